//! Console of a player of Planétaire.

use std::ops::RangeInclusive;

use games::planetaire::{BoardView, Cell, Edge, Margin, Phase, Planetaire, Proof, Sky, Stage};
use text::say;

use super::forms::cell_list;
use crate::game::ui::{Console, Screen};
use crate::ui::message::{Button, Row, SelectEntry, Style};

/// Word of the button that puts marbles where satellites are proven.
pub(super) const PUT: &str = "put";
/// Word of the select and of the page of a column.
pub(super) const COLUMN: &str = "column";

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
            at.question().unwrap_or_else(|| detecting(at, board))
        }
        _ => Console::default(),
    }
}

/// Console while the player hides.
fn hiding(at: &Screen<'_, Planetaire>, board: &BoardView) -> Console {
    let needed = at.view.options.satellites.count();
    let sky = board.sky.unwrap_or_default();
    let complete = sky.count() == needed;
    // Of a complete sky some can only be taken away.
    let offered = |cell: &Cell| !complete || sky.has(*cell);
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
    let column = at.on_page(COLUMN);
    let rows = [
        columns(at, sky, offered),
        column.and_then(|column| rows_of_column(at, sky, column, offered)),
        Some(Row::Buttons(buttons)),
    ];
    Console::new([hint.tr(at.lang)], rows.into_iter().flatten())
}

/// Select of a column with an offered cell.
fn columns(at: &Screen<'_, Planetaire>, sky: Sky, offered: impl Fn(&Cell) -> bool) -> Option<Row> {
    let choice = |column: u8| {
        let letter = char::from(b'A' + column).to_string();
        let here = sky.cells().filter(|cell| cell.column() == column);
        let here: Vec<String> = here.map(|cell| cell.to_string()).collect();
        let label = say("planetaire-column").with("column", letter.clone());
        SelectEntry::new(letter, label.tr(at.lang))
            .about((!here.is_empty()).then(|| here.join(" ")))
    };
    let columns = (0..8).filter(|&column| cells_of(column).any(|cell| offered(&cell)));
    let placeholder = say("planetaire-choose-column");
    at.select(COLUMN, "", placeholder, columns.map(choice))
}

/// Select of an offered cell of a column.
fn rows_of_column(
    at: &Screen<'_, Planetaire>,
    sky: Sky,
    column: &str,
    offered: impl Fn(&Cell) -> bool,
) -> Option<Row> {
    let letter = column.chars().next()?;
    let index = u8::try_from(letter).ok()?.checked_sub(b'A')?;
    let choice = |cell: Cell| {
        let about = sky
            .has(cell)
            .then(|| say("planetaire-take-away").tr(at.lang));
        SelectEntry::new((cell.row() + 1).to_string(), cell.to_string()).about(about)
    };
    let letter = letter.to_string();
    let placeholder = say("planetaire-choose-row").with("column", letter.clone());
    let cells = cells_of(index).filter(offered).map(choice);
    at.select("row", &letter, placeholder, cells)
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
    let proven = proven(at, board);
    let mut end = at.button("end", "");
    if has_all_marbles(at, board) {
        // Where all are proven there is nothing to ask.
        if proven == board.marbles {
            end = at.button("end-now", "");
        }
        end.style = Style::Final;
        end.label = say("planetaire-button-check").tr(at.lang);
    } else {
        end.style = Style::Plain;
    }
    let put = put_button(at, board, proven);
    let marbles = at.button("marbles", "");
    // One of them has room beside the board.
    let (first, rest) = match put {
        Some(put) => (put, Some(marbles)),
        None => (marbles, None),
    };
    let buttons = Row::Buttons(vec![first, end]);
    let rows = margins.into_iter().flatten().chain([buttons]);
    // What a select offers can be written, too.
    let mut fire = at.button("fire", "");
    fire.style = Style::Plain;
    let more = [Some(fire), rest, Some(at.button("notes", ""))];
    Console::new([], rows).with_more(more.into_iter().flatten())
}

/// Cells that are proven to hold a satellite, for a player who sees that.
fn proven(at: &Screen<'_, Planetaire>, board: &BoardView) -> Sky {
    let satellites = at.view.options.satellites.count();
    let proof = || Proof::new(board, satellites);
    let proof = at.with_proofs.then(proof).flatten();
    proof.map_or_else(Sky::default, |proof| proof.full)
}

/// Button that puts marbles where satellites are proven, beside those that lie elsewhere while
/// there are enough.
fn put_button(at: &Screen<'_, Planetaire>, board: &BoardView, proven: Sky) -> Option<Button> {
    let satellites = at.view.options.satellites.count();
    let missing = proven.cells().filter(|cell| !board.marbles.has(*cell));
    let missing = missing.count();
    let both = Sky::from_cells(proven.cells().chain(board.marbles.cells()));
    let put = if both.count() > satellites {
        proven
    } else {
        both
    };
    let style = match put.count() == satellites {
        true => Style::Main,
        false => Style::Plain,
    };
    let label = say("planetaire-button-put").with("count", missing);
    (missing > 0).then(|| at.labelled(PUT, &cell_list(Some(put)), label, style))
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
