//! The texts of the lessons that come with the page: Fluent files become one file for each language, in the form that
//! `src/model/lesson/script.rs` reads. Ids are `recursion-name`, `recursion-about`, `recursion-1-title`, `recursion-1-text`, …

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
    let mut scripts = String::new();
    for (id, text) in english {
        let text = own.get(id).copied().unwrap_or(text);
        let line = match id.rsplit('-').next() {
            Some("name") => format!("= {text}"),
            Some("about") => format!(": {text}"),
            Some("title") => format!("?\n# {text}"),
            Some("text") => text.clone(),
            _ => return Err(format!("{id} is no part of a lesson")),
        };
        let _ = writeln!(scripts, "{line}");
    }
    Ok(scripts)
}
