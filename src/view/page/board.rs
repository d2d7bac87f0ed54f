//! The board: the towers with their caption.

use yew::prelude::*;

use crate::l10n::{L10n, msg};
use crate::layout::magnifier::Magnifier;
use crate::layout::task_marks::TaskMarks;
use crate::layout::towers::{MovingDisc, Start, TowersLayout};
use crate::model::{AppearanceAction, MotionStart, Panel, Scene};
use crate::solver::Rule;
use crate::view::Ui;
use crate::view::components::buttons::Button;
use crate::view::components::events::on_key;
use crate::view::components::icon::Icon;
use crate::view::components::memo::memo;

use super::detour::DetourNote;
use super::hand::Hand;
use super::towers::{Flight, Towers};
use super::{PageRefs, caption, is_presented};

/// The towers of more discs reach up to where the rule would be.
const MAX_DISCS_BELOW_RULE: u32 = 7;

/// The towers and the texts below them. `announcement` is the text of the live region for screen readers. `of_lens` may be some moves
/// behind; the magnifier is shown only when it is not.
pub fn board(
    scene: &Scene,
    of_lens: &Scene,
    (caption, announcement): (&AttrValue, &AttrValue),
    refs: &PageRefs,
    ui: &Ui,
) -> Html {
    let shown = scene.shown_panels();
    html! {
        <div class="board">
            if shown.contains(Panel::Towers) {
                { stage(scene, of_lens, refs, ui) }
            }
            { caption::caption(scene, caption, announcement, ui) }
            if scene.invites_to_play() {
                { invitation(scene, ui.l10n) }
            }
            if let Some(note) = DetourNote::new(scene) {
                { memo(note, ui) }
            }
            if is_presented(scene) {
                { end_button(ui) }
            }
        </div>
    }
}

/// The goal and the rule. They lie over the towers, so that nothing moves when they disappear, and beside the flag.
fn invitation(scene: &Scene, l10n: L10n) -> Html {
    let puzzle = scene.puzzle();
    let beside =
        puzzle.goal().tower().map(|peg| TowersLayout::room_beside_flag(puzzle.start().tower(), peg, puzzle.pegs()));
    let side = beside.map(|(is_left, _)| if is_left { "left" } else { "right" });
    let room = beside.map(|(_, room)| room.to_string());
    // The list of a custom rule would be too long, and over high towers there is no room for another line. Arrows show both.
    let is_named =
        !matches!(puzzle.rule(), Rule::Any | Rule::Arcs(_)) && puzzle.discs().count() <= MAX_DISCS_BELOW_RULE;
    html! {
        <p class="invitation" data-side={side} data-room={room} data-rule={is_named.then_some("")}>
            // Only a tower has a flag.
            if side.is_some() {
                <strong>{ l10n.text(msg::GAME_GOAL) }</strong>{ " " }
            }
            <span>{ l10n.text(msg::GAME_RULE) }</span>
            if is_named {
                { " " }<span>{ l10n.rule(puzzle.rule()) }</span>
            }
        </p>
    }
}

/// Ends a presentation.
fn end_button(ui: &Ui) -> Html {
    let button = Button::new("end-present", AppearanceAction::Present(false)).label(ui.l10n.text(msg::PRESENT_END));
    html! { <section class="end-present" data-opened-by="menu">{ button.html(Icon::Close.html(), &ui.dispatch) }</section> }
}

fn stage(scene: &Scene, of_lens: &Scene, refs: &PageRefs, ui: &Ui) -> Html {
    let towers = towers(scene, of_lens, refs);
    // `effects::listen_to_keys` handles the other keys.
    let keys = scene.tower_keys();
    let onkeydown = on_key(&ui.dispatch, move |key| keys.action(key));
    // If neither works, there is nothing to describe.
    let keys_hint = match keys.step {
        true => Some(msg::TOWERS_KEYS_HINT),
        false => scene.are_discs_movable().then_some(msg::TOWERS_GAME_KEYS_HINT),
    };
    let Hand { onpointerdown, onpointermove, onpointerup, onpointercancel } = Hand::new(scene, &ui.dispatch);
    html! {
        <section class="stage" tabindex="0" {onkeydown} aria-label={ui.l10n.text(msg::TOWERS_TITLE)}
            aria-description={keys_hint.map(|hint| ui.l10n.text(hint))}>
            <div class="towers" ref={&refs.towers} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}>
                { memo(towers, ui) }
            </div>
        </section>
    }
}

/// The towers as they are drawn.
fn towers(scene: &Scene, of_lens: &Scene, refs: &PageRefs) -> Towers {
    let is_question = scene.question_on_towers().is_some();
    let (game, told) = (scene.game(), scene.told_hint());
    let is_of_game = scene.config.detour.as_ref().is_some_and(|detour| detour.ahead.is_zero());
    Towers {
        position: scene.position().clone(),
        rule: scene.puzzle().rule(),
        pegs: scene.puzzle().pegs(),
        scale: scene.puzzle().discs(),
        flight: flight(scene).filter(|_| !is_question),
        last: scene.last_move_on_board().filter(|_| !is_of_game && !is_question),
        last_by_hand: game.and_then(|game| game.moves().last().map(|step| step.disc)).filter(|_| is_of_game),
        manual_play: scene.session.manual_play.clone(),
        hovered: scene.session.hovered_disc.or(told.map(|told| told.step.disc)).or_else(|| scene.hinted_disc()),
        target: told.filter(|told| told.has_place).map(|told| told.step.to),
        goal: scene.puzzle().goal().clone(),
        is_magnified: Magnifier::may_exist(scene.puzzle().discs()) && of_lens.position() == scene.position(),
        is_invitation: scene.invites_to_play(),
        task: explained_task(scene).filter(|_| !is_question),
        is_solved: scene.is_solved_by_hand(),
        has_patterns: scene.config.appearance.accessibility.patterns,
        index: scene.index().to_string().into(),
        total: scene.total().to_string().into(),
        size: refs.towers_size,
    }
}

/// The task that explains the move, while its explanation is shown and nothing moves.
fn explained_task(scene: &Scene) -> Option<TaskMarks> {
    let is_told = scene.shown_panels().contains(Panel::Why) || scene.tells_reason_on_board();
    (is_told && scene.is_at_rest()).then_some(())?;
    let task = &scene.marked_task()?.level.subproblem;
    Some(TaskMarks { low: task.low, high: task.high, to: task.to.peg()? })
}

/// The disc that flies, and which of the two equal animations shows it.
fn flight(scene: &Scene) -> Option<Flight> {
    let motion = scene.session.motion?;
    Some(Flight { disc: motion.step.disc, parity: motion.parity })
}

/// The way of the disc that flies, as SVG path data relative to its place. `None` if none does.
pub fn flight_path(scene: &Scene, refs: &PageRefs) -> Option<String> {
    let motion = scene.session.motion?;
    let start = match motion.start {
        MotionStart::Rest => Start::Rest,
        MotionStart::Lifted => Start::Lifted,
        MotionStart::Dropped(at) => Start::Dropped { x: at.x, y: at.y },
    };
    let (puzzle, (width, height)) = (scene.puzzle(), refs.towers_size);
    let layout = TowersLayout::new(width, height, puzzle.discs(), puzzle.pegs());
    Some(layout.flight_of(scene.position(), MovingDisc { step: motion.step, start }).path())
}
