//! From a checked draft to a message. Must never check a permission.

use crate::message_flags::{COMPONENTS_V2, EPHEMERAL, LOADING, SUPPRESS_EMBEDS};
use crate::snowflake::Snowflake;
use crate::state::World;
use crate::state::messages::{Blob, Message};
use crate::validate::attachments::clean_name;
use crate::validate::message::{Allowed, Draft};

/// Fills a new message.
pub(crate) fn fill(world: &mut World, message: &mut Message, draft: Draft) {
    message.flags |= draft.flags & !EPHEMERAL;
    message.tts = draft.tts;
    message.nonce = draft.nonce.clone();
    apply(world, message, draft);
}

/// Carries an edit out: what the draft does not mention stays as it was.
pub(crate) fn change(world: &mut World, message: &mut Message, draft: Draft) {
    if draft.flags_given {
        message.flags =
            message.flags & !SUPPRESS_EMBEDS | draft.flags & (SUPPRESS_EMBEDS | COMPONENTS_V2);
    }
    // Completing a deferred answer is not an edit that a reader should see as one.
    if message.flags & LOADING == 0 {
        message.edited = Some(world.now());
    }
    message.flags &= !LOADING;
    apply(world, message, draft);
}

fn apply(world: &mut World, message: &mut Message, draft: Draft) {
    if let Some(content) = draft.content {
        message.content = content;
    }
    if let Some(embeds) = draft.embeds {
        message.embeds = embeds;
    }
    if let Some(components) = draft.components {
        message.components = components;
    }
    let listed = draft.listed;
    if let Some(listed) = &listed {
        let (kept, dropped): (Vec<_>, Vec<_>) = message
            .attachments
            .drain(..)
            .partition(|a| listed.iter().any(|l| !l.fresh && l.id == a.id));
        message.attachments = kept;
        for file in dropped {
            world.blobs.remove(&file.id);
        }
        for file in &mut message.attachments {
            let entry = listed.iter().find(|l| l.id == file.id);
            if let Some(description) = entry.and_then(|e| e.description.clone()) {
                file.description = Some(description);
            }
        }
    }
    for upload in draft.uploads {
        let entry = listed
            .iter()
            .flatten()
            .find(|l| l.fresh && l.id.get() == upload.index)
            .cloned();
        let blob = Blob {
            channel: message.channel,
            filename: upload.filename,
            content_type: upload.content_type,
            bytes: upload.bytes,
        };
        let mut file = world.keep(blob, message.only.is_some());
        if let Some(entry) = entry {
            file.description = entry.description.filter(|d| !d.is_empty());
            file.title = entry.title;
            if let Some(name) = entry.filename {
                file.filename = clean_name(&name);
                if let Some(blob) = world.blobs.get_mut(&file.id) {
                    blob.filename.clone_from(&file.filename);
                }
            }
        }
        message.attachments.push(file);
    }
    ring(world, message, &draft.allowed);
}

/// Decides whom the words ring.
fn ring(world: &World, message: &mut Message, allowed: &Allowed) {
    let named = world.mentioned(message.channel, &message.content);
    let rings =
        |id: &Snowflake| allowed.all_users || allowed.users.iter().flatten().any(|u| u == id);
    message.mentions.users = named.into_iter().filter(rings).collect();
    let everyone = message.content.contains("@everyone") || message.content.contains("@here");
    message.mentions.everyone = everyone && allowed.everyone;
    let replied = message
        .reference
        .as_ref()
        .filter(|_| allowed.replied_user && message.kind == 19);
    if let Some(author) = replied
        .and_then(|r| world.message(r.channel, r.message))
        .map(|m| m.author)
        && !message.mentions.users.contains(&author)
    {
        message.mentions.users.push(author);
    }
}
