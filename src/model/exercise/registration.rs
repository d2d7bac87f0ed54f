//! The attempt at a course, as named by a learning platform.

use std::fmt;
use std::str::FromStr;

/// A UUID (Davis et al. 2024, RFC 9562), which the Experience API calls a registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registration(u128);

/// The numbers of digits between hyphens.
const GROUPS: [usize; 5] = [8, 4, 4, 4, 12];

/// The text is not a UUID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseRegistrationError;

impl FromStr for Registration {
    type Err = ParseRegistrationError;

    /// ```
    /// use tower_of_hanoi::model::exercise::Registration;
    ///
    /// let registration: Registration = "123E4567-e89b-12d3-a456-426614174000".parse()?;
    /// assert_eq!(registration.to_string(), "123e4567-e89b-12d3-a456-426614174000");
    /// assert!("123e4567".parse::<Registration>().is_err());
    /// # Ok::<(), tower_of_hanoi::model::exercise::ParseRegistrationError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let groups: Vec<&str> = text.split('-').collect();
        let is_uuid = groups.iter().map(|group| group.len()).eq(GROUPS);
        let digits = groups.concat();
        let is_hexadecimal = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u128::from_str_radix(&digits, 16).ok().filter(|_| is_uuid && is_hexadecimal);
        number.map(Self).ok_or(ParseRegistrationError)
    }
}

impl fmt::Display for Registration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = format!("{:032x}", self.0);
        let mut rest = digits.as_str();
        for (place, length) in GROUPS.into_iter().enumerate() {
            let (group, after) = rest.split_at(length);
            rest = after;
            write!(f, "{}{group}", if place == 0 { "" } else { "-" })?;
        }
        Ok(())
    }
}
