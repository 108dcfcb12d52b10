//! Verbs of Planétaire. A dash stands for no cells at all.

use super::Planetaire;
use super::action::Action;
use super::cell::Cell;
use super::honours::HONOURS;
use super::lesson::LESSON;
use super::margin::Margin;
use super::options::{Equity, Options, Order, RayLaw, Rounds, Satellites};
use super::parse::{cell, cells, margin, two_cells};
use super::refusal::Refusal;
use super::sky::Sky;
use super::view::{BoardView, Phase, Stage, View};
use crate::core::day::PuzzleDay;
use crate::core::honours::Honours;
use crate::core::lesson::Lesson;
use crate::core::said::{Said, Spelled};
use crate::core::seat::Seat;
use crate::core::setting::Setting;
use crate::core::spoken::Spoken;
use crate::core::verb::{Confirm, GameCommand, Kind, VerbArg};

type Taken = VerbArg<Planetaire>;

const NONE: &str = "-";

const MARGIN: Taken =
    Taken::new("margin", Kind::Number { least: 1, most: 32 }).offering(free_margins);
const CELL: Taken = Taken::new("cell", Kind::Word).offering(free_cells);
const MARBLE: Taken = Taken::new("cell", Kind::Word).offering(marbles);
const FROM: Taken = Taken::new("from", Kind::Word).offering(marbles);
const TO: Taken = Taken::new("to", Kind::Word).offering(free_cells);
const CELLS: Taken = Taken::new("cells", Kind::Word);
const SATELLITE: Taken = Taken::new("cell", Kind::Word).offering(togglable);

static VERBS: [GameCommand<Planetaire>; 12] = [
    GameCommand::new("fire", |_, said| margin(said.word(0)).map(Action::Fire))
        .takes(&[MARGIN])
        .when(detects),
    // One cell adds a marble; several say where all of them are.
    GameCommand::new("place", |view: &View, said| match cell(said.word(0)) {
        Ok(cell) => Ok(Action::Place(cell)),
        Err(_) if view.phase == Phase::Hiding => cells(said.word(0)).map(Action::Draft),
        Err(_) => cells(said.word(0)).map(Action::PlaceAll),
    })
    .takes(&[CELL])
    .when(|view, me| board(view, me).is_some_and(|board| board.marbles.count() < needed(view))),
    GameCommand::new("move", |_, said| {
        let (from, to) = two_cells(&said.whole())?;
        Ok(Action::Move { from, to })
    })
    .takes(&[FROM, TO])
    .when(detects),
    GameCommand::new("withdraw", |_, said| {
        cell(said.word(0)).map(Action::Withdraw)
    })
    .takes(&[MARBLE])
    .when(detects),
    GameCommand::new("marbles", |_, said| match said.word(0) {
        // An emptied form says so too.
        "" => Ok(Action::PlaceAll(Sky::default())),
        said => sky_of(said).map(Action::PlaceAll),
    })
    .takes(&[CELLS])
    .when(detects),
    GameCommand::new("note", |_, said| sky_of(said.word(0)).map(Action::Note))
        .takes(&[CELLS])
        .when(detects),
    GameCommand::new("end", |_, _| Ok(Action::End))
        .when(detects)
        .confirm(Confirm::Always),
    GameCommand::new("hide", |_, said| sky_of(said.word(0)).map(Action::Draft))
        .takes(&[CELLS])
        .when(hides),
    GameCommand::new("toggle", |_, said| cell(said.word(0)).map(Action::Toggle))
        .takes(&[SATELLITE])
        .when(hides)
        .components_only(),
    GameCommand::new("random", |_, _| Ok(Action::DraftRandom)).when(hides),
    GameCommand::new("drawn", |_, _| Ok(Action::HideRandom))
        .when(hides)
        .components_only(),
    GameCommand::new("seal", |_, _| Ok(Action::Seal))
        .when(|view, me| draft(view, me).is_some_and(|sky| sky.count() == needed(view)))
        .confirm(Confirm::Always),
];

static SETTINGS: [Setting<Options>; 5] = [
    Setting::choice(
        "satellites",
        &[
            ("four", |it| it.satellites = Satellites::Four),
            ("five", |it| it.satellites = Satellites::Five),
        ],
    ),
    Setting::choice(
        "rounds",
        &[
            ("two", |it| it.rounds = Rounds::Two),
            ("four", |it| it.rounds = Rounds::Four),
            ("six", |it| it.rounds = Rounds::Six),
        ],
    ),
    Setting::choice(
        "order",
        &[
            ("at-once", |it| it.order = Order::AtOnce),
            ("in-turn", |it| it.order = Order::InTurn),
        ],
    ),
    Setting::choice(
        "rays",
        &[
            ("planetaire", |it| it.law = RayLaw::Planetaire),
            ("black-box", |it| it.law = RayLaw::BlackBox),
        ],
    ),
    Setting::choice(
        "equity",
        &[
            ("exact", |it| it.equity = Equity::Exact),
            ("same-results", |it| it.equity = Equity::SameResults),
        ],
    ),
];

