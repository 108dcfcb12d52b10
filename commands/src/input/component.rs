//! Presses, choices and forms: read, and served by their table or page.

use std::time::Duration;

use serenity::all::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, MessageFlags,
    ModalInteraction,
};
use sessions::{Posted, TableId};
use text::say;

use crate::app::caller::{self, Caller};
use crate::app::fault::ServeError;
use crate::app::refused::foreign_component;
use crate::app::services::Services;
use crate::input::board_press::Press;
use crate::outbox::night::NightPress;
use crate::outbox::{dm_console, places};
use crate::requests::any::Origin;
use crate::requests::app::App;
use crate::requests::rules;
use crate::requests::table_actions;
use crate::requests::taken;
use crate::slash::shared::open_table::check_button_place;
use crate::slash::{daily, decisions, front_door, learn, privacy, server, settings, stats, tables};
use crate::table::guests::Guest;
use crate::ui::front_door::FrontDoorButton;
use crate::ui::ids::{self, Request, TableVerb, Tap};
use crate::ui::message::Form;
use crate::ui::opening::{Opening, Place};
use crate::ui::pool::Urgency;
use crate::ui::reply::{Carrier, Reply, ReplyTo};

/// Time to find out that a board was pressed: until then the user cannot be told to wait.
const PRESS_TIMEOUT: Duration = Duration::from_millis(300);

/// Handles a press of a button or a choice in a select.
pub(crate) async fn component(app: &App, interaction: &ComponentInteraction) {
    let (who, mut to) = caller::from_component(interaction);
    let chosen = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first(),
        _ => None,
    };
    let (id, picked) = ids::pressed(&interaction.data.custom_id);
    let chosen = picked.or(chosen.map(String::as_str));
    let mut tap = Tap::read(id);
    if let Some(tap) = &mut tap
        && let (Request::Said(_), Some(table)) = (&tap.request, chosen)
    {
        // Words are said at the table that was chosen.
        tap.table = table.parse().map_or(tap.table, TableId);
    }
    let mut press = board_press(&app.services, &who, &mut to, tap.as_ref()).await;
    if to.carrier == Carrier::Public && changes_a_review(&who, tap.as_ref()) {
        // The next page takes the place of this one.
        to.carrier = Carrier::Board;
    }
    let carrier = to.carrier;
    let (mut shows, mut turns) = (None, false);
    let is_dm = who.place.guild.is_none();
    let held = is_dm.then(|| app.services.in_dms.begin(who.user));
    let work = async {
        let Some(tap) = tap else {
            return serve_page(app, &who, interaction, chosen).await;
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
        let tapped = serve_tap(app, &who, &tap, from);
        let reply = places::with_channel_warning(&app.services, &who, table, tapped).await?;
        shows = reply.console.filter(|_| reply.replaces());
        turns = reply.replaces() && shows.is_none();
        with_board(app, press.as_mut(), reply).await
    };
    let delivered = app.services.answer(&who, &to, work).await;
    let in_dm = message_in_dm(&who, interaction).filter(|_| delivered);
    if let Some(posted) = in_dm
        && (turns || shows.is_some())
    {
        let turned = turns.then_some(posted.message);
        app.services.consoles.note_turned(who.user, turned);
    }
    if let Some(shows) = shows
        && let Some(posted) = in_dm
        && let Err(fault) = dm_console::record_shown(app, who.user, posted, shows).await
    {
        tracing::warn!(%fault, "a DM was not marked as shown; editing it again");
    }
    drop(held);
    if let Some(press) = press {
        press.finish(&app.services, delivered).await;
    }
}

/// True if the caller leads the public review that they pressed.
fn changes_a_review(who: &Caller, tap: Option<&Tap>) -> bool {
    let request = tap.map(|tap| &tap.request);
    matches!(request, Some(Request::Review(tap)) if tap.changes_it_for_all(who.user))
}

/// The message of a component, if it stands in the user's DMs: an answer to them alone does not.
fn message_in_dm(who: &Caller, interaction: &ComponentInteraction) -> Option<Posted> {
    let flags = interaction.message.flags.unwrap_or_default();
    let stands = who.place.guild.is_none() && !flags.contains(MessageFlags::EPHEMERAL);
    let channel = who.place.channel;
    let message = who.component_message.filter(|_| stands)?;
    Some(Posted { channel, message })
}

