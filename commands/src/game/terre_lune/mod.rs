//! The UI of De la Terre à la Lune.

mod console;
mod fight;
mod picks;
mod turn;

use games::terre_lune::{
    Action, Card, Course, Flight, Glimpse, Lexicon, OwnView, Place, Refusal, Spot, Stage, Stop,
    TerreLune, View,
};
use games::{GameCommand, Said, Seat, Spoken};
use text::terre_lune::{LEXICON, place};
use text::{Lang, say};

use crate::game::ui::{
    Completion, Component, Console, GameUi, Guidance, Page, Question, Screen, Step, Tapped,
    TypedOption, argument, both, nothing,
};
use crate::ui::ids::Stamp;
use crate::ui::message::{Button, Row, Style};

/// The words of this game's components. They never change: buttons work for ever. What is picked
/// one after the other stands in the argument.
mod word {
    pub(super) const GO: &str = "go";
    pub(super) const LOOK: &str = "look";
    pub(super) const KEEP: &str = "keep";
    pub(super) const PUT_BACK: &str = "put-back";
    pub(super) const GIVE: &str = "give";
    pub(super) const EXCHANGE: &str = "exchange";
    pub(super) const PUSHES: &str = "pushes";
    pub(super) const PUSH: &str = "push";
    pub(super) const CHALLENGES: &str = "challenges";
    pub(super) const CHALLENGE: &str = "challenge";
    pub(super) const CHALLENGE_SURE: &str = "challenge-sure";
    pub(super) const CHALLENGE_NOW: &str = "challenge-now";
    pub(super) const AMBUSHES: &str = "ambushes";
    pub(super) const AMBUSH: &str = "ambush";
    pub(super) const AMBUSH_SURE: &str = "ambush-sure";
    pub(super) const AMBUSH_NOW: &str = "ambush-now";
    pub(super) const CARD: &str = "card";
    pub(super) const DECOYS: &str = "decoys";
    pub(super) const LAY: &str = "lay";
    pub(super) const CHOOSE: &str = "choose";
    pub(super) const SEIZE: &str = "seize";
    pub(super) const END: &str = "end";
    pub(super) const STOP: &str = "end-turn";
    pub(super) const FLY: &str = "fly-to";
    pub(super) const SEE: &str = "look-at";
    pub(super) const HOLD: &str = "keep-it";
    pub(super) const LEAVE: &str = "leave-it";
    pub(super) const THEN_CARDS: &str = "then-cards";
    pub(super) const AWAY: &str = "away";
    pub(super) const BACK: &str = "back";
}

