//! Space Connection's slash commands.

use games::space_connection::{
    Action, Emitters, Mark, Move, Options, Phase, Piece, Position, Positions, Reply, Row,
    SpaceConnection, position, positions,
};
use serenity::all::{CreateAutocompleteResponse, ResolvedValue};

use super::{emit, favourites, read_sent, word};
use crate::app::{Command, Ctx, Fault};
use crate::desk::{Page, Step};
use crate::verbs::complete::{Completion, complete, fitting};
use crate::verbs::open::{Company, PaceChoice, open as found};
use crate::verbs::play::{play, seen, turn};
use crate::verbs::record;

pub(super) fn commands() -> Vec<Command> {
    vec![connection()]
}

#[poise::command(
    slash_command,
    subcommands(
        "open",
        "scout",
        "ship",
        "super_ship",
        "laser",
        "hide",
        "planet",
        "move_planet",
        "random",
        "seal",
        "favourite",
        "note",
        "concede"
    ),
    subcommand_required
)]
async fn connection(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum PlayersChoice {
    #[name = "two"]
    Two,
    #[name = "solo"]
    Solo,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum ReplyChoice {
    #[name = "none"]
    None,
    #[name = "last"]
    Last,
}

#[derive(Clone, Copy, poise::ChoiceParameter)]
enum MarkChoice {
    #[name = "planet"]
    Planet,
    #[name = "empty"]
    Empty,
    #[name = "erase"]
    Erase,
}

#[poise::command(slash_command)]
async fn open(
    ctx: Ctx<'_>,
    players: Option<PlayersChoice>,
    reply: Option<ReplyChoice>,
    pace: Option<PaceChoice>,
) -> Result<(), Fault> {
    let options = Options {
        reply: reply.map_or_else(Reply::default, |choice| match choice {
            ReplyChoice::None => Reply::None,
            ReplyChoice::Last => Reply::Last,
        }),
    };
    let company = match players {
        Some(PlayersChoice::Solo) => Company::Solo,
        Some(PlayersChoice::Two) | None => Company::Others,
    };
    found::<SpaceConnection>(ctx, options, pace, company).await
}

#[poise::command(slash_command)]
async fn scout(ctx: Ctx<'_>, #[autocomplete = "for_scouts"] at: String) -> Result<(), Fault> {
    play::<SpaceConnection>(ctx, read_sent(Piece::Scout, &at)).await
}

#[poise::command(slash_command)]
async fn ship(ctx: Ctx<'_>, #[autocomplete = "for_ships"] at: String) -> Result<(), Fault> {
    play::<SpaceConnection>(ctx, read_sent(Piece::Ship, &at)).await
}

#[poise::command(slash_command, rename = "super")]
async fn super_ship(
    ctx: Ctx<'_>,
    #[autocomplete = "for_super_ships"] at: String,
) -> Result<(), Fault> {
    play::<SpaceConnection>(ctx, read_sent(Piece::SuperShip, &at)).await
}

#[poise::command(slash_command)]
async fn laser(
    ctx: Ctx<'_>,
    #[autocomplete = "for_lasers"] at: String,
    #[autocomplete = "for_second_lasers"] and: Option<String>,
) -> Result<(), Fault> {
    let read = position(&at).and_then(|first| {
        Ok(emit(match and {
            None => Emitters::One(first),
            Some(second) => Emitters::Two(first, position(&second)?),
        }))
    });
    play::<SpaceConnection>(ctx, read).await
}

#[poise::command(slash_command)]
async fn hide(ctx: Ctx<'_>, positions: String) -> Result<(), Fault> {
    play::<SpaceConnection>(ctx, self::positions(&positions).map(Action::Draft)).await
}

#[poise::command(slash_command)]
async fn planet(ctx: Ctx<'_>, #[autocomplete = "anywhere"] at: String) -> Result<(), Fault> {
    play::<SpaceConnection>(ctx, position(&at).map(Action::Toggle)).await
}

#[poise::command(slash_command, rename = "move")]
async fn move_planet(
    ctx: Ctx<'_>,
    #[autocomplete = "own_planets"] from: String,
    #[autocomplete = "free_in_sky"] to: String,
) -> Result<(), Fault> {
    let read = position(&from).and_then(|from| {
        let to = position(&to)?;
        Ok(Action::Shift(Move { from, to }))
    });
    play::<SpaceConnection>(ctx, read).await
}

#[poise::command(slash_command)]
async fn random(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<SpaceConnection>(ctx, Ok(Action::DraftRandom)).await
}

#[poise::command(slash_command)]
async fn seal(ctx: Ctx<'_>) -> Result<(), Fault> {
    play::<SpaceConnection>(ctx, Ok(Action::Seal)).await
}

#[poise::command(
    slash_command,
    subcommands("keep", "load", "list", "forget"),
    subcommand_required
)]
async fn favourite(_ctx: Ctx<'_>) -> Result<(), Fault> {
    // Discord never runs a command that has subcommands.
    Ok(())
}

