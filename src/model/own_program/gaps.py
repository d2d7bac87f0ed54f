def hanoi(n, source, target, spare):
    if n == 0: return
    hanoi(n - 1, ?, ?, ?)
    move(source, target)
    hanoi(n - 1, ?, ?, ?)

hanoi(discs(), source, target, spare)
