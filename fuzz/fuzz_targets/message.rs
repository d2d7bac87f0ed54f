#![no_main]

#[allow(dead_code)]
#[path = "../../src/bin/hanoi/jsonl.rs"]
mod json_lines;
#[allow(dead_code)]
#[path = "../../tests/fuzz/targets.rs"]
mod targets;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| targets::message_is_applied(bytes));
