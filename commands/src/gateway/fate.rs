//! What Discord means when it ends a connection: the code of its close frame, read once, here.

use crate::bot::fatal::Fatal;

/// What comes after a connection that Discord ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sequel {
    /// The session can be taken up again.
    Resume,
    /// A new session is needed.
    Anew,
    /// There are too many servers for so few shards.
    MoreShards,
    /// Trying again would not help.
    Over(Fatal),
}

/// What a close code means; none if the connection ended without one.
pub(crate) const fn of(code: Option<u16>) -> Sequel {
    match code {
        Some(4004) => Sequel::Over(Fatal::Token),
        Some(4010) => Sequel::Over(Fatal::Shard),
        Some(4011) => Sequel::MoreShards,
        Some(4012) => Sequel::Over(Fatal::Version),
        Some(4013) => Sequel::Over(Fatal::UnknownIntents),
        Some(4014) => Sequel::Over(Fatal::Intents),
        // Not authenticated, the session's number or its time is over.
        Some(4003 | 4006 | 4007 | 4009) => Sequel::Anew,
        _ => Sequel::Resume,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn close_codes_follow_discords_documentation() {
        for code in [4004, 4010, 4012, 4013, 4014] {
            assert!(matches!(of(Some(code)), Sequel::Over(_)), "{code}");
        }
        assert_eq!(of(Some(4011)), Sequel::MoreShards);
        for code in [4003, 4007, 4009] {
            assert_eq!(of(Some(code)), Sequel::Anew, "{code}");
        }
        for code in [1000, 1001, 4000, 4001, 4002, 4005, 4008, 4999] {
            assert_eq!(of(Some(code)), Sequel::Resume, "{code}");
        }
        assert_eq!(of(None), Sequel::Resume);
    }
}
