//! Verbs of Space Connection. A dash stands for no positions at all.

use super::SpaceConnection;
use super::action::Action;
use super::draft::Move;
use super::honours::HONOURS;
use super::launch::{Emitters, Launch};
use super::lesson::LESSON;
use super::notes::{Mark, Notes};
use super::offers;
use super::options::{Opening, Options, ReplyTurn};
use super::parse::{pair, position, positions};
use super::positions::Positions;
use super::refusal::Refusal;
use super::view::{Phase, View};
use crate::core::day::PuzzleDay;
use crate::core::honours::Honours;
use crate::core::lesson::Lesson;
use crate::core::said::{Said, Spelled};
use crate::core::setting::Setting;
use crate::core::spoken::Spoken;
use crate::core::verb::{Confirm, GameCommand, Kind, Needed, VerbArg};

type Taken = VerbArg<SpaceConnection>;

const NONE: &str = "-";

const SCOUT: Taken = Taken::new("at", Kind::Word).offering(offers::for_scouts);
const SHIP: Taken = Taken::new("at", Kind::Word).offering(offers::for_ships);
const SUPER: Taken = Taken::new("at", Kind::Word).offering(offers::for_super_ships);
const LASER: Taken = Taken::new("at", Kind::Word).offering(offers::for_lasers);
const AND: Taken = Taken::new("and", Kind::Word)
    .offering(offers::for_second_lasers)
    .needed(Needed::AtWill);
const PLANET: Taken = Taken::new("at", Kind::Word).offering(offers::togglable);
const FROM: Taken = Taken::new("from", Kind::Word).offering(offers::planets);
const TO: Taken = Taken::new("to", Kind::Word).offering(offers::free);
const MARK: Taken = Taken::new("mark", Kind::Choice(&MARKS)).offering(|_, _, _| {
    let marks = MARKS.iter();
    marks.map(|mark| (*mark).to_owned()).collect()
});
const POSITIONS: Taken = Taken::new("positions", Kind::Word);

/// The names of what a hunter may note.
const MARKS: [&str; 3] = ["planet", "empty", "erase"];

static VERBS: [GameCommand<SpaceConnection>; 16] = [
    GameCommand::new("scout", |_, said| {
        position(said.word(0)).map(|at| Action::Launch(Launch::Scout(at)))
    })
    .takes(&[SCOUT])
    .when(offers::launches),
    GameCommand::new("ship", |_, said| {
        position(said.word(0)).map(|at| Action::Launch(Launch::Ship(at)))
    })
    .takes(&[SHIP])
    .when(offers::launches),
    GameCommand::new("super", |_, said| {
        position(said.word(0)).map(|at| Action::Launch(Launch::SuperShip(at)))
    })
    .takes(&[SUPER])
    .when(offers::launches),
    GameCommand::new("laser", |_, said| {
        let emitters = match pair(&said.whole())? {
            (one, None) => Emitters::One(one),
            (one, Some(other)) => Emitters::Two(one, other),
        };
        Ok(Action::Launch(Launch::Lasers(emitters)))
    })
    .takes(&[LASER, AND])
    .when(offers::launches)
    .confirm(Confirm::Always),
    GameCommand::new("hide", |_, said| some(said.word(0)).map(Action::Draft))
        .takes(&[POSITIONS])
        .when(offers::hides),
    GameCommand::new("planet", |_, said| {
        position(said.word(0)).map(Action::Toggle)
    })
    .takes(&[PLANET])
    .when(offers::hides),
    GameCommand::new("move", |_, said| match pair(&said.whole())? {
        (from, Some(to)) => Ok(Action::Shift(Move { from, to })),
        (_, None) => Err(Refusal::NoPositions),
    })
    .takes(&[FROM, TO])
    .when(offers::hides),
    GameCommand::new("random", |_, _| Ok(Action::DraftRandom)).when(offers::hides),
    GameCommand::new("drawn", |_, _| Ok(Action::HideRandom))
        .when(offers::hides)
        .components_only(),
    GameCommand::new("seal", |_, _| Ok(Action::Seal))
        .when(offers::may_seal)
        .confirm(Confirm::Always),
    // Alone it empties a sky in the making; with positions, their notes.
    GameCommand::new("clear", |view: &View, said| match said.word(0) {
        "" if view.phase == Phase::Hiding => Ok(Action::Draft(Positions::default())),
        said => note(Mark::Nothing, said),
    })
    .takes(&[POSITIONS])
    .when(|view, me| offers::hides(view, me) || offers::notes(view, me))
    .messages_only(),
    // Without a mark it is a planet that is noted.
    GameCommand::new("note", |_, said| match mark(said.word(0)) {
        Some(mark) => note(mark, said.word(1)),
        None => note(Mark::Planet, &said.whole()),
    })
    .takes(&[MARK, POSITIONS])
    .when(offers::notes),
    GameCommand::new("empty", |_, said| note(Mark::Empty, said.word(0)))
        .takes(&[POSITIONS])
        .when(offers::notes)
        .messages_only(),
    GameCommand::new("erase", |_, said| note(Mark::Nothing, said.word(0)))
        .takes(&[POSITIONS])
        .when(offers::notes)
        .messages_only(),
    GameCommand::new("notes", |_, said| notes(said).map(Action::NoteAll))
        .takes(&[POSITIONS])
        .when(offers::notes)
        .components_only(),
    GameCommand::new("concede", |_, _| Ok(Action::Concede))
        .when(offers::notes)
        .confirm(Confirm::Always),
];

