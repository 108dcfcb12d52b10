//! News in sentences, for any audience: what a game says of them, and whose time was up where the
//! rules played for a player. It chooses none and cuts none.

use std::collections::BTreeSet;

use games::{Audience, Seat, To};
use sessions::{News, Player, Snapshot, Told, UserId, Version};
use text::{Lang, Names, say};

use crate::game::ui::GameUi;
use crate::table::names;
use crate::table::undo;

/// The sentences of these news, in order, each with the names of those who sat there then. A move
/// that the rules made for a player is told as such, once, also where nothing else is told of it. A
/// reader who is alone is addressed directly.
pub(crate) fn sentences<D: GameUi, A: Audience>(
    now: &Snapshot<D>,
    lang: Lang,
    reader: Option<UserId>,
    news: News<A, D>,
) -> Vec<To<A, String>> {
    let mut before = Version(0);
    let mut then: (&[Option<Player>], Names) = (&[], names::sitting_for(&[], lang, reader));
    let sentence = |told: Told<A, D>| {
        let seated = now.sitters(told.number);
        if then.0 != seated {
            then = (seated, names::sitting_for(seated, lang, reader));
        }
        let names = &then.1;
        let late = late(lang, names, &now.silent(told.number, before));
        before = before.max(now.entry(told.number).unwrap_or_default());
        undo::heard(lang, told, names).map(|told| match late {
            // A game that has words of its own for it begins with the same sign.
            Some(late) if !told.starts_with('⏳') => format!("{late}\n{told}"),
            Some(_) | None => told,
        })
    };
    news.into_iter().map(sentence).collect()
}

/// Whose time was up, if anyone's was.
fn late(lang: Lang, names: &Names, seats: &BTreeSet<Seat>) -> Option<String> {
    let late = match seats.first() {
        Some(seat) if seats.len() == 1 => say("table-time-up").named("name", names, *seat),
        Some(_) => {
            let all = seats
                .iter()
                .map(|seat| format!("**{}**", names.shown(*seat)));
            let all: Vec<String> = all.collect();
            say("table-times-up").with("names", all.join(", "))
        }
        None => return None,
    };
    Some(late.tr(lang))
}

/// News, as they are told beneath each other.
pub(crate) fn quoted(news: &str) -> String {
    format!("> {}", news.replace('\n', "\n> "))
}
