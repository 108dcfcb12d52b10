//! Discord's lengths, and shortening a text that is longer until it fits. The one place that knows
//! these lengths: everything that leaves us was measured here.
//!
//! Discord's API counts code points, as `char`s are. Only whole lines are left out, the least
//! important first, and in words that say so. It knows no game and must never cut within markdown.

use std::ops::Deref;

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// A message's text.
pub const MESSAGE: usize = 2_000;
/// The words on a card beneath a message.
pub const CARD: usize = 4_096;
/// A picture's alt text.
pub const ALT: usize = 1_024;
/// A button's label.
pub const BUTTON: usize = 80;
/// Length of a button's label that a phone shows whole, with its sign.
pub const SHOWN: usize = 34;
/// An entry of a select: its label, its second line and its value.
pub const OPTION: usize = 100;
/// Most entries of a select.
pub const OPTIONS: usize = 25;
/// A select's words while nothing is chosen.
pub const PLACEHOLDER: usize = 150;
/// A form's title, and the label of its field.
pub const TITLE: usize = 45;
/// The example in a form's field.
pub const EXAMPLE: usize = 100;
/// The text in a form's field.
pub const VALUE: usize = 4_000;
/// A component's id.
pub const ID: usize = 100;
/// A choice that completes an option.
pub const CHOICE: usize = 100;
/// Most choices that complete an option.
pub const CHOICES: usize = 25;
/// Most buttons in a row.
pub const ROW: usize = 5;
/// Most rows of a message.
pub const ROWS: usize = 5;
/// A thread's name.
pub const THREAD: usize = 100;
/// A person's name.
pub const NAME: usize = 32;

/// Letters in a line of a message on a phone, and the most lines that leave room for its picture
/// and its buttons on one screen.
const PHONE: (usize, usize) = (38, 8);
/// Room beside the controls of a console, which take more of it.
const CONSOLE_ON_PHONE: (usize, usize) = (38, 6);
/// Room on a desktop.
const DESKTOP: (usize, usize) = (75, 6);

/// Room beside the arrows and the one select of a review, on a phone and on a desktop.
const REVIEW_ON_PHONE: (usize, usize) = (38, 7);
const REVIEW_ON_DESKTOP: (usize, usize) = (75, 7);

/// Letters that Discord shows for a time or a mention.
const TAG: usize = 14;

/// Mark in place of what was left out, where nothing more can be said about it.
const MORE: char = '…';

/// A text that fits where it was made for. Only this module makes one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fitted(String);

impl Deref for Fitted {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl std::fmt::Display for Fitted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<Fitted> for String {
    fn from(text: Fitted) -> Self {
        text.0
    }
}

/// Importance of a line. The last in this list is left out first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// The subject of the message.
    Heading,
    /// The state of the game.
    Status,
    /// Until when a player has time.
    Clock,
    /// News. The newest are kept.
    News,
    /// A help for those who want it.
    Hint,
    /// A kindness, without which nothing is lost.
    Courtesy,
}

/// A text of lines, some of which may have to go.
#[derive(Clone, Debug, Default)]
pub struct Lines(Vec<(Rank, String)>);

impl Lines {
    /// Adds one line. It may be several: they stay together or go together.
    pub fn push(&mut self, rank: Rank, line: impl Into<String>) {
        self.0.push((rank, line.into()));
    }

    /// Adds every line of a text, each for itself, but none that a quote above says already.
    pub fn push_lines(&mut self, rank: Rank, text: &str) {
        for line in text.lines() {
            let quoted = |said: &str| said.strip_prefix("> ").is_some_and(|said| said == line);
            if !self.0.iter().any(|(_, above)| above.lines().any(quoted)) {
                self.push(rank, line);
            }
        }
    }

    /// The lines that fit on one screen with the board and its buttons: without the courtesies, if
    /// they are too many. Those stand on other pages too.
    pub fn on_one_screen(mut self, lang: Lang) -> Fitted {
        if !self.is_on_one_screen() {
            self.0.retain(|(rank, _)| *rank != Rank::Courtesy);
        }
        self.beside_the_board(lang)
    }

    /// The lines that fit on one screen with a console's board and buttons: courtesies give way
    /// first, then hints. The game's state and news stay, and all stands under ⋯.
    pub fn in_a_console(mut self, lang: Lang) -> Fitted {
        while !self.has_room_on([CONSOLE_ON_PHONE, DESKTOP]) {
            let courtesy = self.0.iter().position(|(rank, _)| *rank == Rank::Courtesy);
            let hint = || self.0.iter().rposition(|(rank, _)| *rank == Rank::Hint);
            let Some(spare) = courtesy.or_else(hint) else {
                break;
            };
            self.0.remove(spare);
        }
        self.beside_the_board(lang)
    }

