//! Messages of the guided tour.

use crate::model::TourStep;
use crate::solver::Index;

use super::{DialogMessage, L10n};

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
                    1 => DialogMessage::TourRecursion,
                    2 => DialogMessage::TourDoubling,
                    3 => DialogMessage::TourBits,
                    4 => DialogMessage::TourTriangle,
                    5 => DialogMessage::TourRules,
                    _ => DialogMessage::TourFourth,
                };
                self.format(
                    DialogMessage::TourHeading,
                    &[step.number().into(), TourStep::LAST.number().into(), self.text(name).into()],
                )
            }
            TourSentence::About(step) => {
                let message = match step.number() {
                    1 => DialogMessage::AboutRecursion,
                    2 => DialogMessage::AboutDoubling,
                    3 => DialogMessage::AboutBits,
                    4 => DialogMessage::AboutTriangle,
                    5 => DialogMessage::AboutRules,
                    _ => DialogMessage::AboutFourth,
                };
                // The numbers of moves of 64 discs on four and on three pegs. Only some of these texts use them.
                let (four, three) = (Index::from(18_433), Index::mersenne(64));
                self.format(message, &[(&four).into(), (&three).into()])
            }
        }
    }
}