/// The components.
static PARTS: [Component<TerreLune>; 28] = [
    Component::says(word::GO, "go", picked),
    Component::says(word::LOOK, "prospect", picked),
    Component::says(word::KEEP, "keep", nothing).button("terre_lune-button-keep", Style::Final),
    Component::says(word::PUT_BACK, "putback", nothing)
        .button("terre_lune-button-put-back", Style::Plain),
    Component::page(word::GIVE, toggled).button("terre_lune-button-give", Style::Plain),
    Component::means(word::EXCHANGE, |_, tapped| {
        Step::from_action(picks::cards(tapped.argument).map(Action::Exchange))
    }),
    Component::page(word::PUSHES, argument).button("terre_lune-button-push", Style::Plain),
    Component::says(word::PUSH, "push", picked),
    Component::page(word::CHALLENGES, argument),
    // The page on which trumps are chosen has told what it comes to, and asked.
    Component::sure(word::CHALLENGE, "challenge", picked),
    Component::sure(word::CHALLENGE_NOW, "challenge", argument)
        .button("terre_lune-button-challenge-now", Style::Danger),
    Component::page(word::AMBUSHES, picked).button("terre_lune-button-ambush", Style::Plain),
    Component::sure(word::AMBUSH, "ambush", both),
    Component::sure(word::AMBUSH_NOW, "ambush", argument)
        .button("terre_lune-button-ambush-now", Style::Danger),
    Component::says(word::CARD, "play", picked),
    Component::page(word::DECOYS, |tapped| {
        picks::more_decoys(tapped.argument, tapped.chosen)
    }),
    Component::means(word::LAY, |_, tapped| {
        let decoys = picks::decoys(tapped.argument);
        decoys.map_or(Step::Unknown, |decoys| Step::Act(Action::Pack(decoys)))
    }),
    Component::page(word::CHOOSE, toggled),
    Component::means(word::SEIZE, |_, tapped| {
        Step::Act(Action::Seize(picks::numbers(tapped.argument)))
    }),
    Component::says(word::END, "end", nothing).button("terre_lune-button-end", Style::Final),
    Component::says(word::STOP, "finish", |_| "end".to_owned())
        .button("terre_lune-button-end", Style::Final),
    // Each of these also ends the turn, if nothing else is left to do in it but to exchange cards.
    Component::says(word::FLY, "finish", |tapped| {
        format!("go {}", picked(tapped))
    }),
    Component::says(word::SEE, "finish", |tapped| {
        format!("prospect {}", picked(tapped))
    }),
    Component::says(word::HOLD, "finish", |_| "keep".to_owned())
        .button("terre_lune-button-keep", Style::Final),
    Component::says(word::LEAVE, "finish", |_| "putback".to_owned())
        .button("terre_lune-button-put-back", Style::Plain),
    Component::page(word::THEN_CARDS, nothing),
    Component::page(word::AWAY, argument).button("terre_lune-button-leave", Style::Plain),
    Component::means(word::BACK, |_, _| Step::Turn(Page::default()))
        .button("terre_lune-button-back", Style::Plain),
];

/// A fight that is called in words is asked once more. On the pages where trumps are chosen,
/// choosing them is the answer.
static QUESTIONS: [Question<TerreLune>; 2] = [
    Question {
        page: word::CHALLENGE_SURE,
        ..Question::asks("challenge", word::CHALLENGE_NOW, turn::challenge_hint)
    },
    Question {
        page: word::AMBUSH_SURE,
        ..Question::asks("ambush", word::AMBUSH_NOW, turn::ambush_hint)
    },
];

/// Key of the tip about landing first.
const COACH_HOME: &str = "terre_lune-coach-home";

/// Key of the tip about the dice, in the first turn.
const COACH_DICE: &str = "terre_lune-coach-dice";

/// Key of the tip about the pirate, where it would drag the player.
const COACH_PULL: &str = "terre_lune-coach-pull";

/// Key of the tip about what cards are for, with the first claim.
const COACH_CARDS: &str = "terre_lune-coach-cards";

/// Words chosen in a select, or the argument of a button.
fn picked(tapped: &Tapped<'_>) -> String {
    tapped.chosen.unwrap_or(tapped.argument).to_owned()
}

/// Earlier picks in the argument, with the chosen one added or taken away.
fn toggled(tapped: &Tapped<'_>) -> String {
    let chosen = tapped.chosen.and_then(|chosen| chosen.parse().ok());
    match chosen {
        Some(number) => picks::toggled(&picks::numbers(tapped.argument), number),
        None => tapped.argument.to_owned(),
    }
}

/// Key of the tip for a player who moves: each comes when what it is about comes first.
fn tip_of_a_way(view: &View) -> Option<&'static str> {
    let (own, turn) = (view.own.as_ref()?, view.turn.as_ref()?);
    let rocket = view.rocket(view.me?)?;
    let leads_home = |course: &Course| matches!(course.stop, Stop::Earth { prime: Some(_) });
    let leads_to_the_moon = |course: &Course| course.stop == Stop::Moon;
    let is_dragged = |course: &Course| matches!(course.stop, Stop::Dragged { .. });
    match (rocket.been_on_moon, turn.prospects.is_empty()) {
        (_, false) => tip_of_a_look(own),
        (true, true) => turn.courses.iter().any(leads_home).then_some(COACH_HOME),
        (false, true) => {
            let is_new = own.claims.is_empty() || turn.courses.iter().any(leads_to_the_moon);
            match is_new {
                _ if view.turns as usize <= view.rockets.len() => Some(COACH_DICE),
                _ if turn.courses.iter().any(is_dragged) => Some(COACH_PULL),
                true => Some("terre_lune-coach-way"),
                false => (own.claims.len() == 1).then_some(COACH_CARDS),
            }
        }
    }
}

