//! A message's body, whole: content, embeds, components, files, flags. Must never decide whether
//! the bot may write here.

use super::attachments::{self, Listed, Upload};
use super::{boolean, components, embeds, integer, list, object, text};
use crate::errors::{ApiError, EMPTY_MESSAGE, Form};
use crate::snowflake::Snowflake;
use crate::state::messages::{COMPONENTS_V2, EPHEMERAL, SUPPRESS_EMBEDS};
use serde_json::{Value, json};

const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// Which mentions a message lets ring.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Allowed {
    pub users: Option<Vec<Snowflake>>,
    pub all_users: bool,
    pub everyone: bool,
    pub replied_user: bool,
}

impl Allowed {
    /// Without a word about it, everything rings.
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

/// Where a body stands and what it is for.
pub(crate) struct Reading<'a> {
    pub body: &'a Value,
    pub uploads: &'a [Upload],
    /// Prefix of every path: `data` in a callback.
    pub path: &'a str,
    /// Attachments already on the message, in an edit.
    pub present: &'a [Snowflake],
    /// Whether the message is already one of the newer layout.
    pub was_v2: bool,
    pub edit: bool,
}

/// Reads and checks a body; every wrong field is named.
pub(crate) fn read(reading: &Reading<'_>) -> Result<Draft, ApiError> {
    let Reading {
        body,
        uploads,
        path,
        ..
    } = *reading;
    let mut form = Form::default();
    if !body.is_object() && !body.is_null() {
        object(&mut form, body, path);
        return form.finish().and(Err(EMPTY_MESSAGE.into()));
    }
    let at = |key: &str| {
        if path.is_empty() {
            key.to_owned()
        } else {
            format!("{path}/{key}")
        }
    };
    let flags_given = !body["flags"].is_null();
    let flags = integer(&mut form, &body["flags"], &at("flags"), 0, i64::MAX)
        .unwrap_or(0)
        .unsigned_abs();
    let flags = flags & (SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2);
    let v2 = flags & COMPONENTS_V2 != 0 || reading.was_v2;
    let content = match &body["content"] {
        Value::Null if reading.edit && body.get("content").is_some() => Some(String::new()),
        value => text(&mut form, value, &at("content"), 0, 2_000),
    };
    let embeds = embeds::read(&mut form, &body["embeds"], &at("embeds"));
    if v2
        && (content.as_deref().is_some_and(|c| !c.is_empty())
            || embeds.as_ref().is_some_and(|e| !e.is_empty()))
    {
        let why = "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2";
        form.wrong(
            path,
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            why,
        );
    }
    let components = components::read(&mut form, &body["components"], &at("components"), v2);
    let listed = attachments::read(
        &mut form,
        &body["attachments"],
        &at("attachments"),
        uploads,
        reading.present,
    );
    let tts = boolean(&mut form, &body["tts"], &at("tts")).unwrap_or(false);
    let nonce = match &body["nonce"] {
        Value::Null => None,
        Value::Number(number) => Some(json!(number)),
        value => text(&mut form, value, &at("nonce"), 0, 25).map(Value::String),
    };
    let enforce_nonce =
        boolean(&mut form, &body["enforce_nonce"], &at("enforce_nonce")).unwrap_or(false);
    let reference = reference(
        &mut form,
        &body["message_reference"],
        &at("message_reference"),
    );
    let allowed = allowed(
        &mut form,
        &body["allowed_mentions"],
        &at("allowed_mentions"),
    );
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

fn reference(form: &mut Form, value: &Value, at: &str) -> Option<(Snowflake, bool)> {
    if value.is_null() || !object(form, value, at) {
        return None;
    }
    let strict = boolean(
        form,
        &value["fail_if_not_exists"],
        &format!("{at}/fail_if_not_exists"),
    )
    .unwrap_or(true);
    let id = Snowflake::from_json(&value["message_id"]);
    if id.is_none() {
        form.required(&format!("{at}/message_id"));
    }
    id.map(|id| (id, strict))
}

fn allowed(form: &mut Form, value: &Value, at: &str) -> Allowed {
    if value.is_null() || !object(form, value, at) {
        return Allowed::everything();
    }
    let mut parse = Vec::new();
    for (n, word) in list(form, &value["parse"], &format!("{at}/parse"), 0, 3)
        .unwrap_or_default()
        .iter()
        .enumerate()
    {
        match word.as_str() {
            Some(word @ ("users" | "roles" | "everyone")) => parse.push(word),
            _ => {
                let why = "Value must be one of {'users', 'roles', 'everyone'}.";
                form.wrong(&format!("{at}/parse/{n}"), "BASE_TYPE_CHOICES", why);
            }
        }
    }
    let mut users = Vec::new();
    for (n, id) in list(form, &value["users"], &format!("{at}/users"), 0, 100)
        .unwrap_or_default()
        .iter()
        .enumerate()
    {
        match Snowflake::from_json(id) {
            Some(id) => users.push(id),
            None => {
                let why = format!("Value \"{}\" is not snowflake.", super::bare(id));
                form.wrong(&format!("{at}/users/{n}"), "NUMBER_TYPE_COERCE", why);
            }
        }
    }
    list(form, &value["roles"], &format!("{at}/roles"), 0, 100);
    if parse.contains(&"users") && !users.is_empty() {
        let why = "parse:[\"users\"] and users: [ids...] are mutually exclusive.";
        form.wrong(at, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", why);
    }
    let replied_user =
        boolean(form, &value["replied_user"], &format!("{at}/replied_user")).unwrap_or(false);
    Allowed {
        all_users: parse.contains(&"users"),
        users: Some(users),
        everyone: parse.contains(&"everyone"),
        replied_user,
    }
}
