//! The recursive program of textbooks, at any of its steps.

mod controls;
mod listing;
mod no_program;
mod stack;
mod tree;

use std::rc::Rc;

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::model::{Panel, Parameter, Problem, ProgramAction, ProgramRun, Scene};
use crate::solver::program::{NoProgram, ProgramLanguage};
use crate::view::Ui;
use crate::view::components::memo::Render;

use super::help;
use super::recursion::TaskTree;

/// The program with the line that runs next, the buttons that run it, and the open calls.
#[derive(PartialEq)]
pub struct ProgramPanel {
    run: Result<Rc<ProgramRun>, NoProgram>,
    /// `None` while the solution is being searched for.
    tree: Option<TaskTree>,
    language: ProgramLanguage,
    is_playing: bool,
    runs_back: bool,
    shows_whole_stack: bool,
    problem: Option<Problem>,
}

impl ProgramPanel {
    pub fn of(scene: &Scene) -> Self {
        Self {
            run: scene.program_run().cloned().map_err(Clone::clone),
            tree: scene.recursion_of_solution().map(|path| TaskTree::of(scene, path)),
            language: scene.config.program,
            is_playing: scene.is_playing(),
            runs_back: scene.session.runs_back,
            shows_whole_stack: scene.session.shows_whole_stack,
            problem: scene.problem_of(Parameter::Event).cloned(),
        }
    }
}

impl Render for ProgramPanel {
    fn render(&self, ui: &Ui) -> Html {
        let Some(tree) = &self.tree else { return Html::default() };
        let problem = self.problem.as_ref();
        let run = match &self.run {
            Ok(run) => run,
            Err(error) => return no_program::draw(error, problem, ui),
        };
        let text = run.program().text(self.language);
        html! {
            <div class="steps-of-program" data-event={run.index().to_string()} data-at-line={run.line(&text).to_string()}>
                { languages(self.language, ui) }
                <div id="program-panel" role="tabpanel" aria-labelledby="program-tab">
                    { listing::draw(self.runs_back, run, &text, ui) }
                </div>
                <div class="run-bar">
                    <p data-next-line="">{ ui.l10n.program_sentence(run, &text) }</p>
                    { controls::buttons(self.is_playing, run, ui) }
                </div>
                { controls::number(run, self.runs_back, problem, ui) }
                { stack::draw(self.shows_whole_stack, run, &text, ui) }
                { tree::draw(tree, run, ui) }
            </div>
        }
    }
}

/// The announcement after a step for screen readers; `None` if the user did not go to one.
pub fn announcement(scene: &Scene, l10n: L10n) -> Option<String> {
    let is_at_step = scene.config.navigation.event.is_some();
    let is_seen = scene.shows(Panel::Program) && !scene.is_off_solution() && scene.question_on_towers().is_none();
    let run = (is_at_step && is_seen).then(|| scene.program_run().ok()).flatten()?;
    let text = run.program().text(scene.config.program);
    Some(l10n.program_announcement(scene, run, &text))
}

fn languages(chosen: ProgramLanguage, ui: &Ui) -> Html {
    let tab = |language: ProgramLanguage| {
        let is_chosen = language == chosen;
        let onclick = ui.dispatch.reform(move |_: MouseEvent| ProgramAction::SetLanguage(language).into());
        html! {
            <button type="button" role="tab" id={is_chosen.then_some("program-tab")} aria-controls={is_chosen.then_some("program-panel")} data-program-language={language.name()} {onclick}
                aria-selected={is_chosen.to_string()} tabindex={if is_chosen { "0" } else { "-1" }}>
                { name(language) }
            </button>
        }
    };
    html! {
        <div class="row">
            <div class="languages" role="tablist" data-roving="select" aria-label={ui.l10n.text(msg::CODE_LANGUAGES)}>
                { for ProgramLanguage::ALL.into_iter().map(tab) }
            </div>
            { help(ui.l10n.text(msg::PROGRAM_HINT), ui.l10n) }
        </div>
    }
}

const fn name(language: ProgramLanguage) -> &'static str {
    match language {
        ProgramLanguage::Python => "Python",
        ProgramLanguage::JavaScript => "JavaScript",
        ProgramLanguage::Rust => "Rust",
        ProgramLanguage::Java => "Java",
    }
}
