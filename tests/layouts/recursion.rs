//! The picture of the recursion: rows of blocks.

use proptest::prelude::*;
use tower_of_hanoi::layout::recursion::{Band, Block, Icicle, overview};
use tower_of_hanoi::model::{NavigateAction, Scene, State, link};
use tower_of_hanoi::solver::recursion::Step;
use tower_of_hanoi::solver::{Index, Move, PathKind, Rule, Solution};

use crate::oracle::{all_positions, between, pairs, puzzle, solve};

/// More blocks would not be fast enough to draw.
const MAX_BLOCKS: usize = 800;

fn icicle(solution: &Solution, (first, last): (&Index, &Index), index: &Index) -> Icicle {
    solution.with_recursion(|recursion| Icicle::new(recursion, first, last, index)).unwrap().unwrap()
}

/// Which blocks have parts.
fn divided(band: &Band) -> Vec<bool> {
    let mut divided = vec![false; band.blocks.len()];
    band.blocks.iter().filter_map(|block| block.parent).for_each(|parent| divided[parent] = true);
    divided
}

/// The blocks that are in a row: those that begin there, and those above that are not divided.
fn in_row(band: &Band, row: usize) -> Vec<&Block> {
    let divided = divided(band);
    let blocks = band.blocks.iter().zip(divided);
    let in_row = blocks.filter(|(block, is_divided)| block.row == row || (block.row < row && !is_divided));
    let mut blocks: Vec<&Block> = in_row.map(|(block, _)| block).collect();
    blocks.sort_by(|a, b| a.before.cmp(&b.before));
    blocks
}

fn check_rows(band: &Band, (first, last): (&Index, &Index)) {
    for row in 0..band.rows {
        let blocks = in_row(band, row);
        let (left, right) = (blocks[0], blocks[blocks.len() - 1]);
        assert!(left.before <= *first && right.end() >= *last, "row {row} shows every move");
        assert!(left.left.abs() < 1e-9 && (right.right - 1.0).abs() < 1e-9, "row {row} is as wide as the picture");
        for pair in blocks.windows(2) {
            assert_eq!(pair[0].end(), pair[1].before, "row {row}");
            assert!((pair[0].right - pair[1].left).abs() < 1e-9, "row {row}");
        }
        let sum: f64 = blocks.iter().map(|block| block.width()).sum();
        assert!((sum - 1.0).abs() < 1e-6, "row {row}");
        let y = blocks.iter().map(|block| block.top).fold(0.0, f64::max) + 0.5;
        assert!(blocks.iter().all(|block| block.top <= y && y < block.bottom), "row {row}");
    }
}

fn check_parts(band: &Band, (first, last): (&Index, &Index)) {
    for (number, parent) in band.blocks.iter().enumerate() {
        let parts: Vec<&Block> = band.blocks.iter().filter(|block| block.parent == Some(number)).collect();
        let (Some(head), Some(tail)) = (parts.first(), parts.last()) else { continue };
        assert!(head.before >= parent.before && tail.end() <= parent.end());
        assert!(
            head.before <= parent.before.clone().max(first.clone()) && tail.end() >= parent.end().min(last.clone())
        );
        assert!((head.left - parent.left).abs() < 1e-9 && (tail.right - parent.right).abs() < 1e-9);
        assert!(parts.windows(2).all(|pair| pair[0].end() == pair[1].before && pair[0].right == pair[1].left));
        assert!(parts.iter().all(|part| part.row == parent.row + 1 && part.top >= parent.bottom - 1e-9));
    }
}

/// In each row of a band, one block contains the move and is filled.
fn check_path(band: &Band, index: &Index) {
    for row in 0..band.rows {
        let current: Vec<&Block> = in_row(band, row).into_iter().filter(|block| block.is_current).collect();
        assert_eq!(current.len(), 1, "row {row}");
        assert!(current[0].before < *index && *index <= current[0].end());
    }
}

fn check_path_rows(picture: &Icicle, is_in_window: bool) {
    let rows = picture.path_rows();
    let mut above: Option<&Block> = None;
    for row in &rows {
        let current: Vec<&&Block> = row.iter().filter(|block| block.is_current).collect();
        assert_eq!(current.len(), 1, "one block of each row is divided in the next one");
        if let Some(above) = above {
            assert!(row.iter().all(|block| block.before >= above.before && block.end() <= above.end()));
            assert!(row[0].length < above.length, "no task is there twice");
        }
        above = Some(current[0]);
    }
    assert!(!is_in_window || above.is_some_and(Block::is_move), "the last one is the move");
}

