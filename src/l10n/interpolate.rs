//! Inserts arguments into a text.
//!
//! `{0}` is the first argument. `{0#one:# move|other:# moves}` chooses by it: a choice is named by the number itself or by its
//! plural category, the last one serves if none fits, and `#` is the formatted number. A choice may contain further placeholders.
//! `build/fluent.rs` writes texts in this form.

use super::Arg;
use super::number_format::NumberFormat;

/// Replaces the placeholders of a text. A missing argument is replaced with nothing.
pub fn interpolate(text: &str, args: &[Arg<'_>], number_format: &NumberFormat) -> String {
    let mut output = String::new();
    insert(&mut output, text, None, args, number_format);
    output
}

/// `number` is what `#` stands for.
fn insert(output: &mut String, mut text: &str, number: Option<&str>, args: &[Arg<'_>], number_format: &NumberFormat) {
    while let Some((plain, rest)) = split_before(text, |sign| sign == '{' || (sign == '#' && number.is_some())) {
        output.push_str(plain);
        text = match rest.strip_prefix('#') {
            Some(after) => {
                output.push_str(number.unwrap_or_default());
                after
            }
            None => {
                let (placeholder, after) = split_at_end(rest.strip_prefix('{').unwrap_or_default());
                insert_arg(output, placeholder, args, number_format);
                after
            }
        };
    }
    output.push_str(text);
}

fn insert_arg(output: &mut String, placeholder: &str, args: &[Arg<'_>], number_format: &NumberFormat) {
    let (place, choices) = placeholder.split_once('#').map_or((placeholder, None), |(at, all)| (at, Some(all)));
    let Some(arg) = place.parse().ok().and_then(|place: usize| args.get(place)) else { return };
    let formatted = arg.format(number_format);
    match choices {
        None => output.push_str(&formatted),
        Some(choices) => {
            let choice = choose(choices, &arg.digits(), number_format);
            insert(output, choice, Some(&formatted), args, number_format);
        }
    }
}

/// The first of `choices` that is named after the number or its plural category, or else the last one.
fn choose<'t>(mut choices: &'t str, digits: &str, number_format: &NumberFormat) -> &'t str {
    let category = number_format.category(digits);
    loop {
        let (choice, rest) = split_outside(choices, '|');
        let (name, text) = choice.split_once(':').unwrap_or_default();
        match rest {
            Some(rest) if name != digits && name != category => choices = rest,
            _ => return text,
        }
    }
}

/// Splits before the first of some signs.
fn split_before(text: &str, is_sign: impl Fn(char) -> bool) -> Option<(&str, &str)> {
    text.split_at_checked(text.find(is_sign)?)
}

/// Splits at the brace that closes one that was open before the text.
fn split_at_end(text: &str) -> (&str, &str) {
    let (inside, after) = split_outside(text, '}');
    (inside, after.unwrap_or_default())
}

/// Splits at the first sign that is in no braces.
fn split_outside(text: &str, sign: char) -> (&str, Option<&str>) {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        if letter == sign && depth == 0 {
            let (before, rest) = text.split_at_checked(at).unwrap_or_default();
            return (before, rest.strip_prefix(sign));
        }
        depth += i32::from(letter == '{') - i32::from(letter == '}');
    }
    (text, None)
}
