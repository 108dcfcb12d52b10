//! The kinds of worlds, lights, cards and barrels. They are drawn in `cards.rs`, `worlds.rs` and
//! `glove.rs`.

/// What a round tile shows.
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
    /// It has been visited, and fades.
    Spent,
    /// Its night side is up.
    Dark,
}

/// How high a hand is raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Lift {
    /// It lies flat.
    Flat,
    /// It is up.
    High,
}

/// A card with points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Card {
    /// Its face.
    Face(u8),
    /// Its face, of a card that cannot be won any more.
    Void(u8),
    /// Its back.
    Back,
}

/// What a help card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Help {
    /// Two guesses in one.
    Halves,
    /// A flag: a place is shown.
    Flag,
    /// Something is exchanged.
    Swap,
}

/// Whether something can be used, or is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Charge {
    /// It can be used.
    Ready,
    /// It is used up.
    Used,
}
