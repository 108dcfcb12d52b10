//! Events as they happen: server-sent, or one long poll. Both go on from a cursor. Must never skip
//! an item without saying so.

use super::{Queried, Refusal, outcome, roster};
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::feed::Item;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use serde_json::json;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

const BATCH: usize = 200;

#[derive(Deserialize)]
pub(crate) struct EventsAfter {
    after: Option<u64>,
    /// Time for which a poll waits for something to happen.
    wait_ms: Option<u64>,
}

pub(crate) async fn stream(
    State(core): State<Arc<Core>>,
    Path(person): Path<String>,
    Queried(from): Queried<EventsAfter>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (person, last) = {
        let world = core.look();
        (roster::find(&world, &person)?, world.feed.last())
    };
    let text = |name| headers.get(name).and_then(|v| v.to_str().ok());
    let resumed =
        text(header::HeaderName::from_static("last-event-id")).and_then(|id| id.parse().ok());
    let live = text(header::ACCEPT).is_some_and(|a| a.contains("text/event-stream"));
    if live {
        return Ok(follow(core, person, resumed.or(from.after).unwrap_or(last)).into_response());
    }
    let after = from.after.unwrap_or(0);
    let patience = outcome::patience(Some(from.wait_ms.unwrap_or(0)));
    let items = core.wait(patience, None, |world| {
        let items = world.feed_after(person, after, BATCH);
        (!items.is_empty()).then_some(items)
    });
    let items = items.await.unwrap_or_default();
    let world = core.look();
    let cursor = items
        .last()
        .map_or_else(|| after.max(world.feed.last()), |item| item.cursor);
    let shown: Vec<_> = items.iter().map(Item::json).collect();
    Ok(Json(
        json!({"events": shown, "cursor": cursor, "lost": world.feed.has_dropped_after(after)}),
    )
    .into_response())
}

struct FollowsOne {
    core: Arc<Core>,
    person: Snowflake,
    cursor: u64,
    queue: VecDeque<Item>,
    said_lost: bool,
}

fn follow(core: Arc<Core>, person: Snowflake, cursor: u64) -> impl IntoResponse {
    let start = FollowsOne {
        core,
        person,
        cursor,
        queue: VecDeque::new(),
        said_lost: false,
    };
    let events = stream::unfold(start, |mut follower| async move {
        loop {
            if let Some(item) = follower.queue.pop_front() {
                follower.cursor = item.cursor;
                let event = Event::default()
                    .id(item.cursor.to_string())
                    .event(item.kind)
                    .data(item.data.to_string());
                return Some((Ok::<_, Infallible>(event), follower));
            }
            if !follower.said_lost && follower.core.look().feed.has_dropped_after(follower.cursor) {
                follower.said_lost = true;
                return Some((Ok(Event::default().event("lost").data("{}")), follower));
            }
            let (person, cursor) = (follower.person, follower.cursor);
            let more = follower.core.wait(Duration::from_secs(30), None, |world| {
                let items = world.feed_after(person, cursor, BATCH);
                (!items.is_empty()).then_some(items)
            });
            match more.await {
                Some(items) => follower.queue.extend(items),
                None if *follower.core.over().borrow() => return None,
                None => {}
            }
        }
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
}
