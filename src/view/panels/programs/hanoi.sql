-- Every move of the Tower of Hanoi from its number alone: disc, from, to. For PostgreSQL.
WITH puzzle AS (
  -- The formula ends on another peg when the number of discs is even.
  SELECT discs, CASE discs % 2 WHEN 1 THEN 'ABC' ELSE 'ACB' END AS pegs
  FROM (VALUES (DISCS)) AS chosen (discs)
)
SELECT
  length(substring((i & -i)::bit(64)::text FROM '1.*$')) AS disc,
  substr(pegs, 1 + ((i & (i - 1)) % 3)::int, 1) AS "from",
  substr(pegs, 1 + (((i | (i - 1)) + 1) % 3)::int, 1) AS "to"
FROM puzzle, generate_series(1::bigint, (1::bigint << discs) - 1) AS i
ORDER BY i;
