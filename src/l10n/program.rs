//! The next step of a recursive program.

use crate::model::{ProgramRun, Scene};
use crate::solver::program::{Call, EventKind, ProgramText};

use super::{L10n, caption_text, msg};

/// A call in the notation of programs, with bare letters for pegs.
///
/// ```
/// use tower_of_hanoi::l10n::call_text;
/// use tower_of_hanoi::solver::program::Program;
/// use tower_of_hanoi::solver::{PathKind, Puzzle};
///
/// let program = Program::new(&Puzzle::classic(3)?, PathKind::default())?;
/// assert_eq!(call_text(&program.main()), "hanoi(3, A, C, B)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn call_text(call: &Call) -> String {
    let Call { procedure, n, source, target, spare, other, .. } = call;
    match other {
        // With four pegs, only source and target are passed on.
        Some(_) => format!("{procedure}({n}, {source}, {target})"),
        None => format!("{procedure}({n}, {source}, {target}, {spare})"),
    }
}

impl L10n {
    /// The line of the program that runs next, and its effect.
    #[must_use]
    pub fn program_sentence(self, run: &ProgramRun, text: &ProgramText) -> String {
        let (event, line) = (run.event(), run.line(text));
        let (line, call) = (line.into(), event.frame.call);
        match event.kind {
            EventKind::Enter => self.format(msg::PROGRAM_BEGINS, [line, call_text(&call).into()]),
            EventKind::Test if call.n == 0 => self.format(msg::PROGRAM_IS_ZERO, [line]),
            EventKind::Test => self.format(msg::PROGRAM_GOES_ON, [line, call.n.into()]),
            EventKind::Call => {
                let callee = run.callee().map(|callee| call_text(&callee)).unwrap_or_default();
                self.format(msg::PROGRAM_CALLS, [line, callee.into()])
            }
            EventKind::Move(mv) => {
                self.format(msg::PROGRAM_MOVES, [line, mv.disc.into(), mv.from.into(), mv.to.into()])
            }
            EventKind::Return => {
                let back = ProgramRun::return_line(text, event.frame.return_to);
                self.format(msg::PROGRAM_RETURNS, [line, call_text(&call).into(), back.into()])
            }
        }
    }

    /// The announcement of a step for screen readers: the move that it made, and the line that runs next.
    #[must_use]
    pub fn program_announcement(self, scene: &Scene, run: &ProgramRun, text: &ProgramText) -> String {
        let sentence = self.program_sentence(run, text);
        if run.is_after_move() { self.join(caption_text(scene, self), sentence) } else { sentence }
    }
}
