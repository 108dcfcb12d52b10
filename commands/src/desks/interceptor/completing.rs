//! What Interceptor's commands offer while their options are typed.

use games::interceptor::{
    Facing, Hex, Interceptor, Order, Placement, Plan, ShipView, Speed, Upgrade, View, fly, order,
};
use serenity::all::{CreateAutocompleteResponse, ResolvedValue};
use text::interceptor::{facing, placement, upgrade_name, upgrade_word};
use text::{Lang, say};

use super::{helm, own, ship_of, waiting};
use crate::app::Ctx;
use crate::caller;
use crate::verbs::complete::{Completion, complete, fitting};
use crate::verbs::record;

/// The number of the ship that the command names so far.
fn named(ctx: Ctx<'_>) -> Option<u8> {
    let ship = ctx.args.iter().find(|option| option.name == "ship")?;
    match ship.value {
        ResolvedValue::Integer(number) => Some(ship_of(number)),
        _ => None,
    }
}

/// The ship that is meant: the one that is named, else the first that still needs something.
fn meant<'v>(ctx: Ctx<'_>, view: &'v View) -> Option<&'v ShipView> {
    own(view, named(ctx).or_else(|| waiting(view))?)
}

/// Where a ship can enter: border hexes, then with every nose, then with every speed.
pub(super) async fn places(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = caller::of_command(ctx.interaction).0.lang;
    complete::<Interceptor>(ctx, typed, |view, _| {
        let ship = meant(ctx, view)?;
        ship.spot
            .is_none()
            .then(|| entries(lang, view, ship, typed))
    })
    .await
}

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

/// What was typed, with how it would be carried out and where it would end; and each speed that
/// can be had.
pub(super) async fn orders(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = caller::of_command(ctx.interaction).0.lang;
    let typed = typed.trim();
    complete::<Interceptor>(ctx, typed, |view, _| {
        let ship = meant(ctx, view)?;
        let last = ship.spot?.speed;
        let mut offered: Vec<Completion> = outcome(lang, view, ship, typed).into_iter().collect();
        let speeds = ship.build.speeds(last);
        for speed in (speeds.start().get()..=speeds.end().get()).rev() {
            offered.extend(outcome(lang, view, ship, &speed.to_string()));
        }
        if view.may_retreat() {
            offered.push(Completion::word(Order::Retreat.to_string()));
        }
        Some(offered)
    })
    .await
}

/// An order, as it would be carried out by this ship.
fn outcome(lang: Lang, view: &View, ship: &ShipView, said: &str) -> Option<Completion> {
    let Ok(Order::Fly(flying)) = order(said) else {
        return None;
    };
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
    let label = format!("{said} → {} → {}", plan.as_order(), placement(lang, &to));
    Some(Completion::explained(said, label))
}

/// One's ships that are in the fight.
pub(super) async fn ships(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Interceptor>(ctx, typed, |view, _| {
        let numbers = view.mine().map(|ship| i64::from(ship.id.number) + 1);
        Some(numbers.map(Completion::number).collect())
    })
    .await
}

/// The upgrades that some ship of whoever asks can still have.
pub(super) async fn upgrades(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let Some((lang, service)) = record::own::<Interceptor>(ctx).await else {
        return fitting(typed, Vec::new());
    };
    let build = service.ship(named(ctx).unwrap_or(0)).build;
    let free = Upgrade::ALL
        .into_iter()
        .filter(|upgrade| build.count(*upgrade) < upgrade.most());
    let offers = free.map(|upgrade| {
        let word = upgrade_word(lang, upgrade);
        let offer = say("interceptor-upgrade-offer")
            .with("word", word.clone())
            .with("upgrade", upgrade_name(lang, upgrade));
        Completion::explained(&word, offer.tr(lang))
    });
    fitting(typed, offers.collect())
}
