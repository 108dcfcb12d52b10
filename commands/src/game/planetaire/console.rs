//! Console of a player of Planétaire.

use games::planetaire::{BoardView, Cell, Edge, Margin, Phase, Planetaire, Sky, Stage};
use text::{fit, say};

use crate::game::ui::{Console, Screen};
use crate::ui::message::{Button, Row, SelectEntry, Style};

/// Word of the select and of the page of a column while satellites are hidden.
pub(super) const COLUMN: &str = "column";
/// Word of the page where marbles are placed, and of its columns.
pub(super) const MARBLE: &str = "marble";
/// Word of what puts a marble beside those that lie, or takes it back.
pub(super) const PUT: &str = "put";
/// Word of the page of a side of the grid.
pub(super) const SIDE: &str = "side";
/// Word of the buttons of its numbers.
pub(super) const FROM: &str = "fire-from";

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
    let rows = cell_selects(at, sky).chain([Row::Buttons(buttons)]);
    Console::new([hint.tr(at.lang)], rows)
}

/// Console while the player places marbles: the columns, or the cells of one. Where all lie, some
/// can only be taken back.
fn marking(at: &Screen<'_, Planetaire>, board: &BoardView) -> Console {
    let complete = has_all_marbles(at, board);
    let offered = |cell: Cell| !complete || board.marbles.has(cell);
    let column = at.on_page(MARBLE).and_then(column_of);
    let buttons: Vec<Button> = match column {
        Some(column) => cells_of(column)
            .map(|cell| marble_button(at, board.marbles, cell).when(offered(cell)))
            .collect(),
        None => (0..8)
            .map(|column| {
                let letter = letter(column);
                let id = at.ids.game(MARBLE, &letter);
                let is_offered = cells_of(column).any(offered);
                Button::new(id, letter, Style::Plain).when(is_offered)
            })
            .collect(),
    };
    let mut write = at.button("marbles", "");
    write.label = say("planetaire-button-cells").tr(at.lang);
    let back = match column {
        Some(_) => at.labelled(MARBLE, "", say("planetaire-button-back"), Style::Plain),
        None => at.button("back", ""),
    };
    let mut rows = in_rows(buttons, 4);
    rows.push(Row::Buttons(vec![back, write]));
    Console::new([], rows)
}

/// Button that puts a marble beside those that lie, or takes it back.
fn marble_button(at: &Screen<'_, Planetaire>, lying: Sky, cell: Cell) -> Button {
    let others = lying.cells().filter(|other| *other != cell);
    let put = (!lying.has(cell)).then_some(cell);
    let cells: Vec<String> = others.chain(put).map(|cell| cell.to_string()).collect();
    let label = match lying.has(cell) {
        true => format!("× {cell}"),
        false => cell.to_string(),
    };
    Button::new(at.ids.game(PUT, &cells.join(" ")), label, Style::Plain)
}

/// Letter of a column.
fn letter(column: u8) -> String {
    char::from(b'A' + column).to_string()
}

/// Column of a letter.
fn column_of(word: &str) -> Option<u8> {
    let letter = word.chars().next()?;
    let column = u8::try_from(letter).ok()?.checked_sub(b'A')?;
    (column < 8).then_some(column)
}

/// Selects of a column and of a cell in it. Where all satellites lie, some can only be taken away.
fn cell_selects(at: &Screen<'_, Planetaire>, sky: Sky) -> impl Iterator<Item = Row> {
    let complete = sky.count() == at.view.options.satellites.count();
    let offered = |cell: &Cell| !complete || sky.has(*cell);
    let column = at.on_page(COLUMN).and_then(column_of);
    let selects = [
        columns(at, (sky, complete), offered),
        column.and_then(|column| rows_of_column(at, sky, column, offered)),
    ];
    selects.into_iter().flatten()
}

