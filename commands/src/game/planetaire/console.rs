//! Console of a player of Planétaire.

use std::ops::RangeInclusive;

use games::planetaire::{BoardView, Cell, Edge, Margin, Phase, Planetaire, Sky, Stage};
use text::say;

use super::forms::cell_list;
use crate::game::ui::{Console, Screen};
use crate::ui::message::{Row, SelectEntry, Style};

/// Word of the select and of the page of a column while satellites are hidden.
pub(super) const COLUMN: &str = "column";
/// Word of the page where marbles are placed, and of its select of a column.
pub(super) const MARBLE: &str = "marble";
/// Word of the select that puts a marble beside those that lie, or takes it back.
pub(super) const PUT: &str = "put";

/// Words of the selects by which cells are filled or emptied: a column, then a row of it.
struct Filling {
    column: &'static str,
    row: &'static str,
    choose: &'static str,
    take_away: &'static str,
}

const SATELLITES: Filling = Filling {
    column: COLUMN,
    row: "row",
    choose: "planetaire-choose-column",
    take_away: "planetaire-take-away",
};

const MARBLES: Filling = Filling {
    column: MARBLE,
    row: PUT,
    choose: "planetaire-choose-marble",
    take_away: "planetaire-take-back",
};

/// Console of a player.
pub(super) fn console(at: &Screen<'_, Planetaire>) -> Console {
    let view = at.view;
    let board = view.me.and_then(|me| match view.phase {
        Phase::Hiding => view.hidden_by(me),
        Phase::Detecting => view.detected_by(me),
        Phase::Over => None,
    });
    match board.map(|board| (board, view.phase, board.stage)) {
        Some((board, Phase::Hiding, Stage::Hiding)) => {
            at.question().unwrap_or_else(|| hiding(at, board))
        }
        Some((board, Phase::Detecting, Stage::Detecting)) => {
            at.question().unwrap_or_else(|| match at.on_page(MARBLE) {
                Some(_) => marking(at, board),
                None => detecting(at, board),
            })
        }
        _ => Console::default(),
    }
}

/// Console while the player hides.
fn hiding(at: &Screen<'_, Planetaire>, board: &BoardView) -> Console {
    let needed = at.view.options.satellites.count();
    let sky = board.sky.unwrap_or_default();
    let complete = sky.count() == needed;
    let (mut random, cells) = (at.button("random", ""), at.button("cells", ""));
    let (hint, buttons) = if complete {
        let label = say("planetaire-button-seal");
        let seal = at.labelled("seal-now", "", label, Style::Final);
        (say("planetaire-hint-seal"), vec![seal, random, cells])
    } else {
        random.style = Style::Main;
        let hint = say("planetaire-hint-hide")
            .with("placed", sky.count())
            .with("needed", needed);
        (hint, vec![random, cells])
    };
    let rows = cell_selects(at, sky, &SATELLITES).chain([Row::Buttons(buttons)]);
    Console::new([hint.tr(at.lang)], rows)
}

/// Console while the player places marbles, one after the other.
fn marking(at: &Screen<'_, Planetaire>, board: &BoardView) -> Console {
    let mut write = at.button("marbles", "");
    write.label = say("planetaire-button-cells").tr(at.lang);
    let buttons = Row::Buttons(vec![at.button("back", ""), write]);
    let rows = cell_selects(at, board.marbles, &MARBLES).chain([buttons]);
    Console::new([], rows)
}

/// Selects of a column and of a cell in it. Where all lie, some can only be taken away.
fn cell_selects(
    at: &Screen<'_, Planetaire>,
    filled: Sky,
    filling: &Filling,
) -> impl Iterator<Item = Row> {
    let complete = filled.count() == at.view.options.satellites.count();
    let offered = |cell: &Cell| !complete || filled.has(*cell);
    let column = at.on_page(filling.column);
    let selects = [
        columns(at, filled, filling, offered),
        column.and_then(|column| rows_of_column(at, filled, (filling, column), offered)),
    ];
    selects.into_iter().flatten()
}

