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
use crate::requests::open_table::open_table;
use crate::slash::context::Ctx;
use crate::slash::shared::answer_command::answer_command;
use crate::ui::access;
use crate::ui::reply::Reply;

/// Opens a table in the channel where a command was used.
pub(crate) async fn open_here<D: GameUi>(
    ctx: Ctx<'_>,
    options: D::Options,
    pace: Option<Pace>,
    company: Company,
) -> Result<(), ServeError> {
    answer_command(ctx, |app, who| async move {
        check_command_place(ctx.interaction, who.lang)?;
        let opened = open_table::<D>(&app.services, &who, options, pace, company).await?;
        Ok(opened.reply)
    })
    .await
}

/// Checks that a table can stand where a command was used.
///
/// # Errors
/// None can: the user is told why.
pub(crate) fn check_command_place(
    interaction: &CommandInteraction,
    lang: Lang,
) -> Result<(), ServeError> {
    let channel = interaction.channel.as_ref().map(|channel| channel.kind);
    let granted = interaction.app_permissions;
    check_place(interaction.context, (granted, channel), lang)
}

/// Checks that a table can stand where a button was pressed.
pub(crate) fn check_button_place(
    interaction: &ComponentInteraction,
    lang: Lang,
) -> Result<(), ServeError> {
    let channel = interaction.channel.as_ref().map(|channel| channel.kind);
    let granted = interaction.app_permissions;
    check_place(interaction.context, (granted, channel), lang)
}

/// Checks that a table can stand in a channel of this kind with these permissions.
fn check_place(
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
        (_, Some(granted)) => {
            access::missing_permissions(granted, channel.unwrap_or(ChannelType::Text))
        }
    };
    if lacking == 0 {
        return Ok(());
    }
    let missing = say("table-missing-permissions");
    let missing = missing.with("permissions", access::permission_names(lang, lacking));
    Err(Reply::words(missing.tr(lang)).into())
}
