//! The laws themselves are tested on a toy game that can be made to break each of them.

use serde::{Deserialize, Serialize};

use super::{Rehearsed, Viewer, hold};
use crate::core::audience::Eye;
use crate::core::dice::Dice;
use crate::core::game::{Cause, Due, Game, Pending, Span};
use crate::core::said::Spelled;
use crate::core::seat::Seat;
use crate::core::secret::{Owner, Secret};
use crate::core::spoken::Spoken;
use crate::core::turn::Turn;
use crate::core::verb::{GameCommand, Kind, VerbArg};

// What is wrong with the toy.
const NOTHING: u8 = 0;
const ITS_VIEW_TELLS: u8 = 1;
const ITS_NEWS_TELL: u8 = 2;
const ITS_REFUSAL_TELLS: u8 = 3;
const IT_WAITS_FOR_THE_LOSER: u8 = 4;
const IT_IS_NOT_KEPT: u8 = 5;
const SILENCE_IS_REFUSED: u8 = 6;
const SILENCE_LEADS_NOWHERE: u8 = 7;
const IT_NEVER_ENDS: u8 = 8;
const IT_GOES_ON_AFTER_ITS_END: u8 = 9;
const AN_ACTION_HAS_ANOTHER_S_WORDS: u8 = 10;
const IT_OFFERS_WHAT_IT_REFUSES: u8 = 11;
const IT_OFFERS_NOTHING: u8 = 12;
const A_VERB_IS_IDLE: u8 = 13;

/// One hides a number, the other guesses ten times.
#[derive(Clone, Debug, PartialEq)]
struct Toy<const FAULT: u8>;

#[derive(Clone, Default)]
struct State {
    hidden: Option<Secret<u32>>,
    guesses: Vec<u32>,
}

#[derive(Clone, Serialize, Deserialize)]
enum Event {
    Hidden(Secret<u32>),
    Guessed(u32, #[serde(skip)] u32),
}

const HIDER: Seat = Seat::new(0);
const GUESSER: Seat = Seat::new(1);

impl<const FAULT: u8> Game for Toy<FAULT> {
    const ID: &'static str = "toy";
    const SEATS: std::ops::RangeInclusive<u8> = 2..=2;
    type Options = ();
    type State = State;
    type Action = u32;
    type Event = Event;
    type Refusal = Option<u32>;
    type View = (Vec<u32>, Option<u32>, Seat);
    type Glimpse = Option<u32>;
    type Record = ();

    fn new_state((): &(), _seats: u8) -> State {
        State::default()
    }

    fn decide(turn: &mut Turn<'_, Self>, cause: Cause<u32>) -> Result<(), Option<u32>> {
        let over = matches!(Self::pending(turn.state()), Pending::Over { .. });
        if over && FAULT != IT_GOES_ON_AFTER_ITS_END {
            return Err(None);
        }
        let (seat, said) = match cause {
            Cause::Start => return Ok(()),
            Cause::TimedOut(_) if FAULT == SILENCE_IS_REFUSED => return Err(None),
            Cause::TimedOut(_) if FAULT == SILENCE_LEADS_NOWHERE => return Ok(()),
            Cause::TimedOut(seat) => (seat, turn.dice().below(10)),
            Cause::Act(seat, said) => (seat, said),
        };
        let hidden = turn.state().hidden.as_ref();
        match (seat, hidden.map(|secret| *turn.open(secret))) {
            (HIDER, None) => turn.emit(Event::Hidden(Secret::new(Owner::Seat(HIDER), said))),
            (GUESSER, Some(hidden)) if FAULT == ITS_REFUSAL_TELLS && hidden < said => {
                return Err(Some(said));
            }
            (GUESSER, Some(_)) => turn.emit(Event::Guessed(said, said)),
            (_, _) => return Err(None),
        }
        Ok(())
    }

    fn apply(state: &mut State, event: &Event) {
        match event {
            Event::Hidden(secret) => state.hidden = Some(secret.clone()),
            Event::Guessed(_, forgotten) if FAULT == IT_IS_NOT_KEPT => {
                state.guesses.push(*forgotten);
            }
            Event::Guessed(kept, _) => state.guesses.push(*kept),
        }
    }

    fn pending(state: &State) -> Pending {
        if state.guesses.len() >= 10 && FAULT != IT_NEVER_ENDS {
            return Pending::Over { winners: vec![] };
        }
        let peeked = state.hidden.as_ref().map(peek);
        let odd = FAULT == IT_WAITS_FOR_THE_LOSER && peeked.is_some_and(|hidden| hidden % 2 == 1);
        let seat = if peeked.is_none() { HIDER } else { GUESSER };
        let within = if odd { Span::SetUp } else { Span::Move };
        Pending::Orders(vec![Due { seat, within }])
    }

