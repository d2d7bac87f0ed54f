fn hanoi(n: u32, source: &str, target: &str, spare: &str) {
    if n == 0 { return; }
    hanoi(n - 1, source, spare, target);
    println!("{source} → {target}");
    hanoi(n - 1, spare, target, source);
}

fn main() {
    CALL;
}