/// Select of a column with an offered cell: of a complete sky, what can be taken away there.
fn columns(
    at: &Screen<'_, Planetaire>,
    (sky, complete): (Sky, bool),
    offered: impl Fn(&Cell) -> bool,
) -> Option<Row> {
    let choice = |column: u8| {
        let here = sky.cells().filter(|cell| cell.column() == column);
        let here: Vec<String> = here.map(|cell| cell.to_string()).collect();
        if complete {
            return SelectEntry::new(letter(column), format!("× {}", here.join(" ")));
        }
        let label = say("planetaire-column").with("column", letter(column));
        SelectEntry::new(letter(column), label.tr(at.lang))
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
    column: u8,
    offered: impl Fn(&Cell) -> bool,
) -> Option<Row> {
    let choice = |cell: Cell| {
        let take_away = say("planetaire-take-away");
        SelectEntry::new((cell.row() + 1).to_string(), cell.to_string())
            .about(sky.has(cell).then(|| take_away.tr(at.lang)))
    };
    let placeholder = say("planetaire-choose-row").with("column", letter(column));
    let cells = cells_of(column).filter(offered).map(choice);
    at.select("row", &letter(column), placeholder, cells)
}

/// Cells of a column; none of one that does not exist.
fn cells_of(column: u8) -> impl Iterator<Item = Cell> {
    (0..8).filter_map(move |row| Cell::new(column, row))
}

fn has_all_marbles(at: &Screen<'_, Planetaire>, board: &BoardView) -> bool {
    board.marbles.count() == at.view.options.satellites.count()
}

/// Console while the player detects: the sides of the grid, or the numbers of one. They are buttons,
/// so that nothing lies over the board.
fn detecting(at: &Screen<'_, Planetaire>, board: &BoardView) -> Console {
    let side = at.on_page(SIDE).and_then(|word| {
        let mut sides = SIDES.into_iter();
        sides.find(|side| side_word(*side) == word)
    });
    let rows = match side {
        Some(side) => {
            let back = at.button("back", "");
            let numbers = margins(side).map(|margin| number_button(at, board, margin));
            in_rows(numbers.chain([back]).collect(), fit::ROW)
        }
        None => {
            let sides = SIDES.map(|side| side_button(at, board, side));
            let mut end = at.button("end", "");
            end.style = match has_all_marbles(at, board) {
                true => Style::Final,
                false => Style::Plain,
            };
            let guess = vec![at.button(MARBLE, ""), end];
            [sides.to_vec(), guess].map(Row::Buttons).to_vec()
        }
    };
    // What a button offers can be written, too.
    let mut fire = at.button("fire", "");
    fire.style = Style::Plain;
    Console::new([], rows).with_more([fire, at.button("notes", "")])
}

/// The sides of the grid, as their numbers follow each other.
const SIDES: [Edge; 4] = [Edge::Left, Edge::Bottom, Edge::Right, Edge::Top];

/// Margins of a side, in the order of their numbers.
fn margins(side: Edge) -> impl Iterator<Item = Margin> {
    Margin::all().filter(move |margin| margin.place().0 == side)
}

/// Button that turns to a side, named by its numbers, while a ray can still be fired from there.
fn side_button(at: &Screen<'_, Planetaire>, board: &BoardView, side: Edge) -> Button {
    let first = margins(side).next().map_or(0, Margin::number);
    let last = margins(side).last().map_or(0, Margin::number);
    let is_free = margins(side).any(|margin| !board.fired_from(margin));
    let id = at.ids.game(SIDE, side_word(side));
    Button::new(id, format!("{first}\u{2013}{last}"), Style::Plain).when(is_free)
}

/// Button that fires from a margin, where no ray was fired from yet. Its place never changes.
fn number_button(at: &Screen<'_, Planetaire>, board: &BoardView, margin: Margin) -> Button {
    let number = margin.to_string();
    let id = at.ids.game(FROM, &number);
    Button::new(id, number, Style::Plain).when(!board.fired_from(margin))
}

/// Word of a side in ids.
const fn side_word(side: Edge) -> &'static str {
    match side {
        Edge::Left => "left",
        Edge::Bottom => "bottom",
        Edge::Right => "right",
        Edge::Top => "top",
    }
}

/// Buttons in rows of at most so many.
fn in_rows(buttons: Vec<Button>, most: usize) -> Vec<Row> {
    let rows = buttons.chunks(most);
    rows.map(|some| Row::Buttons(some.to_vec())).collect()
}
