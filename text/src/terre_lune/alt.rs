//! The alt text of the pictures: the same as the description, as short as Discord wants it.

use games::Seat;
use games::terre_lune::{Glimpse, View};

use super::describe::{board, held, one};
use super::result::{holdings, totals, won};
use super::status::{fight, spoils};
use crate::lang::Lang;
use crate::list::fit;
use crate::names::Names;
use crate::phrase::say;

/// The most characters that Discord takes.
const LONGEST: usize = 1_024;

pub(super) fn alt(lang: Lang, view: &View, names: &Names) -> String {
    let name = |seat: Seat| names.plain(seat);
    let mut sentences = vec![say("moon-alt-title").tr(lang)];
    if let Some(tallies) = &view.tallies {
        sentences.push(won(lang, tallies, &view.winners, name));
        sentences.push(totals(lang, tallies, name).join(", "));
        return plain(&sentences);
    }
    if let Some((seat, _)) = view.expects {
        let phrase = say("moon-alt-turn").with("name", name(seat).to_owned());
        sentences.push(phrase.tr(lang));
    }
    sentences.extend(view.rockets.iter().map(|it| one(lang, it, name(it.seat))));
    sentences.extend(board(lang, view));
    sentences.extend(view.fight.as_ref().map(|it| fight(lang, it, name)));
    sentences.extend(view.spoils.as_ref().and_then(|it| spoils(lang, it)));
    sentences.extend(view.own.iter().flat_map(|own| held(lang, view, own)));
    plain(&sentences)
}

pub(super) fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<String> {
    let Glimpse::Counted { tallies, winners } = glimpse else {
        return None;
    };
    let name = |seat: Seat| names.plain(seat);
    let mut sentences = vec![
        say("moon-alt-title").tr(lang),
        won(lang, tallies, winners, name),
    ];
    sentences.extend(holdings(lang, tallies, name));
    Some(plain(&sentences))
}

/// Alt texts know no markdown.
fn plain(sentences: &[String]) -> String {
    fit(sentences.join(" ").replace('*', ""), LONGEST)
}
