//! Opening a table: what the `open` commands of all games share.

use games::RecordChanges;
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, InteractionContext, Permissions,
};
use sessions::{Founding, Pace, Player, Skill, TableId, TableRefusal};
use text::{Lang, escape, say};

use crate::bot::app::Ctx;
use crate::bot::context::Services;
use crate::commands::shared::answered::answered;
use crate::game::any::{Company, Opened};
use crate::game::ui::GameUi;
use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::lessons::coach;
use crate::outbox::access;
use crate::outbox::places;
use crate::table::buttons::table_button;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Message, Row, Style};
use crate::ui::reply::Reply;

/// Opens a table in the channel where the command was used.
pub(crate) async fn open<D: GameUi>(
    ctx: Ctx<'_>,
    options: D::Options,
    pace: Option<Pace>,
    company: Company,
) -> Result<(), ServeError> {
    answered(ctx, |app, who| async move {
        takes_one(ctx.interaction, who.lang)?;
        let opened = found::<D>(&app.services, &who, options, pace, company).await?;
        Ok(opened.reply)
    })
    .await
}

/// Opens a table for the caller, in the channel where they are.
pub(crate) async fn found<D: GameUi>(
    services: &Services,
    who: &Caller,
    options: D::Options,
    pace: Option<Pace>,
    company: Company,
) -> Result<Opened, ServeError> {
    let skill = match company {
        Company::Computers(skill) => Some(skill),
        Company::Now if D::NOW_IS_SOLO => None,
        // A first game is for finding out what can be done, not for being beaten.
        Company::Now if coach::is_new_to::<D>(services, who.user).await => Some(Skill::Easy),
        Company::Now => Some(Skill::Fair),
        Company::Others | Company::With(_) | Company::Solo => None,
    };
    let mut guests = Vec::new();
    if let Some(skill) = skill {
        if !D::COMPUTER {
            return Err(TableRefusal::NoComputer.into());
        }
        if D::Record::counts(&options) {
            return Err(TableRefusal::Counts.into());
        }
        // As few as the game needs to be one against another.
        let others = 1..(*D::SEATS.start()).max(2);
        guests.extend(others.map(|nth| Player::computer(skill, nth - 1)));
    }
    let (opponent, alone) = match company {
        Company::Others => (None, false),
        Company::With(guest) if guest.is(who.user) => {
            return Err(Reply::words(say("challenge-self").tr(who.lang)).into());
        }
        Company::With(guest) => (Some(guest.seated(services, who).await?), false),
        Company::Solo | Company::Computers(_) | Company::Now => (None, true),
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
        let table = services.sessions.begin::<D>(founding).await?.table;
        return Ok(Opened {
            reply: opened_alone(who.lang, table),
            begun: Some(table),
        });
    }
    let opened = match &opponent {
        Some(player) => say("challenge-opened").with("name", escape(&player.name)),
        None => say("table-opened"),
    };
    services.sessions.found_for::<D>(founding, opponent).await?;
    Ok(Opened {
        reply: Reply::words(opened.tr(who.lang)),
        begun: None,
    })
}

/// Their game has begun: what they read next is one press away, in their own language.
fn opened_alone(lang: Lang, table: TableId) -> Reply {
    let ids = Ids::new(table, Stamp(0));
    let console = table_button(lang, &ids, TableVerb::Console, Style::Main);
    let message = Message {
        rows: vec![Row::Buttons(vec![console])],
        ..Message::words(say("table-opened-solo").tr(lang))
    };
    Reply::say(message)
}

/// Makes sure that a table can stand where a command was used.
///
/// # Errors
/// None can: the user is told why.
pub(crate) fn takes_one(interaction: &CommandInteraction, lang: Lang) -> Result<(), ServeError> {
    let channel = interaction.channel.as_ref().map(|channel| channel.kind);
    let granted = interaction.app_permissions;
    takes_one_in(interaction.context, (granted, channel), lang)
}

/// The same where a button was pressed.
pub(crate) fn takes_one_at(
    interaction: &ComponentInteraction,
    lang: Lang,
) -> Result<(), ServeError> {
    let channel = interaction.channel.as_ref().map(|channel| channel.kind);
    let granted = interaction.app_permissions;
    takes_one_in(interaction.context, (granted, channel), lang)
}

fn takes_one_in(
    context: Option<InteractionContext>,
    (granted, channel): (Option<Permissions>, Option<ChannelType>),
    lang: Lang,
) -> Result<(), ServeError> {
    let lacking = match (context, granted) {
        // Among people who wrote to each other we are no member.
        (Some(InteractionContext::PrivateChannel), _) => {
            return Err(Reply::words(say("door-elsewhere").tr(lang)).into());
        }
        // In a DM with the bot no permission can be missing.
        (Some(InteractionContext::BotDm), _) | (_, None) => 0,
        (_, Some(granted)) => access::lacking(granted, channel.unwrap_or(ChannelType::Text)),
    };
    if lacking == 0 {
        return Ok(());
    }
    let missing = say("table-missing-permissions");
    let missing = missing.with("permissions", places::permissions(lang, lacking));
    Err(Reply::words(missing.tr(lang)).into())
}
