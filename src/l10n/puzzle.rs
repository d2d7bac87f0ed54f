//! Messages about a puzzle: its rule, its path, and whether the solution is optimal.

use crate::solver::recursion::Split;
use crate::solver::{Citation, Index, Optimality, PathKind, Rule};

use super::{L10n, PanelMessage};

impl L10n {
    /// The number of moves, and whether it is the fewest possible.
    #[must_use]
    pub fn total(self, total: &Index, optimality: Optimality) -> String {
        self.format(PanelMessage::Total, &[total.into(), self.optimality(optimality).into()])
    }

    #[must_use]
    pub fn path(self, path: PathKind) -> &'static str {
        self.text(match path {
            PathKind::Shortest(Split::Smallest) => PanelMessage::PathShortest,
            PathKind::Shortest(Split::Largest) => PanelMessage::PathAside,
            PathKind::Hamiltonian => PanelMessage::PathEverywhere,
        })
    }

    pub(super) fn optimality(self, optimality: Optimality) -> String {
        let text = match optimality {
            Optimality::Proven(Citation::Trivial) => self.text(PanelMessage::SurePlain),
            Optimality::Proven(citation) => {
                return self.format(PanelMessage::SureProven, &[self.citation(citation).into()]);
            }
            Optimality::Presumed => self.text(PanelMessage::SurePresumed),
            Optimality::Searched => self.text(PanelMessage::SureSearched),
        };
        text.into()
    }

    /// Authors and years are the same in every language.
    fn citation(self, citation: Citation) -> &'static str {
        match citation {
            Citation::Trivial => "",
            Citation::Lucas1883 => "Lucas, 1883",
            Citation::ComparedRoutes => self.text(PanelMessage::SourceBothWays),
            Citation::Hinz1989 => "Hinz, 1989",
            Citation::Atkinson1981 => "Atkinson, 1981",
            Citation::Sapir2004 => "Sapir, 2004",
            Citation::UniquePath => self.text(PanelMessage::SourceOnlyPath),
            Citation::Bousch2014 => "Bousch, 2014",
            Citation::Bousch2017 => "Bousch, 2017",
        }
    }

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
