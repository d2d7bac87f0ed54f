def once(n, source, target, spare):
    if n == 0: return
    twice(n - 1, source, spare, target)
    print(source, "→", target)
    twice(n - 1, spare, target, source)

def twice(n, source, target, spare):
    if n == 0: return
    twice(n - 1, source, target, spare)
    print(source, "→", spare)
    once(n - 1, target, source, spare)
    print(spare, "→", target)
    twice(n - 1, source, target, spare)

CALL
