//! The slash commands of what people keep, made from a game's record commands. What needs no table
//! asks for none.

use games::{Heard, RecordAction, RecordCommand, Said};
use poise::{BoxFuture, FrameworkError};
use serenity::all::{CommandOptionType, CreateAutocompleteResponse, ResolvedValue, User};

use crate::app::fault::ServeError;
use crate::game::reading::offered_of;
use crate::game::ui::{GameUi, RecordUi, Step};
use crate::slash::context::{Command, Ctx};
use crate::slash::record;
use crate::slash::shared::builder::{
    CommandRun, Parameter, command, group, parameter, parameters, typing, words,
};
use crate::slash::shared::complete::fitting;
use crate::slash::shared::run_step::seen;

/// The option that names a user.
const WHO: &str = "who";

/// The commands of a game's record commands: those under one command together.
pub(crate) fn commands<D: GameUi>() -> Vec<Command> {
    let heard = |chore: &&RecordCommand<D>| matches!(chore.heard, Heard::Aloud | Heard::Called);
    let mut made: Vec<Command> = Vec::new();
    for chore in D::CHORES.iter().filter(heard) {
        let own = command(chore.name, run::<D>, taken(chore));
        let Some(under) = chore.under else {
            made.push(own);
            continue;
        };
        match made.iter_mut().find(|command| command.name == under) {
            Some(command) => command.subcommands.push(own),
            None => made.push(group(under, vec![own])),
        }
    }
    made
}

fn taken<D: GameUi>(chore: &'static RecordCommand<D>) -> Vec<Parameter> {
    let who = matches!(chore.means, RecordAction::Shows).then(|| {
        parameter(WHO, std::iter::empty(), |option| {
            option.kind(CommandOptionType::User)
        })
    });
    let taken = parameters(chore.takes, offers::<D>);
    taken.into_iter().chain(who).collect()
}

/// The record command of a command, and what is said after it.
fn heard<D: GameUi>(ctx: Ctx<'_>) -> Option<(&'static RecordCommand<D>, Said)> {
    let chore = D::chore(&ctx.command().name)?;
    Some((chore, words(ctx, chore.takes)))
}

fn run<D: GameUi>(ctx: Ctx<'_>) -> CommandRun<'_> {
    Box::pin(async move {
        let ran = ran::<D>(ctx).await;
        ran.map_err(|fault| FrameworkError::new_command(ctx.into(), fault))
    })
}

async fn ran<D: GameUi>(ctx: Ctx<'_>) -> Result<(), ServeError> {
    let Some((chore, said)) = heard::<D>(ctx) else {
        return Ok(());
    };
    match chore.means {
        RecordAction::Runs(read) => {
            record::run::<D>(ctx, read(&D::Record::reads(chore, &said))).await
        }
        RecordAction::Lists => record::show_own::<D>(ctx, D::Record::listed).await,
        RecordAction::Shows => record::show::<D>(ctx, who(ctx), D::Record::seen).await,
        RecordAction::Takes(_) | RecordAction::Uses(_) => {
            seen::<D>(ctx, |_| Step::Keeps(chore, said)).await
        }
    }
}

/// User that the command names.
fn who(ctx: Ctx<'_>) -> Option<User> {
    let option = ctx.args.iter().find(|option| option.name == WHO)?;
    match option.value {
        ResolvedValue::User(user, _) => Some(user.clone()),
        _ => None,
    }
}

/// Completions of the option that is being typed.
fn offers<'a, D: GameUi>(
    ctx: Ctx<'a>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let offered = async {
            let (chore, said) = heard::<D>(ctx)?;
            let mut items = chore.takes.iter();
            let place = items.position(|item| typing(ctx, item.name))?;
            let (lang, record) = record::own::<D>(ctx).await?;
            Some(offered_of::<D>(lang, &record, chore, place, &said))
        };
        fitting(typed, offered.await.unwrap_or_default())
    })
}
