//! Options that a table agrees on before its game, as its host changes them: selects, four a page,
//! for the settings of the game and those that every table has. Sends nothing.

use games::Setting;
use sessions::{Agreement, HintPolicy, Room, Snapshot, TermName};
use text::{Lang, Lines, Rank, attribute, fit, message, say};

use crate::app::caller::{Caller, locale};
use crate::game::ui::GameUi;
use crate::table::keys::command_key;
use crate::table::paces::PACES;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Row, Select, SelectEntry, Style};

/// Number of selects on a page; the buttons that turn it need a row.
const PAGE: usize = fit::ROWS - 1;
/// Value of a choice that leaves a setting to the game.
const USUAL: &str = "usual";

/// An option that a table agrees on.
pub(crate) enum Topic<D: GameUi> {
    /// Pace of the table.
    Pace,
    /// Language of the table.
    Language,
    /// Number of seats.
    Seats,
    /// A setting of the game.
    Option(&'static Setting<D::Options>),
    /// Permission to ask for advice.
    Hints,
}

impl<D: GameUi> Clone for Topic<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D: GameUi> Copy for Topic<D> {}

impl<D: GameUi> Topic<D> {
    /// All options of a table of this game.
    pub(crate) fn all() -> Vec<Self> {
        // Two is as few as a table of several has.
        let seats = (*D::SEATS.start()).max(2) < *D::SEATS.end();
        let every = [Self::Pace, Self::Language];
        let every = every.into_iter().chain(seats.then_some(Self::Seats));
        every
            .chain(D::SETTINGS.iter().map(Self::Option))
            .chain(D::COMPUTER.then_some(Self::Hints))
            .collect()
    }

    /// The option with this word in component ids.
    pub(crate) fn by_word(word: &str) -> Option<Self> {
        Self::all().into_iter().find(|topic| topic.word() == word)
    }

    /// The option of this name.
    fn by_name(name: &TermName) -> Option<Self> {
        match name {
            TermName::Pace => Some(Self::Pace),
            TermName::Language => Some(Self::Language),
            TermName::Seats => Some(Self::Seats),
            TermName::Hints => Some(Self::Hints),
            TermName::Option(name) => {
                let setting = D::SETTINGS.iter().find(|it| it.name == name);
                setting.map(Self::Option)
            }
        }
    }

    /// Word in component ids, which never changes.
    pub(crate) fn word(self) -> String {
        match self {
            Self::Pace => "pace".to_owned(),
            Self::Language => "language".to_owned(),
            Self::Seats => "seats".to_owned(),
            Self::Hints => "hints".to_owned(),
            Self::Option(setting) => format!("option/{}", setting.name),
        }
    }

    /// Key of the label.
    fn key(self) -> String {
        match self {
            Self::Pace => "opt-open-pace".to_owned(),
            Self::Language => "lobby-term-language".to_owned(),
            Self::Seats => "lobby-term-seats".to_owned(),
            Self::Hints => "lobby-term-hints".to_owned(),
            Self::Option(setting) => command_key("opt", &open_path::<D>(), setting.name),
        }
    }

    /// Label of the option.
    fn label(self, lang: Lang) -> String {
        capital(&message(lang, &self.key()).unwrap_or_default())
    }

