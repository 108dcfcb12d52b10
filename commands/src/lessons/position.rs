//! Position of a user in a lesson, and the choice they pressed there. Both are in the component id
//! and nowhere else, so a lesson survives any restart.

/// First word of the ids of a lesson's buttons: `learn:<game>:<beat>`, or
/// `learn:<game>:<beat>:<choice>`.
const WORD: &str = "learn";

/// Position in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LessonAt {
    /// Number of beats played.
    pub beat: usize,
    /// Choice that was pressed there: the right one is 0.
    pub chosen: Option<usize>,
}

impl LessonAt {
    /// Id of a button that leads there.
    pub(crate) fn id(self, game: &str) -> String {
        match self.chosen {
            Some(chosen) => format!("{WORD}:{game}:{}:{chosen}", self.beat),
            None => format!("{WORD}:{game}:{}", self.beat),
        }
    }

    /// Reads an id, with its game.
    pub(crate) fn read(id: &str) -> Option<(&str, Self)> {
        let (game, rest) = id.strip_prefix(WORD)?.strip_prefix(':')?.split_once(':')?;
        let (beat, chosen) = match rest.split_once(':') {
            Some((beat, chosen)) => (beat, Some(chosen.parse().ok()?)),
            None => (rest, None),
        };
        let beat = beat.parse().ok()?;
        Some((game, Self { beat, chosen }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip() {
        for chosen in [None, Some(0), Some(3)] {
            let at = LessonAt { beat: 11, chosen };
            assert_eq!(LessonAt::read(&at.id("game")), Some(("game", at)));
        }
        for id in [
            "",
            "learn",
            "learn:game",
            "learn:game:x",
            "learn:game:1:x",
            "rules:game:1",
        ] {
            assert_eq!(LessonAt::read(id), None, "{id}");
        }
    }
}