static SETTINGS: [Setting<Options>; 2] = [
    Setting::choice(
        "reply",
        &[
            ("none", |it| it.reply = ReplyTurn::None),
            ("last", |it| it.reply = ReplyTurn::Last),
        ],
    ),
    Setting::choice(
        "opening",
        &[
            ("toss", |it| it.opening = Opening::Toss),
            ("first-seat", |it| it.opening = Opening::FirstSeat),
        ],
    ),
];

impl Spoken for SpaceConnection {
    const VERBS: &'static [GameCommand<Self>] = &VERBS;
    const SETTINGS: &'static [Setting<Options>] = &SETTINGS;
    const HONOURS: &'static Honours<Self> = &HONOURS;
    const LESSON: Option<&'static Lesson<Self>> = Some(&LESSON);

    fn puzzle(_day: PuzzleDay) -> Option<Options> {
        Some(Options::default())
    }

    fn spell(action: &Action) -> Spelled {
        match action {
            Action::Draft(planets) => Spelled::new("hide", [position_names(*planets)]),
            Action::Toggle(at) => Spelled::new("planet", [at]),
            Action::Shift(Move { from, to }) => Spelled::new("move", [from, to]),
            Action::DraftRandom => Spelled::bare("random"),
            Action::HideRandom => Spelled::bare("drawn"),
            Action::Seal => Spelled::bare("seal"),
            Action::Launch(Launch::Scout(at)) => Spelled::new("scout", [at]),
            Action::Launch(Launch::Ship(at)) => Spelled::new("ship", [at]),
            Action::Launch(Launch::SuperShip(at)) => Spelled::new("super", [at]),
            Action::Launch(Launch::Lasers(emitters)) => Spelled::new("laser", emitters.positions()),
            Action::Note { mark, at } => {
                Spelled::new("note", [mark_name(*mark), &position_names(*at)])
            }
            Action::NoteAll(Notes { planets, empty }) => {
                let (planets, empty) = (position_names(*planets), position_names(*empty));
                Spelled::new("notes", [planets.as_str(), MARKS[1], &empty])
            }
            Action::Concede => Spelled::bare("concede"),
        }
    }

    /// Positions: the hider's sky, or one for a hunter's scout.
    fn bare(view: &View, said: &str) -> Option<&'static str> {
        // Prose is no misspelt position: it gets the list of what can be typed.
        let mut words = said.split_whitespace();
        let short = !said.is_empty() && words.all(|word| word.chars().count() <= 4);
        if !short && positions(said).is_err() {
            return None;
        }
        match view.phase {
            Phase::Hiding => Some("hide"),
            Phase::Hunting | Phase::Over if said.contains(char::is_whitespace) => None,
            Phase::Hunting | Phase::Over => Some("scout"),
        }
    }
}

fn mark(name: &str) -> Option<Mark> {
    let marks = [Mark::Planet, Mark::Empty, Mark::Nothing];
    marks.into_iter().find(|mark| mark_name(*mark) == name)
}

/// Word of the notation for a mark.
const fn mark_name(mark: Mark) -> &'static str {
    match mark {
        Mark::Planet => MARKS[0],
        Mark::Empty => MARKS[1],
        Mark::Nothing => MARKS[2],
    }
}

fn note(mark: Mark, said: &str) -> Result<Action, Refusal> {
    Ok(Action::Note {
        mark,
        at: some(said)?,
    })
}

/// All notes: what is thought to be planets, then what is thought to be empty.
fn notes(said: &Said) -> Result<Notes, Refusal> {
    let words: Vec<&str> = said.word(0).split_whitespace().collect();
    let mut lists = words.splitn(2, |word| *word == MARKS[1]);
    let mut next = || {
        let list = lists.next().filter(|list| !list.is_empty());
        some(&list.unwrap_or(&[NONE]).join(" "))
    };
    let (planets, empty) = (next()?, next()?);
    match planets.common(empty).first() {
        Some(at) => Err(Refusal::PositionTwice { at }),
        None => Ok(Notes { planets, empty }),
    }
}

fn some(said: &str) -> Result<Positions, Refusal> {
    match said {
        NONE => Ok(Positions::default()),
        said => positions(said),
    }
}

/// Names of the positions, or the word for none.
fn position_names(positions: Positions) -> String {
    if positions.is_empty() {
        return NONE.to_owned();
    }
    crate::core::said::join_words(positions.iter())
}