    /// Choices of the option, each with its value and its label.
    fn choices(self, now: &Snapshot<D>, lang: Lang) -> Vec<(String, String)> {
        match self {
            Self::Pace => {
                let paces = PACES.iter().map(|(name, _)| *name);
                paces
                    .map(|name| named_choice(lang, "open-pace", name))
                    .collect()
            }
            Self::Language => {
                let own = |lang: &Lang| (lang.code().to_owned(), say("lobby-language").tr(*lang));
                Lang::ALL.iter().map(own).collect()
            }
            Self::Seats => {
                let least = (*D::SEATS.start()).max(now.room().seat_count()).max(2);
                let seats = least..=*D::SEATS.end();
                seats.map(|count| seats_choice(lang, count)).collect()
            }
            Self::Hints => {
                let label = |hints: HintPolicy| say(hints_key(hints)).tr(lang);
                let all = HintPolicy::ALL.into_iter();
                all.map(|hints| (hints.word().to_owned(), label(hints)))
                    .collect()
            }
            Self::Option(setting) => {
                let usual = setting.chosen(&D::Options::default()).is_none();
                let usual = usual.then(|| (USUAL.to_owned(), say("lobby-usual").tr(lang)));
                // Of two that mean the same, one is enough.
                let differs = |said: &String| {
                    let mut options = now.options().clone();
                    setting.choose(&mut options, said);
                    setting.chosen(&options).as_ref() == Some(said)
                };
                let said = setting.sayings().into_iter().filter(differs);
                let said = said.map(|said| match said.parse::<u8>() {
                    Ok(_) => (said.clone(), said),
                    Err(_) => {
                        let key = command_key(
                            "choice",
                            &open_path::<D>(),
                            &format!("{}-{said}", setting.name),
                        );
                        let label = message(lang, &key).unwrap_or_default();
                        (said, label)
                    }
                });
                usual.into_iter().chain(said).collect()
            }
        }
    }

    /// Value of the current choice.
    fn chosen(self, now: &Snapshot<D>) -> String {
        let room = now.room();
        match self {
            Self::Pace => {
                let mut paces = PACES.iter();
                let pace = paces.find(|(_, pace)| *pace == room.pace);
                pace.map_or_else(String::new, |(name, _)| (*name).to_owned())
            }
            Self::Language => Lang::of_locale(&room.place.locale.0).code().to_owned(),
            Self::Seats => room.takes.end().to_string(),
            Self::Hints => room.hints.word().to_owned(),
            Self::Option(setting) => {
                let chosen = setting.chosen(now.options());
                chosen.unwrap_or_else(|| USUAL.to_owned())
            }
        }
    }

    /// Label with the current choice.
    fn line(self, now: &Snapshot<D>, lang: Lang) -> String {
        let chosen = self.chosen(now);
        let mut choices = self.choices(now, lang).into_iter();
        let shown = choices.find(|(value, _)| *value == chosen);
        let shown = shown.map_or(chosen, |(_, label)| label);
        say("lobby-term")
            .with("name", self.label(lang))
            .with("chosen", shown)
            .tr(lang)
    }

    /// Agreement that chooses the value `said`; `None` if it changes nothing or was not offered.
    pub(crate) fn choose(
        self,
        now: &Snapshot<D>,
        said: &str,
        who: &Caller,
    ) -> Option<Agreement<D>> {
        let mut choices = self.choices(now, who.lang).into_iter();
        choices.find(|(value, _)| value == said)?;
        if self.chosen(now) == said {
            return None;
        }
        Some(match self {
            Self::Pace => {
                let mut paces = PACES.iter();
                Agreement::Pace(paces.find(|(name, _)| *name == said)?.1)
            }
            Self::Language => Agreement::Language(locale(Lang::of_locale(said))),
            Self::Seats => Agreement::Seats(said.parse().ok()?),
            Self::Hints => {
                let mut all = HintPolicy::ALL.into_iter();
                Agreement::Hints(all.find(|hints| hints.word() == said)?)
            }
            Self::Option(setting) => {
                let (said, at) = (said.to_owned(), who.asked_at());
                Agreement::Option {
                    name: setting.name,
                    choose: Box::new(move |options| {
                        if said == USUAL {
                            return D::next_options(&with_usual::<D>(options, setting.name), at);
                        }
                        let mut options = options.clone();
                        setting.choose(&mut options, &said);
                        options
                    }),
                }
            }
        })
    }
}

/// Key of the label of a hint policy.
const fn hints_key(hints: HintPolicy) -> &'static str {
    match hints {
        HintPolicy::None => "lobby-hints-none",
        HintPolicy::Counted => "lobby-hints-counted",
    }
}

/// Line about the permission to ask for advice, where it was agreed on.
pub(crate) fn hints_line(room: &Room, lang: Lang) -> Option<String> {
    let line = || {
        say("lobby-term")
            .with(
                "name",
                capital(&message(lang, "lobby-term-hints").unwrap_or_default()),
            )
            .with("chosen", say(hints_key(room.hints)).tr(lang))
            .tr(lang)
    };
    (room.hints != HintPolicy::None).then(line)
}

