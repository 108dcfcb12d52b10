//! Building of slash commands and their options, and reading of what was said in them. Knows no
//! verb and no record command.

use std::borrow::Cow;

use games::{Arg, Kind, Needed, Said};
use poise::{BoxFuture, CommandParameter, CommandParameterChoice, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, ResolvedValue,
};

use crate::app::fault::ServeError;
use crate::requests::app::SharedApp;
use crate::slash::context::{Command, Ctx};

/// A run of a command.
pub(crate) type CommandRun<'a> =
    BoxFuture<'a, Result<(), FrameworkError<'a, SharedApp, ServeError>>>;
/// An option of a command.
pub(crate) type Parameter = CommandParameter<SharedApp, ServeError>;
/// Function that completes the option that is being typed.
pub(crate) type Completing =
    for<'a> fn(Ctx<'a>, &'a str) -> BoxFuture<'a, CreateAutocompleteResponse>;
/// Function that gives an option its type.
pub(crate) type Typing = fn(CreateCommandOption) -> CreateCommandOption;

/// A command that only has subcommands.
pub(crate) fn group(name: &'static str, under: Vec<Command>) -> Command {
    Command {
        subcommand_required: true,
        subcommands: under,
        ..command(name, never, Vec::new())
    }
}

/// A command with this run.
pub(crate) fn command(
    name: &'static str,
    action: for<'a> fn(Ctx<'a>) -> CommandRun<'a>,
    parameters: Vec<Parameter>,
) -> Command {
    Command {
        slash_action: Some(action),
        name: Cow::Borrowed(name),
        qualified_name: Cow::Borrowed(name),
        identifying_name: Cow::Borrowed(name),
        source_code_name: Cow::Borrowed(name),
        parameters,
        ..Command::default()
    }
}

/// Run of a command with subcommands, which Discord never runs.
fn never(_: Ctx<'_>) -> CommandRun<'_> {
    Box::pin(async { Ok(()) })
}

/// A choice of this name.
pub(crate) const fn choice(name: &'static str) -> CommandParameterChoice {
    CommandParameterChoice {
        name: Cow::Borrowed(name),
        localizations: Cow::Borrowed(&[]),
        __non_exhaustive: (),
    }
}

/// An optional option without completions.
pub(crate) fn parameter(
    name: &'static str,
    choices: impl Iterator<Item = &'static str>,
    typed: Typing,
) -> Parameter {
    CommandParameter {
        name: Cow::Borrowed(name),
        name_localizations: Cow::Borrowed(&[]),
        description: None,
        description_localizations: Cow::Borrowed(&[]),
        required: false,
        channel_types: None,
        choices: Cow::Owned(choices.map(choice).collect()),
        type_setter: Some(typed),
        autocomplete_callback: None,
        __non_exhaustive: (),
    }
}

/// Options for a command's arguments; those whose words can be listed are completed by
/// `completing`.
pub(crate) fn parameters<F>(takes: &'static [Arg<F>], completing: Completing) -> Vec<Parameter> {
    let needed = |arg: &&Arg<F>| arg.needed == Needed::Always;
    // Discord wants what is needed first.
    let (first, last): (Vec<_>, Vec<_>) = takes.iter().partition(needed);
    let one = |arg: &'static Arg<F>| {
        let names = match arg.kind {
            Kind::Choice(names) => names,
            _ => &[],
        };
        // What is chosen from a list is not completed.
        let completed = names.is_empty() && arg.offers.is_some();
        Parameter {
            required: needed(&arg),
            autocomplete_callback: completed.then_some(completing),
            ..parameter(arg.name, names.iter().copied(), typed(arg.kind))
        }
    };
    first.into_iter().chain(last).map(one).collect()
}

/// Words of a command's options, in the order of its arguments.
pub(crate) fn words<F>(ctx: Ctx<'_>, takes: &[Arg<F>]) -> Said {
    Said::new(takes.iter().map(|arg| word(ctx, arg.name, arg.kind)))
}

/// Function that gives an option its type at Discord.
pub(crate) fn typed(kind: Kind) -> Typing {
    match kind {
        Kind::Word => |option| option.kind(CommandOptionType::String),
        Kind::Choice(_) => |option| option.kind(CommandOptionType::Integer),
        Kind::Number { least, most } | Kind::Before { least, most } => bounded(least, most),
    }
}

/// Type of a whole number within these bounds. poise takes only a plain function, which holds no
/// data, so there is one for each pair that begins with 0 or 1. A test finds any that is missing
/// here.
pub(crate) fn bounded(least: u8, most: u8) -> Typing {
    macro_rules! known {
        ($($most:literal)+) => {
            match (least, most) {
                $((0, $most) => |option| within(option, 0, $most),
                (1, $most) => |option| within(option, 1, $most),)+
                _ => |option| option.kind(CommandOptionType::Integer),
            }
        };
    }
    known!(
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25
        26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50
        51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75
        76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99
    )
}

/// Option of a whole number within these bounds.
fn within(option: CreateCommandOption, least: u64, most: u64) -> CreateCommandOption {
    let option = option.kind(CommandOptionType::Integer);
    option.min_int_value(least).max_int_value(most)
}

/// True if the option of this name is being typed.
pub(crate) fn typing(ctx: Ctx<'_>, name: &str) -> bool {
    let mut options = ctx.args.iter();
    options.any(|option| {
        let typing = matches!(option.value, ResolvedValue::Autocomplete { .. });
        typing && option.name == name
    })
}

/// Word of an option in the notation; empty if it is not used.
fn word(ctx: Ctx<'_>, name: &str, kind: Kind) -> String {
    let option = ctx.args.iter().find(|option| option.name == name);
    match (option.map(|option| &option.value), kind) {
        (Some(ResolvedValue::Integer(index)), Kind::Choice(names)) => {
            let chosen = usize::try_from(*index).ok().and_then(|at| names.get(at));
            chosen.map_or_else(String::new, |name| (*name).to_owned())
        }
        (Some(ResolvedValue::Integer(number)), _) => number.to_string(),
        (Some(ResolvedValue::String(words)), _) => (*words).to_owned(),
        _ => String::new(),
    }
}