impl Spoken for Planetaire {
    const VERBS: &'static [GameCommand<Self>] = &VERBS;
    const SETTINGS: &'static [Setting<Options>] = &SETTINGS;
    const HONOURS: &'static Honours<Self> = &HONOURS;
    const LESSON: Option<&'static Lesson<Self>> = Some(&LESSON);

    /// Four satellites, and five at the weekend.
    fn puzzle(day: PuzzleDay) -> Option<Options> {
        let satellites = match day.is_at_the_weekend() {
            true => Satellites::Five,
            false => Satellites::Four,
        };
        Some(Options {
            satellites,
            ..Options::default()
        })
    }

    fn spell(action: &Action) -> Spelled {
        match action {
            Action::Draft(sky) => Spelled::new("hide", cell_names(*sky)),
            Action::Toggle(cell) => Spelled::new("toggle", [cell]),
            Action::DraftRandom => Spelled::bare("random"),
            Action::HideRandom => Spelled::bare("drawn"),
            Action::Seal => Spelled::bare("seal"),
            Action::Fire(margin) => Spelled::new("fire", [margin]),
            Action::Place(cell) => Spelled::new("place", [cell]),
            Action::Move { from, to } => Spelled::new("move", [from, to]),
            Action::Withdraw(cell) => Spelled::new("withdraw", [cell]),
            Action::PlaceAll(sky) => Spelled::new("marbles", cell_names(*sky)),
            Action::Note(sky) => Spelled::new("note", cell_names(*sky)),
            Action::End => Spelled::bare("end"),
        }
    }

    /// A number fires, cells hide or place.
    fn bare(view: &View, said: &str) -> Option<&'static str> {
        let first = said.chars().next()?;
        if first.is_ascii_digit() || first == '-' {
            return Some("fire");
        }
        // Prose is no misspelt cell: it gets the list of what can be typed.
        let short = |word: &str| word.chars().count() <= 3;
        let cell_like = said.split_whitespace().all(short) || cells(said).is_ok();
        cell_like.then_some(match view.phase {
            Phase::Hiding => "hide",
            Phase::Detecting | Phase::Over => "marbles",
        })
    }
}

/// The round that this seat detects now.
fn board(view: &View, me: Seat) -> Option<&BoardView> {
    let board = view.detected_by(me);
    board.filter(|board| board.stage == Stage::Detecting)
}

fn detects(view: &View, me: Seat) -> bool {
    board(view, me).is_some()
}

/// The sky that this seat may still change.
fn draft(view: &View, me: Seat) -> Option<Sky> {
    let board = view.hidden_by(me)?;
    (board.stage == Stage::Hiding).then(|| board.sky.unwrap_or_default())
}

fn hides(view: &View, me: Seat) -> bool {
    draft(view, me).is_some()
}

const fn needed(view: &View) -> u8 {
    view.options.satellites.count()
}

/// Reads a list of cells.
fn sky_of(said: &str) -> Result<Sky, Refusal> {
    match said {
        NONE => Ok(Sky::default()),
        said => cells(said),
    }
}

/// Names of the cells, or the word for none.
fn cell_names(sky: Sky) -> Vec<String> {
    let cells: Vec<String> = sky.cells().map(|cell| cell.to_string()).collect();
    if cells.is_empty() {
        vec![NONE.to_owned()]
    } else {
        cells
    }
}

fn free_margins(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let free = |margin: &Margin| board(view, me).is_some_and(|board| !board.fired_from(*margin));
    let margins = Margin::all().filter(free);
    margins.map(|margin| margin.to_string()).collect()
}

/// The cells without a marble.
fn free_cells(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let free = |cell: &Cell| board(view, me).is_some_and(|board| !board.marbles.has(*cell));
    names(Cell::all().filter(free))
}

/// The cells with a marble.
fn marbles(view: &View, me: Seat, _: &Said) -> Vec<String> {
    board(view, me).map_or_else(Vec::new, |board| names(board.marbles.cells()))
}

/// Any cell while satellites are missing, else those that have one.
fn togglable(view: &View, me: Seat, _: &Said) -> Vec<String> {
    let sky = draft(view, me).unwrap_or_default();
    let missing = sky.count() < needed(view);
    names(Cell::all().filter(|cell| missing || sky.has(*cell)))
}

fn names(cells: impl Iterator<Item = Cell>) -> Vec<String> {
    cells.map(|cell| cell.to_string()).collect()
}
