//! Interceptor's slash commands.

use games::interceptor::{
    Action, Announcement, Asteroids, Campaign, Change, Ending, Errand, FirstTurn, Fleet,
    Interceptor, Options, Size, order as read_order, placement,
};

use super::{completing, meant, ship_of};
use crate::app::{Command, Ctx, Fault};
use crate::desk::Step;
use crate::verbs::open::{Company, PaceChoice, open as found};
use crate::verbs::play::{play, seen};
use crate::verbs::record;

pub(super) fn commands() -> Vec<Command> {
    vec![interceptor()]
}

#[poise::command(
    slash_command,
    subcommands(
        "open", "place", "random", "order", "announce", "seal", "reopen", "pilot", "spend"
    ),
    subcommand_required
)]
async fn interceptor(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum BoardChoice {
    #[name = "fitting"]
    Fitting,
    #[name = "small"]
    Small,
    #[name = "medium"]
    Medium,
    #[name = "large"]
    Large,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum ShipsChoice {
    #[name = "one"]
    One,
    #[name = "two"]
    Two,
    #[name = "three"]
    Three,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum CampaignChoice {
    #[name = "outside"]
    Outside,
    #[name = "inside"]
    Inside,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum TurnChoice {
    #[name = "none"]
    None,
    #[name = "left"]
    Left,
    #[name = "right"]
    Right,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum SpeedChoice {
    #[name = "slower"]
    Slower,
    #[name = "same"]
    Same,
    #[name = "faster"]
    Faster,
}

#[poise::command(slash_command)]
async fn open(
    ctx: Ctx<'_>,
    board: Option<BoardChoice>,
    #[min = 0]
    #[max = 12]
    asteroids: Option<u8>,
    ships: Option<ShipsChoice>,
    #[min = 0]
    #[max = 18]
    retreat: Option<u8>,
    campaign: Option<CampaignChoice>,
    pace: Option<PaceChoice>,
) -> Result<(), Fault> {
    let options = Options {
        size: board.map_or_else(Size::default, |choice| match choice {
            BoardChoice::Fitting => Size::Fitting,
            BoardChoice::Small => Size::Small,
            BoardChoice::Medium => Size::Medium,
            BoardChoice::Large => Size::Large,
        }),
        asteroids: asteroids.map_or_else(Asteroids::default, Asteroids::Exactly),
        fleet: ships.map_or_else(Fleet::default, |choice| match choice {
            ShipsChoice::One => Fleet::One,
            ShipsChoice::Two => Fleet::Two,
            ShipsChoice::Three => Fleet::Three,
        }),
        ending: match retreat {
            None => Ending::default(),
            // With one ship left there is nobody to leave to.
            Some(0 | 1) => Ending::ToTheDeath,
            Some(from) => Ending::RetreatFrom(from),
        },
        campaign: campaign.map_or_else(Campaign::default, |choice| match choice {
            CampaignChoice::Outside => Campaign::Outside,
            CampaignChoice::Inside => Campaign::Inside,
        }),
        ..Options::default()
    };
    found::<Interceptor>(ctx, options, pace, Company::Others).await
}

#[poise::command(slash_command)]
async fn place(
    ctx: Ctx<'_>,
    #[autocomplete = "completing::places"] at: String,
    #[min = 1]
    #[max = 3]
    #[autocomplete = "completing::ships"]
    ship: Option<i64>,
) -> Result<(), Fault> {
    let read = placement(&at);
    seen::<Interceptor>(ctx, |view| {
        let ship = meant(view, ship);
        Step::read(read.map(|placement| Action::Place { ship, placement }))
    })
    .await
}

#[poise::command(slash_command)]
async fn random(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Interceptor>(ctx, Ok(Action::PlaceRandom)).await
}

#[poise::command(slash_command)]
async fn order(
    ctx: Ctx<'_>,
    #[autocomplete = "completing::orders"] order: String,
    #[min = 1]
    #[max = 3]
    #[autocomplete = "completing::ships"]
    ship: Option<i64>,
) -> Result<(), Fault> {
    let read = read_order(&order);
    seen::<Interceptor>(ctx, |view| {
        let ship = meant(view, ship);
        Step::read(read.map(|order| Action::Write { ship, order }))
    })
    .await
}

#[poise::command(slash_command)]
async fn announce(
    ctx: Ctx<'_>,
    turn: TurnChoice,
    speed: SpeedChoice,
    #[min = 1]
    #[max = 3]
    #[autocomplete = "completing::ships"]
    ship: Option<i64>,
) -> Result<(), Fault> {
    let said = Announcement {
        turn: match turn {
            TurnChoice::None => FirstTurn::None,
            TurnChoice::Left => FirstTurn::Left,
            TurnChoice::Right => FirstTurn::Right,
        },
        change: match speed {
            SpeedChoice::Slower => Change::Slower,
            SpeedChoice::Same => Change::Same,
            SpeedChoice::Faster => Change::Faster,
        },
    };
    seen::<Interceptor>(ctx, |view| {
        let ship = meant(view, ship);
        Step::Act(Action::Announce { ship, said })
    })
    .await
}

#[poise::command(slash_command)]
async fn seal(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Interceptor>(ctx, Ok(Action::Seal)).await
}

#[poise::command(slash_command)]
async fn reopen(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Interceptor>(ctx, Ok(Action::Reopen)).await
}

#[poise::command(slash_command)]
async fn pilot(ctx: Ctx<'_>, who: Option<serenity::all::User>) -> Result<(), Fault> {
    record::show::<Interceptor>(ctx, who, text::interceptor::pilot).await
}

#[poise::command(slash_command)]
async fn spend(
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
    use super::*;

    #[test]
    fn discord_takes_as_many_ships_as_a_fleet_can_have() {
        let ships = u64::from(Fleet::Three.ships());
        for verb in ["place", "order", "announce", "spend"] {
            let path = format!("interceptor/{verb}/ship");
            assert_eq!(crate::verbs::tests::bounds(&path), (1, ships), "{verb}");
        }
    }
}
