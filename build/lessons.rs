//! The texts of the lessons that come with the page: Fluent files become one file for each language, in the form that
//! `src/model/lesson/script.rs` reads. Ids are `recursion-name`, `recursion-about`, `recursion-1-title`, `recursion-1-text`,
//! `recursion-1-ask`, …

use std::collections::HashMap;
use std::fmt::Write as _;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

/// The messages of a file in their order.
pub fn messages(source: &str) -> Result<Vec<(String, String)>, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let message = |entry: Entry<&str>| match entry {
        Entry::Message(message) => {
            let pattern = message.value.ok_or_else(|| format!("{} has no text", message.id.name));
            Some(pattern.and_then(|pattern| Ok((message.id.name.to_owned(), plain(&pattern)?))))
        }
        Entry::Junk { content } => Some(Err(format!("this is no Fluent syntax: {content}"))),
        _ => None,
    };
    resource.body.into_iter().filter_map(message).collect()
}

/// Text with its line breaks. A number in braces is written as people of the language read it: `{ 18433 }`.
fn plain(pattern: &Pattern<&str>) -> Result<String, String> {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Ok((*value).to_owned()),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::NumberLiteral { value }) } => {
            Ok(format!("{{{value}}}"))
        }
        PatternElement::Placeable { .. } => Err("only numbers stand in braces here".to_owned()),
    };
    pattern.elements.iter().map(element).collect()
}

/// The lessons of `english` in the words of `translated`, where it has them.
pub fn scripts(english: &[(String, String)], translated: &[(String, String)]) -> Result<String, String> {
    let ids: Vec<&str> = english.iter().map(|(id, _)| id.as_str()).collect();
    if let Some((id, _)) = translated.iter().find(|(id, _)| !ids.contains(&id.as_str())) {
        return Err(format!("en.ftl has no message {id}"));
    }
    let own: HashMap<_, _> = translated.iter().map(|(id, text)| (id, text)).collect();
    let questions: HashMap<_, _> =
        english.iter().filter_map(|(id, text)| Some((id.strip_suffix("-ask")?, (id, text)))).collect();
    let mut scripts = String::new();
    for (id, text) in english {
        let translation = |id: &String, english| own.get(id).copied().unwrap_or(english);
        let text = translation(id, text);
        let line = match id.rsplit_once('-') {
            Some((_, "name")) => format!("= {text}"),
            Some((_, "about")) => format!(": {text}"),
            Some((step, "title")) => {
                let ask = questions.get(step).map(|&(id, english)| ask(translation(id, english)));
                format!("? {}\n# {text}", ask.unwrap_or_default())
            }
            Some((_, "text")) => text.clone(),
            // It stands in the link of the step.
            Some((_, "ask")) => continue,
            _ => return Err(format!("{id} is no part of a lesson")),
        };
        let _ = writeln!(scripts, "{line}");
    }
    Ok(scripts)
}

/// Another text in place of this one. Of what a step asks, only the words are mapped: the kind, the signs and the numbers stay.
pub fn mapped(id: &str, text: &str, map: fn(&str) -> String) -> String {
    if !id.ends_with("-ask") {
        return map(text);
    }
    let (kind, lines) = text.split_once('\n').unwrap_or((text, ""));
    let words = |text: &str| {
        let sign = text.trim_start_matches(['|', '=', '?', ' ']);
        let is_number = sign.trim().chars().all(|letter| letter.is_ascii_digit() || letter == ',');
        let mapped = if is_number { sign.to_owned() } else { map(sign) };
        format!("{}{mapped}", &text[..text.len() - sign.len()])
    };
    let line = |line: &str| line.split(" > ").map(words).collect::<Vec<_>>().join(" > ");
    std::iter::once(kind.to_owned()).chain(lines.lines().map(line)).collect::<Vec<_>>().join("\n")
}

/// What a step asks, as a parameter of its link.
fn ask(text: &str) -> String {
    let value = text.replace('%', "%25").replace('&', "%26").replace('+', "%2B").replace('#', "%23");
    format!("ask={}", value.split('\n').map(str::trim).collect::<Vec<_>>().join(" "))
}
