//! Opening a table: what the `open` commands of all games share.

use games::RecordChanges;
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, InteractionContext, Permissions,
};
use sessions::{Founding, Pace, Player, Skill, TableId, TableRefusal};
use text::{Lang, escape, say};

use crate::bot::app::Ctx;
use crate::bot::context::Services;
use crate::game::any::Opened;
use crate::game::ui::GameUi;
use crate::input::caller::{self, Caller};
use crate::input::fault::ServeError;
use crate::input::guests::Guest;
use crate::input::refused::not_founded;
use crate::outbox::access;
use crate::outbox::places;
use crate::table::buttons::table_button;
use crate::table::refusals;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Answer, Message, Private, Row, Style};
use crate::ui::reply::Reply;

/// Who will play.
#[derive(Clone, Debug)]
pub(crate) enum Company {
    /// Anyone who joins.
    Others,
    /// A guest for whom a seat is kept, and anyone else who joins.
    With(Guest),
    /// The same, where it is known who that is.
    For(Player),
    /// No one else: the game starts at once.
    Solo,
    /// Computers that play like this: the game starts at once.
    Computers(Skill),
}

/// Opens a table in the channel where the command was used.
pub(crate) async fn open<D: GameUi>(
    ctx: Ctx<'_>,
    options: D::Options,
    pace: Option<Pace>,
    company: Company,
) -> Result<(), ServeError> {
    let app = ctx.framework.user_data;
    let (who, to) = caller::of_command(ctx.interaction);
    let work = async {
        if let Some(reply) = lacking(ctx.interaction, who.lang) {
            return Ok(reply);
        }
        let opened = found::<D>(&app.services, &who, options, pace, company).await?;
        Ok(opened.reply)
    };
    app.services.answer(&who, &to, work).await;
    Ok(())
}

/// Opens a table for the caller, in the channel where they are.
pub(crate) async fn found<D: GameUi>(
    services: &Services,
    who: &Caller,
    options: D::Options,
    pace: Option<Pace>,
    company: Company,
) -> Result<Opened, ServeError> {
    let mut guests = Vec::new();
    let (opponent, alone) = match company {
        Company::Others => (None, false),
        Company::For(player) => (Some(player), false),
        Company::Solo => (None, true),
        Company::Computers(_) if !D::COMPUTER => {
            let refusal = refusals::refusal(who.lang, &TableRefusal::NoComputer);
            return Ok(Reply::words(refusal).into());
        }
        Company::Computers(_) if D::Record::counts(&options) => {
            let refusal = refusals::refusal(who.lang, &TableRefusal::Counts);
            return Ok(Reply::words(refusal).into());
        }
        Company::Computers(skill) => {
            // As few as the game needs to be one against another.
            let others = 1..(*D::SEATS.start()).max(2);
            guests.extend(others.map(|nth| Player::computer(skill, nth - 1)));
            (None, true)
        }
        Company::With(guest) if guest.is(who.user) => {
            return Ok(Reply::words(say("challenge-self").tr(who.lang)).into());
        }
        Company::With(guest) => match guest.seated(services, who).await? {
            Ok(player) => (Some(player), false),
            Err(reply) => return Ok(reply.into()),
        },
    };
    let rules = services.sessions.server_rules(who.place.guild).await?;
    let mut place = who.place.clone();
    if let Some(language) = rules.language {
        place.locale = language;
    }
    let founding = Founding::<D> {
        host: who.player(),
        guests,
        place,
        options,
        pace: pace.unwrap_or(match alone {
            false => rules.pace.unwrap_or(D::PACE),
            true => Pace::Unhurried,
        }),
        table_seed: services.chance.table_seed()?,
        key: who.key,
    };
    if alone {
        return match services.sessions.begin::<D>(founding).await {
            Ok(begun) => Ok(Opened {
                reply: opened_alone(who.lang, begun.table),
                begun: Some(begun.table),
            }),
            Err(error) => not_founded(who, error).map(Opened::from),
        };
    }
    let kept = opponent.as_ref().map(|player| escape(&player.name));
    if let Err(error) = services.sessions.found_for::<D>(founding, opponent).await {
        return not_founded(who, error).map(Opened::from);
    }
    let opened = match kept {
        Some(name) => say("challenge-opened").with("name", name),
        None => say("table-opened"),
    };
    Ok(Reply::words(opened.tr(who.lang)).into())
}

/// Their game has begun: what they read next is one press away, in their own language.
fn opened_alone(lang: Lang, table: TableId) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let console = table_button(lang, &ids, TableVerb::Console, Style::Main);
    let message = Message {
        rows: vec![Row::Buttons(vec![console])],
        ..Message::words(say("table-opened-solo").tr(lang))
    };
    Reply::open(Answer::Say(Private::Open(games::To::everyone(message))))
}

/// Why no table can stand where a command was used, if that is so.
pub(crate) fn lacking(interaction: &CommandInteraction, lang: Lang) -> Option<Reply> {
    let channel = interaction.channel.as_ref().map(|channel| channel.kind);
    let granted = interaction.app_permissions;
    lacking_in(interaction.context, (granted, channel), lang)
}

/// The same where a button was pressed.
pub(crate) fn lacking_at(interaction: &ComponentInteraction, lang: Lang) -> Option<Reply> {
    let channel = interaction.channel.as_ref().map(|channel| channel.kind);
    let granted = interaction.app_permissions;
    lacking_in(interaction.context, (granted, channel), lang)
}

fn lacking_in(
    context: Option<InteractionContext>,
    (granted, channel): (Option<Permissions>, Option<ChannelType>),
    lang: Lang,
) -> Option<Reply> {
    match context {
        // Among people who wrote to each other we are no member.
        Some(InteractionContext::PrivateChannel) => {
            Some(Reply::words(say("door-elsewhere").tr(lang)))
        }
        // In a DM with the bot no permission can be missing.
        Some(InteractionContext::BotDm) => None,
        _ => {
            let kind = channel.unwrap_or(ChannelType::Text);
            places::unfit(lang, access::lacking(granted?, kind))
        }
    }
}
