//! Makes what a player chose harmless: his words and his name are shown, never obeyed.

/// The most characters of a player's text that are shown.
const LONGEST: usize = 40;

/// How many combining marks a letter may carry; more is a pile, not a language.
const MARKS: usize = 2;

/// After this, Discord sees no mention, link or invitation any more.
const BREAK: char = '\u{200B}';

/// A player's text as it can stand in a message: no mention, no markdown, no link, no change of
/// writing direction, one line, not long.
pub fn escape(player_text: &str) -> String {
    let mut safe = String::new();
    for letter in clean(player_text, LONGEST).chars() {
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
