//! Pictures of panels and slides, read back from the files.

use super::films::file;
use super::*;
use tower_of_hanoi::files;
use tower_of_hanoi::layout::disc_shape::DiscShape;
use tower_of_hanoi::layout::drawing::{Polyline, path_data};
use tower_of_hanoi::layout::picture::view_box_size;
use tower_of_hanoi::layout::towers::TowersLayout;
use tower_of_hanoi::model::share::export;

fn text(query: &str) -> String {
    String::from_utf8(file(query)).unwrap()
}

/// The points of a line of TikZ.
fn points(line: &str) -> Vec<(f64, f64)> {
    let point = |part: &str| {
        let (x, y) = part.split_once(')')?.0.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    line.split('(').skip(1).filter_map(point).collect()
}

/// The position of the towers in a picture of TikZ: the numbers of the discs, or else their rectangles.
fn position_in(picture: &str, state: &State) -> Position {
    let (puzzle, (width, height)) = (state.puzzle(), view_box_size(640));
    let layout = TowersLayout::new(width, height, puzzle.discs(), puzzle.pegs());
    let mut pegs = vec![None; puzzle.discs().count() as usize];
    for line in picture.lines().filter(|line| line.contains(" rectangle ")) {
        let [(left, top), (right, bottom)] = points(line)[..] else { panic!("{line}") };
        let height = layout.thickness() - layout.gap();
        // Half of the outline is outside of the rectangle.
        let edge = DiscShape::new(&layout, Disc::SMALLEST).edge();
        let is_like = |disc: &Disc| (layout.disc_width(*disc) - edge - (right - left)).abs() < 0.02;
        let disc = (1..=puzzle.discs().count()).map(|number| Disc::new(number).unwrap()).find(is_like);
        if let Some(disc) = disc.filter(|_| (bottom - top - height + edge).abs() < 0.02) {
            let peg = puzzle.pegs().iter().find(|&peg| (layout.peg_x(peg) - (left + right) / 2.0).abs() < 0.02);
            assert_eq!(pegs[disc.index()].replace(peg.unwrap()), None, "{disc} is there once");
        }
    }
    Position::from_pegs(pegs.into_iter().map(Option::unwrap).collect()).unwrap()
}

#[test]
fn towers_in_tikz_are_at_the_position() {
    for query in ["?discs=5&move=9", "?discs=12&move=1234", "?discs=7&pegs=5&move=8", "?discs=3&from=012&move=2"] {
        let tikz = text(&format!("{query}&share=picture.tex"));
        let state = open(query);
        assert_eq!(position_in(&tikz, &state), state.position(), "{query}");
        assert!(tikz.starts_with("\\documentclass[border=2mm]{standalone}\n\\usepackage{tikz}\n"));
        assert!(tikz.is_ascii(), "{query}");
    }
}

#[test]
fn slides_are_a_series_of_moves() {
    let query = "?discs=6&share=picture.beamer.20-32";
    let (state, beamer) = (open(query), text(query));
    let slides: Vec<&str> = beamer.split("\\begin{frame}").skip(1).collect();
    assert_eq!(slides.len(), 13);
    for (index, slide) in (20u64..).zip(slides) {
        let expected = state.solved().unwrap().position_at(&Index::from(index)).unwrap();
        // What all slides have in common is written once, such as discs that never move.
        let base = beamer.split("\\newcommand{\\hanoibase}").nth(1).unwrap().split("\\begin{document}").next().unwrap();
        assert_eq!(position_in(&[base, slide].concat(), &state), expected, "{index}");
    }
    assert!(beamer.contains("{21 / 63: 1, "), "titles have no words");
}

#[test]
fn a_graph_in_tikz_has_every_position_and_move() {
    for discs in 1..=5u32 {
        let tikz = text(&format!("?discs={discs}&share=picture.graph.tex"));
        let count = 3usize.pow(discs);
        let circles: Vec<&str> = tikz.lines().filter(|line| line.contains(" circle ")).collect();
        // Two more are the ring at the current position.
        assert_eq!(circles.len(), count + 2, "{discs}");
        let places: Vec<(f64, f64)> = circles[..count].iter().map(|line| points(line)[0]).collect();
        let edges = tikz
            .lines()
            .filter(|line| line.starts_with("\\path") && line.contains(" -- ") && !line.contains("cycle"))
            .map(points)
            .filter(|points| points.len() == 2);
        let is_place = |at: &(f64, f64)| places.iter().any(|place| (place.0 - at.0).hypot(place.1 - at.1) < 0.05);
        let edges: Vec<_> = edges.collect();
        assert!(edges.iter().flatten().all(is_place), "{discs}: each move leads from a position to a position");
        // The moves of the graph, and those of the solution once more.
        let solution = 2usize.pow(discs) - 1;
        assert_eq!(edges.len(), 3 * (count - 1) / 2 + solution, "{discs}");
    }
}

/// An exported map has the way to the board, in lines that are seen through, and on rings the moves from the board.
#[test]
fn a_graph_has_the_way_to_the_board() {
    let lines_of = |query: &str| {
        let tikz = text(&format!("{query}&share=picture.graph.tex"));
        let styles: Vec<_> = tikz.lines().filter(|line| line.contains("draw opacity=")).map(str::to_owned).collect();
        let names = styles.iter().filter_map(|style| style.split(['{', '/']).nth(1).map(str::to_owned));
        let names: Vec<String> = names.map(|name| format!("[{name}]")).collect();
        let lines =
            tikz.lines().filter(|line| line.starts_with("\\path") && names.iter().any(|name| line.contains(name)));
        lines.map(|line| line.matches(" -- ").count()).sum::<usize>()
    };
    for (query, moves) in [("", 0), ("&move=1", 1), ("&move=5", 5), ("&walk=0102", 2), ("&move=3&walk=01", 4)] {
        assert_eq!(lines_of(&format!("?discs=4{query}")), moves, "{query}");
    }
    for (query, moves) in [("?discs=12&pegs=4", 3), ("?discs=12&pegs=4&move=1", 5), ("?discs=9&pegs=5&move=2", 7)] {
        let tikz = text(&format!("{query}&share=picture.graph.tex"));
        let ring = tikz.lines().find(|line| line.contains("circle")).unwrap();
        let centre = ring.split_once('(').unwrap().1.split_once(')').unwrap().0;
        // Each is a shortest way, too.
        assert!(tikz.matches(&format!("({centre}) -- ")).count() >= 2 * moves, "{query}");
    }
}

/// Also where the last slide has no outline of the goal any more.
#[test]
fn slides_write_what_they_share_once() {
    let beamer = text("?discs=3&share=picture.beamer.0-7");
    let (base, slides) = beamer.split_once("\\begin{document}").unwrap();
    assert_eq!((base.matches("{A}").count(), slides.matches("{A}").count()), (1, 0), "the letter of a peg");
    assert!(slides.matches("dashed").count() + slides.matches("style").count() > 0);
}

#[test]
fn slides_of_the_graph_draw_the_path_so_far() {
    let beamer = text("?discs=4&share=picture.graph.beamer.0-15");
    let slides: Vec<&str> = beamer.split("\\begin{frame}").skip(1).collect();
    assert_eq!(slides.len(), 16);
    for (moves, slide) in slides.into_iter().enumerate() {
        let lines = slide.lines().filter(|line| line.starts_with("\\path") && line.contains(" -- "));
        assert_eq!(lines.count(), moves);
    }
}

#[test]
fn slides_of_the_recursion_are_its_levels() {
    let beamer = text("?discs=4&share=picture.trace.beamer");
    let slides: Vec<&str> = beamer.split("\\begin{frame}").skip(1).collect();
    assert_eq!(slides.len(), 4);
    for (level, slide) in slides.into_iter().enumerate() {
        let base = beamer.split("\\hanoibase}").nth(1).unwrap().split("\\begin{document}").next().unwrap();
        let lines = |part: &str| [base, slide].concat().lines().filter(|line| line.contains(part)).count();
        // On each level, one block has the current move. The paper is a rectangle, too.
        assert_eq!(lines(" rectangle ") - 1, 1, "{level}");
        let blocks = lines(" -- cycle");
        // Each task of k discs has two of k - 1 and a move.
        let expected: usize =
            (0..=level).map(|row| 2usize.pow(row as u32) + if row > 0 { 2usize.pow(row as u32 - 1) } else { 0 }).sum();
        assert_eq!(blocks, expected, "{level}");
    }
}

#[test]
fn every_picture_is_an_svg_file_by_itself() {
    for puzzle in [
        "?discs=4&move=5",
        "?discs=64&move=12345678901234567890",
        "?discs=1000&move=2^900",
        "?discs=8&rule=one-way&move=100&timeline=50-150&mark=3",
        "?discs=5&pegs=4&move=3",
        "?discs=9&pegs=5&move=3",
        "?discs=3&pegs=4&rule=linear",
        "?discs=6&graph=21&tour=1",
    ] {
        for picture in ["towers", "timeline", "graph", "trace"] {
            for theme in ["", ".dark"] {
                let query = format!("{puzzle}&share=picture.{picture}{theme}");
                let (state, share) = export::open_job(&query).unwrap();
                let mut svg = Vec::new();
                if files::write(&state, &share, &files::Material::default(), &mut svg, &mut |_| ()).is_err() {
                    assert_eq!((picture, puzzle), ("trace", "?discs=3&pegs=4&rule=linear"));
                    continue;
                }
                let svg = String::from_utf8(svg).unwrap();
                assert_eq!(svg.matches("<svg").count(), 1, "{query}");
                assert!(svg.contains("width=\"1600\"") && svg.ends_with("</svg>"), "{query}");
                for word in ["NaN", "var(", "class=", "href", "<style", "light-dark", "oklch", "inf"] {
                    assert!(!svg.contains(word), "{query} has {word}");
                }
                let paper = if theme.is_empty() { "#ffffff" } else { "#191816" };
                assert!(svg.contains(&format!("fill=\"{paper}\"")), "{query}");
                assert!(svg.len() < 2_000_000, "{query}: {}", svg.len());
                for format in
                    ["tex", "beamer"].into_iter().filter(|&format| (picture, format) != ("timeline", "beamer"))
                {
                    let written = text(&format!("{puzzle}&share=picture.{picture}.{format}{theme}"));
                    assert!(written.is_ascii() && written.ends_with("\\end{document}\n"), "{query}");
                    assert_eq!(written.matches('{').count(), written.matches('}').count(), "{query}");
                }
            }
        }
    }
}

/// A file has the patterns that the page has, on each disc that is drawn by itself.
#[test]
fn discs_have_patterns_where_the_page_has_them() {
    for query in ["?discs=5&move=9", "?discs=12&move=1234", "?discs=7&pegs=5&move=8", "?discs=1"] {
        let state = open(query);
        let discs = state.puzzle().discs().count() as usize;
        let plain = text(&format!("{query}&share=picture.tex"));
        let tikz = text(&format!("{query}&share=picture.tex&aids=patterns"));
        assert_eq!(position_in(&tikz, &state), state.position(), "{query}");
        let paths =
            |text: &str| text.lines().filter(|line| line.starts_with("\\path") && line.contains(" -- ")).count();
        assert_eq!(paths(&tikz), paths(&plain) + discs, "{query}");
        for format in ["picture", "film.svg.0-1", "film.gif.0-1", "picture.beamer.0-1"] {
            let [plain, with] = ["", "&aids=patterns"].map(|aids| file(&format!("{query}&share={format}{aids}")));
            assert_ne!(plain, with, "{query} {format}");
        }
    }
    // Discs without a shape of their own have none, and neither has a graph.
    for query in ["?discs=200&share=picture.tex", "?discs=4&share=picture.graph.tex"] {
        assert_eq!(text(query), text(&format!("{query}&aids=patterns")), "{query}");
    }
}

#[test]
fn slides_leave_the_margins_free() {
    for query in [
        "?discs=6&share=picture.beamer.0-3",
        "?discs=4&share=picture.graph.beamer.0-3",
        "?discs=5&pegs=8&share=picture.beamer.0-3",
    ] {
        let beamer = text(query);
        let unit: f64 = beamer.split("[x=").nth(1).unwrap().split("mm").next().unwrap().parse().unwrap();
        let paper = beamer.lines().find(|line| line.contains("(0,0) rectangle")).unwrap();
        let (wide, high) = points(paper)[1];
        assert!(wide * unit < 108.0 && high * unit < 67.0, "{query}: {} × {} mm", wide * unit, high * unit);
    }
}

#[test]
fn nothing_lies_over_the_texts_of_a_graph() {
    for discs in 1..=5u32 {
        for query in
            [format!("?discs={discs}&to=1&move=last"), format!("?discs={discs}&move=last"), format!("?discs={discs}")]
        {
            let svg = text(&format!("{query}&share=picture.graph"));
            let after = svg.find("<text").map_or("", |start| &svg[start..]);
            assert!(!after.contains("<circle") && !after.contains("<path"), "{query}");
            let number = |tag: &str, name: &str| -> f64 {
                tag.split(&format!(" {name}=\"")).nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
            };
            let circles: Vec<&str> = svg.split("<circle").skip(1).collect();
            for letter in svg.split("<text").skip(1).filter(|tag| tag.split(['>', '<']).nth(1).unwrap().len() == 1) {
                // A letter is about as wide as it is high.
                let (x, y, size) = (number(letter, "x"), number(letter, "y"), number(letter, "font-size") * 0.75);
                let left = if letter.contains("\"end\"") { x - size } else { x };
                for circle in &circles {
                    let [at_x, at_y, radius] = ["cx", "cy", "r"].map(|name| number(circle, name));
                    let (right, down) = (at_x - at_x.clamp(left, left + size), at_y - at_y.clamp(y - size, y));
                    assert!(right.hypot(down) > radius, "{query}: {letter} and {circle}");
                }
            }
        }
    }
}

#[test]
fn slides_have_a_limit_and_an_exercise_keeps_its_solution() {
    let (state, share) = export::open_job("?discs=9&share=picture.beamer.0-41").unwrap();
    assert_eq!(export::size(&state, &share), Err(export::MAX_SLIDE_MOVES));
    assert!(files::write(&state, &share, &files::Material::default(), &mut Vec::new(), &mut |_| ()).is_err());
    for words in ["picture.beamer", "picture.graph.beamer", "picture.trace.beamer"] {
        let (state, share) = export::open_job(&format!("?discs=5&task=predict.2&seed=2&share={words}")).unwrap();
        assert!(state.is_solution_withheld());
        assert!(
            files::write(&state, &share, &files::Material::default(), &mut Vec::new(), &mut |_| ()).is_err(),
            "{words}"
        );
    }
    for words in ["picture.graph", "picture.trace.tex"] {
        let towers = words.replace(".graph", "").replace(".trace", "");
        let exercise = |words: &str| text(&format!("?discs=5&task=predict.2&seed=2&share={words}"));
        assert_eq!(exercise(words), exercise(&towers), "{words}");
    }
    let (state, share) = export::open_job("?discs=0&share=picture.graph.tex").unwrap();
    assert!(
        files::write(&state, &share, &files::Material::default(), &mut Vec::new(), &mut |_| ()).is_err(),
        "nothing to draw"
    );
}

/// Compiles what LaTeX gets, where there is a LaTeX.
#[test]
fn latex_compiles() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    if std::process::Command::new("pdflatex").arg("--version").output().is_err() {
        eprintln!("pdflatex is not installed, so TikZ is not compiled here");
        return;
    }
    for (number, words) in ["tex", "beamer", "graph.tex", "graph.beamer", "trace.tex", "trace.beamer", "timeline.tex"]
        .into_iter()
        .enumerate()
    {
        let name = format!("picture-{number}.tex");
        std::fs::write(folder.join(&name), file(&format!("?discs=4&move=5&share=picture.{words}"))).unwrap();
        let mut latex = std::process::Command::new("pdflatex");
        let output =
            latex.args(["-interaction=nonstopmode", "-halt-on-error", &name]).current_dir(folder).output().unwrap();
        assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stdout));
    }
}

