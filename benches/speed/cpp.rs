//! The published formula in C++, compiled here and run in turns with ours.

use std::path::{Path, PathBuf};
use std::process::Command;

/// How many moves a measurement asks for.
pub const MOVES: u64 = 2_000_000;
/// The distance between their numbers.
pub const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;

/// A compiled program that measures the formula.
pub struct Formula(PathBuf);

impl Formula {
    /// Compiles it with `c++ -O2`; `None`, with a word on why, where there is no such compiler.
    pub fn compile() -> Option<Self> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/speed/formula.cpp");
        let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join("formula");
        let defines = [format!("-DMOVES={MOVES}ULL"), format!("-DSTRIDE={STRIDE}ULL")];
        let compiled = Command::new("c++").arg("-O2").args(defines).arg("-o").arg(&program).arg(source).status();
        if compiled.is_ok_and(|status| status.success()) {
            return Some(Self(program));
        }
        println!("no C++ compiler: the comparison with it is left out");
        None
    }

    /// Nanoseconds for one move, as the program measures them.
    pub fn nanoseconds(&self) -> f64 {
        let output = Command::new(&self.0).output().expect("the program runs");
        String::from_utf8_lossy(&output.stdout).trim().parse().expect("it prints one number")
    }
}
