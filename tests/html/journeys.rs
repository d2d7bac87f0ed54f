//! Journeys through the page that only press buttons, type and read.

use std::collections::HashSet;

use num_bigint::BigUint;
use tower_of_hanoi::model::{
    Action, CompareAction, DigitChange, NavigateAction, Picture, PuzzleEdit, RecursionAction, Tab, TimelineAction,
    ViewportAction, keys,
};
use tower_of_hanoi::solver::{Attempt, Disc, PathKind, Peg, Position, Puzzle, PuzzleBuilder, Rule, Solution};

use super::board::{index, move_at, position, position_at, solve};
use super::{Page, html, oracle};

/// Solves a changed classic puzzle.
fn solved(discs: u32, change: fn(PuzzleBuilder) -> PuzzleBuilder) -> Solution {
    solve(&change(Puzzle::builder().discs(discs)).build().unwrap())
}

/// Checks that the page stands at a move of a solution.
#[track_caller]
fn assert_stands(page: &Page, solution: &Solution, number: &str) {
    assert_eq!((page.index(), page.total()), (number, solution.total().to_string().as_str()));
    assert_eq!(page.shown_position(), position_at(solution, number));
}

#[test]
fn a_link_opens_the_legend_at_a_move() {
    let number = "12345678901234567890";
    let page = html(&format!("?discs=64&move={number}"));
    assert_stands(&page, &solved(64, |puzzle| puzzle), number);
    assert!(page.caption().contains("disc 2 from C to B"), "{}", page.caption());
}

#[test]
fn a_thousand_discs_are_counted_and_exact_halfway() {
    let solution = solved(1000, |puzzle| puzzle);
    let page = html("?discs=1000&move=50%25&show=towers,transport,scrubber,exact");
    assert_eq!(index(page.index()).to_string(), (solution.total().as_biguint() / 2u8).to_string());
    let there = solution.position_at(&index(page.index())).unwrap();
    assert_eq!(page.text("[data-exact=position]"), there.to_string());
    let held = [Peg::A, Peg::B, Peg::C].map(|peg| there.iter().filter(|&(_, at)| at == peg).count().to_string());
    assert_eq!(page.attributes("[data-count]", "data-count"), held);
    let next = page.press("[data-command=next]", NavigateAction::Next);
    assert_eq!(move_at(&solution, next.index()).disc.number(), 1000);
    assert_eq!(next.text("[data-exact=position]"), position_at(&solution, next.index()));
}

#[test]
fn a_rule_without_a_recursion_is_searched_from_the_form_and_from_a_link() {
    let puzzle = oracle::puzzle(Rule::Linear, 4, 7, 0, 3);
    let tower = Position::tower(puzzle.discs(), oracle::peg(3));
    let fewest = oracle::distances(Rule::Linear, 4, 7, 0)[&tower];
    let Attempt::Search(job) = Solution::start(&puzzle, PathKind::default(), u32::MAX).unwrap() else {
        panic!("it needs a search")
    };
    let solution = job.finish().unwrap();
    let page = html("?discs=7&pegs=4&show=towers,transport,scrubber,puzzle");
    page.one("[name=rule] option[value=linear]");
    let page = page.after(PuzzleEdit::Rule(Rule::Linear));
    assert_eq!((page.total(), page.has(".searching")), (fewest.to_string().as_str(), false));
    let page = page.type_move("60");
    assert_stands(&page, &solution, "60");
    assert_eq!(page.address(), "?discs=7&pegs=4&rule=linear&move=60&show=towers,transport,scrubber,puzzle");
    assert_stands(&html(&page.address()), &solution, "60");
}

#[test]
fn a_puzzle_leads_between_two_positions_or_through_all() {
    let (from, to) = ("12202101", "02011022");
    let solution = solve(&oracle::between(Rule::Any, 3, &position(from), &position(to)));
    let page = html(&format!("?from={from}&to={to}&move=50%25"));
    assert_stands(&page, &solution, page.index());
    assert_eq!(index(page.index()).to_string(), (solution.total().as_biguint() / 2u8).to_string());
    let through_all = Solution::with_path(&Puzzle::classic(64).unwrap(), PathKind::Hamiltonian).unwrap();
    let page = html("?discs=64&path=hamiltonian&move=10^30");
    assert_stands(&page, &through_all, &BigUint::from(10u8).pow(30).to_string());
}

/// Presses a key on a picture.
fn press_key(page: Page, picture: Picture, key: &str) -> Page {
    page.after(keys::picture_key(key, picture).unwrap())
}

