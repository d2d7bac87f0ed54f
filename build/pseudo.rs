//! Languages that nobody speaks, made of English, to see what a layout does with long texts and with right-to-left ones.

/// What a language makes of a text in the short form.
type Transform = fn(&str) -> String;

pub const LOCALES: [(&str, Transform); 2] = [("en-XA", accented), ("ar-XB", mirrored)];

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ACCENTED: &str = "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";

/// Accented and about 40 % longer, in brackets that show where a text is cut off.
fn accented(text: &str) -> String {
    let letters = each_text(text, |letter| {
        PLAIN
            .chars()
            .position(|plain| plain == letter)
            .and_then(|at| ACCENTED.chars().nth(at))
            .unwrap_or(letter)
            .to_string()
    });
    let more = text.chars().count() * 2 / 5;
    // Words, because no language has one as long as a paragraph.
    let padding: String = " ~~~~~".chars().cycle().take(more.max(1)).collect();
    format!("[{letters}{padding}]")
}

/// Each letter forced to run from right to left.
fn mirrored(text: &str) -> String {
    const OVERRIDE: char = '\u{202e}';
    const END: char = '\u{202c}';
    each_text(
        text,
        |letter| if letter.is_alphanumeric() { format!("{OVERRIDE}{letter}{END}") } else { letter.to_string() },
    )
}

/// Maps the letters of a text, but not arguments and the names of choices.
fn each_text(text: &str, map: impl Fn(char) -> String) -> String {
    let mut mapped = String::new();
    let mut is_name = false;
    for letter in text.chars() {
        match letter {
            '{' | '|' => is_name = true,
            '}' | ':' => {
                mapped.push(letter);
                is_name = false;
                continue;
            }
            _ => {}
        }
        if is_name { mapped.push(letter) } else { mapped.push_str(&map(letter)) }
    }
    mapped
}
