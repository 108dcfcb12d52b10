//! Exit codes: one where another attempt may help, one where only a person can. Prints nothing.

use std::fmt;

use commands::{BotError, EndpointError};
use sessions::StoreError;

/// Exit code that systemd is told not to try again: the settings, or what they name, must be mended
/// first (`EX_CONFIG`).
const NEEDS_A_PERSON: u8 = 78;
/// Another attempt may help.
const FAILED: u8 = 1;

/// A setting that cannot be used.
#[derive(Debug)]
pub struct InvalidSetting(anyhow::Error);

impl InvalidSetting {
    /// Marks an error as one about a setting.
    #[must_use]
    pub fn from(error: anyhow::Error) -> anyhow::Error {
        Self(error).into()
    }
}

impl fmt::Display for InvalidSetting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // With all that it rests on: no caller asks for its source.
        write!(f, "{:#}", self.0)
    }
}

impl std::error::Error for InvalidSetting {}

/// The exit code for an error.
#[must_use]
pub fn code(error: &anyhow::Error) -> u8 {
    if error.chain().any(needs_a_person) {
        NEEDS_A_PERSON
    } else {
        FAILED
    }
}

/// True if no further attempt mends it. Errors that only pass others on are not in a chain beside
/// them.
fn needs_a_person(error: &(dyn std::error::Error + 'static)) -> bool {
    let endpoint = match error.downcast_ref() {
        Some(BotError::Endpoint(endpoint)) => Some(endpoint),
        _ => error.downcast_ref::<EndpointError>(),
    };
    let store = error.downcast_ref::<StoreError>();
    error.is::<InvalidSetting>()
        || endpoint.is_some_and(EndpointError::needs_a_person)
        || store.is_some_and(StoreError::needs_a_person)
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;
    use commands::Fatal;

    use super::*;

    #[test]
    fn configuration_errors_have_their_own_exit_code() {
        let token = || EndpointError::from(Fatal::Token);
        let newer = || StoreError::Newer {
            path: "data".to_owned(),
            what: "a record".to_owned(),
        };
        for error in [
            InvalidSetting::from(anyhow!("HOUSTON_SHARDS is none")).context("said where"),
            BotError::Endpoint(token()).into(),
            token().into(),
            newer().into(),
        ] {
            assert_eq!(code(&error), 78, "{error:#}");
        }
        let busy = StoreError::InUse {
            path: "data".to_owned(),
        };
        for error in [anyhow!("the port is not free"), busy.into()] {
            assert_eq!(code(&error), 1, "{error:#}");
        }
    }

    #[test]
    fn setting_errors_show_the_full_cause() {
        let error = InvalidSetting::from(anyhow!("invalid digit").context("HOUSTON_SHARDS"));
        assert_eq!(format!("{error:#}"), "HOUSTON_SHARDS: invalid digit");
    }
}
