//! Console of a player of Space Connection.

use games::Said;
use games::space_connection::{
    BoardView, Chart, Draft, Emitters, Launch, Phase, Piece, Position, Positions, SpaceConnection,
    SpaceRow as BoardRow, View, position,
};
use text::space_connection::{advice, piece as named};
use text::{Lang, say};

use super::{piece_of, piece_word};
use crate::game::ui::{Console, Screen};
use crate::ui::message::{Row, SelectEntry, Style};

/// Word of the select and of the page of a row while planets are hidden.
pub(super) const ROW: &str = "row";
/// Word of the page where a piece is aimed, and of its select of a row.
pub(super) const AIM: &str = "aim";
/// Word of the page of a second emitter, and of its selects.
pub(super) const SECOND: &str = "second";

/// As many planets as a sky has.
const PLANETS: usize = 20;
/// The most entries of a select.
const FEW: usize = 25;

/// Console of a player.
pub(super) fn console(at: &Screen<'_, SpaceConnection>) -> Console {
    let view = at.view;
    let hidden = view.me.and_then(|me| view.hidden_by(me));
    let draft = hidden.and_then(|board| board.draft.as_ref());
    let hunted = view.me.and_then(|me| view.hunted_by(me));
    match (view.phase, draft, hunted) {
        (Phase::Hiding, Some(draft), _) => at.question().unwrap_or_else(|| hiding(at, draft)),
        (Phase::Hunting, _, Some(board)) => at.question().unwrap_or_else(|| hunting(at, board)),
        _ => Console::default(),
    }
}

/// Console while the player hides.
fn hiding(at: &Screen<'_, SpaceConnection>, draft: &Draft) -> Console {
    let planets = draft.planets;
    // Of a sky that has all its planets some can only be taken away.
    let full = usize::from(planets.count()) >= PLANETS;
    let offered = |at: &Position| !full || planets.has(*at);
    let entry = |row: BoardRow| {
        let here = row.positions().filter(|at| planets.has(*at));
        let here: Vec<String> = here.map(|at| at.to_string()).collect();
        row_choice(at.lang, row).about((!here.is_empty()).then(|| here.join(" ")))
    };
    let some = BoardRow::all().filter(|row| row.positions().any(|at| offered(&at)));
    let placeholder = say("space_connection-choose-row");
    let select = at.select(ROW, "", placeholder, some.map(entry));
    let places = page_row(at, ROW).and_then(|row| {
        let entry = |place: Position| {
            let here = planets.has(place);
            choice(place).about(here.then(|| say("space_connection-take-away").tr(at.lang)))
        };
        let placeholder = say("space_connection-choose-at").with("row", row.to_string());
        let places = row.positions().filter(offered).map(entry);
        at.select("at", "", placeholder, places)
    });
    let (mut random, write) = (at.button("random", ""), at.button("write", ""));
    let (hint, buttons) = if draft.is_ready() {
        let seal = at.button("seal", "");
        (say("space_connection-hint-seal"), vec![seal, random, write])
    } else {
        random.style = Style::Main;
        (say("space_connection-hint-hide"), vec![random, write])
    };
    let rows = [select, places, Some(Row::Buttons(buttons))];
    let more = ["shift", "clear"].map(|word| at.button(word, ""));
    let lines = [advice(at.lang, draft), hint.tr(at.lang)];
    Console::new(lines, rows.into_iter().flatten())
        .with_more(more.into_iter().filter(|_| !planets.is_empty()))
}

/// Console while the player hunts.
fn hunting(at: &Screen<'_, SpaceConnection>, board: &BoardView) -> Console {
    let offer = |word| at.button(word, "");
    if at.view.turn != Some(board.hunter) {
        let hint = say("space_connection-hint-wait").tr(at.lang);
        let note = Row::Buttons(vec![offer("note")]);
        return Console::new([hint], [note]).with_more([offer("concede")]);
    }
    let chart = &board.chart;
    let second_of = at.on_page(SECOND).map(position);
    let console = match (second_of, page_piece(at)) {
        (Some(Ok(first)), _) => second(at, chart, first),
        (_, Some(piece)) => aiming(at, chart, piece),
        (_, None) => {
            let launch = Row::Buttons(vec![offer("launch")]);
            let hint = say("space_connection-hint-hunt").tr(at.lang);
            Console::new([hint], pieces(at, chart).into_iter().chain([launch]))
        }
    };
    console.with_more([offer("note"), offer("concede")])
}