/// The options with the setting `reset` as usual.
fn with_usual<D: GameUi>(options: &D::Options, reset: &str) -> D::Options {
    let mut fresh = D::Options::default();
    for setting in D::SETTINGS.iter().filter(|it| it.name != reset) {
        if let Some(said) = setting.chosen(options) {
            setting.choose(&mut fresh, &said);
        }
    }
    fresh
}

/// Line with the options that the host changed after others sat down.
pub(crate) fn changed_line<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> Option<String> {
    let topics = now.room().changed.iter().filter_map(Topic::<D>::by_name);
    let lines: Vec<String> = topics.map(|topic| topic.line(now, lang)).collect();
    let what = lines.join("; ");
    (!lines.is_empty()).then(|| say("lobby-changed").with("what", what).tr(lang))
}

/// A page of the options, for the host alone to change.
pub(crate) fn page<D: GameUi>(now: &Snapshot<D>, lang: Lang, page: usize) -> Message {
    let room = now.room();
    let ids = Ids::new(room.table, Stamp(0));
    let topics = Topic::<D>::all();
    let pages = topics.len().div_ceil(PAGE);
    let page = page.min(pages.saturating_sub(1));
    let here = &topics[page * PAGE..topics.len().min((page + 1) * PAGE)];
    let mut lines = Lines::default();
    let heading = say("lobby-terms")
        .with("page", page + 1)
        .with("pages", pages)
        .tr(lang);
    lines.push(Rank::Heading, heading);
    for topic in here {
        let about = attribute(lang, &topic.key(), "about").unwrap_or_default();
        let about = say("lobby-term-about")
            .with("name", topic.label(lang))
            .with("about", about);
        lines.push(Rank::Hint, about.tr(lang));
    }
    let mut rows: Vec<Row> = here
        .iter()
        .map(|topic| Row::Select(select(*topic, now, lang, &ids, page)))
        .collect();
    if pages > 1 {
        rows.push(Row::Buttons(turn_buttons(lang, room, page, pages)));
    }
    Message {
        text: lines.within(fit::MESSAGE, lang),
        rows,
        ..Message::default()
    }
}

/// Select of an option.
fn select<D: GameUi>(
    topic: Topic<D>,
    now: &Snapshot<D>,
    lang: Lang,
    ids: &Ids,
    page: usize,
) -> Select {
    let choices = topic.choices(now, lang).into_iter();
    let choices = choices.map(|(value, label)| SelectEntry::new(value, label));
    Select {
        id: ids.choose(page, &topic.word()),
        placeholder: topic.line(now, lang),
        choices: choices.collect(),
    }
}

/// Buttons to the pages before and after this one, where there are any.
fn turn_buttons(lang: Lang, room: &Room, page: usize, pages: usize) -> Vec<Button> {
    let ids = Ids::new(room.table, Stamp(0));
    let turn = |to: Option<usize>, key: &'static str| {
        to.filter(|to| *to < pages)
            .map(|to| Button::new(ids.options(to), say(key).tr(lang), Style::Plain))
    };
    let back = turn(page.checked_sub(1), "rules-previous");
    back.into_iter()
        .chain(turn(Some(page + 1), "rules-next"))
        .collect()
}

/// Path of a game's `open` command.
fn open_path<D: GameUi>() -> String {
    format!("-{}-open", D::ID)
}

/// Choice of this name, with its label.
fn named_choice(lang: Lang, path: &str, name: &str) -> (String, String) {
    let label = message(lang, &format!("choice-{path}-{name}"));
    (name.to_owned(), label.unwrap_or_default())
}

/// Choice of a number of seats, with its label.
fn seats_choice(lang: Lang, count: u8) -> (String, String) {
    let label = say("lobby-up-to").with("count", count).tr(lang);
    (count.to_string(), label)
}

/// Word with a capital, for the beginning of a line.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
