//! Status of the race: the stage, and whose move it is.

use std::cmp::Reverse;

use games::Seat;
use games::terre_lune::{
    Claim, Course, FightView, Keeping, Mineral, Node, Place, SpoilsView, Stage, Stake, Standing,
    Stop, TurnView, View,
};

use super::places::at_station;
use super::result::{accounts, winners_sentence};
use super::things::{card, colour, mineral, or_none, symbol};
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::names::Names;

/// Status of the race: the turn, and whose move it is.
pub(super) fn status(lang: Lang, view: &View, names: &Names) -> String {
    let name = |seat: Seat| names.in_message(seat);
    if let Some(tallies) = &view.tallies {
        let won = winners_sentence(lang, tallies, &view.winners, names);
        let accounts = accounts(lang, view, names);
        // At most four lines.
        let accounts = accounts.join(if accounts.len() > 3 { " · " } else { "\n" });
        return [won, accounts].join("\n");
    }
    let mut lines: Vec<String> = near_home(lang, view, names).into_iter().collect();
    if let Some((seat, stage)) = view.expects {
        if view.me == Some(seat) {
            lines.push(own_stage(lang, view, stage));
            lines.extend(landing(lang, view, names));
        } else {
            lines.push(others_stage(lang, stage, names.in_message(seat)));
        }
    }
    // Players see in their picture the dice, the table and the packets.
    if view.me.is_none() {
        lines.extend(dice(lang, view));
        lines.extend(view.fight.as_ref().map(|it| fight(lang, it, name)));
        lines.extend(view.spoils.as_ref().and_then(|it| spoils(lang, it)));
    }
    lines.join("\n")
}

/// Line about another player on the way home, whose landing ends the race: the one who is nearest.
fn near_home(lang: Lang, view: &View, names: &Names) -> Option<String> {
    let rockets = view.rockets.iter();
    let returning = rockets.filter(|rocket| rocket.homebound && Some(rocket.seat) != view.me);
    let away = returning.filter(|rocket| rocket.place != Some(Place::At(Node::Moon)));
    let steps = away.filter_map(|rocket| Some((rocket.place?.to_earth(), rocket.seat)));
    let (steps, seat) = steps.min()?;
    let line = say("terre_lune-status-near-home")
        .with("name", names.in_message(seat).to_owned())
        .with("steps", steps);
    Some(line.tr(lang))
}

/// Line about what landing comes to, for a reader who can land: it ends the race.
fn landing(lang: Lang, view: &View, names: &Names) -> Option<String> {
    let courses = view.turn.iter().flat_map(|turn| &turn.courses);
    let lands = |course: &&Course| matches!(course.stop, Stop::Earth { prime: Some(_) });
    let (lands, others): (Vec<_>, Vec<_>) = courses.partition(lands);
    lands.first()?;
    let line = say("terre_lune-status-landing")
        .with("points", points_of_all(lang, view, names))
        .with("sure", if view.landing_wins() { "yes" } else { "no" })
        .with("others", others.len());
    Some(line.tr(lang))
}

/// Line about what all would have if the reader landed now.
pub(super) fn standing(lang: Lang, view: &View, names: &Names) -> Option<String> {
    let rocket = view.rocket(view.me?)?;
    let line = say("terre_lune-status-standing")
        .with("points", points_of_all(lang, view, names))
        .with("lands", if rocket.been_on_moon { "yes" } else { "no" });
    (!view.standings().is_empty()).then(|| line.tr(lang))
}

/// Points of each, as far as the reader can know them: `you **400**, Bob at most **650**`.
fn points_of_all(lang: Lang, view: &View, names: &Names) -> String {
    let one = |standing: &Standing| {
        say("terre_lune-points-of")
            .with_player("name", names, standing.seat)
            .with(
                "own",
                if view.me == Some(standing.seat) {
                    "yes"
                } else {
                    "no"
                },
            )
            .with("exact", if standing.is_exact { "yes" } else { "no" })
            .with("points", standing.points)
            .tr(lang)
    };
    let all: Vec<String> = view.standings().iter().map(one).collect();
    all.join(", ")
}

/// Most minerals that are named as looked for.
const MOST_SOUGHT: usize = 3;

/// Minerals that the reader looks for on the Moon: those that they have claims on, with the worth
/// of these.
fn sought(view: &View) -> Vec<String> {
    let own = view.own.as_ref();
    let worth = |mineral: Mineral| {
        let claims = own.into_iter().flat_map(|own| &own.claims);
        let count = claims.filter(|claim| **claim == Claim::On(mineral)).count();
        count * usize::from(mineral.points())
    };
    let is_held = |mineral: &Mineral| own.is_some_and(|own| own.deposits.contains(mineral));
    let minerals = Mineral::ALL.into_iter().filter(|it| !is_held(it));
    let mut sought: Vec<(usize, Mineral)> = minerals.map(|it| (worth(it), it)).collect();
    sought.retain(|(worth, _)| *worth > 0);
    sought.sort_by_key(|(worth, _)| Reverse(*worth));
    let dearest = sought.iter().take(MOST_SOUGHT);
    let dearest = dearest.map(|(worth, it)| format!("{}\u{a0}{worth}", symbol(*it)));
    let more = (sought.len() > MOST_SOUGHT).then(|| "…".to_owned());
    dearest.chain(more).collect()
}

