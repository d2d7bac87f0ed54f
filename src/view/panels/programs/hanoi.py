# Every move of the Tower of Hanoi from its number alone: disc, from, to.
discs = DISCS
# The formula ends on another peg when the number of discs is even.
pegs = "ABC" if discs % 2 == 1 else "ACB"
i = 1
while i < 1 << discs:
    disc = (i & -i).bit_length()
    print(disc, pegs[(i & (i - 1)) % 3], pegs[((i | (i - 1)) + 1) % 3])
    i += 1
