//! The plank, the pegs with their letters and numbers of discs, the flag and the tower at the goal, and the outline of a disc that
//! would land.

use yew::prelude::*;

use crate::l10n::L10n;
use crate::layout::colour::Colour;
use crate::layout::disc_shape::DiscShape;
use crate::layout::drawing::{Paint, Shape};
use crate::layout::rule_arrows::RuleView;
use crate::layout::svg_number::px;
use crate::layout::towers::{TowersLayout, counts};
use crate::solver::{DiscCount, Peg, PegCount, Rule};
use crate::view::Ui;
use crate::view::components::markup::Markup;
use crate::view::components::memo::{Render, memo};

use super::towers::Towers;

/// Narrower columns have only the number of discs below the letter of the peg.
const MIN_TEXT_WIDTH: f64 = 84.0;

/// What does not change from move to move.
#[derive(PartialEq)]
struct Stand {
    layout: TowersLayout,
    rule: Rule,
    pegs: PegCount,
    /// The peg of the goal, unless the goal is spread over pegs.
    goal: Option<Peg>,
    /// The discs of the tower that is still missing there.
    missing: Option<DiscCount>,
    rule_view: RuleView,
    /// The pegs that are highlighted, and those that the disc in hand may not reach.
    lit: Vec<Peg>,
    barred: Vec<Peg>,
}

impl Render for Stand {
    fn render(&self, _: &Ui) -> Html {
        let Self { layout, rule_view, .. } = self;
        let rod = |peg: Peg| {
            let cross = self.barred.contains(&peg).then(|| layout.cross(peg));
            html! {
                <g key={peg.to_u8()}>
                    <g class="rod" data-lit={self.lit.contains(&peg).then_some("")}>{ html(&layout.rod(peg)) }</g>
                    <g class="barred">{ html(cross.as_slice()) }</g>
                </g>
            }
        };
        let tower = self.goal.zip(self.missing).map(|(peg, discs)| layout.goal_tower(peg, discs));
        html! {
            <g>
                if let Some(peg) = self.goal {
                    <g class="flag" data-goal={peg.digit().to_string()}>{ html(&layout.flag(peg)) }</g>
                }
                <g class="goal-tower">{ html(&tower.unwrap_or_default()) }</g>
                <g class="rule">{ html(&layout.rule_arrows(self.rule, self.pegs, *rule_view)) }</g>
                { for self.pegs.iter().map(rod) }
                <g class="base">{ html(&layout.plank()) }</g>
            </g>
        }
    }
}

impl Towers {
    pub(super) fn stand(&self, layout: &TowersLayout, ui: &Ui) -> Html {
        let session = self.manual_play.as_ref();
        let held = session.and_then(|session| session.piece.disc);
        let from = held.and_then(|disc| self.position.peg(disc));
        let is_lit =
            |peg: &Peg| session.is_some_and(|session| session.legal_pegs.contains(peg)) || self.target == Some(*peg);
        let lit: Vec<Peg> = self.pegs.iter().filter(is_lit).collect();
        let is_barred = |peg: &Peg| held.is_some() && from != Some(*peg) && !lit.contains(peg);
        let stand = Stand {
            layout: *layout,
            rule: self.rule,
            pegs: self.pegs,
            goal: self.goal.tower(),
            missing: self.goal.tower().filter(|_| !self.goal.holds(&self.position)).map(|_| self.position.discs()),
            rule_view: RuleView { from, has_words: self.is_invitation },
            barred: self.pegs.iter().filter(is_barred).collect(),
            lit,
        };
        let pegs = self.pegs.iter().zip(counts(&self.position, self.pegs));
        html! {
            <>
                { memo(stand, ui) }
                { for pegs.map(|(peg, count)| self.texts(layout, ui.l10n, peg, count)) }
            </>
        }
    }

    /// The name of a peg and its number of discs.
    fn texts(&self, layout: &TowersLayout, l10n: L10n, peg: Peg, count: usize) -> Html {
        let (x, session) = (px(layout.peg_x(peg)), self.manual_play.as_ref());
        let is_narrow = layout.column() < MIN_TEXT_WIDTH;
        let count_text = if is_narrow { count.to_string() } else { l10n.disc_count(count) };
        let is_chosen = session.is_some_and(|session| session.piece.cursor == Some(peg));
        html! {
            <g key={peg.to_u8()}>
                <text class="letter" data-chosen={is_chosen.then_some("")} x={x.clone()} y={px(layout.letter_y())}>{ peg.letter() }</text>
                <text class="count" {x} y={px(layout.count_y())} data-count={count.to_string()}>{ count_text }</text>
            </g>
        }
    }

    /// The outline of the explained discs where they go.
    pub(super) fn task_end(&self, layout: &TowersLayout) -> Option<Html> {
        let outline = layout.task_end(self.task?, &self.position)?;
        Some(html(&[outline]))
    }

    /// The outlines of a goal that is spread over pegs.
    pub(super) fn spread_goal(&self, layout: &TowersLayout) -> Html {
        html(&layout.spread_goal(&self.goal, &self.position))
    }

    /// Brackets beside the explained discs.
    pub(super) fn brackets(&self, layout: &TowersLayout) -> Option<Html> {
        Some(html(&layout.brackets(self.task?, &self.position, self.pegs)))
    }

    /// The outline of the disc in hand at the place where it would land, if it may.
    pub(super) fn ghost(&self, layout: &TowersLayout) -> Option<Html> {
        let session = self.manual_play.as_ref()?;
        let (disc, to) = (session.piece.disc?, session.piece.target(self.pegs)?);
        session.legal_pegs.contains(&to).then_some(())?;
        let place = layout.landing(&self.position, disc, to);
        let outline = DiscShape::new(layout, disc).outline(Paint::stroke(Colour::Accent, 2.0).dashed());
        let transform = format!("translate({} {})", px(place.x), px(place.y));
        Some(html! {
            <g class="ghost" data-ghost={to.digit().to_string()} {transform}>{ html(&[outline]) }</g>
        })
    }
}

/// Shapes as elements.
fn html(shapes: &[Shape]) -> Html {
    Markup::new().shapes(shapes).html()
}
