//! The render pool: pictures are never drawn on a thread that answers people, and so few at once
//! that text is answered in time even if many pictures are wanted.
//!
//! A picture that a user waits for never queues behind those that are only pending. It knows no
//! game and no view.

use std::future::Future;
use std::num::NonZero;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Instant;

use tokio::sync::Semaphore;

/// The error of a picture that was not drawn, because what draws it panicked.
#[derive(Debug, thiserror::Error)]
#[error("a picture was not drawn")]
pub(crate) struct NotDrawn;

/// Urgency of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// A user waits for it: Discord gives them 3 s.
    Now,
    /// Pending, and no one counts the seconds.
    Soon,
}

/// Draws, a few at a time.
#[derive(Clone)]
pub(crate) struct RenderPool {
    all: Arc<Semaphore>,
    soon: Arc<Semaphore>,
}

impl Default for RenderPool {
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, NonZero::get);
        Self {
            // As many as cores; on one core two, for a large picture must not hold up every other
            // one.
            all: Arc::new(Semaphore::new(cores.max(2))),
            soon: Arc::new(Semaphore::new((cores - 1).max(1))),
        }
    }
}

impl RenderPool {
    /// Draws. What draws is boxed, so that all around it is compiled once for each kind of picture.
    ///
    /// # Errors
    /// It panicked.
    pub(crate) fn draw<T: Send + 'static>(
        &self,
        wanted: Wanted,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> impl Future<Output = Result<T, NotDrawn>> + Send {
        self.drawn(wanted, Box::new(draw))
    }

    async fn drawn<T: Send + 'static>(
        &self,
        wanted: Wanted,
        draw: Box<dyn FnOnce() -> T + Send>,
    ) -> Result<T, NotDrawn> {
        let began = Instant::now();
        let what = match wanted {
            Wanted::Now => "now",
            Wanted::Soon => "soon",
        };
        // The semaphores are never closed. Pictures that are only pending queue for fewer than all
        // places.
        let owed = match wanted {
            Wanted::Now => None,
            Wanted::Soon => Some(Arc::clone(&self.soon).acquire_owned().await),
        };
        let place = Arc::clone(&self.all).acquire_owned().await;
        let drawn = tokio::task::spawn_blocking(move || {
            // A caller that gives up waiting does not stop the drawing: its place is free when it
            // is done.
            let _held = (place, owed);
            draw()
        });
        // Nothing cancels the task: it can only have panicked.
        let drawn = drawn.await.map_err(|_| NotDrawn);
        metrics::histogram!("houston_picture_seconds", "wanted" => what).record(began.elapsed());
        drawn
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn urgent_drawing_does_not_wait_for_background_work() {
        let pool = RenderPool::default();
        let (go, wait) = mpsc::channel::<()>();
        let wait = Arc::new(std::sync::Mutex::new(wait));
        let mut crowd = tokio::task::JoinSet::new();
        for _ in 0..50 {
            let (pool, wait) = (pool.clone(), Arc::clone(&wait));
            // Each takes until it is told to end.
            let draw = move || wait.lock().unwrap().recv().is_err();
            crowd.spawn(async move { pool.draw(Wanted::Soon, draw).await });
        }
        while pool.soon.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(pool.draw(Wanted::Now, || 7).await, Ok(7)));
        drop(go);
        while let Some(drawn) = crowd.join_next().await {
            assert!(matches!(drawn, Ok(Ok(true))));
        }
    }

    #[tokio::test]
    async fn panicking_drawings_free_their_slots() {
        let pool = RenderPool::default();
        for _ in 0..50 {
            let drawn = pool.draw(Wanted::Soon, || panic!("as the test wants it"));
            assert!(matches!(drawn.await, Err::<(), _>(NotDrawn)));
        }
        assert!(matches!(pool.draw(Wanted::Now, || 7).await, Ok(7)));
    }
}
