//! News of the race, in the past or the present as one tells it at a table.

use games::Seat;
use games::terre_lune::{Card, Flight, Glimpse, Keeping, Mineral, Place, Reward, Stake};

use super::places::{article, at_station, node, with_preposition};
use super::things::{card, card_code, cards, claims, colour, mineral, symbol};
use crate::fluent_bundles::{Phrase, say};
use crate::lang::Lang;
use crate::list::all_of;
use crate::names::Names;

/// Sentence for a glimpse.
pub(super) fn news(lang: Lang, glimpse: &Glimpse, names: &Names) -> String {
    let name = |seat: Seat| names.in_message(seat).to_owned();
    match glimpse {
        Glimpse::Prepared { pirate } => {
            say("terre_lune-news-prepared").with("cell", pirate.number())
        }
        Glimpse::Dealt { hand } => {
            let mut hand = hand.clone();
            hand.sort();
            let codes: Vec<String> = hand.iter().map(|each| card_code(lang, *each)).collect();
            say("terre_lune-news-dealt-you").with("cards", codes.join(" "))
        }
        Glimpse::CameBack { seat, to } => say("terre_lune-news-came-back")
            .with_player("name", names, *seat)
            .with("at", with_preposition(lang, *to)),
        Glimpse::Went {
            seat,
            passes,
            to,
            flight,
        } => match flight {
            Flight::Forced => say("terre_lune-news-went-forced"),
            Flight::Rolled(red) => flew(lang, *to).with("red", *red),
            Flight::Known if passes.is_empty() => say("terre_lune-news-went"),
            Flight::Known => {
                let passed = passes.iter().map(|&each| node(lang, each)).collect();
                say("terre_lune-news-went-past").with("passes", all_of(lang, passed))
            }
        }
        .with_player("name", names, *seat)
        .with("at", with_preposition(lang, *to)),
        Glimpse::Dragged { seat, cells } => say("terre_lune-news-dragged")
            .with_player("name", names, *seat)
            .with("cells", *cells),
        Glimpse::Collided { seat, back } => say("terre_lune-news-collided")
            .with_player("name", names, *seat)
            .with("at", at_station(lang, *back)),
        Glimpse::Eliminated { seat, spots } => {
            let numbers = spots.iter().map(|spot| spot.number().to_string());
            say("terre_lune-news-eliminated")
                .with_player("name", names, *seat)
                .with("count", spots.len())
                .with("spots", all_of(lang, numbers.collect()))
        }
        Glimpse::Took {
            seat,
            station,
            count,
            claims: known,
            rolled,
        } => match (known.is_empty(), rolled) {
            (true, Some(red)) => say("terre_lune-news-took-rolled").with("red", *red),
            (true, None) => say("terre_lune-news-took"),
            (false, _) => say("terre_lune-news-took-you").with("claims", claims(lang, known)),
        }
        .with_player("name", names, *seat)
        .with("count", *count)
        .with("at", at_station(lang, *station)),
        Glimpse::Exchanged { seat, count, drawn } => if drawn.is_empty() {
            say("terre_lune-news-exchanged")
        } else {
            say("terre_lune-news-exchanged-you").with("cards", cards(lang, drawn.iter().copied()))
        }
        .with_player("name", names, *seat)
        .with("count", *count),
        Glimpse::Pushed { by, target, to } => say("terre_lune-news-pushed")
            .with_player("name", names, *by)
            .with_player("target", names, *target)
            .with("at", with_preposition(lang, Place::On(*to))),
        Glimpse::Peeked {
            seat,
            spot,
            mineral: known,
        } => match known {
            None => say("terre_lune-news-peeked"),
            Some((known, Keeping::Allowed)) => {
                say("terre_lune-news-peeked-you").with("mineral", mineral(lang, *known))
            }
            Some((known, Keeping::NoClaim)) => {
                say("terre_lune-news-peeked-no-claim").with("symbol", symbol(*known))
            }
        }
        .with_player("name", names, *seat)
        .with("spot", spot.number()),
        Glimpse::Kept { seat } => say("terre_lune-news-kept").with_player("name", names, *seat),
        Glimpse::PutBack { seat } => {
            say("terre_lune-news-put-back").with_player("name", names, *seat)
        }
        Glimpse::Challenged {
            seat,
            station,
            trump,
            fighters,
        } => {
            let others: Vec<Seat> = fighters
                .iter()
                .copied()
                .filter(|other| other != seat)
                .collect();
            let alone = matches!(others.as_slice(), [other] if names.is_reader(*other));
            say("terre_lune-news-challenged")
                .with_player("name", names, *seat)
                .with(
                    "others",
                    all_of(lang, others.into_iter().map(name).collect()),
                )
                .with("others-you", if alone { "yes" } else { "no" })
                .with("at", at_station(lang, *station))
                .with("claims", fighters.len())
                .with("trump", colour(lang, *trump))
        }
        Glimpse::Ambushed {
            seat,
            target,
            station,
            trump,
        } => say("terre_lune-news-ambushed")
            .with_player("name", names, *seat)
            .with_player("target", names, *target)
            .with("at", at_station(lang, *station))
            .with("trump", colour(lang, *trump)),
        Glimpse::Played { seat, card: played } => say("terre_lune-news-played")
            .with_player("name", names, *seat)
            .with("card", card(lang, *played)),
        Glimpse::TrickWon { seat, cards, .. } => {
            trick(lang, *seat, cards, names).with_player("name", names, *seat)
        }
        Glimpse::FightWon {
            seat,
            stake,
            reward,
            takes,
        } => fight_won(lang, *stake, *reward, *takes).with_player("name", names, *seat),
        Glimpse::Packed { loser, sizes } => {
            let sizes = sizes.iter().map(u8::to_string).collect();
            say("terre_lune-news-packed")
                .with_player("name", names, *loser)
                .with("sizes", all_of(lang, sizes))
        }
        Glimpse::Seized {
            winner,
            loser,
            chosen,
            claims,
            spoils,
        } => seized(lang, spoils)
            .with_player("name", names, *winner)
            .with_player("loser", names, *loser)
            .with("count", chosen.len())
            .with("claims", *claims),
        Glimpse::Landed { seat, prime, dice } => if dice.is_empty() {
            say("terre_lune-news-landed")
        } else {
            let shown = dice.iter().map(u8::to_string).collect();
            say("terre_lune-news-returned").with("dice", all_of(lang, shown))
        }
        .with_player("name", names, *seat)
        .with("prime", *prime),
        Glimpse::Recalled => say("terre_lune-news-recalled"),
        // Who won, and with what, stands in the status.
        Glimpse::Counted { .. } => say("terre_lune-news-counted"),
    }
    .tr(lang)
}