#[test]
fn the_timeline_and_the_graph_zoom_and_the_link_contains_their_viewports() {
    let all = "Moves 1 to 18,446,744,073,709,551,615";
    let page = html("?discs=64&move=12345678901234567890&show=towers,scrubber,timeline,graph");
    assert_eq!(page.text("[data-stretch]"), all);
    let page = page
        .press("[data-panel=timeline] [data-command=show-current]", ViewportAction::CenterOnCurrent(Picture::Timeline));
    let near = "Moves 12,345,678,901,234,567,879 to 12,345,678,901,234,567,902";
    assert_eq!(page.text("[data-stretch]"), near);
    let page =
        page.press("[data-panel=graph] [data-command=show-current]", ViewportAction::CenterOnCurrent(Picture::Graph));
    assert_eq!(page.count(".dot"), 27);
    assert!(page.address().contains("timeline=12345678901234567878-12345678901234567902"), "{}", page.address());
    let address = page.address();
    let graph = address.split_once("graph=").unwrap().1;
    assert_eq!(graph.bytes().take_while(|digit| b"012".contains(digit)).count(), 61, "{}", page.address());
    let dots = |page: &Page| {
        let mut dots: Vec<String> = page.attributes(".dot", "data-position").into_iter().map(str::to_owned).collect();
        dots.sort();
        dots
    };
    let seen = dots(&page);
    let again = html(&page.address());
    assert_eq!((dots(&again), again.text("[data-stretch]").as_str()), (seen, near));
    let farther = (0..12).fold(again, |page, _| press_key(page, Picture::Timeline, "-"));
    assert!(farther.text("[data-stretch]").starts_with("Moves 12,345,678,901,234,5"));
    assert_ne!(farther.text("[data-stretch]"), near);
    let page = press_key(farther, Picture::Timeline, "0");
    assert_eq!(page.text("[data-stretch]"), all);
    assert_eq!(press_key(page, Picture::Graph, "0").count(".dot"), 0);
}

#[test]
fn a_second_puzzle_follows_the_first() {
    let second = |page: &Page, name| page.attribute(".second svg", name).unwrap().to_owned();
    let page = html("?discs=5&move=31&show=towers,scrubber,compare&with=5-3-one-way");
    assert_eq!(second(&page, "data-index"), "163");
    let page = page.type_move("10");
    assert_eq!(second(&page, "data-index"), "52");
    let one_way = solved(5, |puzzle| puzzle.rule(Rule::OneWay));
    assert_eq!(page.discs(".second [data-disc]"), position_at(&one_way, "52"));
    page.one("[name='with.pace'] option[value=index]");
    let page = page.after(CompareAction::SetByIndex(true));
    assert_eq!(second(&page, "data-index"), "10");
    assert!(page.address().contains("with=5-3-one-way-index"), "{}", page.address());
}

#[test]
fn bits_can_be_switched_and_the_towers_follow() {
    let page = html("?discs=8").press("[data-tab=why]", Action::SelectTab(Tab::Why));
    let page = page.press("[data-bit='7']", NavigateAction::ChangeDigit(7, DigitChange::Cycle));
    assert_eq!(page.index(), "128");
    let page = page.press("[data-bit='3']", keys::digit_key("ArrowUp", 3).unwrap());
    assert_stands(&page, &solved(8, |puzzle| puzzle), "136");
    assert_eq!(page.attribute("[data-bit='3']", "aria-pressed"), Some("true"));
}

#[test]
fn the_row_has_digits_in_base_3() {
    let row = solved(5, |puzzle| puzzle.rule(Rule::Linear));
    let page = html("?discs=5&rule=linear&move=100&show=towers,scrubber,bits");
    // 1·81 + 0·27 + 2·9 + 0·3 + 1.
    assert_eq!(page.text(".bits"), "10201");
    // The third digit is 2, and becomes 0.
    let page = page.press("[data-bit='2']", NavigateAction::ChangeDigit(2, DigitChange::Cycle));
    assert_eq!(page.index(), (100 - 2 * 9).to_string());
    let page = page.press("[data-bit='4']", keys::digit_key("ArrowUp", 4).unwrap());
    assert!(page.index().parse::<u32>().unwrap() > 162, "{}", page.index());
    assert_stands(&page, &row, page.index());
}

