//! What the list of keys says.

/// A string of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keys {
    /// Its name.
    Name,
    /// When the keys are heard.
    About,
    /// The switch for keys that are single letters.
    Letters,
    /// Where some of the keys are heard, by its place in [`Keys::PLACES`].
    Place(usize),
    /// What one of them does.
    Does(usize, usize),
}

impl Keys {
    /// The keys, by where they are heard: towers, slider, digits, pictures, towers played by hand.
    pub const PLACES: [&'static [&'static str]; 5] = [
        &["← →", "Page Up, Page Down", "Home, End", "Space"],
        &["← → ↑ ↓", "Page Up, Page Down", "Home, End"],
        &["Enter", "↑ ↓"],
        &["+ −", "0", ".", "← → ↑ ↓", "Enter"],
        &["A B C, 1 2 3", "← →", "Enter", "Esc", "U, Backspace", "R", "N"],
    ];
}