/// Key of the tip for a player on the Moon: before the first look, and with the first deposit.
fn tip_of_a_look(own: &OwnView) -> Option<&'static str> {
    match (own.seen.is_empty(), own.deposits.len()) {
        (true, 0) => Some("terre_lune-coach-peek"),
        (_, 1) => Some(COACH_HOME),
        _ => None,
    }
}

/// True if a défi can be called now.
fn may_challenge(view: &View) -> bool {
    let turn = view.turn.as_ref();
    turn.is_some_and(|turn| !turn.challenge.is_empty())
}

impl GameUi for TerreLune {
    const RESULT_ROWS: usize = 2;
    const COMPONENTS: &'static [Component<Self>] = &PARTS;
    const QUESTIONS: &'static [Question<Self>] = &QUESTIONS;

    fn viewer(view: &View) -> Option<Seat> {
        view.me
    }

    /// People name places, cards and colours in their own languages.
    fn read_action(view: &View, verb: &GameCommand<Self>, said: &Said) -> Result<Action, Refusal> {
        let read = LEXICON.action(verb.name, view, said);
        read.unwrap_or_else(|| (verb.means)(view, said))
    }

    fn guess_verb(_: Lang, view: &View, said: &str) -> Option<(&'static GameCommand<Self>, Said)> {
        let verb = Self::verb(LEXICON.verb_of(view, said)?)?;
        Some((verb, verb.split(said)))
    }

    /// Places and cards, with the names that the typing user reads.
    fn completions(view: &View, option: &TypedOption<'_, Self>) -> Option<Vec<Completion>> {
        let arg = option.verb.takes.get(option.place)?;
        let named = |word: &String| match option.verb.name {
            "go" => Some(place(option.lang, Lexicon::NOTATION.place(word).ok()?)),
            "play" => Some(card_key(option.lang, Lexicon::NOTATION.card(word).ok()?)),
            _ => None,
        };
        let words = (arg.offers?)(view, view.me?, option.said);
        let named: Option<Vec<String>> = words.iter().map(named).collect();
        Some(named?.into_iter().map(Completion::word).collect())
    }

    /// Any event makes older components stale: everyone sees that something happens, if not what it
    /// is.
    fn stamp(view: &View) -> Stamp {
        // Round again after 65,536 facts: far more than a race has.
        Stamp(view.facts as u16)
    }

    /// Number of times that each rocket has had its turn.
    fn round(view: &View) -> u16 {
        (view.turns as usize / view.rockets.len().max(1)) as u16
    }

    fn moment(view: &View) -> Guidance {
        let Some((seat, stage)) = view.expects else {
            return Guidance::idle("terre_lune-help-end");
        };
        let may_look = || view.turn.iter().any(|turn| !turn.prospects.is_empty());
        let (page, coach) = match stage {
            Stage::Way { .. } if may_look() => ("terre_lune-help-moon", tip_of_a_way(view)),
            Stage::Way { .. } => ("terre_lune-help-turn", tip_of_a_way(view)),
            Stage::Peek => ("terre_lune-help-moon", None),
            Stage::Actions if may_look() => (
                "terre_lune-help-moon",
                view.own.as_ref().and_then(tip_of_a_look),
            ),
            // Cards matter where they can be played.
            Stage::Actions => (
                "terre_lune-help-station",
                may_challenge(view).then_some("terre_lune-coach-actions"),
            ),
            Stage::Card => ("terre_lune-help-challenge", Some("terre_lune-coach-card")),
            Stage::Packing => ("terre_lune-help-ambush", Some("terre_lune-coach-packing")),
            Stage::Seizing => ("terre_lune-help-ambush", Some("terre_lune-coach-seizing")),
        };
        match coach.filter(|_| view.me == Some(seat)) {
            Some(coach) => Guidance::new(page, true, coach),
            None => Guidance::idle(page),
        }
    }

