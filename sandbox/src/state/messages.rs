//! Messages, their files, and what listeners are told of them. Must never check a permission or a
//! limit: what arrives here has been accepted.

use super::World;
use super::channels::Kind;
use crate::clock::iso;
use crate::message_flags::{LOADING, SUPPRESS_EMBEDS};
use crate::snowflake::Snowflake;
use crate::validate::attachments::dimensions;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Places where an embed may show a file of its own message.
const EMBED_PICTURES: [(&str, &str); 4] = [
    ("image", "url"),
    ("thumbnail", "url"),
    ("author", "icon_url"),
    ("footer", "icon_url"),
];

/// Kind of Discord's own line about a person who was added to a thread.
pub(crate) const RECIPIENT_ADD: u8 = 1;
/// Kind of Discord's own line about a thread that was renamed.
pub(crate) const CHANNEL_NAME_CHANGE: u8 = 4;

/// Life of a signed attachment address.
pub(crate) const ADDRESS_LIFE_MS: u64 = 24 * 3_600_000;

/// The bytes behind an attachment.
#[derive(Clone)]
pub(crate) struct Blob {
    pub channel: Snowflake,
    pub filename: String,
    pub content_type: String,
    pub bytes: Arc<[u8]>,
}

#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub id: Snowflake,
    pub filename: String,
    pub description: Option<String>,
    pub title: Option<String>,
    pub content_type: String,
    pub size: usize,
    pub dimensions: Option<(u32, u32)>,
    pub ephemeral: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Reference {
    pub channel: Snowflake,
    pub message: Snowflake,
}

/// Mentions that ring.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mentions {
    pub users: Vec<Snowflake>,
    pub everyone: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Message {
    pub id: Snowflake,
    pub channel: Snowflake,
    pub kind: u8,
    pub author: Snowflake,
    pub content: String,
    pub edited: Option<u64>,
    pub tts: bool,
    pub flags: u64,
    pub mentions: Mentions,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub nonce: Option<Value>,
    pub reference: Option<Reference>,
    pub pinned: Option<u64>,
    pub reactions: BTreeMap<String, BTreeSet<Snowflake>>,
    /// The interaction that it answers, and how Discord describes that.
    pub interaction: Option<(Snowflake, Value)>,
    /// The only person who sees it.
    pub only: Option<Snowflake>,
    pub thread: Option<Snowflake>,
}

impl Message {
    pub(crate) fn new(id: Snowflake, channel: Snowflake, author: Snowflake, content: &str) -> Self {
        Self {
            id,
            channel,
            kind: 0,
            author,
            content: content.to_owned(),
            edited: None,
            tts: false,
            flags: 0,
            mentions: Mentions::default(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            nonce: None,
            reference: None,
            pinned: None,
            reactions: BTreeMap::new(),
            interaction: None,
            only: None,
            thread: None,
        }
    }

    /// True for a line of Discord's own that no one may edit or delete, not even its author.
    pub(crate) const fn is_fixed(&self) -> bool {
        matches!(self.kind, RECIPIENT_ADD | CHANNEL_NAME_CHANGE)
    }

    /// Makes it a reply to a message of its channel.
    pub(crate) fn replies_to(&mut self, message: Snowflake) {
        self.kind = 19;
        self.reference = Some(Reference {
            channel: self.channel,
            message,
        });
    }

    pub(crate) fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }
}

impl World {
    pub(crate) fn message(&self, channel: Snowflake, id: Snowflake) -> Option<&Message> {
        self.channels.get(&channel)?.messages.get(&id)
    }

    pub(crate) fn message_mut(
        &mut self,
        channel: Snowflake,
        id: Snowflake,
    ) -> Option<&mut Message> {
        self.channels.get_mut(&channel)?.messages.get_mut(&id)
    }

    /// Keeps a file's bytes.
    pub(crate) fn keep(&mut self, blob: Blob, ephemeral: bool) -> Attachment {
        let id = self.next_id();
        let file = Attachment {
            id,
            filename: blob.filename.clone(),
            description: None,
            title: None,
            content_type: blob.content_type.clone(),
            size: blob.bytes.len(),
            dimensions: dimensions(&blob.bytes),
            ephemeral,
        };
        self.blobs.insert(id, blob);
        file
    }

    pub(crate) fn attachment_json(&self, channel: Snowflake, file: &Attachment) -> Value {
        let expires = (self.now() + ADDRESS_LIFE_MS) / 1000;
        let issued = self.now() / 1000;
        let folder = if file.ephemeral {
            "ephemeral-attachments"
        } else {
            "attachments"
        };
        let url = format!(
            "{}/{folder}/{channel}/{}/{}?ex={expires:x}&is={issued:x}&hm={:016x}&",
            self.base_url,
            file.id,
            file.filename,
            expires.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ file.id.get(),
        );
        let mut all = json!({
            "id": file.id, "filename": file.filename, "size": file.size, "url": url, "proxy_url": url,
            "content_type": file.content_type,
        });
        if let Some((width, height)) = file.dimensions {
            all["width"] = json!(width);
            all["height"] = json!(height);
        }
        if let Some(description) = &file.description {
            all["description"] = json!(description);
        }
        if let Some(title) = &file.title {
            all["title"] = json!(title);
        }
        if file.ephemeral {
            all["ephemeral"] = json!(true);
        }
        all
    }

