//! Verbs of Interceptor. A ship is named by its number, counted from 1, before a colon.

use super::Interceptor;
use super::action::Action;
use super::announcement::{Announcement, Change, FirstTurn};
use super::honours::HONOURS;
use super::lesson::LESSON;
use super::offers;
use super::options::{Asteroids, BoardSize, Campaign, Ending, Fleet, Options};
use super::order::Letters;
use super::parse::{looks_like_an_order, order, placement};
use super::refusal::Refusal;
use super::state::Phase;
use super::view::View;
use crate::core::honours::Honours;
use crate::core::lesson::Lesson;
use crate::core::said::{Said, Spelled};
use crate::core::setting::Setting;
use crate::core::spoken::Spoken;
use crate::core::verb::{Confirm, GameCommand, Kind, Needed, VerbArg};

type Taken = VerbArg<Interceptor>;

/// As many ships as a fleet can have, by number.
const SHIPS: Kind = Kind::Before {
    least: 1,
    most: Fleet::Three.ships(),
};
const SHIP: Taken = Taken::new("ship", SHIPS)
    .offering(offers::ships)
    .needed(Needed::Understood);
const AT: Taken = Taken::new("at", Kind::Word).offering(offers::places);
const ORDER: Taken = Taken::new("order", Kind::Word).offering(offers::orders);
/// An order as far as it goes. It offers nothing: what can be offered is a whole order.
const SKETCH: Taken = Taken::new("order", Kind::Word);
const TURN: Taken = Taken::new("turn", Kind::Choice(&TURNS)).offering(offers::turns);
const SPEED: Taken = Taken::new("speed", Kind::Choice(&CHANGES)).offering(offers::changes);

/// The names of [`FirstTurn::ALL`].
const TURNS: [&str; 3] = ["none", "left", "right"];
/// The names of [`Change::ALL`].
const CHANGES: [&str; 3] = ["slower", "same", "faster"];

static VERBS: [GameCommand<Interceptor>; 7] = [
    GameCommand::new("place", |view: &View, said| {
        let placement = placement(said.word(1))?;
        let ship = meant(view, said);
        Ok(Action::Place { ship, placement })
    })
    .takes(&[SHIP, AT])
    .when(offers::places_ships),
    GameCommand::new("random", |_, _| Ok(Action::PlaceRandom)).when(offers::places_ships),
    GameCommand::new("announce", |view: &View, said| {
        let ship = meant(view, said);
        match announcement(said.word(1), said.word(2)) {
            Some(said) => Ok(Action::Announce { ship, said }),
            None => match offers::possible(view, ship) {
                none if none.is_empty() => Err(Refusal::NothingToAnnounce),
                possible => Err(Refusal::HalfAnnounced { possible }),
            },
        }
    })
    .takes(&[SHIP, TURN, SPEED])
    .when(offers::announces),
    GameCommand::new("order", |view: &View, said| {
        let order = order(said.word(1))?;
        let ship = meant(view, said);
        Ok(Action::Write { ship, order })
    })
    .takes(&[SHIP, ORDER])
    .when(offers::writes_orders),
    GameCommand::new("draft", |view: &View, said| {
        let order = order(said.word(1))?;
        let ship = meant(view, said);
        Ok(Action::Draft { ship, order })
    })
    .takes(&[SHIP, SKETCH])
    .when(offers::writes_orders)
    .components_only(),
    // What is sealed can be written again until everyone has sealed; a retreat is for good.
    GameCommand::new("seal", |_, _| Ok(Action::Seal))
        .when(offers::may_seal)
        .confirm(Confirm::Where(offers::retreats)),
    GameCommand::new("reopen", |_, _| Ok(Action::Reopen)).when(offers::may_reopen),
];

