//! What the page says of a puzzle: its rule, its path, and how sure it is that there is no shorter one.

use crate::solver::recursion::Split;
use crate::solver::{Index, Optimality, Path, Rule, Source};

use super::{L10n, PanelMessage};

impl L10n {
    /// How many moves, and how sure it is that there is no shorter way.
    #[must_use]
    pub fn total(self, total: &Index, optimality: Optimality) -> String {
        self.format(PanelMessage::Total, &[total.into(), self.sure(optimality).into()])
    }

    /// The name of a path.
    #[must_use]
    pub fn path(self, path: Path) -> &'static str {
        self.text(match path {
            Path::Shortest(Split::Smallest) => PanelMessage::PathShortest,
            Path::Shortest(Split::Largest) => PanelMessage::PathAside,
            Path::Hamiltonian => PanelMessage::PathEverywhere,
        })
    }

    /// How sure it is that there is no shorter way.
    pub(super) fn sure(self, optimality: Optimality) -> String {
        let text = match optimality {
            Optimality::Proven(Source::Plain) => self.text(PanelMessage::SurePlain),
            Optimality::Proven(source) => return self.format(PanelMessage::SureProven, &[self.source(source).into()]),
            Optimality::Presumed => self.text(PanelMessage::SurePresumed),
            Optimality::Searched => self.text(PanelMessage::SureSearched),
        };
        text.into()
    }

    /// Names and years are the same in every language.
    fn source(self, source: Source) -> &'static str {
        match source {
            Source::Plain => "",
            Source::Classic => "Lucas, 1883",
            Source::BothWays => self.text(PanelMessage::SourceBothWays),
            Source::Hinz => "Hinz, 1989",
            Source::Atkinson => "Atkinson, 1981",
            Source::Sapir => "Sapir, 2004",
            Source::OnlyPath => self.text(PanelMessage::SourceOnlyPath),
            Source::BouschFour => "Bousch, 2014",
            Source::BouschStar => "Bousch, 2017",
        }
    }

    /// The name of a rule.
    #[must_use]
    pub fn rule(self, rule: Rule) -> String {
        let text = match rule {
            Rule::Any => self.text(PanelMessage::RuleAny),
            Rule::Cyclic => self.text(PanelMessage::RuleCyclic),
            Rule::OneWay => self.text(PanelMessage::RuleOneWay),
            Rule::Linear => self.text(PanelMessage::RuleLinear),
            Rule::Star => self.text(PanelMessage::RuleStar),
            Rule::Arcs(arcs) => {
                let arcs: Vec<_> = arcs.iter().map(|(from, to)| format!("{from}→{to}")).collect();
                return self.format(PanelMessage::RuleArcs, &[arcs.join(", ").into()]);
            }
        };
        text.into()
    }
}
