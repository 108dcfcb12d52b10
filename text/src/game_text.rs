//! The words that every game must have.

use games::{Advice, Evidence, Mark, Marked, Riddle, Sampled};

use crate::advice::chance_lost;
use crate::agreed;
use crate::fit::{self, Fitted};
use crate::fluent_bundles::{attribute, keyed, message, say};
use crate::lang::Lang;
use crate::names::Names;
use crate::vocabulary::{self, Word};

/// A page of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Key of the page, by which its subject is found.
    pub key: &'static str,
    /// At most 100 characters.
    pub title: String,
    /// At most 1,900 characters.
    pub body: String,
}

/// The words of a game. Everything is said from what its audience may see: a view or a glimpse.
///
/// A game must tell of itself what happens, where it stands and why not; the rest it tells in its
/// own way only where it has a better one.
#[diagnostic::on_unimplemented(
    message = "the game `{Self}` has no words for people (`Words`)",
    note = "that belongs into `text/src/<game>`, which a `mod` line in `text/src/lib.rs` names"
)]
pub trait Words: Sampled {
    /// Beginning of this game's keys, and of the names of its files.
    const KEYS: &'static str;

    /// Reads a typed word, in any language, in any case, with or without accents.
    fn parse_word(word: &str) -> Option<Word>;
    /// Says what was wrong with an action, and what would be allowed.
    fn refusal(lang: Lang, refusal: &Self::Refusal, names: &Names) -> String;
    /// Tells what happened, to the viewer for whom the glimpse was made.
    fn news(lang: Lang, glimpse: &Self::Glimpse, names: &Names) -> String;
    /// Tells the state of the game and whose move it is: at most four short lines of message text.
    fn status(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// The picture's text twin, with everything that this viewer may know.
    fn describe(lang: Lang, view: &Self::View, names: &Names) -> String;

    /// True if the game speaks this language; if not, people read its English.
    fn speaks(lang: Lang) -> bool {
        lang.files_of(Self::KEYS).next().is_some()
    }
    /// The game's name.
    fn title(lang: Lang) -> String {
        own::<Self>(lang, "title")
    }
    /// Two very short lines for its cover.
    fn cover(lang: Lang) -> [String; 2] {
        ["cover", "cover-more"].map(|what| own::<Self>(lang, what))
    }
    /// The game in one line.
    fn pitch(lang: Lang) -> String {
        own::<Self>(lang, "pitch")
    }
    /// Pitch in a few words, which stand beside the name on one row of a phone.
    fn short_pitch(lang: Lang) -> String {
        own::<Self>(lang, "pitch-short")
    }
    /// The goal of the game, in one or two short sentences; alone, maybe another one.
    fn goal(lang: Lang, alone: bool) -> String {
        let apart = message(lang, &format!("{}-goal-alone", Self::KEYS)).filter(|_| alone);
        apart.unwrap_or_else(|| own::<Self>(lang, "goal"))
    }
    /// The complete rules, the commands and what happens to the silent, in short pages, in the
    /// order in which its messages have them.
    fn help(lang: Lang) -> Vec<Chapter> {
        chapters::<Self>(lang)
    }
    /// Lists what can be typed, for a player who typed something else: every verb, unless the game
    /// has better words.
    fn typable(lang: Lang) -> String {
        let own = message(lang, &format!("{}-typable", Self::KEYS));
        own.unwrap_or_else(|| vocabulary::typable::<Self>(lang, Self::KEYS))
    }
    /// The picture's alt text: the description, without marks.
    fn alt(lang: Lang, view: &Self::View, names: &Names) -> Fitted {
        fit::read_aloud(&Self::describe(lang, view, &names.in_pictures()))
    }
    /// The alt text of a picture that a glimpse has for itself, such as a reveal.
    fn alt_news(_lang: Lang, _glimpse: &Self::Glimpse, _names: &Names) -> Option<Fitted> {
        None
    }
    /// Words above a picture that a glimpse has for itself, where the picture tells the news.
    fn caption(_lang: Lang, _glimpse: &Self::Glimpse) -> Option<String> {
        None
    }
    /// The table's options in one line, as the game's command names them.
    fn options(lang: Lang, options: &Self::Options, _seats: u8) -> String {
        agreed::line::<Self>(lang, options)
    }
    /// Words an advised action, in one sentence: what the player would type.
    fn advice_sentence(
        lang: Lang,
        action: &Self::Action,
        _view: &Self::View,
        _names: &Names,
    ) -> String {
        let words = vocabulary::typed::<Self>(lang, Self::KEYS, action);
        say("advice-say").with("words", words).tr(lang)
    }
    /// Words the reasons of an advice, a sentence each.
    fn reasons(_lang: Lang, _why: &[Evidence<Self::Insight>]) -> Vec<String> {
        Vec::new()
    }
    /// The alt text of a board with advice drawn in: the advice and why, then the board.
    fn alt_advised(lang: Lang, advice: &Advice<Self>, view: &Self::View, names: &Names) -> Fitted {
        let action = Self::advice_sentence(lang, &advice.action, view, &names.in_pictures());
        let drawn = say("advice-alt").with("what", action).tr(lang);
        let board = Self::alt(lang, view, names).to_string();
        let why = Self::reasons(lang, &advice.why);
        let said: Vec<String> = [drawn].into_iter().chain(why).chain([board]).collect();
        fit::read_aloud(&said.join("\n"))
    }
    /// Tells how much was lost, in thousandths of what such an action is judged by: of winning the
    /// game, where it is judged by nothing else.
    fn loss(lang: Lang, _did: &Self::Action, thousandths: u32) -> String {
        chance_lost(lang, "advice-lost", thousandths)
    }
    /// Word for a mark.
    fn mark(lang: Lang, mark: Mark) -> String {
        let word = match mark {
            Mark::Best => "mark-best",
            Mark::Good => "mark-good",
            Mark::Doubtful => "mark-doubtful",
            Mark::Mistake => "mark-mistake",
        };
        own::<Self>(lang, word)
    }
    /// Compares a decision with the better one, which `better` advises, by a measure that players
    /// know; `None` where there is none, or the two do not differ by it.
    fn compared(_lang: Lang, _marked: &Marked<Self>, _better: String) -> Option<String> {
        None
    }
    /// Compares a solo result (`own`) with a computer's on the same puzzle; empty in games without
    /// a solo result that another could match.
    fn par(_lang: Lang, _own: u16, _computers: u16) -> String {
        String::new()
    }
    /// A player's result at the puzzle of a day, in two or three words; empty where the game has
    /// none.
    fn puzzle_result(_lang: Lang, _own: Option<u16>) -> String {
        String::new()
    }
    /// Draws a solved puzzle move by move, in signs that tell nothing of what was hidden: the
    /// reader may still have that puzzle to solve.
    fn puzzle_trail(_news: &[Self::Glimpse], _over: &Self::View) -> String {
        String::new()
    }
    /// Tells at the end what each player came to, and of what, a line each; empty in games where
    /// the sentence about the end says it.
    fn accounts(_lang: Lang, _view: &Self::View, _names: &Names) -> Vec<String> {
        Vec::new()
    }
    /// The question of a riddle; empty in games that make none.
    fn riddle_question(lang: Lang) -> String {
        message(lang, &format!("{}-riddle", Self::KEYS)).unwrap_or_default()
    }
    /// An answer to a riddle, short enough for a button.
    fn riddle_answer(_lang: Lang, _answer: &Self::Action) -> String {
        String::new()
    }
    /// Explains why the right answer to a riddle is right.
    fn riddle_why(_lang: Lang, _riddle: &Riddle<Self>) -> String {
        String::new()
    }
}

/// The message of a game under its own beginning and this end.
fn own<W: Words>(lang: Lang, what: &str) -> String {
    keyed(format!("{}-{what}", W::KEYS).into()).tr(lang)
}

/// Finds the page, in this language, that says what can be typed: the one that names the words
/// which ask for it.
pub fn page_of_words(lang: Lang, pages: &[Chapter]) -> Option<usize> {
    // A game that does not speak the language says it in English.
    let lists = [lang, Lang::En].map(|lang| say("words-help").tr(lang));
    let lists_words = |line: &str| {
        let list = line.rsplit_once(": ").map(|(_, list)| list);
        list.is_some_and(|list| lists.iter().any(|it| it == list))
    };
    pages
        .iter()
        .position(|page| page.body.lines().any(lists_words))
}

/// The rules in short pages: each message's title, with the page in its `.body`.
fn chapters<W: Words>(lang: Lang) -> Vec<Chapter> {
    let begins = format!("{}-help-", W::KEYS);
    // Every language that it speaks has the same keys.
    let files = Lang::En.files_of(W::KEYS);
    let lines = files.flat_map(|file| file.messages.lines());
    let keys = lines.filter_map(|line| Some(line.split_once(" =")?.0));
    let chapter = |key: &'static str| Chapter {
        key,
        title: say(key).tr(lang),
        // A test demands a body of every page.
        body: attribute(lang, key, "body").unwrap_or_default(),
    };
    keys.filter(|key| key.starts_with(&begins))
        .map(chapter)
        .collect()
}

