//! The alt text of the pictures: the same as the description, as short as Discord wants it.

use games::Seat;
use games::terre_lune::{Colour, Glimpse, RocketView, Tally, View};

use super::describe::{board, marks, riches};
use super::places::place;
use super::refusal::why_not;
use super::result::{holdings, winners_sentence};
use super::status::{fight, spoils};
use super::things::{cards, colour};
use crate::fit::{self, Fitted};
use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::names::Names;

/// Alt text of a picture of the race.
pub(super) fn alt(lang: Lang, view: &View, names: &Names) -> Fitted {
    let mut sentences = vec![say("terre_lune-alt-title").tr(lang)];
    if let Some(tallies) = &view.tallies {
        return final_count(lang, tallies, &view.winners, names);
    }
    if let Some((seat, _)) = view.expects {
        let phrase = say("terre_lune-alt-turn").with("name", colour(lang, Colour::from_seat(seat)));
        sentences.push(phrase.tr(lang));
    }
    sentences.extend(view.rockets.iter().map(|it| rocket(lang, it, names)));
    sentences.extend(board(lang, view));
    let colours = Colour::ALL.map(|each| colour(lang, each));
    let by_colour = |seat: Seat| colours[seat.index() % 4].as_str();
    sentences.extend(view.fight.as_ref().map(|it| fight(lang, it, by_colour)));
    sentences.extend(view.spoils.as_ref().and_then(|it| spoils(lang, it)));
    if let Some(own) = &view.own {
        let hand = cards(lang, own.hand.iter().map(|held| held.card));
        sentences.push(
            say("terre_lune-describe-cards")
                .with("cards", hand)
                .tr(lang),
        );
        let why = own.hand.iter().find_map(|held| held.why_not);
        let why = why.map(|why| say("terre_lune-alt-why").with("why", why_not(lang, why)));
        sentences.extend(why.map(|phrase| phrase.tr(lang)));
        sentences.extend(riches(lang, view, own));
    }
    plain(sentences)
}

/// A rocket, as short as can be.
fn rocket(lang: Lang, it: &RocketView, names: &Names) -> String {
    let at = match it.place {
        Some(at) => place(lang, at),
        None => say("terre_lune-alt-out").tr(lang),
    };
    let said = say("terre_lune-alt-rocket")
        .with("name", names.plain(it.seat).to_owned())
        .with("colour", colour(lang, it.colour))
        .with("at", at)
        .with("claims", it.claims)
        .with("deposits", it.deposits)
        .tr(lang);
    match it.place {
        Some(_) => said + &marks(lang, it),
        None => said,
    }
}

/// Alt text of the final count, or of the table after a fight; `None` for news without a picture.
pub(super) fn alt_news(lang: Lang, glimpse: &Glimpse, names: &Names) -> Option<Fitted> {
    match glimpse {
        Glimpse::Counted { tallies, winners } => Some(final_count(lang, tallies, winners, names)),
        Glimpse::TrickWon {
            fight: Some(fought),
            ..
        } => {
            let title = say("terre_lune-alt-title").tr(lang);
            let name = |seat: Seat| names.plain(seat);
            Some(plain(vec![title, fight(lang, fought, name)]))
        }
        _ => None,
    }
}

/// Alt text of the final count.
fn final_count(lang: Lang, tallies: &[Tally], winners: &[Seat], names: &Names) -> Fitted {
    let name = |seat: Seat| names.plain(seat);
    let mut sentences = vec![
        say("terre_lune-alt-title").tr(lang),
        winners_sentence(lang, tallies, winners, &names.in_pictures()),
    ];
    sentences.extend(holdings(lang, tallies, name));
    plain(sentences)
}

/// Alt text of these sentences, without their markdown.
fn plain(sentences: Vec<String>) -> Fitted {
    fit::sentences(sentences.into_iter().map(|it| it.replace('*', "")))
}