    /// The lines of a moment that fit on one screen with its board and buttons: courtesies give way
    /// first, then hints, then news, the oldest first. What is left of the news shows on the board.
    pub fn of_a_moment(mut self, lang: Lang) -> Fitted {
        while !self.has_room_on([REVIEW_ON_PHONE, REVIEW_ON_DESKTOP]) {
            let spare = self.least().filter(|at| self.0[*at].0 >= Rank::News);
            let Some(spare) = spare else { break };
            self.0.remove(spare);
        }
        self.beside_the_board(lang)
    }

    fn is_on_one_screen(&self) -> bool {
        self.has_room_on([PHONE, DESKTOP])
    }

    /// True if the lines fit on each of these screens: letters in a row, and rows.
    fn has_room_on(&self, screens: [(usize, usize); 2]) -> bool {
        let text = self.text();
        screens.into_iter().all(|(letters, most)| {
            let rows = text.lines().map(|line| rows_of(line, letters));
            rows.sum::<usize>() <= most
        })
    }

    /// The lines that fit into a message beside its picture, and how to read the rest in words.
    pub fn beside_the_board(self, lang: Lang) -> Fitted {
        self.fit(MESSAGE, |left_out| {
            say("fit-more-describe").with("lines", left_out).tr(lang)
        })
    }

    /// The lines that fit into that many characters, and how many are left out.
    pub fn within(self, most: usize, lang: Lang) -> Fitted {
        self.fit(most, |left_out| {
            say("fit-more").with("lines", left_out).tr(lang)
        })
    }

    /// The lines that fit into that many characters, and `rest` about how many are left out.
    pub fn within_or(self, most: usize, rest: impl Fn(usize) -> String) -> Fitted {
        self.fit(most, rest)
    }

    /// Drops the least important lines until the text fits; `rest` says how many are left out.
    fn fit(mut self, most: usize, rest: impl Fn(usize) -> String) -> Fitted {
        let mut left_out = 0;
        loop {
            let mut text = self.text();
            if left_out > 0 {
                text.push('\n');
                text.push_str(&rest(left_out));
            }
            if length(&text) <= most {
                return Fitted(text);
            }
            let Some(gone) = self.least().map(|least| self.0.remove(least)) else {
                return whole_words(&self.text(), most);
            };
            left_out += gone.1.lines().filter(|line| !line.is_empty()).count();
        }
    }

    fn text(&self) -> String {
        let lines: Vec<&str> = self.0.iter().map(|(_, line)| line.as_str()).collect();
        lines.join("\n").trim_end().to_owned()
    }

    /// The line that matters least: of the news the oldest, of all else the last one. The last of
    /// all lines stays.
    fn least(&self) -> Option<usize> {
        let least = self.0.iter().map(|(rank, _)| *rank).max();
        let least = least.filter(|_| self.0.len() > 1)?;
        let is_least = |(rank, _): &(Rank, String)| *rank == least;
        match least {
            Rank::News => self.0.iter().position(is_least),
            _ => self.0.iter().rposition(is_least),
        }
    }
}

/// A text of which no line matters more than another: the first ones that fit.
pub fn words(text: &str, most: usize) -> Fitted {
    let mut lines = Lines::default();
    lines.push_lines(Rank::Status, text);
    lines.fit(most, |_| MORE.to_string())
}

/// Texts below each other, in pages of that many characters, in order. None is cut in two; of what
/// is longer than a page its first lines stay.
pub fn pages(texts: &[String], most: usize) -> Vec<Fitted> {
    let mut pages: Vec<Fitted> = Vec::new();
    for text in texts {
        let text = words(text, most);
        match pages.last_mut() {
            Some(page) if length(page) + 1 + length(&text) <= most => {
                page.0.push('\n');
                page.0.push_str(&text);
            }
            _ => pages.push(text),
        }
    }
    pages
}

/// A text to be read aloud: its lines as sentences, without marks.
pub(crate) fn read_aloud(text: &str) -> Fitted {
    let lines = text.lines().map(|line| line.trim_start_matches("- "));
    let plain = lines.map(|line| line.replace(['*', '`'], ""));
    sentences(plain.filter(|line| !line.is_empty()))
}

/// The sentences of an alt text that fit, the first ones first.
pub fn sentences(sentences: impl IntoIterator<Item = String>) -> Fitted {
    let sentences: Vec<String> = sentences.into_iter().collect();
    let first = |many: usize| sentences[..many].join(" ");
    let whole = first(sentences.len());
    if length(&whole) <= ALT {
        return Fitted(whole);
    }
    // There is a sign that more was there.
    let fits = |many: &usize| length(&first(*many)) + 2 <= ALT;
    match (1..sentences.len()).rev().find(fits) {
        Some(many) => Fitted(format!("{} {MORE}", first(many))),
        None => whole_words(&whole, ALT),
    }
}

