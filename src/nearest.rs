//! The known word that a mistyped one probably stands for.

/// More mistakes than this make another word.
const MISTAKES: usize = 4;

/// The nearest of these words, if one is near.
pub(crate) fn of<'w>(word: &str, known: impl Iterator<Item = &'w str>) -> Option<&'w str> {
    known
        .map(|known| (strsim::levenshtein(word, known), known))
        .min()
        .and_then(|(apart, known)| (apart <= MISTAKES).then_some(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_close_names_are_suggested() {
        let known = ["DATA", "STORE", "SANDBOX_PORT"];
        assert_eq!(of("DAT", known.into_iter()), Some("DATA"));
        assert_eq!(of("SANBOX_PROT", known.into_iter()), Some("SANDBOX_PORT"));
        assert_eq!(of("WEATHER_FORECAST", known.into_iter()), None);
    }
}
