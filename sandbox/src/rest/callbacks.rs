//! The first answer to an interaction: once, within three seconds, of a kind that fits. Must never
//! accept a second one.

use super::messages::{draft_for, fresh, rewrite};
use super::{Answer, Outcome, RestRequest, compose, no_content};
use crate::core::Core;
use crate::errors::{ALREADY_ACKNOWLEDGED, ApiError, Form, UNKNOWN_INTERACTION, UNKNOWN_MESSAGE};
use crate::message_flags::{EPHEMERAL, LOADING};
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::interactions::{Ack, Interaction, InteractionKind, OpenModal};
use crate::state::messages::Message;
use crate::validate::{choices, modal};
use serde_json::{Value, json};

pub(crate) fn answer(core: &Core, request: &RestRequest, id: &str, token: &str) -> Outcome {
    let mut world = core.world();
    let interaction = Snowflake::parse(id)
        .and_then(|id| world.interactions.get(&id))
        .filter(|i| i.token == token)
        .cloned()
        .ok_or(UNKNOWN_INTERACTION)?;
    if interaction.ack.is_some() {
        return Err(ALREADY_ACKNOWLEDGED.into());
    }
    if world.interaction_expired(&interaction) {
        return Err(UNKNOWN_INTERACTION.into());
    }
    let kind = kind(request, &interaction)?;
    let data = &request.body["data"];
    match kind {
        4 => say(&mut world, request, &interaction, data)?,
        5 => defer(&mut world, &interaction, data),
        6 => settle(
            &mut world,
            &interaction,
            Ack::DeferredUpdate,
            interaction.target,
            false,
        ),
        7 => update(&mut world, request, &interaction, data)?,
        8 => {
            let found = choices::read(data, "data", focused_kind(&interaction))?;
            settle(&mut world, &interaction, Ack::Choices(found), None, true);
        }
        _ => {
            let shown = modal::read(data, "data")?;
            open(&mut world, &interaction, shown);
        }
    }
    let interaction = interaction.id;
    report_acknowledgement(&mut world, interaction);
    if request.flag("with_response") {
        return Ok(Answer {
            status: 200,
            body: response(&world, interaction, kind),
        });
    }
    no_content()
}

/// The callback's type, if this interaction may be answered so.
fn kind(request: &RestRequest, interaction: &Interaction) -> Result<i64, ApiError> {
    let form = Form::default();
    let component = interaction.kind == InteractionKind::Component;
    let from_message = interaction.kind == InteractionKind::Modal && interaction.target.is_some();
    let allowed: &[i64] = match interaction.kind {
        InteractionKind::Autocomplete => &[8],
        InteractionKind::Command => &[4, 5, 9],
        _ if component => &[4, 5, 6, 7, 9],
        _ if from_message => &[4, 5, 6, 7],
        _ => &[4, 5],
    };
    let kind = form.field(&request.body["type"], "type").one_of(allowed);
    form.finish()?;
    Ok(kind.unwrap_or(4))
}

/// The type of the option that is being completed.
fn focused_kind(interaction: &Interaction) -> i64 {
    fn search(options: &Value) -> Option<i64> {
        options.as_array()?.iter().find_map(|o| {
            if o["focused"] == json!(true) {
                o["type"].as_i64()
            } else {
                search(&o["options"])
            }
        })
    }
    search(&interaction.payload["data"]["options"]).unwrap_or(3)
}

fn settle(
    world: &mut World,
    of: &Interaction,
    ack: Ack,
    message: Option<Snowflake>,
    settled: bool,
) {
    if let Some(interaction) = world.interactions.get_mut(&of.id) {
        interaction.ack = Some(ack);
        interaction.original = message;
        interaction.shown = message;
        interaction.settled = settled;
    }
    // A dialogue is done with when its submission is answered.
    if of.kind == InteractionKind::Modal {
        let submitted = of.payload["data"]["custom_id"].as_str();
        if world
            .modals
            .get(&of.user)
            .is_some_and(|m| Some(m.custom_id.as_str()) == submitted)
        {
            world.modals.remove(&of.user);
        }
    }
}

