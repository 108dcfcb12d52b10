//! Completions of Interceptor's commands while their options are typed.

use games::interceptor::{
    Facing, Hex, Interceptor, Order, Placement, Plan, ShipView, Speed, Upgrade, View, fly, meant,
    order, order_in,
};
use text::interceptor::{facing, letter_sets, lettered, placement, upgrade_name, upgrade_word};
use text::{Lang, say};

use super::helm;
use crate::game::ui::{Completion, TypedOption};

/// Completions of an option that are better than those that the verb offers.
pub(super) fn completions(
    view: &View,
    option: &TypedOption<'_, Interceptor>,
) -> Option<Vec<Completion>> {
    let ship = view.own(meant(view, option.said))?;
    let arg = option.verb.takes.get(option.place)?;
    match arg.name {
        "at" => Some(entries(option.lang, view, ship, option.typed)),
        "order" => {
            let offered = (arg.offers?)(view, view.me?, option.said);
            Some(orders(option.lang, view, ship, option.typed, &offered))
        }
        _ => None,
    }
}

/// Placements on the border: first every hex, then every nose for a typed hex, then every speed.
fn entries(lang: Lang, view: &View, ship: &ShipView, typed: &str) -> Vec<Completion> {
    let chosen = |hex: &Hex| {
        let hex = hex.to_string().to_lowercase();
        typed
            .trim_start()
            .to_lowercase()
            .strip_prefix(&hex)
            .is_some_and(|rest| rest.starts_with(char::is_whitespace))
    };
    let word = |at: Placement| Completion::word(placement(lang, &at));
    let usual = Speed::new(2);
    let Some(hex) = view.board.border().find(chosen) else {
        let entering = view.board.border().map(|hex| Placement {
            hex,
            nose: helm::inwards(view.board, hex),
            speed: usual,
        });
        return entering.map(word).collect();
    };
    let nosed = |nose: &Facing| {
        typed
            .to_lowercase()
            .contains(&format!(" {} ", facing(lang, *nose).to_lowercase()))
    };
    match Facing::ALL.into_iter().find(nosed) {
        None => Facing::ALL
            .map(|nose| {
                word(Placement {
                    hex,
                    nose,
                    speed: usual,
                })
            })
            .into(),
        Some(nose) => {
            let speeds = ship.build.arrivals();
            let speeds = speeds.start().get()..=speeds.end().get();
            let entering = speeds.map(|speed| Placement {
                hex,
                nose,
                speed: Speed::new(speed),
            });
            entering.map(word).collect()
        }
    }
}

/// Completions of an order: the typed one with its outcome, then one for each possible speed, with
/// a turn where one was announced.
fn orders(
    lang: Lang,
    view: &View,
    ship: &ShipView,
    typed: &str,
    offered: &[String],
) -> Vec<Completion> {
    let typed = typed.trim();
    let straight = |said: &&String| match order(said) {
        Ok(Order::Fly(flying)) => flying.codes.is_empty(),
        _ => false,
    };
    let any = offered.iter().any(|said| straight(&said));
    let few = offered.iter().filter(|said| !any || straight(said));
    let few = few.map(|said| lettered(lang, said));
    let flown = std::iter::once(typed.to_owned()).chain(few.filter(|said| said != typed));
    let flown = flown.filter_map(|said| outcome(lang, view, ship, &said));
    let retreat = view.may_retreat().then(|| lettered(lang, Order::Retreat));
    flown.chain(retreat.map(Completion::word)).collect()
}

/// An order with how this ship would carry it out, and where it would end.
fn outcome(lang: Lang, view: &View, ship: &ShipView, said: &str) -> Option<Completion> {
    let Ok(Order::Fly(flying)) = order_in(said, &letter_sets(lang)) else {
        return None;
    };
    if !ship.keeps(&flying) {
        return None;
    }
    let from = ship.spot?;
    let plan = Plan::new(&ship.build, from.speed, &flying);
    let legs = fly(view.board, &view.asteroids, from, &plan);
    let to = legs.last().map_or(
        Placement {
            speed: plan.speed,
            ..from
        },
        |leg| leg.to,
    );
    let made = lettered(lang, plan.as_order());
    let label = format!("{said} → {made} → {}", placement(lang, &to));
    Some(Completion::explained(said, label))
}

/// An upgrade, with what it is.
pub(super) fn upgrade(lang: Lang, name: &str) -> Option<Completion> {
    let upgrade = Upgrade::from_name(name)?;
    let word = upgrade_word(lang, upgrade);
    let offer = say("interceptor-upgrade-offer")
        .with("word", word.clone())
        .with("upgrade", upgrade_name(lang, upgrade));
    Some(Completion::explained(&word, offer.tr(lang)))
}