/// The words of a game, each kind of which a module beside the call makes: those that every game
/// must have, and of the others those that are listed as its own.
macro_rules! words {
    ($game:ty, keys: $keys:literal, its_own: [$($own:ident),* $(,)?] $(,)?) => {
        impl $crate::game_text::Words for $game {
            const KEYS: &'static str = $keys;

            fn parse_word(word: &str) -> Option<$crate::Word> {
                static WORDS: std::sync::LazyLock<$crate::vocabulary::Vocabulary<$crate::Word>> =
                    std::sync::LazyLock::new(|| {
                        $crate::vocabulary::Vocabulary::spoken::<$game>($keys)
                    });
                WORDS.find(word)
            }

            fn refusal(
                lang: $crate::Lang,
                refusal: &Self::Refusal,
                names: &$crate::Names,
            ) -> String {
                refusal::refusal(lang, refusal, names)
            }

            fn news(lang: $crate::Lang, glimpse: &Self::Glimpse, names: &$crate::Names) -> String {
                news::news(lang, glimpse, names)
            }

            fn status(lang: $crate::Lang, view: &Self::View, names: &$crate::Names) -> String {
                status::status(lang, view, names)
            }

            fn describe(lang: $crate::Lang, view: &Self::View, names: &$crate::Names) -> String {
                describe::describe(lang, view, names)
            }

            $($crate::game_text::its_own!($own);)*
        }
    };
}
pub(crate) use words;

