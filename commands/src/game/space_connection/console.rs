//! Console of a player of Space Connection.

use std::cmp::Reverse;

use games::Said;
use games::space_connection::{
    Action, BoardView, Chart, Draft, Emitters, Launch, Phase, Piece, Position, Positions,
    SpaceConnection, SpaceRow as BoardRow, View, Way, drawn_lines, position,
};
use text::space_connection::advice;
use text::{Lang, Phrase, fit, say};

use super::{piece_of, piece_word};
use crate::game::ui::{Console, Page, Screen};
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
/// Word of the buttons that move what is aimed.
pub(super) const STEER: &str = "steer";
/// Word of the buttons that launch.
pub(super) const SEND: &str = "send";
/// Word of the page that asks whether a laser is to be fired.
pub(super) const LASER: &str = "laser";
/// Word of the page of a second emitter, and of its selects.
pub(super) const SECOND: &str = "second";

/// As many planets as a sky has.
const PLANETS: usize = 20;
/// The most entries of a select.
const FEW: usize = fit::OPTIONS;

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

/// Console while the player hunts: a launch is aimed at once.
fn hunting(at: &Screen<'_, SpaceConnection>, board: &BoardView) -> Console {
    let offer = |word| at.button(word, "");
    let chart = &board.chart;
    if at.view.turn != Some(board.hunter) {
        // What comes next stands there already: no button changes its place.
        let rows = next_launch(chart).map(|launch| controls(at, chart, launch));
        let rows = rows.into_iter().flatten().map(|row| {
            let buttons = row.into_iter().map(|button| button.when(false));
            Row::Buttons(buttons.collect())
        });
        return Console::new([], rows).with_more(["note", "concede"].map(offer));
    }
    let in_hand = page_piece(at).filter(|piece| !offered(chart, *piece).is_empty());
    let console = match (at.on_page(SECOND).map(position), aimed(at, chart), in_hand) {
        (Some(Ok(first)), ..) => second(at, chart, first),
        (_, Some(launch), _) => aiming(at, chart, launch),
        (.., Some(piece)) => picking(at, chart, piece),
        _ => next_launch(chart).map_or_else(Console::default, |it| aiming(at, chart, it)),
    };
    let pick = next_launch(chart).map(|launch| {
        let pick = say("space_connection-button-pick");
        at.labelled(AIM, piece_word(launch.piece()), pick, Style::Plain)
    });
    let more = ["launch", "note", "concede"].map(offer);
    console.with_more(pick.into_iter().chain(more))
}

/// Launch that is aimed: the one of the page, or on the first page the next one.
fn aimed(at: &Screen<'_, SpaceConnection>, chart: &Chart) -> Option<Launch> {
    let next = || next_launch(chart).filter(|_| *at.page == Page::default());
    let considered = considered(at).filter(|launch| chart.allows(*launch).is_ok());
    considered.or_else(next)
}

/// Launch that is offered first: with the piece that went last, as long as one is left.
fn next_launch(chart: &Chart) -> Option<Launch> {
    let last = chart.last.map(|last| last.launch.piece());
    let last = last.filter(|piece| *piece != Piece::Laser);
    let pieces = [Piece::Ship, Piece::SuperShip, Piece::Scout, Piece::Laser];
    let mut pieces = last.into_iter().chain(pieces);
    pieces.find_map(|piece| first_aim(chart, piece, None))
}

/// Buttons that take another piece in hand.
fn other_pieces(at: &Screen<'_, SpaceConnection>, chart: &Chart, launch: Launch) -> Vec<Button> {
    let others = Piece::ALL.into_iter();
    let others = others.filter(|piece| *piece != launch.piece());
    let others = others.filter_map(|piece| {
        let name = say("space_connection-button-piece").with("piece", piece_word(piece));
        let next = first_aim(chart, piece, Some(launch));
        let id = match next {
            Some(next) => aim_id(at, next)?,
            None => at.ids.game(AIM, piece_word(piece)),
        };
        Some(Button::new(id, name.tr(at.lang), Style::Plain).when(next.is_some()))
    });
    others.collect()
}

