//! The languages that Houston speaks.

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The language for a locale as Discord names it: French for `fr`, else English.
    pub fn of_locale(discord_locale: &str) -> Self {
        if discord_locale == "fr" {
            Self::Fr
        } else {
            Self::En
        }
    }

    /// The locales, as Discord names them, that get this language.
    pub const fn discord_locales(self) -> &'static [&'static str] {
        match self {
            Self::En => &["en-US", "en-GB"],
            Self::Fr => &["fr"],
        }
    }

    /// A code to store; [`Lang::of_locale`] reads it back.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_and_codes_round_trip() {
        for lang in Lang::ALL {
            assert_eq!(Lang::of_locale(lang.code()), lang);
            for locale in lang.discord_locales() {
                assert_eq!(Lang::of_locale(locale), lang);
            }
        }
        for other in ["", "de", "fr-CA", "FR", "pt-BR"] {
            assert_eq!(Lang::of_locale(other), Lang::En, "{other}");
        }
    }
}