/// Select of a piece that has targets.
fn pieces(at: &Screen<'_, SpaceConnection>, chart: &Chart) -> Option<Row> {
    let usable = Piece::ALL
        .into_iter()
        .filter(|&piece| !chart.targets(piece).is_empty());
    let entry = |piece| {
        let left = say("space_connection-left").with("left", chart.stock.number_left(piece));
        SelectEntry::new(piece_word(piece), named(at.lang, piece)).about(left.tr(at.lang))
    };
    let placeholder = say("space_connection-choose-piece");
    at.select("piece", "", placeholder, usable.map(entry))
}

/// Page with the targets of a piece: all in one select if they fit, else by row.
fn aiming(at: &Screen<'_, SpaceConnection>, chart: &Chart, piece: Piece) -> Console {
    let targets = chart.targets(piece);
    // One select shows all of these.
    let few = usize::from(targets.count()) <= FEW;
    let row = page_row(at, AIM);
    let of_piece = |key| say(key).with("piece", named(at.lang, piece));
    let has_some = |row: &BoardRow| row.positions().any(|at| targets.has(at));
    let by_row = (!few).then(|| {
        let placeholder = of_piece("space_connection-choose-aim-row");
        let rows = BoardRow::all().filter(has_some);
        let rows = rows.map(|row| row_choice(at.lang, row));
        at.select(AIM, piece_word(piece), placeholder, rows)
    });
    let in_row = |place: &Position| few || Some(place.row()) == row;
    let shown = targets.iter().filter(in_row);
    let target = at.select(
        "target",
        piece_word(piece),
        of_piece("space_connection-choose-target"),
        shown.map(|place| target_choice(at.lang, chart, place)),
    );
    let buttons = Row::Buttons(["launch", "back"].map(|word| at.button(word, "")).to_vec());
    let hint = of_piece(match few || row.is_some() {
        true => "space_connection-hint-target",
        false => "space_connection-hint-aim",
    });
    let rows = [by_row.flatten(), target, Some(buttons)];
    Console::new([hint.tr(at.lang)], rows.into_iter().flatten())
}

/// Page with the positions of a second emitter, or none.
fn second(at: &Screen<'_, SpaceConnection>, chart: &Chart, first: Position) -> Console {
    let partners: Positions = first.in_line().minus(chart.emitters);
    let all: Vec<Position> = partners.iter().collect();
    let selects = (0u8..).zip(all.chunks(FEW)).filter_map(|(nth, some)| {
        let places = some
            .iter()
            .map(|&place| target_choice(at.lang, chart, place));
        let placeholder = say("space_connection-choose-second");
        at.select(SECOND, &format!("{first}.{nth}"), placeholder, places)
    });
    let may_be_alone = chart.partners(None).has(first);
    let alone = may_be_alone.then(|| at.button("alone", &first.to_string()));
    let buttons = alone.into_iter().chain([at.button("back", "")]);
    let rows = selects.chain([Row::Buttons(buttons.collect())]);
    let hint = say("space_connection-hint-second").with("at", first.to_string());
    Console::new([hint.tr(at.lang)], rows)
}

/// Text of the confirmation of a laser: its emitters and what it reaches.
pub(super) fn laser_hint(lang: Lang, view: &View, said: &Said) -> String {
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
    let left = chart.map_or(0, |chart| chart.stock.number_left(Piece::Laser));
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

/// Entry of a position in a select, which says if it is known to be empty.
fn target_choice(lang: Lang, chart: &Chart, at: Position) -> SelectEntry {
    let empty = chart.empty.has(at);
    choice(at).about(empty.then(|| say("space_connection-known-empty").tr(lang)))
}

/// Entry of a position in a select.
fn choice(at: Position) -> SelectEntry {
    SelectEntry::new(at.to_string(), at.to_string())
}

/// Entry of a row in a select.
fn row_choice(lang: Lang, row: BoardRow) -> SelectEntry {
    let label = say("space_connection-row").with("row", row.to_string());
    SelectEntry::new(row.to_string(), label.tr(lang))
}

/// Row in the argument of the page with this word: the argument itself, or what comes after the
/// piece.
fn page_row(at: &Screen<'_, SpaceConnection>, word: &str) -> Option<BoardRow> {
    let row = at.on_page(word)?.rsplit('.').next()?;
    let mut letters = row.chars();
    letters
        .next()
        .filter(|_| letters.next().is_none())
        .and_then(BoardRow::lettered)
}

/// Piece that the page aims.
fn page_piece(at: &Screen<'_, SpaceConnection>) -> Option<Piece> {
    piece_of(at.on_page(AIM)?.split('.').next()?)
}