/// Launch of a piece as near as it can be to where another one is aimed; else to where a system goes
/// on near the last launch; else to that launch, or to the middle, but where it shows most.
fn first_aim(chart: &Chart, piece: Piece, other: Option<Launch>) -> Option<Launch> {
    let middle = Position::all().nth(63)?;
    let place = |launch: Launch| match launch {
        // Its ends lie on the rim, where hardly anything else is meant.
        Launch::Lasers(_) => chart.reach(launch).iter().min_by_key(|at| at.apart(middle)),
        Launch::Scout(at) | Launch::Ship(at) | Launch::SuperShip(at) => Some(at),
    };
    let other = other.and_then(place);
    let last = chart.last.and_then(|last| place(last.launch));
    let around = last.unwrap_or(middle);
    let due = || chart.unchecked().iter().min_by_key(|at| at.apart(around));
    let meant = other.or_else(due);
    let near = meant.unwrap_or(around);
    match piece {
        Piece::Laser => {
            let lines = chart.along_lines().into_iter().flatten();
            let apart = |launch: &Launch| {
                let reach = chart.reach(*launch).iter();
                reach.map(|at| at.apart(near)).min()
            };
            lines.min_by_key(apart)
        }
        Piece::Scout | Piece::Ship | Piece::SuperShip => {
            let targets = offered(chart, piece).iter();
            let targets = targets.filter_map(|at| launch_to(piece, at).zip(Some(at)));
            let shown = |launch| match meant {
                Some(_) => 0,
                None => chart.unknown(launch),
            };
            let best = targets.min_by_key(|(launch, at)| (Reverse(shown(*launch)), at.apart(near)));
            best.map(|(launch, _)| launch)
        }
    }
}

/// Launch of such a piece, other than a laser, to a position.
const fn launch_to(piece: Piece, at: Position) -> Option<Launch> {
    match piece {
        Piece::Scout => Some(Launch::Scout(at)),
        Piece::Ship => Some(Launch::Ship(at)),
        Piece::SuperShip => Some(Launch::SuperShip(at)),
        Piece::Laser => None,
    }
}

/// Id of a button that aims a launch.
fn aim_id(at: &Screen<'_, SpaceConnection>, launch: Launch) -> Option<String> {
    let select = at.ids.game(STEER, piece_word(launch.piece()));
    ids::choice_id(&select, &spelled(launch))
}

/// Launch as one spells it: its piece and its places.
fn spelled(launch: Launch) -> String {
    format!("{} {}", piece_word(launch.piece()), names(launch))
}

/// Names of the places of a launch.
fn names(launch: Launch) -> String {
    let places = launch.positions().iter().map(|at| at.to_string());
    places.collect::<Vec<_>>().join(" ")
}

/// Ways to move what is aimed: their words, which never change, and their signs.
const WAYS: [(&str, &str, Way); 6] = [
    ("nw", "↖", Way::UpLeft),
    ("ne", "↗", Way::UpRight),
    ("w", "←", Way::Left),
    ("sw", "↙", Way::DownLeft),
    ("se", "↘", Way::DownRight),
    ("e", "→", Way::Right),
];
/// Ways to move a line: to the one before of its direction and the one after it, and to one of the
/// next direction.
const TURNS: [(&str, &str, usize); 3] = [("w", "←", 12), ("e", "→", 3), ("turn", "↻", 1)];

/// Console of a launch that its picture shows, before it is made.
fn aiming(at: &Screen<'_, SpaceConnection>, chart: &Chart, launch: Launch) -> Console {
    let piece = launch.piece();
    // On the first page what happened takes the room.
    let aim = (*at.page != Page::default()).then(|| {
        say("space_connection-aim")
            .with("piece", piece_word(piece))
            .with("at", names(launch))
            .with("count", chart.unknown(launch))
            .with("left", chart.stock.number_left(piece))
            .tr(at.lang)
    });
    let rows = controls(at, chart, launch);
    Console::new(aim, rows.into_iter().map(Row::Buttons))
}

/// Rows that aim a launch and make it: the other pieces, and below them the launch with the ways to
/// move it around it.
fn controls(at: &Screen<'_, SpaceConnection>, chart: &Chart, launch: Launch) -> [Vec<Button>; 3] {
    let piece = launch.piece();
    let label = say("space_connection-button-send")
        .with("piece", piece_word(piece))
        .with("at", names(launch));
    let fire = match piece {
        // The picture has asked already.
        Piece::Laser => at.labelled("laser-now", &names(launch), label, Style::Final),
        _ => at.labelled(SEND, &spelled(launch), label, Style::Final),
    };
    let mut ways = match piece {
        Piece::Laser => turns(at, chart, launch),
        _ => ways(at, chart, launch),
    };
    let below = ways.split_off(2.min(ways.len()));
    ways.insert(1.min(ways.len()), fire);
    [other_pieces(at, chart, launch), ways, below]
}

