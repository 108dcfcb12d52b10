//! When a message or an interaction arrived: Discord counts its 3 s from about then, including
//! anything we do before we know what it is.

use std::time::{Duration, Instant};

tokio::task_local! {
    static ARRIVED: Instant;
}

/// Does all that comes of something that arrives now.
pub(crate) async fn of<T>(work: impl Future<Output = T>) -> T {
    ARRIVED.scope(Instant::now(), work).await
}

/// When what is served arrived.
pub(crate) fn moment() -> Instant {
    ARRIVED
        .try_with(|at| *at)
        .unwrap_or_else(|_| Instant::now())
}

/// Sends the first answer, of any kind, and records how long the user had waited by then.
pub(crate) async fn acknowledged<T>(arrived: Instant, sending: impl Future<Output = T>) -> T {
    let sent = sending.await;
    let took: Duration = arrived.elapsed();
    metrics::histogram!("houston_acknowledge_seconds").record(took);
    sent
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn handlers_see_the_arrival_time() {
        let before = Instant::now();
        let (at, again) = of(async {
            let at = moment();
            tokio::time::sleep(Duration::from_millis(20)).await;
            (at, moment())
        })
        .await;
        assert!(at >= before);
        assert_eq!(at, again);
        assert!(moment() > at);
    }
}
