//! The pegs of 64 discs at once are those of the closed form, and so are those of long numbers, word by word.
//!
//! *Proved:* `TritVector::of`, with its masks, gives disc k the peg that `Rotation::peg_at` gives it. *For:* every word m. *How:*
//! both are sums over the bits of m, modulo three. For the closed form that is how a number is written in bits. For `of`, it follows
//! from what it is made of: `plus` and `shifted` work on each digit by itself, which the unit tests beside them prove in nine and in
//! 64 cases. So the 64 words with one bit decide about all of them.
//!
//! *Proved:* a word of a longer number needs of the words above it their sum modulo three. *For:* every number of words. *How:* 2⁶⁴
//! leaves 1 modulo three, so that the closed form's bits above are the word's own plus that sum: three states, and three remainders
//! of a word lead from each to the next.

use num_bigint::BigUint;
use tower_of_hanoi::solver::classic::{Classic, masks::TritVector, word::Rotation};
use tower_of_hanoi::solver::{Disc, DiscCount, Index, Peg};

use super::PAIRS;

#[test]
fn words_with_one_bit_decide() {
    for (start, goal) in PAIRS {
        for discs in [63, 64] {
            let rotation = Rotation::new(discs, start, goal).unwrap();
            for word in (0..64).map(|bit| 1 << bit).chain([0]) {
                let masks = rotation.masks(TritVector::of(word));
                for disc in (0..64).map(Disc::from_index) {
                    let peg = masks.peg(disc.number() - 1);
                    assert_eq!(peg, rotation.peg_at(disc, word), "{word:b} {disc}");
                    // It is on this peg only.
                    let places = masks.0.map(|mask| mask >> (disc.number() - 1) & 1);
                    assert_eq!(places.iter().sum::<u64>(), 1);
                    assert_eq!(places[peg.index()], 1);
                }
            }
        }
    }
}

/// The closed form for any number: how often disc k has moved, modulo three.
fn moved(m: &BigUint, disc: u32) -> u64 {
    let count = (m >> disc) + u8::from(m.bit(u64::from(disc - 1)));
    (count % 3u8).try_into().unwrap()
}

#[test]
fn three_remainders_pass_between_words() {
    assert_eq!((BigUint::from(1u8) << 64u8) % 3u8, 1u8.into());
    let classic = Classic::new(DiscCount::try_from(192).unwrap(), Peg::A, Peg::C).unwrap();
    let rotation = Rotation::new(192, Peg::A, Peg::C).unwrap();
    let words: Vec<u64> = (0..64).step_by(7).map(|bit| 1 << bit).chain([0, 2, 3, u64::MAX]).collect();
    let mut sums = [0; 9];
    for (high, middle) in words.iter().flat_map(|&high| words.iter().map(move |&middle| (high, middle))) {
        sums[(high % 3 * 3 + middle % 3) as usize] += 1;
        for &low in &words {
            let m: BigUint = [low, middle, high].iter().rev().fold(BigUint::ZERO, |m, &word| (m << 64u8) + word);
            let masks = classic.masks_at(&Index::from(m.clone())).unwrap();
            for disc in [1, 2, 33, 64, 65, 66, 128, 129, 191, 192] {
                let peg = masks[(disc as usize - 1) / 64].peg((disc - 1) % 64);
                // A word with one bit at the place of the disc, or above it, moves it as often as remainders tell.
                let same = (0..8).map(|word| (word, moved(&word.into(), 1 + (disc + 1) % 2)));
                let (word, _) = same.into_iter().find(|&(_, count)| count == moved(&m, disc)).unwrap();
                assert_eq!(peg, rotation.peg_at(Disc::new(1 + (disc + 1) % 2).unwrap(), word), "{m} {disc}");
            }
        }
    }
    assert!(sums.iter().all(|&cases| cases > 0), "each state with each remainder");
}
