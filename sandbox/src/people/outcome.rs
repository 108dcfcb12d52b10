//! Outcome of an act as a client shows it: the answer, a dialogue, or that nothing came. Must never
//! wait longer than it was told to.

use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::interactions::{ANSWER_MS, Ack, Interaction, InteractionKind};
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::Duration;

/// Length of the wait.
#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wait {
    /// Not at all.
    None,
    /// For the first answer, even if it only defers.
    Ack,
    /// For what the person finally sees.
    #[default]
    Reply,
}

/// The longest wait by default: a bit more than Discord's own patience.
const PATIENCE_MS: u64 = 5_000;
const LONGEST_MS: u64 = 120_000;

pub(crate) fn patience(wanted: Option<u64>) -> Duration {
    Duration::from_millis(wanted.unwrap_or(PATIENCE_MS).min(LONGEST_MS))
}

/// Waits for an interaction's answer and says what the person sees.
pub(crate) async fn wait_for_outcome(
    core: &Core,
    id: Snowflake,
    wait: Wait,
    timeout_ms: Option<u64>,
) -> Value {
    let deadline = core
        .look()
        .interactions
        .get(&id)
        .map(|i| i.created_ms + ANSWER_MS);
    if wait != Wait::None {
        let enough = |world: &World| {
            let Some(interaction) = world.interactions.get(&id) else {
                return Some(());
            };
            let answered = interaction.ack.is_some();
            let done = if wait == Wait::Ack {
                answered
            } else {
                answered && interaction.settled
            };
            let failed = !answered && world.interaction_expired(interaction);
            (done || failed).then_some(())
        };
        core.wait(patience(timeout_ms), deadline, enough).await;
    }
    let world = core.look();
    world
        .interactions
        .get(&id)
        .map_or(Value::Null, |i| describe(&world, i))
}

/// This interaction as the person sees it now.
pub(crate) fn describe(world: &World, interaction: &Interaction) -> Value {
    let mut out = json!({
        "interaction": interaction.id, "channel_id": interaction.channel, "outcome": "pending",
        "message": null,
    });
    let shown = interaction
        .shown
        .and_then(|m| world.message(interaction.channel, m));
    if let Some(message) = shown {
        out["message"] = world.people_message_json(message);
    }
    let follow_ups = interaction
        .follow_ups
        .iter()
        .filter_map(|m| world.message(interaction.channel, *m));
    out["follow_ups"] = follow_ups.map(|m| world.people_message_json(m)).collect();
    match &interaction.ack {
        None if world.interaction_expired(interaction) => {
            out["outcome"] = json!("failed");
            out["error"] = json!(match interaction.kind {
                InteractionKind::Command => "The application did not respond",
                InteractionKind::Autocomplete => "Loading options failed",
                InteractionKind::Component => "This interaction failed",
                InteractionKind::Modal => "Something went wrong. Try again.",
            });
        }
        None => {}
        Some(Ack::Message) => out["outcome"] = json!("message"),
        Some(Ack::Update) => out["outcome"] = json!("update"),
        Some(Ack::Deferred) => {
            out["outcome"] = json!(if interaction.settled {
                "message"
            } else {
                "deferred"
            })
        }
        Some(Ack::DeferredUpdate) => {
            out["outcome"] = json!(if interaction.settled {
                "update"
            } else {
                "deferred_update"
            });
        }
        Some(Ack::Choices(list)) => {
            out["outcome"] = json!("choices");
            out["choices"] = json!(list);
        }
        Some(Ack::Modal(modal)) => {
            out["outcome"] = json!("modal");
            out["modal"] = modal.clone();
        }
    }
    out
}
