//! What the documents say of files, commands and addresses is so.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Folders that others write.
const FOREIGN: [&str; 4] = ["target", "dist", "node_modules", "corpus"];

fn read(path: impl AsRef<Path>) -> String {
    let path = Path::new(ROOT).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The files of a folder and those in it, as paths from the top of the repository.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(Path::new(ROOT).join(folder)).expect("a folder of the repository") {
        let entry = entry.expect("an entry of a folder");
        let name = entry.file_name().into_string().expect("a name in Unicode");
        let path = folder.join(&name);
        if name.starts_with('.') || FOREIGN.contains(&name.as_str()) {
            continue;
        } else if entry.path().is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

fn all_files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(Path::new(""), &mut found);
    assert!(found.len() > 500, "{} files", found.len());
    found
}

/// The documents in Markdown with their texts.
fn documents() -> BTreeMap<PathBuf, String> {
    let documents = all_files().into_iter().filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    documents.map(|path| (path.clone(), read(&path))).collect()
}

/// The lines of a document outside its blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// A line without its spans of code, whose brackets are no links.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// What is in backticks in a document, with the lines of its blocks of code.
fn code(text: &str) -> Vec<&str> {
    let spans = prose(text).flat_map(|line| line.split('`').skip(1).step_by(2));
    let prose: BTreeSet<_> = prose(text).map(str::as_ptr).collect();
    spans.chain(text.lines().filter(|line| !prose.contains(&line.as_ptr()))).collect()
}

/// The anchors of a document: its headings as GitHub writes them, and the names that it gives itself.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = prose(text).filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let slug = |heading: &str| {
        let kept = heading
            .to_lowercase()
            .chars()
            .filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter))
            .collect::<String>();
        kept.replace(' ', "-")
    };
    let given = text.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned);
    headings.map(slug).chain(given).collect()
}

/// The targets of the links in a document.
fn links(text: &str) -> Vec<String> {
    let lines = prose(text).map(without_code).collect::<Vec<_>>().join("\n");
    let inline = lines.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next()).map(str::to_owned);
    let defined = lines
        .lines()
        .filter_map(|line| line.strip_prefix('[')?.split_once("]: "))
        .map(|(_, target)| target.trim().to_owned());
    inline.chain(defined).collect()
}

/// A path without `..`, from the top of the repository.
fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, part| {
        match part {
            Component::ParentDir => assert!(plain.pop(), "{} leads out of the repository", path.display()),
            Component::CurDir => {}
            Component::Normal(_) | Component::RootDir | Component::Prefix(_) => plain.push(part),
        }
        plain
    })
}

