//! Slash commands of a game's record commands. A command that needs no table asks for none.

use games::{Inputs, RecordAction, RecordCommand, Said};
use poise::{BoxFuture, FrameworkError};
use serenity::all::{CommandOptionType, CreateAutocompleteResponse, ResolvedValue, User};

use crate::app::fault::ServeError;
use crate::game::reading::record_completions;
use crate::game::ui::{GameUi, RecordUi, Step};
use crate::slash::context::{Command, Ctx};
use crate::slash::record;
use crate::slash::shared::builder::{
    CommandRun, Parameter, command, group, parameter, parameters, typing, words,
};
use crate::slash::shared::complete::fitting;
use crate::slash::shared::run_step::run_step;

/// Option that names a user.
const WHO: &str = "who";

/// Slash commands of a game's record commands, grouped under those that they name.
pub(crate) fn commands<D: GameUi>() -> Vec<Command> {
    let heard = |record_command: &&RecordCommand<D>| {
        matches!(record_command.inputs, Inputs::All | Inputs::CommandOnly)
    };
    let mut made: Vec<Command> = Vec::new();
    for record_command in D::RECORD_COMMANDS.iter().filter(heard) {
        let own = command(record_command.name, run::<D>, options(record_command));
        let Some(under) = record_command.under else {
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

/// Options of a record command.
fn options<D: GameUi>(record_command: &'static RecordCommand<D>) -> Vec<Parameter> {
    let who = matches!(record_command.means, RecordAction::Shows).then(|| {
        parameter(WHO, std::iter::empty(), |option| {
            option.kind(CommandOptionType::User)
        })
    });
    let taken = parameters(record_command.takes, offers::<D>);
    taken.into_iter().chain(who).collect()
}

/// Record command that was used, and the words of its options.
fn command_and_words<D: GameUi>(ctx: Ctx<'_>) -> Option<(&'static RecordCommand<D>, Said)> {
    let record_command = D::record_command(&ctx.command().name)?;
    Some((record_command, words(ctx, record_command.takes)))
}

/// Run of a record command.
fn run<D: GameUi>(ctx: Ctx<'_>) -> CommandRun<'_> {
    Box::pin(async move {
        let ran = run_command::<D>(ctx).await;
        ran.map_err(|fault| FrameworkError::new_command(ctx.into(), fault))
    })
}

/// Carries out a record command.
async fn run_command<D: GameUi>(ctx: Ctx<'_>) -> Result<(), ServeError> {
    let Some((record_command, said)) = command_and_words::<D>(ctx) else {
        return Ok(());
    };
    match record_command.means {
        RecordAction::Runs(read) => {
            record::run::<D>(ctx, read(&D::Record::read_words(record_command, &said))).await
        }
        RecordAction::Lists => record::show_own::<D>(ctx, D::Record::describe_own).await,
        RecordAction::Shows => record::show::<D>(ctx, who(ctx), D::Record::describe_public).await,
        RecordAction::Takes(_) | RecordAction::Uses(_) => {
            run_step::<D>(ctx, |_| Step::UseRecord(record_command, said)).await
        }
    }
}

/// User whom the command names.
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
            let (record_command, said) = command_and_words::<D>(ctx)?;
            let mut items = record_command.takes.iter();
            let place = items.position(|item| typing(ctx, item.name))?;
            let (lang, record) = record::own::<D>(ctx).await?;
            Some(record_completions::<D>(
                lang,
                &record,
                record_command,
                place,
                &said,
            ))
        };
        fitting(typed, offered.await.unwrap_or_default())
    })
}
