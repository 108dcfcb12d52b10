//! Checks of identify and resume. Must never open a session for a wrong token.

use crate::sessions::intents;
use serde_json::Value;

/// A close code with its reason.
pub(crate) type Closing = (u16, &'static str);

pub(crate) const UNKNOWN_OPCODE: Closing = (4001, "Unknown opcode.");
pub(crate) const DECODE_ERROR: Closing = (4002, "Error while decoding payload.");
pub(crate) const NOT_AUTHENTICATED: Closing = (4003, "Not authenticated.");
pub(crate) const AUTHENTICATION_FAILED: Closing = (4004, "Authentication failed.");
pub(crate) const ALREADY_AUTHENTICATED: Closing = (4005, "Already authenticated.");
pub(crate) const INVALID_SEQUENCE: Closing = (4007, "Invalid seq.");
pub(crate) const SESSION_TIMED_OUT: Closing = (4009, "Session timed out.");
pub(crate) const INVALID_SHARD: Closing = (4010, "Invalid shard.");
pub(crate) const SHARDING_REQUIRED: Closing = (4011, "Sharding required.");
pub(crate) const INVALID_VERSION: Closing = (4012, "Invalid API version.");
pub(crate) const INVALID_INTENTS: Closing = (4013, "Invalid intent(s).");
pub(crate) const DISALLOWED_INTENTS: Closing = (4014, "Disallowed intent(s).");

pub(crate) struct Identify {
    pub intents: u64,
    pub shard: (u32, u32),
    pub compress: bool,
}

/// Reads an identify payload. Without a valid token no one is let in.
pub(crate) fn read(
    data: &Value,
    token: Option<&str>,
    privileged: bool,
) -> Result<Identify, Closing> {
    if !data.is_object() || !data["properties"].is_object() {
        return Err(DECODE_ERROR);
    }
    if !token_fits(data, token) {
        return Err(AUTHENTICATION_FAILED);
    }
    let wanted = data["intents"].as_u64().ok_or(INVALID_INTENTS)?;
    if wanted & !intents::KNOWN != 0 {
        return Err(INVALID_INTENTS);
    }
    if wanted & intents::PRIVILEGED != 0 && !privileged {
        return Err(DISALLOWED_INTENTS);
    }
    let shard = match &data["shard"] {
        Value::Null => (0, 1),
        Value::Array(pair) => {
            let number = |at: usize| {
                pair.get(at)
                    .and_then(Value::as_u64)
                    .and_then(|n| u32::try_from(n).ok())
            };
            match (number(0), number(1)) {
                (Some(id), Some(count)) if pair.len() == 2 && id < count => (id, count),
                _ => return Err(INVALID_SHARD),
            }
        }
        _ => return Err(INVALID_SHARD),
    };
    Ok(Identify {
        intents: wanted,
        shard,
        compress: data["compress"].as_bool().unwrap_or(false),
    })
}

pub(crate) fn token_fits(data: &Value, token: Option<&str>) -> bool {
    let given = data["token"].as_str();
    let given = given.map(|given| given.strip_prefix("Bot ").unwrap_or(given));
    given.is_some() && given == token
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[track_caller]
    fn check(change: Value, privileged: bool, expected: Result<(u32, u32), Closing>) {
        let mut data = json!({"token": "T", "intents": 513, "properties": {"os": "linux"}});
        for (key, value) in change.as_object().unwrap() {
            data[key] = value.clone();
        }
        assert_eq!(
            read(&data, Some("T"), privileged).map(|i| i.shard),
            expected
        );
    }

    #[test]
    fn identify_is_refused_like_discord() {
        check(json!({}), false, Ok((0, 1)));
        check(
            json!({"token": "Bot T", "shard": [1, 4]}),
            false,
            Ok((1, 4)),
        );
        check(json!({"token": "U"}), false, Err(AUTHENTICATION_FAILED));
        check(json!({"token": null}), false, Err(AUTHENTICATION_FAILED));
        check(json!({"shard": [4, 4]}), false, Err(INVALID_SHARD));
        check(json!({"shard": [0]}), false, Err(INVALID_SHARD));
        check(json!({"intents": null}), false, Err(INVALID_INTENTS));
        check(json!({"intents": 1u64 << 40}), false, Err(INVALID_INTENTS));
        check(json!({"intents": 1 << 15}), false, Err(DISALLOWED_INTENTS));
        check(json!({"intents": 1 << 15}), true, Ok((0, 1)));
        check(json!({"properties": 3}), false, Err(DECODE_ERROR));
    }
}
