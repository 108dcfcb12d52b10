//! Name of a language and Discord's locales of it, from its `language.ftl`.

use std::sync::LazyLock;

use crate::fluent_bundles::say;
use crate::lang::Lang;

impl Lang {
    /// The language for a locale as Discord names it, or for a stored code; English for others.
    pub fn of_locale(locale: &str) -> Self {
        let mut all = Self::ALL.into_iter();
        let speaks = |lang: &Self| {
            lang.code() == locale || lang.discord_locales().iter().any(|it| it == locale)
        };
        all.find(speaks).unwrap_or(Self::En)
    }

    /// The locales, as Discord names them, that get this language.
    pub fn discord_locales(self) -> &'static [String] {
        static ALL: LazyLock<[Vec<String>; Lang::ALL.len()]> = LazyLock::new(|| {
            Lang::ALL.map(|lang| {
                let listed = say("language-discord").tr(lang);
                listed.split(',').map(|it| it.trim().to_owned()).collect()
            })
        });
        &ALL[self.index()]
    }

    /// The name that its speakers give it.
    pub fn name(self) -> String {
        say("language-name").tr(self)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The locales that Discord has.
    const DISCORDS: [&str; 33] = [
        "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
        "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi",
        "th", "zh-CN", "ja", "zh-TW", "ko", "he",
    ];

    #[test]
    fn locales_and_codes_round_trip() {
        let mut taken = BTreeSet::new();
        for lang in Lang::ALL {
            assert_eq!(Lang::of_locale(lang.code()), lang);
            for locale in lang.discord_locales() {
                assert_eq!(Lang::of_locale(locale), lang);
                assert!(
                    DISCORDS.contains(&locale.as_str()),
                    "locales/{lang:?}/language.ftl: Discord has no locale {locale:?}"
                );
                assert!(
                    taken.insert(locale),
                    "locales/{lang:?}/language.ftl: another language has {locale:?} already"
                );
            }
        }
        for other in ["", "tlh", "fr-CA", "FR"] {
            assert_eq!(Lang::of_locale(other), Lang::En, "{other}");
        }
    }

    #[test]
    fn english_comes_first_and_stored_codes_are_read() {
        assert_eq!(Lang::ALL[0], Lang::En);
        assert_eq!(["en", "fr"].map(Lang::of_locale), [Lang::En, Lang::Fr]);
    }

    #[test]
    fn the_language_of_a_translated_setting_is_named_by_its_speakers() {
        assert_eq!(Lang::En.name(), "English");
        assert_eq!(Lang::Fr.name(), "Français");
    }
}
