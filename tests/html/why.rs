//! What the panel *Why?* says of several puzzles, and what the digits say in a game.

use num_bigint::BigUint;
use tower_of_hanoi::model::{Action, Fold, Locale, ManualPlayAction, NavigateAction, TimelineAction};
use tower_of_hanoi::solver::{Disc, Index, Move, Peg, Position, Rule, Solution};

use super::oracle::{between, discs, distances_from, peg, solve};
use super::page::html_in;
use super::{Page, html};

pub const SHOW: &str = "show=towers,transport,scrubber";
pub const ANSWER: &str = "[data-why=answer]";
pub const TASKS: &str = "[data-why=task] > ol > li[data-depth]";

fn reasons(page: &Page) -> String {
    page.attributes("[data-why]", "data-why").join(",")
}

/// The page with everything that is behind the reason.
pub fn with_more(page: Page) -> Page {
    page.press("[data-fold=more]", Action::SetFold(Fold::More, true))
}

/// A move as the answer puts it.
fn in_words(step: Move) -> String {
    format!("disc {} from {} to {}", step.disc, step.from, step.to)
}

#[test]
fn the_answer_comes_first_then_the_tasks_and_under_more_the_disc_and_the_way_each_with_a_picture() {
    for (rule, pegs, discs, number) in
        [(Rule::Any, 3, 8, 77), (Rule::Linear, 3, 5, 100), (Rule::Any, 4, 10, 20), (Rule::OneWay, 3, 6, 50)]
    {
        let page = html(&format!("?discs={discs}&pegs={pegs}&rule={rule}&move={number}&{SHOW},why"));
        assert_eq!(reasons(&page), "answer,task");
        let page = with_more(page);
        assert_eq!(reasons(&page), "answer,task,disc,way");
        let step = solve(rule, pegs, discs, 0, pegs - 1).move_at(&number.into()).unwrap();
        let answer = page.text(ANSWER);
        assert!(answer.contains(&number.to_string()) && answer.contains(&in_words(step)), "{step} in {answer}");
        assert_eq!(page.count(".why svg[data-picture]"), 1);
        assert!(page.attribute(".why svg", "data-picture").is_some());
        assert!(page.attributes(".why svg", "aria-hidden").iter().all(|hidden| *hidden == "true"));
        for name in ["disc", "way", "task"] {
            assert!(page.has(&format!("[data-why={name}] svg")), "{name}");
            assert!(page.text(&format!("[data-why={name}] p")).chars().count() > 20, "{name}");
        }
        assert!(!page.has("[data-fold=formula][open]"));
    }
}

/// The pegs that a letter of the automaton goes between, as places in the round of the smallest disc; a bar is the way back.
fn places(letter: &str) -> [usize; 2] {
    let from = ["a", "b", "c", "ā", "b̄", "c̄"].iter().position(|one| *one == letter).unwrap();
    let (from, to) = (from % 3, (from + 1) % 3);
    if letter.chars().count() > 1 || letter == "ā" { [to, from] } else { [from, to] }
}

#[test]
fn the_automaton_reads_the_bits_of_the_move_number_and_stops_at_the_letter_of_the_move() {
    let numbers = ["1", "77", "12345678901234567890"].map(|number| number.parse::<BigUint>().unwrap());
    let large = BigUint::from(2u32).pow(900) + 12345u32;
    for (discs, number) in [3, 8, 64, 1000].into_iter().zip(numbers.into_iter().chain([large])) {
        let page = html(&format!("?discs={discs}&move={number}&{SHOW},why"));
        let page = with_more(page).press("[data-fold=word]", Action::SetFold(Fold::Word, true));
        assert!(page.has(".why .tape"));
        let [bits, states] = [1, 2].map(|row| page.texts(&format!(".tape tr:nth-child({row}) td")));
        let read = (&number - 1u32).to_str_radix(2);
        assert_eq!(bits.concat(), read[read.len().saturating_sub(12)..]);
        let letter = states.last().unwrap();
        assert_eq!(page.text(".why .word strong"), *letter);
        assert_eq!(page.text(".automaton .state.current + text"), *letter);
        let step = solve(Rule::Any, 3, discs, 0, 2).move_at(&Index::from(number)).unwrap();
        let round = if discs % 2 == 1 { [0, 2, 1] } else { [0, 1, 2] };
        assert_eq!([step.from, step.to], places(letter).map(|place| peg(round[place])), "{letter} of {discs}");
    }
    assert!(!with_more(html(&format!("?discs=5&rule=linear&move=9&{SHOW},why"))).has("[data-fold=word]"));
}

