fn four(n: u32, source: &str, target: &str) {
    if n == 0 { return; }
    let spares = "ABCD".replace(source, "").replace(target, "");
    let (spare, other) = spares.split_at(1);
    let k = ASIDE;
    four(k, source, spare);
    hanoi(n - k, source, target, other);
    four(k, spare, target);
}

fn hanoi(n: u32, source: &str, target: &str, spare: &str) {
    if n == 0 { return; }
    hanoi(n - 1, source, spare, target);
    println!("{source} → {target}");
    hanoi(n - 1, spare, target, source);
}

fn main() {
    CALL;
}
