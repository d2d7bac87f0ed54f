//! Messages of the guided tour.

use crate::model::TourStep;
use crate::solver::Index;

use super::{L10n, msg};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourSentence {
    Heading(TourStep),
    About(TourStep),
}

impl L10n {
    #[must_use]
    pub fn tour_sentence(self, sentence: TourSentence) -> String {
        match sentence {
            TourSentence::Heading(step) => {
                let name = match step.number() {
                    1 => msg::DOCK_RECURSION,
                    2 => msg::TOUR_DOUBLING_TITLE,
                    3 => msg::TOUR_BITS_TITLE,
                    4 => msg::TOUR_TRIANGLE_TITLE,
                    5 => msg::TOUR_RULES_TITLE,
                    _ => msg::TOUR_FOUR_PEGS_TITLE,
                };
                self.format(
                    msg::TOUR_HEADING,
                    [step.number().into(), TourStep::LAST.number().into(), self.text(name).into()],
                )
            }
            TourSentence::About(step) => {
                let text = match step.number() {
                    1 => msg::TOUR_RECURSION_ABOUT,
                    2 => msg::TOUR_DOUBLING_ABOUT,
                    3 => msg::TOUR_BITS_ABOUT,
                    4 => msg::TOUR_TRIANGLE_ABOUT,
                    5 => msg::TOUR_RULES_ABOUT,
                    _ => {
                        let (four_pegs, three_pegs) = (Index::from(18_433), Index::mersenne(64));
                        return self.format(msg::TOUR_FOUR_PEGS_ABOUT, [(&four_pegs).into(), (&three_pegs).into()]);
                    }
                };
                self.text(text).into()
            }
        }
    }
}