    fn view(state: &State, eye: Eye) -> Self::View {
        let secret = state.hidden.as_ref();
        let known = if FAULT == ITS_VIEW_TELLS {
            secret.map(peek)
        } else {
            secret.and_then(|secret| eye.open(secret)).copied()
        };
        let turn = if secret.is_none() { HIDER } else { GUESSER };
        (state.guesses.clone(), known, turn)
    }

    fn glimpse(_after: &State, event: &Event, eye: Eye) -> Option<Option<u32>> {
        match event {
            Event::Hidden(secret) if FAULT == ITS_NEWS_TELL => Some(Some(peek(secret))),
            Event::Hidden(secret) => Some(eye.open(secret).copied()),
            Event::Guessed(said, _) => Some(Some(*said)),
        }
    }
}

impl<const FAULT: u8> Toy<FAULT> {
    const TAKES: &'static [VerbArg<Self>] =
        &[
            VerbArg::<Self>::new("number", Kind::Number { least: 0, most: 9 })
                .offering(|_, _, _| (0..10).map(|number: u32| number.to_string()).collect()),
        ];
    const IDLE: GameCommand<Self> = GameCommand::new("mumble", |_, _| Err(None)).when(|_, _| false);
    const SAY: GameCommand<Self> =
        GameCommand::new("say", |_, said| said.word(0).parse().map_err(|_| None))
            .takes(Self::TAKES)
            .when(
                |(guesses, _, turn): &<Self as Game>::View, me| match FAULT {
                    IT_OFFERS_WHAT_IT_REFUSES => true,
                    IT_OFFERS_NOTHING => false,
                    _ => *turn == me && guesses.len() < 10,
                },
            );
}

impl<const FAULT: u8> Spoken for Toy<FAULT> {
    const VERBS: &'static [GameCommand<Self>] = match FAULT {
        A_VERB_IS_IDLE => &[Self::SAY, Self::IDLE],
        _ => &[Self::SAY],
    };

    fn spell(said: &u32) -> Spelled {
        let odd = FAULT == AN_ACTION_HAS_ANOTHER_S_WORDS && said % 2 == 1;
        Spelled::new("say", [said - u32::from(odd)])
    }
}

/// The value of a secret, which only a journal shows.
fn peek(secret: &Secret<u32>) -> u32 {
    let journal = serde_json::to_value(secret).unwrap();
    journal["value"].as_u64().unwrap() as u32
}

impl<const FAULT: u8> Rehearsed for Toy<FAULT> {
    const LONGEST: usize = 200;

    fn options(_dice: &mut Dice) {}

    fn random_action(_state: &State, _seat: Seat, dice: &mut Dice) -> u32 {
        dice.below(10)
    }

    fn twist(_before: &State, event: &Event, viewer: Viewer, dice: &mut Dice) -> Option<Event> {
        match event {
            Event::Hidden(secret) if !viewer.may_know(secret) => {
                Some(Event::Hidden(Secret::new(secret.owner(), dice.below(10))))
            }
            Event::Hidden(_) | Event::Guessed(..) => None,
        }
    }
}

#[test]
fn sound_game_passes_the_laws() {
    hold::<Toy<NOTHING>>(30);
}

macro_rules! broken {
    ($($test:ident: $fault:ident => $says:literal)*) => {$(
        #[test]
        #[should_panic(expected = $says)]
        fn $test() {
            hold::<Toy<$fault>>(30);
        }
    )*};
}

broken! {
    a_telling_view_is_found: ITS_VIEW_TELLS => "the view tells"
    telling_news_are_found: ITS_NEWS_TELL => "the news tell"
    a_telling_refusal_is_found: ITS_REFUSAL_TELLS => "the refusal tells"
    a_telling_wait_is_found: IT_WAITS_FOR_THE_LOSER => "whom it waits for tells"
    a_fact_that_is_not_kept_is_found: IT_IS_NOT_KEPT => "the journal gives another view"
    a_refused_silence_is_found: SILENCE_IS_REFUSED => "may not be silent"
    an_idle_silence_is_found: SILENCE_LEADS_NOWHERE => "silence leads nowhere"
    an_endless_game_is_found: IT_NEVER_ENDS => "not over after 200 steps"
    a_misspelt_action_is_found: AN_ACTION_HAS_ANOTHER_S_WORDS => "is another action"
    an_empty_offer_is_found: IT_OFFERS_WHAT_IT_REFUSES => "is offered and refused"
    a_seat_without_offers_is_found: IT_OFFERS_NOTHING => "nothing is offered"
    an_idle_verb_is_found: A_VERB_IS_IDLE => "is never offered"
    a_game_that_goes_on_is_found: IT_GOES_ON_AFTER_ITS_END => "goes on after its end"
}
