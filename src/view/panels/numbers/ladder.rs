//! The numbers of moves for a few numbers of discs up to the puzzle's, and for the legend: what one more disc costs.

use yew::prelude::*;

use crate::l10n::msg;
use crate::layout::svg_number::px;
use crate::model::{LEGEND_DISCS, PlaybackAction, PuzzleConfig};
use crate::solver::{Index, PathKind, PegCount};
use crate::view::Ui;
use crate::view::components::buttons::Button;

/// The number of rungs.
const RUNGS: u32 = 6;

/// The ladder of the classic puzzle, from one peg to another by the shortest way: n discs take 2ⁿ − 1 moves (Lucas, 1883). The number
/// of discs of this one is marked. `None` for other puzzles.
pub fn ladder(config: &PuzzleConfig, can_play_legend: bool, ui: &Ui) -> Option<Html> {
    let PuzzleConfig { puzzle, path } = config;
    let is_shortest = *path != PathKind::Hamiltonian;
    let is_classic = is_shortest && puzzle.allows_all_moves() && puzzle.pegs() == PegCount::THREE;
    puzzle.towers().filter(|(from, to)| is_classic && from != to)?;
    // The last rung is the puzzle's own, unless that has few discs.
    let last = puzzle.discs().count().max(RUNGS);
    let most = Index::mersenne(last);
    let rung = |discs: u32| {
        let moves = Index::mersenne(discs);
        let width = [&px(100.0 * moves.ratio_to(&most)), "%"].concat();
        // One notation for the whole table.
        let text = if last <= LEGEND_DISCS { ui.l10n.full(&moves) } else { ui.l10n.compact(&moves) };
        let is_current = (puzzle.discs().count() == discs).then_some("true");
        html! {
            <tr aria-current={is_current}>
                <th scope="row">{ discs.to_string() }</th>
                <td class="number">{ text }</td>
                <td aria-hidden="true"><svg class="rung"><rect {width} height="100%" /></svg></td>
            </tr>
        }
    };
    let legend = ui.l10n.one_a_second(LEGEND_DISCS, &Index::mersenne(LEGEND_DISCS));
    let see_it = Button::new("play-legend", PlaybackAction::PlayLegend);
    Some(html! {
        <div class="ladder">
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ ui.l10n.text(msg::PUZZLE_DISCS) }</th>
                        <th scope="col">{ ui.l10n.text(msg::RECURSION_COLUMN_MOVES) }</th>
                        <td aria-hidden="true"></td>
                    </tr>
                </thead>
                <tbody>{ for (last - RUNGS + 1..=last).map(rung) }</tbody>
            </table>
            <p>
                <span>{ legend }</span>
                if can_play_legend {
                    { see_it.html(ui.l10n.text(msg::NUMBERS_SEE_IT), &ui.dispatch) }
                }
            </p>
        </div>
    })
}
