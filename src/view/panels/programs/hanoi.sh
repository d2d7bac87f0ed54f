#!/usr/bin/env bash
# Every move of the Tower of Hanoi from its number alone: disc, from, to.
discs=DISCS
# The formula ends on another peg when the number of discs is even.
if ((discs % 2)); then pegs=(A B C); else pegs=(A C B); fi
for ((i = 1; i < 1 << discs; i++)); do
  disc=1
  while (((i >> (disc - 1)) % 2 == 0)); do ((++disc)); done
  echo "$disc ${pegs[(i & (i - 1)) % 3]} ${pegs[((i | (i - 1)) + 1) % 3]}"
done
