//! An interaction's later answers, by its token: follow-ups, edits, deletions, for fifteen minutes.
//! Must never let a follow-up to a public deferral become secret: Discord ignores the flag.

use super::messages::{draft_for, fresh, rewrite};
use super::{Outcome, RestRequest, callbacks, compose, no_content, ok};
use crate::core::Core;
use crate::errors::{ApiError, INVALID_WEBHOOK_TOKEN, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK};
use crate::message_flags::EPHEMERAL;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::interactions::{Ack, Interaction};
use crate::state::messages::Message;

/// The interaction behind a token that is still good.
fn holder(world: &World, app: &str, token: &str) -> Result<Interaction, ApiError> {
    if Snowflake::parse(app) != Some(world.bot) {
        return Err(UNKNOWN_WEBHOOK.into());
    }
    let id = world
        .interaction_tokens
        .get(token)
        .ok_or(INVALID_WEBHOOK_TOKEN)?;
    let interaction = world.interactions.get(id).ok_or(INVALID_WEBHOOK_TOKEN)?;
    if world.token_expired(interaction) {
        return Err(INVALID_WEBHOOK_TOKEN.into());
    }
    match interaction.ack {
        None | Some(Ack::Choices(_) | Ack::Modal(_)) => Err(UNKNOWN_WEBHOOK.into()),
        Some(_) => Ok(interaction.clone()),
    }
}

/// A message that this token reaches.
fn reach(world: &World, of: &Interaction, id: &str) -> Result<Message, ApiError> {
    let id = if id == "@original" {
        of.original
    } else {
        Snowflake::parse(id)
    };
    let mine = |m: &&Message| {
        Some(m.id) == of.original || m.interaction.as_ref().is_some_and(|(i, _)| *i == of.id)
    };
    let found = id
        .and_then(|id| world.message(of.channel, id))
        .filter(mine)
        .cloned();
    Ok(found.ok_or(UNKNOWN_MESSAGE)?)
}

fn settle(world: &mut World, of: Snowflake, shown: Snowflake) {
    if let Some(interaction) = world.interactions.get_mut(&of) {
        interaction.settled = true;
        interaction.shown = Some(shown);
    }
}

pub(crate) fn follow_up(core: &Core, request: &RestRequest, app: &str, token: &str) -> Outcome {
    let mut world = core.world();
    let interaction = holder(&world, app, token)?;
    let draft = fresh(&request.body, request, "")?;
    let waiting = interaction
        .original
        .and_then(|m| world.message(interaction.channel, m))
        .filter(|m| m.is_loading());
    if let Some(original) = waiting.cloned() {
        // The first follow-up completes the deferral and inherits who sees it.
        let id = original.id;
        let shown = rewrite(&mut world, original, draft)?;
        settle(&mut world, interaction.id, id);
        return ok(shown);
    }
    let mut message = callbacks::reply(&mut world, &interaction, draft.flags & EPHEMERAL != 0);
    message.kind = 0;
    message.reference = None;
    if let Some(original) = interaction
        .original
        .filter(|m| world.message(interaction.channel, *m).is_some())
    {
        message.replies_to(original);
    }
    if let Some((_, metadata)) = &mut message.interaction
        && let Some(original) = interaction.original
    {
        metadata["original_response_message_id"] = serde_json::json!(original);
    }
    compose::fill(&mut world, &mut message, draft);
    let id = message.id;
    let shown = world.post(message);
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.follow_ups.push(id);
    }
    if !interaction.settled {
        settle(&mut world, interaction.id, id);
    }
    ok(shown)
}

pub(crate) fn get(core: &Core, app: &str, token: &str, id: &str) -> Outcome {
    let world = core.look();
    let interaction = holder(&world, app, token)?;
    let message = reach(&world, &interaction, id)?;
    ok(world.message_json(&message))
}

pub(crate) fn edit(
    core: &Core,
    request: &RestRequest,
    app: &str,
    token: &str,
    id: &str,
) -> Outcome {
    let mut world = core.world();
    let interaction = holder(&world, app, token)?;
    let message = reach(&world, &interaction, id)?;
    let draft = draft_for(&message, &request.body, request, "")?;
    let id = message.id;
    let shown = rewrite(&mut world, message, draft)?;
    settle(&mut world, interaction.id, id);
    ok(shown)
}

pub(crate) fn remove(core: &Core, app: &str, token: &str, id: &str) -> Outcome {
    let mut world = core.world();
    let interaction = holder(&world, app, token)?;
    let message = reach(&world, &interaction, id)?;
    world.remove(interaction.channel, message.id);
    if let Some(known) = world.interactions.get_mut(&interaction.id) {
        known.settled = true;
    }
    no_content()
}
