//! The few things that a board does not tell itself: the last ray, the marbles in hand, the round,
//! how the points come about, and one's own sky. Below the only board, or beside each of two.

use games::planetaire::{BoardView, Order, Outcome, Phase, Reveal, Score, Shot, Sky};
use text::say;

use super::Sight;
use super::art::Art;
use super::bends;
use super::header::total;
use super::pieces::{label, number, pawn, sprite, words};
use super::plan::WIDTH;
use crate::emblems::Emblem;
use crate::piece::Sprite;
use crate::renderer::renderer;
use crate::scene::{Anchor, Point, Scene};
use crate::shapes::card;
use crate::theme::{Face, Ink, Sign, Tint};

const NUMBERS: Face = Face::bold(34);
/// Face of numbers in a score beside a board.
const BESIDE: Face = Face::bold(30);
const WORDS: Face = Face::book(34);
const LEFT: i32 = 24;
const RIGHT: i32 = WIDTH as i32 - 24;
/// The middles of its two lines below a board.
const FIRST: i32 = 1038;
const SECOND: i32 = 1092;
/// Room for the end of the last ray.
const ENDS: u16 = 180;
const MARBLE: u16 = 40;
const MARBLES: i32 = 46;
const ICON: u16 = 38;

/// Draws the strip below the only board.
pub(super) fn draw_below(
    scene: &mut Scene,
    sight: Sight<'_>,
    board: &BoardView,
    own: Option<&BoardView>,
) {
    let first = Point::new(LEFT, FIRST);
    let second = Point::new(LEFT, SECOND);
    if is_draft(sight, board) {
        return draw_draft(
            scene,
            sight,
            board.sky.unwrap_or_default(),
            first.offset(0, 24),
        );
    }
    if let Some(reveal) = &board.reveal {
        draw_score(scene, reveal, first, ((310, 0), NUMBERS));
        let twins = say("picture-twins").with("count", reveal.twins);
        let twins = label(twins.tr(sight.lang), WORDS, Ink::Faint, 560);
        scene.add("twins", second, twins);
    } else {
        if let Some(shot) = board.shots.last() {
            // Its sign tells it, where one's own sky takes the room.
            let end = end_in_words(sight, shot).filter(|_| own.is_none());
            let wide = end
                .as_deref()
                .map_or(214, |end| 166 + renderer().width(WORDS, end, ENDS));
            draw_pill(scene, first.offset(-6, 0), wide + 22);
            draw_last_ray(scene, shot, first);
            if let Some(end) = end {
                let end = label(end, WORDS, Ink::Moon, ENDS);
                scene.add("last ray's end", first.offset(160, 0), end);
            }
        }
        draw_marbles(scene, sight, board, Point::new(RIGHT, FIRST), -1);
    }
    let begins = board.shots.is_empty() && board.marbles.count() == 0;
    if sight.with_bends && !begins && board.reveal.is_none() {
        if let Some(own) = own {
            draw_rival(scene, own, Point::new(520, FIRST));
        }
        bends::draw_below(scene, sight.lang);
        return;
    }
    // Where both search at once, the rounds are one: what stands below is told instead.
    let said = match own {
        Some(_) if board.reveal.is_none() => Some(say("picture-own-sky").tr(sight.lang)),
        _ => round(sight, board),
    };
    let place = match (board.reveal.is_some(), own.is_some()) {
        (false, true) => Point::new(480, FIRST),
        _ => Point::new(RIGHT, SECOND),
    };
    let anchor = match own {
        Some(_) => Anchor::Middle,
        None => Anchor::Right,
    };
    if let Some(said) = said {
        scene.add("round", place, words(said, WORDS, Ink::Faint, anchor, 340));
    }
    match own {
        Some(own) => draw_own_sky(scene, own, second),
        None => {
            if let Some(total) = total(sight, board.detector).filter(|_| board.reveal.is_none()) {
                let said = say("picture-total").with("points", total).tr(sight.lang);
                scene.add("total", second, label(said, NUMBERS, Ink::Gold, 420));
            }
        }
    }
}

