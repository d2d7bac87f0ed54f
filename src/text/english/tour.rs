//! What the guided tour says in English.

use crate::text::Tour;

pub fn tour(tour: &Tour) -> String {
    match tour {
        Tour::Name => "Tour".into(),
        Tour::Heading { step, of } => format!("{step} of {of}: {}", heading(*step)),
        Tour::About(step) => about(*step).into(),
        Tour::Back => "Back".into(),
        Tour::Next => "Next".into(),
        Tour::End => "End the tour".into(),
    }
}

const fn heading(step: u32) -> &'static str {
    match step {
        1 => "Recursion",
        2 => "Doubling",
        3 => "Bits",
        4 => "A triangle of triangles",
        5 => "Other rules",
        _ => "A fourth peg",
    }
}

const fn about(step: u32) -> &'static str {
    match step {
        1 => {
            "One disc takes one move. For three, move two aside, move the largest, and move the two on top: the table below has \
             all of it, and a press on a row goes there. Or try it yourself: drag a disc."
        }
        2 => {
            "Each further disc does everything before it twice, with one move between: 1, 3, 7, 15, 31. So the ruler below looks \
             alike in each half, and 64 discs, at a move a second, take half a trillion years."
        }
        3 => {
            "Count the moves in binary. The zeros at the end of a number tell which disc moves, and all its digits tell where every disc \
             is: so the page stands at any move without making the ones before. Press a bit."
        }
        4 => {
            "Draw every position as a point and every move as a line, and this comes out: three copies of the graph with one disc \
             fewer. The thick line is the solution; go closer, and it looks the same."
        }
        5 => {
            "Let discs go only from A to B to C to A, and there is another recursion, with two kinds of tasks in each other. Below stands \
             the classic puzzle, as far along as this one. Try the other rules, too."
        }
        _ => {
            "With a fourth peg the 64 discs of the legend need 18,433 moves instead of 18,446,744,073,709,551,615: proven \
             the fewest possible in 2014. Now stand anywhere you like."
        }
    }
}
