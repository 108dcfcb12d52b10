//! What a player of Space Connection can do now, laid out as a console.

use games::space_connection::{
    BoardView, Chart, Draft, Emitters, Launch, Phase, Piece, Position, Positions, SpaceConnection,
    SpaceRow as BoardRow, View, position,
};
use games::{Said, Seat};
use text::space_connection::{advice, piece as named};
use text::{Lang, Names, Words, say};

use super::{piece_of, piece_word};
use crate::game::ui::{Console, Page};
use crate::input;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Row, Select, SelectEntry, Style};

/// The select and the page of a row while planets are hidden.
pub(super) const ROW: &str = "row";
/// The page, and the select of a row, where a piece is aimed.
pub(super) const AIM: &str = "aim";
/// The page and the selects of a second emitter.
pub(super) const SECOND: &str = "second";

/// As many planets as a sky has.
const PLANETS: usize = 20;
/// The most entries of a select.
const FEW: usize = 25;

pub(super) fn console(lang: Lang, view: &View, names: &Names, page: &Page, ids: &Ids) -> Console {
    let status = SpaceConnection::status(lang, view, names);
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
    let draft = view.hidden_by(me).and_then(|board| board.draft.as_ref());
    match (view.phase, draft, view.hunted_by(me)) {
        (Phase::Hiding, Some(draft), _) => {
            asked(lang, view, page, ids).unwrap_or_else(|| hiding(lang, draft, page, ids))
        }
        (Phase::Hunting, _, Some(board)) => {
            asked(lang, view, page, ids).unwrap_or_else(|| hunting(lang, view, board, page, ids))
        }
        _ => Offers::default(),
    }
}

fn asked(lang: Lang, view: &View, page: &Page, ids: &Ids) -> Option<Offers> {
    let asked = input::question::<SpaceConnection>(lang, view, page, ids)?;
    Some((Some(asked.text), asked.rows, Vec::new()))
}

fn hiding(lang: Lang, draft: &Draft, page: &Page, ids: &Ids) -> Offers {
    // Of a sky that has all its planets some can only be taken away.
    let full = usize::from(draft.planets.count()) >= PLANETS;
    let offered = |at: &Position| !full || draft.planets.has(*at);
    let row_entry = |row: BoardRow| {
        let here = row.positions().filter(|at| draft.planets.has(*at));
        let here: Vec<String> = here.map(|at| at.to_string()).collect();
        row_choice(lang, row, here.join(" "))
    };
    let some = BoardRow::all().filter(|row| row.positions().any(|at| offered(&at)));
    let mut rows = vec![Row::Select(Select {
        id: ids.game(ROW, ""),
        placeholder: say("space_connection-choose-row").tr(lang),
        choices: some.map(row_entry).collect(),
    })];
    if let Some(row) = page_row(page, ROW) {
        let entry = |at: Position| {
            let here = draft.planets.has(at);
            let about = here.then(|| say("space_connection-take-away").tr(lang));
            choice(at, about)
        };
        let choices: Vec<SelectEntry> = row.positions().filter(offered).map(entry).collect();
        if !choices.is_empty() {
            rows.push(Row::Select(Select {
                id: ids.game("at", ""),
                placeholder: say("space_connection-choose-at")
                    .with("row", row.to_string())
                    .tr(lang),
                choices,
            }));
        }
    }
    let offer = |word| button(lang, ids, word);
    let mut buttons = vec![offer("random"), offer("write")];
    if draft.is_ready() {
        buttons.insert(0, offer("seal"));
    } else {
        buttons[0].style = Style::Main;
    }
    rows.push(Row::Buttons(buttons));
    let more = match draft.planets.is_empty() {
        true => Vec::new(),
        false => vec![offer("shift"), offer("clear")],
    };
    let hint = if draft.is_ready() {
        say("space_connection-hint-seal")
    } else {
        say("space_connection-hint-hide")
    };
    let said = format!("{}\n{}", advice(lang, draft), hint.tr(lang));
    (Some(said), rows, more)
}

fn hunting(lang: Lang, view: &View, board: &BoardView, page: &Page, ids: &Ids) -> Offers {
    let offer = |word| button(lang, ids, word);
    if view.turn != Some(board.hunter) {
        let hint = say("space_connection-hint-wait").tr(lang);
        let note = Row::Buttons(vec![offer("note")]);
        return (Some(hint), vec![note], vec![offer("concede")]);
    }
    let more = vec![offer("note"), offer("concede")];
    if page.word == SECOND
        && let Ok(first) = position(&page.argument)
    {
        let (hint, rows) = second(lang, &board.chart, first, ids);
        return (hint, rows, more);
    }
    let Some(piece) = page_piece(page) else {
        let pieces = pieces(lang, &board.chart, ids).map(Row::Select);
        let launch = Row::Buttons(vec![offer("launch")]);
        let hint = say("space_connection-hint-hunt").tr(lang);
        return (
            Some(hint),
            pieces.into_iter().chain([launch]).collect(),
            more,
        );
    };
    let row = page_row(page, AIM);
    let is_row_known = row.is_some() || is_one_list(board.chart.targets(piece));
    let hint = match is_row_known {
        true => say("space_connection-hint-target"),
        false => say("space_connection-hint-aim"),
    };
    let hint = hint.with("piece", named(lang, piece)).tr(lang);
    let aims = aim(lang, &board.chart, piece, row, ids).map(Row::Select);
    let buttons = Row::Buttons(vec![offer("launch"), offer("back")]);
    (Some(hint), aims.chain([buttons]).collect(), more)
}

fn button(lang: Lang, ids: &Ids, word: &'static str) -> Button {
    input::button::<SpaceConnection>(lang, ids, word, "")
}

