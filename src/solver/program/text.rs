//! Recursive programs in programming languages.

use super::{Place, PlaceSet, Procedure, Program, Spot};
use crate::named_enum::named_enum;
use crate::solver::recursion::Split;

named_enum! {
    /// A programming language of recursive programs.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum ProgramLanguage {
        /// Python 3.
        #[default]
        Python = "python",
        /// JavaScript.
        JavaScript = "javascript",
        /// Rust.
        Rust = "rust",
        /// Java.
        Java = "java",
    }
    fn name;
    ParseProgramLanguageError: "a programming language";
}

/// A recursive program as text, with the line of each of its places. Lines are numbered from 1, as in editors.
///
/// ```
/// use tower_of_hanoi::solver::program::{Place, Procedure, Program, ProgramLanguage, Spot};
/// use tower_of_hanoi::solver::{PathKind, Puzzle};
///
/// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
/// let text = program.text(ProgramLanguage::Python);
/// let place = Place { procedure: Procedure::Hanoi, spot: Spot::Guard };
/// assert_eq!(text.line(place), Some(2));
/// assert_eq!(text.as_str().lines().nth(1), Some("    if n == 0: return"));
/// assert_eq!(text.as_str().lines().nth(text.main_line() - 1), Some(r#"hanoi(3, "A", "C", "B")"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramText {
    text: String,
    procedures: Vec<ProcedureLines>,
    main_line: usize,
}

/// The lines of a procedure, numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProcedureLines {
    procedure: Procedure,
    header: usize,
    first_statement: usize,
    end: usize,
}

impl ProgramLanguage {
    /// The text of a program. `CALL` is replaced by the first call, and `ASIDE` by the number of discs brought aside.
    const fn template(self, main: Procedure) -> &'static str {
        match (main, self) {
            (Procedure::Hanoi, Self::Python) => include_str!("texts/hanoi.py"),
            (Procedure::Hanoi, Self::JavaScript) => include_str!("texts/hanoi.js"),
            (Procedure::Hanoi, Self::Rust) => include_str!("texts/hanoi.rs"),
            (Procedure::Hanoi, Self::Java) => include_str!("texts/hanoi.java"),
            (Procedure::Four, Self::Python) => include_str!("texts/four.py"),
            (Procedure::Four, Self::JavaScript) => include_str!("texts/four.js"),
            (Procedure::Four, Self::Rust) => include_str!("texts/four.rs"),
            (Procedure::Four, Self::Java) => include_str!("texts/four.java"),
            (Procedure::Once | Procedure::Twice, Self::Python) => include_str!("texts/ring.py"),
            (Procedure::Once | Procedure::Twice, Self::JavaScript) => include_str!("texts/ring.js"),
            (Procedure::Once | Procedure::Twice, Self::Rust) => include_str!("texts/ring.rs"),
            (Procedure::Once | Procedure::Twice, Self::Java) => include_str!("texts/ring.java"),
        }
    }

    /// The number of discs that a best split of n discs over four pegs brings aside. Let t be the least number for which n ≤ t(t +
    /// 1)/2, which is √(2n) rounded. If the fewest discs are brought aside, t of them are left, but two discs are still split. If
    /// the most are brought aside, t − 1 are left, or t if n is t(t + 1)/2: √(2n + 1) rounded, less 1.
    const fn aside(self, split: Split) -> &'static str {
        match (split, self) {
            (Split::Smallest, Self::Python) => "min(n - 1, max(1, n - round(sqrt(2 * n))))",
            (Split::Smallest, Self::JavaScript) => "Math.min(n - 1, Math.max(1, n - Math.round(Math.sqrt(2 * n))))",
            (Split::Smallest, Self::Rust) => "(n - f64::from(2 * n).sqrt().round() as u32).max(1).min(n - 1)",
            (Split::Smallest, Self::Java) => "(int) Math.min(n - 1, Math.max(1, n - Math.round(Math.sqrt(2 * n))))",
            (Split::Largest, Self::Python) => "n + 1 - round(sqrt(2 * n + 1))",
            (Split::Largest, Self::JavaScript) => "n + 1 - Math.round(Math.sqrt(2 * n + 1))",
            (Split::Largest, Self::Rust) => "n + 1 - f64::from(2 * n + 1).sqrt().round() as u32",
            (Split::Largest, Self::Java) => "(int) (n + 1 - Math.round(Math.sqrt(2 * n + 1)))",
        }
    }

    /// The text before the name of a procedure in its definition.
    const fn keyword(self) -> &'static str {
        match self {
            Self::Python => "def",
            Self::JavaScript => "function",
            Self::Rust => "fn",
            Self::Java => "static void",
        }
    }
}

