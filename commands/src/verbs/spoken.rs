//! The slash commands of a game, made from its tables: `open` with its settings, a subcommand for
//! each verb that is a command, completed by what the verb offers.

use std::borrow::Cow;

use games::{Arg, Choices, Heard, Kind, Needed, Said, Verb};
use poise::{BoxFuture, CommandParameter, CommandParameterChoice, FrameworkError};
use serenity::all::{
    CommandOptionType, CreateAutocompleteResponse, CreateCommandOption, ResolvedValue,
};
use sessions::Pace;

use crate::caller;
use crate::desk::{Asking, Desk, Door};
use crate::doors::{meant, offered};
use crate::fault::Fault;
use crate::floor::{App, Command, Ctx};
use crate::verbs::complete::complete;
use crate::verbs::open::{Company, open as found};
use crate::verbs::play::seen;

type Ran<'a> = BoxFuture<'a, Result<(), FrameworkError<'a, App, Fault>>>;
type Parameter = CommandParameter<App, Fault>;
type Typed = fn(CreateCommandOption) -> CreateCommandOption;

/// The names of the paces, in the order of their choices.
const PACES: [(&str, Pace); 3] = [
    ("live", Pace::Live),
    ("days", Pace::Days),
    ("unhurried", Pace::Unhurried),
];

/// A desk with commands that are no verbs of the rules.
pub trait Commanded: Desk {
    /// Its slash commands beside those of the verbs.
    fn besides() -> Vec<Command> {
        Vec::new()
    }
}

/// A game's command, with these subcommands besides those of its verbs.
pub fn commands<D: Desk>(besides: Vec<Command>) -> Vec<Command> {
    let verbs = D::verbs().iter();
    let aloud = verbs.filter(|verb| verb.heard == Heard::Aloud);
    let aloud = aloud.map(|verb| command(verb.name, run::<D>, taken(verb)));
    let open = command("open", open::<D>, agreed::<D>());
    let mut group = command(D::ID, never, Vec::new());
    group.subcommand_required = true;
    group.subcommands = std::iter::once(open).chain(aloud).chain(besides).collect();
    vec![group]
}

fn command(
    name: &'static str,
    action: for<'a> fn(Ctx<'a>) -> Ran<'a>,
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

/// Discord never runs a command that has subcommands.
fn never(_: Ctx<'_>) -> Ran<'_> {
    Box::pin(async { Ok(()) })
}

fn taken<D: Desk>(verb: &'static Verb<D>) -> Vec<Parameter> {
    let needed = |arg: &&Arg<D>| arg.needed == Needed::Always;
    // Discord wants what is needed first.
    let (first, last): (Vec<_>, Vec<_>) = verb.takes.iter().partition(needed);
    let one = |arg: &'static Arg<D>| {
        let names = match arg.kind {
            Kind::Choice(names) => names,
            _ => &[],
        };
        Parameter {
            required: needed(&arg),
            autocomplete_callback: match names {
                // What is chosen from a list is not completed.
                [] => arg.offers.map(|_| offers::<D> as _),
                _ => None,
            },
            ..parameter(arg.name, names.iter().copied(), typed(arg.kind))
        }
    };
    first.into_iter().chain(last).map(one).collect()
}

fn parameter(
    name: &'static str,
    choices: impl Iterator<Item = &'static str>,
    typed: Typed,
) -> Parameter {
    let choice = |name: &'static str| CommandParameterChoice {
        name: Cow::Borrowed(name),
        localizations: Cow::Borrowed(&[]),
        __non_exhaustive: (),
    };
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

/// What an option is made of, as Discord knows it.
fn typed(kind: Kind) -> Typed {
    match kind {
        Kind::Word => |option| option.kind(CommandOptionType::String),
        Kind::Choice(_) => |option| option.kind(CommandOptionType::Integer),
        Kind::Number { least, most } | Kind::Before { least, most } => bounded(least, most),
    }
}

/// A whole number within these bounds. poise takes a plain function alone, which holds no data; a
/// test finds whatever is missing here.
fn bounded(least: u8, most: u8) -> Typed {
    macro_rules! known {
        ($($least:literal..=$most:literal),+) => {
            match (least, most) {
                $(($least, $most) => |option| {
                    let option = option.kind(CommandOptionType::Integer);
                    option.min_int_value($least).max_int_value($most)
                },)+
                _ => |option| option.kind(CommandOptionType::Integer),
            }
        };
    }
    known!(0..=12, 0..=18, 1..=3, 1..=6, 1..=8, 1..=18, 1..=32)
}

/// What stands in an option, as a word of the notation.
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

/// The verb of a command, and what is said after it.
fn heard<D: Desk>(ctx: Ctx<'_>) -> Option<(&'static Verb<D>, Said)> {
    let verb = D::verb(&ctx.command().name)?;
    let words = verb.takes.iter();
    let words = words.map(|arg| word(ctx, arg.name, arg.kind));
    Some((verb, Said::of(words)))
}

fn run<D: Desk>(ctx: Ctx<'_>) -> Ran<'_> {
    Box::pin(async move {
        let Some((verb, said)) = heard::<D>(ctx) else {
            return Ok(());
        };
        let ran = seen::<D>(ctx, |view| meant(view, verb, &said, Door::Named));
        ran.await
            .map_err(|fault| FrameworkError::new_command(ctx.into(), fault))
    })
}

/// What can stand in the option that is being typed.
fn offers<'a, D: Desk>(ctx: Ctx<'a>, typed: &'a str) -> BoxFuture<'a, CreateAutocompleteResponse> {
    Box::pin(async move {
        let lang = caller::of_command(ctx.interaction).0.lang;
        let focused = |arg: &Arg<D>| {
            let mut options = ctx.args.iter();
            options.any(|option| {
                let typing = matches!(option.value, ResolvedValue::Autocomplete { .. });
                typing && option.name == arg.name
            })
        };
        complete::<D>(ctx, typed, |view, me| {
            let (verb, said) = heard::<D>(ctx)?;
            let place = verb.takes.iter().position(focused)?;
            let asking = Asking {
                lang,
                verb,
                place,
                said: &said,
                typed,
            };
            Some(offered(&asking, view, me))
        })
        .await
    })
}

/// The options of `open`.
fn agreed<D: Desk>() -> Vec<Parameter> {
    let chosen = typed(Kind::Choice(&[]));
    let players = D::COMPANY.iter();
    let players = players.map(|names| parameter("players", names.iter().copied(), chosen));
    let each = D::settings().iter().map(|setting| match setting.choices {
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
    players.chain(each).chain([pace]).collect()
}

fn open<D: Desk>(ctx: Ctx<'_>) -> Ran<'_> {
    Box::pin(async move {
        let number = |name: &str| {
            let mut options = ctx.args.iter();
            match options.find(|option| option.name == name)?.value {
                ResolvedValue::Integer(number) => usize::try_from(number).ok(),
                _ => None,
            }
        };
        let at = caller::of_command(ctx.interaction).0.at();
        let mut options = D::again(&D::Options::default(), at);
        for setting in D::settings() {
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
        let company = match number("players") {
            Some(1) => Company::Solo,
            _ => Company::Others,
        };
        let opened = found::<D>(ctx, options, pace.map(|(_, pace)| *pace), company);
        opened
            .await
            .map_err(|fault| FrameworkError::new_command(ctx.into(), fault))
    })
}
