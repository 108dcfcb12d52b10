//! Interactions: what a person did, and how the bot has answered so far. Must never judge an
//! answer: that is `rest/callbacks`.

use super::World;
use super::permissions;
use crate::sessions::intents;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};

/// Time that the bot has for its first answer.
pub(crate) const ANSWER_MS: u64 = 3_000;
/// Life of an interaction's token.
pub(crate) const TOKEN_MS: u64 = 15 * 60_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum InteractionKind {
    Command,
    Component,
    Autocomplete,
    Modal,
}

impl InteractionKind {
    pub(crate) const fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

/// The bot's first answer.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Ack {
    Message,
    Deferred,
    DeferredUpdate,
    Update,
    Choices(Vec<Value>),
    Modal(Value),
}

#[derive(Clone)]
pub(crate) struct Interaction {
    pub id: Snowflake,
    pub token: String,
    pub kind: InteractionKind,
    pub user: Snowflake,
    pub channel: Snowflake,
    pub created_ms: u64,
    /// The message whose component was used.
    pub target: Option<Snowflake>,
    pub ack: Option<Ack>,
    /// Message that `@original` means.
    pub original: Option<Snowflake>,
    /// True if the answer is complete for the person: not merely deferred.
    pub settled: bool,
    /// The message that shows the answer.
    pub shown: Option<Snowflake>,
    pub follow_ups: Vec<Snowflake>,
    pub metadata: Value,
    pub payload: Value,
}

/// A dialogue that a person has in front of them.
#[derive(Clone)]
pub(crate) struct OpenModal {
    pub interaction: Snowflake,
    pub custom_id: String,
    pub modal: Value,
    pub channel: Snowflake,
    pub target: Option<Snowflake>,
}

/// Act of a person.
pub(crate) struct Doing {
    pub kind: InteractionKind,
    pub person: Snowflake,
    pub channel: Snowflake,
    pub data: Value,
    pub target: Option<Snowflake>,
    /// Name shown above the answer of a command.
    pub name: Option<String>,
    /// The interaction that opened a dialogue.
    pub trigger: Option<Value>,
}

impl World {
    pub(crate) fn interaction_expired(&self, interaction: &Interaction) -> bool {
        self.now() >= interaction.created_ms + ANSWER_MS
    }

    pub(crate) fn token_expired(&self, interaction: &Interaction) -> bool {
        self.now() >= interaction.created_ms + TOKEN_MS
    }

    /// Makes an interaction and sends it to the bot.
    pub(crate) fn interact(&mut self, doing: Doing) -> Snowflake {
        let id = self.next_id();
        let token = token(id);
        let payload = self.interaction_payload(id, &token, &doing);
        let mut metadata = json!({
            "id": id, "type": doing.kind.number(), "user": self.user_json(doing.person),
            "authorizing_integration_owners": payload["authorizing_integration_owners"],
        });
        if let Some(name) = &doing.name {
            metadata["name"] = json!(name);
            metadata["command_type"] = json!(1);
        }
        if let Some(message) = doing
            .target
            .filter(|_| doing.kind == InteractionKind::Component)
        {
            metadata["interacted_message_id"] = json!(message);
        }
        if let Some(trigger) = doing.trigger {
            metadata["triggering_interaction_metadata"] = trigger;
        }
        let created_ms = self.now();
        self.forget_old_interactions(created_ms);
        self.interaction_tokens.insert(token.clone(), id);
        self.interactions.insert(
            id,
            Interaction {
                id,
                token,
                kind: doing.kind,
                user: doing.person,
                channel: doing.channel,
                created_ms,
                target: doing.target,
                ack: None,
                original: None,
                settled: false,
                shown: None,
                follow_ups: Vec::new(),
                metadata,
                payload: payload.clone(),
            },
        );
        let guild = self.guild_id(doing.channel);
        self.gateway
            .emit("INTERACTION_CREATE", guild, intents::ALWAYS, payload);
        id
    }

    /// Sends the same interaction again, as a resumed gateway may.
    pub(crate) fn redeliver(&mut self, id: Snowflake) -> bool {
        let Some(interaction) = self.interactions.get(&id) else {
            return false;
        };
        let (payload, channel) = (interaction.payload.clone(), interaction.channel);
        let guild = self.guild_id(channel);
        self.gateway
            .emit("INTERACTION_CREATE", guild, intents::ALWAYS, payload);
        true
    }

    fn forget_old_interactions(&mut self, now: u64) {
        if self.interactions.len() < 4_096 {
            return;
        }
        let tokens = &mut self.interaction_tokens;
        self.interactions.retain(|_, i| {
            let alive = now < i.created_ms + TOKEN_MS;
            if !alive {
                tokens.remove(&i.token);
            }
            alive
        });
    }

    fn interaction_payload(&self, id: Snowflake, token: &str, doing: &Doing) -> Value {
        let locale = self
            .users
            .get(&doing.person)
            .map_or("en-US", |u| u.locale.as_str());
        let mut all = json!({
            "id": id, "application_id": self.bot, "type": doing.kind.number(), "token": token, "version": 1,
            "channel_id": doing.channel,
            "channel": self.partial_channel_json(doing.channel, doing.person),
            "app_permissions": self.bot_permissions(doing.channel).to_string(),
            "locale": locale, "entitlements": [], "entitlement_sku_ids": [],
            "attachment_size_limit": crate::validate::MAX_FILE_BYTES,
            "data": doing.data,
        });
        if let Some(guild) = self.guild_of(doing.channel) {
            let mut member = self.member_json(guild, doing.person);
            member["permissions"] = json!(
                self.person_permissions(doing.person, doing.channel)
                    .to_string()
            );
            all["member"] = member;
            all["guild_id"] = json!(guild.id);
            all["guild_locale"] = json!(guild.locale);
            all["guild"] = json!({"id": guild.id, "locale": guild.locale, "features": []});
            all["authorizing_integration_owners"] = json!({"0": guild.id});
            all["context"] = json!(0);
        } else {
            all["user"] = self.user_json(doing.person);
            all["authorizing_integration_owners"] = json!({"0": "0"});
            all["context"] = json!(1);
        }
        if let Some(message) = doing.target.and_then(|m| self.message(doing.channel, m)) {
            all["message"] = self.message_json(message);
        }
        all
    }

    /// True if a command that asks for these permissions is offered to this person.
    pub(crate) fn person_may(
        &self,
        person: Snowflake,
        channel: Snowflake,
        needs: Option<u64>,
    ) -> bool {
        let has = self.person_permissions(person, channel);
        has & permissions::USE_APPLICATION_COMMANDS != 0
            && needs.is_none_or(|needs| has & needs == needs)
    }
}

/// A token that no one guesses by counting, though it guards nothing but a sandbox.
fn token(id: Snowflake) -> String {
    let mut state = id.get() ^ 0xA076_1D64_78BD_642F;
    let secret: String = (0..6)
        .map(|_| {
            state = state.wrapping_mul(0xE703_7ED1_A0B4_28DB).rotate_left(31) ^ (state >> 29);
            format!("{state:016x}")
        })
        .collect();
    crate::base64::encode(format!("interaction:{id}:{secret}").as_bytes())
}
