//! Rows of letters that an order may have.

use super::build::Build;
use super::order::Code;

/// Letters that a speed allows.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    moves: u8,
    interval: Option<u8>,
    turns: u8,
}

impl Moves {
    /// Moves of such a ship at a speed that gives it so many.
    pub fn new(build: &Build, moves: u8) -> Self {
        Self {
            moves,
            interval: build.interval(moves),
            turns: build.turns(),
        }
    }

    /// Calls with every row of letters that is carried out as written.
    pub fn each(&self, mut look: impl FnMut(&[Code])) {
        self.extend(&mut Vec::new(), self.moves, 0, None, &mut look);
    }

    /// Calls with the rows that begin with these letters.
    fn extend(
        &self,
        codes: &mut Vec<Code>,
        left: u8,
        turned: u8,
        apart: Option<u8>,
        look: &mut impl FnMut(&[Code]),
    ) {
        if left == 0 {
            look(codes);
        }
        for code in Code::ALL {
            let may = if code.is_turn() {
                let free = |interval: u8| apart.is_none_or(|apart| apart >= interval);
                turned < self.turns && self.interval.is_some_and(free)
            } else {
                code.moves() <= left
            };
            // To turn back at once is to stand still.
            let back = matches!(
                (codes.last(), code),
                (Some(Code::Left), Code::Right) | (Some(Code::Right), Code::Left)
            );
            if !may || back {
                continue;
            }
            codes.push(code);
            let (turned, apart) = if code.is_turn() {
                (turned + 1, Some(0))
            } else {
                (turned, apart.map(|apart| apart + code.moves()))
            };
            self.extend(codes, left - code.moves(), turned, apart, look);
            codes.pop();
        }
    }
}
