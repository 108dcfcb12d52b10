//! What can be asked of a record.

use std::path::PathBuf;

use text::Lang;

/// What is to be done with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replay {
    /// The file.
    pub file: PathBuf,
    /// Through whose eyes.
    pub eyes: Whose,
    /// What is wanted of it.
    pub output: Output,
}

/// Through whose eyes a game is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Those of everybody who looked on.
    Public,
    /// Those of whoever sat there, counted from 0.
    Seat(u8),
    /// With everything open.
    All,
}

/// What is wanted of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// Whether it is sound.
    Check,
    /// A line of JSON for each event.
    Events,
    /// A sentence for each.
    Words(Lang),
    /// A picture of the game after this step.
    Picture(u64),
    /// A film of it.
    Film,
}

impl Replay {
    /// Reads what stands after the word; `None` where it means nothing.
    #[must_use]
    pub fn read(words: &[&str]) -> Option<Self> {
        let (file, mut rest) = words.split_first()?;
        let mut replay = Self {
            file: PathBuf::from(file),
            eyes: Whose::Public,
            output: Output::Check,
        };
        let mut eyes = None;
        let mut output = None;
        while let Some((option, more)) = rest.split_first() {
            let (value, after) = match *option {
                "--check" | "--gif" | "--events" => (None, more),
                _ => {
                    let (value, after) = more.split_first()?;
                    (Some(*value), after)
                }
            };
            rest = after;
            let once = match (*option, value) {
                ("--as", Some(whose)) => eyes.replace(Whose::read(whose)?).is_none(),
                ("--check", None) => output.replace(Output::Check).is_none(),
                ("--gif", None) => output.replace(Output::Film).is_none(),
                ("--events", None) => output.replace(Output::Events).is_none(),
                ("--words", Some(lang)) => {
                    let lang = Lang::ALL.into_iter().find(|it| it.code() == lang)?;
                    output.replace(Output::Words(lang)).is_none()
                }
                ("--png", Some(step)) => output
                    .replace(Output::Picture(step.parse().ok()?))
                    .is_none(),
                _ => false,
            };
            if !once {
                return None;
            }
        }
        // Whoever says through whose eyes wants to see something.
        let unsaid = match eyes {
            Some(_) => Output::Events,
            None => Output::Check,
        };
        replay.eyes = eyes.unwrap_or(Whose::Public);
        replay.output = output.unwrap_or(unsaid);
        Some(replay)
    }
}

impl Whose {
    /// `public`, `all`, or a seat: its number counted from 1, or the letter of who sat there first.
    fn read(word: &str) -> Option<Self> {
        match word {
            "public" => Some(Self::Public),
            "all" => Some(Self::All),
            seat => {
                let number = match seat.parse::<u8>() {
                    Ok(number) => number.checked_sub(1)?,
                    Err(_) => match seat.as_bytes() {
                        [letter @ b'a'..=b'z'] => letter - b'a',
                        _ => return None,
                    },
                };
                Some(Self::Seat(number))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read_whole() {
        let read = |line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            Replay::read(&words).map(|it| (it.eyes, it.output))
        };
        assert_eq!(read("game"), Some((Whose::Public, Output::Check)));
        assert_eq!(read("game --check"), Some((Whose::Public, Output::Check)));
        assert_eq!(read("game --as b"), Some((Whose::Seat(1), Output::Events)));
        let words = Some((Whose::All, Output::Words(Lang::Fr)));
        assert_eq!(read("game --words fr --as all"), words);
        let picture = Some((Whose::Seat(0), Output::Picture(12)));
        assert_eq!(read("game --as 1 --png 12"), picture);
        assert_eq!(read("game --gif"), Some((Whose::Public, Output::Film)));
        for nonsense in [
            "",
            "game --as",
            "game --as 0",
            "game --as ab",
            "game --words de",
            "game --png x",
            "game --gif --check",
            "game --gif --gif",
            "game other",
        ] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
