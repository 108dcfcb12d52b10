//! Verbs of Contact. A tile is its letter, the Earth a zero.

use super::Contact;
use super::action::Action;
use super::aid::Aid;
use super::honours::HONOURS;
use super::lesson::LESSON;
use super::offers;
use super::options::{Difficulty, Mission, Options, Practice, Showing};
use super::parse::{pair, tile, tiles};
use super::refusal::Refusal;
use super::rhythm::Millis;
use super::signal::Signal;
use super::view::View;
use crate::core::day::PuzzleDay;
use crate::core::honours::Honours;
use crate::core::lesson::Lesson;
use crate::core::said::{Said, Spelled, quoted};
use crate::core::setting::Setting;
use crate::core::spoken::Spoken;
use crate::core::verb::{Confirm, GameCommand, Kind, Needed, VerbArg};

type Taken = VerbArg<Contact>;

const FROM: Taken = Taken::new("from", Kind::Word).offering(offers::tiles);
const TO: Taken = Taken::new("to", Kind::Word).offering(offers::flights);
const STOP: Taken = Taken::new("to", Kind::Word).offering(offers::stops);
const TILES: Taken = Taken::new("tiles", Kind::Word);
const POINTS: Taken =
    Taken::new("points", Kind::Number { least: 1, most: 6 }).offering(offers::signals);
const AT: Taken = Taken::new("at", Kind::Word).offering(offers::moments);
const KNOWN: Taken = Taken::new("known", Kind::Word).offering(offers::pressed);
const PLANET: Taken = Taken::new("planet", Kind::Word).offering(offers::planets);
const OR: Taken = Taken::new("or", Kind::Word)
    .offering(offers::second_planets)
    .needed(Needed::AtWill);
const CARD: Taken = Taken::new("card", Kind::Choice(&CARDS)).offering(offers::cards);

/// The names of [`Aid::ALL`].
const CARDS: [&str; 3] = ["fifty", "stop", "exchange"];

static VERBS: [GameCommand<Contact>; 16] = [
    GameCommand::new("practise", |_, said| match pair(&said.whole())? {
        (from, Some(to)) => Ok(Action::Practise { from, to }),
        (_, None) => Err(Refusal::NoTiles),
    })
    .takes(&[FROM, TO])
    .when(offers::practises),
    GameCommand::new("begin", |_, _| Ok(Action::Begin)).when(offers::may_begin),
    GameCommand::new("to", |_, said| tile(said.word(0)).map(Action::Stop))
        .takes(&[STOP])
        .when(offers::plans)
        .components_only(),
    GameCommand::new("back", |_, _| Ok(Action::BackUp))
        .when(offers::has_route)
        .messages_only(),
    GameCommand::new("clear", |_, _| Ok(Action::Plan(Vec::new())))
        .when(offers::has_route)
        .messages_only(),
    GameCommand::new("route", |_, said| tiles(said.word(0)).map(Action::Plan))
        .takes(&[TILES])
        .when(offers::plans),
    GameCommand::new("exchange", |_, _| Ok(Action::Exchange))
        .when(offers::may_exchange)
        .confirm(Confirm::Always),
    GameCommand::new("signal", |_, said| signal(said).map(Action::Choose))
        .takes(&[POINTS])
        .when(offers::chooses),
    // Only the button and the notation know when.
    GameCommand::new("press", |_, said| {
        let at = said.word(0).parse().map(Millis::new);
        match (at, said.word(1).parse()) {
            (Ok(at), Ok(known)) => Ok(Action::Press { at, known }),
            _ => Err(Refusal::HandIsNoTypist),
        }
    })
    .takes(&[AT, KNOWN])
    .when(offers::may_press)
    .components_only(),
    GameCommand::new("drop", |_, _| Ok(Action::Drop)).when(offers::may_drop),
    GameCommand::new("send", |_, _| Ok(Action::Send)).when(offers::may_send),
    GameCommand::new("repeat", |_, _| Ok(Action::AskRepeat)).when(offers::may_ask_repeat),
    GameCommand::new("guess", |_, said| match pair(&said.whole())? {
        (one, None) => Ok(Action::Guess(one)),
        (one, Some(other)) => Ok(Action::GuessTwo(one, other)),
    })
    .takes(&[PLANET, OR])
    .when(offers::guesses)
    .confirm(Confirm::Where(offers::risks_all)),
    GameCommand::new("stop", |_, _| Ok(Action::ShowFirstStop))
        .when(offers::may_show_stop)
        .confirm(Confirm::Always),
    GameCommand::new("briefing", |_, said| aid(said).map(Action::Brief))
        .takes(&[CARD])
        .when(offers::may_brief),
    GameCommand::new("reactivate", |_, _| Ok(Action::Reactivate))
        .when(offers::may_reactivate)
        .confirm(Confirm::Always),
];

