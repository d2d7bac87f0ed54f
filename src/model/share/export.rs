//! Lists of moves and state graphs as files, written piece by piece.

use std::io::{self, Write};

use crate::solver::graph::{EdgeKind, Edges, ExportError, GraphFormat, StateGraph, export_with_progress};
use crate::solver::{Index, Move, Placement};

use super::{FileFormat, ShareConfig, ShareKind};
use crate::model::{Scene, SearchTask, Span, State, link};

/// The most moves of a file.
pub const MAX_MOVES: u32 = 1_000_000;
/// The most positions of a file.
pub const MAX_POSITIONS: u32 = 1_000_000;
/// The most positions of a graph6 file, which has a bit for every pair of them.
pub const MAX_GRAPH6_POSITIONS: u32 = 20_000;
/// The most moves of a film.
pub const MAX_FILM_MOVES: u32 = 200;
/// The most moves of a series of slides.
pub const MAX_SLIDE_MOVES: u32 = 40;
/// The width of a film for each disc, in pixels, so that its discs can be told apart.
const FILM_PIXELS_PER_DISC: u32 = 6;
/// The approximate limit of a file, in bytes: the page holds all of it until the browser has saved it.
pub const MAX_BYTES: u32 = 100_000_000;

/// The number of moves or positions of the file.
///
/// # Errors
/// Returns the limit if the file would have more.
pub fn size(state: &State, share: &ShareConfig) -> Result<u32, u32> {
    let puzzle = state.puzzle();
    let (count, max) = match share.kind {
        ShareKind::Graph => {
            let paired = share.format() == Some(FileFormat::Graph6);
            let edges = Edges::undirected(&StateGraph::of(puzzle)).ok();
            let max = if paired {
                MAX_GRAPH6_POSITIONS
            } else {
                MAX_POSITIONS.min(MAX_BYTES / bytes_per_position(state, share))
            };
            (edges.map(|edges| edges.vertices()), max)
        }
        ShareKind::Film => (move_count(state, share), MAX_FILM_MOVES),
        ShareKind::Picture if share.has_slides_of_moves() => (move_count(state, share), MAX_SLIDE_MOVES),
        ShareKind::Picture => (Some(1), 1),
        ShareKind::Link
        | ShareKind::Frame
        | ShareKind::Element
        | ShareKind::Exercise
        | ShareKind::Moves
        | ShareKind::Worksheet
        | ShareKind::File
        | ShareKind::Scorm => {
            // A number, a disc, two pegs, and the words around them.
            let digits = u32::try_from(state.total().bits() / 3).unwrap_or(u32::MAX / 2) + 1;
            (move_count(state, share), MAX_MOVES.min(MAX_BYTES / (digits + 50)))
        }
    };
    count.filter(|&count| count <= max).ok_or(max)
}

/// The number of moves; `None` if there are too many to count.
fn move_count(state: &State, share: &ShareConfig) -> Option<u32> {
    let count = share.moves(state).map_or(Index::ZERO, |span| span.width());
    u32::try_from(count.to_u64()?).ok()
}

/// The most discs in a film of this width, if the puzzle has more.
#[must_use]
pub fn exceeded_disc_limit(state: &State, share: &ShareConfig) -> Option<u32> {
    let max = share.number() / FILM_PIXELS_PER_DISC;
    (share.kind == ShareKind::Film && state.puzzle().discs().count() > max).then_some(max)
}

/// The approximate number of bytes for a position and the moves from there: one line for the moves between two pegs, which two
/// positions share.
fn bytes_per_position(state: &State, share: &ShareConfig) -> u32 {
    let puzzle = state.puzzle();
    let (pegs, discs) = (u32::from(puzzle.pegs().count()), puzzle.discs().count());
    let moves = pegs * (pegs - 1) * if share.is_directed { 2 } else { 1 };
    (moves * (2 * discs + 36) / 4).saturating_add(discs + 24)
}

/// The state of a link and its settings of the share dialog. Searches for the solution if necessary.
#[must_use]
pub fn open_job(query: &str) -> Option<(Scene, ShareConfig)> {
    let opened = Scene::new(link::open(query));
    let scene = match SearchTask::new(&opened.config.puzzle).filter(|_| opened.solved().is_none()) {
        Some(mut search) => opened.after(search.run(|| true).into()).0,
        None => opened,
    };
    let share = scene.config.share.clone()?;
    Some((scene, share))
}

/// Writes the file that the dialog describes, and reports the number of moves or positions written.
///
/// # Errors
/// Returns an error if the file would be too large, or if writing fails.
pub fn write(
    state: &State,
    share: &ShareConfig,
    out: &mut impl Write,
    on_progress: &mut dyn FnMut(u32),
) -> io::Result<()> {
    size(state, share).map_err(|_| io::ErrorKind::FileTooLarge)?;
    if share.kind == ShareKind::Graph {
        let graph = StateGraph::of(state.puzzle());
        let format = share.format().and_then(|file| file.name().parse::<GraphFormat>().ok());
        let Some(format) = format else { return Ok(()) };
        let kind = if share.is_directed { EdgeKind::Directed } else { EdgeKind::Undirected };
        return export_with_progress(&graph, format, kind, out, on_progress).map_err(|error| match error {
            ExportError::Io(error) => error,
            ExportError::TooLarge { .. } => io::ErrorKind::FileTooLarge.into(),
        });
    }
    // `None` if there is no move: then the list is empty.
    let span = share.moves(state);
    match share.format() {
        Some(FileFormat::Csv) => {
            writeln!(out, "move,disc,from,to")?;
            for_each_move(state, &span, on_progress, |index, Move { disc, from, to }, _| {
                writeln!(out, "{index},{disc},{},{}", from.digit(), to.digit())
            })
        }
        Some(FileFormat::Json) => json(state, &span, out, on_progress),
        _ => for_each_move(state, &span, on_progress, |index, step, _| writeln!(out, "{index}. {step}")),
    }
}

/// Calls `write` with every move of a range, its number and whether it is the first.
fn for_each_move(
    state: &State,
    span: &Option<Span>,
    on_progress: &mut dyn FnMut(u32),
    mut write: impl FnMut(&Index, Move, bool) -> io::Result<()>,
) -> io::Result<()> {
    let (Some(span), Some(solution)) = (span, state.solved()) else { return Ok(()) };
    let mut index = span.first.clone();
    for (count, step) in (1..).zip(solution.moves(span.first.next()..=span.last.clone())) {
        index = index.next();
        write(&index, step, count == 1)?;
        on_progress(count);
    }
    Ok(())
}

fn json(state: &State, span: &Option<Span>, out: &mut impl Write, on_progress: &mut dyn FnMut(u32)) -> io::Result<()> {
    let puzzle = state.puzzle();
    let stand = |stand: &Placement| match stand {
        Placement::Tower(peg) => peg.digit().to_string(),
        // Disc 1 first.
        Placement::Position(position) => {
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
    for_each_move(state, span, on_progress, |index, Move { disc, from, to }, is_first| {
        let comma = if is_first { "" } else { "," };
        let (from, to) = (from.digit(), to.digit());
        write!(out, "{comma}\n{{\"index\":\"{index}\",\"disc\":{disc},\"from\":{from},\"to\":{to}}}")
    })?;
    writeln!(out, "\n]}}")
}
