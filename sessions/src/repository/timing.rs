//! Counts and times the calls of a store and of its book of people, for monitoring.

use std::time::Instant;

use crate::store::{AppendError, StoreError};

/// Calls that are timed and counted.
const CALLS: [&str; 17] = [
    "append",
    "read",
    "listed",
    "people",
    "founded",
    "open_at",
    "cards",
    "tell",
    "claim",
    "next_number",
    "last_number",
    "marks",
    "put_marks",
    "person",
    "put_person",
    "kept",
    "keep",
];

/// Starts every count at zero, so that monitoring sees the first failure.
pub(super) fn start_at_zero() {
    for call in CALLS {
        errors(call).increment(0);
    }
}

/// Counter of a call's errors.
fn errors(call: &'static str) -> metrics::Counter {
    metrics::counter!("houston_store_errors_total", "call" => call)
}

/// Does a call of the store, and records how long it took and whether it failed.
async fn time<T, E>(
    call: &'static str,
    work: impl Future<Output = Result<T, E>>,
    fails: impl Fn(&E) -> bool,
) -> Result<T, E> {
    let began = Instant::now();
    let result = work.await;
    metrics::histogram!("houston_store_seconds", "call" => call).record(began.elapsed());
    if result.as_ref().err().is_some_and(fails) {
        errors(call).increment(1);
    }
    result
}

/// Times a read; every error counts.
pub(super) async fn time_read<T>(
    call: &'static str,
    work: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    time(call, work, |_| true).await
}

/// Times a write; a conflict is no error, another writer was faster.
pub(super) async fn time_write<T>(
    call: &'static str,
    work: impl Future<Output = Result<T, AppendError>>,
) -> Result<T, AppendError> {
    time(call, work, |error| matches!(error, AppendError::Store(_))).await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_store_call_has_a_metric() {
        let source = include_str!("mod.rs");
        let named = ["time_read(\"", "time_write(\""]
            .into_iter()
            .flat_map(|how| {
                let calls = source.split(how).skip(1);
                calls.filter_map(|call| call.split('"').next())
            });
        assert_eq!(named.collect::<BTreeSet<_>>(), BTreeSet::from(CALLS));
    }
}
