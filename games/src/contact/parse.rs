//! Reads tiles as people write them: `B d, K`; the Earth is a zero.

use super::refusal::Refusal;
use super::tile::Tile;
use crate::core::said::quoted;

/// Reads one tile: a letter, or 0 for the Earth.
///
/// # Errors
/// What was said is no tile.
pub fn tile(said: &str) -> Result<Tile, Refusal> {
    let mut letters = said.trim().chars();
    let read = match (letters.next(), letters.next()) {
        (Some('0'), None) => Some(Tile::EARTH),
        (Some(letter), None) => Tile::lettered(letter),
        _ => None,
    };
    read.ok_or_else(|| Refusal::NoSuchTile { said: quoted(said) })
}

/// Reads a list of tiles, separated by spaces, commas, semicolons, arrows or hyphens.
///
/// # Errors
/// The list is empty, or one of its words is no tile.
pub fn tiles(said: &str) -> Result<Vec<Tile>, Refusal> {
    let parts = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '-' | '>' | '→');
    let words = said.split(parts).filter(|word| !word.is_empty());
    let tiles: Vec<Tile> = words.map(tile).collect::<Result<_, _>>()?;
    if tiles.is_empty() {
        return Err(Refusal::NoTiles);
    }
    Ok(tiles)
}

/// Reads a tile, or two.
///
/// # Errors
/// There is none, or one of the words is no tile, or there are more.
pub(super) fn pair(said: &str) -> Result<(Tile, Option<Tile>), Refusal> {
    match *tiles(said)? {
        [one] => Ok((one, None)),
        [one, other] => Ok((one, Some(other))),
        _ => Err(Refusal::NoSuchTile { said: quoted(said) }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::said::QUOTED;

    #[track_caller]
    fn reads(said: &str, expected: &str) {
        let read = tiles(said).map(|tiles| tiles.iter().map(Tile::to_string).collect::<String>());
        assert_eq!(read.as_deref(), Ok(expected), "{said:?}");
    }

    #[test]
    fn common_ways_to_write_tiles_are_read() {
        reads("B", "B");
        reads(" b d,K;0 ", "BDK0");
        reads("a → r->s - w", "ARSW");
    }

    #[test]
    fn one_or_two_tiles_are_read() {
        let at = |letter| Tile::lettered(letter).unwrap();
        assert_eq!(pair("B"), Ok((at('B'), None)));
        assert_eq!(pair("b, K"), Ok((at('B'), Some(at('K')))));
        assert!(pair("B K L").is_err() && pair("").is_err());
    }

    #[test]
    fn invalid_input_is_refused_with_a_short_quote() {
        for said in ["X", "AB", "1", "é", "🪐", ""] {
            assert!(tile(said).is_err(), "{said:?}");
        }
        assert_eq!(tiles(" , "), Err(Refusal::NoTiles));
        let Err(Refusal::NoSuchTile { said }) = tiles(&"é".repeat(5_000)) else {
            panic!("5,000 letters are no tile");
        };
        assert_eq!(said.chars().count(), QUOTED);
    }

    proptest::proptest! {
        #[test]
        fn any_input_gets_a_short_refusal(said in "\\PC{0,60}") {
            if let Err(Refusal::NoSuchTile { said }) = tiles(&said) {
                proptest::prop_assert!(said.chars().count() <= QUOTED);
            }
        }
    }
}
