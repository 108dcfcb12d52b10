//! What every game must have words for.

use games::{Evidence, Sampled};

use crate::fit::Fitted;
use crate::lang::Lang;
use crate::messages::Messages;
use crate::names::Names;
use crate::phrase::{attribute, say};
use crate::vocabulary::Word;

/// A page of the help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its key, by which what it is about is found.
    pub key: &'static str,
    /// At most 100 characters.
    pub title: String,
    /// At most 1,900 characters.
    pub body: String,
}

/// The words of a game. Everything is said from what its audience may see: a view or a glimpse.
pub trait Words: Sampled + Messages {
    /// How the keys of this game begin.
    const KEYS: &'static str;

    /// What a typed word stands for, in either language, whatever its case and accents.
    fn heard(word: &str) -> Option<Word>;
    /// The game's name.
    fn title(lang: Lang) -> String;
    /// The game in one line.
    fn pitch(lang: Lang) -> String;
    /// What can be typed, for whoever typed something else.
    fn typable(lang: Lang) -> String;
    /// What was wrong with a wish, and what would be allowed.
    fn refusal(lang: Lang, refusal: &Self::Refusal) -> String;
    /// What happened, for the viewer that the glimpse was made for.
    fn news(lang: Lang, glimpse: &Self::Glimpse, names: &Names) -> String;
    /// Where the game stands and whose move it is: at most four short lines of message text.
    fn status(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// The picture's text twin, with everything that this viewer may know.
    fn describe(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// The picture's alt text.
    fn alt(lang: Lang, view: &Self::View, names: &Names) -> Fitted;
    /// The alt text of a picture that a glimpse has for itself, such as a reveal.
    fn alt_news(lang: Lang, glimpse: &Self::Glimpse, names: &Names) -> Option<Fitted>;
    /// What somebody is advised to do, in one sentence.
    fn advised(lang: Lang, action: &Self::Action, view: &Self::View, names: &Names) -> String;
    /// Why, a sentence each.
    fn reasons(lang: Lang, why: &[Evidence<Self::Insight>]) -> Vec<String>;
    /// So many thousandths of what counts in this game, as what was lost.
    fn lost(lang: Lang, thousandths: u32) -> String;
    /// How whoever played alone did (`own`), and how a computer did on the same.
    fn par(lang: Lang, own: u16, computers: u16) -> String;
    /// How somebody did at the puzzle of a day, in two or three words; nothing where the game has none.
    fn scored(_lang: Lang, _own: Option<u16>) -> String {
        String::new()
    }
    /// The same move by move, in signs that tell nothing of what was hidden: whoever reads them may
    /// have that puzzle before him.
    fn trail(_news: &[Self::Glimpse], _over: &Self::View) -> String {
        String::new()
    }
    /// What a table agreed on, in one line.
    fn options(lang: Lang, options: &Self::Options, seats: u8) -> String;
    /// The complete rules, the commands and what happens to the silent, in short pages.
    fn help(lang: Lang) -> Vec<Chapter>;
}

/// The rules in short pages: each message's title, with the page in its `.body`.
pub(crate) fn chapters(lang: Lang, pages: &[&'static str]) -> Vec<Chapter> {
    let chapter = |key: &&'static str| Chapter {
        key,
        title: say(key).tr(lang),
        // A test demands a body of every page.
        body: attribute(lang, key, "body").unwrap_or_default(),
    };
    pages.iter().map(chapter).collect()
}

/// The words of a game, each kind of which a module beside the call makes.
macro_rules! words {
    (
        $game:ty, keys: $keys:literal, $(puzzle: $puzzle:ident,)? sources: [$($source:literal),+ $(,)?],
        pages: [$($page:literal),+ $(,)?] $(,)?
    ) => {
        impl $crate::messages::Messages for $game {
            const SOURCES: [&'static [&'static str]; $crate::Lang::ALL.len()] = [
                &[$(include_str!(concat!("../../locales/en/", $source, ".ftl"))),+],
                &[$(include_str!(concat!("../../locales/fr/", $source, ".ftl"))),+],
            ];
        }

        impl $crate::words::Words for $game {
            const KEYS: &'static str = $keys;

            fn heard(word: &str) -> Option<$crate::Word> {
                static WORDS: std::sync::LazyLock<$crate::vocabulary::Vocabulary<$crate::Word>> =
                    std::sync::LazyLock::new(|| {
                        $crate::vocabulary::Vocabulary::spoken::<$game>($keys)
                    });
                WORDS.find(word)
            }

            fn title(lang: $crate::Lang) -> String {
                $crate::say(concat!($keys, "-title")).tr(lang)
            }

            fn pitch(lang: $crate::Lang) -> String {
                $crate::say(concat!($keys, "-pitch")).tr(lang)
            }

            fn typable(lang: $crate::Lang) -> String {
                $crate::say(concat!($keys, "-typable")).tr(lang)
            }

            fn refusal(lang: $crate::Lang, refusal: &Self::Refusal) -> String {
                refusal::refusal(lang, refusal)
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

            fn advised(
                lang: $crate::Lang,
                action: &Self::Action,
                view: &Self::View,
                names: &$crate::Names,
            ) -> String {
                advice::advised(lang, action, view, names)
            }

            fn reasons(
                lang: $crate::Lang,
                why: &[games::Evidence<Self::Insight>],
            ) -> Vec<String> {
                advice::reasons(lang, why)
            }

            fn lost(lang: $crate::Lang, thousandths: u32) -> String {
                advice::lost(lang, thousandths)
            }

            fn par(lang: $crate::Lang, own: u16, computers: u16) -> String {
                advice::par(lang, own, computers)
            }

            $(
                fn scored(lang: $crate::Lang, own: Option<u16>) -> String {
                    $puzzle::scored(lang, own)
                }

                fn trail(news: &[Self::Glimpse], over: &Self::View) -> String {
                    $puzzle::trail(news, over)
                }
            )?

            fn options(lang: $crate::Lang, options: &Self::Options, seats: u8) -> String {
                options::options(lang, options, seats)
            }

            fn help(lang: $crate::Lang) -> Vec<$crate::Chapter> {
                $crate::words::chapters(lang, &[$($page),+])
            }
        }
    };
}
pub(crate) use words;