#[test]
fn each_link_leads_to_a_file_and_a_heading() {
    let documents = documents();
    let mut checked = 0;
    for (path, text) in &documents {
        for target in links(text).iter().filter(|target| !target.contains("://") && !target.starts_with("mailto:")) {
            let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
            let folder = path.parent().unwrap_or(Path::new(""));
            let file = if file.is_empty() { path.clone() } else { plain(&folder.join(file)) };
            assert!(Path::new(ROOT).join(&file).exists(), "{}: there is no {target}", path.display());
            let is_there = anchor.is_empty() || documents.get(&file).is_some_and(|text| anchors(text).contains(anchor));
            assert!(is_there, "{}: {} has no heading {anchor}", path.display(), file.display());
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked} links");
}

#[test]
fn each_path_in_a_document_exists() {
    let folders =
        ["src/", "tests/", "tools/", "docs/", "static/", "examples/", "benches/", "build/", "fuzz/", ".github/"];
    let mut checked = 0;
    for (path, text) in documents().iter().filter(|(path, _)| path.as_path() != Path::new("CHANGELOG.md")) {
        for word in code(text).iter().flat_map(|code| code.split([' ', '"', '=', '(', ')', ','])) {
            let word = word.trim_end_matches([':', ';', '.', '/']);
            let is_path =
                folders.iter().any(|folder| word.starts_with(folder)) && !word.contains(['*', '<', '…', '{', '$', '|']);
            if is_path && !word.contains("node_modules") {
                assert!(Path::new(ROOT).join(word).exists(), "{}: there is no {word}", path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "{checked} paths");
}

#[test]
fn each_command_in_a_document_exists() {
    let makefile = read("Makefile");
    let targets: BTreeSet<_> =
        makefile.lines().filter_map(|line| line.split_once(':')).map(|(target, _)| target).collect();
    let mut checked = 0;
    for (path, text) in documents().iter().filter(|(path, _)| path.as_path() != Path::new("CHANGELOG.md")) {
        for command in code(text) {
            let words: Vec<_> = command.split_whitespace().collect();
            for pair in words.windows(2).filter(|pair| pair[0] == "make" && !pair[1].contains(['=', '#', '…'])) {
                let target = pair[1].trim_end_matches(';');
                assert!(targets.contains(target), "{}: {command}: the Makefile has no {target}", path.display());
                checked += 1;
            }
            let is_given = |name: &str| name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
            for (kind, folder) in [("--example", "examples"), ("--test", "tests")] {
                for pair in
                    words.windows(2).filter(|pair| pair[0] == kind && words.contains(&"cargo") && is_given(pair[1]))
                {
                    let there = ["{}.rs", "{}/main.rs"].map(|form| form.replace("{}", pair[1]));
                    let is_there = there.iter().any(|file| Path::new(ROOT).join(folder).join(file).exists());
                    assert!(is_there, "{}: {command}: {folder}/ has no {}", path.display(), pair[1]);
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 40, "{checked} commands");
}

/// A field of the manifest.
fn field(name: &str) -> String {
    let manifest = read("Cargo.toml");
    let line = manifest.lines().find_map(|line| line.strip_prefix(&format!("{name} = \"")));
    line.and_then(|rest| rest.split('"').next()).unwrap_or_else(|| panic!("Cargo.toml has no {name}")).to_owned()
}

#[test]
fn the_addresses_are_those_of_the_manifest() {
    let (page, repository) = (field("homepage"), field("repository"));
    assert!(page.starts_with("https://") && page.ends_with('/') && !repository.ends_with('/'), "{page}, {repository}");
    let of_page = ["/embed/tower-of-hanoi.js", "?embed=1", "?discs=", "?lesson="];
    let of_repository = ["/actions/workflows/", "/releases", "/issues", "/security/advisories"];
    let mut checked = 0;
    let is_told = |path: &&PathBuf| {
        let told = ["docs", "examples", "static/package", ".github"].iter().any(|folder| path.starts_with(folder));
        told || path.components().count() == 1
            && path.extension().is_some_and(|extension| extension == "md" || extension == "cff")
    };
    for path in all_files().iter().filter(is_told) {
        let Ok(text) = fs::read_to_string(Path::new(ROOT).join(path)) else { continue };
        for address in text
            .split("https://")
            .skip(1)
            .map(|rest| rest.split([' ', '"', ')', '>', '`', '\n', '\\']).next().unwrap_or_default())
        {
            let address = format!("https://{address}");
            let expected = [(&of_page[..], &page), (&of_repository[..], &repository)];
            for (_, expected) in expected.iter().filter(|(parts, _)| parts.iter().any(|part| address.contains(part))) {
                assert!(address.starts_with(*expected), "{}: {address} is not at {expected}", path.display());
                checked += 1;
            }
        }
    }
    assert!(checked > 20, "{checked} addresses");
    let citation = read("CITATION.cff");
    for line in
        [format!("url: {page}"), format!("repository-code: {repository}"), format!("version: {}", field("version"))]
    {
        assert!(citation.lines().any(|given| given == line), "CITATION.cff has no {line}");
    }
}

#[test]
fn versions_are_those_of_the_manifest_and_the_setup() {
    let (setup, readme) = (read("tools/setup"), read("README.md"));
    let of_setup = |name: &str| setup.lines().find_map(|line| line.strip_prefix(name)).expect("a version").to_owned();
    let generator = of_setup("bindgen_version=");
    assert!(read("Cargo.toml").contains(&format!("wasm-bindgen = {{ version = \"={generator}\"")));
    let trunk = of_setup("trunk_version=");
    let (trunk, _) = trunk.rsplit_once('.').expect("a version of three numbers");
    for said in [
        format!("wasm-bindgen {generator}"),
        format!("Trunk {trunk}"),
        format!("stable, {} or later", field("rust-version")),
    ] {
        assert!(readme.contains(&said), "README.md does not say “{said}”");
    }
}

/// The documents say that the solver needs nothing else.
#[test]
fn the_solver_alone_needs_big_integers_alone() {
    let manifest = read("Cargo.toml");
    let (_, rest) = manifest.split_once("\n[dependencies]\n").expect("dependencies");
    let (table, _) = rest.split_once("\n[").expect("a table after it");
    let needed: Vec<_> = table
        .lines()
        .filter(|line| line.contains(" = ") && !line.starts_with('#') && !line.contains("optional = true"))
        .collect();
    assert!(matches!(needed[..], [only] if only.starts_with("num-bigint")), "{needed:?}");
}
