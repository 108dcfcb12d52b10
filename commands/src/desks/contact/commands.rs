//! Contact's slash commands.

use games::contact::{
    Action, Aid, Contact, Day, Level, Options, Practice, Refusal, Showing, Signal, tile, tiles,
};
use serenity::all::CreateAutocompleteResponse;

use super::possible;
use crate::app::{Command, Ctx, Fault};
use crate::caller;
use crate::verbs::complete::{Completion, complete};
use crate::verbs::open::{Company, PaceChoice, open as found};
use crate::verbs::play::play;

pub(super) fn commands() -> Vec<Command> {
    vec![contact()]
}

#[poise::command(
    slash_command,
    subcommands(
        "open",
        "practise",
        "begin",
        "route",
        "signal",
        "exchange",
        "drop_take",
        "send",
        "guess",
        "repeat",
        "stop",
        "briefing",
        "reactivate"
    ),
    subcommand_required
)]
async fn contact(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum PlayersChoice {
    #[name = "team"]
    Team,
    #[name = "solo"]
    Solo,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum LevelChoice {
    #[name = "one"]
    One,
    #[name = "two"]
    Two,
    #[name = "three"]
    Three,
    #[name = "four"]
    Four,
    #[name = "five"]
    Five,
    #[name = "six"]
    Six,
    #[name = "pro"]
    Pro,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum ShowingChoice {
    #[name = "hand"]
    Hand,
    #[name = "bars"]
    Bars,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum PracticeChoice {
    #[name = "offered"]
    Offered,
    #[name = "skipped"]
    Skipped,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum CardChoice {
    #[name = "fifty"]
    Fifty,
    #[name = "stop"]
    Stop,
    #[name = "exchange"]
    Exchange,
}

#[poise::command(slash_command)]
async fn open(
    ctx: Ctx<'_>,
    players: Option<PlayersChoice>,
    level: Option<LevelChoice>,
    showing: Option<ShowingChoice>,
    practice: Option<PracticeChoice>,
    pace: Option<PaceChoice>,
) -> Result<(), Fault> {
    let (who, _) = caller::of_command(ctx.interaction);
    let options = Options {
        level: level.map_or_else(Level::default, |choice| match choice {
            LevelChoice::One => Level::One,
            LevelChoice::Two => Level::Two,
            LevelChoice::Three => Level::Three,
            LevelChoice::Four => Level::Four,
            LevelChoice::Five => Level::Five,
            LevelChoice::Six => Level::Six,
            LevelChoice::Pro => Level::Pro,
        }),
        showing: showing.map_or_else(Showing::default, |choice| match choice {
            ShowingChoice::Hand => Showing::Hand,
            ShowingChoice::Bars => Showing::Bars,
        }),
        practice: practice.map_or_else(Practice::default, |choice| match choice {
            PracticeChoice::Offered => Practice::Offered,
            PracticeChoice::Skipped => Practice::Skipped,
        }),
        day: Day::of_millis(who.at().0),
    };
    let company = match players {
        Some(PlayersChoice::Solo) => Company::Solo,
        Some(PlayersChoice::Team) | None => Company::Others,
    };
    found::<Contact>(ctx, options, pace, company).await
}

#[poise::command(slash_command)]
async fn practise(ctx: Ctx<'_>, from: String, to: String) -> Result<(), Fault> {
    let read = || {
        Ok(Action::Practise {
            from: tile(&from)?,
            to: tile(&to)?,
        })
    };
    play::<Contact>(ctx, read()).await
}

#[poise::command(slash_command)]
async fn begin(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Contact>(ctx, Ok(Action::Begin)).await
}

#[poise::command(slash_command)]
async fn route(ctx: Ctx<'_>, tiles: String) -> Result<(), Fault> {
    play::<Contact>(ctx, self::tiles(&tiles).map(Action::Plan)).await
}

#[poise::command(slash_command)]
async fn signal(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 6]
    points: u8,
) -> Result<(), Fault> {
    // Discord lets no other number through.
    let signal = Signal::of(points).unwrap_or(Signal::One);
    play::<Contact>(ctx, Ok(Action::Choose(signal))).await
}

#[poise::command(slash_command)]
async fn exchange(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Contact>(ctx, Ok(Action::Exchange)).await
}

#[poise::command(slash_command, rename = "drop")]
async fn drop_take(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Contact>(ctx, Ok(Action::Drop)).await
}

#[poise::command(slash_command)]
async fn send(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Contact>(ctx, Ok(Action::Send)).await
}

async fn planets(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<Contact>(ctx, typed, |view, _| {
        let planets = possible(view).into_iter();
        let words = planets.map(|planet| Completion::word(planet.to_string()));
        Some(words.collect())
    })
    .await
}

#[poise::command(slash_command)]
async fn guess(
    ctx: Ctx<'_>,
    #[autocomplete = "planets"] planet: String,
    #[autocomplete = "planets"]
    #[rename = "or"]
    other: Option<String>,
) -> Result<(), Fault> {
    let read = || -> Result<Action, Refusal> {
        let one = tile(&planet)?;
        Ok(match &other {
            None => Action::Guess(one),
            Some(other) => Action::GuessTwo(one, tile(other)?),
        })
    };
    play::<Contact>(ctx, read()).await
}

#[poise::command(slash_command)]
async fn repeat(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Contact>(ctx, Ok(Action::AskRepeat)).await
}

#[poise::command(slash_command)]
async fn stop(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Contact>(ctx, Ok(Action::ShowFirstStop)).await
}

#[poise::command(slash_command)]
async fn briefing(ctx: Ctx<'_>, card: CardChoice) -> Result<(), Fault> {
    let aid = match card {
        CardChoice::Fifty => Aid::FiftyFifty,
        CardChoice::Stop => Aid::FirstStop,
        CardChoice::Exchange => Aid::TargetExchange,
    };
    play::<Contact>(ctx, Ok(Action::Brief(aid))).await
}

#[poise::command(slash_command)]
async fn reactivate(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<Contact>(ctx, Ok(Action::Reactivate)).await
}
