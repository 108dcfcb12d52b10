//! News of a dogfight, in the past tense.

use games::Seat;
use games::interceptor::{
    Code, Encounter, Fate, Flight, Glimpse, Harm, Homecoming, Loss, Outlook, Pilot, Plan, Report,
    Seal, ShipId, Struck, Trigger,
};

use super::craft::{Crafts, announcement, facing, placement, yes_or_no};
use super::fixes::{fixes, is_corrected, order};
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Sentence for a glimpse.
pub(super) fn news(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let crafts = Crafts::new(lang, names);
    let ship = |id: ShipId| crafts.first(id);
    match glimpse {
        Glimpse::Scattered { asteroids } => {
            say("interceptor-news-scattered").with("count", *asteroids)
        }
        // The pilot's console shows the rest.
        Glimpse::Placed { ship: id, seal, .. } => {
            order_noted(*seal).with("ship", crafts.within(*id))
        }
        Glimpse::Entered { placements } => {
            let entered = placements
                .iter()
                .map(|(id, at)| format!("{} {}", crafts.within(*id), placement(lang, at)));
            say("interceptor-news-entered").with("ships", entered.collect::<Vec<_>>().join(", "))
        }
        Glimpse::Announced {
            ship: id,
            said: None,
        } => say("interceptor-news-announced").with("ship", ship(*id)),
        Glimpse::Announced {
            ship: id,
            said: Some(said),
        } => say("interceptor-news-told")
            .with("ship", ship(*id))
            .with("said", announcement(lang, *said)),
        Glimpse::Wrote { flight, seal } => {
            order_noted(*seal).with("ship", crafts.within(flight.ship))
        }
        Glimpse::Sealed { seat } => {
            say("interceptor-news-sealed").with_player("name", names, *seat)
        }
        Glimpse::Reopened { seat } => {
            say("interceptor-news-reopened").with_player("name", names, *seat)
        }
        Glimpse::Flown { flights, lost } => {
            let lines = flights
                .iter()
                .map(|flight| flight_line(lang, flight, &ship(flight.ship)));
            let lines: Vec<String> = lines.chain(losses(lang, lost, crafts)).collect();
            say("interceptor-news-flown").with("lines", lines.join(" · "))
        }
        Glimpse::Drifted { struck, lost } => {
            return drift_line(lang, struck, lost, crafts);
        }
        Glimpse::Fired {
            report,
            winners,
            home,
        } => {
            let mut lines = vec![fire_line(lang, report, crafts)];
            lines.extend(winners.as_ref().map(|winners| result(lang, winners, names)));
            lines.extend(homecomings(lang, home, crafts));
            return lines.join("\n");
        }
    }
    .tr(lang)
}

/// Sentence for an order that was written; other words where the pilot had sealed.
fn order_noted(seal: Seal) -> Phrase {
    match seal {
        Seal::Open => say("interceptor-news-noted"),
        Seal::Closed => say("interceptor-news-renoted"),
    }
}

/// A pilot's own order, of a ship with a name where they have several: as it will be carried out,
/// where the picture does not show it, and where it ends, what was corrected, and what an asteroid
/// does to it.
pub fn order_lines(lang: Lang, flight: &Flight, outlook: Outlook, ship: Option<String>) -> String {
    let written = match ship {
        Some(ship) => Some(order_written(lang, flight, &ship)),
        None => (flight.plan.is_none() || is_corrected(flight)).then(|| order(lang, flight)),
    };
    let ends = end_of_flight(lang, flight, outlook);
    let first: Vec<String> = written.into_iter().chain(ends).collect();
    let mut lines = vec![first.join(" · ")];
    lines.extend(fixes(lang, flight).iter().map(|fix| format!("- {fix}")));
    lines.extend(asteroid_at_end(lang, flight, outlook));
    lines.join("\n")
}

/// Tells a flight without the corrections of its order, as the picture shows it.
pub(super) fn short_order(lang: Lang, flight: &Flight, outlook: Outlook, ship: &str) -> String {
    let sentences = [
        Some(format!("{}.", order_written(lang, flight, ship))),
        end_of_flight(lang, flight, outlook),
        asteroid_at_end(lang, flight, outlook),
    ];
    let sentences: Vec<String> = sentences.into_iter().flatten().collect();
    sentences.join(" ")
}

