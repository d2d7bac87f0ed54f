//! The tables that the program is compiled with or loads.

use std::fmt::Write as _;

use super::fluent::{Catalogue, Message};

/// The keys as Rust constants with their English, and a list of all for tests.
pub fn rust(english: &Catalogue) -> String {
    let mut code = format!(
        "/// Changes when messages are added, removed or moved.\npub const FINGERPRINT: &str = {:?};\n\
        /// How many messages there are.\npub const COUNT: usize = {};\n",
        fingerprint(english),
        english.messages.len()
    );
    for (number, message) in english.messages.iter().enumerate() {
        let Message { id, comment, arguments, pattern } = message;
        let (name, count) = (id.to_uppercase().replace('-', "_"), arguments.len());
        let names: Vec<_> = arguments.iter().map(|argument| format!("`{}`", argument.name)).collect();
        let about =
            if names.is_empty() { comment.clone() } else { format!("{comment} Arguments: {}.", names.join(", ")) };
        // In a comment, brackets would be a link.
        let about = about.replace('[', "\\[").replace(']', "\\]");
        let _ = writeln!(
            code,
            "#[doc = {about:?}]\npub const {name}: Message<{count}> = Message::new({number}, {pattern:?});"
        );
    }
    code.push_str("/// All messages, in order: for tests.\npub const ALL: &[MessageInfo] = &[\n");
    for Message { id, arguments, pattern, .. } in &english.messages {
        let arguments: Vec<_> =
            arguments.iter().map(|one| format!("({:?}, {:?}, {:?})", one.name, one.kind, one.sample)).collect();
        let _ = writeln!(
            code,
            "    MessageInfo {{ id: {id:?}, english: {pattern:?}, arguments: &[{}] }},",
            arguments.join(", ")
        );
    }
    code.push_str("];\n");
    code
}

/// A language as the page loads it: the fingerprint, then a line for each message.
pub fn language(english: &Catalogue, texts: Vec<String>) -> String {
    [vec![fingerprint(english)], texts].concat().join("\n") + "\n"
}

/// A short hash of all ids with their arguments, by which the page knows the file of another version (FNV-1a, 32 bits).
fn fingerprint(english: &Catalogue) -> String {
    let arguments = |message: &Message| message.arguments.iter().fold(String::new(), |all, one| all + " " + &one.name);
    let all: String = english.messages.iter().map(|one| format!("{}{}\n", one.id, arguments(one))).collect();
    let hash = all.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    format!("{hash:08x}")
}
