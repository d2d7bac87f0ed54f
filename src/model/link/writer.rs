//! What the features write their parameters to.

use std::fmt::Display;

use crate::model::Parameter;

/// Collects the parameters of a link.
#[derive(Clone, Debug)]
pub struct LinkWriter {
    values: [Option<String>; Parameter::ALL.len()],
}

impl Default for LinkWriter {
    fn default() -> Self {
        Self { values: [const { None }; Parameter::ALL.len()] }
    }
}

impl LinkWriter {
    /// Adds a parameter unless its value is the default.
    pub fn add(&mut self, parameter: Parameter, is_default: bool, value: impl Display) {
        if !is_default {
            self.insert(parameter, value.to_string());
        }
    }

    /// Adds a parameter that has a value.
    pub fn add_option(&mut self, parameter: Parameter, value: Option<impl Display>) {
        if let Some(value) = value {
            self.insert(parameter, value.to_string());
        }
    }

    fn insert(&mut self, parameter: Parameter, value: String) {
        if let Some(place) = self.values.get_mut(parameter as usize) {
            *place = Some(value);
        }
    }

    /// Adds a switch that is on.
    pub fn add_flag(&mut self, parameter: Parameter, is_on: bool) {
        self.add(parameter, !is_on, 1);
    }

    /// The parameters with their values, in the order of links.
    #[must_use]
    pub fn into_pairs(self) -> Vec<(Parameter, String)> {
        let pairs = Parameter::ALL.into_iter().zip(self.values);
        pairs.filter_map(|(parameter, value)| Some((parameter, value?))).collect()
    }
}