fn check(solution: &Solution, window: (&Index, &Index), index: &Index) -> Icicle {
    let picture = icicle(solution, window, index);
    assert!(picture.blocks().count() <= MAX_BLOCKS, "{} blocks", picture.blocks().count());
    let is_in_window = window.0 < index && index <= window.1;
    check_rows(&picture.overview, window);
    check_parts(&picture.overview, window);
    if is_in_window {
        check_path(&picture.overview, index);
    }
    let of_overview = solution.with_recursion(|recursion| overview(recursion, window.0, window.1)).unwrap().unwrap();
    assert_eq!(of_overview.height(), picture.overview.height(), "the overview is that of every move");
    if let Some(close_up) = &picture.close_up {
        let task = &close_up.band.blocks[0];
        check_rows(&close_up.band, (&task.before, &task.end()));
        check_parts(&close_up.band, (&task.before, &task.end()));
        check_path(&close_up.band, index);
        let shown = close_up.band.blocks.iter().rfind(|block| block.is_current).unwrap();
        assert_eq!(shown.step, Step::Move(solution.move_at(index).unwrap()));
        assert!(task.length < 200 || shown.width() > 0.02, "the move is as wide as its number");
    }
    // A close-up leads to the move from anywhere.
    check_path_rows(&picture, is_in_window || picture.close_up.is_some());
    picture
}

/// Solutions by each kind of recursion.
fn any_solution() -> impl Strategy<Value = Solution> {
    let three = (prop::sample::select(vec![Rule::Any, Rule::OneWay, Rule::Linear]), 2u32..=300, 0usize..6)
        .prop_map(|(rule, count, ends)| solve(rule, 3, count, pairs(3)[ends].0, pairs(3)[ends].1));
    let more = (4u8..=7, 2u32..=300).prop_map(|(pegs, count)| solve(Rule::Any, pegs, count, 0, pegs - 1));
    let four = (prop::sample::select(vec![Rule::Star, Rule::Cyclic]), 2u32..=60, 1u8..4)
        .prop_map(|(rule, count, to)| solve(rule, 4, count, 0, to));
    let every = (2u32..=200)
        .prop_map(|count| Solution::with_path(&puzzle(Rule::Any, 3, count, 0, 2), PathKind::Hamiltonian).unwrap());
    let positions: Vec<_> = all_positions(3, 5).collect();
    let scattered = (prop::sample::select(positions.clone()), prop::sample::select(positions))
        .prop_filter("they differ", |(start, goal)| start != goal)
        .prop_map(|(start, goal)| Solution::new(&between(Rule::Any, 3, &start, &goal)).unwrap());
    let has_recursion = |solution: &Solution| solution.with_recursion(|_| ()).is_some();
    prop_oneof![three, more, four, every, scattered].prop_filter("it has a recursion", has_recursion)
}

/// A move from 1 to the last.
fn index_of(solution: &Solution, share: u32) -> Index {
    solution.total().fraction(share, 1 << 20).next().min(solution.total().clone())
}

proptest! {
    #[test]
    fn rows_divide_the_window_and_one_path_leads_to_the_move(
        solution in any_solution(), share in 0u32..=1 << 20, a in 0u32..=1_000, b in 0u32..=1_000, width in 1u64..=60,
    ) {
        let (total, index) = (solution.total().clone(), index_of(&solution, share));
        let whole = check(&solution, (&Index::ZERO, &total), &index);
        let other = check(&solution, (&Index::ZERO, &total), &index_of(&solution, (share + 77_777) % (1 << 20)));
        prop_assert!(whole.close_up.is_none() || other.close_up.is_some());
        let (first, last) = (total.fraction(a.min(b), 1_000), total.fraction(a.max(b), 1_000));
        if first < last {
            check(&solution, (&first, &last), &index);
        }
        // A few moves, in any depth.
        let first = index.saturating_sub(&Index::from(width / 2));
        let last = (&first + &Index::from(width)).min(total);
        if first < last {
            check(&solution, (&first, &last), &index);
        }
    }

    /// The page goes to the first move of the block that is pressed. Then the block is filled.
    #[test]
    fn pressing_a_block_goes_to_its_first_move(count in 2u32..=200, share in 0u32..=1 << 20, number in any::<prop::sample::Index>()) {
        let state = link::open(&format!("?discs={count}"));
        let index = index_of(state.solved().unwrap(), share);
        let window = state.timeline().unwrap();
        let picture = icicle(state.solved().unwrap(), (&window.first, &window.last), &index);
        let blocks: Vec<&Block> = picture.blocks().collect();
        let block = blocks[number.index(blocks.len())];
        let (x, y) = ((block.left + block.right) / 2.0, (block.top + block.bottom) / 2.0);
        let found = picture.block_at(x, y).unwrap();
        let is_thin = |block: &Block| block.is_move() && block.width() < 0.012;
        let is_same = (found.step, &found.before) == (block.step, &block.before);
        // A thin move takes presses on what is beside it.
        prop_assert!(is_same || is_thin(found) || found.row > block.row, "{found:?} for {block:?}");
        let (state, _) = Scene::new(state).after(NavigateAction::Seek(found.first_move()).into());
        prop_assert_eq!(state.index(), &found.first_move());
        let after = icicle(state.solved().unwrap(), (&window.first, &window.last), state.index());
        let filled = after.blocks().find(|other| (other.step, &other.before) == (found.step, &found.before));
        prop_assert!(filled.is_none_or(|block| block.is_current));
        let is_in_overview = picture.overview.blocks.iter().any(|block| std::ptr::eq(block, found));
        prop_assert!(!is_in_overview || filled.is_some());
        // It is selected, too, where the task of the close-up stays the same.
        let task = |picture: &Icicle| picture.close_up.as_ref().map(|close_up| (close_up.band.blocks[0].before.clone(), close_up.depth));
        if is_in_overview || task(&picture) == task(&after) {
            let (row, column) = picture.place_on_path(found);
            let selected = after.path_rows()[row][column];
            prop_assert_eq!((selected.step, &selected.before), (found.step, &found.before));
        }
    }
}

