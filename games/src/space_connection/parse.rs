//! Reads positions as people write them: `G7`, `C4 c5, D5`.

use super::position::{Position, SpaceRow};
use super::positions::Positions;
use super::refusal::Refusal;
use crate::core::said::{first_cell, quoted, typed_cells};

/// Reads one position, such as `G7`.
///
/// # Errors
/// What was said is no position.
pub fn position(said: &str) -> Result<Position, Refusal> {
    let mut letters = said.trim().chars();
    let row = letters.next().and_then(SpaceRow::lettered);
    let digits = letters.as_str();
    let plain = matches!(digits.len(), 1 | 2) && digits.bytes().all(|byte| byte.is_ascii_digit());
    let number = plain.then(|| digits.parse().ok()).flatten();
    row.zip(number)
        .and_then(|(row, number)| Position::in_row(row, number))
        .ok_or_else(|| Refusal::NoSuchPosition {
            said: quoted(said),
            row: row.filter(|_| number.is_some()),
        })
}

/// Reads a position, or two, with any separator or none between them: `A1 A4`, `a1a4`, `A1–A4` as
/// the rules write a line.
///
/// # Errors
/// There is none, or one of the words is no position, or there are more.
pub(super) fn pair(said: &str) -> Result<(Position, Option<Position>), Refusal> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-' | '–' | '>' | '→');
    let said = said.trim_matches(between);
    let apart = said.split_once(between).or_else(|| first_cell(said));
    let (first, second) = apart.unwrap_or((said, ""));
    let second = second.trim_start_matches(between);
    let other = (!second.is_empty()).then(|| position(second));
    Ok((position(first)?, other.transpose()?))
}

/// Reads a list of different positions, with or without spaces, commas or semicolons between them.
///
/// # Errors
/// The list is empty, one of its words is no position, or one comes twice.
pub fn positions(said: &str) -> Result<Positions, Refusal> {
    let mut read = Positions::default();
    for word in typed_cells(said) {
        let at = position(word)?;
        if read.has(at) {
            return Err(Refusal::PositionTwice { at });
        }
        read = read.with(at);
    }
    if read.is_empty() {
        Err(Refusal::NoPositions)
    } else {
        Ok(read)
    }
}
