//! The text of a program, line by line.

use yew::prelude::*;

use crate::solver::program::ProgramText;

use super::icon::Icon;

/// The lines with their numbers, and an arrow at the current one. `line` puts the content of a line into an element.
pub fn listing(
    text: &ProgramText,
    current: usize,
    label: &'static str,
    roving: Option<&'static str>,
    mut line: impl FnMut(usize, Html) -> Html,
) -> Html {
    let mut item = |(number, code): (usize, &str)| {
        let content = html! {
            <>
                <span class="marker">{ if number == current { Icon::Play.html() } else { Html::default() } }</span>
                <span class="number">{ number }</span>
                <code data-indent={indent(code)}>{ code.to_owned() }</code>
            </>
        };
        let is_current = (number == current).then_some("step");
        html! { <li key={number} data-code-line={number.to_string()} aria-current={is_current}>{ line(number, content) }</li> }
    };
    let numbered = text.as_str().lines().enumerate().map(|(before, code)| (before + 1, code));
    html! {
        <ol class="listing" role="list" dir="ltr" data-roving={roving} aria-label={label}>{ for numbered.map(&mut item) }</ol>
    }
}

/// The indentation of a line. If the line wraps, the rest is indented further.
fn indent(code: &str) -> String {
    (code.len() - code.trim_start().len()).to_string()
}