/// The pieces that can go somewhere.
fn pieces(lang: Lang, chart: &Chart, ids: &Ids) -> Option<Select> {
    let usable = Piece::ALL
        .into_iter()
        .filter(|&piece| !chart.targets(piece).is_empty());
    let choices: Vec<SelectEntry> = usable
        .map(|piece| SelectEntry {
            value: piece_word(piece).to_owned(),
            label: named(lang, piece),
            about: Some(
                say("space_connection-left")
                    .with("left", chart.stock.left(piece))
                    .tr(lang),
            ),
        })
        .collect();
    (!choices.is_empty()).then(|| Select {
        id: ids.game("piece", ""),
        placeholder: say("space_connection-choose-piece").tr(lang),
        choices,
    })
}

/// Where a piece may go: at once where that is one list, else by row first.
fn aim(
    lang: Lang,
    chart: &Chart,
    piece: Piece,
    row: Option<BoardRow>,
    ids: &Ids,
) -> impl Iterator<Item = Select> {
    let targets = chart.targets(piece);
    let all: Vec<Position> = targets.iter().collect();
    let few = is_one_list(targets);
    let by_row = (!few).then(|| Select {
        id: ids.game(AIM, piece_word(piece)),
        placeholder: say("space_connection-choose-aim-row")
            .with("piece", named(lang, piece))
            .tr(lang),
        choices: BoardRow::all()
            .filter(|row| row.positions().any(|at| targets.has(at)))
            .map(|row| row_choice(lang, row, String::new()))
            .collect(),
    });
    let shown: Vec<Position> = match row {
        Some(row) if !few => row.positions().filter(|at| targets.has(*at)).collect(),
        _ if few => all,
        _ => Vec::new(),
    };
    let target = (!shown.is_empty()).then(|| Select {
        id: ids.game("target", piece_word(piece)),
        placeholder: say("space_connection-choose-target")
            .with("piece", named(lang, piece))
            .tr(lang),
        choices: shown
            .into_iter()
            .map(|at| choice(at, known(lang, chart, at)))
            .collect(),
    });
    by_row.into_iter().chain(target)
}

/// Where a second emitter may stand, or none.
fn second(lang: Lang, chart: &Chart, first: Position, ids: &Ids) -> (Option<String>, Vec<Row>) {
    let partners: Positions = first.in_line().minus(chart.emitters);
    let all: Vec<Position> = partners.iter().collect();
    let mut rows: Vec<Row> = (0u8..)
        .zip(all.chunks(FEW))
        .map(|(nth, some)| {
            Row::Select(Select {
                id: ids.game(SECOND, &format!("{first}.{nth}")),
                placeholder: say("space_connection-choose-second").tr(lang),
                choices: some
                    .iter()
                    .map(|&at| choice(at, known(lang, chart, at)))
                    .collect(),
            })
        })
        .collect();
    let mut buttons = vec![button(lang, ids, "back")];
    if chart.partners(None).has(first) {
        let alone = input::button::<SpaceConnection>(lang, ids, "alone", &first.to_string());
        buttons.insert(0, alone);
    }
    rows.push(Row::Buttons(buttons));
    let hint = say("space_connection-hint-second").with("at", first.to_string());
    (Some(hint.tr(lang)), rows)
}

/// What lasers from there would come to.
pub(super) fn beams(lang: Lang, view: &View, said: &Said) -> String {
    let words = said.places().iter().filter_map(|word| position(word).ok());
    let at: Vec<Position> = words.collect();
    let launch = match at[..] {
        [one, other, ..] => Launch::Lasers(Emitters::Two(one, other)),
        [one] => Launch::Lasers(Emitters::One(one)),
        [] => return String::new(),
    };
    let hunted = view.me.and_then(|me| view.hunted_by(me));
    let chart = hunted.map(|board| &board.chart);
    let reach = chart.map_or(Positions::default(), |chart| chart.reach(launch));
    let left = chart.map_or(0, |chart| chart.stock.left(Piece::Laser));
    let shown = |positions: Positions| {
        let each: Vec<String> = positions.iter().map(|at| at.to_string()).collect();
        each.join(" ")
    };
    say("space_connection-hint-laser-sure")
        .with("emitters", shown(launch.positions()))
        .with("count", at.len())
        .with("reach", shown(reach))
        .with("left", usize::from(left).saturating_sub(at.len()))
        .tr(lang)
}

/// Whether one select shows all of these.
fn is_one_list(positions: Positions) -> bool {
    usize::from(positions.count()) <= FEW
}

fn known(lang: Lang, chart: &Chart, at: Position) -> Option<String> {
    chart
        .empty
        .has(at)
        .then(|| say("space_connection-known-empty").tr(lang))
}

fn choice(at: Position, about: Option<String>) -> SelectEntry {
    SelectEntry {
        value: at.to_string(),
        label: at.to_string(),
        about,
    }
}

fn row_choice(lang: Lang, row: BoardRow, about: String) -> SelectEntry {
    SelectEntry {
        value: row.to_string(),
        label: say("space_connection-row")
            .with("row", row.to_string())
            .tr(lang),
        about: (!about.is_empty()).then_some(about),
    }
}

/// The row that a page is about: its own argument, or what comes after the piece.
fn page_row(page: &Page, word: &str) -> Option<BoardRow> {
    let argument = (page.word == word).then_some(page.argument.as_str())?;
    let row = argument.rsplit('.').next()?;
    let mut letters = row.chars();
    letters
        .next()
        .filter(|_| letters.next().is_none())
        .and_then(BoardRow::lettered)
}

/// The piece that a page aims.
fn page_piece(page: &Page) -> Option<Piece> {
    let argument = (page.word == AIM).then_some(page.argument.as_str())?;
    piece_of(argument.split('.').next()?)
}
