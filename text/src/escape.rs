//! Makes what a player chose harmless: their words and their name are shown, never obeyed.

use crate::fit::NAME;
use crate::fluent_bundles::{Phrase, say};

/// Most combining marks that a letter may carry; more is a pile, not a language.
const MARKS: usize = 2;

/// After this, Discord sees no mention, link or invitation any more.
const BREAK: char = '\u{200B}';

/// A player's text as it can stand in a message: no mention, no markdown, no link, no change of
/// writing direction, one line, not long.
pub fn escape(player_text: &str) -> String {
    let mut safe = String::new();
    for letter in clean(player_text, NAME).chars() {
        match letter {
            // A code span cannot be escaped with a backslash in every client.
            '`' => safe.push('ˋ'),
            '@' | '<' | '/' => {
                safe.push(letter);
                safe.push(BREAK);
            }
            '\\' | '*' | '_' | '~' | '|' | '>' | '#' | '-' | '+' | '[' | ']' | '(' | ')' | ':'
            | '.' | '!' | '=' => {
                safe.push('\\');
                safe.push(letter);
            }
            _ => safe.push(letter),
        }
    }
    safe
}

/// The message `key` with the player's words as `said`; the message `empty` where nothing of them
/// can be shown.
pub(crate) fn quoting(key: &'static str, empty: &'static str, said: &str) -> Phrase {
    let said = escape(said);
    if said.is_empty() {
        say(empty)
    } else {
        say(key).with("said", said)
    }
}

/// A player's text on one line, without invisible or piled-up signs, cut to `longest` characters.
pub(crate) fn clean(text: &str, longest: usize) -> String {
    let mut kept = String::new();
    let mut count = 0;
    let mut marks = 0;
    for letter in text.chars() {
        let space = letter.is_whitespace();
        let blank = space && (kept.is_empty() || kept.ends_with(' '));
        if blank || (!space && is_invisible(letter)) {
            continue;
        }
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks > MARKS {
            continue;
        }
        if count == longest {
            // The sign for "there was more" takes the last place.
            kept.pop();
            kept.push('…');
            return kept;
        }
        kept.push(if space { ' ' } else { letter });
        count += 1;
    }
    kept.truncate(kept.trim_end().len());
    kept
}

/// Controls, and what changes the direction of writing or has no width. Joiners stay: scripts and
/// emoji need them.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{00AD}'
                | '\u{061C}'
                | '\u{115F}'..='\u{1160}'
                | '\u{180E}'
                | '\u{200B}'
                | '\u{200E}'..='\u{200F}'
                | '\u{202A}'..='\u{202E}'
                | '\u{2060}'..='\u{206F}'
                | '\u{3164}'
                | '\u{FEFF}'
                | '\u{FFA0}'
                | '\u{FFF0}'..='\u{FFFB}'
                | '\u{E0000}'..='\u{E0FFF}'
        )
}

/// Marks that are drawn over or under the letter before them.
const fn is_mark(letter: char) -> bool {
    matches!(
        letter,
        '\u{0300}'..='\u{036F}'
            | '\u{0483}'..='\u{0489}'
            | '\u{0591}'..='\u{05BD}'
            | '\u{0610}'..='\u{061A}'
            | '\u{064B}'..='\u{065F}'
            | '\u{0E31}'
            | '\u{0E34}'..='\u{0E3A}'
            | '\u{0E47}'..='\u{0E4E}'
            | '\u{1AB0}'..='\u{1AFF}'
            | '\u{1DC0}'..='\u{1DFF}'
            | '\u{20D0}'..='\u{20FF}'
            | '\u{FE20}'..='\u{FE2F}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(hostile: &str, safe: &str) {
        assert_eq!(escape(hostile), safe, "{hostile:?}");
    }

    #[test]
    fn harmless_text_is_unchanged() {
        check("Ada", "Ada");
        check("Éloïse 🛰 d’Orion", "Éloïse 🛰 d’Orion");
        check("  many\n\tblanks  here ", "many blanks here");
        check("", "");
    }

    #[test]
    fn mentions_and_links_are_broken() {
        check("@everyone", "@\u{200B}everyone");
        check("<@1>", "<\u{200B}@\u{200B}1\\>");
        check("<@\u{200B}1>", "<\u{200B}@\u{200B}1\\>");
        check("<#1> <:x:1>", "<\u{200B}\\#1\\> <\u{200B}\\:x\\:1\\>");
        check(
            "[x](http://a.b)",
            "\\[x\\]\\(http\\:/\u{200B}/\u{200B}a\\.b\\)",
        );
        check("discord.gg/abc", "discord\\.gg/\u{200B}abc");
    }

    #[test]
    fn markdown_is_shown_literally() {
        check("`code`", "ˋcodeˋ");
        check("# big", "\\# big");
        check("- item", "\\- item");
        check("1. item", "1\\. item");
        check("> quote", "\\> quote");
        check("||x||", "\\|\\|x\\|\\|");
        check(
            "**b** __u__ ~~s~~",
            "\\*\\*b\\*\\* \\_\\_u\\_\\_ \\~\\~s\\~\\~",
        );
        check("\\*", "\\\\\\*");
    }

    #[test]
    fn invisible_characters_are_removed() {
        check("a\u{202E}b\u{2066}c\u{200F}d", "abcd");
        check("\u{200B}\u{FEFF}\u{2060}\u{3164}", "");
        check("a\u{0}\u{7}\u{1B}b", "ab");
        // A family is one sign, held together by joiners.
        check("👩\u{200D}🚀", "👩\u{200D}🚀");
    }

    #[test]
    fn stacked_accents_and_lengths_are_limited() {
        let pile = format!("Z{}a", "\u{0301}".repeat(500));
        check(&pile, "Z\u{0301}\u{0301}a");
        let long = escape(&"é".repeat(5_000));
        assert_eq!(long, format!("{}…", "é".repeat(NAME - 1)));
        let exact = "é".repeat(NAME);
        assert_eq!(escape(&exact), exact);
        assert!(escape(&"*".repeat(5_000)).chars().count() <= 2 * NAME);
    }
}
