//! `hanoi jsonl`.

use serde_json::{Value, json};

use super::run_with;

fn ask(input: &[u8]) -> Vec<Value> {
    let output = run_with(&["jsonl"], input);
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_last_move_of_the_legend() {
    let replies = ask(br#"{"rule":"any","pegs":3,"discs":64,"from":0,"to":2,"move":"18446744073709551615"}
{"rule":"one-way","pegs":3,"discs":64,"from":0,"to":2,"move":"0"}"#);
    assert_eq!(replies[0]["total"], "18446744073709551615");
    assert_eq!(replies[0]["optimality"], "proven");
    assert_eq!(replies[0]["position"], json!(vec![2; 64]));
    assert_eq!(replies[0]["move"], json!({"index": "18446744073709551615", "disc": 1, "from": 1, "to": 2}));
    assert_eq!(replies[1]["move"], Value::Null);
    let total = replies[1]["total"].as_str().unwrap();
    let last = json!({"rule": "one-way", "discs": 64, "from": 0, "to": 2, "move": total});
    assert_eq!(ask(last.to_string().as_bytes())[0]["position"], json!(vec![2; 64]));
}

#[test]
fn a_bad_line_never_stops_the_stream() {
    let mut input = Vec::new();
    let digits = format!(r#"{{"discs":3,"from":0,"to":2,"move":"{}"}}"#, "9".repeat(2_000_000));
    let endless = "[".repeat(5_000_000);
    let bad: [&[u8]; 16] = [
        digits.as_bytes(),
        endless.as_bytes(),
        br#"{"discs":3,"from":"A","to":2,"move":1}"#,
        br#"{"discs":3,"from":0,"to":2,"move":1,"rule":{"arcs":[[0,0]]}}"#,
        b"nonsense",
        b"{}",
        b"[1,2]",
        b"\xff\xfe",
        br#"{"discs":3,"from":0,"to":2,"move":"-1"}"#,
        br#"{"discs":3,"from":0,"to":2,"move":"8"}"#,
        br#"{"discs":3,"from":0,"to":3,"move":"1"}"#,
        br#"{"discs":3,"from":[0,0],"to":2,"move":"1"}"#,
        br#"{"discs":3,"from":0,"to":2,"move":1.5}"#,
        br#"{"discs":4000000000,"from":0,"to":2,"move":1}"#,
        br#"{"discs":3,"from":0,"to":2,"move":1,"rule":{"arcs":[[0,10]]}}"#,
        br#"{"discs":3,"from":0,"to":0,"move":1,"path":"hamiltonian"}"#,
    ];
    let good = br#"{"discs":3,"from":0,"to":2,"move":7}"#;
    for line in bad {
        input.extend([line, b"\n", good, b"\n"].concat());
    }
    let replies = ask(&input);
    assert_eq!(replies.len(), 2 * bad.len());
    for (line, pair) in bad.iter().zip(replies.chunks(2)) {
        let error = pair[0]["error"].as_str().unwrap();
        assert!(error.len() < 200, "{} … {error}", String::from_utf8_lossy(&line[..line.len().min(80)]));
        assert_eq!(pair[1]["position"], json!([2, 2, 2]));
    }
}

#[test]
fn more_pegs_other_splits_and_the_hamiltonian_path() {
    let replies = ask(br#"{"pegs":4,"discs":8,"from":0,"to":3,"move":33}
{"pegs":5,"discs":1000,"from":0,"to":4,"move":0,"split":"largest"}
{"pegs":4,"rule":"star","discs":12,"from":1,"to":2,"move":260}
{"discs":100,"from":0,"to":2,"move":1,"path":"hamiltonian"}
{"pegs":4,"discs":8,"from":0,"to":3,"move":1,"split":"middling"}"#);
    assert_eq!((&replies[0]["total"], &replies[0]["position"]), (&json!("33"), &json!(vec![3; 8])));
    assert_eq!(replies[0]["optimality"], "proven");
    assert_eq!(replies[1]["optimality"], "presumed");
    assert_eq!((&replies[2]["total"], &replies[2]["position"]), (&json!("260"), &json!(vec![2; 12])));
    assert_eq!(replies[3]["total"], "515377520732011331036461129765621272702107522000");
    assert!(replies[4]["error"].is_string());
}

#[test]
fn ten_thousand_lines_are_answered_in_order() {
    let line = |k: u64| {
        let rule = if k.is_multiple_of(2) { "any" } else { "one-way" };
        let index = k.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        format!("{{\"rule\":\"{rule}\",\"discs\":64,\"from\":0,\"to\":2,\"move\":\"{index}\"}}\n")
    };
    let replies = ask((1..=10_000).map(line).collect::<String>().as_bytes());
    assert_eq!(replies.len(), 10_000);
    for (k, reply) in (1u64..).zip(replies) {
        assert_eq!(reply["move"]["index"], k.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_string());
    }
}

#[test]
fn numbers_may_exceed_the_precision_of_a_double() {
    let reply = &ask(br#"{"discs":64,"from":0,"to":2,"move":12345678901234567890}"#)[0];
    assert_eq!(reply["move"]["index"], "12345678901234567890");
}

/// The reply to one query. Fails if it is an error.
fn answer(replies: &[Value], place: usize) -> &Value {
    let reply = &replies[place];
    assert!(reply["total"].is_string(), "{reply}");
    reply
}

fn lines(queries: &[Value]) -> Vec<Value> {
    ask(queries.iter().map(|query| format!("{query}\n")).collect::<String>().as_bytes())
}

/// The five strongly connected graphs of moves on three pegs, up to isomorphism.
const THREE_PEG_GRAPHS: [&[[u8; 2]]; 5] = [
    &[[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]],
    &[[0, 1], [1, 0], [0, 2], [1, 2], [2, 1]],
    &[[0, 1], [1, 0], [1, 2], [2, 1]],
    &[[0, 1], [1, 0], [1, 2], [2, 0]],
    &[[0, 1], [1, 2], [2, 0]],
];

#[test]
fn every_rule_on_three_pegs_between_all_pegs_with_100_and_1000_discs() {
    let ends = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
    for discs in [100usize, 1_000] {
        let queries: Vec<Value> = THREE_PEG_GRAPHS
            .iter()
            .flat_map(|arcs| {
                ends.map(|(from, to)| json!({"rule": {"arcs": arcs}, "discs": discs, "from": from, "to": to}))
            })
            .map(|query| at(&query, "0"))
            .collect();
        let replies = lines(&queries);
        let last: Vec<Value> =
            queries.iter().zip(&replies).map(|(query, reply)| at(query, reply["total"].as_str().unwrap())).collect();
        for (place, query) in last.iter().enumerate() {
            assert_eq!(answer(&replies, place)["optimality"], "proven");
            assert_eq!(replies[place]["position"], json!(vec![query["from"].clone(); discs]));
        }
        let ended = lines(&last);
        for (place, query) in last.iter().enumerate() {
            assert_eq!(answer(&ended, place)["position"], json!(vec![query["to"].clone(); discs]));
            assert_eq!(ended[place]["move"]["to"], query["to"]);
        }
        // The classic puzzle takes 2ⁿ − 1 moves, and the row from end to end takes 3ⁿ − 1. Its centre is peg 1 here.
        let power = |base: u32| num_bigint::BigUint::from(base).pow(discs as u32) - 1u32;
        assert_eq!(replies[1]["total"], power(2).to_string());
        assert_eq!(replies[2 * 6 + 1]["total"], power(3).to_string());
    }
}

/// The same query for another move.
fn at(query: &Value, index: &str) -> Value {
    let mut query = query.clone();
    query["move"] = index.into();
    query
}

#[test]
fn four_or_more_pegs() {
    let known = [
        (json!({"pegs": 4, "discs": 100, "from": 0, "to": 3}), "172033", "proven"),
        (json!({"pegs": 5, "discs": 100, "from": 1, "to": 4}), "", "presumed"),
        (json!({"pegs": 6, "discs": 1000, "from": 5, "to": 0}), "", "presumed"),
        (json!({"pegs": 4, "discs": 1000, "from": 2, "to": 1}), "", "proven"),
        (json!({"pegs": 4, "rule": "star", "discs": 100, "from": 1, "to": 3}), "", "proven"),
        (json!({"pegs": 4, "rule": "star", "discs": 1000, "from": 0, "to": 3}), "", "presumed"),
        (json!({"pegs": 4, "rule": "cyclic", "discs": 1000, "from": 0, "to": 2}), "", "presumed"),
        (json!({"pegs": 4, "rule": "cyclic", "discs": 100, "from": 3, "to": 0}), "", "presumed"),
        (json!({"pegs": 4, "rule": "linear", "discs": 12, "from": 0, "to": 2}), "", "presumed"),
        (json!({"pegs": 4, "rule": "linear", "discs": 9, "from": 0, "to": 3}), "", "searched"),
        (json!({"pegs": 4, "rule": "one-way", "discs": 8, "from": 3, "to": 1}), "", "searched"),
    ];
    let starts = lines(&known.each_ref().map(|(query, ..)| at(query, "0")));
    for (place, (_, total, optimality)) in known.iter().enumerate() {
        let reply = answer(&starts, place);
        assert_eq!(reply["optimality"], *optimality, "{reply}");
        assert!(total.is_empty() || reply["total"] == *total, "{reply}");
    }
    let totals = starts.iter().map(|reply| reply["total"].as_str().unwrap());
    let ends: Vec<Value> = known.iter().zip(totals).map(|((query, ..), total)| at(query, total)).collect();
    for (query, reply) in ends.iter().zip(lines(&ends)) {
        assert_eq!(reply["position"], json!(vec![query["to"].clone(); query["discs"].as_u64().unwrap() as usize]));
    }
}

#[test]
fn between_positions() {
    let (from, to) = ([0, 2, 1, 1, 0, 2, 0, 1], [2, 2, 0, 1, 0, 0, 1, 2]);
    for (rule, pegs) in [("any", 3), ("one-way", 3), ("linear", 3), ("any", 4), ("star", 4)] {
        let query = json!({"rule": rule, "pegs": pegs, "discs": 8, "from": from, "to": to});
        let start = &lines(&[at(&query, "0")])[0];
        assert_eq!(start["position"], json!(from), "{rule} on {pegs}");
        let end = &lines(&[at(&query, start["total"].as_str().unwrap())])[0];
        assert_eq!(end["position"], json!(to), "{rule} on {pegs}");
    }
    // A thousand scattered discs become one tower.
    let scattered: Vec<usize> = (0..1000usize).map(|disc| disc * disc % 7 % 3).collect();
    let query = json!({"discs": 1000, "from": scattered, "to": 1});
    let total = &lines(&[at(&query, "0")])[0]["total"];
    assert_eq!(lines(&[at(&query, total.as_str().unwrap())])[0]["position"], json!(vec![1; 1000]));
}

#[test]
fn a_search_runs_once_for_many_lines() {
    let query = json!({"rule": "one-way", "pegs": 4, "discs": 11, "from": 0, "to": 3});
    let queries: Vec<Value> = (0..400).map(|index| at(&query, &index.to_string())).collect();
    let replies = lines(&queries);
    for (index, pair) in replies.windows(2).enumerate() {
        let step = &pair[1]["move"];
        let mut position = pair[0]["position"].clone();
        position[step["disc"].as_u64().unwrap() as usize - 1] = step["to"].clone();
        assert_eq!(position, pair[1]["position"], "move {}", index + 1);
    }
}

/// A mark of the encoding, as some shells write it, is no part of the first line.
#[test]
fn a_mark_of_the_encoding_is_skipped() {
    let replies = ask("\u{feff}{\"discs\":3,\"from\":0,\"to\":2,\"move\":7}\r\n".as_bytes());
    assert_eq!(replies[0]["position"], json!([2, 2, 2]));
}
