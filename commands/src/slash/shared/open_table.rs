//! Opening of tables, as the commands of all games share it, and the check that one can stand where
//! they are used.

use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, InteractionContext, Permissions,
};
use sessions::Pace;
use text::{Lang, say};

use crate::app::fault::ServeError;
use crate::game::ui::GameUi;
use crate::requests::any::Company;
use crate::requests::open_table::found;
use crate::slash::context::Ctx;
use crate::slash::shared::answered::answered;
use crate::ui::access;
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

/// Makes sure that a table can stand where a command was used.
///
/// # Errors
/// None can: the user is told why.
pub(crate) fn takes_one(interaction: &CommandInteraction, lang: Lang) -> Result<(), ServeError> {
    let channel = interaction.channel.as_ref().map(|channel| channel.kind);
    let granted = interaction.app_permissions;
    takes_one_in(interaction.context, (granted, channel), lang)
}

/// Checks the place where a button was pressed.
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
    let missing = missing.with("permissions", access::names(lang, lacking));
    Err(Reply::words(missing.tr(lang)).into())
}
