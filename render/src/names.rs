//! A person's name in a picture: their own where all of it can be drawn, else that of their seat.
//! Never boxes, never half a name, and no transliteration: a name is not guessed.

use games::Seat;
use text::{Lang, Names, say};
use unicode_normalization::UnicodeNormalization;

use crate::font::{Appearance, appearance};

/// The name of the player who sits here, as far as it can be drawn whole.
pub fn player_name(names: &Names, seat: Seat, lang: Lang) -> String {
    drawable_name(names.plain(seat)).unwrap_or_else(|| {
        say("picture-player")
            .with("number", seat.index() + 1)
            .tr(lang)
    })
}

/// A name without emoji and piled-up marks; `None` where a letter is missing, or nothing is left.
pub fn drawable_name(name: &str) -> Option<String> {
    // Letters with their accents in one; where that is not enough, fancy ones become plain.
    strip_undrawable(name.nfc()).or_else(|| strip_undrawable(name.nfkc()))
}

/// Name of these characters without emoji and piled-up marks; `None` where a letter is missing.
fn strip_undrawable(name: impl Iterator<Item = char>) -> Option<String> {
    let mut kept = String::new();
    for letter in name {
        match appearance(letter) {
            Appearance::As(letter) => kept.push(letter),
            Appearance::Not => {}
            Appearance::Missing => return None,
        }
    }
    let kept = kept.trim();
    (!kept.is_empty()).then(|| kept.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_drawn_completely_or_not_at_all() {
        for (name, expected) in [
            ("Ada Lovelace", Some("Ada Lovelace")),
            ("Be\u{301}atrice", Some("Béatrice")),
            ("Nguyễn Thị Ánh", Some("Nguyễn Thị Ánh")),
            ("Наталья Ѣ", Some("Наталья Ѣ")),
            ("Ἀριστοτέλης", Some("Ἀριστοτέλης")),
            ("Արամ ქეთი", Some("Արամ ქეთი")),
            ("𝓐𝓭𝓪", Some("Ada")),
            ("ＡＤＡ", Some("ADA")),
            ("Ada 🚀👩‍🚀", Some("Ada")),
            ("Z̸̢͇̞̈́a̵͙͛l", Some("Zal")),
            ("李小龙", Some("李小龙")),
            ("臺灣王大明", Some("臺灣王大明")),
            ("田中さくら", Some("田中さくら")),
            ("ﾀﾅｶ サクラ", Some("タナカ サクラ")),
            ("김민준", Some("김민준")),
            // These are shaped, or run the other way.
            ("مريم", Some("مريم")),
            ("Ada مريم", Some("Ada مريم")),
            ("שלום", Some("שלום")),
            ("สมชาย", Some("สมชาย")),
            ("अदिति", Some("अदिति")),
            ("অদিতি", Some("অদিতি")),
            // No font of ours has these.
            ("தமிழ்", None),
            ("አበበ", None),
            ("👩‍🚀🛰️🪐", None),
            ("\u{200b}", None),
        ] {
            assert_eq!(drawable_name(name).as_deref(), expected, "{name}");
        }
    }

    #[test]
    fn undrawable_names_are_replaced_by_the_seat() {
        let names = vec!["Ada".to_owned(), "አበበ".to_owned(), "🪐".to_owned()];
        let names = Names::new(names.clone(), names);
        let called = |seat: u8, lang| player_name(&names, Seat::new(seat), lang);
        assert_eq!(called(0, Lang::Fr), "Ada");
        assert_eq!(called(1, Lang::Fr), "Joueur 2");
        assert_eq!(called(2, Lang::En), "Player 3");
    }
}
