//! Programs that print all moves, in several languages.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{Action, ProgrammingLanguage, Scene};
use crate::view::Ui;
use crate::view::components::copy::{CopyStatus, copy_button};
use crate::view::components::memo::Render;

use super::help;

/// The program in a language. `DISCS` stands for the number of discs.
const fn template(language: ProgrammingLanguage) -> &'static str {
    match language {
        ProgrammingLanguage::Rust => include_str!("programs/hanoi.rs"),
        ProgrammingLanguage::Python => include_str!("programs/hanoi.py"),
        ProgrammingLanguage::Bash => include_str!("programs/hanoi.sh"),
        ProgrammingLanguage::PostgreSql => include_str!("programs/hanoi.sql"),
        ProgrammingLanguage::Prolog => include_str!("programs/hanoi.pl"),
        ProgrammingLanguage::Cpp => include_str!("programs/hanoi.cpp"),
    }
}

/// A tab for each language, and the program in the chosen one.
#[derive(PartialEq)]
pub struct CodePanel {
    language: ProgrammingLanguage,
    discs: u32,
    copied: CopyStatus,
}

impl CodePanel {
    pub fn of(scene: &Scene) -> Self {
        let discs = scene.puzzle().discs().count().max(1);
        Self { language: scene.session.language, discs, copied: CopyStatus::of(scene) }
    }
}

impl Render for CodePanel {
    fn render(&self, ui: &Ui) -> Html {
        let program = template(self.language).replace("DISCS", &self.discs.to_string());
        let name = self.language.name();
        html! {
            <div class="programs">
                <div class="row">
                    { tabs(self.language, ui) }
                    { help(ui.l10n.text(msg::CODE_HINT), ui.l10n) }
                </div>
                <div class="program" id="code-panel" role="tabpanel" aria-labelledby="code-tab">
                    <pre tabindex="0"><code data-program={name}>{ program.clone() }</code></pre>
                    { copy_button(&self.copied, name, program, ui) }
                </div>
            </div>
        }
    }
}

fn tabs(chosen: ProgrammingLanguage, ui: &Ui) -> Html {
    let tab = |language: ProgrammingLanguage| {
        let is_chosen = language == chosen;
        let onclick = ui.dispatch.reform(move |_: MouseEvent| Action::SelectLanguage(language));
        html! {
            <button type="button" role="tab" id={is_chosen.then_some("code-tab")} aria-controls={is_chosen.then_some("code-panel")} data-language={language.name()} {onclick}
                aria-selected={is_chosen.to_string()} tabindex={if is_chosen { "0" } else { "-1" }}>
                { language.name() }
            </button>
        }
    };
    html! {
        <div class="languages" role="tablist" data-roving="select" aria-label={ui.l10n.text(msg::CODE_LANGUAGES)}>
            { for ProgrammingLanguage::ALL.into_iter().map(tab) }
        </div>
    }
}
