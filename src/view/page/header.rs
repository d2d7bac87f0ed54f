//! The header: the puzzle in short, and the buttons of the page.

use yew::prelude::*;

use crate::l10n::msg;
use crate::model::{
    AccessibilityOption, Action, AppearanceAction, LearnAction, LearnPart, Locale, Panel, Parameter, Problem, Scene,
    ShareAction, Theme,
};
use crate::solver::Puzzle;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::field::problem_text;
use crate::view::components::icon::Icon;
use crate::view::components::memo::{DynProps, Render};
use crate::view::components::stepper::discs_field;

use super::dock::{LoadedPanels, panel_content};
use super::settings;

#[derive(Clone, PartialEq)]
pub struct Header {
    puzzle: Puzzle,
    is_puzzle_open: bool,
    /// The form of the puzzle; `None` while it is closed, and until it is loaded.
    form: Option<DynProps>,
    /// The problem of the number of discs.
    problem: Option<Problem>,
    theme: Theme,
    locale: Option<Locale>,
    /// Whether an exercise withholds controls that would change its questions or leave it.
    is_exercise: bool,
    has_sound: bool,
    /// Whether the device keeps best results; `None` where it cannot.
    keeps_best: Option<bool>,
    /// The part of Learn that a press opens.
    learn_part: LearnPart,
}

impl Header {
    #[must_use]
    pub fn new(scene: &Scene, views: LoadedPanels<'_>) -> Self {
        let is_puzzle_open = scene.shown_panels().contains(Panel::Puzzle);
        Self {
            puzzle: scene.puzzle().clone(),
            is_puzzle_open,
            form: panel_content(Panel::Puzzle, views).filter(|_| is_puzzle_open),
            problem: scene.problem_of(Parameter::Discs).cloned(),
            theme: scene.config.appearance.theme,
            locale: scene.config.appearance.locale,
            is_exercise: scene.is_solution_withheld(),
            has_sound: scene.config.appearance.accessibility.sound,
            keeps_best: scene.session.origin.has_storage.then_some(scene.session.best.is_kept),
            learn_part: scene.session.learn_part,
        }
    }
}

impl Render for Header {
    fn render(&self, ui: &Ui) -> Html {
        let problem = self.problem.as_ref();
        html! {
            <div class="head">
                <h1>{ ui.l10n.text(msg::PAGE_TITLE) }</h1>
                if !self.is_exercise {
                    { discs_field(self.puzzle.discs(), problem, ui) }
                    { self.puzzle_popover(ui) }
                }
                { self.tools(ui) }
                if !self.is_exercise {
                    { problem_text(problem, ui.l10n.text(msg::PUZZLE_DISCS), ui) }
                }
                { settings::settings(self.theme, self.locale, self.keeps_best, ui) }
            </div>
        }
    }
}

impl Header {
    /// A row of buttons, and the menu that the last one opens.
    fn tools(&self, ui: &Ui) -> Html {
        let label = ui.l10n.text(msg::HEADER_TOOLS);
        let learn = Button::new("learn", LearnAction::Open(self.learn_part)).tab_stop(true);
        let share = Button::new("share", ShareAction::Open).tab_stop(self.is_exercise);
        // It closes the menu.
        let present = Button::new("present", AppearanceAction::Present(true))
            .attribute("popovertarget", "tools")
            .attribute("popovertargetaction", "hide");
        html! {
            <>
                <div class="tools" role="toolbar" data-roving="" aria-label={label}>
                    if !self.is_exercise {
                        { learn.html(ui.l10n.text(msg::HEADER_LEARN), &ui.dispatch) }
                    }
                    { share.html(ui.l10n.text(msg::HEADER_SHARE), &ui.dispatch) }
                    <button type="button" data-command="menu" popovertarget="tools" tabindex="-1" aria-label={label} title={label}>
                        { Icon::Menu.html() }
                    </button>
                </div>
                <div class="menu" id="tools" popover="auto" role="group" aria-label={label}>
                    { present.html(with_icon(Icon::Screen, ui.l10n.text(msg::HEADER_PRESENT)), &ui.dispatch) }
                    { sound(self.has_sound, ui) }
                    <button type="button" data-command="settings" popovertarget="settings">
                        { with_icon(Icon::Settings, ui.l10n.text(msg::HEADER_SETTINGS)) }
                    </button>
                </div>
            </>
        }
    }

    /// The rest of the puzzle in short, and the form that a press opens below it. `effects::listen_to_popover` closes it.
    fn puzzle_popover(&self, ui: &Ui) -> Html {
        let is_open = self.is_puzzle_open;
        html! {
            <div class="popover" data-popover={is_open.then_some("puzzle")}>
                { self.chip(ui) }
                if is_open {
                    { self.puzzle_panel(ui) }
                }
            </div>
        }
    }

    fn chip(&self, ui: &Ui) -> Html {
        Button::new("puzzle", Action::TogglePanel(Panel::Puzzle))
            .attribute("aria-expanded", self.is_puzzle_open)
            .attribute("class", "chip")
            .html(
                unbroken(&ui.l10n.format(msg::HEADER_RULES, [ui.l10n.puzzle_in_short(&self.puzzle).as_str().into()])),
                &ui.dispatch,
            )
    }

    /// When it closes, `effects::SavedFocus` moves the focus to the button that opened it.
    fn puzzle_panel(&self, ui: &Ui) -> Html {
        let name = Panel::Puzzle.name();
        let heading = ui.l10n.panel_name(Panel::Puzzle);
        let close =
            Button::new("close-puzzle", Action::TogglePanel(Panel::Puzzle)).label(ui.l10n.text(msg::DIALOG_CLOSE));
        html! {
            <section class="panel" data-panel={name} data-opened-by={name} role="group" aria-label={heading}>
                <div class="popover-head"><h2>{ heading }</h2>{ close.html(Icon::Close.html(), &ui.dispatch) }</div>
                { self.form.clone().map(|form| form.html(ui)) }
            </section>
        }
    }
}

/// The switch for sounds, off at first.
fn sound(is_on: bool, ui: &Ui) -> Html {
    let text = ui.l10n.text(msg::ACCESSIBILITY_SOUND);
    let button = Button::new("sound", AppearanceAction::ToggleAccessibility(AccessibilityOption::Sound)).pressed(is_on);
    button.html(with_icon(if is_on { Icon::Sound } else { Icon::Silence }, text), &ui.dispatch)
}

fn with_icon(icon: Icon, text: &'static str) -> Html {
    html! { <>{ icon.html() }<span>{ text }</span></> }
}

/// A text whose lines break after a dot and not before it, never within a way such as A → C, and never at a hyphen.
fn unbroken(text: &str) -> String {
    text.replace(" ·", "\u{a0}·").replace(" → ", "\u{a0}→\u{a0}").replace('-', "\u{2011}")
}
