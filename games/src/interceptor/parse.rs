//! Reads orders and placements as people write them: `3 AGAADX`, `-2 aa`, `REPLI`, `A7 NE 3`.
//!
//! What cannot be read is refused with the place marked; what breaks a rule is read all the same,
//! and corrected elsewhere.

use super::hex::{Facing, Hex};
use super::order::{Code, Flying, HOLD, Letters, Order, Speed, Trigger};
use super::placement::Placement;
use super::refusal::{Mark, Refusal, Unreadable};

/// Most moves and turns that an order may have: more than any use of it.
pub const LONGEST: usize = 40;

/// Most characters of a player's words that a refusal quotes: the longest order and what is too
/// much of it.
const QUOTED: usize = LONGEST + 8;

/// Reads an order of the notation.
///
/// # Errors
/// It has no speed, a letter that is no code, or too many letters.
pub fn order(said: &str) -> Result<Order, Refusal> {
    order_in(said, &[&Letters::ORIGINAL])
}

/// Reads an order in the first of these letters; those of the others are understood where they mean
/// nothing else.
///
/// # Errors
/// It has no speed, a letter that is no code, or too many letters.
pub fn order_in(said: &str, sets: &[&Letters]) -> Result<Order, Refusal> {
    let said = said.trim();
    let letters: Vec<char> = said.chars().collect();
    let spelled: String = letters.iter().filter(|c| !is_gap(**c)).collect();
    if sets.iter().any(|set| set.is_retreat(&spelled)) {
        return Ok(Order::Retreat);
    }
    let (speed, rest) = speed(&letters)?;
    let mut flying = Flying {
        speed,
        ..Flying::default()
    };
    for (at, &letter) in letters.iter().enumerate().skip(rest) {
        if is_gap(letter) {
            continue;
        }
        if letter.eq_ignore_ascii_case(&HOLD) {
            flying.trigger = Trigger::Hold;
        } else if let Some(code) = code(letter, sets) {
            if flying.codes.len() == LONGEST {
                return Err(refused(&letters, at, Mark::TooLong));
            }
            flying.codes.push(code);
        } else {
            return Err(refused(&letters, at, Mark::NoCode { letter }));
        }
    }
    Ok(Order::Fly(flying))
}

/// Code that a letter means in the first of these sets that has it.
fn code(letter: char, sets: &[&Letters]) -> Option<Code> {
    let letter = plain(letter);
    sets.iter().find_map(|set| set.code(letter))
}

/// True if this is an order in these letters that lacks at most its speed: codes, and digits at
/// most.
pub fn looks_like_an_order(said: &str, sets: &[&Letters]) -> bool {
    let mut letters = said.chars().filter(|letter| !is_gap(*letter)).peekable();
    let is_code = |letter| code(letter, sets).is_some() || letter.eq_ignore_ascii_case(&HOLD);
    let begun = letters.peek().is_some();
    let ordered = begun && letters.all(|letter| letter.is_ascii_digit() || is_code(letter));
    ordered || order_in(said, sets).is_ok()
}

/// True for what people put between letters, or behind them.
fn is_gap(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '.' | ':' | '!')
}

/// A letter without the accent that a keyboard may put on it.
const fn plain(letter: char) -> char {
    match letter {
        'à' | 'â' | 'á' | 'ä' | 'À' | 'Â' | 'Á' | 'Ä' => 'A',
        other => other,
    }
}

/// Reads a speed at the beginning; tells where it ends.
fn speed(letters: &[char]) -> Result<(Speed, usize), Refusal> {
    let mut at = 0;
    let mut sign = 1;
    match letters.first() {
        // The hyphen, the minus sign and the dashes that keyboards make of it.
        Some('-' | '\u{2212}' | '\u{2013}' | '\u{2014}') => {
            sign = -1;
            at = 1;
        }
        Some('+') => at = 1,
        _ => {}
    }
    while letters.get(at).is_some_and(|letter| letter.is_whitespace()) {
        at += 1;
    }
    let digits = letters[at.min(letters.len())..]
        .iter()
        .map_while(|letter| letter.to_digit(10));
    let mut count = 0;
    // More than any ship's speed is corrected, however much more it is.
    let size = digits.fold(0i8, |size, digit| {
        count += 1;
        size.saturating_mul(10).saturating_add(digit as i8)
    });
    if count == 0 {
        return Err(refused(letters, at, Mark::NoSpeed));
    }
    Ok((Speed::new(sign * size), at + count))
}

/// Reads where a ship enters, in the notation: a border hex, where the nose points, and a speed.
///
/// # Errors
/// One of the three is missing or cannot be read.
pub fn placement(said: &str) -> Result<Placement, Refusal> {
    placement_in(said, &[&Letters::ORIGINAL])
}

