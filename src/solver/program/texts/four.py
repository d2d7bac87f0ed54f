from math import sqrt

def four(n, source, target):
    if n == 0: return
    spare, other = "ABCD".replace(source, "").replace(target, "")
    k = ASIDE
    four(k, source, spare)
    hanoi(n - k, source, target, other)
    four(k, spare, target)

def hanoi(n, source, target, spare):
    if n == 0: return
    hanoi(n - 1, source, spare, target)
    print(source, "→", target)
    hanoi(n - 1, spare, target, source)

CALL
