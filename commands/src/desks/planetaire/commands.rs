//! Planétaire's slash commands.

use games::planetaire::{
    Action, Equity, Options, Order, Planetaire, RayLaw, Rounds, Satellites, cell, cells, margin,
};

use crate::app::{Command, Ctx, Fault};
use crate::verbs::complete::{Completion, complete};
use crate::verbs::open::{Company, PaceChoice, open as found};
use crate::verbs::play::{play, turn};

use super::word;
use crate::desk::Page;

pub(super) fn commands() -> Vec<Command> {
    vec![planetaire()]
}

#[poise::command(
    slash_command,
    subcommands(
        "open",
        "fire",
        "place",
        "move_marble",
        "withdraw",
        "marbles",
        "note",
        "end",
        "hide",
        "random",
        "seal"
    ),
    subcommand_required
)]
async fn planetaire(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum SatellitesChoice {
    #[name = "four"]
    Four,
    #[name = "five"]
    Five,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum RoundsChoice {
    #[name = "two"]
    Two,
    #[name = "four"]
    Four,
    #[name = "six"]
    Six,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum OrderChoice {
    #[name = "at-once"]
    AtOnce,
    #[name = "in-turn"]
    InTurn,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum RaysChoice {
    #[name = "planetaire"]
    Planetaire,
    #[name = "black-box"]
    BlackBox,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum EquityChoice {
    #[name = "exact"]
    Exact,
    #[name = "same-results"]
    SameResults,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum PlayersChoice {
    #[name = "two"]
    Two,
    #[name = "solo"]
    Solo,
}

#[poise::command(slash_command)]
#[expect(
    clippy::too_many_arguments,
    reason = "a command's options are its parameters"
)]
async fn open(
    ctx: Ctx<'_>,
    players: Option<PlayersChoice>,
    satellites: Option<SatellitesChoice>,
    rounds: Option<RoundsChoice>,
    order: Option<OrderChoice>,
    rays: Option<RaysChoice>,
    equity: Option<EquityChoice>,
    pace: Option<PaceChoice>,
) -> Result<(), Fault> {
    let options = Options {
        satellites: satellites.map_or_else(Satellites::default, |choice| match choice {
            SatellitesChoice::Four => Satellites::Four,
            SatellitesChoice::Five => Satellites::Five,
        }),
        rounds: rounds.map_or_else(Rounds::default, |choice| match choice {
            RoundsChoice::Two => Rounds::Two,
            RoundsChoice::Four => Rounds::Four,
            RoundsChoice::Six => Rounds::Six,
        }),
        order: order.map_or_else(Order::default, |choice| match choice {
            OrderChoice::AtOnce => Order::AtOnce,
            OrderChoice::InTurn => Order::InTurn,
        }),
        law: rays.map_or_else(RayLaw::default, |choice| match choice {
            RaysChoice::Planetaire => RayLaw::Planetaire,
            RaysChoice::BlackBox => RayLaw::BlackBox,
        }),
        equity: equity.map_or_else(Equity::default, |choice| match choice {
            EquityChoice::Exact => Equity::Exact,
            EquityChoice::SameResults => Equity::SameResults,
        }),
    };
    let company = match players {
        Some(PlayersChoice::Solo) => Company::Solo,
        Some(PlayersChoice::Two) | None => Company::Others,
    };
    found::<Planetaire>(ctx, options, pace, company).await
}

#[poise::command(slash_command)]
async fn fire(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 32]
    #[autocomplete = "free_margins"]
    margin: i64,
) -> Result<(), Fault> {
    let read = self::margin(&margin.to_string());
    play::<Planetaire>(ctx, read.map(Action::Fire)).await
}

#[poise::command(slash_command)]
async fn place(ctx: Ctx<'_>, #[autocomplete = "free_cells"] cell: String) -> Result<(), Fault> {
    play::<Planetaire>(ctx, self::cell(&cell).map(Action::Place)).await
}

#[poise::command(slash_command, rename = "move")]
async fn move_marble(
    ctx: Ctx<'_>,
    #[autocomplete = "marbles_now"] from: String,
    #[autocomplete = "free_cells"] to: String,
) -> Result<(), Fault> {
    let read = self::cell(&from).and_then(|from| {
        Ok(Action::Move {
            from,
            to: self::cell(&to)?,
        })
    });
    play::<Planetaire>(ctx, read).await
}

#[poise::command(slash_command)]
async fn withdraw(ctx: Ctx<'_>, #[autocomplete = "marbles_now"] cell: String) -> Result<(), Fault> {
    play::<Planetaire>(ctx, self::cell(&cell).map(Action::Withdraw)).await
}

#[poise::command(slash_command)]
async fn marbles(ctx: Ctx<'_>, cells: String) -> Result<(), Fault> {
    play::<Planetaire>(ctx, self::cells(&cells).map(Action::PlaceAll)).await
}

#[poise::command(slash_command)]
async fn note(ctx: Ctx<'_>, cells: String) -> Result<(), Fault> {
    play::<Planetaire>(ctx, self::cells(&cells).map(Action::Note)).await
}

#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), Fault> {
    // Final, so it is asked once more.
    turn::<Planetaire>(
        ctx,
        Page {
            word: word::END.to_owned(),
            argument: String::new(),
        },
    )
    .await
}

#[poise::command(slash_command)]
async fn hide(ctx: Ctx<'_>, cells: String) -> Result<(), Fault> {
    play::<Planetaire>(ctx, self::cells(&cells).map(Action::Draft)).await
}

#[poise::command(slash_command)]
async fn random(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Planetaire>(ctx, Ok(Action::DraftRandom)).await
}

#[poise::command(slash_command)]
async fn seal(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Planetaire>(ctx, Ok(Action::Seal)).await
}

/// The numbers that can still be fired from.
async fn free_margins(ctx: Ctx<'_>, typed: &str) -> serenity::all::CreateAutocompleteResponse {
    complete::<Planetaire>(ctx, typed, |view, me| {
        let board = view.detected_by(me)?;
        let free = games::planetaire::Margin::all().filter(|margin| !board.fired_from(*margin));
        Some(
            free.map(|margin| Completion::number(i64::from(margin.number())))
                .collect(),
        )
    })
    .await
}

/// The cells without a marble.
async fn free_cells(ctx: Ctx<'_>, typed: &str) -> serenity::all::CreateAutocompleteResponse {
    complete::<Planetaire>(ctx, typed, |view, me| {
        let marbles = view.detected_by(me)?.marbles;
        let free = games::planetaire::Cell::all().filter(|cell| !marbles.has(*cell));
        Some(
            free.map(|cell| Completion::word(cell.to_string()))
                .collect(),
        )
    })
    .await
}

/// The cells with a marble.
async fn marbles_now(ctx: Ctx<'_>, typed: &str) -> serenity::all::CreateAutocompleteResponse {
    complete::<Planetaire>(ctx, typed, |view, me| {
        let marbles = view.detected_by(me)?.marbles;
        let words = marbles.cells().map(|cell| cell.to_string());
        Some(words.map(Completion::word).collect())
    })
    .await
}

#[cfg(test)]
mod tests {
    #[test]
    fn discord_takes_every_margin_and_no_other() {
        let margins = games::planetaire::Margin::all().count() as u64;
        assert_eq!(
            crate::verbs::tests::bounds("planetaire/fire/margin"),
            (1, margins)
        );
    }
}
