//! An order as a pilot writes it: a speed, letters, and whether to fire. Not corrected yet.

use std::borrow::Cow;
use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};

use super::hex::Facing;

/// Hexes a turn, ahead of the nose, or behind it when below 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Speed(i8);

impl Speed {
    /// This many hexes.
    pub const fn new(hexes: i8) -> Self {
        Self(hexes)
    }

    /// As a number.
    pub const fn get(self) -> i8 {
        self.0
    }

    /// Number of moves that it gives.
    pub const fn moves(self) -> u8 {
        self.0.unsigned_abs()
    }

    /// Same speed in the other direction.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self(self.0.saturating_neg())
    }

    /// The speed with so many hexes more.
    #[must_use]
    pub const fn plus(self, hexes: i8) -> Self {
        Self(self.0.saturating_add(hexes))
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// Letters in which a language writes an order, and where a ship enters. The notation, and what is
/// recorded, has the original's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letters {
    /// Letter of each of [`Code::ALL`].
    pub codes: [char; 5],
    /// Word for leaving the fight.
    pub retreat: Cow<'static, str>,
    /// Each of [`Facing::ALL`].
    pub facings: [Cow<'static, str>; 6],
}

impl Letters {
    /// The original's, which is French.
    pub const ORIGINAL: Self = Self {
        codes: ['A', 'D', 'G', 'L', 'T'],
        retreat: Cow::Borrowed(RETREAT),
        facings: [
            Cow::Borrowed("N"),
            Cow::Borrowed("NE"),
            Cow::Borrowed("SE"),
            Cow::Borrowed("S"),
            Cow::Borrowed("SO"),
            Cow::Borrowed("NO"),
        ],
    };

    /// Letter of a code.
    pub fn letter(&self, code: Code) -> char {
        let at = Code::ALL.iter().position(|each| *each == code);
        at.map_or(code.letter(), |at| self.codes[at])
    }

    /// The code that is written so, in either case.
    pub(super) fn code(&self, letter: char) -> Option<Code> {
        let letter = letter.to_ascii_uppercase();
        let at = self.codes.iter().position(|each| *each == letter);
        at.map(|at| Code::ALL[at])
    }

    /// The facing that is written so, in either case.
    pub(super) fn facing(&self, word: &str) -> Option<Facing> {
        let at = self.facings.iter().position(|it| is_same(it, word));
        at.map(|at| Facing::ALL[at])
    }

    /// True for the word for leaving the fight, in either case.
    pub(super) fn is_retreat(&self, said: &str) -> bool {
        is_same(&self.retreat, said)
    }

    /// An order of the notation in these letters.
    pub fn spell(&self, order: &str) -> String {
        if order == RETREAT {
            return self.retreat.clone().into_owned();
        }
        let lettered = |letter| {
            Self::ORIGINAL
                .code(letter)
                .map_or(letter, |it| self.letter(it))
        };
        order.chars().map(lettered).collect()
    }
}

/// True for the same word, in either case.
fn is_same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// A letter of an order, by the original's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Code {
    /// `A`: one hex along the travel.
    Ahead,
    /// `D`: one face to the right of the nose.
    Right,
    /// `G`: one face to the left of the nose.
    Left,
    /// `L`: looping. Three moves on the spot; the nose comes round, the speed keeps its sign.
    Loop,
    /// `T`: tête-à-queue. One hex along the travel; the nose comes round, the speed changes sign.
    Flip,
}

impl Code {
    /// All that are moves or turns.
    pub const ALL: [Self; 5] = [Self::Ahead, Self::Right, Self::Left, Self::Loop, Self::Flip];

    /// Letter of the code in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Ahead => 'A',
            Self::Right => 'D',
            Self::Left => 'G',
            Self::Loop => 'L',
            Self::Flip => 'T',
        }
    }

    /// The code that the notation writes so, in either case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Letters::ORIGINAL.code(letter)
    }

    /// Number of moves that it uses.
    pub const fn moves(self) -> u8 {
        match self {
            Self::Ahead | Self::Flip => 1,
            Self::Right | Self::Left => 0,
            Self::Loop => 3,
        }
    }

    /// True for a turn by one face.
    pub const fn is_turn(self) -> bool {
        matches!(self, Self::Right | Self::Left)
    }
}

/// Choice of firing in the fire phase (I13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trigger {
    /// The ship fires.
    #[default]
    Fire,
    /// `X`: it holds its fire.
    Hold,
}

/// A speed and letters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flying {
    /// The speed for this turn.
    pub speed: Speed,
    /// The letters but X.
    pub codes: Vec<Code>,
    /// Choice of firing: X holds it.
    pub trigger: Trigger,
}

/// Order of a pilot for a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// To fly.
    Fly(Flying),
    /// `REPLI`: to leave the fight.
    Retreat,
}

/// Word for leaving the fight in the notation.
const RETREAT: &str = "REPLI";

/// Letter for holding one's fire.
pub(super) const HOLD: char = 'X';

impl Order {
    /// The order of a pilot who gives none: speed unchanged, all A, fire (I25).
    pub const fn silent(last: Speed) -> Self {
        Self::Fly(Flying {
            speed: last,
            codes: Vec::new(),
            trigger: Trigger::Fire,
        })
    }
}

impl fmt::Display for Flying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.speed)?;
        let letters = self.codes.iter().map(|code| code.letter());
        let hold = (self.trigger == Trigger::Hold).then_some(HOLD);
        let letters: String = letters.chain(hold).collect();
        if letters.is_empty() {
            Ok(())
        } else {
            f.write_char(' ')?;
            f.write_str(&letters)
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fly(flying) => flying.fmt(f),
            Self::Retreat => f.write_str(RETREAT),
        }
    }
}