/// A game's own version of a method that has a default.
macro_rules! its_own {
    (alt) => {
        fn alt(lang: $crate::Lang, view: &Self::View, names: &$crate::Names) -> $crate::Fitted {
            alt::alt(lang, view, names)
        }

        fn alt_news(
            lang: $crate::Lang,
            glimpse: &Self::Glimpse,
            names: &$crate::Names,
        ) -> Option<$crate::Fitted> {
            alt::alt_news(lang, glimpse, names)
        }
    };
    (caption) => {
        fn caption(lang: $crate::Lang, glimpse: &Self::Glimpse) -> Option<String> {
            alt::caption(lang, glimpse)
        }
    };
    (options) => {
        fn options(lang: $crate::Lang, options: &Self::Options, seats: u8) -> String {
            options::options(lang, options, seats)
        }
    };
    (advice) => {
        fn advice_sentence(
            lang: $crate::Lang,
            action: &Self::Action,
            view: &Self::View,
            names: &$crate::Names,
        ) -> String {
            advice::advice_sentence(lang, action, view, names)
        }

        fn reasons(lang: $crate::Lang, why: &[games::Evidence<Self::Insight>]) -> Vec<String> {
            advice::reasons(lang, why)
        }
    };
    (loss) => {
        fn loss(lang: $crate::Lang, did: &Self::Action, thousandths: u32) -> String {
            advice::loss(lang, did, thousandths)
        }
    };
    (compared) => {
        fn compared(
            lang: $crate::Lang,
            marked: &games::Marked<Self>,
            better: String,
        ) -> Option<String> {
            advice::compared(lang, marked, better)
        }
    };
    (par) => {
        fn par(lang: $crate::Lang, own: u16, computers: u16) -> String {
            advice::par(lang, own, computers)
        }
    };
    (puzzle) => {
        fn puzzle_result(lang: $crate::Lang, own: Option<u16>) -> String {
            puzzle::puzzle_result(lang, own)
        }

        fn puzzle_trail(news: &[Self::Glimpse], over: &Self::View) -> String {
            puzzle::puzzle_trail(news, over)
        }
    };
    (accounts) => {
        fn accounts(lang: $crate::Lang, view: &Self::View, names: &$crate::Names) -> Vec<String> {
            result::accounts(lang, view, names)
        }
    };
    (riddle) => {
        fn riddle_answer(lang: $crate::Lang, answer: &Self::Action) -> String {
            riddle::riddle_answer(lang, answer)
        }

        fn riddle_why(lang: $crate::Lang, riddle: &games::Riddle<Self>) -> String {
            riddle::riddle_why(lang, riddle)
        }
    };
}
pub(crate) use its_own;
