//! Reads Fluent files (projectfluent.org) and writes their patterns in the short form that the page fills in: `{0}` is the
//! first argument, `{0#one:# move|other:# moves}` chooses by it. A choice is named by the number itself or by its plural
//! category, the last serves where none fits, and `#` is the number as people read it.
//!
//! Of Fluent's syntax it takes messages with text, string literals, variables and choices by a variable; the rest is an
//! error, so that no translation is read in part.

use std::collections::HashMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message as Entity, Pattern, PatternElement, VariantKey};
use fluent_syntax::parser;

type Source<'a> = &'a str;

/// An argument of a message, as the comment in `en.ftl` describes it: `# $disc (disc, 3): the disc that moves`.
pub struct Argument {
    pub name: String,
    pub kind: String,
    pub sample: String,
}

/// An English message.
pub struct Message {
    pub id: String,
    /// The comment without the lines of arguments.
    pub comment: String,
    pub arguments: Vec<Argument>,
    /// The text in the short form.
    pub pattern: String,
}

/// All messages, in the order of `en.ftl`.
pub struct Catalogue {
    pub messages: Vec<Message>,
}

impl Catalogue {
    /// Reads `en.ftl`.
    pub fn english(source: &str) -> Result<Self, String> {
        let mut messages: Vec<Message> = Vec::new();
        for entity in entities(source).map_err(|error| format!("en.ftl: {error}"))? {
            let message = english_message(&entity).map_err(|error| format!("en.ftl: {}: {error}", entity.id.name))?;
            if messages.iter().any(|other| other.id == message.id) {
                return Err(format!("en.ftl: {} stands there twice", message.id));
            }
            messages.push(message);
        }
        Ok(Self { messages })
    }

    /// The texts of another language in the order of English, in the short form. A text that is missing is empty: the page
    /// shows the English one.
    pub fn translated(&self, source: &str) -> Result<Vec<String>, String> {
        let places: HashMap<_, _> = self.messages.iter().enumerate().map(|(at, one)| (one.id.as_str(), at)).collect();
        let mut texts = vec![String::new(); self.messages.len()];
        for entity in entities(source)? {
            let id = entity.id.name;
            let place = *places.get(id).ok_or_else(|| format!("en.ftl has no message {id}"))?;
            if !texts[place].is_empty() {
                return Err(format!("{id} stands there twice"));
            }
            let arguments = &self.messages[place].arguments;
            let pattern = entity.value.as_ref().ok_or_else(|| format!("{id} has no text"))?;
            texts[place] = short_form(pattern, arguments, None).map_err(|error| format!("{id}: {error}"))?;
        }
        Ok(texts)
    }
}

fn entities(source: &str) -> Result<Vec<Entity<Source<'_>>>, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| {
        let first = errors.first().map_or_else(String::new, |error| {
            let line = source[..error.pos.start].lines().count().max(1);
            format!("line {line}: {}", error.kind)
        });
        format!("{first}; this and {} more are no Fluent syntax", errors.len().saturating_sub(1))
    })?;
    resource.body.into_iter().filter_map(message_or_error).collect()
}

fn message_or_error(entry: Entry<Source<'_>>) -> Option<Result<Entity<Source<'_>>, String>> {
    match entry {
        Entry::Message(entity) if entity.attributes.is_empty() => Some(Ok(entity)),
        Entry::Message(entity) => Some(Err(format!("{} has attributes, which are not used here", entity.id.name))),
        Entry::Term(term) => Some(Err(format!("-{} is a term, which is not used here", term.id.name))),
        Entry::Junk { content } => Some(Err(format!("this is no Fluent syntax: {content}"))),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
    }
}

fn english_message(entity: &Entity<Source<'_>>) -> Result<Message, String> {
    let comment = entity.comment.as_ref().ok_or("it has no comment for translators")?;
    let (lines, arguments): (Vec<_>, Vec<_>) = comment.content.iter().partition(|line| !line.starts_with('$'));
    let arguments = arguments.into_iter().map(argument).collect::<Result<Vec<_>, _>>()?;
    let pattern = entity.value.as_ref().ok_or("it has no text")?;
    let pattern = short_form(pattern, &arguments, None)?;
    for (place, argument) in arguments.iter().enumerate() {
        if !pattern.contains(&format!("{{{place}")) {
            return Err(format!("its text does not use ${}", argument.name));
        }
    }
    Ok(Message { id: entity.id.name.to_owned(), comment: lines.join(" "), arguments, pattern })
}

fn argument(line: &str) -> Result<Argument, String> {
    let parse = || {
        let (head, _) = line.strip_prefix('$')?.split_once("): ")?;
        let (name, facts) = head.split_once(" (")?;
        let (kind, sample) = facts.split_once(", ")?;
        Some(Argument { name: name.to_owned(), kind: kind.to_owned(), sample: sample.to_owned() })
    };
    parse().ok_or_else(|| format!("{line}: an argument is described as $name (kind, sample): meaning"))
}

/// Writes a pattern in the short form. `chosen` is the argument that the choice around it goes by.
fn short_form(pattern: &Pattern<Source<'_>>, arguments: &[Argument], chosen: Option<usize>) -> Result<String, String> {
    let mut short = String::new();
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => short.push_str(&plain(value, chosen)?),
            PatternElement::Placeable { expression } => short.push_str(&placeable(expression, arguments, chosen)?),
        }
    }
    Ok(short)
}

/// Text without the signs of the short form, on one line.
fn plain(text: &str, chosen: Option<usize>) -> Result<String, String> {
    let reserved: &[char] = if chosen.is_some() { &['{', '}', '#', '|'] } else { &['{', '}'] };
    match text.find(reserved) {
        Some(_) => Err(format!("“{text}” holds one of the signs {reserved:?}")),
        None => Ok(text.replace('\n', " ")),
    }
}

fn placeable(
    expression: &Expression<Source<'_>>,
    arguments: &[Argument],
    chosen: Option<usize>,
) -> Result<String, String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => plain(value, chosen),
        Expression::Inline(inline) => {
            let place = place_of(inline, arguments)?;
            Ok(if chosen == Some(place) { "#".to_owned() } else { format!("{{{place}}}") })
        }
        Expression::Select { selector, variants } => {
            let place = place_of(selector, arguments)?;
            // The default comes last, and serves where none fits.
            let (default, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
            let choices = others.into_iter().chain(default).map(|variant| {
                let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = variant.key;
                Ok(format!("{name}:{}", short_form(&variant.value, arguments, Some(place))?))
            });
            Ok(format!("{{{place}#{}}}", choices.collect::<Result<Vec<_>, String>>()?.join("|")))
        }
    }
}

fn place_of(inline: &InlineExpression<Source<'_>>, arguments: &[Argument]) -> Result<usize, String> {
    let InlineExpression::VariableReference { id } = inline else {
        return Err("only variables and string literals are used here".to_owned());
    };
    let place = arguments.iter().position(|argument| argument.name == id.name);
    place.ok_or_else(|| format!("it has no argument ${}", id.name))
}