    /// The message as REST shows it to the bot.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let mut all = self.bare_message_json(message);
        if message.kind == 19 {
            let target = message
                .reference
                .as_ref()
                .and_then(|r| self.message(r.channel, r.message));
            all["referenced_message"] = target.map_or(Value::Null, |m| self.bare_message_json(m));
        }
        if let Some(thread) = message.thread.and_then(|t| self.channels.get(&t)) {
            all["thread"] = self.channel_json(thread);
        }
        all
    }

    fn bare_message_json(&self, message: &Message) -> Value {
        // A file that an embed shows is not listed again; its description is lost with that.
        let in_embed = |file: &Attachment| {
            let address = format!("attachment://{}", file.filename);
            message.embeds.iter().any(|embed| {
                EMBED_PICTURES
                    .iter()
                    .any(|(part, key)| embed[part][key].as_str() == Some(&address))
            })
        };
        let files = message
            .attachments
            .iter()
            .filter(|f| !in_embed(f))
            .map(|f| self.attachment_json(message.channel, f));
        let mut embeds = message.embeds.clone();
        if message.flags & SUPPRESS_EMBEDS != 0 {
            embeds.clear();
        }
        for embed in &mut embeds {
            self.resolve_attachment_urls(embed, message);
        }
        let mut all = json!({
            "id": message.id, "type": message.kind, "channel_id": message.channel,
            "author": self.user_json(message.author), "content": message.content,
            "timestamp": iso(message.id.millis()), "edited_timestamp": message.edited.map(iso),
            "tts": message.tts, "mention_everyone": message.mentions.everyone,
            "mentions": message.mentions.users.iter().map(|&u| self.user_json(u)).collect::<Vec<_>>(),
            "mention_roles": [], "attachments": files.collect::<Vec<_>>(), "embeds": embeds,
            "pinned": message.pinned.is_some(), "components": message.components, "flags": message.flags,
        });
        if let Some(nonce) = &message.nonce {
            all["nonce"] = nonce.clone();
        }
        if !message.reactions.is_empty() {
            all["reactions"] = self.reactions_json(message);
        }
        if let Some((_, metadata)) = &message.interaction {
            all["application_id"] = json!(self.bot);
            all["webhook_id"] = json!(self.bot);
            all["interaction_metadata"] = metadata.clone();
            if let Some(name) = metadata["name"].as_str() {
                all["interaction"] = json!({
                    "id": metadata["id"], "type": metadata["type"], "name": name, "user": metadata["user"],
                });
            }
            if let Some(shown) = all["interaction_metadata"].as_object_mut() {
                shown.remove("name");
            }
        }
        if let Some(to) = &message.reference {
            let mut reference =
                json!({"type": 0, "channel_id": to.channel, "message_id": to.message});
            // What a message refers to is in its own server, even when it is gone.
            if let Some(guild) = self.guild_id(message.channel) {
                reference["guild_id"] = json!(guild);
            }
            all["message_reference"] = reference;
        }
        all
    }

    fn reactions_json(&self, message: &Message) -> Value {
        let list = message.reactions.iter().map(|(emoji, who)| {
            json!({
                "emoji": {"id": null, "name": emoji}, "count": who.len(),
                "count_details": {"burst": 0, "normal": who.len()}, "burst_colors": [], "burst_count": 0,
                "me_burst": false, "burst_me": false, "me": who.contains(&self.bot),
            })
        });
        json!(list.collect::<Vec<_>>())
    }

    /// `attachment://name` in an embed is served as the attachment itself.
    fn resolve_attachment_urls(&self, embed: &mut Value, message: &Message) {
        for (part, key) in EMBED_PICTURES {
            let Some(name) = embed[part][key]
                .as_str()
                .and_then(|u| u.strip_prefix("attachment://"))
            else {
                continue;
            };
            if let Some(file) = message.attachments.iter().find(|f| f.filename == name) {
                let shown = self.attachment_json(message.channel, file);
                embed[part][key] = shown["url"].clone();
                if key == "url" {
                    embed[part]["proxy_url"] = shown["url"].clone();
                    if let Some((width, height)) = file.dimensions {
                        embed[part]["width"] = json!(width);
                        embed[part]["height"] = json!(height);
                    }
                }
            }
        }
    }

    /// People whom a text mentions, among those who exist here.
    pub(crate) fn mentioned(&self, channel: Snowflake, content: &str) -> Vec<Snowflake> {
        let mut found = Vec::new();
        for part in content.split("<@").skip(1) {
            let Some((inside, _)) = part.split_once('>') else {
                continue;
            };
            let Some(id) = Snowflake::parse(inside.trim_start_matches('!')) else {
                continue;
            };
            if self.users.contains_key(&id) && !found.contains(&id) {
                found.push(id);
            }
        }
        let dm = self.channels.get(&channel).filter(|c| c.kind == Kind::Dm);
        found.retain(|id| dm.is_none_or(|dm| dm.recipients.contains(id)));
        found
    }
}
