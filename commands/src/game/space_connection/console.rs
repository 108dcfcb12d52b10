//! Console of a player of Space Connection.

use games::Said;
use games::space_connection::{
    Action, BoardView, Chart, Draft, Emitters, Launch, Phase, Piece, Position, Positions,
    SpaceConnection, SpaceRow as BoardRow, View, position,
};
use text::space_connection::advice;
use text::{Lang, Phrase, fit, say};

use super::{piece_of, piece_word};
use crate::game::ui::{Console, Screen};
use crate::ui::ids;
use crate::ui::message::{Button, Row, SelectEntry, Style};

/// Word of the select and of the page of a row while planets are hidden.
pub(super) const ROW: &str = "row";
/// Word of the page where a piece is aimed, and of its select of a row.
pub(super) const AIM: &str = "aim";
/// Word of the page of a launch that is about to be made, and of its selects and buttons.
pub(super) const SIGHT: &str = "sight";
/// Choice of a select of positions that leads back to the rows.
pub(super) const OTHER_ROW: &str = "rows";
/// Word of the buttons of good launches.
pub(super) const SEND: &str = "send";
/// Word of the page that asks whether a laser is to be fired.
pub(super) const LASER: &str = "laser";
/// Word of the page of a second emitter, and of its selects.
pub(super) const SECOND: &str = "second";

/// As many planets as a sky has.
const PLANETS: usize = 20;
/// The most entries of a select.
const FEW: usize = fit::OPTIONS;
/// Good launches of a piece in hand that are buttons: as many as a phone shows beside each other.
const GOOD: usize = 3;
const GOOD_LASERS: usize = 2;

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
        // The picture shows it, and the line above says that it cannot change: once is enough.
        let label = say("space_connection-button-seal");
        let seal = at.labelled("seal-now", "", label, Style::Final);
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
    let usable = Piece::ALL
        .into_iter()
        .filter(|&piece| !offered(chart, piece).is_empty());
    let usable: Vec<Piece> = usable.collect();
    let in_hand = page_piece(at).filter(|piece| usable.contains(piece));
    let console = match (at.on_page(SECOND).map(position), considered(at), in_hand) {
        (Some(Ok(first)), ..) => second(at, chart, first),
        (_, Some(launch), _) if chart.allows(launch).is_ok() => looking(at, chart, launch),
        (.., Some(piece)) => aiming(at, chart, piece),
        _ => proposing(at, chart, usable.first().copied()),
    };
    console.with_more(["launch", "note", "concede"].map(offer))
}

/// Console with a good launch of each piece, always at the same places.
fn proposing(at: &Screen<'_, SpaceConnection>, chart: &Chart, usable: Option<Piece>) -> Console {
    let Some(usable) = usable else {
        return Console::new([], [Row::Buttons(vec![at.button("launch", "")])]);
    };
    let proposals = Piece::ALL.into_iter();
    let proposals = proposals.filter_map(|piece| proposal(at, chart, piece));
    let pick = say("space_connection-button-pick");
    let pick = at.labelled(AIM, piece_word(usable), pick, Style::Plain);
    let rows = [proposals.collect(), vec![pick]];
    Console::new([], rows.map(Row::Buttons))
}

/// Button of the best launch of a piece, with what speaks for it; it is dead where nothing does.
fn proposal(at: &Screen<'_, SpaceConnection>, chart: &Chart, piece: Piece) -> Option<Button> {
    let name = say("space_connection-button-piece").with("piece", piece_word(piece));
    let name = name.tr(at.lang);
    let Some(launch) = chart.prospects(piece, 1).first().copied() else {
        return Some(piece_button(at, piece, name, Style::Plain)?.when(false));
    };
    let odds = match launch {
        Launch::Scout(place) => chart.odds(place),
        Launch::Ship(_) | Launch::SuperShip(_) | Launch::Lasers(_) => None,
    };
    // The first ones say what the number counts, the later ones where it is. A laser's line is in
    // the picture that asks once more.
    let is_first = chart.launches == 0;
    let reason = match odds {
        Some(odds) => say("space_connection-reason-odds").with("odds", odds),
        None if is_first => say("space_connection-reason-spots"),
        None => say("space_connection-reason-new"),
    };
    let reason = reason.with("count", chart.unknown(launch)).tr(at.lang);
    let label = match piece {
        Piece::Scout | Piece::Ship | Piece::SuperShip if !is_first => {
            format!("{name} {} · {reason}", names(launch))
        }
        _ => format!("{name} · {reason}"),
    };
    // Of the first ones it shows most.
    let style = match piece {
        Piece::SuperShip if is_first => Style::Main,
        _ => Style::Plain,
    };
    let id = at.ids.game(SEND, &spelled(piece, launch));
    Some(Button::new(id, label, style))
}

/// Launch as one spells it: its piece and its places.
fn spelled(piece: Piece, launch: Launch) -> String {
    format!("{} {}", piece_word(piece), names(launch))
}

/// Names of the places of a launch.
fn names(launch: Launch) -> String {
    let places = launch.positions().iter().map(|at| at.to_string());
    places.collect::<Vec<_>>().join(" ")
}

