//! The 127 positions of a space: a hexagon of a triangular lattice with drawn triangles of side 3.
//! Knows no planet and no piece.
//!
//! Inside, a position has axial coordinates: row r and q along the row, both from -6 to 6, and so
//! has their sum. Its six neighbours are (±1,0), (0,±1), (+1,−1) and (−1,+1). It is on a drawn line
//! when one of the three is a multiple of 3.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::positions::Positions;
use crate::core::numbered::as_u8;

/// From the middle to each corner.
const RADIUS: i8 = 6;

/// The side of a drawn triangle.
const SIDE: i8 = 3;

/// Number of positions.
pub(super) const COUNT: usize = 127;

/// The steps to the six neighbours.
const STEPS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

const AXIAL: [(i8, i8); COUNT] = axial();
const AROUND: [u128; COUNT] = around();
const IN_LINE: [u128; COUNT] = in_line();

/// A position of a space: row A–M from the top, number from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Position(u8);

/// Place of a position among the drawn lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Site {
    /// A corner of drawn triangles.
    Vertex,
    /// Another point of a drawn line.
    Line,
    /// The centre of a drawn triangle.
    Centre,
}

impl Position {
    /// The position with this number in a row; `None` when the row has none such.
    pub fn in_row(row: SpaceRow, number: u8) -> Option<Self> {
        let (first, last) = (first(row.r()), last(row.r()));
        let q = i8::try_from(number)
            .ok()?
            .checked_add(first)?
            .checked_sub(1)?;
        if number == 0 || q > last {
            return None;
        }
        index(q, row.r()).map(Self)
    }

    /// All 127, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        // 127 is a number of eight bits.
        (0..COUNT as u8).map(Self)
    }

    /// The position whose bit this is, below [`COUNT`].
    pub(super) const fn of_bit(bit: u8) -> Self {
        Self(bit)
    }

    /// Row of the position.
    pub const fn row(self) -> SpaceRow {
        SpaceRow((self.r() + RADIUS) as u8)
    }

    /// Number in its row, counted from 1 at the left.
    pub const fn number(self) -> u8 {
        (self.q() - first(self.r()) + 1) as u8
    }

    /// Distance to the right of the middle column, in half steps: rows are set off by one of them.
    pub const fn halves(self) -> i8 {
        2 * self.q() + self.r()
    }

    /// Place among the drawn lines.
    pub const fn site(self) -> Site {
        let (q, r) = (self.q() % SIDE == 0, self.r() % SIDE == 0);
        let sum = (self.q() + self.r()) % SIDE == 0;
        if q && r {
            Site::Vertex
        } else if q || r || sum {
            Site::Line
        } else {
            Site::Centre
        }
    }

    /// Neighbours: six, fewer at the border.
    pub const fn neighbours(self) -> Positions {
        Positions::of_bits(AROUND[self.0 as usize])
    }

    /// The ten positions of the drawn triangle around this centre; `None` if it is no centre.
    pub fn triangle(self) -> Option<Positions> {
        if self.site() != Site::Centre {
            return None;
        }
        // A centre's coordinates are both 1 or both 2 more than multiples of 3.
        let up = self.q().rem_euclid(SIDE) == 1;
        let sign = if up { 1 } else { -1 };
        let corners = [(-1, -1), (2, -1), (-1, 2)]
            .into_iter()
            .filter_map(|(q, r)| self.step(sign * q, sign * r));
        Some(Positions::new(corners).and(self.neighbours()).with(self))
    }

    /// The centres of the drawn triangles that this position belongs to.
    pub fn centres(self) -> Positions {
        let holds = |centre: &Self| centre.triangle().is_some_and(|all| all.has(self));
        Positions::new(Self::all().filter(holds))
    }

    /// The other positions on the drawn lines through this one.
    pub const fn in_line(self) -> Positions {
        Positions::of_bits(IN_LINE[self.0 as usize])
    }

    /// The ends of each drawn line through this position: three, two or one; none for a centre.
    pub fn lines(self) -> Vec<(Self, Self)> {
        let through = |&(first, last): &(Self, Self)| {
            first.segment(last).is_some_and(|segment| segment.has(self))
        };
        drawn_lines().into_iter().filter(through).collect()
    }

    /// Everything from here to there along a drawn line, both included; `None` when no drawn
    /// line joins the two, or when they are one.
    pub fn segment(self, other: Self) -> Option<Positions> {
        if !self.in_line().has(other) {
            return None;
        }
        let (dq, dr) = (other.q() - self.q(), other.r() - self.r());
        let steps = dq.abs().max(dr.abs());
        let each = (0..=steps).filter_map(|n| self.step(n * dq.signum(), n * dr.signum()));
        Some(Positions::new(each))
    }

    /// Square of the distance to another, in half steps.
    pub fn apart(self, other: Self) -> i32 {
        let (right, down) = self.offset_to(other);
        right * right + 3 * down * down
    }

    /// The nearest of these positions that lies in a direction, straight on rather than aside;
    /// `None` where none does.
    pub fn nearest_toward(self, way: Way, among: Positions) -> Option<Self> {
        let (right, down) = way.offset();
        // How far another one lies in the direction, if it is at most 30 degrees aside.
        let ahead = |other: Self| {
            let offset = self.offset_to(other);
            let ahead = offset.0 * right + 3 * offset.1 * down;
            (ahead > 0 && ahead * ahead >= 3 * self.apart(other)).then_some(ahead)
        };
        let ahead = among.iter().filter_map(|at| Some((at, ahead(at)?)));
        // What lies aside is as far as if it were nearly twice as much aside.
        let nearest = ahead.min_by_key(|&(at, ahead)| 6 * self.apart(at) - ahead * ahead);
        nearest.map(|(at, _)| at)
    }

    /// Half steps to the right and rows down to another.
    const fn offset_to(self, other: Self) -> (i32, i32) {
        let right = other.halves() as i32 - self.halves() as i32;
        (right, other.r() as i32 - self.r() as i32)
    }

    fn step(self, dq: i8, dr: i8) -> Option<Self> {
        index(self.q() + dq, self.r() + dr).map(Self)
    }

    const fn q(self) -> i8 {
        AXIAL[self.0 as usize].0
    }

    const fn r(self) -> i8 {
        AXIAL[self.0 as usize].1
    }

    /// The position's bit in a set of positions.
    pub(super) const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// A direction in which neighbours lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// To the upper left.
    UpLeft,
    /// To the upper right.
    UpRight,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// To the lower left.
    DownLeft,
    /// To the lower right.
    DownRight,
}

