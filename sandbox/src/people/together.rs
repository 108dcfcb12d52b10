//! Feed of several people in one stream: a browser has few connections to spare. Must never say of
//! a person that they notice what they would not notice alone.

use super::{Queried, Refusal, roster};
use crate::core::Core;
use crate::snowflake::Snowflake;
use crate::state::World;
use axum::extract::State;
use axum::http::{HeaderMap, header::HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

const BATCH: usize = 200;
/// As many as can sit side by side.
const MOST_PEOPLE: usize = 32;

#[derive(Deserialize)]
pub(crate) struct EventsOf {
    /// Ids or names, separated by commas.
    people: String,
    after: Option<u64>,
}

struct FollowsSeveral {
    core: Arc<Core>,
    people: Vec<Snowflake>,
    cursor: u64,
    queue: VecDeque<(u64, Value)>,
    said_lost: bool,
}

pub(crate) async fn stream(
    State(core): State<Arc<Core>>,
    Queried(from): Queried<EventsOf>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let resumed = headers
        .get(HeaderName::from_static("last-event-id"))
        .and_then(|id| id.to_str().ok())
        .and_then(|id| id.parse().ok());
    let (people, last) = {
        let world = core.look();
        let people = from.people.split(',').take(MOST_PEOPLE);
        let people = people.map(|p| roster::find(&world, p));
        (people.collect::<Result<Vec<_>, _>>()?, world.feed.last())
    };
    let start = FollowsSeveral {
        core,
        people,
        cursor: resumed.or(from.after).unwrap_or(last),
        queue: VecDeque::new(),
        said_lost: false,
    };
    let events = stream::unfold(start, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<_, Infallible>(event), follower))
    });
    let alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(events).keep_alive(alive).into_response())
}

impl FollowsSeveral {
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some((cursor, data)) = self.queue.pop_front() {
                self.cursor = cursor;
                return Some(
                    Event::default()
                        .id(cursor.to_string())
                        .data(data.to_string()),
                );
            }
            if !self.said_lost && self.core.look().feed.has_dropped_after(self.cursor) {
                self.said_lost = true;
                return Some(Event::default().event("lost").data("{}"));
            }
            let (people, cursor) = (&self.people, self.cursor);
            let more = self.core.wait(Duration::from_secs(30), None, |world| {
                let items = merged(world, people, cursor);
                (!items.is_empty()).then_some(items)
            });
            match more.await {
                Some(items) => self.queue = items,
                None if *self.core.over().borrow() => return None,
                None => {}
            }
        }
    }
}

/// Each item once, with those who notice it; no further than everyone's batch reaches.
fn merged(world: &World, people: &[Snowflake], cursor: u64) -> VecDeque<(u64, Value)> {
    let mut all: BTreeMap<u64, Value> = BTreeMap::new();
    let mut reach = u64::MAX;
    for &person in people {
        let items = world.feed_after(person, cursor, BATCH);
        if let Some(last) = items.last().filter(|_| items.len() == BATCH) {
            reach = reach.min(last.cursor);
        }
        for item in items {
            let shown = all.entry(item.cursor).or_insert_with(|| {
                let mut shown = item.json();
                shown["people"] = json!([]);
                shown
            });
            if let Some(list) = shown["people"].as_array_mut() {
                list.push(json!(person));
            }
        }
    }
    all.into_iter().filter(|(at, _)| *at <= reach).collect()
}