/// A text without markdown on one line, such as a label.
pub fn label(text: &str, most: usize) -> Fitted {
    if length(text) <= most {
        return Fitted(text.to_owned());
    }
    let kept = text.chars().take(most.saturating_sub(1));
    Fitted(kept.chain([MORE]).collect())
}

/// As many whole words of one long line as fit, and no markdown that is left open.
fn whole_words(line: &str, most: usize) -> Fitted {
    if length(line) <= most {
        return Fitted(line.to_owned());
    }
    let ends = line.match_indices(char::is_whitespace).rev();
    let mut starts = ends.map(|(end, _)| &line[..end]);
    let kept = starts.find(|kept| length(kept) + 2 <= most && is_closed(kept));
    let cut = format!("{} {MORE}", kept.unwrap_or_default());
    Fitted(cut.trim_start().to_owned())
}

/// True if everything that markdown opens is closed again.
fn is_closed(text: &str) -> bool {
    let mut signs = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            // What is escaped opens nothing.
            '\\' => drop(letters.next()),
            _ => signs.push(letter),
        }
    }
    let even = |sign: char| {
        // Two together are a sign of their own.
        let twice = signs.matches(&format!("{sign}{sign}")).count();
        let once = signs.matches(sign).count() - 2 * twice;
        twice.is_multiple_of(2) && once.is_multiple_of(2)
    };
    let shut = |open: char, close: char| signs.rfind(open) <= signs.rfind(close);
    "*_~|`".chars().all(even) && shut('[', ']') && shut('(', ')') && shut('<', '>')
}

/// Number of rows that a text takes on a phone, about.
pub fn rows_on_a_phone(text: &str) -> usize {
    text.lines().map(|line| rows_of(line, PHONE.0)).sum()
}

/// Number of rows that a line takes, of so many letters each: words are not cut.
fn rows_of(line: &str, letters: usize) -> usize {
    let (mut rows, mut used) = (1, 0);
    for word in line.split(' ') {
        let length = seen_letters(word);
        if used > 0 && used + 1 + length > letters {
            (rows, used) = (rows + 1, 0);
        }
        used += length + usize::from(used > 0);
    }
    rows
}

/// Number of letters of a line that a reader sees: of a time, a mention or a link about as many as
/// Discord shows.
fn seen_letters(line: &str) -> usize {
    let mut rest = line;
    let mut seen = 0;
    while let Some((before, tag)) = rest.split_once('<') {
        let (_, after) = tag.split_once('>').unwrap_or_default();
        seen += before
            .chars()
            .filter(|letter| !"*_`".contains(*letter))
            .count()
            + TAG;
        rest = after;
    }
    seen + rest
        .chars()
        .filter(|letter| !"*_`".contains(*letter))
        .count()
}

pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_hold_every_text_once_and_in_order() {
        let lines: Vec<String> = (0..400).map(|n| format!("line number {n}")).collect();
        let paged = pages(&lines, 1_800);
        assert!(paged.len() > 2, "{}", paged.len());
        assert!(paged.iter().all(|page| length(page) <= 1_800));
        let all: Vec<&str> = paged.iter().map(|page| &**page).collect();
        assert_eq!(all.join("\n"), lines.join("\n"));
        assert!(pages(&[], 1_800).is_empty());
    }

    #[test]
    fn what_the_news_say_is_not_said_again() {
        let mut lines = Lines::default();
        lines.push(Rank::News, "> Ada fires.\n> **Ada wins.**");
        lines.push_lines(Rank::Status, "**Ada wins.**\nGame over.");
        assert_eq!(lines.text(), "> Ada fires.\n> **Ada wins.**\nGame over.");
    }

    #[test]
    fn pages_hold_whole_texts_or_the_start_of_a_long_text() {
        let texts = [
            "**Ada** fires.",
            "Exit 12.",
            "one\ntwo\n**three** is too long",
        ];
        let pages = pages(&texts.map(str::to_owned), 23);
        let pages: Vec<&str> = pages.iter().map(|page| &**page).collect();
        assert_eq!(pages, ["**Ada** fires.\nExit 12.", "one\ntwo\n…"]);
    }

    fn of(lines: &[(Rank, &str)]) -> Lines {
        let mut all = Lines::default();
        for (rank, line) in lines {
            all.push(*rank, *line);
        }
        all
    }

    #[test]
    fn fitting_text_is_unchanged() {
        let lines = of(&[
            (Rank::Heading, "a"),
            (Rank::Status, ""),
            (Rank::News, "> b\n> c"),
        ]);
        assert_eq!(&*lines.within(100, Lang::En), "a\n\n> b\n> c");
    }

    #[test]
    fn one_screen_has_no_room_for_courtesies_beside_many_lines() {
        let few = [
            (Rank::Heading, "heading"),
            (Rank::News, "> **news**"),
            (Rank::Courtesy, "kindness"),
        ];
        assert_eq!(*of(&few).on_one_screen(Lang::En), of(&few).text());
        let state = "a line of the state that takes two rows on a phone\n".repeat(4);
        let many = |last| of(&[few[0], few[1], (Rank::Status, &state), last]);
        let alone = of(&[few[0], few[1], (Rank::Status, &state)]).text();
        assert_eq!(*many(few[2]).on_one_screen(Lang::En), alone);
        let asked = many((Rank::Hint, "Bob asks to close.")).on_one_screen(Lang::En);
        assert!(asked.ends_with("Bob asks to close."), "{asked}");
        assert_eq!(seen_letters("⏳ **Ada**: <t:1700000000:R>"), 7 + TAG);
    }

    #[test]
    fn beside_a_console_courtesies_go_before_hints_and_what_happened_stays() {
        let long = "words that take two rows on a narrow phone";
        let news = "> **Bob** fires.";
        let all = [
            (Rank::Courtesy, "Since your last move"),
            (Rank::News, news),
            (Rank::Courtesy, ""),
            (Rank::Status, long),
        ];
        let shown = |tips: &[(Rank, &str)]| {
            let lines = all.iter().chain(tips).copied();
            of(&lines.collect::<Vec<_>>()).in_a_console(Lang::En)
        };
        assert!(shown(&[]).starts_with("Since your last move\n> "));
        let [goal, tip] = [(Rank::Courtesy, long), (Rank::Hint, "Aim well.")];
        let with_both = shown(&[goal, tip]);
        assert_eq!(*with_both, format!("{news}\n{long}\n{long}\nAim well."));
        let many = [(Rank::Hint, long), (Rank::Hint, long)];
        assert_eq!(*shown(&many), format!("{news}\n{long}\n{long}"));
    }

    #[test]
    fn least_important_lines_go_first_and_newest_news_stay() {
        let long = "x".repeat(30);
        let all = [
            (Rank::Heading, "heading"),
            (Rank::Courtesy, long.as_str()),
            (Rank::News, "> old\n> and long"),
            (Rank::News, "> new"),
            (Rank::Clock, "clock"),
        ];
        let fitted = |most| String::from(of(&all).within(most, Lang::En));
        assert_eq!(
            fitted(60),
            "heading\n> old\n> and long\n> new\nclock\n… 1 more line"
        );
        assert_eq!(fitted(40), "heading\n> new\nclock\n… 3 more lines");
        assert_eq!(fitted(30), "heading\nclock\n… 4 more lines");
        assert_eq!(fitted(24), "heading\n… 5 more lines");
    }

    #[test]
    fn shortened_board_names_the_describe_command() {
        let long = "x".repeat(MESSAGE);
        let cut = of(&[(Rank::Heading, "heading"), (Rank::Hint, &long)]);
        let fitted = cut.beside_the_board(Lang::Fr);
        assert_eq!(
            &*fitted,
            "heading\n… encore 1 ligne\u{a0}: `/table décrire`"
        );
    }

    #[test]
    fn long_lines_are_cut_between_words_and_outside_markdown() {
        let cut = |text: &str, most| String::from(words(text, most));
        assert_eq!(cut("one two three", 9), "one two …");
        assert_eq!(cut("one **two three** four", 15), "one …");
        assert_eq!(cut("one [two three](x y) four", 21), "one …");
        assert_eq!(cut(r"one \*two three four", 16), r"one \*two …");
        assert_eq!(cut(&"x".repeat(50), 10), "…");
        assert_eq!(cut("one\ntwo\nthree and more", 12), "one\ntwo\n…");
    }

    #[test]
    fn alt_text_keeps_whole_sentences() {
        let short = || "A sentence.".to_owned();
        assert_eq!(&*sentences([short(), short()]), "A sentence. A sentence.");
        let cut = sentences([short(), "y".repeat(ALT), short()]);
        assert_eq!(&*cut, "A sentence. …");
        let exact = sentences((0..200).map(|_| short()));
        assert!(
            length(&exact) <= ALT && exact.ends_with(". …"),
            "{}",
            &*exact
        );
    }

    #[test]
    fn labels_are_cut_at_their_limit() {
        assert_eq!(&*label("Column D", 8), "Column D");
        assert_eq!(&*label("Column D3", 8), "Column …");
        assert_eq!(length(&label(&"🪐".repeat(500), BUTTON)), BUTTON);
    }
}