#[poise::command(slash_command)]
async fn keep(ctx: Ctx<'_>, #[autocomplete = "favourite_names"] name: String) -> Result<(), Fault> {
    seen::<SpaceConnection>(ctx, |view| favourites::keep(view, &name)).await
}

#[poise::command(slash_command)]
async fn load(ctx: Ctx<'_>, #[autocomplete = "favourite_names"] name: String) -> Result<(), Fault> {
    seen::<SpaceConnection>(ctx, |_| Step::Recall(name)).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Result<(), Fault> {
    record::show_own::<SpaceConnection>(ctx, text::space_connection::favourites).await
}

#[poise::command(slash_command)]
async fn forget(
    ctx: Ctx<'_>,
    #[autocomplete = "favourite_names"] name: String,
) -> Result<(), Fault> {
    record::run::<SpaceConnection>(ctx, Ok(favourites::forget(&name))).await
}

async fn favourite_names(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let own = record::own::<SpaceConnection>(ctx).await;
    let kept = own.map(|(_, kept)| kept).unwrap_or_default();
    let names = kept.names().map(str::to_owned);
    fitting(typed, names.map(Completion::word).collect())
}

#[poise::command(slash_command)]
async fn note(ctx: Ctx<'_>, mark: MarkChoice, positions: String) -> Result<(), Fault> {
    let mark = match mark {
        MarkChoice::Planet => Mark::Planet,
        MarkChoice::Empty => Mark::Empty,
        MarkChoice::Erase => Mark::Nothing,
    };
    let read = self::positions(&positions).map(|at| Action::Note { mark, at });
    play::<SpaceConnection>(ctx, read).await
}

#[poise::command(slash_command)]
async fn concede(ctx: Ctx<'_>) -> Result<(), Fault> {
    // Final, so it is asked once more.
    turn::<SpaceConnection>(
        ctx,
        Page {
            word: word::CONCEDE.to_owned(),
            argument: String::new(),
        },
    )
    .await
}

/// Positions to choose from: by row first where they are many.
fn offered(positions: Positions) -> Vec<Completion> {
    /// The most choices that Discord shows.
    const FEW: u8 = 25;
    let rows = Row::all()
        .filter(|row| positions.count() > FEW && row.positions().any(|at| positions.has(at)))
        .map(|row| row.to_string());
    let named = positions.iter().map(|at| at.to_string());
    rows.chain(named).map(Completion::word).collect()
}

/// Where this person may send a piece now.
async fn targets(ctx: Ctx<'_>, typed: &str, piece: Piece) -> CreateAutocompleteResponse {
    complete::<SpaceConnection>(ctx, typed, |view, me| {
        let hunting = view.phase == Phase::Hunting;
        let board = view.hunted_by(me).filter(|_| hunting)?;
        Some(offered(board.chart.targets(piece)))
    })
    .await
}

async fn for_scouts(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    targets(ctx, typed, Piece::Scout).await
}

async fn for_ships(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    targets(ctx, typed, Piece::Ship).await
}

async fn for_super_ships(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    targets(ctx, typed, Piece::SuperShip).await
}

async fn for_lasers(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    targets(ctx, typed, Piece::Laser).await
}

/// In line with the first emitter, as far as that is known.
async fn for_second_lasers(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    let given = ctx.args.iter().find(|option| option.name == "at");
    let first = given.and_then(|option| match option.value {
        ResolvedValue::String(said) => position(said).ok(),
        _ => None,
    });
    let Some(first) = first else {
        return for_lasers(ctx, typed).await;
    };
    complete::<SpaceConnection>(ctx, typed, |view, me| {
        let hunting = view.phase == Phase::Hunting;
        let chart = &view.hunted_by(me).filter(|_| hunting)?.chart;
        let two = chart.stock.left(Piece::Laser) > 1;
        let free = chart.targets(Piece::Laser);
        two.then(|| offered(first.in_line().common(free)))
    })
    .await
}

async fn anywhere(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<SpaceConnection>(ctx, typed, |_, _| {
        Some(offered(Positions::of(Position::all())))
    })
    .await
}

async fn own_planets(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<SpaceConnection>(ctx, typed, |view, me| {
        let draft = view.hidden_by(me)?.draft.as_ref()?;
        Some(offered(draft.planets))
    })
    .await
}

async fn free_in_sky(ctx: Ctx<'_>, typed: &str) -> CreateAutocompleteResponse {
    complete::<SpaceConnection>(ctx, typed, |view, me| {
        let draft = view.hidden_by(me)?.draft.as_ref()?;
        Some(offered(Positions::of(Position::all()).minus(draft.planets)))
    })
    .await
}