#[test]
fn between_two_positions_the_page_says_which_way_the_largest_disc_takes_and_why() {
    for (from, to, way, read) in [("022", "200", "third", "2:0 1:2"), ("110", "002", "straight", "2:−2")] {
        let page = html(&format!("?discs=3&from={from}&to={to}&{SHOW},why"));
        let page = with_more(page).press("[data-fold=decision]", Action::SetFold(Fold::Decision, true));
        let columns = [1, 4].map(|column| page.texts(&format!(".balance tbody tr > :nth-child({column})")));
        let rows: Vec<String> =
            columns[0].iter().zip(&columns[1]).map(|(disc, balance)| format!("{disc}:{balance}")).collect();
        assert_eq!(rows.join(" "), read);
        assert_eq!(page.attribute("[data-way]", "data-way"), Some(way));
    }
}

#[test]
fn the_tasks_go_from_the_whole_puzzle_to_the_move_and_a_button_goes_to_the_start_of_each() {
    let page = html(&format!("?discs=20&move=300001&{SHOW},why"));
    let depths: Vec<u32> = page.attributes(TASKS, "data-depth").iter().map(|depth| depth.parse().unwrap()).collect();
    assert!(depths.len() == 6 && depths[0] == 0 && depths.is_sorted_by(|a, b| a < b), "{depths:?}");
    let unfolded = |page: &Page| (page.count("[data-why=task] details li[data-depth]"), is_open(page));
    assert_eq!(unfolded(&page), (0, false));
    let page = page.press("[data-why=task] summary", Action::SetFold(Fold::Tasks, true));
    assert_eq!(unfolded(&page), (19, true));
    let page = page.press("[data-command=next]", NavigateAction::Next);
    assert_eq!(unfolded(&page), (19, true), "the list stays as the reader left it");
    let page = page.press("[data-why=task] summary", Action::SetFold(Fold::Tasks, false));
    assert_eq!(unfolded(&page), (0, false));
    let page = page.press("[data-command=previous]", NavigateAction::Previous);
    assert_eq!((page.index(), is_open(&page)), ("300001", false));
    let button = "[data-why=task] > ol > li:nth-child(3) [data-seek]";
    let seek: Index = page.attribute(button, "data-seek").unwrap().parse().unwrap();
    assert!(seek < 300_001);
    assert_eq!(page.press(button, NavigateAction::Seek(seek.clone())).index(), seek.to_string());
}

/// Whether all tasks are listed.
fn is_open(page: &Page) -> bool {
    page.attribute("[data-why=task] details", "open").is_some()
}

#[test]
fn at_the_start_the_first_move_is_explained() {
    let page = html(&format!("?discs=5&{SHOW},why"));
    assert_eq!(reasons(&page), "answer,task");
    let step = solve(Rule::Any, 3, 5, 0, 2).move_at(&1.into()).unwrap();
    assert!(page.text(ANSWER).contains(&in_words(step)), "{}", page.text(ANSWER));
}

#[test]
fn nothing_is_explained_where_an_answer_would_be_given_away() {
    let page = html("?discs=4&task=reach&show=towers,play,why");
    let before = page.position().to_owned();
    let smallest = before.chars().last().and_then(|peg| peg.to_digit(10)).unwrap();
    let press = |page: Page, peg: u32| page.after(ManualPlayAction::from_key(&(peg + 1).to_string()).unwrap());
    let page = press(press(page, smallest), (smallest + 1) % 3);
    assert_ne!(page.position(), before);
    assert_eq!(reasons(&page), "");
}

/// Moves the smallest disc of four to the last peg.
fn with_a_move_by_hand(page: Page) -> Page {
    [0, 2].into_iter().fold(page, |page, number| {
        page.press(&format!("[data-peg-button='{number}']"), ManualPlayAction::PressPeg(peg(number)))
    })
}

