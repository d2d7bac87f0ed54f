//! What the page says of a puzzle: its rule, its path, and how sure it is that there is no shorter one.

use crate::solver::recursion::Split;
use crate::solver::{Index, Optimality, Path, Rule, Source};

use super::{Language, PanelText};

impl Language {
    /// How many moves, and how sure it is that there is no shorter way.
    #[must_use]
    pub fn total(self, total: &Index, optimality: Optimality) -> String {
        self.fill(PanelText::Total, &[total.into(), self.sure(optimality).into()])
    }

    /// The name of a path.
    #[must_use]
    pub fn path(self, path: Path) -> &'static str {
        self.label(match path {
            Path::Shortest(Split::Smallest) => PanelText::PathShortest,
            Path::Shortest(Split::Largest) => PanelText::PathAside,
            Path::Hamiltonian => PanelText::PathEverywhere,
        })
    }

    /// How sure it is that there is no shorter way.
    pub(super) fn sure(self, optimality: Optimality) -> String {
        let label = match optimality {
            Optimality::Proven(Source::Plain) => PanelText::SurePlain,
            Optimality::Proven(source) => return self.fill(PanelText::SureProven, &[self.source(source).into()]),
            Optimality::Presumed => PanelText::SurePresumed,
            Optimality::Searched => PanelText::SureSearched,
        };
        self.label(label).into()
    }

    /// Names and years are the same in every language.
    fn source(self, source: Source) -> &'static str {
        match source {
            Source::Plain => "",
            Source::Classic => "Lucas, 1883",
            Source::BothWays => self.label(PanelText::SourceBothWays),
            Source::Hinz => "Hinz, 1989",
            Source::Atkinson => "Atkinson, 1981",
            Source::Sapir => "Sapir, 2004",
            Source::OnlyPath => self.label(PanelText::SourceOnlyPath),
            Source::BouschFour => "Bousch, 2014",
            Source::BouschStar => "Bousch, 2017",
        }
    }

    /// The name of a rule.
    #[must_use]
    pub fn rule(self, rule: Rule) -> String {
        let label = match rule {
            Rule::Any => PanelText::RuleAny,
            Rule::Cyclic => PanelText::RuleCyclic,
            Rule::OneWay => PanelText::RuleOneWay,
            Rule::Linear => PanelText::RuleLinear,
            Rule::Star => PanelText::RuleStar,
            Rule::Arcs(arcs) => {
                let arcs: Vec<_> = arcs.iter().map(|(from, to)| format!("{from}→{to}")).collect();
                return self.fill(PanelText::RuleArcs, &[arcs.join(", ").into()]);
            }
        };
        self.label(label).into()
    }
}