#[test]
fn the_digit_under_the_pointer_describes_its_disc() {
    let row = solved(5, |puzzle| puzzle.rule(Rule::Linear));
    let page = html("?discs=5&rule=linear&move=100&show=towers,scrubber,bits");
    assert!(!page.has("[data-pointed]"));
    let page = page.after(TimelineAction::HoverDisc(Disc::new(3)));
    // Disc 3 moves at 9, 18, 36, 45, …: eleven multiples of 9 without three multiples of 27.
    let peg = row.position_at(&index("100")).unwrap().peg(Disc::new(3).unwrap()).unwrap();
    let said = page.text("[data-pointed-says]");
    let words: Vec<&str> = said.split(|letter: char| !letter.is_ascii_alphanumeric()).collect();
    let places = [peg.to_string().as_str(), "8"].map(|word| words.iter().position(|&said| said == word));
    assert!(said.starts_with("Disc 3 ") && places[0].is_some() && places[0] < places[1], "{said}");
    assert_eq!(page.attributes("[data-pointed]", "data-disc"), ["3"]);
    assert!(!page.after(TimelineAction::HoverDisc(None)).has("[data-pointed]"));
}

#[test]
fn a_short_recursion_can_be_expanded() {
    let page = html("?discs=4&move=6&trace=table&show=towers,scrubber,trace");
    let page = page.press(".trace [data-command=expand]", RecursionAction::ToggleExpanded);
    assert_eq!(page.attribute(".trace [data-command=expand]", "aria-pressed"), Some("true"));
    assert!(page.address().contains("trace=all"), "{}", page.address());
    let tasks = page.texts(".trace tbody tr > :nth-child(3)");
    let moves: Vec<&String> = tasks.iter().filter(|task| task.starts_with("Disc ") && task.contains("from")).collect();
    let solution = solved(4, |puzzle| puzzle);
    let said: Vec<String> =
        (1..=15u64).map(|number| solution.move_at(&number.into()).unwrap().to_string().replacen('d', "D", 1)).collect();
    assert_eq!(moves, said.iter().collect::<Vec<_>>());
    assert_eq!(page.count(".trace tr[aria-current]"), 3);
    let last = ".trace tbody tr:last-of-type button[data-seek='15']";
    assert_eq!(page.press(last, NavigateAction::Seek(index("15"))).index(), "15");
}

#[test]
fn the_slider_reaches_every_part_of_the_solution_and_its_keys_every_move() {
    let key = |name| keys::slider_key(name).unwrap();
    let page = html("?discs=64").after(key("End"));
    assert_eq!(page.index(), u64::MAX.to_string());
    let page = page.after(key("ArrowLeft"));
    assert_eq!(page.index(), (u64::MAX - 1).to_string());
    let page = page.after(NavigateAction::SeekSlider(2500));
    assert_eq!(page.index(), (u64::MAX / 4).to_string());
    assert_eq!(page.after(NavigateAction::SeekSlider(5000)).index(), "9223372036854775807");
}

#[test]
fn invalid_values_are_reported() {
    let page = html("?discs=many&rule=zigzag&move=12");
    let said = |page: &Page, parameter: &str| page.text(&format!("[data-problem={parameter}]"));
    assert!(said(&page, "discs").contains("Discs = “many”"));
    assert!(said(&page, "rule").contains("rule = “zigzag”"));
    assert_eq!(page.index(), "12");
    let page = page.type_move("256");
    let refused = said(&page, "move");
    let (_, bound) = refused.split_once("“256”").expect("it names what was typed");
    assert!(bound.split(|letter: char| !letter.is_ascii_digit()).any(|number| number == "255"), "{refused}");
    assert_eq!(page.attribute("input[name=move]", "value"), Some("12"), "the field shows the move that is used");
    assert_eq!(page.index(), "12");
}

/// A goal that is spread over pegs has no flag. Its outlines lie over the discs, because a large disc would hide the place of a small
/// one, and they go when all discs are there.
#[test]
fn a_goal_that_is_spread_over_pegs_is_drawn_over_the_discs() {
    for goal in ["2001", "0012", "0122", "1112", "2222"] {
        let page = html(&format!("?discs=4&from=0220&to={goal}"));
        let pegs: HashSet<char> = goal.chars().collect();
        let is_spread = pegs.len() > 1;
        let outlines = |page: &Page| page.attributes(".discs ~ .goal-tower path[d]", "d").concat().matches('M').count();
        // Each has a ground, so that it is seen on every disc.
        assert_eq!(outlines(&page), if is_spread { 2 * pegs.len() } else { 0 }, "{goal}");
        assert_eq!(page.has("[data-goal]"), !is_spread, "{goal}");
        let last = page.scene.total().clone();
        let solved = page.after(NavigateAction::Seek(last));
        assert_eq!((outlines(&solved), solved.shown_position().as_str()), (0, goal), "{goal}");
    }
}
