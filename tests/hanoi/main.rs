//! Runs the program `hanoi` and checks what it prints.
#![cfg(not(target_arch = "wasm32"))]

mod commands;
mod jsonl;

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

fn start(arguments: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hanoi"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// What the program prints for an input.
fn run_with(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = start(arguments);
    let (mut pipe, input) = (child.stdin.take().unwrap(), input.to_vec());
    let writer = std::thread::spawn(move || pipe.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    output
}
