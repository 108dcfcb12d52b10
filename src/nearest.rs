//! The known word that a mistyped one probably stands for.

/// More mistakes than this make another word.
const MAX_MISTAKES: usize = 4;

/// The known word that is nearest to a misspelt one, if one is near.
pub(crate) fn nearest_word<'w>(
    word: &str,
    known: impl Iterator<Item = &'w str>,
) -> Option<&'w str> {
    known
        .map(|known| (strsim::levenshtein(word, known), known))
        .min()
        .and_then(|(apart, known)| (apart <= MAX_MISTAKES).then_some(known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_close_names_are_suggested() {
        let known = ["DATA", "STORE", "SANDBOX_PORT"];
        assert_eq!(nearest_word("DAT", known.into_iter()), Some("DATA"));
        assert_eq!(
            nearest_word("SANBOX_PROT", known.into_iter()),
            Some("SANDBOX_PORT")
        );
        assert_eq!(nearest_word("WEATHER_FORECAST", known.into_iter()), None);
    }
}
