//! Feed of what people can notice, in order, each item with its audience. A page or a test reads it
//! from a cursor. Must never show an item to someone outside its audience.

use super::World;
use crate::snowflake::Snowflake;
use serde_json::{Value, json};
use std::collections::VecDeque;

/// Items kept; a reader further behind is told so.
const KEPT: usize = 20_000;

#[derive(Clone, Copy)]
pub(crate) enum Audience {
    Everyone,
    Channel(Snowflake),
    Person(Snowflake),
}

#[derive(Clone)]
pub(crate) struct Item {
    pub cursor: u64,
    pub audience: Audience,
    pub kind: &'static str,
    pub data: Value,
}

impl Item {
    pub(crate) fn json(&self) -> Value {
        json!({"cursor": self.cursor, "type": self.kind, "data": self.data})
    }
}

#[derive(Default)]
pub(crate) struct Feed {
    items: VecDeque<Item>,
    last: u64,
}

impl Feed {
    fn push(&mut self, audience: Audience, kind: &'static str, data: Value) {
        self.last += 1;
        self.items.push_back(Item {
            cursor: self.last,
            audience,
            kind,
            data,
        });
        if self.items.len() > KEPT {
            self.items.pop_front();
        }
    }

    pub(crate) fn last(&self) -> u64 {
        self.last
    }

    /// True when items after this cursor have been forgotten.
    pub(crate) fn has_dropped_after(&self, cursor: u64) -> bool {
        self.items
            .front()
            .is_some_and(|first| cursor + 1 < first.cursor)
    }
}

impl World {
    pub(crate) fn feed_all(&mut self, kind: &'static str, data: Value) {
        self.feed.push(Audience::Everyone, kind, data);
    }

    pub(crate) fn feed_channel(&mut self, channel: Snowflake, kind: &'static str, data: Value) {
        self.feed.push(Audience::Channel(channel), kind, data);
    }

    pub(crate) fn feed_person(&mut self, person: Snowflake, kind: &'static str, data: Value) {
        self.feed.push(Audience::Person(person), kind, data);
    }

    /// Items that this person can notice after a cursor, at most `limit`.
    pub(crate) fn feed_after(&self, person: Snowflake, cursor: u64, limit: usize) -> Vec<Item> {
        let first = self
            .feed
            .items
            .partition_point(|item| item.cursor <= cursor);
        let later = self.feed.items.range(first..);
        later
            .filter(|item| match item.audience {
                Audience::Everyone => true,
                Audience::Channel(id) => self.person_sees(person, id),
                Audience::Person(id) => id == person,
            })
            .take(limit)
            .cloned()
            .collect()
    }
}