#[test]
fn a_small_puzzle_is_shown_whole() {
    let solution = solve(Rule::Any, 3, 3, 0, 2);
    let picture = icicle(&solution, (&Index::ZERO, solution.total()), &4.into());
    assert!(picture.close_up.is_none());
    let row = |row: usize| {
        let blocks = picture.overview.blocks.iter().filter(move |block| block.row == row);
        blocks.map(|block| block.length.to_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!([row(0), row(1), row(2)], [vec![7], vec![3, 1, 3], vec![1; 6]]);
    let filled: Vec<Step> = picture.blocks().filter(|block| block.is_current).map(|block| block.step).collect();
    let largest: Move = solution.move_at(&4.into()).unwrap();
    assert_eq!((filled.len(), filled[1]), (2, Step::Move(largest)));
    // The move has no parts, so it reaches down to the end.
    assert_eq!(picture.block_at(0.5, 2.5).unwrap().step, Step::Move(largest));
    assert_eq!(picture.block_at(0.5, 0.5).unwrap().length, 7);
    assert_eq!(picture.block_at(0.5, 3.5), None);
}

#[test]
fn the_picture_keeps_its_height_from_move_to_move() {
    for (rule, count) in [(Rule::Any, 8), (Rule::OneWay, 6), (Rule::Linear, 5), (Rule::Any, 5)] {
        let solution = solve(rule, 3, count, 0, 2);
        let total = solution.total().to_u64().unwrap();
        let height = |index: u64| icicle(&solution, (&Index::ZERO, solution.total()), &index.into()).height();
        assert!((1..=total).all(|index| height(index) == height(1)), "{rule} with {count}");
    }
}

#[test]
fn ten_thousand_discs_are_no_more_blocks_than_eight() {
    let blocks = |solution: &Solution| {
        let index = solution.total().fraction(1, 3);
        check(solution, (&Index::ZERO, solution.total()), &index).blocks().count()
    };
    let few = blocks(&solve(Rule::Any, 3, 8, 0, 2));
    let many = blocks(&solve(Rule::Any, 3, 10_000, 0, 2));
    assert!(many <= 2 * few, "{many} after {few}");
    for (rule, pegs, count) in
        [(Rule::Any, 4, 10_000), (Rule::Any, 10, 10_000), (Rule::OneWay, 3, 5_000), (Rule::Star, 4, 300)]
    {
        assert!(blocks(&solve(rule, pegs, count, 0, 1)) < 3 * few, "{rule} on {pegs} pegs");
    }
}

/// The task that a close-up enlarges is there twice, and selected where it is among its siblings.
#[test]
fn the_task_of_a_close_up_is_selected_in_the_overview() {
    let mut state = link::open("?discs=6&move=17");
    let window = state.timeline().unwrap();
    let (first, last) = (window.first, window.last);
    let draw = |state: &State| icicle(state.solved().unwrap(), (&first, &last), state.index());
    let picture = draw(&state);
    let task = &picture.close_up.as_ref().expect("a close-up").band.blocks[0];
    let (row, column) = picture.place_on_path(task);
    assert_eq!(column, 2, "it is the third part of its task");
    state = Scene::new(state).after(NavigateAction::Seek(task.first_move()).into()).0.into_state();
    let after = draw(&state);
    let selected = after.path_rows()[row][column];
    assert_eq!((selected.step, &selected.before), (task.step, &task.before));
}
