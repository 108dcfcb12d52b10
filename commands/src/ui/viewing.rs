//! A person's view of a finished game: through whose eyes, and at which moment. Kept in component
//! ids, which must stay readable forever.

/// A view of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Viewing {
    /// Eyes through which to look.
    pub eyes: Eyes,
    /// Part of the game to look at.
    pub what: Extent,
}

impl Viewing {
    /// The film of a game, as everybody saw it.
    pub(crate) const FILM: Self = Self {
        eyes: Eyes::Public,
        what: Extent::Film,
    };
}

/// Eyes through which a finished game is viewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// The eyes of everyone who looked on.
    Public,
    /// The player's own eyes, in the seat where they sat.
    Own,
    /// All eyes at once: every secret is open.
    Open,
}

/// Part of a game to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// All of it, as a film.
    Film,
    /// The ending: a short film of the last moments.
    Ending,
    /// The moment after this step, counted from 1.
    Step(u64),
    /// The step that is chosen in a select.
    Chosen,
}

/// Word for a film in an id.
const FILM: &str = "film";
const ENDING: &str = "end";
const CHOSEN: &str = "pick";

impl Eyes {
    /// All eyes, in the order of their buttons.
    pub(crate) const ALL: [Self; 3] = [Self::Public, Self::Own, Self::Open];

    /// Word in component ids.
    const fn word(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Own => "own",
            Self::Open => "open",
        }
    }
}

impl Viewing {
    /// Word in component ids. `suffix` tells two components apart that lead to the same view.
    pub(crate) fn word(self, suffix: &str) -> String {
        let eyes = self.eyes.word();
        match self.what {
            Extent::Film => format!("{eyes}-{FILM}{suffix}"),
            Extent::Ending => format!("{eyes}-{ENDING}{suffix}"),
            Extent::Step(step) => format!("{eyes}-{step}{suffix}"),
            Extent::Chosen => format!("{eyes}-{CHOSEN}"),
        }
    }

    /// Reads the word of a component id.
    pub(crate) fn read(word: &str) -> Option<Self> {
        let (eyes, what) = word.split_once('-')?;
        let eyes = Eyes::ALL.into_iter().find(|it| it.word() == eyes)?;
        let what = what.split('.').next()?;
        let what = match what {
            FILM => Extent::Film,
            ENDING => Extent::Ending,
            CHOSEN => Extent::Chosen,
            step => Extent::Step(step.parse().ok()?),
        };
        Some(Self { eyes, what })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn viewing_round_trips() {
        for eyes in Eyes::ALL {
            for what in [
                Extent::Film,
                Extent::Ending,
                Extent::Step(0),
                Extent::Step(731),
                Extent::Chosen,
            ] {
                let look = Viewing { eyes, what };
                assert_eq!(Viewing::read(&look.word("")), Some(look));
                assert_eq!(Viewing::read(&look.word(".last")), Some(look));
            }
        }
        for nonsense in ["", "public", "public-", "mine-3", "own-x", "open--1"] {
            assert_eq!(Viewing::read(nonsense), None, "{nonsense}");
        }
    }
}
