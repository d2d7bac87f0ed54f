//! `hanoi jsonl`: one JSON object per line in, one per line out, in order. `docs/solver.md` describes the fields.

use std::error::Error;
use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};
use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{
    Arcs, DiscCount, Index, Move, PathKind, Peg, PegCount, Placement, Position, Puzzle, Rule, Solution,
};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    #[serde(default)]
    rule: RuleField,
    #[serde(default = "three")]
    pegs: u8,
    discs: u32,
    from: PlacementField,
    to: PlacementField,
    #[serde(rename = "move")]
    index: IndexField,
    path: Option<String>,
    split: Option<String>,
}

const fn three() -> u8 {
    3
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "rule is a name or {\"arcs\":[[0,1],…]}")]
enum RuleField {
    Name(String),
    Arcs { arcs: Vec<(u8, u8)> },
}

impl Default for RuleField {
    fn default() -> Self {
        Self::Name("any".into())
    }
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "from and to are the number of a peg or a list of them, disc 1 first")]
enum PlacementField {
    Peg(u8),
    Pegs(Vec<u8>),
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "move is a string of decimal digits, or a number")]
enum IndexField {
    Text(String),
    Number(serde_json::Number),
}

#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Reply {
    Answer {
        total: String,
        optimality: String,
        #[serde(rename = "move")]
        step: Option<Step>,
        position: Vec<u8>,
    },
    Problem {
        error: String,
    },
}

/// A move and its number, which may be too long for a number of JSON.
#[derive(Serialize)]
pub(crate) struct Step {
    index: String,
    disc: u32,
    from: u8,
    to: u8,
}

impl Step {
    pub(crate) fn new(index: &Index, Move { disc, from, to }: Move) -> Self {
        Self { index: index.to_string(), disc: disc.number(), from: from.to_u8(), to: to.to_u8() }
    }
}

/// The peg of each disc, disc 1 first.
pub(crate) fn pegs(position: &Position) -> Vec<u8> {
    position.pegs().iter().map(|peg| peg.to_u8()).collect()
}

/// The longest line that is read, in bytes. A position of a million discs fits.
const MAX_LINE_LENGTH: u64 = 4_000_000;
/// The most digits of a move number: those of the classic puzzle of a million discs.
const MAX_DIGITS: usize = 301_030;

/// Answers each line of standard input. A line that cannot be answered is answered with an error, and never stops the stream.
pub fn run() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let (mut line, mut last) = (Vec::new(), None);
    while input.by_ref().take(MAX_LINE_LENGTH).read_until(b'\n', &mut line)? > 0 {
        // Some shells begin what they pipe with a mark of the encoding.
        let text = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&line).trim_ascii();
        if !text.is_empty() {
            let whole = line.ends_with(b"\n") || (line.len() as u64) < MAX_LINE_LENGTH;
            let reply = if whole { answer(text, &mut last) } else { Err("the line is too long".into()) };
            if !whole {
                input.skip_until(b'\n')?;
            }
            let reply = reply.unwrap_or_else(|error| Reply::Problem { error: error.to_string() });
            serde_json::to_writer(&mut output, &reply)?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

/// The puzzle of the line before, solved: what had to be searched for is not searched for again.
pub(crate) type Last = Option<(Puzzle, PathKind, Solution)>;

pub(crate) fn answer(line: &[u8], last: &mut Last) -> Result<Reply, Box<dyn Error>> {
    let query: Query = serde_json::from_slice(line)?;
    let index = index(&query.index)?;
    let (split, path) = (split(&query)?, path(&query)?);
    let (puzzle, path) = (puzzle(&query)?, path.with_split(split));
    let solution = match last.take() {
        Some((last_puzzle, last_path, solution)) if (&last_puzzle, last_path) == (&puzzle, path) => solution,
        _ => Solution::with_path(&puzzle, path)?,
    };
    let (.., solution) = last.insert((puzzle, path, solution));
    let position = solution.position_at(&index).ok_or("move: it is past the last")?;
    let step = solution.move_at(&index).map(|mv| Step::new(&index, mv));
    Ok(Reply::Answer {
        total: solution.total().to_string(),
        optimality: solution.optimality().to_string(),
        step,
        position: pegs(&position),
    })
}

fn index(field: &IndexField) -> Result<Index, Box<dyn Error>> {
    let digits = match field {
        IndexField::Text(text) => text.clone(),
        IndexField::Number(number) => number.to_string(),
    };
    if digits.len() > MAX_DIGITS {
        return Err("move: no solution has a move of so many digits".into());
    }
    Ok(digits.parse()?)
}

fn split(query: &Query) -> Result<Split, &'static str> {
    let split = query.split.as_deref().map_or(Ok(Split::default()), str::parse);
    split.map_err(|_| "split is \"smallest\" or \"largest\"")
}

fn path(query: &Query) -> Result<PathKind, &'static str> {
    let path = query.path.as_deref().map_or(Ok(PathKind::default()), str::parse);
    path.map_err(|_| "path is \"shortest\" or \"hamiltonian\"")
}

fn puzzle(query: &Query) -> Result<Puzzle, Box<dyn Error>> {
    let pegs = PegCount::new(query.pegs).ok_or("pegs: 1 to 10")?;
    let discs = DiscCount::new(query.discs).ok_or_else(|| format!("discs: 0 to {}", DiscCount::MAX))?;
    let rule = match &query.rule {
        RuleField::Name(name) => name.parse()?,
        RuleField::Arcs { arcs } => {
            Rule::Arcs(arcs.iter().try_fold(Arcs::default(), |set, &(from, to)| match from == to {
                true => Err(format!("rule: an arc leads from peg {from} to itself")),
                false => Ok(set.with(peg(from)?, peg(to)?)),
            })?)
        }
    };
    Ok(Puzzle::new(rule, pegs, discs, placement(&query.from)?, placement(&query.to)?)?)
}

fn peg(number: u8) -> Result<Peg, String> {
    Peg::new(number).ok_or_else(|| format!("there is no peg {number}"))
}

fn placement(field: &PlacementField) -> Result<Placement, Box<dyn Error>> {
    Ok(match field {
        PlacementField::Peg(number) => Placement::Tower(peg(*number)?),
        PlacementField::Pegs(pegs) => {
            Placement::Position(Position::from_pegs(pegs.iter().map(|&number| peg(number)).collect::<Result<_, _>>()?)?)
        }
    })
}
