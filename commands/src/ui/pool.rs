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

/// Error of a drawing that panicked.
#[derive(Debug, thiserror::Error)]
#[error("a picture was not drawn")]
pub(crate) struct NotDrawn;

/// Urgency of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// A user waits for it: Discord gives them 3 s.
    Now,
    /// A background delivery: no one counts the seconds.
    Soon,
}

/// Pool of threads that draw, a few pictures at a time.
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
    /// Runs `draw` on a thread of the pool. The work is boxed, so that everything around it is
    /// compiled once for each kind of picture.
    pub(crate) fn draw<T: Send + 'static>(
        &self,
        urgency: Urgency,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> impl Future<Output = Result<T, NotDrawn>> + Send {
        self.draw_boxed(urgency, Box::new(draw))
    }

    /// Like [`Self::draw`], for boxed work.
    async fn draw_boxed<T: Send + 'static>(
        &self,
        urgency: Urgency,
        draw: Box<dyn FnOnce() -> T + Send>,
    ) -> Result<T, NotDrawn> {
        let began = Instant::now();
        let label = match urgency {
            Urgency::Now => "now",
            Urgency::Soon => "soon",
        };
        // The semaphores are never closed. Pictures that are only pending queue for fewer than all
        // places.
        let background_place = match urgency {
            Urgency::Now => None,
            Urgency::Soon => Some(Arc::clone(&self.soon).acquire_owned().await),
        };
        let place = Arc::clone(&self.all).acquire_owned().await;
        let drawing = tokio::task::spawn_blocking(move || {
            // A caller that gives up waiting does not stop the drawing: its place is free when it
            // is done.
            let _held = (place, background_place);
            draw()
        });
        // Nothing cancels the task: it can only have panicked.
        let picture = drawing.await.map_err(|_| NotDrawn);
        metrics::histogram!("houston_picture_seconds", "wanted" => label).record(began.elapsed());
        picture
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
            crowd.spawn(async move { pool.draw(Urgency::Soon, draw).await });
        }
        while pool.soon.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        assert!(matches!(pool.draw(Urgency::Now, || 7).await, Ok(7)));
        drop(go);
        while let Some(drawn) = crowd.join_next().await {
            assert!(matches!(drawn, Ok(Ok(true))));
        }
    }

    #[tokio::test]
    async fn panicking_drawings_free_their_slots() {
        let pool = RenderPool::default();
        for _ in 0..50 {
            let drawn = pool.draw(Urgency::Soon, || panic!("as the test wants it"));
            assert!(matches!(drawn.await, Err::<(), _>(NotDrawn)));
        }
        assert!(matches!(pool.draw(Urgency::Now, || 7).await, Ok(7)));
    }
}
