//! Lists of moves and state graphs as files, written as they are gone through.

use std::io::{self, Write};

use crate::solver::graph::{Edges, ExportError, Format, StateGraph, export_telling};
use crate::solver::{Index, Move, Stand};

use super::{File, Form, Sharing};
use crate::model::{Errand, Span, State, link};

/// A file has so many moves at the most.
pub const MOST_MOVES: u32 = 1_000_000;
/// And so many positions; in graph6, which has a bit for every pair of them, so many.
pub const MOST_POSITIONS: u32 = 1_000_000;
/// See [`MOST_POSITIONS`].
pub const MOST_PAIRED: u32 = 20_000;
/// And about so many bytes: the page holds all of it until the browser has taken it.
pub const MOST_BYTES: u32 = 100_000_000;

/// How many moves or positions a file would have.
///
/// # Errors
/// How many it may have, when that is fewer.
pub fn size(state: &State, sharing: &Sharing) -> Result<u32, u32> {
    let puzzle = &state.settings().puzzle;
    let (count, most) = match sharing.form {
        Form::Graph => {
            let graph = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs());
            let paired = sharing.file() == Some(File::Graph6);
            // None where there are too many to be counted so.
            let edges = graph.and_then(|graph| Edges::undirected(&graph));
            let most =
                if paired { MOST_PAIRED } else { MOST_POSITIONS.min(MOST_BYTES / bytes_of_position(state, sharing)) };
            (edges.map(|edges| edges.vertices()), most)
        }
        _ => {
            let count = sharing.moves(state).map_or(Index::START, |span| span.last.minus(&span.first));
            // A number, a disc and two pegs, and the words around them.
            let digits = u32::try_from(state.total().bits() / 3).unwrap_or(u32::MAX / 2) + 1;
            (count.word().and_then(|count| u32::try_from(count).ok()), MOST_MOVES.min(MOST_BYTES / (digits + 50)))
        }
    };
    count.filter(|&count| count <= most).ok_or(most)
}

/// At most about so many bytes tell of a position and of the moves from there: between each two pegs a disc may go, one way and
/// back, which is one line with two positions that share it.
fn bytes_of_position(state: &State, sharing: &Sharing) -> u32 {
    let puzzle = &state.settings().puzzle;
    let (pegs, discs) = (u32::from(puzzle.pegs().count()), puzzle.discs().count());
    let ways = pegs * (pegs - 1) * if sharing.directed { 2 } else { 1 };
    (ways * (2 * discs + 36) / 4).saturating_add(discs + 24)
}

/// The state and the dialog's settings of a link, with its solution searched for where it has to be.
#[must_use]
pub fn read_job(query: &str) -> Option<(State, Sharing)> {
    let mut state = link::read(query);
    let mut errand = None;
    if Errand::follow(&mut errand, &state) {
        state = state.after(errand?.run(|| true));
    }
    let (sharing, _) = state.sharing()?;
    Some((state, sharing))
}

/// Writes the file that the dialog is set to; tells on the way how many of its moves or positions are written.
///
/// # Errors
/// When it would be larger than it may be, or when what is written to takes no more.
pub fn write(state: &State, sharing: &Sharing, out: &mut impl Write, told: &mut dyn FnMut(u32)) -> io::Result<()> {
    size(state, sharing).map_err(|_| io::ErrorKind::FileTooLarge)?;
    if sharing.form == Form::Graph {
        let puzzle = &state.settings().puzzle;
        let graph = StateGraph::new(puzzle.rule(), puzzle.pegs(), puzzle.discs());
        let format = sharing.file().and_then(|file| Format::read(file.name()));
        let (Some(graph), Some(format)) = (graph, format) else { return Ok(()) };
        return export_telling(&graph, format, sharing.directed, out, told).map_err(|error| match error {
            ExportError::Io(error) => error,
            ExportError::TooLarge { .. } => io::ErrorKind::FileTooLarge.into(),
        });
    }
    // None where there is no move: then the list is empty.
    let span = sharing.moves(state);
    match sharing.file() {
        Some(File::Csv) => {
            writeln!(out, "move,disc,from,to")?;
            each(state, &span, told, |index, Move { disc, from, to }, _| {
                writeln!(out, "{index},{disc},{},{}", from.digit(), to.digit())
            })
        }
        Some(File::Json) => json(state, &span, out, told),
        _ => each(state, &span, told, |index, step, _| writeln!(out, "{index}. {step}")),
    }
}

/// Every move of a stretch, with its number and whether it is the first.
fn each(
    state: &State,
    span: &Option<Span>,
    told: &mut dyn FnMut(u32),
    mut tell: impl FnMut(&Index, Move, bool) -> io::Result<()>,
) -> io::Result<()> {
    let Some(span) = span else { return Ok(()) };
    let mut index = span.first.next();
    let mut count = 0;
    while index <= span.last {
        let Some(step) = state.solution().move_at(&index) else { break };
        tell(&index, step, count == 0)?;
        count += 1;
        told(count);
        index = index.next();
    }
    Ok(())
}

fn json(state: &State, span: &Option<Span>, out: &mut impl Write, told: &mut dyn FnMut(u32)) -> io::Result<()> {
    let puzzle = &state.settings().puzzle;
    let stand = |stand: &Stand| match stand {
        Stand::Tower(peg) => peg.digit().to_string(),
        // Disc 1 first.
        Stand::Position(position) => {
            let pegs: Vec<_> = position.pegs().iter().map(|peg| peg.digit().to_string()).collect();
            format!("[{}]", pegs.join(","))
        }
    };
    write!(
        out,
        "{{\"rule\":\"{}\",\"pegs\":{},\"discs\":{},\"from\":{},\"to\":{},\"total\":\"{}\",\"moves\":[",
        puzzle.rule(),
        puzzle.pegs().count(),
        puzzle.discs().count(),
        stand(puzzle.start()),
        stand(puzzle.goal()),
        state.total()
    )?;
    each(state, span, told, |index, Move { disc, from, to }, is_first| {
        let comma = if is_first { "" } else { "," };
        let (from, to) = (from.digit(), to.digit());
        write!(out, "{comma}\n{{\"index\":\"{index}\",\"disc\":{disc},\"from\":{from},\"to\":{to}}}")
    })?;
    writeln!(out, "\n]}}")
}
