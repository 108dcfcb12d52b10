//! What a player of Planétaire can do now, laid out as a console.

use games::Seat;
use games::planetaire::{BoardView, Cell, Margin, Phase, Planetaire, Sky, Stage, View};
use text::{Lang, Names, Words, say};

use crate::game::ui::{Console, Page};
use crate::input;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Row, Select, SelectEntry, Style};

/// The word of the select, and of the page, where a column is chosen first.
pub(super) const COLUMN: &str = "column";

pub(super) fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
    let status = Planetaire::status(lang, view, names);
    let (hint, rows, more) = match view.me {
        None => Offers::default(),
        Some(me) => offers(lang, view, me, page, ids),
    };
    Console {
        text: match hint {
            Some(hint) => format!("{status}\n{hint}"),
            None => status,
        },
        rows,
        more,
    }
}

/// What is said of a decision, what can be done, and what stands under ⋯.
type Offers = (Option<String>, Vec<Row>, Vec<Button>);

fn offers(lang: Lang, view: &View, me: Seat, page: &Page, ids: &Ids) -> Offers {
    match view.phase {
        Phase::Hiding => match view.hidden_by(me) {
            Some(board) if board.stage == Stage::Hiding => hiding(lang, view, board, page, ids),
            _ => Offers::default(),
        },
        Phase::Detecting => match view.detected_by(me) {
            Some(board) if board.stage == Stage::Detecting => {
                detecting(lang, view, board, page, ids)
            }
            _ => Offers::default(),
        },
        Phase::Over => Offers::default(),
    }
}

fn hiding(lang: Lang, view: &View, board: &BoardView, page: &Page, ids: &Ids) -> Offers {
    if let Some(asked) = input::question::<Planetaire>(lang, view, page, ids) {
        return (Some(asked.text), asked.rows, Vec::new());
    }
    let needed = view.options.satellites.count();
    let sky = board.sky.unwrap_or_default();
    let complete = sky.count() == needed;
    let mut rows = vec![Row::Select(columns(lang, sky, complete, ids))];
    if page.word == COLUMN {
        let select = rows_of_column(lang, (sky, complete), &page.argument, ids);
        rows.extend(select.map(Row::Select));
    }
    let button = |word| input::button::<Planetaire>(lang, ids, word, "");
    let mut buttons = vec![button("random"), button("cells")];
    if complete {
        buttons.insert(0, button("seal"));
    } else {
        buttons[0].style = Style::Main;
    }
    rows.push(Row::Buttons(buttons));
    let hint = if complete {
        say("planetaire-hint-seal")
    } else {
        say("planetaire-hint-hide")
            .with("placed", sky.count())
            .with("needed", needed)
    };
    (Some(hint.tr(lang)), rows, Vec::new())
}

/// The columns; of a complete sky those with something to take away.
fn columns(lang: Lang, sky: Sky, complete: bool, ids: &Ids) -> Select {
    let choice = |column: u8| {
        let letter = char::from(b'A' + column);
        let here: Vec<String> = sky
            .cells()
            .filter(|cell| cell.column() == column)
            .map(|cell| cell.to_string())
            .collect();
        SelectEntry {
            value: letter.to_string(),
            label: say("planetaire-column")
                .with("column", letter.to_string())
                .tr(lang),
            about: (!here.is_empty()).then(|| here.join(" ")),
        }
    };
    Select {
        id: ids.game(COLUMN, ""),
        placeholder: say("planetaire-choose-column").tr(lang),
        choices: (0..8)
            .filter(|column| !complete || sky.cells().any(|cell| cell.column() == *column))
            .map(choice)
            .collect(),
    }
}

fn rows_of_column(
    lang: Lang,
    (sky, complete): (Sky, bool),
    column: &str,
    ids: &Ids,
) -> Option<Select> {
    let letter = column.chars().next()?;
    let index = u8::try_from(letter).ok()?.checked_sub(b'A')?;
    let choice = |cell: Cell| SelectEntry {
        value: (cell.row() + 1).to_string(),
        label: cell.to_string(),
        about: sky.has(cell).then(|| say("planetaire-take-away").tr(lang)),
    };
    let choices: Vec<SelectEntry> = (0..8)
        .filter_map(|row| Cell::at(index, row))
        .filter(|cell| !complete || sky.has(*cell))
        .map(choice)
        .collect();
    (!choices.is_empty()).then(|| Select {
        id: ids.game("row", &letter.to_string()),
        placeholder: say("planetaire-choose-row")
            .with("column", letter.to_string())
            .tr(lang),
        choices,
    })
}

fn detecting(lang: Lang, view: &View, board: &BoardView, page: &Page, ids: &Ids) -> Offers {
    if let Some(asked) = input::question::<Planetaire>(lang, view, page, ids) {
        return (Some(asked.text), asked.rows, Vec::new());
    }
    let mut rows: Vec<Row> = [
        (1..=16, "planetaire-choose-low"),
        (17..=32, "planetaire-choose-high"),
    ]
    .into_iter()
    .filter_map(|(numbers, key)| margins(lang, board, numbers, key, ids))
    .map(Row::Select)
    .collect();
    let button = |word, style| Button {
        style,
        ..input::button::<Planetaire>(lang, ids, word, "")
    };
    // Once all marbles lie there, the round can end.
    let found = board.marbles.count() == view.options.satellites.count();
    let (fire, end) = match found {
        true => (Style::Plain, Style::Main),
        false => (Style::Main, Style::Plain),
    };
    rows.push(Row::Buttons(vec![
        button("fire", fire),
        button("marbles", Style::Plain),
        button("end", end),
    ]));
    let hint = say("planetaire-hint-detect").tr(lang);
    (Some(hint), rows, vec![button("notes", Style::Plain)])
}

/// The numbers that can still be fired from, of one half: a select has 25 entries at most.
fn margins(
    lang: Lang,
    board: &BoardView,
    numbers: std::ops::RangeInclusive<u8>,
    key: &'static str,
    ids: &Ids,
) -> Option<Select> {
    let free: Vec<Margin> = Margin::all()
        .filter(|margin| numbers.contains(&margin.number()) && !board.fired_from(*margin))
        .collect();
    let choice = |margin: &Margin| {
        let marked = board.pawns_on(*margin);
        let pawns: Vec<String> = marked
            .iter()
            .map(|pawn| text::planetaire::pawn(lang, *pawn))
            .collect();
        SelectEntry {
            value: margin.to_string(),
            label: say("planetaire-margin")
                .with("margin", margin.number())
                .tr(lang),
            about: (!pawns.is_empty()).then(|| pawns.join(", ")),
        }
    };
    (!free.is_empty()).then(|| Select {
        // Two selects of one message must not share an id.
        id: ids.game("fire-at", &numbers.start().to_string()),
        placeholder: say(key).tr(lang),
        choices: free.iter().map(choice).collect(),
    })
}