impl Way {
    /// Half steps to the right and rows down to the neighbour that lies there.
    const fn offset(self) -> (i32, i32) {
        match self {
            Self::UpLeft => (-1, -1),
            Self::UpRight => (1, -1),
            Self::Left => (-2, 0),
            Self::Right => (2, 0),
            Self::DownLeft => (-1, 1),
            Self::DownRight => (1, 1),
        }
    }
}

/// The fifteen drawn lines, each by its ends: one of each direction in turn, from the border
/// through the middle to the other border.
pub fn drawn_lines() -> Vec<(Position, Position)> {
    let mut lines = Vec::new();
    for fixed in [-6, -3, 0, 3, 6] {
        let (from, to) = (first(fixed), last(fixed));
        // By symmetry, q runs as far along r as r along q.
        lines.extend(index(from, fixed).zip(index(to, fixed)));
        lines.extend(index(fixed, from).zip(index(fixed, to)));
        let (from, to) = (first(-fixed), last(-fixed));
        lines.extend(index(fixed - from, from).zip(index(fixed - to, to)));
    }
    let named = |(one, other): (u8, u8)| (Position(one.min(other)), Position(one.max(other)));
    lines.into_iter().map(named).collect()
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row(), self.number())
    }
}

as_u8!(
    Position,
    |position| position.0,
    |index| (usize::from(index) < COUNT).then_some(Position(index)),
    "position>126"
);

/// A row of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SpaceRow(u8);

impl SpaceRow {
    /// The row with this letter, capital or small.
    pub fn lettered(letter: char) -> Option<Self> {
        Self::all().find(|row| row.letter() == letter.to_ascii_uppercase())
    }

    /// All thirteen, from the top.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..2 * RADIUS as u8 + 1).map(Self)
    }

    /// A–M.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// Counted from 0 at the top.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Positions of the row, from the left.
    pub fn positions(self) -> impl DoubleEndedIterator<Item = Position> + Clone {
        Position::all().filter(move |position| position.row() == self)
    }

    /// Number of its positions.
    pub fn count(self) -> u8 {
        (last(self.r()) - first(self.r()) + 1).unsigned_abs()
    }

    const fn r(self) -> i8 {
        self.0 as i8 - RADIUS
    }
}

impl fmt::Display for SpaceRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The first q of row r.
const fn first(r: i8) -> i8 {
    if r < 0 { -RADIUS - r } else { -RADIUS }
}

/// The last q of row r.
const fn last(r: i8) -> i8 {
    if r < 0 { RADIUS } else { RADIUS - r }
}

/// The index of a position; `None` outside the space.
const fn index(q: i8, r: i8) -> Option<u8> {
    if r < -RADIUS || r > RADIUS || q < first(r) || q > last(r) {
        return None;
    }
    let mut before = 0;
    let mut row = -RADIUS;
    while row < r {
        before += last(row) - first(row) + 1;
        row += 1;
    }
    Some((before + q - first(r)) as u8)
}

const fn axial() -> [(i8, i8); COUNT] {
    let mut table = [(0, 0); COUNT];
    let mut at = 0;
    let mut r = -RADIUS;
    while r <= RADIUS {
        let mut q = first(r);
        while q <= last(r) {
            table[at] = (q, r);
            at += 1;
            q += 1;
        }
        r += 1;
    }
    table
}

const fn around() -> [u128; COUNT] {
    let mut table = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        let (q, r) = AXIAL[at];
        let mut step = 0;
        while step < STEPS.len() {
            let (dq, dr) = STEPS[step];
            if let Some(next) = index(q + dq, r + dr) {
                table[at] |= 1 << next;
            }
            step += 1;
        }
        at += 1;
    }
    table
}

const fn in_line() -> [u128; COUNT] {
    let mut table = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        let (q, r) = AXIAL[at];
        let mut other = 0;
        while other < COUNT {
            let (p, s) = AXIAL[other];
            let shared = (q == p && q % SIDE == 0)
                || (r == s && r % SIDE == 0)
                || (q + r == p + s && (q + r) % SIDE == 0);
            if shared && other != at {
                table[at] |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    table
}
