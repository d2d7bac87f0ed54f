//! Labels that are as long as their block allows. Only the style sheet knows the width of the picture, so it shows one of the
//! variants.

use crate::l10n::L10n;
use crate::layout::recursion::Block;
use crate::model::is_invisible;
use crate::solver::recursion::Step;

/// The widths of the picture, in rem, from which on the style sheet shows labels: see `[data-from]` there.
const WIDTHS: [u32; 10] = [16, 20, 24, 28, 32, 40, 48, 56, 64, 80];
/// The widths of characters, in rem.
const NARROW: f64 = 0.46;
const WIDE: f64 = 0.8;
/// The room on both sides together, in rem.
const PADDING: f64 = 0.5;

/// A variant of a label.
pub struct Label {
    pub text: String,
    /// The width of the picture from which on it is shown.
    pub from: u32,
    /// The width from which on a longer variant is shown.
    pub to: Option<u32>,
}

/// The variants of a block's label, from the shortest to the longest; empty if the block is too narrow.
pub fn labels(block: &Block, l10n: L10n) -> Vec<Label> {
    let texts = [disc_number(block.step), block.pegs(), l10n.short_part(block.step)];
    let mut labels: Vec<Label> = Vec::new();
    for text in texts.into_iter().filter(|text| !text.is_empty()) {
        let needed = (width_of(&text) + PADDING) / block.width().max(f64::EPSILON);
        let Some(from) = WIDTHS.into_iter().find(|width| f64::from(*width) >= needed) else { break };
        if labels.last().is_some_and(|shorter| shorter.from == from) {
            labels.pop();
        }
        if let Some(shorter) = labels.last_mut() {
            shorter.to = Some(from);
        }
        labels.push(Label { text, from, to: None });
    }
    labels
}

fn width_of(text: &str) -> f64 {
    let letters = text.chars().filter(|letter| !is_invisible(*letter));
    letters.map(|letter| if letter.is_ascii() { NARROW } else { WIDE }).sum()
}

/// The number of a disc as a label. A task has no such label, because its number of discs would look the same.
fn disc_number(step: Step) -> String {
    match step {
        Step::Move(mv) => mv.disc.number().to_string(),
        Step::Subproblem(_) => String::new(),
    }
}
