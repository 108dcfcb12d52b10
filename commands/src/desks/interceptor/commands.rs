//! The slash commands of pilots' records, beside those of the verbs.

use games::interceptor::{Errand, Interceptor};

use super::{completing, ship_of};
use crate::fault::Fault;
use crate::floor::Ctx;
use crate::verbs::record;

#[poise::command(slash_command)]
pub(super) async fn pilot(ctx: Ctx<'_>, who: Option<serenity::all::User>) -> Result<(), Fault> {
    record::show::<Interceptor>(ctx, who, text::interceptor::pilot).await
}

#[poise::command(slash_command)]
pub(super) async fn spend(
    ctx: Ctx<'_>,
    #[autocomplete = "completing::upgrades"] upgrade: String,
    #[min = 1]
    #[max = 3]
    ship: Option<i64>,
) -> Result<(), Fault> {
    let ship = ship.map_or(0, ship_of);
    let read = text::interceptor::upgrade(&upgrade);
    let errand = read.map(|upgrade| Errand::Spend { ship, upgrade });
    record::run::<Interceptor>(ctx, errand).await
}

#[cfg(test)]
mod tests {
    use games::interceptor::Fleet;

    #[test]
    fn discord_takes_as_many_ships_as_a_fleet_can_have() {
        let ships = u64::from(Fleet::Three.ships());
        for verb in ["place", "order", "announce", "spend"] {
            let path = format!("interceptor/{verb}/ship");
            assert_eq!(crate::verbs::tests::bounds(&path), (1, ships), "{verb}");
        }
    }
}
