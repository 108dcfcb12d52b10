//! Changes of marks, and nothing else: most changes touch one number. Written as JSON, by
//! name, so that it goes on working when marks get another field.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::delivery::marks::Marks;

/// A change from some marks to others. Applying it twice changes nothing more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Patch(Value);

impl Patch {
    /// The patch that makes the new marks of the old ones; `None` when there is no such patch.
    pub(crate) fn between(old: &Marks, new: &Marks) -> Option<Self> {
        let (before, after) = (
            serde_json::to_value(old).ok()?,
            serde_json::to_value(new).ok()?,
        );
        let patch = Self(difference(&before, &after)?);
        (patch.apply(old).ok()? == *new).then_some(patch)
    }

    /// The marks after the change.
    pub(crate) fn apply(&self, marks: &Marks) -> serde_json::Result<Marks> {
        let mut value = serde_json::to_value(marks)?;
        change(&mut value, &self.0);
        serde_json::from_value(value)
    }
}

/// The patch from one value to another: the changed fields of an object, with `null` for those that
/// are gone; the changed places of an array of the same length, by number; else the new value.
fn difference(old: &Value, new: &Value) -> Option<Value> {
    let mut changed = Map::new();
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in new {
                match old.get(name) {
                    Some(before) if before == value => {}
                    Some(before) => {
                        changed.insert(name.clone(), difference(before, value)?);
                    }
                    None => {
                        changed.insert(name.clone(), value.clone());
                    }
                }
            }
            let gone = old.keys().filter(|name| !new.contains_key(*name));
            changed.extend(gone.map(|name| (name.clone(), Value::Null)));
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (place, (before, value)) in old.iter().zip(new).enumerate() {
                if before != value {
                    changed.insert(place.to_string(), difference(before, value)?);
                }
            }
        }
        (_, new) => return Some(new.clone()),
    }
    Some(Value::Object(changed))
}

/// Applies a patch to a value.
fn change(value: &mut Value, patch: &Value) {
    match (value, patch) {
        (Value::Object(fields), Value::Object(changed)) => {
            for (name, patch) in changed {
                match fields.get_mut(name) {
                    _ if patch.is_null() => drop(fields.remove(name)),
                    Some(field) => change(field, patch),
                    None => drop(fields.insert(name.clone(), patch.clone())),
                }
            }
        }
        (Value::Array(places), Value::Object(changed)) => {
            for (place, patch) in changed {
                let place = place.parse::<usize>().ok();
                if let Some(place) = place.and_then(|place| places.get_mut(place)) {
                    change(place, patch);
                }
            }
        }
        (value, patch) => *value = patch.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Seat;

    use crate::delivery::slot::{Intent, Nonce, Posted, Slot};
    use crate::ids::{ChannelId, MessageId, Millis, UserId, Version};

    /// Delivery states as an evening makes them.
    fn evening() -> Vec<Marks> {
        let mut marks = Marks::default();
        let mut all = vec![marks.clone()];
        let mut then = |change: &dyn Fn(&mut Marks)| {
            change(&mut marks);
            all.push(marks.clone());
        };
        let intent = |nonce: &str| Intent {
            nonce: Nonce(nonce.to_owned()),
            version: Version(2),
            at: Millis(1_000),
            by: 3,
            checksum: 4,
        };
        let seat = Seat::new(2);
        then(&|marks| marks.slot_mut(Slot::Board).claim(intent("b1")));
        then(&|marks| {
            let (channel, message) = (ChannelId(1), MessageId(2));
            let board = marks.slot_mut(Slot::Board);
            board.confirm(message);
            board.replace(Posted { channel, message });
            board.posted_at = Millis(1_001);
            marks.record_board(Version(2), vec![UserId(3)]);
        });
        then(&|marks| marks.settle(Version(2)));
        then(&|marks| marks.seat_mut(seat).shown = Some((UserId(9), Version(4))));
        then(&|marks| marks.slot_mut(Slot::Prompt(seat)).informed = vec![UserId(9)]);
        then(&|marks| marks.record_board(Version(7), Vec::new()));
        then(&|marks| marks.slot_mut(Slot::Kept).claim(intent("k1")));
        then(&|marks| marks.slot_mut(Slot::Kept).claim(intent("k2")));
        then(&|marks| marks.slot_mut(Slot::Kept).abandon());
        then(&|marks| marks.seat_mut(seat).shown = None);
        then(&|marks| marks.slot_mut(Slot::Board).post = None);
        all
    }

    #[test]
    fn patches_transform_any_marks_into_any_others() {
        let evening = evening();
        for old in &evening {
            for new in &evening {
                let patch = Patch::between(old, new).unwrap();
                let bytes = serde_json::to_vec(&patch).unwrap();
                let read: Patch = serde_json::from_slice(&bytes).unwrap();
                assert_eq!(&read.apply(old).unwrap(), new);
                assert_eq!(&patch.apply(new).unwrap(), new, "twice");
            }
        }
    }

    #[test]
    fn frequent_changes_have_small_patches() {
        let old = evening().pop().unwrap();
        let settled = Marks {
            settled: Version(123),
            ..old.clone()
        };
        let patch = Patch::between(&old, &settled).unwrap();
        let written = serde_json::to_string(&patch).unwrap();
        assert_eq!(written, r#"{"settled":123}"#);
    }
}
