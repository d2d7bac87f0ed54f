//! The marks in the text of a lesson: `*emphasis*`, and formulas between backticks, in which `^` raises and `_` lowers the next
//! number, letter or bracket. Everything else is plain text.

/// A part of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    Plain(String),
    Emphasis(String),
    Formula(Vec<FormulaPart>),
}

/// A part of a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormulaPart {
    Plain(String),
    Raised(String),
    Lowered(String),
}

/// The paragraphs of a text. A mark without its partner is an ordinary character.
///
/// ```
/// use tower_of_hanoi::model::lesson::markup::{FormulaPart, Span, paragraphs};
///
/// let [paragraph] = paragraphs("At *least* `2^n − 1`.").try_into().expect("one paragraph");
/// assert_eq!(paragraph[1], Span::Emphasis("least".into()));
/// assert_eq!(
///     paragraph[3],
///     Span::Formula(vec![FormulaPart::Plain("2".into()), FormulaPart::Raised("n".into()), FormulaPart::Plain(" − 1".into())])
/// );
/// ```
#[must_use]
pub fn paragraphs(text: &str) -> Vec<Vec<Span>> {
    let lines = text.lines().map(str::trim).collect::<Vec<_>>();
    let blocks = lines.split(|line| line.is_empty()).map(|lines| lines.join(" "));
    blocks.filter(|block| !block.is_empty()).map(|block| spans(&block)).collect()
}

fn spans(mut text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut plain = String::new();
    while let Some(start) = text.find(['*', '`']) {
        let (before, rest) = text.split_at(start);
        plain.push_str(before);
        // Both marks are one byte.
        let (mark, after) = rest.split_at(1);
        match after.split_once(mark).filter(|(inside, _)| is_marked(inside)) {
            Some((inside, after)) => {
                if !plain.is_empty() {
                    spans.push(Span::Plain(std::mem::take(&mut plain)));
                }
                spans.push(if mark == "*" {
                    Span::Emphasis(inside.to_owned())
                } else {
                    Span::Formula(formula(inside))
                });
                text = after;
            }
            None => {
                plain.push_str(mark);
                text = after;
            }
        }
    }
    plain.push_str(text);
    if !plain.is_empty() {
        spans.push(Span::Plain(plain));
    }
    spans
}

/// Whether the marks touch their words: `2 * 3 * 4` has no emphasis.
fn is_marked(inside: &str) -> bool {
    !inside.is_empty() && inside.trim() == inside
}

fn formula(text: &str) -> Vec<FormulaPart> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['^', '_']) {
        let (before, marked) = rest.split_at(at);
        let (mark, after) = marked.split_at(1);
        if !before.is_empty() {
            parts.push(FormulaPart::Plain(before.to_owned()));
        }
        let (group, after) = next_group(after);
        let group = group.to_owned();
        parts.push(if mark == "^" { FormulaPart::Raised(group) } else { FormulaPart::Lowered(group) });
        rest = after;
    }
    if !rest.is_empty() {
        parts.push(FormulaPart::Plain(rest.to_owned()));
    }
    parts
}

/// The operand of a mark: the contents of a bracket, a number, or a single character.
fn next_group(text: &str) -> (&str, &str) {
    if let Some((inside, after)) = text.strip_prefix('(').and_then(|text| text.split_once(')')) {
        return (inside, after);
    }
    let digits = text.len() - text.trim_start_matches(|sign: char| sign.is_ascii_digit()).len();
    let first = text.chars().next().map_or(0, char::len_utf8);
    text.split_at(digits.max(first))
}
