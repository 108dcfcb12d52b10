//! Reads cells and margins as people write them: `D3 F5 b7,h1`, `12`.

use super::cell::{Cell, SIDE};
use super::margin::Margin;
use super::refusal::Refusal;
use super::sky::Sky;
use crate::core::said::{quoted, typed_cells};

/// Reads one margin.
///
/// # Errors
/// What was said is no margin.
pub fn margin(said: &str) -> Result<Margin, Refusal> {
    let digits = said.trim();
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain
        .then(|| digits.parse().ok().and_then(Margin::numbered))
        .flatten()
        .ok_or_else(|| Refusal::NoSuchMargin { said: quoted(said) })
}

/// Reads one cell, such as `D3`.
///
/// # Errors
/// What was said is no cell.
pub fn cell(said: &str) -> Result<Cell, Refusal> {
    let mut letters = said.trim().chars();
    let read = match (letters.next(), letters.next(), letters.next()) {
        (Some(column), Some(row), None) => index(column.to_ascii_uppercase(), 'A')
            .zip(index(row, '1'))
            .and_then(|(column, row)| Cell::new(column, row)),
        _ => None,
    };
    read.ok_or_else(|| Refusal::NoSuchCell { said: quoted(said) })
}

/// Reads a cell, and another where two are named: `D3 E4`, `d3e4`.
///
/// # Errors
/// There is none, or one of the words is no cell.
pub(super) fn two_cells(said: &str) -> Result<(Cell, Cell), Refusal> {
    let mut words = typed_cells(said);
    let mut next = || cell(words.next().unwrap_or_default());
    Ok((next()?, next()?))
}

/// Reads a list of different cells, with or without spaces, commas or semicolons between them.
///
/// # Errors
/// The list is empty, one of its words is no cell, or one comes twice.
pub fn cells(said: &str) -> Result<Sky, Refusal> {
    let mut sky = Sky::default();
    for word in typed_cells(said) {
        let cell = cell(word)?;
        if sky.has(cell) {
            return Err(Refusal::CellTwice { cell });
        }
        sky = sky.toggled(cell);
    }
    if sky == Sky::default() {
        Err(Refusal::NoCells)
    } else {
        Ok(sky)
    }
}

fn index(letter: char, first: char) -> Option<u8> {
    let index = u8::try_from(u32::from(letter).checked_sub(u32::from(first))?).ok()?;
    (index < SIDE).then_some(index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::said::QUOTED;

    #[track_caller]
    fn reads(said: &str, expected: &str) {
        let read = cells(said).map(|sky| {
            let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
            names.join(" ")
        });
        assert_eq!(read.as_deref(), Ok(expected), "{said:?}");
    }

    #[test]
    fn common_ways_to_write_cells_are_read() {
        reads("D3 F5 B7 H1", "H1 D3 F5 B7");
        reads(" d3,f5;b7\n h1 ", "H1 D3 F5 B7");
        reads("a1", "A1");
        reads("e5b4", "B4 E5");
        reads("d3F5, b7h1", "H1 D3 F5 B7");
    }

    #[test]
    fn invalid_input_is_refused_with_a_short_quote() {
        for said in ["", "I1", "A9", "A0", "3D", "A11", "A1B", "🛰", "É1"] {
            assert!(cell(said).is_err(), "{said:?}");
        }
        for said in ["", "0", "33", "-1", "+5", "1.5", "12a", "999999999999", "١"] {
            assert!(margin(said).is_err(), "{said:?}");
        }
        let long = "é".repeat(5_000);
        let Err(Refusal::NoSuchCell { said }) = cells(&long) else {
            panic!("5,000 letters are no cell");
        };
        assert_eq!(said.chars().count(), QUOTED);
        let twice = Cell::new(3, 2).unwrap();
        assert_eq!(cells("D3 d3"), Err(Refusal::CellTwice { cell: twice }));
        assert_eq!(cells(" , "), Err(Refusal::NoCells));
    }

    #[test]
    fn every_margin_and_cell_round_trips() {
        for each in Margin::all() {
            assert_eq!(margin(&each.to_string()), Ok(each));
        }
        for each in Cell::all() {
            assert_eq!(cell(&each.to_string()), Ok(each));
        }
    }

    proptest::proptest! {
        #[test]
        fn any_input_gets_a_short_refusal(said in "\\PC{0,60}") {
            for refusal in [margin(&said).err(), cell(&said).err(), cells(&said).err()] {
                if let Some(Refusal::NoSuchMargin { said } | Refusal::NoSuchCell { said }) = refusal {
                    proptest::prop_assert!(said.chars().count() <= QUOTED);
                }
            }
        }

        #[test]
        fn every_list_of_cells_round_trips(bits: u64) {
            let sky = Sky::from_cells(Cell::all().filter(|cell| bits & cell.bit() != 0));
            let names: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
            proptest::prop_assert_eq!(cells(&names.join(" ")).unwrap_or_default(), sky);
        }
    }
}
