//! Names of the people at a table. It holds no name of its own.

use games::Seat;
use sessions::{Player, Room, UserId};
use text::{Lang, Names, escape, say};

/// Names of the people at a table in this language. Several empty seats have numbers.
pub(crate) fn names(room: &Room, lang: Lang) -> Names {
    sitting(&room.seats, lang)
}

/// Names for one of them as the only reader: they are addressed directly.
pub(crate) fn names_for(room: &Room, lang: Lang, reader: UserId) -> Names {
    sitting_for(&room.seats, lang, Some(reader))
}

/// Names of those who sit, or sat, like that, for one of them as the only reader.
pub(crate) fn sitting_for(seated: &[Option<Player>], lang: Lang, reader: Option<UserId>) -> Names {
    let names = sitting(seated, lang);
    let reads = |player: &Option<Player>| player.as_ref().map(|it| it.user) == reader;
    match seated.iter().position(reads).filter(|_| reader.is_some()) {
        // At most as many as there are seats.
        Some(nth) => names.read_by(Seat::new(nth as u8), lang),
        None => names,
    }
}

/// Names of those who sit, or sat, like that.
pub(crate) fn sitting(seated: &[Option<Player>], lang: Lang) -> Names {
    let empty = seated.iter().filter(|seat| seat.is_none()).count();
    let vacant = |nth: usize| {
        say("table-seat-vacant")
            .with("empty", empty)
            .with("seat", nth + 1)
            .tr(lang)
    };
    let seats = || seated.iter().enumerate();
    let plain = seats().map(|(nth, player)| match player {
        Some(player) => called(seated, player, lang),
        None => vacant(nth).replace('*', ""),
    });
    let formatted = seats().map(|(nth, player)| match player {
        Some(player) => shown(seated, player, lang),
        None => vacant(nth),
    });
    Names::new(plain.collect(), formatted.collect())
}

/// Name of one of them for a text that Discord formats: what people call themselves formats
/// nothing.
pub(crate) fn shown(seated: &[Option<Player>], player: &Player, lang: Lang) -> String {
    match player.user.is_computer() || player.user.is_forgotten() {
        true => called(seated, player, lang),
        false => escape(&player.name),
    }
}

/// The name of a player at a table: a computer's says how strong it plays. Several alike have
/// numbers.
pub(crate) fn called(seated: &[Option<Player>], player: &Player, lang: Lang) -> String {
    if player.user.is_forgotten() {
        return say("player-forgotten").tr(lang);
    }
    let Some(skill) = player.user.skill() else {
        return player.name.clone();
    };
    let alike = || {
        let seated = seated.iter().flatten();
        seated.filter(|it| it.user.skill() == Some(skill))
    };
    let nth = alike().position(|it| it.user == player.user);
    say("computer-name")
        .with("skill", skill.word())
        .with("alike", alike().count())
        .with("nth", nth.map_or(1, |nth| nth + 1))
        .tr(lang)
}
