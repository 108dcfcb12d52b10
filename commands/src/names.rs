//! What the people at a table are called. It holds no name of its own.

use sessions::Room;
use text::{Lang, Names, escape, say};

/// What the people at a table are called in this language. Several empty seats have numbers.
pub fn names(room: &Room, lang: Lang) -> Names {
    let empty = room.seats.iter().filter(|seat| seat.is_none()).count();
    let vacant = |nth: usize| {
        say("table-seat-vacant")
            .with("empty", empty)
            .with("seat", nth + 1)
            .tr(lang)
    };
    let seats = || room.seats.iter().enumerate();
    let plain = seats().map(|(nth, player)| match player {
        Some(player) => player.name.clone(),
        None => vacant(nth).replace('*', ""),
    });
    let shown = seats().map(|(nth, player)| match player {
        Some(player) => escape(&player.name),
        None => vacant(nth),
    });
    Names::new(plain.collect(), shown.collect())
}
