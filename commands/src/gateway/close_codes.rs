//! Meaning of Discord's close codes.

use crate::gateway::fatal::Fatal;

/// Consequence of a connection that Discord ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AfterDisconnect {
    /// Resume the session.
    Resume,
    /// Begin another session.
    NewSession,
    /// There are too many servers for so few shards.
    MoreShards,
    /// Give up: trying again would not help.
    Over(Fatal),
}

/// Consequence of a close code, or of a connection that ended without one.
pub(crate) const fn after_close(code: Option<u16>) -> AfterDisconnect {
    match code {
        Some(4004) => AfterDisconnect::Over(Fatal::Token),
        Some(4010) => AfterDisconnect::Over(Fatal::Shard),
        Some(4011) => AfterDisconnect::MoreShards,
        Some(4012) => AfterDisconnect::Over(Fatal::Version),
        Some(4013) => AfterDisconnect::Over(Fatal::UnknownIntents),
        Some(4014) => AfterDisconnect::Over(Fatal::Intents),
        // Not authenticated, the session's number or its time is over.
        Some(4003 | 4006 | 4007 | 4009) => AfterDisconnect::NewSession,
        _ => AfterDisconnect::Resume,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_codes_follow_discords_documentation() {
        for code in [4004, 4010, 4012, 4013, 4014] {
            assert!(
                matches!(after_close(Some(code)), AfterDisconnect::Over(_)),
                "{code}"
            );
        }
        assert_eq!(after_close(Some(4011)), AfterDisconnect::MoreShards);
        for code in [4003, 4007, 4009] {
            assert_eq!(
                after_close(Some(code)),
                AfterDisconnect::NewSession,
                "{code}"
            );
        }
        for code in [1000, 1001, 4000, 4001, 4002, 4005, 4008, 4999] {
            assert_eq!(after_close(Some(code)), AfterDisconnect::Resume, "{code}");
        }
        assert_eq!(after_close(None), AfterDisconnect::Resume);
    }
}
