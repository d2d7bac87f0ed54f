//! The settings of the share dialog.

use yew::prelude::*;

use crate::l10n::{L10n, Message, exercise_name, msg};
use crate::model::share::{FileFormat, PictureOf};
use crate::model::{
    Bound, ExerciseKind, Panel, Panels, Parameter, PlaybackAction, Scene, ShareConfig, ShareEdit, ShareKind, Speed,
    StartAt, Theme,
};
use crate::view::Ui;
use crate::view::components::events::ParseValue;
use crate::view::components::field::{Field, check_field, problem_text};
use crate::view::dialogs::check_group::{Check, check_group};
use crate::view::page::settings::theme_field;

/// The fields for the chosen kind.
pub fn share_fields(scene: &Scene, ui: &Ui) -> Html {
    let Some(share) = &scene.config.share else { return Html::default() };
    let set_theme: ParseValue = |value| value.parse().ok().map(|theme| ShareEdit::SetTheme(theme).into());
    // The steps of a lesson have exercises and panels of their own.
    let has_lesson = share.has_whole_lesson(scene);
    let has_number =
        if share.kind.has_exercise() { !has_lesson } else { share.format().is_none_or(FileFormat::has_pixels) };
    html! {
        <div class="fields">
            if share.kind == ShareKind::Worksheet || (share.kind.has_exercise() && !has_lesson) {
                { exercise_field(share, ui) }
            }
            if share.kind.has_exercise() && !has_lesson {
                { check_field(ui.l10n.text(msg::SHARE_SAME_QUESTIONS), "same-questions", !share.is_seed_per_learner, &ui.dispatch,
                    ShareEdit::ToggleSeedPerLearner) }
            }
            if share.kind.has_start() {
                { start_field(share, ui) }
            }
            if share.kind.is_embedded() {
                { theme_field("share-theme", share.theme, ui, set_theme) }
            }
            if share.kind == ShareKind::Picture && !scene.is_solution_withheld() {
                { picture_field(share, ui) }
            }
            if matches!(share.kind, ShareKind::Picture | ShareKind::Film) {
                { paper_field(share, ui) }
            }
            if has_number {
                { kind_number_field(scene, share, ui) }
            }
            if share.kind == ShareKind::Scorm {
                { pass_mark_field(scene, share, ui) }
            }
            if share.kind == ShareKind::Film {
                { speed_field(scene.config.playback.speed, ui) }
            }
            if share.has_span() {
                { move_fields(scene, share, ui) }
            }
            if share.kind != ShareKind::Picture || !scene.is_solution_withheld() {
                { format_field(share, ui) }
            }
            if share.kind == ShareKind::Graph {
                { check_field(ui.l10n.text(msg::SHARE_DIRECTED), "directed", share.is_directed, &ui.dispatch,
                    ShareEdit::ToggleDirected) }
            }
            if share.kind.is_embedded() && !has_lesson {
                { shown_fields(scene, share, ui) }
            }
            if (share.kind.has_exercise() || share.kind == ShareKind::File) && !has_lesson {
                { locked_fields(scene, share, ui) }
            }
        </div>
    }
}

/// The subject of a picture.
fn picture_field(share: &ShareConfig, ui: &Ui) -> Html {
    let option = |picture: PictureOf| (picture.name().to_owned(), ui.l10n.panel_name(picture.panel()).to_owned());
    let set_picture: ParseValue = |value| value.parse().ok().map(|picture| ShareEdit::SetPicture(picture).into());
    let label = ui.l10n.text(msg::SHARE_KIND_PICTURE);
    Field::new(label, "picture").select_alone(
        PictureOf::ALL.map(option),
        share.picture.name(),
        &ui.dispatch,
        set_picture,
    )
}

/// Whether the picture is light or dark. It cannot follow the system.
fn paper_field(share: &ShareConfig, ui: &Ui) -> Html {
    let options = [(Theme::Light, msg::FOOTER_THEME_LIGHT), (Theme::Dark, msg::FOOTER_THEME_DARK)];
    let option = |(theme, text): (Theme, Message)| (theme.name().to_owned(), ui.l10n.text(text).to_owned());
    let set_theme: ParseValue = |value| {
        let theme = value.parse().ok().filter(|theme| *theme != Theme::Light).unwrap_or_default();
        Some(ShareEdit::SetTheme(theme).into())
    };
    let chosen = if share.theme == Theme::Dark { Theme::Dark } else { Theme::Light };
    Field::new(ui.l10n.text(msg::FOOTER_THEME), "share-theme").select_alone(
        options.map(option),
        chosen.name(),
        &ui.dispatch,
        set_theme,
    )
}

/// The speed of a film, which is the speed of the page.
fn speed_field(speed: Speed, ui: &Ui) -> Html {
    let mut speeds: Vec<Speed> = Speed::CHOICES.into_iter().filter(|speed| speed.period_ms() >= 125.0).collect();
    if !speeds.contains(&speed) {
        speeds.push(speed);
    }
    let option = |speed: Speed| {
        let value = speed.to_string();
        (value.clone(), ui.l10n.speed(&value))
    };
    let set_speed: ParseValue = |value| value.parse().ok().map(|speed| PlaybackAction::SetSpeed(speed).into());
    let (label, chosen) = (ui.l10n.text(msg::TRANSPORT_SPEED), speed.to_string());
    Field::new(label, "film-speed").select_alone(speeds.into_iter().map(option), &chosen, &ui.dispatch, set_speed)
}

