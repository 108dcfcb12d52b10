//! Status of a dogfight: the turn, and whose move it is.

use games::Seat;
use games::interceptor::{Announcing, FirstTurn, Phase, QUIET, View};

use super::craft::{Crafts, announced_plan, yes_or_no};
use super::news::result;
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// From how many quiet turns on the draw is announced.
const WARNING: u8 = QUIET - 5;

/// Status of the fight: phase, turn and players still awaited.
pub(super) fn status(lang: Lang, view: &View, names: &Names) -> String {
    let mine = view.me.filter(|me| view.due.contains(me));
    let is_over = view.phase == Phase::Over;
    // Who decides sees the ships, and reads first what they decide.
    let warns = view.quiet >= WARNING && !is_over;
    let mut lines = Vec::new();
    lines.extend(((mine.is_none() && !is_over) || warns).then(|| standing(lang, view)));
    let announced = announcements(lang, view, names);
    match view.phase {
        Phase::Over => lines.push(result(lang, &view.winners, names)),
        Phase::Placing if mine.is_some() => {
            let placed = view.mine().all(|ship| ship.placement.is_some());
            lines.push(decision("interceptor-status-place-you", placed).tr(lang));
        }
        Phase::Announcing if mine.is_some() => {
            lines.push(say("interceptor-status-announce-you").tr(lang));
        }
        Phase::Ordering if mine.is_some() => {
            let written = view.mine().all(|ship| ship.order.is_some());
            // What others announced asks for an order by itself.
            let task = || match written {
                true => say("interceptor-status-seal-you"),
                false => order_to_write(view),
            };
            lines.push(announced.clone().unwrap_or_else(|| task().tr(lang)));
        }
        Phase::Placing | Phase::Announcing | Phase::Ordering => {}
    }
    let is_included = lines.iter().any(|line| Some(line) == announced.as_ref());
    let shown = |seats: &[Seat]| {
        let others = seats.iter().filter(|seat| Some(**seat) != mine);
        let named: Vec<String> = others
            .map(|seat| names.in_message(*seat).to_owned())
            .collect();
        (!named.is_empty()).then(|| all_of(lang, named))
    };
    let mut others = Vec::new();
    if let Some(waited) = shown(&view.due) {
        let phrase = match view.phase {
            Phase::Placing => say("interceptor-status-placing"),
            Phase::Announcing => say("interceptor-status-announcing"),
            Phase::Ordering | Phase::Over => say("interceptor-status-ordering"),
        };
        others.push(phrase.with("names", waited).tr(lang));
        if view.me.is_none() && view.phase == Phase::Placing {
            others.push(say("interceptor-status-place-yours").tr(lang));
        }
    }
    if sealed_rival(view).is_none()
        && let Some(sealed) = shown(&view.sealed)
    {
        let phrase = say("interceptor-status-sealed").with("names", sealed);
        others.push(phrase.tr(lang));
    }
    if !others.is_empty() {
        lines.push(others.join(" "));
    }
    lines.extend(announced.filter(|_| !is_included));
    lines.join("\n")
}

/// Phrase for what the viewer decides, or that it is decided and has to be sealed.
fn decision(key: &'static str, is_made: bool) -> Phrase {
    say(match is_made {
        true => "interceptor-status-seal-you",
        false => key,
    })
}

/// Phrase for an order to write: of the only ship, how far it flies.
fn order_to_write(view: &View) -> Phrase {
    let mut mine = view.mine();
    let (Some(ship), None) = (mine.next(), mine.next()) else {
        return say("interceptor-status-order-you");
    };
    let speed = ship.speed_at_first();
    let turns = ship.build.interval(speed.moves()).is_some();
    say("interceptor-status-fly-you")
        .with("moves", speed.moves())
        .with("back", yes_or_no(speed.get() < 0))
        .with("turns", yes_or_no(turns))
}

/// The only other who has sealed, where the viewer has yet to: a padlock in the picture says so.
pub(super) fn sealed_rival(view: &View) -> Option<Seat> {
    let mine = view.me.filter(|me| view.due.contains(me))?;
    let mut rivals = view.sealed.iter().filter(|seat| **seat != mine);
    let first = rivals.next().copied();
    first.filter(|_| rivals.next().is_none())
}

/// Line for the turn, the ships, and how long no ship has been hit.
fn standing(lang: Lang, view: &View) -> String {
    let mut line = match view.phase {
        Phase::Placing => say("interceptor-status-start")
            .with("side", view.board.side())
            .with("asteroids", view.asteroids.len())
            .tr(lang),
        Phase::Announcing | Phase::Ordering | Phase::Over => say("interceptor-status-turn")
            .with("turn", view.turn)
            .with("ships", view.flying())
            .tr(lang),
    };
    if view.quiet >= WARNING && view.phase != Phase::Over {
        let left = QUIET - view.quiet;
        line.push(' ');
        line.push_str(&say("interceptor-status-quiet").with("turns", left).tr(lang));
    }
    line
}

/// Tells this viewer what they learnt of the ships that they hit, and what they announced.
fn announcements(lang: Lang, view: &View, names: &Names) -> Option<String> {
    let crafts = Crafts::new(lang, names);
    let said = view
        .ships
        .iter()
        .filter_map(|other| match other.announcing {
            Announcing::Known(said) => {
                let is_own = view.me == Some(other.id.seat);
                let only = view.mine().count() == 1;
                let phrase = match (is_own, only) {
                    (true, true) => say("interceptor-status-promised"),
                    (true, false) => say("interceptor-news-told"),
                    (false, _) => say("interceptor-status-told")
                        .with("straight", yes_or_no(said.turn == FirstTurn::None)),
                };
                let phrase = phrase.with("ship", crafts.first(other.id));
                Some(
                    phrase
                        .with("said", announced_plan(lang, said, other))
                        .tr(lang),
                )
            }
            Announcing::No | Announcing::Due | Announcing::Made => None,
        });
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join(" "))
}