/// Draws the strip beside one of two boards, above this place.
pub(super) fn draw_beside(
    scene: &mut Scene,
    sight: Sight<'_>,
    board: &BoardView,
    bottom: Point,
    room: u16,
) {
    if let Some(reveal) = &board.reveal {
        draw_score(scene, reveal, bottom.offset(0, -124), ((0, 48), BESIDE));
        return;
    }
    if let Some(said) = round(sight, board) {
        let said = label(said, Face::book(30), Ink::Faint, room);
        scene.add("round", bottom.offset(0, -146), said);
    }
    if let Some(shot) = board.shots.last() {
        draw_pill(scene, bottom.offset(-8, -88), i32::from(room) + 16);
        draw_last_ray(scene, shot, bottom.offset(0, -88));
    }
    draw_marbles(scene, sight, board, bottom.offset(-4, -34), 1);
}

/// Number of the round, in words.
fn round(sight: Sight<'_>, board: &BoardView) -> Option<String> {
    let said = match sight.view {
        // Both rounds at once are one.
        Some(view) if view.seats > 1 && view.options.order == Order::AtOnce => return None,
        Some(view) if view.rounds > 1 => say("picture-round-of")
            .with("number", board.number)
            .with("rounds", view.rounds),
        Some(_) => return None,
        None => say("picture-round").with("number", board.number),
    };
    Some(said.tr(sight.lang))
}

/// Draws the last ray: its pawn, from where, and how it came out.
fn draw_last_ray(scene: &mut Scene, shot: &Shot, at: Point) {
    let margin = shot.margin;
    let put_number = |scene: &mut Scene, name: &str, said: String, x: i32| {
        scene.add(name, at.offset(x, 0), number(said, NUMBERS, Ink::Moon));
    };
    scene.add("last ray's pawn", at.offset(22, 0), pawn(shot.pawn, 44));
    put_number(scene, "last ray", margin.to_string(), 78);
    let how = match shot.outcome {
        Outcome::Absorbed => Sprite::from(Art::Stop),
        Outcome::Reflected => Emblem::Back.into(),
        Outcome::Satellised => Art::Orbit.into(),
        Outcome::Exit(_) => Emblem::Arrow.into(),
    };
    scene.add("last ray's way", at.offset(130, 0), sprite(how, ICON));
    if let Outcome::Exit(exit) = shot.outcome {
        put_number(scene, "last ray's exit", exit.to_string(), 182);
    }
}

/// The end of a ray that did not come out elsewhere.
fn end_in_words(sight: Sight<'_>, shot: &Shot) -> Option<String> {
    let end = match shot.outcome {
        Outcome::Absorbed => say("picture-ray-absorbed"),
        Outcome::Reflected => say("picture-ray-reflected"),
        Outcome::Satellised => say("picture-ray-satellised"),
        Outcome::Exit(_) => return None,
    };
    Some(end.tr(sight.lang))
}

/// Draws a golden pill around what happened last.
fn draw_pill(scene: &mut Scene, at: Point, wide: i32) {
    const HIGH: u16 = 60;
    const EDGE: u16 = 3;
    // Less than a picture.
    let wide = wide as u16;
    let corner = at.offset(0, -i32::from(HIGH) / 2);
    scene.add("last", corner, card((wide, HIGH), 30, Ink::Gold));
    let inside = card((wide - 2 * EDGE, HIGH - 2 * EDGE), 27, Ink::Plate);
    scene.add("last", corner.offset(EDGE.into(), EDGE.into()), inside);
}

/// Draws the marbles that are still in hand, and the slots of those that are not.
fn draw_marbles(scene: &mut Scene, sight: Sight<'_>, board: &BoardView, at: Point, way: i32) {
    let all = super::satellites(sight);
    let left = all.saturating_sub(board.marbles.count());
    for nth in 0..all {
        let aside = i32::from(MARBLE) / 2 + MARBLES * i32::from(nth);
        let (name, piece) = if nth < left {
            ("in hand", Sprite::from(Art::Marble))
        } else {
            ("placed", Emblem::Slot.into())
        };
        let name = format!("{name} {}", nth + 1);
        scene.add(name, at.offset(aside * way, 0), sprite(piece, MARBLE));
    }
}

/// True if the picture is a hider's while they hide.
fn is_draft(sight: Sight<'_>, shown: &BoardView) -> bool {
    let hiding = sight.view.is_some_and(|view| view.phase == Phase::Hiding);
    hiding && shown.sky.is_some()
}

