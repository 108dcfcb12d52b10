//! Taking back, as it is shown: news that say so, and in a console what one did last, with the
//! button that takes it back, where it can be. It decides nothing.

use games::{Audience, Game, Seat, To};
use sessions::{LastAct, Mood, Snapshot, TableAction, Told, UndoConsent, UserId};
use text::{Lang, Names, say};

use crate::game::ui::GameUi;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Style};

/// News in words; those that are taken back say so.
pub(crate) fn told<D: GameUi>(
    lang: Lang,
    mood: Mood,
    glimpse: &D::Glimpse,
    names: &Names,
) -> String {
    let news = D::news(lang, glimpse, names);
    match mood {
        Mood::Stands | Mood::Undone => news,
        Mood::Undoing => say("table-taken-back").with("news", news).tr(lang),
    }
}

/// News in words, for whom they are.
pub(crate) fn heard<A: Audience, D: GameUi>(
    lang: Lang,
    told: Told<A, D>,
    names: &Names,
) -> To<A, String> {
    let Told { mood, glimpse, .. } = told;
    glimpse.map(|glimpse| self::told::<D>(lang, mood, &glimpse, names))
}

/// Undo that a player is offered, in their console.
pub(crate) struct UndoOffer {
    /// The button that does it.
    pub button: Button,
    /// Line about what it takes back, where that can be told: no button has room for it.
    pub line: Option<String>,
}

/// Offers a player to undo what they did last.
pub(crate) fn offer<D: GameUi>(
    now: &Snapshot<D>,
    (user, seat): (UserId, Seat),
    (lang, names, ids): (Lang, &Names, &Ids),
) -> Option<To<Seat, UndoOffer>> {
    let LastAct {
        nth,
        undo_consent,
        news,
    } = now.last_act(user)?;
    let undo_consent = undo_consent.ok()?;
    let did = To::everyone(Vec::new()).to_seat(seat);
    let news = news
        .into_iter()
        .map(|told| heard::<Seat, D>(lang, told, names));
    let did = did.gather(news, |did: &mut Vec<String>, news| did.push(news));
    Some(did.map(|did| UndoOffer {
        button: Button::new(
            ids.act(&TableAction::TakeBack(Some(nth))),
            say(key(undo_consent)).tr(lang),
            Style::Plain,
        ),
        line: line(lang, &did),
    }))
}

const fn key(undo_consent: UndoConsent) -> &'static str {
    match undo_consent {
        UndoConsent::Alone => "table-button-take-back",
        UndoConsent::Together { .. } => "table-button-ask-back",
    }
}

/// Line about what would be taken back. Of some acts nothing is told, as of a hand that rises.
fn line(lang: Lang, did: &[String]) -> Option<String> {
    let news = did.join(" ").replace('\n', " ");
    let is_told = !news.trim().is_empty();
    is_told.then(|| say("table-last-move").with("news", news).tr(lang))
}

/// Answer to a player who has undone something.
pub(crate) fn notice<G: Game>(
    now: &Snapshot<G>,
    seat: Seat,
    entry: sessions::Version,
) -> Vec<Told<Seat, G>> {
    let before = sessions::Version(entry.0.saturating_sub(1));
    let mut news = now.seat_news(seat, before);
    let until = news
        .iter()
        .take_while(|told| told.mood == Mood::Undoing)
        .count();
    news.truncate(until);
    news
}
