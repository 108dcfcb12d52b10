//! Verbs of De la Terre à la Lune. A rocket is named by its colour.

use super::TerreLune;
use super::action::{Action, Decoy};
use super::board::OrbitCell;
use super::card::Colour;
use super::honours::HONOURS;
use super::lesson::LESSON;
use super::lexicon::{EXHAUSTED, Lexicon, NONE, SHOVES};
use super::mineral::Claim;
use super::offers;
use super::options::{Options, PirateStart};
use super::place::Shove;
use super::refusal::{Refusal, Sought};
use super::view::View;
use crate::core::honours::Honours;
use crate::core::lesson::Lesson;
use crate::core::said::{Said, Spelled, join_words, quoted};
use crate::core::seat::Seat;
use crate::core::setting::Setting;
use crate::core::spoken::Spoken;
use crate::core::verb::{Confirm, GameCommand, Kind, Needed, VerbArg};

type Taken = VerbArg<TerreLune>;

const TO: Taken = Taken::new("to", Kind::Word).offering(offers::ends);
const SPOT: Taken = Taken::new("spot", Kind::Number { least: 1, most: 8 }).offering(offers::spots);
const CARDS: Taken = Taken::new("cards", Kind::Word).offering(offers::exchanges);
const CARD: Taken = Taken::new("card", Kind::Word).offering(offers::cards);
const PUSHED: Taken = Taken::new("rocket", Kind::Choice(&Colour::NAMES)).offering(offers::pushed);
const WAY: Taken = Taken::new("way", Kind::Choice(&SHOVES)).offering(offers::shoves);
const VICTIM: Taken = Taken::new("rocket", Kind::Choice(&Colour::NAMES)).offering(offers::victims);
const TRUMP: Taken = Taken::new("trump", Kind::Choice(&Colour::NAMES)).offering(offers::colours);
const DECOYS: Taken = Taken::new("decoys", Kind::Word)
    .offering(offers::decoys)
    .needed(Needed::AtWill);
const LAST: Taken = Taken::new("last", Kind::Word).offering(offers::finishes);
const PACKETS: Taken = Taken::new("packets", Kind::Word).offering(offers::packets);

/// Words by which the notation is read.
const WORDS: Lexicon = Lexicon::NOTATION;

static VERBS: [GameCommand<TerreLune>; 13] = [
    GameCommand::new("go", |view, said| WORDS.go(view, said))
        .takes(&[TO])
        .when(offers::goes),
    GameCommand::new("prospect", |_, said| WORDS.look(said))
        .takes(&[SPOT])
        .when(offers::prospects),
    GameCommand::new("keep", |_, _| Ok(Action::Keep)).when(offers::may_keep),
    GameCommand::new("putback", |_, _| Ok(Action::PutBack)).when(offers::peeks),
    GameCommand::new("exchange", |view, said| WORDS.exchange(view, said))
        .takes(&[CARDS])
        .when(offers::acts),
    GameCommand::new("push", |_, said| WORDS.shove(said))
        .takes(&[PUSHED, WAY])
        .when(offers::acts),
    GameCommand::new("challenge", |_, said| WORDS.challenge(said))
        .takes(&[TRUMP])
        .when(offers::may_challenge)
        .confirm(Confirm::Always),
    GameCommand::new("ambush", |_, said| WORDS.lie_in_wait(said))
        .takes(&[VICTIM, TRUMP])
        .when(offers::may_ambush)
        .confirm(Confirm::Always),
    GameCommand::new("play", |_, said| WORDS.play(said))
        .takes(&[CARD])
        .when(offers::plays),
    GameCommand::new("pack", |_, said| WORDS.pack(said))
        .takes(&[DECOYS])
        .when(offers::packs),
    GameCommand::new("seize", |_, said| WORDS.seize(said))
        .takes(&[PACKETS])
        .when(offers::seizes),
    GameCommand::new("end", |_, _| Ok(Action::End)).when(offers::acts),
    GameCommand::new("finish", finish)
        .takes(&[LAST])
        .when(offers::may_finish)
        .components_only(),
];

/// Reads the action that ends a turn, in the notation's words: `go Beta`.
fn finish(view: &View, said: &Said) -> Result<Action, Refusal> {
    let words = said.whole();
    let (name, rest) = words.split_once(' ').unwrap_or((&words, ""));
    let verb = ["go", "prospect", "keep", "putback", "end"].contains(&name);
    let Some(verb) = TerreLune::verb(name).filter(|_| verb) else {
        return Err(Refusal::Unreadable {
            sought: Sought::Place,
            said: quoted(&words),
        });
    };
    let action = (verb.means)(view, &verb.split(rest))?;
    Ok(Action::AndEnd(Box::new(action)))
}

static SETTINGS: [Setting<Options>; 1] = [Setting::number(
    "pirate",
    1,
    OrbitCell::COUNT,
    |it, number| {
        let cell = OrbitCell::numbered(number);
        it.pirate = cell.map_or(PirateStart::Random, PirateStart::At);
    },
)];

impl Spoken for TerreLune {
    const VERBS: &'static [GameCommand<Self>] = &VERBS;
    const SETTINGS: &'static [Setting<Options>] = &SETTINGS;
    const HONOURS: &'static Honours<Self> = &HONOURS;
    const LESSON: Option<&'static Lesson<Self>> = Some(&LESSON);

    fn spell(action: &Action) -> Spelled {
        match action {
            Action::Go(to) => Spelled::new("go", [to]),
            Action::Prospect(spot) => Spelled::new("prospect", [spot.number()]),
            Action::Keep => Spelled::bare("keep"),
            Action::PutBack => Spelled::bare("putback"),
            Action::Exchange(cards) if cards.is_empty() => Spelled::new("exchange", [NONE]),
            Action::Exchange(cards) => Spelled::new("exchange", cards),
            Action::Push { target, shove } => {
                let way = match shove {
                    Shove::Forward => SHOVES[0],
                    Shove::Backward => SHOVES[1],
                };
                Spelled::new("push", [rocket(*target).as_str(), way])
            }
            Action::Challenge { trump } => Spelled::new("challenge", [trump.name()]),
            Action::Ambush { target, trump } => {
                Spelled::new("ambush", [rocket(*target).as_str(), trump.name()])
            }
            Action::Play(card) => Spelled::new("play", [card]),
            Action::Pack(decoys) => {
                let decoys: Vec<String> = decoys.iter().map(decoy).collect();
                Spelled::new("pack", [decoys.join(", ")])
            }
            Action::Seize(packets) => {
                // People count them from 1.
                Spelled::new("seize", packets.iter().map(|number| u16::from(*number) + 1))
            }
            Action::End => Spelled::bare("end"),
            Action::AndEnd(action) => Spelled::new("finish", [Self::spell(action)]),
        }
    }

    fn bare(view: &View, said: &str) -> Option<&'static str> {
        WORDS.verb_of(view, said)
    }
}

/// A rocket by its colour; one that has none, by the number of its seat.
fn rocket(seat: Seat) -> String {
    let colour = Colour::from_seat(seat);
    if colour.seat() == seat {
        colour.name().to_owned()
    } else {
        (seat.index() + 1).to_string()
    }
}

/// A decoy, as it is read.
pub(super) fn decoy(decoy: &Decoy) -> String {
    let claim = match decoy.claim {
        Claim::On(mineral) => mineral.symbol(),
        Claim::Exhausted => EXHAUSTED,
    };
    join_words([claim, decoy.with.symbol()])
}