/// An empty message that answers this interaction.
pub(crate) fn reply(world: &mut World, of: &Interaction, ephemeral: bool) -> Message {
    let (id, bot) = (world.next_id(), world.bot);
    let mut message = Message::new(id, of.channel, bot, "");
    message.kind = if of.kind == InteractionKind::Command {
        20
    } else {
        0
    };
    if let Some(target) = of.target {
        message.replies_to(target);
    }
    message.interaction = Some((of.id, of.metadata.clone()));
    if ephemeral {
        message.flags |= EPHEMERAL;
        message.only = Some(of.user);
    }
    message
}

fn say(
    world: &mut World,
    request: &RestRequest,
    of: &Interaction,
    data: &Value,
) -> Result<(), ApiError> {
    let draft = fresh(data, request, "data")?;
    let mut message = reply(world, of, draft.flags & EPHEMERAL != 0);
    compose::fill(world, &mut message, draft);
    let id = message.id;
    world.post(message);
    settle(world, of, Ack::Message, Some(id), true);
    Ok(())
}

fn defer(world: &mut World, of: &Interaction, data: &Value) {
    // A deferred answer carries nothing but the flag.
    let ephemeral = data["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0;
    let mut message = reply(world, of, ephemeral);
    message.flags |= LOADING;
    let id = message.id;
    world.post(message);
    settle(world, of, Ack::Deferred, Some(id), false);
}

fn update(
    world: &mut World,
    request: &RestRequest,
    of: &Interaction,
    data: &Value,
) -> Result<(), ApiError> {
    let message = of
        .target
        .and_then(|t| world.message(of.channel, t))
        .cloned()
        .ok_or(UNKNOWN_MESSAGE)?;
    let draft = draft_for(&message, data, request, "data")?;
    rewrite(world, message, draft)?;
    settle(world, of, Ack::Update, of.target, true);
    Ok(())
}

fn open(world: &mut World, of: &Interaction, shown: Value) {
    let custom_id = shown["custom_id"].as_str().unwrap_or_default().to_owned();
    let modal = OpenModal {
        interaction: of.id,
        custom_id,
        modal: shown.clone(),
        channel: of.channel,
        target: of.target,
    };
    world.modals.insert(of.user, modal);
    settle(world, of, Ack::Modal(shown.clone()), None, true);
    world.feed_person(
        of.user,
        "modal_open",
        json!({"interaction": of.id, "channel_id": of.channel, "modal": shown}),
    );
}

/// Tells the person that the bot has reacted.
fn report_acknowledgement(world: &mut World, id: Snowflake) {
    let Some(interaction) = world.interactions.get(&id) else {
        return;
    };
    let data = json!({
        "interaction": id, "settled": interaction.settled, "message_id": interaction.shown,
        "channel_id": interaction.channel,
    });
    let person = interaction.user;
    world.feed_person(person, "interaction_ack", data);
}

fn response(world: &World, id: Snowflake, kind: i64) -> Value {
    let Some(interaction) = world.interactions.get(&id) else {
        return Value::Null;
    };
    let mut shown = json!({
        "id": id, "type": interaction.kind.number(), "channel_id": interaction.channel,
    });
    if let Some(guild) = world.guild_id(interaction.channel) {
        shown["guild_id"] = json!(guild);
    }
    let message = interaction
        .original
        .and_then(|m| world.message(interaction.channel, m));
    if let Some(message) = message {
        shown["response_message_id"] = json!(message.id);
        shown["response_message_loading"] = json!(message.is_loading());
        shown["response_message_ephemeral"] = json!(message.only.is_some());
    }
    let mut body = json!({"interaction": shown});
    if let (Some(message), 4 | 7) = (message, kind) {
        body["resource"] = json!({"type": kind, "message": world.message_json(message)});
    }
    body
}
