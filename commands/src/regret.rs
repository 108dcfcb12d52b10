//! Taking back, as it is shown: news that say so, and the button in a console that takes back what
//! one did last, or says why that stands. It decides nothing.

use games::{Audience, Game, Seat, To};
use sessions::{LastAct, Mood, Regret, Snapshot, Stands, Told, UserId};
use text::{Lang, Names, fit, say};

use crate::desk::Desk;
use crate::ids::Ids;
use crate::message::{Button, Enabled, Style};

/// News in words; those that are taken back say so.
pub(crate) fn told<D: Desk>(lang: Lang, mood: Mood, glimpse: &D::Glimpse, names: &Names) -> String {
    let news = D::news(lang, glimpse, names);
    match mood {
        Mood::Stands | Mood::Undone => news,
        Mood::Undoing => say("table-taken-back").with("news", news).tr(lang),
    }
}

/// News in words, for whom they are.
pub(crate) fn heard<A: Audience, D: Desk>(
    lang: Lang,
    told: Told<A, D>,
    names: &Names,
) -> To<A, String> {
    let Told { mood, glimpse, .. } = told;
    glimpse.map(|glimpse| self::told::<D>(lang, mood, &glimpse, names))
}

/// The button that takes back what somebody did last, or says why that stands.
pub(crate) fn button<D: Desk>(
    now: &Snapshot<D>,
    (user, seat): (UserId, Seat),
    (lang, names, ids): (Lang, &Names, &Ids),
) -> Option<To<Seat, Button>> {
    let LastAct { nth, regret, news } = now.last_act(user)?;
    let did = To::everyone(Vec::new()).to_seat(seat);
    let news = news
        .into_iter()
        .map(|told| heard::<Seat, D>(lang, told, names));
    let did = did.gather(news, |did: &mut Vec<String>, news| did.push(news));
    Some(did.map(|did| Button {
        id: ids.take_back(nth),
        label: label(lang, regret, &did),
        style: Style::Plain,
        enabled: match regret {
            Ok(_) => Enabled::Yes,
            Err(_) => Enabled::NotYet,
        },
    }))
}

fn label(lang: Lang, regret: Result<Regret, Stands>, did: &[String]) -> String {
    let key = match regret {
        Ok(Regret::Alone) => "table-button-take-back",
        Ok(Regret::Together { .. }) => "table-button-ask-back",
        Err(Stands::Nothing | Stands::Revealed) => "table-button-stands-revealed",
        Err(Stands::RevealedSince) => "table-button-stands-since",
        Err(Stands::GoneOn) => "table-button-stands-gone-on",
    };
    let news = plain(did);
    // Of some acts nothing is told, as of a hand that rises.
    let told = if news.trim().is_empty() { "no" } else { "yes" };
    let label = say(key).with("told", told).with("news", news);
    let label = label.tr(lang);
    fit::label(&label, fit::BUTTON).to_string()
}

/// News on one line, without markdown, which no label takes.
fn plain(news: &[String]) -> String {
    let news = news.join(" ").replace('\n', " ");
    news.replace(['*', '~', '`', '\\'], "")
}

/// What somebody is told who has taken something back.
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
