//! Components and forms: whose they are, and who serves them.

use std::time::Duration;

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, ModalInteraction,
};
use sessions::TableId;
use text::say;

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::input::board_press::Press;
use crate::outbox::{dm_console, places};
use crate::requests::any::Origin;
use crate::requests::app::App;
use crate::requests::rules;
use crate::requests::table_actions;
use crate::slash::shared::open_table::takes_one_at;
use crate::slash::{daily, decisions, door, learn, privacy, stats};
use crate::table::guests::Guest;
use crate::ui::door::Step;
use crate::ui::ids::{Request, TableVerb, Tap};
use crate::ui::message::Form;
use crate::ui::pool::Wanted;
use crate::ui::reply::{Reply, ReplyTo};

/// Time to find out that a board was pressed: until then the user cannot be told to wait.
const PRESS_TIMEOUT: Duration = Duration::from_millis(300);

/// Handles a press of a button or a choice in a select.
pub(crate) async fn component(app: &App, interaction: &ComponentInteraction) {
    let (who, mut to) = caller::of_component(interaction);
    let chosen = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first(),
        _ => None,
    };
    let chosen = chosen.map(String::as_str);
    let mut tap = Tap::read(&interaction.data.custom_id);
    if let Some(tap) = &mut tap
        && let (Request::Said(_), Some(table)) = (&tap.request, chosen)
    {
        // Words are said at the table that was chosen.
        tap.table = table.parse().map_or(tap.table, TableId);
    }
    let mut press = pressed(&app.services, &who, &mut to, tap.as_ref()).await;
    let carrier = to.carrier;
    let mut shows = None;
    let is_dm = who.place.guild.is_none();
    let held = is_dm.then(|| app.services.in_dms.begin(who.user));
    let work = async {
        let Some(tap) = tap else {
            return beside_tables(app, &who, interaction, chosen).await;
        };
        let table = tap.table;
        if tap.request == Request::Table(TableVerb::Guest) {
            let guest = guest(interaction);
            let invited = table_actions::invite(&app.services, &who, table, guest);
            return places::with_channel_warning(&app.services, &who, table, invited).await;
        }
        let from = Origin {
            stamp: tap.stamp,
            carrier,
            chosen,
            typed: None,
        };
        let tapped = tapped(app, &who, &tap, from);
        let reply = places::with_channel_warning(&app.services, &who, table, tapped).await?;
        shows = reply.living.filter(|_| reply.replaces());
        answered(app, press.as_mut(), reply).await
    };
    let delivered = app.services.answer(&who, &to, work).await;
    if let Some(shows) = shows.filter(|_| delivered && is_dm)
        && let Err(fault) = dm_console::shown(app, (who.user, who.on), shows).await
    {
        tracing::warn!(%fault, "a DM was not marked as shown; editing it again");
    }
    drop(held);
    if let Some(press) = press {
        press.done(&app.services, delivered).await;
    }
}

/// The reply to a press that is about no table: a page, a lesson, a puzzle, the door.
async fn beside_tables(
    app: &App,
    who: &Caller,
    interaction: &ComponentInteraction,
    chosen: Option<&str>,
) -> Result<Reply, ServeError> {
    let id = &interaction.data.custom_id;
    if let Some((any_game, page)) = rules::read(app, id) {
        return rules::page(any_game, who.lang, page);
    }
    if let Some((any_game, at)) = learn::read(app, id) {
        return any_game.lesson(who, at).await;
    }
    if let Some(look) = stats::read(id, chosen) {
        return stats::shown(app, who, look).await;
    }
    if let Some(look) = decisions::read(id, chosen) {
        return decisions::shown(app, who, look).await;
    }
    if let Some(deal) = daily::PuzzleDeal::read(id) {
        return daily::done(app, who, deal).await;
    }
    if let Some(look) = privacy::read(id) {
        return privacy::shown(app, who, look).await;
    }
    match Step::read(id) {
        Some(step) => {
            if step.opens() {
                takes_one_at(interaction, who.lang)?;
            }
            door::pressed(app, who, step).await
        }
        None => Ok(foreign(who)),
    }
}

/// The person whom the user chose.
fn guest(interaction: &ComponentInteraction) -> Option<Guest> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::UserSelect { values } => {
            Guest::of(&interaction.data.resolved, *values.first()?)
        }
        _ => None,
    }
}

/// Carrier of a component or a form: the board that its table has now, or another message.
async fn pressed(
    services: &Services,
    who: &Caller,
    to: &mut ReplyTo,
    tap: Option<&Tap>,
) -> Option<Press> {
    let press = Press::of(services, who, to, tap?.table);
    // What is not known is answered like any other message: what was wrong shows when the table is
    // asked.
    match tokio::time::timeout(PRESS_TIMEOUT, press).await {
        Ok(Ok(press)) => press,
        Ok(Err(fault)) => {
            tracing::warn!(
                %fault,
                "cannot tell whether a board was pressed; answering with a new message"
            );
            None
        }
        Err(_) => None,
    }
}

/// The reply to a press: the board itself, where that says everything.
async fn answered(app: &App, press: Option<&mut Press>, reply: Reply) -> Result<Reply, ServeError> {
    match press {
        Some(press) => press.answer(app, reply).await,
        None => Ok(reply),
    }
}

fn foreign(who: &Caller) -> Reply {
    Reply::words(say("table-foreign-button").tr(who.lang))
}

/// The reply to a press that is about a table.
async fn tapped(app: &App, who: &Caller, tap: &Tap, from: Origin<'_>) -> Result<Reply, ServeError> {
    let any_game = app.served(tap.table).await?;
    match &tap.request {
        // Nothing is to be said at the table that was chosen.
        Request::Said(words) if words.is_empty() => {
            any_game.console(who, tap.table, Wanted::Now).await
        }
        request => any_game.serve(who, tap.table, (request, from)).await,
    }
}

/// Handles a submitted modal.
pub(crate) async fn form(app: &App, interaction: &ModalInteraction) {
    let (who, mut to) = caller::of_modal(interaction);
    let tap = Tap::read(&interaction.data.custom_id);
    let mut press = pressed(&app.services, &who, &mut to, tap.as_ref()).await;
    let carrier = to.carrier;
    let work = async {
        let Some(tap) = tap else {
            return Ok(foreign(&who));
        };
        let any_game = app.served(tap.table).await?;
        let Request::Game { .. } = &tap.request else {
            return Ok(foreign(&who));
        };
        let Some(said) = field(interaction) else {
            return Ok(Reply::words(say("table-form-empty").tr(who.lang)));
        };
        let from = Origin {
            stamp: tap.stamp,
            carrier,
            chosen: None,
            typed: Some(said),
        };
        let submitted = any_game.serve(&who, tap.table, (&tap.request, from));
        let reply = places::with_channel_warning(&app.services, &who, tap.table, submitted).await?;
        answered(app, press.as_mut(), reply).await
    };
    let delivered = app.services.answer(&who, &to, work).await;
    if let Some(press) = press {
        press.done(&app.services, delivered).await;
    }
}

/// Text of a form's only field.
fn field(interaction: &ModalInteraction) -> Option<&str> {
    let components = interaction.data.components.iter();
    components
        .flat_map(|row| &row.components)
        .find_map(|component| match component {
            ActionRowComponent::InputText(input) if input.custom_id == Form::FIELD => {
                input.value.as_deref()
            }
            _ => None,
        })
}