/// Reply to a component that belongs to no table: the rules, a lesson, statistics, a puzzle, a
/// server's panel, the front door.
async fn serve_page(
    app: &App,
    who: &Caller,
    interaction: &ComponentInteraction,
    chosen: Option<&str>,
) -> Result<Reply, ServeError> {
    let id = &interaction.data.custom_id;
    if let Some((any_game, page)) = rules::read(app, id) {
        return rules::page(any_game, who.lang, page).await;
    }
    if let Some((any_game, at)) = learn::read(app, id) {
        return any_game.lesson(who, at).await;
    }
    if let Some(look) = stats::read(id, chosen) {
        return stats::page(app, who, look).await;
    }
    if let Some(look) = decisions::read(id, chosen) {
        return decisions::page(app, who, look).await;
    }
    if let Some(look) = tables::read(id, chosen) {
        return tables::page(app, who, look).await;
    }
    if let Some(change) = settings::read(id, chosen) {
        return settings::set(app, who, change).await;
    }
    if let Some(request) = daily::PuzzleRequest::read(id) {
        return daily::carry_out(app, who, request).await;
    }
    if let Some(press) = NightPress::read(id) {
        return press.carry_out(app, who).await;
    }
    if let Some(press) = server::read(id) {
        let chosen = server::chosen(&interaction.data.kind);
        return server::pressed(app, who, press, chosen).await;
    }
    if let Some(page) = privacy::read(id) {
        return privacy::page_message(app, who, page).await;
    }
    if let Some(opening) = Opening::read(id) {
        if opening.place == Place::Here {
            check_button_place(interaction, who.lang)?;
        }
        return taken::pressed(app, who, &opening).await;
    }
    match FrontDoorButton::read(id) {
        Some(step) => {
            if step.opens() {
                check_button_place(interaction, who.lang)?;
            }
            front_door::pressed(app, who, step).await
        }
        None => Ok(foreign_component(who.lang)),
    }
}

/// Person whom the user chose.
fn guest(interaction: &ComponentInteraction) -> Option<Guest> {
    match &interaction.data.kind {
        ComponentInteractionDataKind::UserSelect { values } => {
            Guest::from_resolved(&interaction.data.resolved, *values.first()?)
        }
        _ => None,
    }
}

/// The press on a board, if the component or form was on the current board of its table.
async fn board_press(
    services: &Services,
    who: &Caller,
    to: &mut ReplyTo,
    tap: Option<&Tap>,
) -> Option<Press> {
    let press = Press::on_board(services, who, to, tap?.table);
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

/// The reply, with the board itself where that says everything.
async fn with_board(
    app: &App,
    press: Option<&mut Press>,
    reply: Reply,
) -> Result<Reply, ServeError> {
    match press {
        Some(press) => press.answer(app, reply).await,
        None => Ok(reply),
    }
}

/// Reply to a component of a table.
async fn serve_tap(
    app: &App,
    who: &Caller,
    tap: &Tap,
    from: Origin<'_>,
) -> Result<Reply, ServeError> {
    let any_game = app.game_of_table(tap.table).await?;
    match &tap.request {
        // Nothing is to be said at the table that was chosen.
        Request::Said(words) if words.is_empty() => {
            any_game.console(who, tap.table, Urgency::Now).await
        }
        request => any_game.serve(who, tap.table, (request, from)).await,
    }
}

/// Handles a submitted form.
pub(crate) async fn form(app: &App, interaction: &ModalInteraction) {
    let (who, mut to) = caller::from_modal(interaction);
    let tap = Tap::read(&interaction.data.custom_id);
    let mut press = board_press(&app.services, &who, &mut to, tap.as_ref()).await;
    let carrier = to.carrier;
    let work = async {
        let Some(tap) = tap else {
            return match server::read(&interaction.data.custom_id) {
                Some(press) => server::submitted(app, &who, press, field(interaction)).await,
                None => Ok(foreign_component(who.lang)),
            };
        };
        let any_game = app.game_of_table(tap.table).await?;
        let Request::Game { .. } = &tap.request else {
            return Ok(foreign_component(who.lang));
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
        with_board(app, press.as_mut(), reply).await
    };
    let delivered = app.services.answer(&who, &to, work).await;
    if let Some(press) = press {
        press.finish(&app.services, delivered).await;
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