/// Reads where a ship enters, by the directions of the first of these letters, or else of the
/// others.
///
/// # Errors
/// One of the three is missing or cannot be read.
pub fn placement_in(said: &str, sets: &[&Letters]) -> Result<Placement, Refusal> {
    let letters: Vec<char> = said.trim().chars().collect();
    let mut words = words(&letters);
    let end = letters.len();
    let mut next = || words.next().unwrap_or((end, String::new()));
    let (at, word) = next();
    let hex = hex(&word).ok_or_else(|| refused(&letters, at, Mark::NoHex))?;
    let (at, word) = next();
    let nose = sets.iter().find_map(|set| set.facing(&word));
    let nose = nose
        .or_else(|| facing(&word))
        .ok_or_else(|| refused(&letters, at, Mark::NoFacing))?;
    let (at, word) = next();
    let digits: Vec<char> = word.chars().collect();
    let no_speed = || refused(&letters, at, Mark::NoSpeed);
    let (speed, read) = speed(&digits).map_err(|_| no_speed())?;
    if read < digits.len() || words.next().is_some() {
        return Err(no_speed());
    }
    Ok(Placement { hex, nose, speed })
}

/// The words between spaces, commas and semicolons, and where each begins.
fn words(letters: &[char]) -> impl Iterator<Item = (usize, String)> {
    let gap = |letter: &char| is_gap(*letter);
    let mut at = 0;
    std::iter::from_fn(move || {
        while letters.get(at).is_some_and(gap) {
            at += 1;
        }
        let start = at;
        while letters.get(at).is_some_and(|letter| !gap(letter)) {
            at += 1;
        }
        (at > start).then(|| (start, letters[start..at].iter().collect()))
    })
}

/// Reads a hex such as `C7`; it may lie off the board.
pub fn hex(word: &str) -> Option<Hex> {
    let mut letters = word.trim().chars();
    let column = letters.next()?.to_ascii_uppercase();
    let column = u32::from(column).checked_sub(u32::from('A'))?;
    let digits = letters.as_str();
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let row: i8 = plain.then(|| digits.parse().ok()).flatten()?;
    let column = i8::try_from(column).ok().filter(|column| *column < 26)?;
    Some(Hex::new(column, row.checked_sub(1)?))
}

/// Reads a facing of the notation, such as `NE`; the west is `W` or, as in the original, `O`.
pub fn facing(word: &str) -> Option<Facing> {
    let word = word.trim().to_ascii_uppercase();
    Some(match word.as_str() {
        "N" => Facing::North,
        "NE" => Facing::NorthEast,
        "SE" => Facing::SouthEast,
        "S" => Facing::South,
        "SW" | "SO" => Facing::SouthWest,
        "NW" | "NO" => Facing::NorthWest,
        _ => return None,
    })
}

