//! The plank, the pegs with their letters and numbers of discs, the flag and the tower at the goal, and the outline of a disc that
//! would land.

use yew::prelude::*;

use crate::l10n::L10n;
use crate::layout::colour::PAGE;
use crate::layout::disc_shape::DiscShape;
use crate::layout::drawing::{Paint, Shape, svg};
use crate::layout::rule_arrows::RuleView;
use crate::layout::svg_number::px;
use crate::layout::towers::{TowersLayout, counts};
use crate::solver::Peg;

use super::towers::Towers;

/// Narrower columns have only the number of discs below the letter of the peg.
const MIN_TEXT_WIDTH: f64 = 84.0;

impl Towers {
    pub(super) fn stand(&self, layout: &TowersLayout, l10n: L10n) -> Html {
        let pegs = self.pegs.iter().zip(counts(&self.position, self.pegs));
        html! {
            <>
                if let Some(peg) = self.goal {
                    <g class="flag" data-goal={peg.digit().to_string()}>{ html(&layout.flag(peg, &PAGE)) }</g>
                    <g class="goal-tower">{ html(&self.goal_tower(layout, peg)) }</g>
                }
                <g class="rule">{ html(&self.rule_arrows(layout)) }</g>
                { for pegs.map(|(peg, count)| self.peg(layout, l10n, peg, count)) }
                <g class="base">{ html(&layout.plank(&PAGE)) }</g>
            </>
        }
    }

    /// The outline of the tower at the goal, unless it stands there.
    fn goal_tower(&self, layout: &TowersLayout, goal: Peg) -> Vec<Shape<&'static str>> {
        if self.position.iter().all(|(_, peg)| peg == goal) {
            return Vec::new();
        }
        layout.goal_tower(goal, self.position.discs(), &PAGE)
    }

    /// The arrows of the rule, or those of the disc in hand.
    fn rule_arrows(&self, layout: &TowersLayout) -> Vec<Shape<&'static str>> {
        let held = self.manual_play.as_ref().and_then(|session| session.piece.disc);
        let from = held.and_then(|disc| self.position.peg(disc));
        let colour = if from.is_some() { "var(--accent)" } else { PAGE.quiet };
        layout.rule_arrows(self.rule, self.pegs, RuleView { from, has_words: self.is_invitation }, colour)
    }

    fn peg(&self, layout: &TowersLayout, l10n: L10n, peg: Peg, count: usize) -> Html {
        let (x, session) = (px(layout.peg_x(peg)), self.manual_play.as_ref());
        let is_narrow = layout.column() < MIN_TEXT_WIDTH;
        let count_text = if is_narrow { count.to_string() } else { l10n.disc_count(count) };
        let is_lit = session.is_some_and(|session| session.legal_pegs.contains(&peg)) || self.target == Some(peg);
        let is_barred = session.is_some_and(|session| {
            session.piece.disc.is_some_and(|disc| !is_lit && self.position.peg(disc) != Some(peg))
        });
        let is_chosen = session.is_some_and(|session| session.piece.cursor == Some(peg));
        html! {
            <g key={peg.to_u8()}>
                <g class="rod" data-lit={is_lit.then_some("")}>{ html(&layout.rod(peg, &PAGE)) }</g>
                <g class="barred">{ html(is_barred.then(|| layout.cross(peg, "var(--refused)")).as_slice()) }</g>
                <text class="letter" data-chosen={is_chosen.then_some("")} x={x.clone()} y={px(layout.letter_y())}>{ peg.letter() }</text>
                <text class="count" {x} y={px(layout.count_y())} data-count={count.to_string()}>{ count_text }</text>
            </g>
        }
    }

    /// The outline of the explained discs where they go.
    pub(super) fn task_end(&self, layout: &TowersLayout) -> Option<Html> {
        let outline = layout.task_end(self.task?, &self.position, "var(--accent)")?;
        Some(html(&[outline]))
    }

    /// Brackets beside the explained discs.
    pub(super) fn brackets(&self, layout: &TowersLayout) -> Option<Html> {
        Some(html(&layout.brackets(self.task?, &self.position, self.pegs, "var(--accent)")))
    }

    /// The outline of the disc in hand at the place where it would land, if it may.
    pub(super) fn ghost(&self, layout: &TowersLayout) -> Option<Html> {
        let session = self.manual_play.as_ref()?;
        let (disc, to) = (session.piece.disc?, session.piece.target(self.pegs)?);
        session.legal_pegs.contains(&to).then_some(())?;
        let place = layout.landing(&self.position, disc, to);
        let outline = DiscShape::new(layout, disc).outline(Paint::stroke("var(--accent)", 2.0).dashed());
        let transform = format!("translate({} {})", px(place.x), px(place.y));
        Some(html! {
            <g class="ghost" data-ghost={to.digit().to_string()} {transform}>{ html(&[outline]) }</g>
        })
    }
}

/// Shapes as elements.
fn html(shapes: &[Shape<&str>]) -> Html {
    Html::from_html_unchecked(svg(shapes).into())
}