/// Draws a hider's sky in the making: the cells by name, and a slot for each satellite to come.
fn draw_draft(scene: &mut Scene, sight: Sight<'_>, sky: Sky, at: Point) {
    let all = i32::from(super::satellites(sight)).max(1);
    let step = (RIGHT - LEFT) / all;
    let mut cells = sky.cells();
    for nth in 0..all {
        let at = at.offset(step * nth + 36, 0);
        match cells.next() {
            Some(cell) => {
                scene.add(format!("hidden {cell}"), at, sprite(Art::Satellite, 72));
                let name = label(cell.to_string(), Face::title(52), Ink::Moon, 100);
                scene.add(format!("named {cell}"), at.offset(50, 0), name);
            }
            None => scene.add(format!("to hide {nth}"), at, sprite(Emblem::Slot, 64)),
        }
    }
}

/// Draws the parts of a round's score: pawns, withheld marbles, wrong marbles, each so far from the
/// last.
fn draw_score(
    scene: &mut Scene,
    reveal: &Reveal,
    at: Point,
    ((right, down), face): ((i32, i32), Face),
) {
    let Score {
        pawns,
        withheld,
        misplaced,
    } = reveal.score;
    let counted = |count: u8, each: u16| match count {
        0 => "0".to_owned(),
        _ => format!("{} = {count} × {each}", u16::from(count) * each),
    };
    let lines = [
        (
            "pawns",
            Emblem::Pawn(Tint::Black, Sign::Ring),
            pawns.to_string(),
        ),
        (
            "withheld",
            Emblem::Missed,
            counted(withheld, Score::WITHHELD),
        ),
        (
            "misplaced",
            Emblem::Wrong,
            counted(misplaced, Score::MISPLACED),
        ),
    ];
    for (nth, (name, icon, said)) in (0..).zip(lines) {
        let at = at.offset(right * nth, down * nth);
        scene.add(format!("{name} icon"), at.offset(20, 0), sprite(icon, 40));
        let said = label(said, face, Ink::Moon, 200);
        scene.add(name, at.offset(50, 0), said);
    }
}

/// Draws what the other's hunt has cost them.
fn draw_rival(scene: &mut Scene, own: &BoardView, at: Point) {
    scene.add("rival's icon", at.offset(24, 0), sprite(Emblem::Dish, 48));
    let points = label(own.pawns.to_string(), NUMBERS, Ink::Gold, 70);
    scene.add("rival's points", at.offset(56, 0), points);
}

/// Draws the viewer's own sky while they search the other's: its satellites by their cells, those
/// that the other has found, and how many marbles lie wrong. Its board stands in the channel.
fn draw_own_sky(scene: &mut Scene, own: &BoardView, at: Point) {
    const PIECE: u16 = 48;
    draw_rival(scene, own, at);
    let sky = own.sky.unwrap_or_default();
    let wrong = own.marbles.cells().filter(|cell| !sky.has(*cell)).count();
    // A sky holds at least one.
    let step = (RIGHT - LEFT - 136) / (i32::from(sky.count()) + i32::from(wrong > 0)).max(5);
    let mut put = |nth: i32, what: &str, piece: Sprite, mark: Option<Emblem>, said: String| {
        let at = at.offset(150 + step * nth, 0);
        scene.add(format!("sky's {what}"), at, sprite(piece, PIECE));
        let name = match &mark {
            Some(mark) => format!("own {what} is {mark:?}"),
            None => format!("own {what}"),
        };
        if let Some(mark) = mark {
            scene.add(format!("sky's {what} is"), at, sprite(mark, PIECE + 6));
        }
        let said = label(said, Face::bold(36), Ink::Moon, 60);
        scene.add(name, at.offset(36, 0), said);
    };
    for (nth, cell) in (0..).zip(sky.cells()) {
        let found = own.marbles.has(cell).then_some(Emblem::Right);
        put(
            nth,
            &cell.to_string(),
            Art::Satellite.into(),
            found,
            cell.to_string(),
        );
    }
    if wrong > 0 {
        let mark = Some(Emblem::Wrong);
        put(
            sky.count().into(),
            "wrong",
            Art::Marble.into(),
            mark,
            format!("×{wrong}"),
        );
    }
}
