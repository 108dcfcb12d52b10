//! Notice that something was lost which does not come back by itself: told once, for the process to
//! end.

use std::sync::Arc;

use tokio::sync::watch;

use crate::store::StoreError;

/// The notice, to give and to wait for.
#[derive(Clone)]
pub(super) struct LossNotice(Arc<watch::Sender<Option<StoreError>>>);

impl Default for LossNotice {
    fn default() -> Self {
        Self(Arc::new(watch::Sender::new(None)))
    }
}

impl LossNotice {
    /// Reports a loss. Only the first one counts.
    pub(super) fn report(&self, error: StoreError) {
        self.0.send_if_modified(|lost| {
            let first = lost.is_none();
            if first {
                tracing::error!(%error, "the store cannot continue; stopping");
                *lost = Some(error);
            }
            first
        });
    }

    /// Waits until something was lost.
    pub(super) async fn wait(&self) -> StoreError {
        let mut notices = self.0.subscribe();
        loop {
            if let Some(error) = notices.borrow_and_update().clone() {
                return error;
            }
            // The sender is ours, so this only ever ends with news.
            let _ = notices.changed().await;
        }
    }
}
