//! Why Discord did not take something. It holds no token and no address: serenity's own texts
//! could.

use serenity::all::HttpError;

/// Why something could not be sent.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum SendError {
    /// The person takes no messages from us, or is no more (50007, 50278, 10013, 50033).
    #[error("the person's DMs are closed")]
    ClosedDms,
    /// The message is gone (10008).
    #[error("the message is gone")]
    NoMessage,
    /// The channel or the server is gone (10003, 10004).
    #[error("the channel is gone")]
    NoPlace,
    /// We lack a permission there, or are not there any more (50001, 50013).
    #[error("a permission is missing")]
    Forbidden,
    /// The thread is locked (160005).
    #[error("the thread is locked")]
    Locked,
    /// The thread was put away: only a new message brings it back (50083).
    #[error("the thread is archived")]
    Archived,
    /// The message is too old to be edited any more (30046).
    #[error("the message is too old to be edited")]
    TooOld,
    /// The interaction was answered already (40060).
    #[error("the interaction was answered already")]
    Answered,
    /// The interaction can no longer be answered (10062), or its own token is over (50027).
    #[error("the interaction cannot be answered any more")]
    TooLate,
    /// Our token is refused (401).
    #[error("Discord refuses the token")]
    Token,
    /// A secret of one seat was about to be shown to another.
    #[error("one seat's view was about to be shown to another: refused")]
    OtherSeat,
    /// A message that is not the board was about to become one.
    #[error("the board was about to take another message's place: refused")]
    NoBoard,
    /// Discord does not answer, or has too much to do.
    #[error("Discord does not take it just now: {0}")]
    Unavailable(String),
    /// Anything else.
    #[error("{0}")]
    Other(String),
}

impl SendError {
    /// True if the channel refuses everything, regardless of the content.
    pub(crate) const fn is_channel_error(&self) -> bool {
        matches!(
            self,
            Self::NoPlace | Self::Forbidden | Self::Locked | Self::Archived | Self::ClosedDms
        )
    }
}

impl From<serenity::Error> for SendError {
    fn from(error: serenity::Error) -> Self {
        let answer = match error {
            serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => answer,
            // Lost on its way, or an answer that is none, such as a proxy's page of excuses. A
            // request's own error text can hold an URL, and so an interaction's token.
            serenity::Error::Http(_) => {
                return Self::Unavailable("the request failed on its way".to_owned());
            }
            serenity::Error::Json(_) => {
                return Self::Unavailable("the answer cannot be read".to_owned());
            }
            other => return Self::Other(other.to_string()),
        };
        let status = answer.status_code.as_u16();
        match answer.error.code {
            50_007 | 50_278 | 10_013 | 50_033 => Self::ClosedDms,
            10_008 => Self::NoMessage,
            10_003 | 10_004 => Self::NoPlace,
            50_001 | 50_013 => Self::Forbidden,
            160_005 => Self::Locked,
            50_083 => Self::Archived,
            30_046 => Self::TooOld,
            40_060 => Self::Answered,
            10_062 | 50_027 => Self::TooLate,
            code => {
                let said = format!("{status} {code} {}", answer.error.message);
                match status {
                    401 => Self::Token,
                    408 | 429 | 500.. => Self::Unavailable(said),
                    _ => Self::Other(said),
                }
            }
        }
    }
}