/// Select of a column with an offered cell.
fn columns(
    at: &Screen<'_, Planetaire>,
    filled: Sky,
    filling: &Filling,
    offered: impl Fn(&Cell) -> bool,
) -> Option<Row> {
    let choice = |column: u8| {
        let letter = char::from(b'A' + column).to_string();
        let here = filled.cells().filter(|cell| cell.column() == column);
        let here: Vec<String> = here.map(|cell| cell.to_string()).collect();
        let label = say("planetaire-column").with("column", letter.clone());
        SelectEntry::new(letter, label.tr(at.lang))
            .about((!here.is_empty()).then(|| here.join(" ")))
    };
    let columns = (0..8).filter(|&column| cells_of(column).any(|cell| offered(&cell)));
    at.select(filling.column, "", say(filling.choose), columns.map(choice))
}

/// Select of an offered cell of a column.
fn rows_of_column(
    at: &Screen<'_, Planetaire>,
    filled: Sky,
    (filling, column): (&Filling, &str),
    offered: impl Fn(&Cell) -> bool,
) -> Option<Row> {
    let letter = column.chars().next()?;
    let index = u8::try_from(letter).ok()?.checked_sub(b'A')?;
    let letter = letter.to_string();
    // A marble is put beside those that lie; a satellite is one more.
    let (argument, is_whole) = match filling.row {
        PUT => (cell_list(Some(filled)), true),
        _ => (letter.clone(), false),
    };
    let choice = |cell: Cell| {
        let about = filled.has(cell).then(|| say(filling.take_away).tr(at.lang));
        let value = match is_whole {
            true => cell.to_string(),
            false => (cell.row() + 1).to_string(),
        };
        SelectEntry::new(value, cell.to_string()).about(about)
    };
    let placeholder = say("planetaire-choose-row").with("column", letter);
    let cells = cells_of(index).filter(offered).map(choice);
    at.select(filling.row, &argument, placeholder, cells)
}

/// Cells of a column; none of one that does not exist.
fn cells_of(column: u8) -> impl Iterator<Item = Cell> {
    (0..8).filter_map(move |row| Cell::new(column, row))
}

fn has_all_marbles(at: &Screen<'_, Planetaire>, board: &BoardView) -> bool {
    board.marbles.count() == at.view.options.satellites.count()
}

/// Console while the player detects.
fn detecting(at: &Screen<'_, Planetaire>, board: &BoardView) -> Console {
    let halves = [
        (1..=16, "planetaire-choose-low"),
        (17..=32, "planetaire-choose-high"),
    ];
    let margins = halves.map(|(numbers, key)| margins(at, board, &numbers, key));
    let mut end = at.button("end", "");
    end.style = match has_all_marbles(at, board) {
        true => Style::Final,
        false => Style::Plain,
    };
    let buttons = Row::Buttons(vec![at.button(MARBLE, ""), end]);
    let rows = margins.into_iter().flatten().chain([buttons]);
    // What a select offers can be written, too.
    let mut fire = at.button("fire", "");
    fire.style = Style::Plain;
    Console::new([], rows).with_more([fire, at.button("notes", "")])
}

/// Select of those of these numbers from which a ray can still be fired; `key` is that of its
/// placeholder. A select has 25 entries at most, so there are two.
fn margins(
    at: &Screen<'_, Planetaire>,
    board: &BoardView,
    numbers: &RangeInclusive<u8>,
    key: &'static str,
) -> Option<Row> {
    let free = Margin::all()
        .filter(|margin| numbers.contains(&margin.number()) && !board.fired_from(*margin));
    let choice = |margin: Margin| {
        let marked = board.pawns_on(margin);
        let pawns = marked.iter();
        let pawns: Vec<String> = pawns
            .map(|pawn| text::planetaire::pawn(at.lang, *pawn))
            .collect();
        let (edge, along) = margin.place();
        let edge = match edge {
            Edge::Left => "left",
            Edge::Bottom => "bottom",
            Edge::Right => "right",
            Edge::Top => "top",
        };
        let (entered, _) = margin.entry();
        let label = say("planetaire-margin")
            .with("margin", margin.number())
            .with("edge", edge)
            .with("row", along + 1)
            .with(
                "column",
                entered.to_string().chars().take(1).collect::<String>(),
            );
        SelectEntry::new(margin.to_string(), label.tr(at.lang))
            .about((!pawns.is_empty()).then(|| pawns.join(", ")))
    };
    // Two selects of one message must not share an id.
    let first = numbers.start().to_string();
    at.select("fire-at", &first, say(key), free.map(choice))
}