/// Sentence for another's roll: on a route, how many steps are left of it.
fn flew(lang: Lang, to: Place) -> Phrase {
    match to {
        Place::On(palier) => say("terre_lune-news-flew-on")
            .with("steps", palier.points_left())
            .with("node", node(lang, palier.toward()))
            .with("article", article(palier.toward())),
        Place::At(_) | Place::Adrift { .. } => say("terre_lune-news-went-rolled"),
    }
}

/// Sentence for a trick that is won, with its cards: of two the better one is whose it is.
fn trick(lang: Lang, winner: Seat, played: &[(Seat, Card)], names: &Names) -> Phrase {
    let cards = match played {
        [one, other] => {
            let (best, other) = match one.0 == winner {
                true => (one.1, other.1),
                false => (other.1, one.1),
            };
            say("terre_lune-trick-of-two")
                .with("best", card(lang, best))
                .with("other", card(lang, other))
                .tr(lang)
        }
        all => {
            let each = all.iter().map(|&(seat, each)| {
                say("terre_lune-trick-card")
                    .with("card", card(lang, each))
                    .with_player("name", names, seat)
                    .tr(lang)
            });
            each.collect::<Vec<_>>().join(", ")
        }
    };
    say("terre_lune-news-trick").with("cards", cards)
}

/// Sentence for a fight that is won, by what is at stake.
fn fight_won(lang: Lang, stake: Stake, reward: Reward, takes: u8) -> Phrase {
    let mut bonus = String::new();
    let molabs = [
        (reward.own_molab, "terre_lune-bonus-own"),
        (reward.trump_molab, "terre_lune-bonus-trump"),
    ];
    for (more, key) in molabs.into_iter().filter(|(more, _)| *more > 0) {
        bonus.push_str(&say(key).with("more", more).tr(lang));
    }
    // As many as there are (T16).
    if takes < reward.total() {
        bonus.push_str(&say("terre_lune-bonus-short").with("takes", takes).tr(lang));
    }
    match stake {
        Stake::Claims => say("terre_lune-news-fight-claims"),
        Stake::Packets => say("terre_lune-news-fight-packets"),
    }
    .with("base", reward.base)
    .with("bonus", bonus)
}

/// Sentence for packets that were seized; the winner reads what is in them.
fn seized(lang: Lang, spoils: &[(Mineral, Vec<games::terre_lune::Claim>)]) -> Phrase {
    if spoils.is_empty() {
        return say("terre_lune-news-seized");
    }
    let each = spoils.iter().map(|(deposit, with)| {
        say("terre_lune-packet-open")
            .with("deposit", symbol(*deposit))
            .with("claims", claims(lang, with))
            .tr(lang)
    });
    let inside: Vec<String> = each.collect();
    say("terre_lune-news-seized-you").with("inside", inside.join(" · "))
}