fn refused(letters: &[char], at: usize, mark: Mark) -> Refusal {
    Refusal::Unreadable(Unreadable {
        said: letters.iter().take(QUOTED).collect(),
        at: at.min(QUOTED),
        mark,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(said: &str, expected: &str) {
        let read = order(said).map(|order| order.to_string());
        assert_eq!(read.as_deref(), Ok(expected), "{said:?}");
    }

    #[track_caller]
    fn marks(said: &str, at: usize, mark: Mark) {
        let Err(Refusal::Unreadable(marked)) = order(said) else {
            panic!("{said:?} is read");
        };
        assert_eq!((marked.at, marked.mark), (at, mark), "{said:?}");
    }

    #[test]
    fn common_ways_to_write_orders_are_read() {
        reads("3 AGAADX", "3 AGAADX");
        reads("5 LAT", "5 LAT");
        reads("-2 aa", "-2 AA");
        reads(" \u{2212} 2aa ", "-2 AA");
        reads("3agaadx", "3 AGAADX");
        reads("+3 A X A", "3 AAX");
        reads("0", "0");
        reads("12 A", "12 A");
        reads("99999999999999 A", "127 A");
        // As long as the buttons can make it.
        let longest = format!("-5 {}X", "A".repeat(LONGEST));
        reads(&longest, &longest);
        reads("REPLI", "REPLI");
        reads(" re pli ", "REPLI");
        reads("Repli!", "REPLI");
        reads("3,AGA", "3 AGA");
        reads("3 AGA.", "3 AGA");
        reads("3 AGÀA", "3 AGAA");
        reads("\u{2014}2 AA", "-2 AA");
    }

    #[test]
    fn each_reads_the_letters_of_their_own_language_first() {
        let english = Letters {
            codes: ['F', 'R', 'L', 'U', 'T'],
            retreat: "RETREAT".into(),
            facings: ["N", "NE", "SE", "S", "SW", "NW"].map(Into::into),
        };
        let original = Letters::ORIGINAL;
        for (said, in_french, in_english) in [
            ("3 FLFFRX", "3 ALAADX", "3 AGAADX"),
            ("5 UFT", "5 LAT", "5 LAT"),
            ("5 LAT", "5 LAT", "5 GAT"),
            ("-2 aa", "-2 AA", "-2 AA"),
            ("3 FGFRX", "3 AGADX", "3 AGADX"),
            ("retreat", "REPLI", "REPLI"),
        ] {
            for (sets, expected) in [
                ([&original, &english], in_french),
                ([&english, &original], in_english),
            ] {
                let read = order_in(said, &sets).map(|order| order.to_string());
                assert_eq!(read.as_deref(), Ok(expected), "{said:?}");
            }
        }
        assert_eq!(english.spell("3 AGAADX"), "3 FLFFRX");
        assert_eq!(english.spell("-5 LAT"), "-5 UFT");
        assert_eq!(english.spell("REPLI"), "RETREAT");
        assert_eq!(original.spell("3 AGAADX"), "3 AGAADX");
    }

    #[test]
    fn each_reads_the_directions_of_their_own_language_first() {
        // In German the east is `O`, as the west is in French.
        let german = Letters {
            facings: ["N", "NO", "SO", "S", "SW", "NW"].map(Into::into),
            ..Letters::ORIGINAL
        };
        for (sets, nose) in [
            ([&german, &Letters::ORIGINAL], Facing::SouthEast),
            ([&Letters::ORIGINAL, &german], Facing::SouthWest),
        ] {
            assert_eq!(placement_in("A7 so 2", &sets).unwrap().nose, nose);
            assert_eq!(
                placement_in("A7 nw 2", &sets).unwrap().nose,
                Facing::NorthWest
            );
        }
    }

    #[test]
    fn unreadable_orders_mark_the_fault() {
        marks("3 AGZ", 4, Mark::NoCode { letter: 'Z' });
        marks("3 A2", 3, Mark::NoCode { letter: '2' });
        marks("AGA", 0, Mark::NoSpeed);
        marks("", 0, Mark::NoSpeed);
        marks("-", 1, Mark::NoSpeed);
        marks("- A", 2, Mark::NoSpeed);
        marks("3 🛰", 2, Mark::NoCode { letter: '🛰' });
        let long = "A".repeat(500);
        marks(&format!("3 {long}"), 2 + LONGEST, Mark::TooLong);
        let spaced = " ".repeat(500);
        marks(&format!("3{spaced}Z"), QUOTED, Mark::NoCode { letter: 'Z' });
        marks("٣ A", 0, Mark::NoSpeed);
    }

    #[test]
    fn common_ways_to_write_placements_are_read() {
        let read = placement("a7, ne, -3").unwrap();
        assert_eq!((read.hex, read.nose), (Hex::new(0, 6), Facing::NorthEast));
        assert_eq!(read.speed, Speed::new(-3));
        assert_eq!(placement("O15 SO 0").unwrap().nose, Facing::SouthWest);
        for (said, at, mark) in [
            ("", 0, Mark::NoHex),
            ("7A N 3", 0, Mark::NoHex),
            ("A0 N x", 5, Mark::NoSpeed),
            ("A7", 2, Mark::NoFacing),
            ("A7 E 3", 3, Mark::NoFacing),
            ("A7 N", 4, Mark::NoSpeed),
            ("A7 N 3x", 5, Mark::NoSpeed),
            ("A7 N 3 4", 5, Mark::NoSpeed),
        ] {
            let Err(Refusal::Unreadable(marked)) = placement(said) else {
                panic!("{said:?} is read");
            };
            assert_eq!((marked.at, marked.mark), (at, mark), "{said:?}");
        }
    }

    proptest::proptest! {
        #[test]
        fn any_input_gets_a_marked_refusal(said in "\\PC{0,60}") {
            for refusal in [order(&said).err(), placement(&said).err()].into_iter().flatten() {
                let Refusal::Unreadable(marked) = refusal else {
                    panic!("only its reading is refused");
                };
                proptest::prop_assert!(marked.at <= marked.said.chars().count());
                proptest::prop_assert!(marked.said.chars().count() <= QUOTED);
            }
        }

        #[test]
        fn every_order_round_trips(said in "-?[0-9] [ADGLTX]{0,20}") {
            let read = order(&said).unwrap();
            proptest::prop_assert_eq!(order(&read.to_string()).unwrap(), read);
        }
    }
}