#[test]
fn in_a_game_the_best_move_is_explained_and_where_the_others_lead() {
    let page = with_more(with_a_move_by_hand(html("?discs=4&show=towers,play,why")));
    let (from, to): (Position, Position) = ("0002".parse().unwrap(), "2222".parse().unwrap());
    let best = Solution::new(&between(Rule::Any, 3, &from, &to)).unwrap().move_at(&1.into()).unwrap();
    assert!(page.text(ANSWER).contains(&in_words(best)), "{}", page.text(ANSWER));
    assert!(reasons(&page).contains("choice"));
}

#[test]
fn in_a_game_digits_recursion_and_timeline_say_that_they_show_the_solution() {
    const NOTES: [&str; 3] = ["timeline", "bits", "trace"];
    let noted = |page: &Page, panel: &str| page.count(&format!("[data-panel={panel}] [data-not-game]"));
    let page = html("?discs=4&show=towers,play,timeline,bits,trace,why");
    assert_eq!(page.count("[data-not-game]"), 0);
    let page = with_a_move_by_hand(page);
    assert_eq!((NOTES.map(|panel| noted(&page, panel)), page.count("[data-not-game]")), ([1; 3], 4));
    assert_eq!(page.text("[data-panel=why] [data-not-game]"), "This is your way to the goal, not the solution.");
    let page = page.press("[data-bit='0']", TimelineAction::HoverDisc(Disc::new(1)));
    let says = page.text("[data-pointed-says]");
    let (_, of_disc) = says.split_once("solution").and_then(|(_, rest)| rest.split_once(" disc 1 ")).unwrap();
    assert!(of_disc.split(|letter: char| !letter.is_alphanumeric()).any(|word| word == "A"), "{says}");
}

/// The disc, its pegs and the distance to the goal in a line like "Disc 1 from A to B: 17 moves left".
fn choice(line: &str) -> (Disc, [Peg; 2], u64) {
    let (step, left) = line.split_once(": ").unwrap();
    let words: Vec<&str> = step.split(|letter: char| !letter.is_alphanumeric()).collect();
    let disc = words.iter().find_map(|word| word.parse().ok()).and_then(Disc::new).unwrap();
    let pegs: Vec<Peg> = words.iter().filter_map(|word| (0..4).map(peg).find(|peg| peg.to_string() == *word)).collect();
    let left: String = left.chars().take_while(|letter| "0123456789,".contains(*letter)).collect();
    (disc, *pegs.last_chunk().unwrap(), left.replace(',', "").parse().unwrap())
}

#[test]
fn a_searched_puzzle_says_how_far_the_goal_is_after_this_move_and_after_every_other() {
    let goal = Position::tower(discs(5), peg(3));
    let solution = solve(Rule::OneWay, 4, 5, 0, 3);
    let mut others = 0;
    for number in [2u64, 3, 4, 30] {
        let page = html(&format!("?discs=5&pegs=4&rule=one-way&move={number}&{SHOW},why"));
        assert_eq!(reasons(&page), "answer,choice");
        assert_eq!(page.count(".why svg[data-picture]"), 1);
        let page = with_more(page);
        assert_eq!(reasons(&page), "answer,choice,way");
        let position = solution.position_at(&(number - 1).into()).unwrap();
        let lines = page.texts("[data-why=choice] li");
        for (place, line) in lines.iter().enumerate() {
            let (disc, [from, to], left) = choice(line);
            assert_eq!(position.peg(disc), Some(from), "{line}");
            let mut after = position.clone();
            after.play_unchecked(Move { disc, from, to });
            assert_eq!(distances_from(Rule::OneWay, 4, after)[&goal], left, "{line}");
            assert!(place > 0 || *solution.total() == left + number, "{line}");
        }
        others += lines.len() - 1;
        assert_eq!(page.count(".why svg[data-picture]"), 1);
    }
    assert!(others > 1);
}

#[test]
fn of_a_long_number_the_first_and_the_last_digits_are_shown_also_in_arabic() {
    for locale in [Locale::English, Locale::Arabic] {
        let page = html_in(locale, &format!("?discs=1000&move=2^700%2B2^300&{SHOW},bits,why"));
        let page = with_more(page);
        let digits = page.text(".number-picture text");
        assert!(digits.chars().count() <= 24 && digits.contains('…') && digits.starts_with('1'), "{digits}");
    }
}
