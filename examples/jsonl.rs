//! The solver on standard input and output: one JSON object per line in, one per line out, in order.
//!
//! `{"rule":"any","pegs":3,"discs":64,"from":0,"to":2,"move":"123"}` asks for move 123 and the position after it. A line
//! that cannot be answered is answered with `{"error":"…"}` and never stops the stream. See the README for every field.

use std::error::Error;
use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};
use tower_of_hanoi::solver::recursion::Split;
use tower_of_hanoi::solver::{Arcs, Discs, Index, Path, Peg, Pegs, Position, Puzzle, Rule, Solution, Stand};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    #[serde(default)]
    rule: RuleField,
    #[serde(default = "three")]
    pegs: u8,
    discs: u32,
    from: StandField,
    to: StandField,
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
enum StandField {
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
enum Reply {
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

#[derive(Serialize)]
struct Step {
    index: String,
    disc: u32,
    from: u8,
    to: u8,
}

/// No line longer than this is read: a position of a million discs fits.
const LONGEST_LINE: u64 = 4_000_000;
/// No solution has more digits than this: the classic puzzle of a million discs has as many.
const MOST_DIGITS: usize = 301_030;

fn main() -> io::Result<()> {
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let (mut line, mut last) = (Vec::new(), None);
    while input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            let whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE;
            let reply = if whole { answer(&line, &mut last) } else { Err("the line is too long".into()) };
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
type Last = Option<(Puzzle, Path, Solution)>;

fn answer(line: &[u8], last: &mut Last) -> Result<Reply, Box<dyn Error>> {
    let query: Query = serde_json::from_slice(line)?;
    let digits = match &query.index {
        IndexField::Text(text) => text.clone(),
        IndexField::Number(number) => number.to_string(),
    };
    if digits.len() > MOST_DIGITS {
        return Err("move: no solution has a move of so many digits".into());
    }
    let index: Index = digits.parse()?;
    let split = query.split.as_deref().map_or(Some(Split::default()), Split::read);
    let split = split.ok_or("split is \"smallest\" or \"largest\"")?;
    let path = query.path.as_deref().map_or(Some(Path::default()), Path::read);
    let path = path.ok_or("path is \"shortest\" or \"hamiltonian\"")?;
    let (puzzle, path) = (puzzle(&query)?, path.with(split));
    let solution = match last.take() {
        Some((known, along, solution)) if (&known, along) == (&puzzle, path) => solution,
        _ => Solution::along(&puzzle, path)?,
    };
    let (.., solution) = last.insert((puzzle, path, solution));
    let beyond = || "move: it is past the last".to_owned();
    let position = solution.position_at(&index).ok_or_else(beyond)?;
    let step = solution.move_at(&index).map(|step| Step {
        index: index.to_string(),
        disc: step.disc.number(),
        from: step.from.number(),
        to: step.to.number(),
    });
    Ok(Reply::Answer {
        total: solution.total().to_string(),
        optimality: solution.optimality().to_string(),
        step,
        position: position.pegs().iter().map(|peg| peg.number()).collect(),
    })
}

fn puzzle(query: &Query) -> Result<Puzzle, Box<dyn Error>> {
    let pegs = Pegs::new(query.pegs).ok_or("pegs: 1 to 10")?;
    let discs = Discs::new(query.discs).ok_or_else(|| format!("discs: 0 to {}", Discs::MOST))?;
    let rule = match &query.rule {
        RuleField::Name(name) => name.parse()?,
        RuleField::Arcs { arcs } => {
            Rule::Arcs(arcs.iter().try_fold(Arcs::default(), |set, &(from, to)| match from == to {
                true => Err(format!("rule: an arc leads from peg {from} to itself")),
                false => Ok(set.with(peg(from)?, peg(to)?)),
            })?)
        }
    };
    Ok(Puzzle::new(rule, pegs, discs, stand(&query.from)?, stand(&query.to)?)?)
}

fn peg(number: u8) -> Result<Peg, String> {
    Peg::new(number).ok_or_else(|| format!("there is no peg {number}"))
}

fn stand(field: &StandField) -> Result<Stand, Box<dyn Error>> {
    Ok(match field {
        StandField::Peg(number) => Stand::Tower(peg(*number)?),
        StandField::Pegs(pegs) => {
            Stand::Position(Position::from_pegs(pegs.iter().map(|&number| peg(number)).collect::<Result<_, _>>()?)?)
        }
    })
}
