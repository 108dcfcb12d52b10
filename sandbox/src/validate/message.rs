//! A message's body, whole: content, embeds, components, files, flags. Must never decide whether
//! the bot may write here.

use super::attachments::{self, Listed, Upload};
use super::{Field, components, embeds};
use crate::errors::{ApiError, EMPTY_MESSAGE, Form};
use crate::message_flags::{COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS};
use crate::snowflake::Snowflake;
use serde_json::{Value, json};

/// Mentions that a message lets ring.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Allowed {
    pub users: Option<Vec<Snowflake>>,
    pub all_users: bool,
    pub everyone: bool,
    pub replied_user: bool,
}

impl Allowed {
    /// Permission to ping everyone, where a message says nothing about it.
    fn everything() -> Self {
        Self {
            users: None,
            all_users: true,
            everyone: true,
            replied_user: true,
        }
    }
}

/// A message as it was asked for. In an edit, nothing means *as it was*.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub listed: Option<Vec<Listed>>,
    pub uploads: Vec<Upload>,
    pub flags: u64,
    pub flags_given: bool,
    pub tts: bool,
    pub nonce: Option<Value>,
    pub enforce_nonce: bool,
    pub reference: Option<(Snowflake, bool)>,
    pub allowed: Allowed,
}

/// A body, its place, and what it is for.
pub(crate) struct Reading<'a> {
    pub body: &'a Value,
    pub uploads: &'a [Upload],
    /// Prefix of every path: `data` in a callback.
    pub path: &'a str,
    /// Attachments already on the message, in an edit.
    pub present: &'a [Snowflake],
    /// True if the message is already one of the newer layout.
    pub was_v2: bool,
    pub edit: bool,
}

/// Reads and checks a body; every wrong field is named.
pub(crate) fn read(reading: &Reading<'_>) -> Result<Draft, ApiError> {
    let Reading { body, uploads, .. } = *reading;
    let form = Form::default();
    let whole = form.field(body, reading.path);
    if !body.is_null() && !whole.object() {
        return form.finish().and(Err(EMPTY_MESSAGE.into()));
    }
    let flags_given = !body["flags"].is_null();
    let flags = whole.child("flags").integer(0, i64::MAX);
    let flags = flags.unwrap_or(0).unsigned_abs()
        & (SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2);
    let v2 = flags & COMPONENTS_V2 != 0 || reading.was_v2;
    let content = match body.get("content") {
        Some(Value::Null) if reading.edit => Some(String::new()),
        _ => whole.child("content").text(0, 2_000),
    };
    let embeds = embeds::read(&whole.child("embeds"));
    if v2
        && (content.as_deref().is_some_and(|c| !c.is_empty())
            || embeds.as_ref().is_some_and(|e| !e.is_empty()))
    {
        let why = "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2";
        whole.wrong("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", why);
    }
    let components = components::read(&whole.child("components"), v2);
    let listed = attachments::read(&whole.child("attachments"), uploads, reading.present);
    let tts = whole.child("tts").boolean().unwrap_or(false);
    let nonce = match &body["nonce"] {
        Value::Number(number) => Some(json!(number)),
        _ => whole.child("nonce").text(0, 25).map(Value::String),
    };
    let enforce_nonce = whole.child("enforce_nonce").boolean().unwrap_or(false);
    let reference = reference(&whole.child("message_reference"));
    let allowed = allowed(&whole.child("allowed_mentions"));
    form.finish()?;
    let kept = match &listed {
        Some(list) => list.iter().filter(|l| !l.fresh).count(),
        None => reading.present.len(),
    };
    attachments::sizes(uploads, kept)?;
    Ok(Draft {
        content,
        embeds,
        components,
        listed,
        uploads: uploads.to_vec(),
        flags,
        flags_given,
        tts,
        nonce,
        enforce_nonce,
        reference,
        allowed,
    })
}

impl Draft {
    /// Refuses a new message in which there is nothing to see.
    pub(crate) fn not_empty(&self) -> Result<(), ApiError> {
        let words = self
            .content
            .as_deref()
            .is_some_and(|c| !c.trim().is_empty());
        let rest = self.embeds.as_ref().is_some_and(|e| !e.is_empty())
            || self.components.as_ref().is_some_and(|c| !c.is_empty())
            || !self.uploads.is_empty();
        if words || rest {
            Ok(())
        } else {
            Err(EMPTY_MESSAGE.into())
        }
    }
}

fn reference(field: &Field<'_>) -> Option<(Snowflake, bool)> {
    if field.is_null() || !field.object() {
        return None;
    }
    let strict = field.child("fail_if_not_exists").boolean().unwrap_or(true);
    let id = Snowflake::from_json(&field["message_id"]);
    if id.is_none() {
        field.child("message_id").missing();
    }
    id.map(|id| (id, strict))
}

fn allowed(field: &Field<'_>) -> Allowed {
    if field.is_null() || !field.object() {
        return Allowed::everything();
    }
    let mut parse = Vec::new();
    for item in field.child("parse").list(0, 3).unwrap_or_default() {
        match item.as_str() {
            Some(word @ ("users" | "roles" | "everyone")) => parse.push(word.to_owned()),
            _ => {
                let why = "Value must be one of {'users', 'roles', 'everyone'}.";
                item.wrong("BASE_TYPE_CHOICES", why);
            }
        }
    }
    let parses = |what: &str| parse.iter().any(|word| word == what);
    let listed = field.child("users").list(0, 100).unwrap_or_default();
    let users: Vec<Snowflake> = listed.iter().filter_map(Field::snowflake).collect();
    field.child("roles").list(0, 100);
    if parses("users") && !users.is_empty() {
        let why = "parse:[\"users\"] and users: [ids...] are mutually exclusive.";
        field.wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", why);
    }
    let replied_user = field.child("replied_user").boolean().unwrap_or(false);
    Allowed {
        all_users: parses("users"),
        users: Some(users),
        everyone: parses("everyone"),
        replied_user,
    }
}
