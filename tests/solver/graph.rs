//! Properties of the state graph, its layouts, its Hamiltonian cycle and its file formats.

use std::collections::HashSet;

use crate::oracle::{all_positions, discs, distances_from, legal_moves, peg};
use proptest::prelude::*;
use tower_of_hanoi::solver::graph::{
    DistanceStats, Distances, EdgeKind, Edges, GraphError, GraphFormat, HamiltonianCycle, StateGraph, corner_distances,
    count_shortest_paths, export, polygon_point, sum_of_distances,
};
use tower_of_hanoi::solver::{Index, PegCount, Position, Puzzle, Rule};

fn kind(directed: bool) -> EdgeKind {
    if directed { EdgeKind::Directed } else { EdgeKind::Undirected }
}

fn graph(rule: Rule, pegs: u8, count: u32) -> StateGraph {
    StateGraph::of(&Puzzle::builder().discs(count).pegs(pegs).rule(rule).build().unwrap())
}

fn written(graph: &StateGraph, format: GraphFormat, directed: bool) -> String {
    let mut out = Vec::new();
    export(graph, format, kind(directed), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

const SIZES: [(u8, u32); 8] = [(1, 3), (2, 4), (3, 0), (3, 1), (3, 5), (4, 2), (4, 4), (5, 3)];

#[test]
fn counts_equal_enumeration() {
    for (pegs, count) in SIZES {
        for rule in Rule::NAMED {
            let graph = graph(rule, pegs, count);
            let moves = |position: Position| legal_moves(&position, rule, graph.pegs()).len() as u64;
            assert_eq!(graph.vertices().to_u64(), Some(all_positions(pegs, count).count() as u64));
            assert_eq!(
                graph.arcs().to_u64(),
                Some(all_positions(pegs, count).map(moves).sum()),
                "{rule} {pegs} {count}"
            );
            assert_eq!(graph.arcs().to_u64(), Some(Edges::directed(&graph).unwrap().count() as u64));
            assert_eq!(graph.edges().to_u64(), Some(Edges::undirected(&graph).unwrap().count() as u64));
        }
    }
    let published = [(Rule::Any, 36), (Rule::Cyclic, 24), (Rule::Linear, 18), (Rule::Star, 18)];
    for (rule, edges) in published {
        assert_eq!(graph(rule, 4, 2).edges().to_u64(), Some(edges));
    }
}

#[test]
fn edges_are_the_legal_moves() {
    for (pegs, count) in SIZES {
        for rule in Rule::NAMED {
            let graph = graph(rule, pegs, count);
            let edges: HashSet<_> = Edges::directed(&graph).unwrap().collect();
            let number = |position: &Position| graph.number(position).unwrap().to_u64().unwrap() as u32;
            let mut expected = HashSet::new();
            for position in all_positions(pegs, count) {
                let moves: HashSet<_> = graph.moves(&position).collect();
                assert_eq!(moves, legal_moves(&position, rule, graph.pegs()).into_iter().collect());
                assert_eq!(graph.degree(&position), moves.len());
                for step in moves {
                    let mut reached = position.clone();
                    reached.play_unchecked(step);
                    expected.insert((number(&position), number(&reached)));
                }
            }
            assert_eq!(edges, expected, "{rule} {pegs} {count}");
            let both: HashSet<_> = edges.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
            assert_eq!(both, Edges::undirected(&graph).unwrap().collect());
        }
    }
}

#[test]
fn degrees_depend_on_the_empty_pegs() {
    for position in all_positions(5, 3) {
        let empty = 5 - position.pegs().iter().collect::<HashSet<_>>().len();
        assert_eq!(graph(Rule::Any, 5, 3).degree(&position), 10 - empty * (empty.saturating_sub(1)) / 2);
    }
}

#[test]
fn the_cycle_visits_every_position_once() {
    for count in 1..=9 {
        let cycle = HamiltonianCycle::new(discs(count)).unwrap();
        let length = 3u64.pow(count);
        assert_eq!(cycle.length().to_u64(), Some(length));
        let mut seen = HashSet::new();
        let mut before = cycle.position(&Index::from(length - 1)).unwrap();
        for t in (0..length).map(Index::from) {
            let position = cycle.position(&t).unwrap();
            assert_eq!(cycle.number(&position), Some(t));
            let step = legal_moves(&before, Rule::Any, PegCount::THREE).into_iter().find(|&step| {
                let mut reached = before.clone();
                reached.play_unchecked(step);
                reached == position
            });
            assert!(step.is_some(), "{before} to {position}");
            assert!(seen.insert(position.clone()), "{position} twice");
            before = position;
        }
        assert_eq!(cycle.position(&Index::from(length)), None);
    }
    assert_eq!(HamiltonianCycle::new(discs(0)), Err(GraphError::NoDiscs));
}

#[test]
fn neighbours_are_adjacent_in_the_triangle() {
    let mut seen = HashSet::new();
    for position in all_positions(3, 6) {
        let at = corner_distances(&position).unwrap().map(|number| number.to_u64().unwrap());
        assert_eq!(at.iter().sum::<u64>(), 63);
        assert!(seen.insert(at), "{position}");
        for step in legal_moves(&position, Rule::Any, PegCount::THREE) {
            let mut reached = position.clone();
            reached.play_unchecked(step);
            let there = corner_distances(&reached).unwrap().map(|number| number.to_u64().unwrap());
            let mut apart: Vec<_> = (0..3).map(|corner| at[corner].abs_diff(there[corner])).collect();
            apart.sort_unstable();
            assert_eq!(apart, [0, 1, 1], "{position} to {reached}");
        }
    }
    for corner in 0..3 {
        let tower = corner_distances(&Position::tower(discs(100), peg(corner))).unwrap();
        assert_eq!(tower[corner as usize], Index::mersenne(100));
    }
    assert_eq!(corner_distances(&"013".parse().unwrap()), None);
}

#[test]
fn positions_in_polygons_do_not_overlap() {
    for (pegs, count) in [(3, 5), (4, 4), (5, 3), (7, 3), (10, 2)] {
        let points: Vec<_> =
            all_positions(pegs, count).map(|p| polygon_point(&p, PegCount::new(pegs).unwrap())).collect();
        for (place, (x, y)) in points.iter().enumerate() {
            assert!(x.abs() <= 1.0 && y.abs() <= 1.0);
            assert!(points[..place].iter().all(|(a, b)| (a - x).hypot(b - y) > 1e-3), "{pegs} {count}");
        }
    }
}

#[test]
fn numbers_of_shortest_paths_are_as_published() {
    let shortest_paths = |count| {
        let graph = graph(Rule::Any, 4, count);
        let ends = [0, 3].map(|at| Position::tower(discs(count), peg(at)));
        count_shortest_paths(&graph, &ends[0], &ends[1]).unwrap().to_u64().unwrap()
    };
    assert_eq!((1..=7).map(shortest_paths).collect::<Vec<_>>(), [1, 2, 2, 22, 40, 18, 2468]); // A143807
    // On three pegs there is exactly one under every rule, and none if the pegs are not connected.
    for rule in crate::oracle::three_peg_rules() {
        let graph = graph(rule, 3, 5);
        let ends = [1, 2].map(|at| Position::tower(discs(5), peg(at)));
        assert_eq!(count_shortest_paths(&graph, &ends[0], &ends[1]), Ok(1.into()), "{rule}");
    }
    let apart = graph("arcs:01,10".parse().unwrap(), 3, 2);
    assert_eq!(count_shortest_paths(&apart, &"00".parse().unwrap(), &"22".parse().unwrap()), Ok(0.into()));
}

#[test]
fn the_distribution_is_that_of_all_distances() {
    for (rule, pegs, count) in [(Rule::Any, 3, 4), (Rule::OneWay, 3, 3), (Rule::Star, 4, 3), (Rule::Linear, 3, 4)] {
        let graph = graph(rule, pegs, count);
        let (mut largest, mut sum, mut pairs) = (0, 0, 0);
        for start in crate::oracle::all_positions(pegs, count) {
            for distance in crate::oracle::distances_from(rule, pegs, start).into_values() {
                (largest, sum, pairs) = (largest.max(distance as usize), sum + distance, pairs + 1);
            }
        }
        assert_eq!(DistanceStats::of(&graph), Ok(DistanceStats { largest, sum, pairs }), "{rule}");
    }
    for count in 1..=6 {
        let spread = DistanceStats::of(&graph(Rule::Any, 3, count)).unwrap();
        assert_eq!((spread.largest, Index::from(spread.sum)), ((1 << count) - 1, sum_of_distances(count)));
    }
    assert_eq!(DistanceStats::of(&graph(Rule::Any, 3, 9)), Err(GraphError::TooManyPositions { max: 8192 }));
}

#[test]
fn distances_equal_a_plain_search() {
    for (rule, pegs, count) in [(Rule::Any, 3, 5), (Rule::OneWay, 3, 4), (Rule::Star, 4, 4), (Rule::Any, 5, 3)] {
        for start in all_positions(pegs, count).step_by(17) {
            let plain = distances_from(rule, pegs, start.clone());
            let found = Distances::from(&graph(rule, pegs, count), &start).unwrap();
            assert_eq!(found.largest() as u64, *plain.values().max().unwrap());
            assert_eq!((found.sum(), found.reached()), (plain.values().sum(), plain.len() as u64));
        }
    }
    let diameters = [(Rule::Any, 3), (Rule::Cyclic, 4), (Rule::Linear, 10), (Rule::Star, 6)];
    for (rule, diameter) in diameters {
        let graph = graph(rule, 4, 2);
        let largest = all_positions(4, 2).map(|start| Distances::from(&graph, &start).unwrap().largest()).max();
        assert_eq!(largest, Some(diameter), "{rule}");
    }
}

#[test]
fn the_sum_of_all_distances_follows_its_recurrence() {
    for count in 0..=7 {
        let graph = graph(Rule::Any, 3, count);
        let sum: u64 = all_positions(3, count).map(|start| Distances::from(&graph, &start).unwrap().sum()).sum();
        assert_eq!(sum_of_distances(count).to_u64(), Some(sum), "{count}");
    }
    // The mean tends to 466/885 of 2ⁿ.
    let mean =
        |count: u32| sum_of_distances(count).as_biguint() * 1_000_000u32 / num_bigint::BigUint::from(18u8).pow(count);
    assert_eq!(mean(60).to_string(), "526553"); // 466/885 = 0.526553…
}

#[test]
fn graph6_can_be_decoded() {
    for (pegs, count, directed) in [(3, 1, false), (3, 2, true), (3, 3, false), (3, 4, false), (4, 3, true)] {
        let graph = graph(Rule::Any, pegs, count);
        let text = written(&graph, GraphFormat::Graph6, directed);
        let mut bytes = text.trim_end().bytes();
        if directed {
            assert_eq!(bytes.next(), Some(b'&'));
        }
        let mut sextet = || bytes.next().map(|byte| u32::from(byte) - 63);
        let size = match sextet().unwrap() {
            63 => (0..3).fold(0, |size, _| size << 6 | sextet().unwrap()),
            size => size,
        };
        let bits: Vec<bool> =
            std::iter::from_fn(sextet).flat_map(|six| (0..6).rev().map(move |k| six >> k & 1 == 1)).collect();
        let mut bits = bits.into_iter();
        let mut found = HashSet::new();
        for a in 0..size {
            for b in 0..if directed { size } else { a } {
                if bits.next().unwrap() {
                    found.insert(if directed { (a, b) } else { (b, a) });
                }
            }
        }
        assert!(bits.len() < 6 && bits.all(|bit| !bit));
        let edges = if directed { Edges::directed(&graph) } else { Edges::undirected(&graph) };
        assert_eq!(found, edges.unwrap().collect());
    }
}

#[test]
fn the_text_formats_name_every_vertex_and_edge() {
    let graph = graph(Rule::OneWay, 3, 2);
    let (vertices, arcs) = (9, graph.arcs().to_u64().unwrap() as usize);
    let dot = written(&graph, GraphFormat::Dot, true);
    assert!(dot.starts_with("digraph hanoi {\n") && dot.ends_with("}\n"));
    assert_eq!(dot.matches(" -> ").count(), arcs);
    assert_eq!(dot.lines().count(), 2 + vertices + arcs);
    let xml = written(&graph, GraphFormat::GraphMl, true);
    assert_eq!((xml.matches("<node ").count(), xml.matches("<edge ").count()), (vertices, arcs));
    assert!(xml.contains("edgedefault=\"directed\"") && xml.trim_end().ends_with("</graphml>"));
    let csv = written(&graph, GraphFormat::Csv, true);
    assert_eq!(csv.lines().next(), Some("source,target"));
    assert_eq!(csv.lines().count(), 1 + arcs);
    let json: serde_json::Value = serde_json::from_str(&written(&graph, GraphFormat::Json, true)).unwrap();
    assert_eq!((json["vertices"].as_u64(), json["edges"].as_array().unwrap().len()), (Some(9), arcs));
}

#[test]
fn a_graph_too_large_for_its_format_is_refused() {
    let wide = graph(Rule::Any, 10, 10);
    for format in GraphFormat::ALL {
        let refused = export(&wide, format, EdgeKind::Undirected, &mut Vec::new()).unwrap_err().to_string();
        assert!(refused.contains(&format.max_vertices().to_string()), "{refused}");
        assert_eq!(format.name().parse(), Ok(format));
    }
}

proptest! {
    #[test]
    fn numbers_and_positions_are_one_to_one(digits in prop::collection::vec(0u8..10, 0..200), pegs in 1u8..=10) {
        let position = Position::from_pegs(digits.iter().map(|digit| peg(digit % pegs)).collect()).unwrap();
        let graph = graph(Rule::Any, pegs, position.discs().count());
        let number = graph.number(&position).unwrap();
        prop_assert!(number < graph.vertices());
        prop_assert_eq!(graph.position(&number), Some(position));
        prop_assert_eq!(graph.position(&graph.vertices()), None);
    }

    #[test]
    fn the_cycle_consists_of_legal_moves_at_any_size(count in 1u32..400, words in prop::collection::vec(any::<u32>(), 20)) {
        let cycle = HamiltonianCycle::new(discs(count)).unwrap();
        let t = Index::from(num_bigint::BigUint::new(words) % cycle.length().as_biguint());
        let (here, next) = (cycle.position(&t).unwrap(), cycle.position(&t.next()));
        prop_assert_eq!(cycle.number(&here), Some(t));
        let next = next.unwrap_or_else(|| cycle.position(&Index::ZERO).unwrap());
        prop_assert_eq!(here.pegs().iter().zip(next.pegs()).filter(|(a, b)| a != b).count(), 1);
    }
}

#[test]
fn corners_of_polygons_are_evenly_spaced_on_a_circle() {
    for pegs in 1..=10 {
        let turn = std::f64::consts::TAU / f64::from(pegs);
        for at in 0..pegs {
            let (x, y) = polygon_point(&Position::tower(discs(1), peg(at)), PegCount::new(pegs).unwrap());
            let angle = turn * f64::from(at);
            assert!((x - angle.sin()).abs() < 1e-12 && (y + angle.cos()).abs() < 1e-12, "{pegs} {at}");
        }
    }
    let few = graph(Rule::Any, 4, 3);
    let listed: Vec<_> = (0..64u64).map(|number| few.position(&number.into()).unwrap()).collect();
    assert_eq!((few.positions(64), few.positions(63)), (Some(listed), None));
}