/// Buttons that move the aim to the next target in each direction.
fn ways(at: &Screen<'_, SpaceConnection>, chart: &Chart, launch: Launch) -> Vec<Button> {
    let piece = launch.piece();
    let targets = offered(chart, piece);
    let Some(now) = launch.positions().first() else {
        return Vec::new();
    };
    let ways = WAYS.into_iter().filter_map(|(word, sign, way)| {
        let next = now.nearest_toward(way, targets);
        let moved = launch_to(piece, next.unwrap_or(now))?;
        let id = ids::choice_id(&at.ids.game(STEER, word), &spelled(moved))?;
        Some(Button::new(id, sign, Style::Plain).when(next.is_some()))
    });
    ways.collect()
}

/// Buttons that move a laser to the next lines.
fn turns(at: &Screen<'_, SpaceConnection>, chart: &Chart, launch: Launch) -> Vec<Button> {
    let lines = chart.along_lines();
    let now = chart.reach(launch);
    let on = |(from, to): (Position, Position)| {
        let whole = from.segment(to).unwrap_or_default();
        whole.has_all(launch.positions()) && whole.common(now).count() > 1
    };
    let nth = drawn_lines().into_iter().position(on);
    let turns = TURNS.into_iter().filter_map(|(word, sign, step)| {
        let next = nth.and_then(|nth| {
            let others = (1..5).map(|times| (nth + times * step) % lines.len());
            let mut others = others.filter(|other| *other != nth);
            others.find_map(|other| lines[other])
        });
        let moved = spelled(next.unwrap_or(launch));
        let id = ids::choice_id(&at.ids.game(STEER, word), &moved)?;
        Some(Button::new(id, sign, Style::Plain).when(next.is_some()))
    });
    turns.collect()
}

/// Console with the targets of the piece in hand: all in one select if they fit, else by row. The
/// other pieces stand above, always at the same places.
fn picking(at: &Screen<'_, SpaceConnection>, chart: &Chart, piece: Piece) -> Console {
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
    let rows = [
        Some(Row::Buttons(piece_buttons.collect())),
        select,
        Some(Row::Buttons(vec![at.button("back", "")])),
    ];
    Console::new([hint(at.lang, chart, piece)], rows.into_iter().flatten())
}

/// Line about a piece: its view, and how many are left.
fn hint(lang: Lang, chart: &Chart, piece: Piece) -> String {
    say("space_connection-hint-piece")
        .with("piece", piece_word(piece))
        .with("left", chart.stock.number_left(piece))
        .tr(lang)
}

/// Launch of the page that aims one.
fn considered(at: &Screen<'_, SpaceConnection>) -> Option<Launch> {
    let (piece, places) = at.on_page(SIGHT)?.split_once(' ')?;
    let places = places.split(' ').map(position);
    let places: Vec<Position> = places.collect::<Result<_, _>>().ok()?;
    match (piece_of(piece)?, &places[..]) {
        (Piece::Laser, [one]) => Some(Launch::Lasers(Emitters::One(*one))),
        (Piece::Laser, [one, other]) => Some(Launch::Lasers(Emitters::Two(*one, *other))),
        (piece, [place]) => launch_to(piece, *place),
        _ => None,
    }
}

/// Positions where a piece can be sent and would show something.
fn offered(chart: &Chart, piece: Piece) -> Positions {
    let shows =
        |at: &Position| launch_to(piece, *at).is_none_or(|launch| chart.unknown(launch) > 0);
    Positions::new(chart.targets(piece).iter().filter(shows))
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
    let chart = &at.view.hunted_by(at.view.me?)?.chart;
    let is_my_turn = at.view.phase == Phase::Hunting && at.view.turn == at.view.me;
    if let Some(launch) = aimed(at, chart).filter(|_| is_my_turn) {
        return Some(Action::Launch(launch));
    }
    if let Some(piece) = page_piece(at) {
        // Of a row its middle is shown, with the numbers of all of it.
        let targets = offered(chart, piece).iter();
        let row: Vec<Position> = match page_row(at, AIM) {
            Some(row) => targets.filter(|at| at.row() == row).collect(),
            None if piece == Piece::Laser => return None,
            None => return first_aim(chart, piece, None).map(Action::Launch),
        };
        let middle = *row.get(row.len() / 2)?;
        let shown = launch_to(piece, middle).unwrap_or(Launch::Lasers(Emitters::One(middle)));
        return Some(Action::Launch(shown));
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
