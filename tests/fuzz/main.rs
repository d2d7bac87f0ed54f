//! The fuzz targets as tests: the stored inputs, and changes of them that are the same in every run.
#![cfg(not(target_arch = "wasm32"))]

#[allow(dead_code, reason = "the program reads standard input")]
#[path = "../../src/bin/hanoi/jsonl.rs"]
mod json_lines;
mod targets;

use std::fs;
use std::path::Path;

/// How many changed inputs each target gets.
const CHANGED: u64 = 20_000;

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Numbers that look random (G. Marsaglia, Xorshift RNGs, 2003).
struct Rng(u64);

impl Rng {
    fn below(&mut self, limit: usize) -> usize {
        for shift in [13, -7, 17] {
            self.0 ^= if shift > 0 { self.0 << shift } else { self.0 >> -shift };
        }
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// An input with a few bytes changed, left out, or taken from another one.
fn changed(inputs: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    let mut input = inputs[rng.below(inputs.len())].clone();
    for _ in 0..=rng.below(4) {
        let place = rng.below(input.len() + 1);
        match rng.below(4) {
            0 => input.truncate(place),
            1 => input.insert(place, b"0123456789&=.-,%{}[]\"\n#~\xff\x00az"[rng.below(26)]),
            2 => {
                let other = &inputs[rng.below(inputs.len())];
                input.extend_from_slice(&other[rng.below(other.len())..]);
            }
            _ => {
                if let Some(byte) = input.get_mut(place) {
                    *byte ^= 1 << rng.below(8);
                }
            }
        }
    }
    input
}

#[test]
fn no_input_breaks_a_promise() {
    for (name, target) in targets::ALL {
        let inputs = corpus(name);
        assert!(inputs.len() >= 3, "{name}");
        inputs.iter().for_each(|input| target(input));
        let mut rng = Rng(0x2545_f491_4f6c_dd1d);
        for _ in 0..CHANGED {
            let input = changed(&inputs, &mut rng);
            let result = std::panic::catch_unwind(|| target(&input));
            assert!(result.is_ok(), "{name}: {:?}", String::from_utf8_lossy(&input));
        }
    }
}
