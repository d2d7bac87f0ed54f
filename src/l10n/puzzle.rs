//! Messages about a puzzle: its rule, its path, and whether the solution is optimal.

use crate::solver::recursion::{FrameStewart, Split};
use crate::solver::{Citation, FormalProof, Index, Optimality, PathKind, Placement, Puzzle, Rule};

use super::{L10n, msg};

impl L10n {
    /// The rule in one or two words.
    #[must_use]
    pub fn short_rule(self, rule: Rule) -> &'static str {
        self.text(match rule {
            Rule::Any => msg::RULE_SHORT_ANY,
            Rule::Cyclic => msg::RULE_SHORT_RING,
            Rule::OneWay => msg::RULE_SHORT_ONE_WAY,
            Rule::Linear => msg::RULE_SHORT_ROW,
            Rule::Star => msg::RULE_SHORT_STAR,
            Rule::Arcs(_) => msg::RULE_SHORT_CUSTOM,
        })
    }

    /// The pegs, the rule and both ends, without the discs.
    #[must_use]
    pub fn puzzle_in_short(self, puzzle: &Puzzle) -> String {
        let end = |placement: &Placement| match placement {
            Placement::Tower(peg) => peg.to_string(),
            Placement::Position(_) => "…".to_owned(),
        };
        let args = [
            u32::from(puzzle.pegs().count()).into(),
            self.short_rule(puzzle.rule()).into(),
            end(puzzle.start()).into(),
            end(puzzle.goal()).into(),
        ];
        self.format(msg::HEADER_PUZZLE, args)
    }

    /// The number of moves of a puzzle's solution, and whether it is the fewest possible.
    #[must_use]
    pub fn total(self, puzzle: &Puzzle, total: &Index, optimality: Optimality) -> String {
        let confirmed = FrameStewart::confirmed(puzzle);
        let (certainty, source) = match optimality {
            Optimality::Proven(citation) => (certainty(citation), self.source(citation, puzzle)),
            Optimality::Presumed if confirmed.is_some() => ("confirmed", String::new()),
            Optimality::Presumed => ("presumed", String::new()),
            Optimality::Confirmed | Optimality::Searched => ("searched", String::new()),
        };
        self.format(
            msg::PUZZLE_TOTAL,
            [total.into(), certainty.into(), source.into(), confirmed.unwrap_or_default().into()],
        )
    }

    /// The authors of the proof, and of its check by a computer.
    fn source(self, citation: Citation, puzzle: &Puzzle) -> String {
        let author = author(citation);
        match citation.formal_proof(puzzle) {
            Some(FormalProof::Thery2021) => {
                self.format(msg::PUZZLE_SOURCE_CHECKED, [author.into(), "Théry, 2021".into()])
            }
            None => author.to_owned(),
        }
    }

    #[must_use]
    pub fn path(self, path: PathKind) -> &'static str {
        self.text(match path {
            PathKind::Shortest(Split::Smallest) => msg::PUZZLE_PATH_SHORTEST,
            PathKind::Shortest(Split::Largest) => msg::PUZZLE_PATH_SHORTEST_MOST_SET_ASIDE,
            PathKind::Hamiltonian => msg::PUZZLE_PATH_ALL_POSITIONS,
        })
    }

    #[must_use]
    pub fn rule(self, rule: Rule) -> String {
        let text = match rule {
            Rule::Any => self.text(msg::PUZZLE_RULE_ANY),
            Rule::Cyclic => self.text(msg::PUZZLE_RULE_RING),
            Rule::OneWay => self.text(msg::PUZZLE_RULE_ONE_WAY_RING),
            Rule::Linear => self.text(msg::PUZZLE_RULE_ROW),
            Rule::Star => self.text(msg::PUZZLE_RULE_STAR),
            Rule::Arcs(arcs) => {
                let arcs = self.list(arcs.iter().map(|(from, to)| format!("{from}→{to}")));
                return self.format(msg::PUZZLE_RULE_CUSTOM, [arcs.into()]);
            }
        };
        text.into()
    }
}

/// The name of the text's choice for a proof.
const fn certainty(citation: Citation) -> &'static str {
    match citation {
        Citation::Trivial => "fewest",
        Citation::ComparedRoutes => "compared",
        Citation::UniquePath => "only",
        Citation::Lucas1883
        | Citation::Hinz1989
        | Citation::Atkinson1981
        | Citation::Sapir2004
        | Citation::Bousch2014
        | Citation::Bousch2017 => "proven",
    }
}

/// Authors and years are the same in every language.
const fn author(citation: Citation) -> &'static str {
    match citation {
        Citation::Trivial | Citation::ComparedRoutes | Citation::UniquePath => "",
        Citation::Lucas1883 => "Lucas, 1883",
        Citation::Hinz1989 => "Hinz, 1989",
        Citation::Atkinson1981 => "Atkinson, 1981",
        Citation::Sapir2004 => "Sapir, 2004",
        Citation::Bousch2014 => "Bousch, 2014",
        Citation::Bousch2017 => "Bousch, 2017",
    }
}
