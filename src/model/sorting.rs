//! Things that are put in order, by dragging or with buttons.

/// The order so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sorting {
    /// The things by their places in the right order; empty while they are in the initial order.
    pub order: Vec<usize>,
    /// The thing that a pointer holds, by its place in the right order.
    pub held: Option<usize>,
    /// The thing that was moved last, by its place in the right order.
    pub moved: Option<usize>,
}

/// A change of the order. Places are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortAction {
    /// Moves the thing at a place one place up.
    MoveUp(usize),
    MoveDown(usize),
    /// Grabs the thing at a place with a pointer.
    Grab(usize),
    /// Moves the held thing to a place; the others close up.
    Drag(usize),
    Drop,
}

impl Sorting {
    /// `order` is the current order, also where nothing was moved yet.
    pub(super) fn apply(&mut self, action: SortAction, order: Vec<usize>) {
        match action {
            SortAction::MoveUp(place) => self.put(order, place, place.checked_sub(1)),
            SortAction::MoveDown(place) => self.put(order, place, place.checked_add(1)),
            SortAction::Grab(place) => self.held = order.get(place).copied(),
            SortAction::Drag(place) => {
                if let Some(from) = order.iter().position(|&thing| Some(thing) == self.held) {
                    self.put(order, from, Some(place));
                }
            }
            SortAction::Drop => self.held = None,
        }
    }

    fn put(&mut self, mut order: Vec<usize>, from: usize, to: Option<usize>) {
        let Some(to) = to.filter(|&to| to != from && from.max(to) < order.len()) else { return };
        let thing = order.remove(from);
        order.insert(to, thing);
        (self.order, self.moved) = (order, Some(thing));
    }
}
