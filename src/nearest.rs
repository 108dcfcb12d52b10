//! The known word that somebody who mistyped one probably meant.

/// More mistakes than this make another word.
const MISTAKES: usize = 4;

/// The nearest of these words, if one is near.
pub(crate) fn of<'w>(word: &str, known: impl Iterator<Item = &'w str>) -> Option<&'w str> {
    known
        .map(|known| (distance(word, known), known))
        .min()
        .and_then(|(apart, known)| (apart <= MISTAKES).then_some(known))
}

/// How many letters must be put in, left out or changed to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (nth, letter) in one.bytes().enumerate() {
        let mut next = vec![nth + 1];
        let above = row.iter().zip(row.iter().skip(1));
        for (wanted, (before, above)) in other.bytes().zip(above) {
            let left = next.last().copied().unwrap_or_default();
            let changed = before + usize::from(letter != wanted);
            next.push(changed.min(left + 1).min(above + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_counted_in_letters() {
        for (one, other, apart) in [
            ("", "abc", 3),
            ("abc", "abc", 0),
            ("abc", "abd", 1),
            ("abc", "bc", 1),
            ("sitting", "kitten", 3),
        ] {
            assert_eq!(distance(one, other), apart, "{one} {other}");
        }
    }

    #[test]
    fn only_what_is_near_was_meant() {
        let known = ["DATA", "STORE", "SANDBOX_PORT"];
        assert_eq!(of("DAT", known.into_iter()), Some("DATA"));
        assert_eq!(of("SANBOX_PROT", known.into_iter()), Some("SANDBOX_PORT"));
        assert_eq!(of("WEATHER_FORECAST", known.into_iter()), None);
    }
}