/// Sentence for an order that was written for a ship.
fn order_written(lang: Lang, flight: &Flight, ship: &str) -> String {
    say("interceptor-news-wrote")
        .with("ship", ship.to_owned())
        .with("order", order(lang, flight))
        .tr(lang)
}

/// Tells where a flight ends, unless it is a retreat, and what it costs.
fn end_of_flight(lang: Lang, flight: &Flight, outlook: Outlook) -> Option<String> {
    let plan = flight.plan.as_ref()?;
    let end = flight.destination();
    let ends = match plan.speed.moves() {
        0 => say("interceptor-preview-stays"),
        _ => say("interceptor-preview").with("back", yes_or_no(end.speed.get() < 0)),
    };
    let ends = ends
        .with("hex", outlook.rest.to_string())
        .with("nose", facing(lang, end.nose))
        .with("damage", outlook.damage);
    let holds = plan.trigger == Trigger::Hold;
    let holds = holds.then(|| say("interceptor-preview-holds").tr(lang));
    let sentences: Vec<String> = std::iter::once(ends.tr(lang)).chain(holds).collect();
    Some(sentences.join(" "))
}

/// Tells what an asteroid does to a ship that ends its flight in it.
fn asteroid_at_end(lang: Lang, flight: &Flight, outlook: Outlook) -> Option<String> {
    let is_carried = outlook.rest != flight.destination().hex;
    let phrase = match is_carried {
        true => say("interceptor-preview-carried").with("hex", outlook.rest.to_string()),
        false => say("interceptor-preview-struck"),
    };
    outlook.is_struck.then(|| phrase.tr(lang))
}

/// Line for a ship's flight and everything it ran into.
fn flight_line(lang: Lang, flight: &Flight, ship: &str) -> String {
    let Some(plan) = &flight.plan else {
        return say("interceptor-flown-fleeing")
            .with("ship", ship.to_owned())
            .tr(lang);
    };
    let walls = flight
        .legs
        .iter()
        .filter(|leg| leg.harm == Some(Harm::Wall));
    let crossed = flight
        .legs
        .iter()
        .filter(|leg| matches!(leg.harm, Some(Harm::Asteroid(_))));
    let harm: Vec<String> = [
        (walls.count(), say("interceptor-harm-walls")),
        (crossed.count(), say("interceptor-harm-crossed")),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(count, phrase)| phrase.with("count", count).tr(lang))
    .collect();
    let moves = moves(lang, flight, plan);
    let line = match moves.is_empty() {
        true => say("interceptor-flown-stays"),
        false => say("interceptor-flown").with("moves", moves.join(", ")),
    };
    let mut line = line.with("ship", ship.to_owned()).tr(lang);
    if !harm.is_empty() {
        line.push_str(&format!(" ({})", harm.join(", ")));
    }
    line
}

/// Moves of a ship in words; the same move several times is one.
fn moves(lang: Lang, flight: &Flight, plan: &Plan) -> Vec<String> {
    const FLIP: &str = "interceptor-move-flip";
    let mut moves: Vec<(&str, u8)> = Vec::new();
    let mut add = |key: &'static str| match moves.last_mut() {
        Some((last, count)) if *last == key => *count += 1,
        _ => moves.push((key, 1)),
    };
    let mut speed = plan.speed;
    for leg in &flight.legs {
        let along = match speed.get() < 0 {
            true => "interceptor-move-back",
            false => "interceptor-move-ahead",
        };
        match leg.code {
            Code::Ahead => add(along),
            Code::Left => add("interceptor-move-left"),
            Code::Right => add("interceptor-move-right"),
            Code::Loop => add("interceptor-move-loop"),
            // It flies one hex, and then its nose comes round.
            Code::Flip => {
                add(along);
                add(FLIP);
            }
        }
        speed = leg.to.speed;
    }
    if plan.trigger == Trigger::Hold {
        add("interceptor-move-hold");
    }
    let moves = moves.into_iter();
    moves
        .map(|(key, count)| say(key).with("count", count).tr(lang))
        .collect()
}

/// A line for each ship that was lost.
fn losses<'l>(
    lang: Lang,
    lost: &'l [Loss],
    crafts: Crafts<'l>,
) -> impl Iterator<Item = String> + 'l {
    lost.iter().map(move |loss| {
        match loss.pilot {
            Pilot::Saved => say("interceptor-lost-saved"),
            Pilot::Lost => say("interceptor-lost-lost"),
        }
        .with("ship", crafts.first(loss.ship))
        .tr(lang)
    })
}

