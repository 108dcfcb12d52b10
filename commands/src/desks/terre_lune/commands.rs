//! The slash commands of De la Terre à la Lune.

use games::terre_lune::{
    Action, Card, Colour, Options, OrbitCell, PirateStart, Shove, Stage, TerreLune, View,
};
use serenity::all::CreateAutocompleteResponse;
use text::Lang;

use super::{card_key, read};
use crate::app::{Command, Ctx, Fault};
use crate::verbs::complete::{Completion, complete};
use crate::verbs::open::{Company, PaceChoice, open as found};
use crate::verbs::play::play as act;

pub(super) fn commands() -> Vec<Command> {
    vec![lune()]
}

#[poise::command(
    slash_command,
    subcommands(
        "open",
        "go",
        "prospect",
        "keep",
        "putback",
        "exchange",
        "push",
        "challenge",
        "ambush",
        "play",
        "pack",
        "seize",
        "end"
    ),
    subcommand_required
)]
async fn lune(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum ColourChoice {
    #[name = "red"]
    Red,
    #[name = "yellow"]
    Yellow,
    #[name = "blue"]
    Blue,
    #[name = "green"]
    Green,
}

impl ColourChoice {
    const fn colour(self) -> Colour {
        match self {
            Self::Red => Colour::Red,
            Self::Yellow => Colour::Yellow,
            Self::Blue => Colour::Blue,
            Self::Green => Colour::Green,
        }
    }
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum WayChoice {
    #[name = "forward"]
    Forward,
    #[name = "backward"]
    Backward,
}

#[poise::command(slash_command)]
async fn open(
    ctx: Ctx<'_>,
    #[min = 1]
    #[max = 18]
    pirate: Option<u8>,
    pace: Option<PaceChoice>,
) -> Result<(), Fault> {
    let options = Options {
        pirate: pirate
            .and_then(OrbitCell::numbered)
            .map_or(PirateStart::Random, PirateStart::At),
    };
    found::<TerreLune>(ctx, options, pace, Company::Others).await
}

#[poise::command(slash_command)]
async fn go(ctx: Ctx<'_>, #[autocomplete = "places"] to: String) -> Result<(), Fault> {
    act::<TerreLune>(ctx, read::go(&to)).await
}

#[poise::command(slash_command)]
async fn prospect(
    ctx: Ctx<'_>,
    #[autocomplete = "spots"]
    #[min = 1]
    #[max = 8]
    spot: i64,
) -> Result<(), Fault> {
    act::<TerreLune>(ctx, read::prospect(&spot.to_string())).await
}

#[poise::command(slash_command)]
async fn keep(ctx: Ctx<'_>) -> Result<(), Fault> {
    act::<TerreLune>(ctx, Ok(Action::Keep)).await
}

#[poise::command(slash_command)]
async fn putback(ctx: Ctx<'_>) -> Result<(), Fault> {
    act::<TerreLune>(ctx, Ok(Action::PutBack)).await
}

#[poise::command(slash_command)]
async fn exchange(ctx: Ctx<'_>, cards: String) -> Result<(), Fault> {
    act::<TerreLune>(ctx, read::exchange(&cards)).await
}

#[poise::command(slash_command)]
async fn push(ctx: Ctx<'_>, rocket: ColourChoice, way: WayChoice) -> Result<(), Fault> {
    let action = Action::Push {
        target: rocket.colour().seat(),
        shove: match way {
            WayChoice::Forward => Shove::Forward,
            WayChoice::Backward => Shove::Backward,
        },
    };
    act::<TerreLune>(ctx, Ok(action)).await
}

#[poise::command(slash_command)]
async fn challenge(ctx: Ctx<'_>, trump: ColourChoice) -> Result<(), Fault> {
    let trump = trump.colour();
    act::<TerreLune>(ctx, Ok(Action::Challenge { trump })).await
}

#[poise::command(slash_command)]
async fn ambush(ctx: Ctx<'_>, rocket: ColourChoice, trump: ColourChoice) -> Result<(), Fault> {
    let action = Action::Ambush {
        target: rocket.colour().seat(),
        trump: trump.colour(),
    };
    act::<TerreLune>(ctx, Ok(action)).await
}

#[poise::command(slash_command)]
async fn play(ctx: Ctx<'_>, #[autocomplete = "legal_cards"] card: String) -> Result<(), Fault> {
    act::<TerreLune>(ctx, read::play(&card)).await
}

#[poise::command(slash_command)]
async fn pack(ctx: Ctx<'_>, decoys: Option<String>) -> Result<(), Fault> {
    act::<TerreLune>(ctx, read::pack(&decoys.unwrap_or_default())).await
}

#[poise::command(slash_command)]
async fn seize(ctx: Ctx<'_>, packets: String) -> Result<(), Fault> {
    act::<TerreLune>(ctx, read::seize(&packets)).await
}

#[poise::command(slash_command)]
async fn end(ctx: Ctx<'_>) -> Result<(), Fault> {
    act::<TerreLune>(ctx, Ok(Action::End)).await
}

/// The language of whoever types.
fn lang(ctx: Ctx<'_>) -> Lang {
    Lang::of_locale(&ctx.interaction.locale)
}

async fn places(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = lang(ctx);
    complete::<TerreLune>(ctx, typed, |view, _| {
        let courses = &view.turn.as_ref()?.courses;
        let ends = courses.iter().map(|course| course.way.to);
        let named = ends.map(|to| text::terre_lune::place(lang, to));
        Some(named.map(Completion::word).collect())
    })
    .await
}

async fn spots(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<TerreLune>(ctx, typed, |view, _| {
        let spots = view.turn.as_ref()?.prospects.iter();
        let numbers = spots.map(|spot| i64::from(spot.number()));
        Some(numbers.map(Completion::number).collect())
    })
    .await
}

async fn legal_cards(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let lang = lang(ctx);
    complete::<TerreLune>(ctx, typed, |view, _| {
        let cards = legal(view)?.into_iter();
        let named = cards.map(|card| card_key(lang, card));
        Some(named.map(Completion::word).collect())
    })
    .await
}

/// The cards that this viewer may play now.
fn legal(view: &View) -> Option<Vec<Card>> {
    let (seat, stage) = view.expects?;
    if stage != Stage::Card || view.me != Some(seat) {
        return None;
    }
    let legal = view.own.as_ref()?.hand.iter();
    let legal = legal.filter(|held| held.why_not.is_none());
    Some(legal.map(|held| held.card).collect())
}
