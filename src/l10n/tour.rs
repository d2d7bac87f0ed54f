//! What the guided tour says.

use crate::model::tour::STEPS;
use crate::solver::Index;

use super::{AskedText, Language};

/// A string of the tour, by the number of its step, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tour {
    /// The heading of a step.
    Heading(u32),
    /// What it is about.
    About(u32),
}

impl Language {
    /// A string of the guided tour.
    #[must_use]
    pub fn tour(self, tour: Tour) -> String {
        match tour {
            Tour::Heading(step) => {
                let name = match step {
                    1 => AskedText::TourRecursion,
                    2 => AskedText::TourDoubling,
                    3 => AskedText::TourBits,
                    4 => AskedText::TourTriangle,
                    5 => AskedText::TourRules,
                    _ => AskedText::TourFourth,
                };
                self.fill(AskedText::TourHeading, &[step.into(), STEPS.len().into(), self.label(name).into()])
            }
            Tour::About(1) => self.label(AskedText::AboutRecursion).into(),
            Tour::About(2) => self.label(AskedText::AboutDoubling).into(),
            Tour::About(3) => self.label(AskedText::AboutBits).into(),
            Tour::About(4) => self.label(AskedText::AboutTriangle).into(),
            Tour::About(5) => self.label(AskedText::AboutRules).into(),
            Tour::About(_) => {
                let (four, three) = (Index::from(18_433), Index::ones(64));
                self.fill(AskedText::AboutFourth, &[(&four).into(), (&three).into()])
            }
        }
    }
}