/// Console with the targets of the piece in hand: the good ones as buttons, all in one select if
/// they fit, else by row. The other pieces stand above, always at the same places.
fn aiming(at: &Screen<'_, SpaceConnection>, chart: &Chart, piece: Piece) -> Console {
    let piece_buttons = Piece::ALL.into_iter().filter_map(|other| {
        let label = say("space_connection-button-piece").with("piece", piece_word(other));
        let in_hand = other == piece;
        let style = if in_hand { Style::Main } else { Style::Plain };
        let button = piece_button(at, other, label.tr(at.lang), style)?;
        Some(button.when(!offered(chart, other).is_empty()))
    });
    let targets = offered(chart, piece);
    let row = page_row(at, AIM);
    let named = |phrase: Phrase| phrase.with("piece", piece_word(piece));
    let in_row = |at: &Position| row.is_none_or(|row| at.row() == row);
    let places = || {
        let shown = targets.iter().filter(in_row);
        shown.map(|place| target_choice(at.lang, chart, place))
    };
    // A laser goes on to its second place, anything else to its picture.
    let word = match piece {
        Piece::Laser => "target",
        Piece::Scout | Piece::Ship | Piece::SuperShip => SIGHT,
    };
    let few = usize::from(targets.count()) <= FEW;
    let select = match row {
        Some(row) => {
            let other = say("space_connection-choose-aim-other").tr(at.lang);
            let other = SelectEntry::new(OTHER_ROW, other);
            let placeholder = say("space_connection-choose-at").with("row", row.to_string());
            let places = places().chain([other]);
            at.select(word, piece_word(piece), placeholder, places)
        }
        None if few => {
            let placeholder = named(say("space_connection-choose-target"));
            at.select(word, piece_word(piece), placeholder, places())
        }
        None => {
            let rows = BoardRow::all().filter(|row| row.positions().any(|at| targets.has(at)));
            let rows = rows.map(|row| row_choice(at.lang, row));
            let placeholder = named(say("space_connection-choose-aim-row"));
            at.select(AIM, piece_word(piece), placeholder, rows)
        }
    };
    let most = match piece {
        Piece::Laser => GOOD_LASERS,
        Piece::Scout | Piece::Ship | Piece::SuperShip => GOOD,
    };
    let good = chart.prospects(piece, most).into_iter();
    let good = good.filter_map(|launch| {
        let id = match piece {
            Piece::Laser => at.ids.game(SEND, &spelled(piece, launch)),
            _ => ids::choice_id(&at.ids.game(SIGHT, piece_word(piece)), &names(launch))?,
        };
        Some(Button::new(id, names(launch), Style::Plain))
    });
    let good: Vec<Button> = good.chain([at.button("back", "")]).collect();
    let rows = [
        Some(Row::Buttons(piece_buttons.collect())),
        select,
        Some(Row::Buttons(good)),
    ];
    Console::new([hint(at.lang, chart, piece)], rows.into_iter().flatten())
}

/// Console of a launch that its picture shows, before it is made.
fn looking(at: &Screen<'_, SpaceConnection>, chart: &Chart, launch: Launch) -> Console {
    let piece = piece_word(launch.piece());
    let label = say("space_connection-button-send")
        .with("piece", piece)
        .with("at", names(launch));
    let words = spelled(launch.piece(), launch);
    let send = at.labelled(SEND, &words, label, Style::Main);
    let buttons = vec![send, at.button("back", "")];
    let hint = hint(at.lang, chart, launch.piece());
    Console::new([hint], [Row::Buttons(buttons)])
}

/// Line about a piece: its view, and how many are left.
fn hint(lang: Lang, chart: &Chart, piece: Piece) -> String {
    say("space_connection-hint-piece")
        .with("piece", piece_word(piece))
        .with("left", chart.stock.number_left(piece))
        .tr(lang)
}

/// Launch of the page that shows one, of another piece than a laser.
fn considered(at: &Screen<'_, SpaceConnection>) -> Option<Launch> {
    let (piece, place) = at.on_page(SIGHT)?.split_once(' ')?;
    let place = position(place).ok()?;
    match piece_of(piece)? {
        Piece::Scout => Some(Launch::Scout(place)),
        Piece::Ship => Some(Launch::Ship(place)),
        Piece::SuperShip => Some(Launch::SuperShip(place)),
        Piece::Laser => None,
    }
}

/// Positions where a piece can be sent and would show something. A scout shows its own spot alone.
fn offered(chart: &Chart, piece: Piece) -> Positions {
    let targets = chart.targets(piece);
    match piece {
        Piece::Scout => targets.minus(chart.empty),
        Piece::Ship | Piece::SuperShip | Piece::Laser => targets,
    }
}

/// Button that takes a piece in hand.
fn piece_button(
    at: &Screen<'_, SpaceConnection>,
    piece: Piece,
    label: String,
    style: Style,
) -> Option<Button> {
    let id = ids::choice_id(&at.ids.game("piece", ""), piece_word(piece))?;
    Some(Button::new(id, label, style))
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

/// Launch that the page is about, before it is made; or a laser whose second emitter is being
/// chosen.
pub(super) fn in_mind(at: &Screen<'_, SpaceConnection>) -> Option<Action> {
    if let Some(launch) = considered(at) {
        return Some(Action::Launch(launch));
    }
    let words = at.on_page(SECOND).or_else(|| at.on_page(LASER))?;
    let places = words.split(' ').map(position);
    let places: Vec<Position> = places.collect::<Result<_, _>>().ok()?;
    let emitters = match places[..] {
        [one] => Emitters::One(one),
        [one, other] => Emitters::Two(one, other),
        _ => return None,
    };
    Some(Action::Launch(Launch::Lasers(emitters)))
}

/// Text of the confirmation of a laser. What it reaches is in the picture.
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
    let left = chart.map_or(0, |chart| chart.stock.number_left(Piece::Laser));
    let shown = |positions: Positions| {
        let each: Vec<String> = positions.iter().map(|at| at.to_string()).collect();
        each.join(" ")
    };
    say("space_connection-hint-laser-sure")
        .with("emitters", shown(launch.positions()))
        .with("count", at.len())
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