/// Line for the reader's own stage of their turn.
fn own_stage(lang: Lang, view: &View, stage: Stage) -> String {
    let prospects = view.worth_a_look().len();
    let takes = view.spoils.as_ref().map_or(0, |spoils| spoils.takes);
    let sought = sought(view);
    match stage {
        Stage::Way { points } if prospects > 0 => say("terre_lune-status-you-moon")
            .with("points", points)
            .with("dragged", if is_dragged(view) { "yes" } else { "no" })
            .with("count", sought.len())
            .with("sought", sought.join(", ")),
        Stage::Way { points } => say("terre_lune-status-you-way").with("points", points),
        Stage::Peek => peek(lang, view),
        Stage::Actions if prospects > 0 => say("terre_lune-status-you-prospect")
            .with("count", sought.len())
            .with("sought", sought.join(", ")),
        Stage::Actions if view.turn.as_ref().is_some_and(TurnView::ends_by_exchange) => {
            say("terre_lune-status-you-last")
        }
        Stage::Actions => say("terre_lune-status-you-done"),
        Stage::Card => say("terre_lune-status-you-card"),
        Stage::Packing => say("terre_lune-status-you-packing"),
        Stage::Seizing => say("terre_lune-status-you-seizing").with("takes", takes),
    }
    .tr(lang)
}

/// True if the pirate drags the rocket on whatever way it goes.
fn is_dragged(view: &View) -> bool {
    let mut courses = view.turn.iter().flat_map(|turn| &turn.courses);
    courses.all(|course| matches!(course.stop, Stop::Dragged { .. }))
}

/// Phrase for what can be done with the deposit that the reader looks at, and why.
fn peek(lang: Lang, view: &View) -> Phrase {
    let own = view.own.as_ref();
    let peek = own.and_then(|own| own.peek);
    let deposit = peek.map(|(deposit, _)| mineral(lang, deposit));
    let claims = own.into_iter().flat_map(|own| &own.claims);
    let on_it = claims.filter(|claim| peek.is_some_and(|(it, _)| **claim == Claim::On(it)));
    let worth: u16 = on_it.map(|claim| claim.points()).sum();
    match peek {
        Some((_, Keeping::NoClaim)) => say("terre_lune-status-you-no-claim"),
        Some((_, Keeping::Allowed)) | None => say("terre_lune-status-you-peek"),
    }
    .with("mineral", deposit.unwrap_or_default())
    .with("worth", worth)
}

/// Line for another player's stage of their turn.
fn others_stage(lang: Lang, stage: Stage, name: &str) -> String {
    match stage {
        Stage::Way { .. } => say("terre_lune-status-way"),
        Stage::Peek => say("terre_lune-status-peek"),
        Stage::Actions => say("terre_lune-status-actions"),
        Stage::Card => say("terre_lune-status-card"),
        Stage::Packing => say("terre_lune-status-packing"),
        Stage::Seizing => say("terre_lune-status-seizing"),
    }
    .with("name", name.to_owned())
    .tr(lang)
}

/// Line about the turn, its dice, and where the pirate is.
fn dice(lang: Lang, view: &View) -> Option<String> {
    let turn = view.turn.as_ref()?;
    let phrase = say("terre_lune-status-dice")
        .with("turn", view.turns)
        .with("first", turn.blue[0])
        .with("second", turn.blue[1])
        .with("red", turn.red)
        .with("pirate", view.pirate?.number());
    Some(phrase.tr(lang))
}

/// Line about the fight: where, trumps, tricks, and what is on the table.
pub(super) fn fight<'n>(lang: Lang, fight: &FightView, name: impl Fn(Seat) -> &'n str) -> String {
    let tricks: Vec<String> = fight
        .fighters
        .iter()
        .map(|&(seat, won)| format!("{}\u{a0}{won}", name(seat)))
        .collect();
    let table = fight
        .table
        .iter()
        .map(|&(seat, played)| format!("{} ({})", card(lang, played), name(seat)));
    match fight.stake {
        Stake::Claims => say("terre_lune-status-challenge"),
        Stake::Packets => say("terre_lune-status-ambush"),
    }
    .with("at", at_station(lang, fight.station))
    .with("trump", colour(lang, fight.trump))
    .with("tricks", tricks.join(", "))
    .with("table", or_none(lang, table))
    .tr(lang)
}

/// Line with the packets' sizes, once they are laid.
pub(super) fn spoils(lang: Lang, spoils: &SpoilsView) -> Option<String> {
    let sizes = spoils.packets.as_ref()?;
    let each = (1..).zip(sizes).map(|(number, size)| {
        say("terre_lune-packet")
            .with("number", number)
            .with("claims", *size)
            .tr(lang)
    });
    let phrase = say("terre_lune-status-packets").with("packets", or_none(lang, each));
    Some(phrase.tr(lang))
}
