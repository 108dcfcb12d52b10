//! Undo, as it is shown: news that were undone say so, and a console offers to undo the last action
//! of its player. Decides nothing.

use games::{Audience, Game, Seat, To};
use sessions::{LastAct, Mood, NewsItem, Snapshot, TableAction, UndoConsent, UserId};
use text::{Lang, Names, say};

use crate::game::ui::GameUi;
use crate::ui::ids::Ids;
use crate::ui::message::{Button, Style};

/// News in words; undone news say so.
pub(crate) fn news_text<D: GameUi>(
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

/// News in words, for their audience.
pub(crate) fn news_text_for<A: Audience, D: GameUi>(
    lang: Lang,
    news: NewsItem<A, D>,
    names: &Names,
) -> To<A, String> {
    let NewsItem { mood, glimpse, .. } = news;
    glimpse.map(|glimpse| news_text::<D>(lang, mood, &glimpse, names))
}

/// Offer in a console to undo the last action.
pub(crate) struct UndoOffer {
    /// Button that undoes it, or asks the others for it.
    pub button: Button,
    /// Line about the action, where it can be told: no button has room for it.
    pub line: Option<String>,
}

/// Offer to a player to undo their last action; `None` if it is final.
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
        .map(|news| news_text_for::<Seat, D>(lang, news, names));
    let did = did.gather(news, |did: &mut Vec<String>, news| did.push(news));
    Some(did.map(|did| UndoOffer {
        button: Button::new(
            ids.act(&TableAction::TakeBack(Some(nth))),
            say(button_label(undo_consent)).tr(lang),
            Style::Plain,
        ),
        line: last_move_line(lang, &did),
    }))
}

/// Key of the label: undo, or ask the others for it.
const fn button_label(undo_consent: UndoConsent) -> &'static str {
    match undo_consent {
        UndoConsent::Alone => "table-button-take-back",
        UndoConsent::Together { .. } => "table-button-ask-back",
    }
}

/// Line about the action that would be undone. Of some actions nothing is told, as of a hand that
/// rises.
fn last_move_line(lang: Lang, did: &[String]) -> Option<String> {
    let news = did.join(" ").replace('\n', " ");
    let is_visible = !news.trim().is_empty();
    is_visible.then(|| say("table-last-move").with("news", news).tr(lang))
}

/// News that the entry with this number undid, for the player in a seat.
pub(crate) fn undone_news<G: Game>(
    now: &Snapshot<G>,
    seat: Seat,
    entry: sessions::Version,
) -> Vec<NewsItem<Seat, G>> {
    let before = sessions::Version(entry.0.saturating_sub(1));
    let mut news = now.seat_news(seat, before);
    let until = news
        .iter()
        .take_while(|one| one.mood == Mood::Undoing)
        .count();
    news.truncate(until);
    news
}