/// Line for the asteroids' drift: ships struck and lost.
fn drift_line(lang: Lang, struck: &[Struck], lost: &[Loss], crafts: Crafts<'_>) -> String {
    let hits = struck.iter().map(|struck| {
        match struck.how {
            Encounter::Hit => say("interceptor-struck-hit"),
            Encounter::Carried(hex) => {
                say("interceptor-struck-carried").with("hex", hex.to_string())
            }
        }
        .with("ship", crafts.first(struck.ship))
        .tr(lang)
    });
    let lines: Vec<String> = hits.chain(losses(lang, lost, crafts)).collect();
    if lines.is_empty() {
        return say("interceptor-news-drifted-quietly").tr(lang);
    }
    say("interceptor-news-drifted")
        .with("lines", lines.join(" · "))
        .tr(lang)
}

/// Line for the shots: hits, losses and ships that fled.
fn fire_line(lang: Lang, report: &Report, crafts: Crafts<'_>) -> String {
    let mut lines = Vec::new();
    for volley in &report.volleys {
        for hit in &volley.hits {
            lines.push(
                say("interceptor-fired-hit")
                    .with("ship", crafts.first(volley.ship))
                    .with("target", crafts.within(hit.target))
                    .with("damage", hit.damage)
                    .tr(lang),
            );
        }
    }
    lines.extend(report.hidden.iter().map(|id| {
        say("interceptor-fired-hidden")
            .with("ship", crafts.first(*id))
            .tr(lang)
    }));
    lines.extend(losses(lang, &report.lost_to_fire, crafts));
    lines.extend(report.stars.iter().map(|prize| {
        say("interceptor-fired-stars")
            .with("ship", crafts.first(prize.ship))
            .with("stars", prize.stars)
            .tr(lang)
    }));
    lines.extend(report.fled.iter().map(|id| {
        say("interceptor-fired-fled")
            .with("ship", crafts.first(*id))
            .tr(lang)
    }));
    if lines.is_empty() {
        return say("interceptor-news-fired-quietly")
            .with("turn", report.turn)
            .tr(lang);
    }
    say("interceptor-news-fired")
        .with("turn", report.turn)
        .with("lines", lines.join(" · "))
        .tr(lang)
}

/// Tells how a fight ended.
pub(super) fn result(lang: Lang, winners: &[Seat], names: &Names) -> String {
    let shown = |seat: &Seat| names.in_message(*seat).to_owned();
    match winners {
        [winner] => say("interceptor-over-won").with_player("name", names, *winner),
        several => say("interceptor-over-draw")
            .with("names", all_of(lang, several.iter().map(shown).collect())),
    }
    .tr(lang)
}

/// Tells what the ships bring home, if that counts.
pub(super) fn homecomings(lang: Lang, home: &[Homecoming], crafts: Crafts<'_>) -> Option<String> {
    let line = |came: &Homecoming| {
        match came.fate {
            Fate::Flying | Fate::Fled => say("interceptor-home-alive"),
            Fate::Destroyed(Pilot::Saved) => say("interceptor-home-saved"),
            Fate::Destroyed(Pilot::Lost) => say("interceptor-home-lost"),
        }
        .with("ship", crafts.first(came.ship))
        .with("stars", came.stars)
        .with("upgrades", came.upgrades)
        .tr(lang)
    };
    let lines: Vec<String> = home.iter().map(line).collect();
    (!lines.is_empty()).then(|| {
        say("interceptor-home")
            .with("lines", lines.join(" · "))
            .tr(lang)
    })
}

/// A whole turn, phase by phase, in plain names.
pub(super) fn turn_lines(lang: Lang, report: &Report, names: &Names) -> Vec<String> {
    let names = names.in_pictures();
    let crafts = Crafts::new(lang, &names);
    let flights = report.flights.iter();
    let flown = flights.map(|flight| {
        let line = flight_line(lang, flight, &crafts.first(flight.ship));
        format!("{line} → {}", flight.destination().hex)
    });
    let flown: Vec<String> = flown
        .chain(losses(lang, &report.lost_in_flight, crafts))
        .collect();
    vec![
        say("interceptor-news-flown")
            .with("lines", flown.join(" · "))
            .tr(lang),
        drift_line(lang, &report.struck, &report.lost_to_asteroids, crafts),
        fire_line(lang, report, crafts),
    ]
}
