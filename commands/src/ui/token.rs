//! Notices that Discord refuses our token, for any request: no retry can fix that. It never holds
//! the token.

use tokio::sync::watch;

use crate::ui::send_error::SendError;

/// State of our token: accepted by Discord, or refused.
#[derive(Clone, Default)]
pub(crate) struct Token(watch::Sender<bool>);

impl Token {
    /// Notes if the result of a request is that the token is refused, and returns the result.
    pub(crate) fn check<T, E: Into<SendError>>(
        &self,
        result: Result<T, E>,
    ) -> Result<T, SendError> {
        let result = result.map_err(Into::into);
        if matches!(result, Err(SendError::Token)) {
            self.0.send_replace(true);
        }
        result
    }

    /// Returns when Discord has refused the token.
    pub(crate) async fn refused(&self) {
        // The other end lives as long as this does.
        let _ = self.0.subscribe().wait_for(|refused| *refused).await;
    }
}
