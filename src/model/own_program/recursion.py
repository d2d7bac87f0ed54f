def hanoi(n, source, target, spare):
    if n == 0: return
    hanoi(n - 1, source, spare, target)
    move(source, target)
    hanoi(n - 1, spare, target, source)

hanoi(discs(), source, target, spare)