/// The kind of exercise.
fn exercise_field(share: &ShareConfig, ui: &Ui) -> Html {
    let kinds = ExerciseKind::ALL.into_iter().filter(|&kind| share.kind.has_questions(kind));
    let kinds = kinds.map(|kind| (kind.name().to_owned(), ui.l10n.text(exercise_name(kind)).to_owned()));
    let set_kind: ParseValue = |value| value.parse().ok().map(|kind| ShareEdit::SetExerciseKind(kind).into());
    let label = ui.l10n.text(msg::SHARE_KIND_EXERCISE);
    Field::new(label, "task").select_alone(kinds, share.exercise_kind.name(), &ui.dispatch, set_kind)
}

fn start_field(share: &ShareConfig, ui: &Ui) -> Html {
    let option = |start: StartAt| (start.name().to_owned(), ui.l10n.start_at(start).to_owned());
    let set_start: ParseValue = |value| value.parse().ok().map(|start| ShareEdit::SetStartAt(start).into());
    let label = ui.l10n.text(msg::SHARE_OPENS);
    Field::new(label, "place").select_alone(StartAt::ALL.map(option), share.start_at.name(), &ui.dispatch, set_start)
}

/// The number that belongs to the kind: a height, a width or a number of questions.
fn kind_number_field(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Option<Html> {
    let (_, _, max) = share.kind.number_range()?;
    let set_number: ParseValue = |value| Some(ShareEdit::SetNumber(value.to_owned()).into());
    let label = ui.l10n.share_number(share.kind);
    let field = Field::new(label, "number").problem(scene.problem_of(Parameter::Share));
    Some(field.number((share.number(), max), ui, set_number))
}

fn pass_mark_field(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let set_mark: ParseValue = |value| Some(ShareEdit::SetPassMark(value.to_owned()).into());
    let field = Field::new(ui.l10n.text(msg::SHARE_PASS_MARK), "pass-mark").problem(scene.problem_of(Parameter::Share));
    field.number((share.pass_mark(), 100), ui, set_mark)
}

/// Fields for the first and the last move of a list.
fn move_fields(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Option<Html> {
    let span = share.moves(scene)?;
    let (first, last) = (span.first.next().to_string(), span.last.to_string());
    let set_first: ParseValue = |value| Some(ShareEdit::SetMoveBound(Bound::First, value.to_owned()).into());
    let set_last: ParseValue = |value| Some(ShareEdit::SetMoveBound(Bound::Last, value.to_owned()).into());
    // A problem concerns both fields together.
    let problem = scene.problem_of(Parameter::Share);
    let field = |message, name| Field::new(ui.l10n.text(message), name).problem(problem);
    Some(html! {
        <>
            { field(msg::TRANSPORT_LOOP_FIRST, "first-move").text_alone(first, &ui.dispatch, set_first) }
            { field(msg::TRANSPORT_LOOP_LAST, "last-move").text_alone(last, &ui.dispatch, set_last) }
            { problem_text(problem, ui.l10n.text(msg::RECURSION_COLUMN_MOVES), ui) }
        </>
    })
}

/// `None` if there is nothing to choose.
fn format_field(share: &ShareConfig, ui: &Ui) -> Option<Html> {
    let chosen = share.format().filter(|_| share.kind.formats().len() > 1)?;
    let option = |&format: &FileFormat| (format.name().to_owned(), ui.l10n.file_format(format).to_owned());
    let options = share.formats().iter().map(option);
    let set_format: ParseValue = |value| {
        let mut formats = ShareKind::ALL.into_iter().flat_map(|kind| kind.formats());
        formats.find(|format| format.name() == value).map(|&format| ShareEdit::SetFormat(format).into())
    };
    Some(Field::new(ui.l10n.text(msg::SHARE_FORMAT), "file").select_alone(
        options,
        chosen.name(),
        &ui.dispatch,
        set_format,
    ))
}

fn shown_fields(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let shown = share.shown(scene);
    let checks = panel_checks(Panels::ALL, shown, ShareEdit::ToggleShown, ui.l10n);
    check_group(ui.l10n.text(msg::SHARE_SHOWN_PANELS), "shown", checks, &ui.dispatch)
}

fn locked_fields(scene: &Scene, share: &ShareConfig, ui: &Ui) -> Html {
    let checks = panel_checks(share.shown(scene), share.locked, ShareEdit::ToggleLocked, ui.l10n);
    check_group(ui.l10n.text(msg::SHARE_LOCKED_PANELS), "locked", checks, &ui.dispatch)
}

fn panel_checks(
    panels: Panels,
    checked: Panels,
    toggle: fn(Panel) -> ShareEdit,
    l10n: L10n,
) -> impl Iterator<Item = Check> {
    panels.iter().map(move |panel| Check {
        value: panel.name(),
        label: l10n.panel_name(panel),
        is_checked: checked.contains(panel),
        action: toggle(panel).into(),
    })
}
