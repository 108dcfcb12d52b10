//! Completions of Interceptor's commands while their options are typed.

use games::interceptor::{
    Facing, Hex, Interceptor, Order, Placement, Plan, ShipView, Speed, Upgrade, View, fly, meant,
    order, order_in,
};
use text::interceptor::{facing, lettered, letters, placement, upgrade_name, upgrade_word};
use text::{Lang, say};

use super::helm;
use crate::game::ui::{Asking, Completion};

/// Completions of an option, where there are more than the verb offers.
pub(super) fn completed(view: &View, asking: &Asking<'_, Interceptor>) -> Option<Vec<Completion>> {
    let ship = view.own(meant(view, asking.said))?;
    let arg = asking.verb.takes.get(asking.place)?;
    match arg.name {
        "at" => Some(entries(asking.lang, view, ship, asking.typed)),
        "order" => {
            let offered = (arg.offers?)(view, view.me?, asking.said);
            Some(orders(asking.lang, view, ship, asking.typed, &offered))
        }
        _ => None,
    }
}

/// Entries of a ship: border hexes, then with every nose, then with every speed.
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

/// The typed order, with how it would be carried out and where it would end; then each speed that
/// can be had, with a turn where one was announced.
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

/// An order, as it would be carried out by this ship.
fn outcome(lang: Lang, view: &View, ship: &ShipView, said: &str) -> Option<Completion> {
    let Ok(Order::Fly(flying)) = order_in(said, letters(lang)) else {
        return None;
    };
    if !ship.keeps(&flying) {
        return None;
    }
    let from = ship.spot?;
    let plan = Plan::of(&ship.build, from.speed, &flying);
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
    let upgrade = Upgrade::named(name)?;
    let word = upgrade_word(lang, upgrade);
    let offer = say("interceptor-upgrade-offer")
        .with("word", word.clone())
        .with("upgrade", upgrade_name(lang, upgrade));
    Some(Completion::explained(&word, offer.tr(lang)))
}
