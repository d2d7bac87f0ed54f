fn once(n: u32, source: &str, target: &str, spare: &str) {
    if n == 0 { return; }
    twice(n - 1, source, spare, target);
    println!("{source} → {target}");
    twice(n - 1, spare, target, source);
}

fn twice(n: u32, source: &str, target: &str, spare: &str) {
    if n == 0 { return; }
    twice(n - 1, source, target, spare);
    println!("{source} → {spare}");
    once(n - 1, target, source, spare);
    println!("{spare} → {target}");
    twice(n - 1, source, target, spare);
}

fn main() {
    CALL;
}
