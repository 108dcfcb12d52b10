//! Status of the race: the stage, and whose move it is.

use games::Seat;
use games::terre_lune::{
    FightView, Keeping, Node, Place, SpoilsView, Stage, Stake, TurnView, View,
};

use super::places::at_station;
use super::result::{accounts, winners_sentence};
use super::things::{card, colour, mineral, or_none};
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
        lines.push(if view.me == Some(seat) {
            own_stage(lang, view, stage)
        } else {
            others_stage(lang, stage, names.in_message(seat))
        });
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

/// Line for the reader's own stage of their turn.
fn own_stage(lang: Lang, view: &View, stage: Stage) -> String {
    let prospects = view.worth_a_look().len();
    let red = view.turn.as_ref().map_or(0, |turn| turn.red);
    let takes = view.spoils.as_ref().map_or(0, |spoils| spoils.takes);
    match stage {
        Stage::Way { points } if prospects > 0 => {
            say("terre_lune-status-you-moon").with("points", points)
        }
        Stage::Way { points } => say("terre_lune-status-you-way").with("points", points),
        Stage::Peek => peek(lang, view),
        Stage::Actions if prospects > 0 => say("terre_lune-status-you-prospect"),
        Stage::Actions if view.turn.as_ref().is_some_and(TurnView::ends_by_exchange) => {
            say("terre_lune-status-you-last").with("red", red)
        }
        Stage::Actions => say("terre_lune-status-you-done"),
        Stage::Card => say("terre_lune-status-you-card"),
        Stage::Packing => say("terre_lune-status-you-packing"),
        Stage::Seizing => say("terre_lune-status-you-seizing").with("takes", takes),
    }
    .tr(lang)
}

/// Phrase for what can be done with the deposit that the reader looks at, and why.
fn peek(lang: Lang, view: &View) -> Phrase {
    let peek = view.own.as_ref().and_then(|own| own.peek);
    let deposit = peek.map(|(deposit, _)| mineral(lang, deposit));
    match peek {
        Some((_, Keeping::NoClaim)) => say("terre_lune-status-you-no-claim"),
        Some((_, Keeping::Allowed)) | None => say("terre_lune-status-you-peek"),
    }
    .with("mineral", deposit.unwrap_or_default())
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
