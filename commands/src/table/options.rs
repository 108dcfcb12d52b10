//! Options that a table agrees on before its game, as its host changes them: selects, four a page,
//! made from what the game lists of its options and from what every table has. It sends nothing.

use games::Setting;
use sessions::{Agreement, HintPolicy, Room, Snapshot, TermName};
use text::{Lang, Lines, Rank, attribute, fit, message, say};

use crate::app::caller::{Caller, locale};
use crate::game::ui::GameUi;
use crate::table::keys::key_of;
use crate::table::paces::PACES;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Button, Message, Row, Select, SelectEntry, Style};

/// Number of selects on a page; the buttons that turn it need a row.
const PAGE: usize = fit::ROWS - 1;
/// Chosen where nothing else is: the game finds what fits.
const USUAL: &str = "usual";

/// Topic of an agreement.
pub(crate) enum Topic<D: GameUi> {
    /// Pace.
    Pace,
    /// In which language the table speaks.
    Language,
    /// For how many it has seats.
    Seats,
    /// An option of the game.
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
    /// Everything that a table of this game agrees on.
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

    /// The one of this word.
    pub(crate) fn of(word: &str) -> Option<Self> {
        Self::all().into_iter().find(|term| term.word() == word)
    }

    /// The one of this name.
    fn named(name: &TermName) -> Option<Self> {
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

    /// Word in a component's id, which never changes.
    pub(crate) fn word(self) -> String {
        match self {
            Self::Pace => "pace".to_owned(),
            Self::Language => "language".to_owned(),
            Self::Seats => "seats".to_owned(),
            Self::Hints => "hints".to_owned(),
            Self::Option(setting) => format!("option/{}", setting.name),
        }
    }

    /// The key of its words.
    fn key(self) -> String {
        match self {
            Self::Pace => "opt-open-pace".to_owned(),
            Self::Language => "lobby-term-language".to_owned(),
            Self::Seats => "lobby-term-seats".to_owned(),
            Self::Hints => "lobby-term-hints".to_owned(),
            Self::Option(setting) => key_of("opt", &path::<D>(), setting.name),
        }
    }

    /// Label.
    fn label(self, lang: Lang) -> String {
        capital(&message(lang, &self.key()).unwrap_or_default())
    }

    /// Choices, each by what comes back and what it says.
    fn choices(self, now: &Snapshot<D>, lang: Lang) -> Vec<(String, String)> {
        match self {
            Self::Pace => {
                let paces = PACES.iter().map(|(name, _)| *name);
                paces.map(|name| named(lang, "open-pace", name)).collect()
            }
            Self::Language => {
                let own = |lang: &Lang| (lang.code().to_owned(), say("lobby-language").tr(*lang));
                Lang::ALL.iter().map(own).collect()
            }
            Self::Seats => {
                let least = (*D::SEATS.start()).max(now.room().seat_count()).max(2);
                let seats = least..=*D::SEATS.end();
                seats.map(|count| up_to(lang, count)).collect()
            }
            Self::Hints => {
                let label = |hints: HintPolicy| say(hinted(hints)).tr(lang);
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
                        let key =
                            key_of("choice", &path::<D>(), &format!("{}-{said}", setting.name));
                        let label = message(lang, &key).unwrap_or_default();
                        (said, label)
                    }
                });
                usual.into_iter().chain(said).collect()
            }
        }
    }

    /// Current choice, as it comes back.
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

    /// Label, with the current choice.
    fn told(self, now: &Snapshot<D>, lang: Lang) -> String {
        let chosen = self.chosen(now);
        let mut choices = self.choices(now, lang).into_iter();
        let shown = choices.find(|(value, _)| *value == chosen);
        let shown = shown.map_or(chosen, |(_, label)| label);
        say("lobby-term")
            .with("name", self.label(lang))
            .with("chosen", shown)
            .tr(lang)
    }

    /// Action of choosing this; `None` if nothing changes, or if it was not offered.
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
                let (said, at) = (said.to_owned(), who.at());
                Agreement::Option {
                    name: setting.name,
                    choose: Box::new(move |options| {
                        if said == USUAL {
                            return D::again(&usual::<D>(options, setting.name), at);
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

const fn hinted(hints: HintPolicy) -> &'static str {
    match hints {
        HintPolicy::None => "lobby-hints-none",
        HintPolicy::Counted => "lobby-hints-counted",
    }
}

/// Line about whether people may ask for advice, where that was agreed on.
pub(crate) fn hints(room: &Room, lang: Lang) -> Option<String> {
    let told = || {
        say("lobby-term")
            .with(
                "name",
                capital(&message(lang, "lobby-term-hints").unwrap_or_default()),
            )
            .with("chosen", say(hinted(room.hints)).tr(lang))
            .tr(lang)
    };
    (room.hints != HintPolicy::None).then(told)
}

/// The options, but for one of them, which is as usual.
fn usual<D: GameUi>(options: &D::Options, but: &str) -> D::Options {
    let mut fresh = D::Options::default();
    for setting in D::SETTINGS.iter().filter(|it| it.name != but) {
        if let Some(said) = setting.chosen(options) {
            setting.choose(&mut fresh, &said);
        }
    }
    fresh
}

/// Options that the host changed after others sat down, as they are now.
pub(crate) fn changed<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> Option<String> {
    let named = now.room().changed.iter().filter_map(Topic::<D>::named);
    let told: Vec<String> = named.map(|term| term.told(now, lang)).collect();
    let what = told.join("; ");
    (!told.is_empty()).then(|| say("lobby-changed").with("what", what).tr(lang))
}

/// A page of what is agreed on, for the host alone to change.
pub(crate) fn page<D: GameUi>(now: &Snapshot<D>, lang: Lang, page: usize) -> Message {
    let room = now.room();
    let ids = Ids::new(room.table, Stamp(0));
    let terms = Topic::<D>::all();
    let pages = terms.len().div_ceil(PAGE);
    let page = page.min(pages.saturating_sub(1));
    let here = &terms[page * PAGE..terms.len().min((page + 1) * PAGE)];
    let mut lines = Lines::default();
    let heading = say("lobby-terms")
        .with("page", page + 1)
        .with("pages", pages)
        .tr(lang);
    lines.put(Rank::Heading, heading);
    for term in here {
        let about = attribute(lang, &term.key(), "about").unwrap_or_default();
        let about = say("lobby-term-about")
            .with("name", term.label(lang))
            .with("about", about);
        lines.put(Rank::Hint, about.tr(lang));
    }
    let mut rows: Vec<Row> = here
        .iter()
        .map(|term| Row::Select(select(*term, now, lang, &ids, page)))
        .collect();
    if pages > 1 {
        rows.push(Row::Buttons(turns(lang, room, page, pages)));
    }
    Message {
        text: lines.within(fit::MESSAGE, lang),
        rows,
        ..Message::default()
    }
}

fn select<D: GameUi>(
    term: Topic<D>,
    now: &Snapshot<D>,
    lang: Lang,
    ids: &Ids,
    page: usize,
) -> Select {
    let choices = term.choices(now, lang).into_iter();
    let choices = choices.map(|(value, label)| SelectEntry::new(value, label));
    Select {
        id: ids.choose(page, &term.word()),
        placeholder: term.told(now, lang),
        choices: choices.collect(),
    }
}

fn turns(lang: Lang, room: &Room, page: usize, pages: usize) -> Vec<Button> {
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

/// The path of a game's `open` among commands.
fn path<D: GameUi>() -> String {
    format!("-{}-open", D::ID)
}

fn named(lang: Lang, path: &str, name: &str) -> (String, String) {
    let label = message(lang, &format!("choice-{path}-{name}"));
    (name.to_owned(), label.unwrap_or_default())
}

fn up_to(lang: Lang, count: u8) -> (String, String) {
    let label = say("lobby-up-to").with("count", count).tr(lang);
    (count.to_string(), label)
}

/// Word with a capital, for the beginning of a line.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
