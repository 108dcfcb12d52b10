//! A person's view of a finished game: through whose eyes, and at which moment. Kept in component
//! ids, which must stay readable forever.

/// A look at a game that is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Viewing {
    /// Through whose eyes.
    pub eyes: Eyes,
    /// Part of the game.
    pub what: Extent,
}

impl Viewing {
    /// The film of a game, as everybody saw it.
    pub(crate) const FILM: Self = Self {
        eyes: Eyes::Public,
        what: Extent::Film,
    };
}

/// Through whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    /// The eyes of everybody who looked on.
    Public,
    /// The person's own, in the seat where they sat.
    Own,
    /// With everything open.
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
    /// The step that comes with a select.
    Chosen,
}

/// Word for a film in an id.
const FILM: &str = "film";
const ENDING: &str = "end";
const CHOSEN: &str = "pick";

impl Eyes {
    /// All, as they are offered.
    pub(crate) const ALL: [Self; 3] = [Self::Public, Self::Own, Self::Open];

    const fn word(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Own => "own",
            Self::Open => "open",
        }
    }
}

impl Viewing {
    /// As it stands in an id. `beside` tells two components apart that lead to the same.
    pub(crate) fn word(self, beside: &str) -> String {
        let eyes = self.eyes.word();
        match self.what {
            Extent::Film => format!("{eyes}-{FILM}{beside}"),
            Extent::Ending => format!("{eyes}-{ENDING}{beside}"),
            Extent::Step(step) => format!("{eyes}-{step}{beside}"),
            Extent::Chosen => format!("{eyes}-{CHOSEN}"),
        }
    }

    /// Reads it again.
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
