//! The pegs of 64 discs at once are those of the closed form, and so are those of long numbers, word by word.
//!
//! *Proved:* `TritVector::of`, with its masks, gives disc k the peg that `Rotation::peg_at` gives it. *For:* every word m. *How:* its
//! operations are bitwise but for the division by three. A quotient and a remainder below three are unique, so the quotient has the
//! digits of long division, which keeps one of three remainders a: with the next bit b, the digit is 1 when 2a + b is three or
//! more. What becomes of a place depends on a, on its bit, and on the next bit, by way of the quotient's next digit: twelve cases at
//! each of the 64 places, which are all tried.
//!
//! *Proved:* a word of a longer number needs of the words above it their remainder modulo three. *For:* every number of words.
//! *How:* it is the remainder of the same long division, with which the twelve cases are tried at each place. What one word takes over
//! from the words above it follows from what it leaves and from its own remainder: nine cases.

use num_bigint::BigUint;
use tower_of_hanoi::solver::classic::{Classic, masks::TritVector, word::Rotation};
use tower_of_hanoi::solver::{Disc, DiscCount, Index, Peg};

use super::PAIRS;

/// All words with the bit at a place, the bit below it, and each remainder of the bits above it; with the remainder of higher words
/// that brings it about.
fn cases(place: u32) -> impl Iterator<Item = (u64, u64)> {
    let bits = move |bit: u64, next: u64| bit << place | (next << place) >> 1;
    let words = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(bit, next)| bits(bit, next));
    // The bits above, as 0, 1 or 2 where they fit, and the words above.
    let higher = (0..3u64).filter(move |high| place < 62 || high >> (63 - place) == 0);
    higher.flat_map(move |high| {
        let high = if high == 0 { 0 } else { high << (place + 1) };
        words.into_iter().flat_map(move |word| (0..3).map(move |above| (above, high | word)))
    })
}

/// How many pegs further a disc is in the seed formula, by the closed form: modulo three, odd-numbered discs the other way.
fn digit(above: u64, m: u64, disc: u32) -> u64 {
    let number = u128::from(above) << 64 | u128::from(m);
    let moves = (number >> disc) + (number >> (disc - 1) & 1);
    u64::try_from(if disc % 2 == 1 { 2 * moves } else { moves } % 3).unwrap()
}

#[test]
fn twelve_cases_at_each_place_decide() {
    for place in 0..64 {
        let mut seen = std::collections::BTreeSet::new();
        for (above, word) in cases(place) {
            let number = u128::from(above) << 64 | u128::from(word);
            let next = if place == 0 { 0 } else { word >> (place - 1) & 1 };
            seen.insert((((number >> place) >> 1) % 3, word >> place & 1, next));
            let masks = TritVector::below(above, word).masks([Peg::A, Peg::B, Peg::C]);
            assert_eq!(u64::from(masks.peg(place).to_u8()), digit(above, word, place + 1), "{above} {word:b} {place}");
        }
        assert_eq!(seen.len(), if place == 0 { 6 } else { 12 });
    }
}

/// What is found for a place is the peg of the closed form, on this peg only, whatever the pegs are called.
#[test]
fn masks_name_pegs_as_the_closed_form_does() {
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

/// The list of pegs is that of the masks: each byte, at each place of a word, below each remainder.
#[test]
fn lists_read_masks() {
    let list = |classic: &Classic, m: u128| {
        let index = Index::from(BigUint::from(m));
        let masks = classic.masks_at(&index).unwrap();
        let one_by_one = (0..128).map(|disc| masks[disc / 64].peg(disc as u32 % 64)).collect::<Vec<Peg>>();
        let list = classic.position_at(&index).unwrap();
        assert_eq!(list.pegs(), one_by_one, "{m:b}");
    };
    let mut seen = std::collections::BTreeSet::new();
    for (start, goal) in PAIRS {
        let classic = Classic::new(DiscCount::try_from(128).unwrap(), start, goal).unwrap();
        for (place, byte, above) in
            (0..8).flat_map(|place| (0..256u128).flat_map(move |byte| [0, 1, 2].map(|above| (place, byte, above))))
        {
            // Below it, something that is not the same for all.
            let below = (byte * 0x9e37_79b9_7f4a_7c15 % (1 << 61)) & ((1 << (8 * place)) - 1);
            let m = (above << 8 | byte) << (8 * place) | below;
            list(&classic, m);
            seen.insert((place, m >> (8 * place) & 0xff, (m >> (8 * place + 8)) % 3));
        }
    }
    assert_eq!(seen.len(), 8 * 256 * 3);
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
