//! Keeps serenity's rate limiter small: it makes an entry per interaction and never drops one.

use std::sync::Arc;
use std::time::{Duration, SystemTime};

use serenity::all::Http;

/// Interval of forgetting idle entries.
const SWEEP_INTERVAL: Duration = Duration::from_secs(60);

/// Forgets the entries that limit nothing any more; tells how many.
pub(crate) async fn sweep(http: &Http) -> usize {
    let Some(limiter) = &http.ratelimiter else {
        return 0;
    };
    let now = SystemTime::now();
    let routes = limiter.routes();
    let mut routes = routes.write().await;
    let before = routes.len();
    routes.retain(|_, bucket| {
        // In use right now, or still counting.
        Arc::strong_count(bucket) > 1
            || bucket
                .try_lock()
                .map_or(true, |bucket| bucket.reset().is_some_and(|at| at > now))
    });
    routes.shrink_to_fit();
    before - routes.len()
}

/// Sweeps for as long as the bot runs.
pub(crate) async fn keep_small(http: Arc<Http>) {
    loop {
        tokio::time::sleep(SWEEP_INTERVAL).await;
        let forgotten = sweep(&http).await;
        tracing::debug!(forgotten, "rate limiter cleaned up");
    }
}

#[cfg(test)]
mod tests {
    use serenity::all::HttpBuilder;
    use serenity::http::Route;

    use super::*;

    #[tokio::test]
    async fn unused_routes_are_forgotten() {
        let http = HttpBuilder::new("token").build();
        let routes = http.ratelimiter.as_ref().map(|limiter| limiter.routes());
        let routes = routes.expect("the limiter is on");
        for number in 1..=100 {
            let route = Route::Channel {
                channel_id: number.into(),
            };
            let mut routes = routes.write().await;
            routes.insert(route.ratelimiting_bucket(), Arc::default());
        }
        let in_use = routes.read().await.values().next().map(Arc::clone);
        assert_eq!(sweep(&http).await, 99);
        drop(in_use);
        assert_eq!(sweep(&http).await, 1);
        assert!(routes.read().await.is_empty());
    }
}
