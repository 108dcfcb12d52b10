//! The kinds of worlds, lights, cards and barrels. They are drawn in `cards.rs`, `worlds.rs` and
//! `glove.rs`.

/// World on a round tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum World {
    /// The Earth.
    Earth,
    /// A planet, each of eighteen with a face of its own.
    Planet(u8),
    /// An asteroid, each of five with a shape of its own.
    Rock(u8),
}

/// In which light a tile lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Light {
    /// In full sunlight, and ringed: it matters now.
    Bright,
    /// In full sunlight.
    Full,
    /// In half of it: it cannot be reached now.
    Half,
    /// The planet has been visited, and fades.
    Spent,
    /// The planet's night side is up.
    Dark,
}

/// Height of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Lift {
    /// Flat on the table.
    Flat,
    /// Raised.
    High,
}

/// A card with points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Card {
    /// Face up.
    Face(u8),
    /// Face up, and not to be won any more.
    Void(u8),
    /// Face down.
    Back,
}

/// Kind of help card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Help {
    /// Two guesses in one.
    Halves,
    /// A flag: a place is shown.
    Flag,
    /// Something is exchanged.
    Swap,
}

/// State of something that can be used once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Charge {
    /// Ready to be used.
    Ready,
    /// Used up.
    Used,
}
