//! Names of ships, places and announcements.

use std::sync::LazyLock;

use games::Seat;
use games::interceptor::{
    Announcement, Build, Change, Code, Facing, FirstTurn, Letters, Placement, ShipId, ShipView,
    Speed,
};

use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// A ship: its pilot's name, and a numeral for their second and third.
pub fn craft<'n>(id: ShipId, name: impl Fn(Seat) -> &'n str) -> String {
    let name = name(id.seat);
    match id.number {
        0 => name.to_owned(),
        1 => format!("{name} II"),
        _ => format!("{name} III"),
    }
}

/// A ship in a sentence: a pilot who reads it alone flies *your ship*.
#[derive(Clone, Copy)]
pub struct Crafts<'n> {
    lang: Lang,
    names: &'n Names,
}

impl<'n> Crafts<'n> {
    /// The ships of these people.
    pub const fn new(lang: Lang, names: &'n Names) -> Self {
        Self { lang, names }
    }

    /// Name of a ship at the beginning of a sentence.
    pub fn first(self, id: ShipId) -> String {
        self.ship_name(id, "interceptor-own-ship")
    }

    /// Name of a ship within a sentence.
    pub(super) fn within(self, id: ShipId) -> String {
        self.ship_name(id, "interceptor-own-ship-within")
    }

    /// Name of a ship; by the message `own` where the reader flies it.
    fn ship_name(self, id: ShipId, own: &'static str) -> String {
        if self.names.is_reader(id.seat) {
            return say(own).with("number", id.number).tr(self.lang);
        }
        craft(id, |seat| self.names.in_message(seat))
    }
}

/// The letters of every language.
static LETTERS: LazyLock<[Letters; Lang::ALL.len()]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        let written = say("interceptor-letters").tr(lang);
        let codes: Vec<char> = written.chars().filter(|it| it.is_alphabetic()).collect();
        Letters {
            // A test holds that there are five.
            codes: codes.try_into().unwrap_or(Letters::ORIGINAL.codes),
            retreat: say("interceptor-retreat").tr(lang).into(),
            facings: Facing::ALL.map(|nose| facing(lang, nose).into()),
        }
    })
});

/// The letters in which readers of this language write an order.
fn letters(lang: Lang) -> &'static Letters {
    &LETTERS[lang.index()]
}

/// The letters of every language, those of this one first, then the original's.
pub fn letter_sets(lang: Lang) -> Vec<&'static Letters> {
    [letters(lang), &Letters::ORIGINAL]
        .into_iter()
        .chain(LETTERS.iter())
        .collect()
}

/// An order of the notation in the reader's letters.
pub fn lettered(lang: Lang, order: impl std::fmt::Display) -> String {
    letters(lang).spell(&order.to_string())
}

/// A letter of an order, as the reader writes it.
pub fn letter(lang: Lang, code: Code) -> String {
    letters(lang).letter(code).to_string()
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

/// A placement as players type it: `A7 NE 3`.
pub fn placement(lang: Lang, at: &Placement) -> String {
    format!("{} {} {}", at.hex, facing(lang, at.nose), at.speed)
}

/// A change of speed that a ship announces, and the speeds that it means after its last one:
/// `Slower (1, 0)`.
pub fn change_of_speed(lang: Lang, said: Announcement, (build, last): (&Build, Speed)) -> String {
    let speeds = moves(said, build, last);
    let change = match said.change {
        Change::Slower => "slower",
        Change::Same => "same",
        Change::Faster => "faster",
    };
    say("interceptor-change-of-speed")
        .with("change", change)
        .with("speeds", speeds)
        .tr(lang)
}

/// Speeds that an announcement means after a ship's last one, as numbers of moves: which way it
/// flies is not announced.
fn moves(said: Announcement, build: &Build, last: Speed) -> String {
    let mut moves: Vec<u8> = said
        .speeds(build, last)
        .iter()
        .map(|it| it.moves())
        .collect();
    moves.dedup();
    let moves: Vec<String> = moves.iter().map(u8::to_string).collect();
    moves.join(", ")
}

/// Value by which a message tells two cases apart.
pub(super) const fn yes_or_no(is: bool) -> &'static str {
    match is {
        true => "yes",
        false => "no",
    }
}

/// Words a ship's announcement, with the speeds that it means after the ship's last one.
pub(super) fn announced_plan(lang: Lang, said: Announcement, ship: &ShipView) -> String {
    let last = ship.spot.map(|spot| spot.speed).unwrap_or_default();
    say("interceptor-announced-plan")
        .with("said", announcement(lang, said))
        .with("speeds", moves(said, &ship.build, last))
        .tr(lang)
}

/// Words a ship's announcement.
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