static SETTINGS: [Setting<Options>; 5] = [
    Setting::choice(
        "board",
        &[
            ("fitting", |it| it.size = BoardSize::Fitting),
            ("small", |it| it.size = BoardSize::Small),
            ("medium", |it| it.size = BoardSize::Medium),
            ("large", |it| it.size = BoardSize::Large),
            ("tiny", |it| it.size = BoardSize::Tiny),
        ],
    ),
    Setting::number("asteroids", 0, Asteroids::MOST, |it, count| {
        it.asteroids = Asteroids::Exactly(count);
    }),
    Setting::choice(
        "ships",
        &[
            ("one", |it| it.fleet = Fleet::One),
            ("two", |it| it.fleet = Fleet::Two),
            ("three", |it| it.fleet = Fleet::Three),
        ],
    ),
    Setting::number("retreat", 0, 18, |it, from| {
        it.ending = match from {
            // With one ship left there is no one to leave to.
            0 | 1 => Ending::ToTheDeath,
            from => Ending::RetreatFrom(from),
        };
    }),
    Setting::choice(
        "campaign",
        &[
            ("outside", |it| it.campaign = Campaign::Outside),
            ("inside", |it| it.campaign = Campaign::Inside),
        ],
    ),
];

impl Spoken for Interceptor {
    const VERBS: &'static [GameCommand<Self>] = &VERBS;
    const SETTINGS: &'static [Setting<Options>] = &SETTINGS;
    const HONOURS: &'static Honours<Self> = &HONOURS;
    const LESSON: Option<&'static Lesson<Self>> = Some(&LESSON);

    fn spell(action: &Action) -> Spelled {
        let of = |verb, ship: u8, words: String| {
            let number = format!("{}:", u16::from(ship) + 1);
            Spelled::new(verb, [number, words])
        };
        match action {
            Action::Place { ship, placement } => of("place", *ship, placement.to_string()),
            Action::PlaceRandom => Spelled::bare("random"),
            Action::Announce { ship, said } => {
                let words = [turn_name(said.turn), change_name(said.change)];
                of("announce", *ship, words.join(" "))
            }
            Action::Write { ship, order } => of("order", *ship, order.to_string()),
            Action::Draft { ship, order } => of("draft", *ship, order.to_string()),
            Action::Seal => Spelled::bare("seal"),
            Action::Reopen => Spelled::bare("reopen"),
        }
    }

    /// The verb for bare words: those that look like a placement while ships are placed, else like
    /// an order.
    fn bare(view: &View, said: &str) -> Option<&'static str> {
        let words = said.split_once(':').map_or(said, |(_, words)| words);
        let mut letters = words.trim_start().chars();
        let (first, second) = (letters.next()?, letters.next());
        // Prose is no misspelt order: it gets the list of what can be typed.
        let hex = first.is_ascii_alphabetic() && second.is_some_and(|it| it.is_ascii_digit());
        if hex && view.phase == Phase::Placing {
            return Some("place");
        }
        let speed = first.is_ascii_digit()
            || matches!(first, '-' | '+' | '\u{2212}' | '\u{2013}' | '\u{2014}');
        let order = speed || looks_like_an_order(words, &[&Letters::ORIGINAL]);
        let verb = match view.phase {
            // Even where it looks like an order, a placement is what is missing.
            Phase::Placing => "place",
            _ => "order",
        };
        order.then_some(verb)
    }
}

/// The ship that is named, else the first that still needs something.
pub fn meant(view: &View, said: &Said) -> u8 {
    match said.word(0).parse::<u64>() {
        // A number that is too small or too large matches no ship.
        Ok(number) => number
            .checked_sub(1)
            .and_then(|number| u8::try_from(number).ok())
            .unwrap_or(u8::MAX),
        Err(_) => view.waiting().unwrap_or(0),
    }
}

fn announcement(turn: &str, change: &str) -> Option<Announcement> {
    let turns = FirstTurn::ALL.into_iter();
    let changes = Change::ALL.into_iter();
    Some(Announcement {
        turn: turns.zip(TURNS).find(|(_, name)| *name == turn)?.0,
        change: changes.zip(CHANGES).find(|(_, name)| *name == change)?.0,
    })
}

/// Name of a first turn.
pub(super) const fn turn_name(turn: FirstTurn) -> &'static str {
    match turn {
        FirstTurn::None => TURNS[0],
        FirstTurn::Left => TURNS[1],
        FirstTurn::Right => TURNS[2],
    }
}

/// Name of a change of speed.
pub(super) const fn change_name(change: Change) -> &'static str {
    match change {
        Change::Slower => CHANGES[0],
        Change::Same => CHANGES[1],
        Change::Faster => CHANGES[2],
    }
}
