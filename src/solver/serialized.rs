//! Values as serde writes and reads them, with the feature `serde`.
//!
//! Pegs and discs are numbers, and a move is an object of them, as in JSON Lines. A position is a list with the peg of each disc, disc
//! 1 first. A start or a goal is a peg or such a list. A kind of path is its name, with the split where it has one. All else is the text that it displays as: an index in
//! decimal digits, because most readers of JSON round long numbers.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::recursion::Split;
use super::{Disc, DiscCount, GameRecord, Index, Optimality, Peg, PegCount, Placement, Position, Puzzle, Rule};

/// Types that are written as they display.
macro_rules! written_as_text {
    ($($name:ty),*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

/// Types that are read as they parse.
macro_rules! read_as_text {
    ($($name:ty),*) => {$(
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(Error::custom)
            }
        }
    )*};
}

/// Types that are numbers within limits.
macro_rules! as_number {
    ($($name:ty: $number:ty, $write:expr, $read:expr);*) => {$(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $write(*self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $read(<$number>::deserialize(deserializer)?).map_err(Error::custom)
            }
        }
    )*};
}

written_as_text!(GameRecord, Index, Optimality, Puzzle, Rule, Split);
read_as_text!(GameRecord, Index, Puzzle, Rule, Split);
as_number! {
    Disc: u32, Disc::number, |number| Disc::new(number).ok_or("discs are numbered from 1");
    DiscCount: u32, DiscCount::count, DiscCount::try_from;
    Peg: u8, Peg::to_u8, Peg::try_from;
    PegCount: u8, PegCount::count, PegCount::try_from
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.pegs().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_pegs(Vec::deserialize(deserializer)?).map_err(Error::custom)
    }
}

/// A placement where the format tells a number from a list.
#[derive(serde::Deserialize)]
#[serde(untagged, expecting = "a peg, or a list with the peg of each disc")]
enum Readable {
    Tower(Peg),
    Position(Position),
}

/// A placement in other formats.
#[derive(serde::Serialize, serde::Deserialize)]
enum Tagged {
    Tower(Peg),
    Position(Position),
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (serializer.is_human_readable(), self) {
            (true, Self::Tower(peg)) => peg.serialize(serializer),
            (true, Self::Position(position)) => position.serialize(serializer),
            (false, Self::Tower(peg)) => Tagged::Tower(*peg).serialize(serializer),
            (false, Self::Position(position)) => Tagged::Position(position.clone()).serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Placement {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return Ok(match Readable::deserialize(deserializer)? {
                Readable::Tower(peg) => Self::Tower(peg),
                Readable::Position(position) => Self::Position(position),
            });
        }
        Ok(match Tagged::deserialize(deserializer)? {
            Tagged::Tower(peg) => Self::Tower(peg),
            Tagged::Position(position) => Self::Position(position),
        })
    }
}
