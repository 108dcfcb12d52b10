//! Slash commands of a game, made from its tables: `open` with its settings, and a subcommand for
//! each verb that is a command, completed by what the verb offers.

use games::{Choices, GameCommand, Inputs, Kind, Said};
use poise::{BoxFuture, FrameworkError};
use serenity::all::{CommandOptionType, CreateAutocompleteResponse, ResolvedValue};
use sessions::Skill;

use crate::app::caller;
use crate::game::reading::{completions, written_step};
use crate::game::ui::{Certainty, GameUi, TypedOption};
use crate::requests::any::Company;
use crate::slash::context::{Command, Ctx};
use crate::slash::shared::builder::{
    CommandRun, Parameter, bounded, command, group, parameter, parameters, typed, typing, words,
};
use crate::slash::shared::complete::complete;
use crate::slash::shared::open_table::open_here;
use crate::slash::shared::record_commands;
use crate::slash::shared::run_step::run_step;
use crate::table::guests::Guest;
use crate::table::paces::PACES;

/// Option of `open` for the person for whom a seat is kept.
const OPPONENT: &str = "opponent";

/// A game's command with its subcommands.
pub(crate) fn game_command<D: GameUi>() -> Command {
    let verbs = D::VERBS.iter();
    let aloud = verbs.filter(|verb| verb.inputs == Inputs::All);
    let aloud = aloud.map(|verb| command(verb.name, run::<D>, parameters(verb.takes, offers::<D>)));
    let open = command("open", open::<D>, open_options::<D>());
    let all = std::iter::once(open).chain(aloud);
    group(D::ID, all.chain(record_commands::commands::<D>()).collect())
}

/// Verb of the command that was used, and the words of its options.
fn command_and_words<D: GameUi>(ctx: Ctx<'_>) -> Option<(&'static GameCommand<D>, Said)> {
    let verb = D::verb(&ctx.command().name)?;
    Some((verb, words(ctx, verb.takes)))
}

/// Run of a verb.
fn run<D: GameUi>(ctx: Ctx<'_>) -> CommandRun<'_> {
    Box::pin(async move {
        let Some((verb, said)) = command_and_words::<D>(ctx) else {
            return Ok(());
        };
        let lang = caller::from_command(ctx.interaction).0.lang;
        let step = |view: &D::View| written_step(lang, view, verb, &said, Certainty::Named);
        run_step::<D>(ctx, step)
            .await
            .map_err(|fault| FrameworkError::new_command(ctx.into(), fault))
    })
}

/// Completions of the option that is being typed.
fn offers<'a, D: GameUi>(
    ctx: Ctx<'a>,
    typed: &'a str,
) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let lang = caller::from_command(ctx.interaction).0.lang;
        complete::<D>(ctx, typed, |view, me| {
            let (verb, said) = command_and_words::<D>(ctx)?;
            let place = verb.takes.iter().position(|arg| typing(ctx, arg.name))?;
            let option = TypedOption {
                lang,
                verb,
                place,
                said: &said,
                typed,
            };
            Some(completions(&option, view, me))
        })
        .await
    })
}

/// Options of `open`.
fn open_options<D: GameUi>() -> Vec<Parameter> {
    let chosen = typed(Kind::Choice(&[]));
    let players = D::COMPANY.iter();
    let players = players.map(|names| parameter("players", names.iter().copied(), chosen));
    let each = D::SETTINGS.iter().map(|setting| match setting.choices {
        Choices::Named(choices) => {
            let names = choices.iter().map(|(name, _)| *name);
            parameter(setting.name, names, chosen)
        }
        Choices::Counted { least, most, .. } => {
            parameter(setting.name, std::iter::empty(), bounded(least, most))
        }
    });
    let paces = PACES.iter().map(|(name, _)| *name);
    let pace = parameter("pace", paces, chosen);
    let opponent = parameter(OPPONENT, std::iter::empty(), |option| {
        option.kind(CommandOptionType::User)
    });
    let skills = Skill::ALL.iter().map(|skill| skill.word());
    let computer = D::COMPUTER.then(|| parameter("computer", skills, chosen));
    players
        .chain(each)
        .chain([pace, opponent])
        .chain(computer)
        .collect()
}

/// Person for whom a seat is kept.
fn opponent(ctx: Ctx<'_>) -> Option<Guest> {
    let mut options = ctx.args.iter();
    match options.find(|option| option.name == OPPONENT)?.value {
        ResolvedValue::User(user, _) => {
            Guest::from_resolved(&ctx.interaction.data.resolved, user.id)
        }
        _ => None,
    }
}

/// Run of `open`.
fn open<D: GameUi>(ctx: Ctx<'_>) -> CommandRun<'_> {
    Box::pin(async move {
        let number = |name: &str| {
            let mut options = ctx.args.iter();
            match options.find(|option| option.name == name)?.value {
                ResolvedValue::Integer(number) => usize::try_from(number).ok(),
                _ => None,
            }
        };
        let at = caller::from_command(ctx.interaction).0.asked_at();
        let mut options = D::next_options(&D::Options::default(), at);
        for setting in D::SETTINGS {
            let Some(number) = number(setting.name) else {
                continue;
            };
            let said = match setting.choices {
                Choices::Named(choices) => choices.get(number).map(|(name, _)| (*name).to_owned()),
                Choices::Counted { .. } => Some(number.to_string()),
            };
            // Discord lets nothing else through.
            said.map(|said| setting.choose(&mut options, &said));
        }
        let pace = number("pace").and_then(|at| PACES.get(at));
        let computer = number("computer").and_then(|at| Skill::ALL.get(at));
        let company = match (opponent(ctx), computer, number("players")) {
            (Some(guest), ..) => Company::With(guest),
            (None, Some(skill), _) => Company::Computers(*skill),
            (None, None, Some(1)) => Company::Solo,
            (None, None, _) => Company::Others,
        };
        let opened = open_here::<D>(ctx, options, pace.map(|(_, pace)| *pace), company);
        opened
            .await
            .map_err(|fault| FrameworkError::new_command(ctx.into(), fault))
    })
}