static SETTINGS: [Setting<Options>; 3] = [
    Setting::choice(
        "level",
        &[
            ("one", |it| it.level = Difficulty::One),
            ("two", |it| it.level = Difficulty::Two),
            ("three", |it| it.level = Difficulty::Three),
            ("four", |it| it.level = Difficulty::Four),
            ("five", |it| it.level = Difficulty::Five),
            ("six", |it| it.level = Difficulty::Six),
            ("pro", |it| it.level = Difficulty::Pro),
        ],
    ),
    Setting::choice(
        "showing",
        &[
            ("hand", |it| it.showing = Showing::Hand),
            ("bars", |it| it.showing = Showing::Bars),
        ],
    ),
    Setting::choice(
        "practice",
        &[
            ("offered", |it| it.practice = Practice::Offered),
            ("skipped", |it| it.practice = Practice::Skipped),
        ],
    ),
];

impl Spoken for Contact {
    const VERBS: &'static [GameCommand<Self>] = &VERBS;
    const SETTINGS: &'static [Setting<Options>] = &SETTINGS;
    const HONOURS: &'static Honours<Self> = &HONOURS;
    const LESSON: Option<&'static Lesson<Self>> = Some(&LESSON);

    /// Options of a day's puzzle: one signal from one of five planets.
    fn puzzle(_day: PuzzleDay) -> Option<Options> {
        Some(Options {
            level: Difficulty::Four,
            practice: Practice::Skipped,
            mission: Mission::Signal,
            ..Options::default()
        })
    }

    fn spell(action: &Action) -> Spelled {
        match action {
            Action::Practise { from, to } => Spelled::new("practise", [from, to]),
            Action::Begin => Spelled::bare("begin"),
            Action::Stop(tile) => Spelled::new("to", [tile]),
            Action::BackUp => Spelled::bare("back"),
            Action::Plan(tiles) if tiles.is_empty() => Spelled::bare("clear"),
            Action::Plan(tiles) => Spelled::new("route", tiles),
            Action::Exchange => Spelled::bare("exchange"),
            Action::Choose(signal) => Spelled::new("signal", [signal.points()]),
            Action::Press { at, known } => {
                Spelled::new("press", [at.get().to_string(), known.to_string()])
            }
            Action::Drop => Spelled::bare("drop"),
            Action::Send => Spelled::bare("send"),
            Action::AskRepeat => Spelled::bare("repeat"),
            Action::Guess(one) => Spelled::new("guess", [one]),
            Action::GuessTwo(one, other) => Spelled::new("guess", [one, other]),
            Action::ShowFirstStop => Spelled::bare("stop"),
            Action::Brief(aid) => Spelled::new("briefing", [card_name(*aid)]),
            Action::Reactivate => Spelled::bare("reactivate"),
        }
    }

    /// Letters alone: the source's route, or the guesser's guess.
    fn bare(view: &View, said: &str) -> Option<&'static str> {
        let me = view.me?;
        // Prose is no misspelt route: it gets the list of what can be typed.
        let mut words = said.split(|c: char| !c.is_alphanumeric());
        if said.is_empty() || !words.all(|word| word.chars().count() <= 1) {
            return None;
        }
        if offers::plans(view, me) {
            return Some("route");
        }
        (offers::guesses(view, me) && tiles(said).is_ok()).then_some("guess")
    }
}

fn signal(said: &Said) -> Result<Signal, Refusal> {
    let signal = said.word(0).parse().ok().and_then(Signal::from_points);
    signal.ok_or_else(|| Refusal::UnknownSignal {
        said: quoted(said.word(0)),
    })
}

/// A help card by its name, or by its number on the table, counted from 1.
fn aid(said: &Said) -> Result<Aid, Refusal> {
    let named = CARDS.iter().position(|name| *name == said.word(0));
    let number = || said.word(0).parse::<usize>().ok()?.checked_sub(1);
    let card = named.or_else(number).and_then(|at| Aid::ALL.get(at));
    card.copied().ok_or_else(|| Refusal::UnknownAid {
        said: quoted(said.word(0)),
    })
}

/// Name of a help card.
pub(super) const fn card_name(aid: Aid) -> &'static str {
    match aid {
        Aid::FiftyFifty => CARDS[0],
        Aid::FirstStop => CARDS[1],
        Aid::TargetExchange => CARDS[2],
    }
}
