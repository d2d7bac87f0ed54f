// Every move of the Tower of Hanoi from its number alone: disc, from, to.
fn main() {
    let discs = DISCS;
    // The formula ends on another peg when the number of discs is even.
    let pegs = if discs % 2 == 1 { ['A', 'B', 'C'] } else { ['A', 'C', 'B'] };
    for i in 1..=u64::MAX >> (64 - discs) {
        let from = (i & (i - 1)) % 3;
        let to = ((i | (i - 1)) % 3 + 1) % 3;
        println!("{} {} {}", i.trailing_zeros() + 1, pegs[from as usize], pegs[to as usize]);
    }
}
