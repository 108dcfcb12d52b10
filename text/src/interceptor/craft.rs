//! What ships, places and announcements are called.

use games::Seat;
use games::interceptor::{Announcement, Change, Facing, FirstTurn, Placement, ShipId};

use crate::lang::Lang;
use crate::phrase::say;

/// A ship: its pilot's name, and a numeral for his second and third.
pub fn craft<'n>(id: ShipId, name: impl Fn(Seat) -> &'n str) -> String {
    let name = name(id.seat);
    match id.number {
        0 => name.to_owned(),
        1 => format!("{name} II"),
        _ => format!("{name} III"),
    }
}

/// A facing, as it is written in orders of placement.
pub fn facing(lang: Lang, facing: Facing) -> String {
    match facing {
        Facing::North => say("interceptor-north"),
        Facing::NorthEast => say("interceptor-north-east"),
        Facing::SouthEast => say("interceptor-south-east"),
        Facing::South => say("interceptor-south"),
        Facing::SouthWest => say("interceptor-south-west"),
        Facing::NorthWest => say("interceptor-north-west"),
    }
    .tr(lang)
}

/// `A7 NE 3`.
pub fn placement(lang: Lang, at: &Placement) -> String {
    format!("{} {} {}", at.hex, facing(lang, at.nose), at.speed)
}

/// What a ship announces.
pub fn announcement(lang: Lang, said: Announcement) -> String {
    let turn = match said.turn {
        FirstTurn::None => say("interceptor-announce-straight"),
        FirstTurn::Left => say("interceptor-announce-left"),
        FirstTurn::Right => say("interceptor-announce-right"),
    };
    let change = match said.change {
        Change::Slower => say("interceptor-announce-slower"),
        Change::Same => say("interceptor-announce-same"),
        Change::Faster => say("interceptor-announce-faster"),
    };
    say("interceptor-announcement")
        .with("turn", turn.tr(lang))
        .with("change", change.tr(lang))
        .tr(lang)
}