/// The lines of path data, as SVG 2, chapter 9.3, defines it, for the letters that are written.
fn read_path(d: &str) -> Vec<Polyline> {
    let starts = d.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic()).map(|(at, _)| at);
    let ends = starts.clone().skip(1).chain([d.len()]);
    let (mut lines, mut at): (Vec<Polyline>, _) = (Vec::new(), (0.0, 0.0));
    for (start, end) in starts.zip(ends) {
        let (letter, numbers) = d[start..end].split_at(1);
        let numbers: Vec<f64> = numbers.split_whitespace().map(|number| number.parse().unwrap()).collect();
        at = match (letter, &numbers[..]) {
            ("M" | "L", &[x, y]) => (x, y),
            ("H", &[x]) => (x, at.1),
            ("V", &[y]) => (at.0, y),
            ("Z", []) => {
                lines.last_mut().unwrap().is_closed = true;
                continue;
            }
            other => panic!("{other:?} in {d}"),
        };
        if letter == "M" {
            lines.push(Polyline::default());
        }
        lines.last_mut().unwrap().points.push(at);
    }
    lines
}

proptest! {
    /// Path data is read as the points that it was made of.
    #[test]
    fn path_data_is_read_as_its_points(
        lines in prop::collection::vec((prop::collection::vec((-400i32..400, -9_000i32..9_000), 1..9), any::<bool>()), 0..4),
    ) {
        let point = |&(x, y): &(i32, i32)| (f64::from(x) / 4.0, f64::from(y) / 4.0);
        let line = |(points, is_closed): &(Vec<_>, bool)| Polyline { points: points.iter().map(point).collect(), is_closed: *is_closed };
        let lines: Vec<Polyline> = lines.iter().map(line).collect();
        prop_assert_eq!(read_path(&path_data(&lines)), lines);
    }

    /// No word of a link makes a file fail to be one, or to be refused.
    #[test]
    fn hostile_settings_are_refused_or_written(
        kind in prop::sample::select(vec!["film", "picture"]),
        words in prop::collection::vec(prop::sample::select(vec![
            "gif", "svg", "tex", "beamer", "graph", "trace", "timeline", "towers", "0-3", "5-5", "9-2", "0-99999999999999999999",
            "160", "161", "99999", "0", "-1", "dark", "light", "auto", "1-2-3", "film", "nothing",
        ]), 0..5),
        puzzle in prop::sample::select(vec!["?discs=0", "?discs=1&pegs=1", "?discs=4&move=last", "?discs=1000", "?discs=5&pegs=10", "?discs=3&from=222"]),
    ) {
        let query = format!("{puzzle}&share={kind}.{}", words.join("."));
        let (state, share) = export::open_job(query.trim_end_matches('.')).unwrap();
        let mut out = Vec::new();
        let is_written = files::write(&state, &share, &files::Material::default(), &mut out, &mut |_| ()).is_ok();
        prop_assert!(!is_written || !out.is_empty(), "{}", query);
        prop_assert!(out.len() < 5_000_000, "{}: {}", query, out.len());
    }
}
