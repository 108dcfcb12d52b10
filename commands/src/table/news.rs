//! News in sentences, for any audience: the words of the game, and whose time was up where the
//! rules played for a player. Chooses none and cuts none.

use std::collections::BTreeSet;

use games::{Audience, Seat, To};
use sessions::{News, NewsItem, Player, Snapshot, UserId, Version};
use text::{Lang, Names, say};

use crate::game::ui::GameUi;
use crate::table::names;
use crate::table::undo;

/// Sentences of these news, in order, each with the names of those who sat there then. A move that
/// the rules made for a player is told as such, once. A single reader is addressed directly.
pub(crate) fn sentences<D: GameUi, A: Audience>(
    now: &Snapshot<D>,
    lang: Lang,
    reader: Option<UserId>,
    news: News<A, D>,
) -> Vec<To<A, String>> {
    let mut before = Version(0);
    let mut then: (&[Option<Player>], Names) =
        (&[], names::names_of_players_for(&[], lang, reader));
    let sentence = |news: NewsItem<A, D>| {
        let seated = now.sitters(news.number);
        if then.0 != seated {
            then = (seated, names::names_of_players_for(seated, lang, reader));
        }
        let names = &then.1;
        let late = late_line(lang, names, &now.silent(news.number, before));
        before = before.max(now.entry(news.number).unwrap_or_default());
        undo::news_text_for(lang, news, names).map(|text| match late {
            // A game that has words of its own for it begins with the same sign.
            Some(late) if !text.starts_with('⏳') => format!("{late}\n{text}"),
            Some(_) | None => text,
        })
    };
    news.into_iter().map(sentence).collect()
}

/// Line about the players whose time was up, if there are any.
fn late_line(lang: Lang, names: &Names, seats: &BTreeSet<Seat>) -> Option<String> {
    let late = match seats.first() {
        Some(seat) if seats.len() == 1 => say("table-time-up").with_player("name", names, *seat),
        Some(_) => {
            let all = seats
                .iter()
                .map(|seat| format!("**{}**", names.in_message(*seat)));
            let all: Vec<String> = all.collect();
            say("table-times-up").with("names", all.join(", "))
        }
        None => return None,
    };
    Some(late.tr(lang))
}

/// News as a quotation.
pub(crate) fn quoted(news: &str) -> String {
    format!("> {}", news.replace('\n', "\n> "))
}