    fn proposal(lang: Lang, view: &View) -> Option<String> {
        match tip_of_a_way(view) {
            Some(COACH_DICE | COACH_PULL | COACH_CARDS) => None,
            _ => turn::proposal(lang, view),
        }
    }

    /// The ways of the turn, or its end.
    fn board_rows(at: &Screen<'_, Self>) -> (Option<Row>, Vec<Button>) {
        match (&at.view.turn, at.view.expects) {
            (Some(_), Some((_, Stage::Way { .. }))) => (turn::ways(at, word::FLY), Vec::new()),
            (Some(_), Some((_, Stage::Actions))) => {
                let end = say("terre_lune-button-end");
                (None, vec![at.labelled(word::STOP, "", end, Style::Plain)])
            }
            _ => (None, Vec::new()),
        }
    }

    fn moved(glimpse: &Glimpse) -> Option<Seat> {
        match glimpse {
            Glimpse::Went { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// The pirate and the hand lie in the picture, ways that a player chose are seen there as they
    /// are flown, cards lie there until the trick names them, the last tricks are seen with the
    /// fight, a deposit that another looks at, and one that is put back where it was. What another
    /// won is told with the fight.
    fn is_on_the_board(glimpse: &Glimpse) -> bool {
        let is_told = match glimpse {
            Glimpse::Took { claims, rolled, .. } => claims.is_empty() && rolled.is_none(),
            _ => false,
        };
        is_told
            || matches!(
                glimpse,
                Glimpse::Prepared { .. }
                    | Glimpse::Dealt { .. }
                    | Glimpse::CameBack { .. }
                    | Glimpse::Went {
                        flight: Flight::Known,
                        ..
                    }
                    | Glimpse::Played { .. }
                    | Glimpse::TrickWon { settles: true, .. }
                    | Glimpse::Peeked { mineral: None, .. }
                    | Glimpse::PutBack { .. }
            )
    }

    fn console(at: &Screen<'_, Self>) -> Console {
        console::console(at)
    }

    /// True when a fight reaches a player who did not call it, and when packets are to be laid.
    /// What follows is played from that console.
    fn has_secret_due(view: &View) -> bool {
        let Some((seat, stage)) = view.expects else {
            return false;
        };
        let begins = view.fight.as_ref().is_some_and(|fight| {
            let caller = fight.fighters.first().map(|(seat, _)| *seat);
            fight.tricks.is_empty() && caller != view.me
        });
        let is_called = stage == Stage::Packing || (stage == Stage::Card && begins);
        is_called && view.me == Some(seat)
    }
}

/// Sign before what was picked.
const TICK: char = '✓';

/// Label of an entry, with a tick if it was picked.
fn ticked(picked: bool, label: String) -> String {
    match picked {
        true => format!("{TICK} {label}"),
        false => label,
    }
}

/// Word of a place in component ids, the same in every language.
fn key(at: Place) -> String {
    match at {
        Place::On(palier) => palier.to_string(),
        at => place(Lang::En, at),
    }
}

/// A card as it is typed: `rouge 7`.
fn card_key(lang: Lang, card: Card) -> String {
    let colour = text::terre_lune::colour(lang, card.colour());
    format!("{colour} {}", card.rank())
}

/// Word of a spot in component ids.
fn spot_key(spot: Spot) -> String {
    spot.number().to_string()
}

/// Word of a seat's rocket in component ids: its colour.
fn rocket_key(seat: Seat) -> String {
    let colour = games::terre_lune::Colour::from_seat(seat);
    text::terre_lune::colour(Lang::En, colour)
}
