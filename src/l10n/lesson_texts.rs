use crate::model::lesson::{Lesson, ScriptError};
use crate::solver::Index;

use super::L10n;

impl L10n {
    /// The lessons of a file in this language, with formatted numbers.
    ///
    /// # Errors
    /// Returns an error if one of them is not a lesson.
    pub fn lessons(self, file: &str) -> Result<Vec<Lesson>, ScriptError> {
        let mut text = String::new();
        for line in file.lines() {
            // A lesson begins with its title.
            text.push_str(if line.starts_with("= ") { "\0" } else { "\n" });
            text.push_str(&self.with_numbers(line));
        }
        text.split('\0').skip(1).map(str::parse).collect()
    }

    /// Writes each number in braces with the separators of the language.
    fn with_numbers(self, line: &str) -> String {
        let mut text = String::new();
        for (place, part) in line.split(['{', '}']).enumerate() {
            match part.parse::<Index>() {
                Ok(number) if place % 2 == 1 => text.push_str(&self.full(&number)),
                _ => text.push_str(part),
            }
        }
        text
    }
}
