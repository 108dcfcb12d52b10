//! Notices that Discord refuses our token, for any request: no retry can fix that. It never holds
//! the token.

use tokio::sync::watch;

use crate::ui::send_error::SendError;

/// State of our token: Discord still takes it, or not.
#[derive(Clone, Default)]
pub(crate) struct Token(watch::Sender<bool>);

impl Token {
    /// Reads what came of a request, and hands it on.
    pub(crate) fn heed<T, E: Into<SendError>>(&self, asked: Result<T, E>) -> Result<T, SendError> {
        let asked = asked.map_err(Into::into);
        if matches!(asked, Err(SendError::Token)) {
            self.0.send_replace(true);
        }
        asked
    }

    /// Returns when Discord has refused it.
    pub(crate) async fn refused(&self) {
        // The other end lives as long as this does.
        let _ = self.0.subscribe().wait_for(|refused| *refused).await;
    }
}
