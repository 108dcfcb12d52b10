//! Names of the people at a table. Holds no name of its own.

use games::Seat;
use sessions::{Player, Room, UserId};
use text::{Lang, Names, escape, say};

/// Names of the people at a table. Several empty seats are numbered.
pub(crate) fn names(room: &Room, lang: Lang) -> Names {
    names_of_players(&room.seats, lang)
}

/// Names of the people at a table for one of them as the only reader, who is addressed directly.
pub(crate) fn names_for(room: &Room, lang: Lang, reader: UserId) -> Names {
    names_of_players_for(&room.seats, lang, Some(reader))
}

/// Names of the players in these seats; `reader`, if one of them, is addressed directly.
pub(crate) fn names_of_players_for(
    seated: &[Option<Player>],
    lang: Lang,
    reader: Option<UserId>,
) -> Names {
    let names = names_of_players(seated, lang);
    let reads = |player: &Option<Player>| player.as_ref().map(|it| it.user) == reader;
    match seated.iter().position(reads).filter(|_| reader.is_some()) {
        // At most as many as there are seats.
        Some(nth) => names.read_by(Seat::new(nth as u8), lang),
        None => names,
    }
}

/// Names of the players in these seats.
pub(crate) fn names_of_players(seated: &[Option<Player>], lang: Lang) -> Names {
    let empty = seated.iter().filter(|seat| seat.is_none()).count();
    let vacant = |nth: usize| {
        say("table-seat-vacant")
            .with("empty", empty)
            .with("seat", nth + 1)
            .tr(lang)
    };
    let seats = || seated.iter().enumerate();
    let plain = seats().map(|(nth, player)| match player {
        Some(player) => plain_name(seated, player, lang),
        None => vacant(nth).replace('*', ""),
    });
    let formatted = seats().map(|(nth, player)| match player {
        Some(player) => formatted_name(seated, player, lang),
        None => vacant(nth),
    });
    Names::new(plain.collect(), formatted.collect())
}

/// Name of a player for a text that Discord formats: people's own names are escaped.
pub(crate) fn formatted_name(seated: &[Option<Player>], player: &Player, lang: Lang) -> String {
    match player.user.is_computer() || player.user.is_forgotten() {
        true => plain_name(seated, player, lang),
        false if player.name.is_empty() => plain_name(seated, player, lang),
        false => escape(&player.name),
    }
}

/// Name of a person who is invited, for a text that Discord formats.
pub(crate) fn guest_name(lang: Lang, guest: &Player) -> String {
    formatted_name(&[], guest, lang)
}

/// Name of a player: a computer is called by its skill, with a number where several are alike; a
/// person whose name is hidden, by their seat.
pub(crate) fn plain_name(seated: &[Option<Player>], player: &Player, lang: Lang) -> String {
    if player.user.is_forgotten() {
        return say("player-forgotten").tr(lang);
    }
    let Some(skill) = player.user.skill() else {
        let sits = |seat: &Option<Player>| seat.as_ref().is_some_and(|it| it.user == player.user);
        return match seated.iter().position(sits) {
            _ if !player.name.is_empty() => player.name.clone(),
            Some(nth) => say("player-unnamed").with("seat", nth + 1).tr(lang),
            None => say("player-forgotten").tr(lang),
        };
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