impl Program {
    /// Returns the program in a programming language. It prints the moves.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{Program, ProgramLanguage}};
    ///
    /// let program = Program::new(&Puzzle::builder().discs(8).pegs(4).build()?, PathKind::default())?;
    /// let text = program.text(ProgramLanguage::Python);
    /// assert!(text.as_str().contains("    k = min(n - 1, max(1, n - round(sqrt(2 * n))))"));
    /// assert!(text.as_str().ends_with("\nfour(8, \"A\", \"D\")\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn text(&self, language: ProgramLanguage) -> ProgramText {
        let main = self.main;
        let template = language.template(main.procedure);
        let (name, n, source, target, spare) = (main.procedure, main.n, main.source, main.target, main.spare);
        let call = match main.procedure {
            Procedure::Four => format!(r#"{name}({n}, "{source}", "{target}")"#),
            Procedure::Hanoi | Procedure::Once | Procedure::Twice => {
                format!(r#"{name}({n}, "{source}", "{target}", "{spare}")"#)
            }
        };
        let lines: Vec<&str> = template.lines().collect();
        let procedures = main.procedure.program().iter();
        ProgramText {
            text: template.replace("CALL", &call).replace("ASIDE", language.aside(self.split)),
            procedures: procedures.filter_map(|&procedure| ProcedureLines::find(&lines, language, procedure)).collect(),
            main_line: lines.iter().position(|line| line.contains("CALL")).map_or(0, |before| before + 1),
        }
    }
}

impl ProcedureLines {
    /// Finds a procedure in a text, in which an empty line follows each procedure.
    fn find(lines: &[&str], language: ProgramLanguage, procedure: Procedure) -> Option<Self> {
        let signature = format!("{} {procedure}(", language.keyword());
        let header = lines.iter().position(|line| line.trim_start().starts_with(&signature))? + 1;
        let length = lines.get(header..)?.iter().position(|line| line.is_empty())?;
        let end = header + length;
        // The statements are the last lines, except for a closing brace. Between them and the test, variables get their values.
        let last_statement = if language == ProgramLanguage::Python { end } else { end - 1 };
        let first_statement = (last_statement + 1).checked_sub(procedure.statements().len())?;
        Some(Self { procedure, header, first_statement, end })
    }
}

impl ProgramText {
    /// Returns the text, which ends with a line break.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{Program, ProgramLanguage}};
    ///
    /// let text = Program::new(&Puzzle::classic(3)?, PathKind::default())?.text(ProgramLanguage::Python);
    /// assert_eq!(text.as_str().lines().next(), Some("def hanoi(n, source, target, spare):"));
    /// assert_eq!(text.as_str().lines().count(), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the line number of the first call, from 1. It is outside all procedures of the table.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle, program::{Program, ProgramLanguage}};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// assert_eq!(program.text(ProgramLanguage::Python).main_line(), 7);
    /// assert_eq!(program.text(ProgramLanguage::Rust).main_line(), 9); // in `fn main`
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn main_line(&self) -> usize {
        self.main_line
    }

    /// Returns the line number of a place, from 1; `None` when the program does not have the place. In Python a procedure ends with
    /// its last statement, and in the other languages with a closing brace.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle};
    /// use tower_of_hanoi::solver::program::{Place, Procedure, Program, ProgramLanguage, Spot};
    ///
    /// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
    /// let (python, rust) = (program.text(ProgramLanguage::Python), program.text(ProgramLanguage::Rust));
    /// let end = Place { procedure: Procedure::Hanoi, spot: Spot::End };
    /// assert_eq!((python.line(end), rust.line(end)), (Some(5), Some(6)));
    /// assert_eq!(python.line(Place { spot: Spot::Statement(3), ..end }), None); // there are three statements
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn line(&self, place: Place) -> Option<usize> {
        let lines = self.procedures.iter().find(|lines| lines.procedure == place.procedure)?;
        Some(match place.spot {
            Spot::Header => lines.header,
            Spot::Guard => lines.header + 1,
            Spot::Statement(number) if number < place.procedure.statements().len() => lines.first_statement + number,
            Spot::Statement(_) => return None,
            Spot::End => lines.end,
        })
    }

    /// Returns the places in a line, numbered from 1; empty for a line without events. Use [`Program::next_at`] to run the program
    /// to the line.
    ///
    /// ```
    /// use tower_of_hanoi::solver::{PathKind, Puzzle};
    /// use tower_of_hanoi::solver::program::{Place, Procedure, Program, ProgramLanguage, Spot};
    ///
    /// let text = Program::new(&Puzzle::classic(3)?, PathKind::default())?.text(ProgramLanguage::Python);
    /// let place = |spot| Place { procedure: Procedure::Hanoi, spot };
    /// assert_eq!(text.places(5), [place(Spot::Statement(2)), place(Spot::End)].into_iter().collect());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn places(&self, line: usize) -> PlaceSet {
        let procedures = self.procedures.iter().map(|lines| lines.procedure);
        let places = procedures.flat_map(Procedure::places);
        places.filter(|&place| self.line(place) == Some(line)).collect()
    }
}
