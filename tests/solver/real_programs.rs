//! Runs the programs that the page shows with real compilers and interpreters.

mod recursive;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::oracle::solve;
use tower_of_hanoi::solver::{Index, Rule};

/// A new folder for one program.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Writes the program as the page shows it for this number of discs.
fn write(text: &str, discs: u32, file: &Path) {
    assert_eq!(text.matches("DISCS").count(), 1, "one place for the number of discs");
    fs::write(file, text.replace("DISCS", &discs.to_string())).unwrap();
}

fn output(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// Compares all moves that a program prints with the solver's.
fn check(printed: &str, discs: u32) {
    let solution = solve(Rule::Any, 3, discs, 0, 2);
    let moves = (1..=solution.total().to_u64().unwrap()).map(|index| solution.move_at(&Index::from(index)).unwrap());
    let expected: Vec<String> = moves.map(|step| format!("{} {} {}", step.disc.number(), step.from, step.to)).collect();
    assert_eq!(printed.lines().collect::<Vec<_>>(), expected, "{discs} discs");
}

fn interpret(text: &str, file: &str, interpreter: &[&str]) {
    let file = folder(file).join(file);
    for discs in 1..=8 {
        write(text, discs, &file);
        let (program, arguments) = interpreter.split_first().unwrap();
        check(&output(Command::new(program).args(arguments).arg(&file)), discs);
    }
}

fn compile(text: &str, file: &str, compiler: &[&str]) {
    let source = folder(file).join(file);
    let program = source.with_extension("out");
    for discs in 1..=8 {
        write(text, discs, &source);
        let (name, arguments) = compiler.split_first().unwrap();
        output(Command::new(name).args(arguments).arg("-o").arg(&program).arg(&source));
        check(&output(&mut Command::new(&program)), discs);
    }
}

#[test]
fn python() {
    interpret(include_str!("../../src/view/panels/programs/hanoi.py"), "hanoi.py", &["python3"]);
}

#[test]
fn bash() {
    interpret(include_str!("../../src/view/panels/programs/hanoi.sh"), "hanoi.sh", &["bash"]);
}

#[test]
fn prolog() {
    interpret(include_str!("../../src/view/panels/programs/hanoi.pl"), "hanoi.pl", &["swipl"]);
}

#[test]
fn rust() {
    compile(include_str!("../../src/view/panels/programs/hanoi.rs"), "hanoi.rs", &["rustc", "--edition=2024"]);
}

#[test]
fn cpp() {
    compile(include_str!("../../src/view/panels/programs/hanoi.cpp"), "hanoi.cpp", &["c++", "-std=c++20"]);
}

/// A PostgreSQL server without network access that stops at the end of the test.
struct Server {
    folder: PathBuf,
    programs: PathBuf,
}

impl Server {
    /// The folder of the server's programs on Debian; elsewhere they are on the path.
    fn programs() -> PathBuf {
        let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        versions.map(|version| version.path().join("bin")).find(|bin| bin.join("initdb").exists()).unwrap_or_default()
    }

    /// The server refuses to run as root. Then it runs as the user that its package created.
    fn command(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let is_root = output(Command::new("id").arg("-u")).trim() == "0";
        let mut command = Command::new(if is_root { "runuser".as_ref() } else { program.as_os_str() });
        if is_root {
            command.args(["-u", "postgres", "--"]).arg(&program);
        }
        command
            .current_dir("/")
            .env("LC_ALL", "C")
            .env("PGHOST", &self.folder)
            .env("PGUSER", "tester")
            .env("PGDATABASE", "postgres");
        command
    }

    fn start() -> Self {
        let folder = PathBuf::from(output(Command::new("mktemp").arg("-d")).trim());
        output(Command::new("chmod").arg("777").arg(&folder));
        let server = Self { folder, programs: Self::programs() };
        let data = server.folder.join("data");
        // The machine's language may be one that the server does not know.
        let initdb = ["--no-sync", "--no-locale", "-E", "UTF8", "-A", "trust", "-U", "tester", "-D"];
        output(server.command("initdb").args(initdb).arg(&data));
        let options = format!("-k '{}' -c listen_addresses= -c fsync=off", server.folder.display());
        let log = server.folder.join("log");
        let mut start = server.command("pg_ctl");
        start.arg("-D").arg(&data).args(["-w", "-s", "-o", &options, "-l"]).arg(&log).arg("start");
        // The server inherits its standard streams, so reading from a pipe would never end.
        let status = start.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap();
        assert!(status.success(), "{}", fs::read_to_string(&log).unwrap_or_default());
        server
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        let _ = self.command("pg_ctl").arg("-D").arg(&data).args(["-m", "immediate", "-s", "stop"]).status();
        let _ = self.command("/bin/rm").arg("-rf").arg(&data).status();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn postgresql() {
    let server = Server::start();
    let text = include_str!("../../src/view/panels/programs/hanoi.sql");
    for discs in 1..=8 {
        let file = server.folder.join("hanoi.sql");
        write(text, discs, &file);
        let mut psql = server.command("psql");
        check(&output(psql.args(["-X", "-A", "-t", "-F", " ", "-f"]).arg(&file)), discs);
    }
}
