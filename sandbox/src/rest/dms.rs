//! Opening a DM. Must never tell the bot whether a person's DMs are closed: Discord does so only
//! when a message is sent.

use super::{Outcome, RestRequest, ok};
use crate::core::Core;
use crate::errors::{Form, OPENING_TOO_FAST, UNKNOWN_USER};

/// New DMs within a minute, beyond which a bot opens them too fast.
const PER_MINUTE: usize = 20;

pub(crate) fn open(core: &Core, request: &RestRequest) -> Outcome {
    let form = Form::default();
    let given = form.field(&request.body["recipient_id"], "recipient_id");
    let person = given.snowflake();
    form.finish()?;
    let mut world = core.world();
    let person = person
        .filter(|id| world.users.contains_key(id))
        .ok_or(UNKNOWN_USER)?;
    if person == world.bot {
        return Err((400, 50007, "Cannot send messages to this user").into());
    }
    let fresh = world.users.get(&person).is_some_and(|u| u.dm.is_none());
    let now = world.now();
    world.dm_opens.retain(|at| at + 60_000 > now);
    if fresh && world.dm_opens.len() >= PER_MINUTE {
        return Err(OPENING_TOO_FAST.into());
    }
    if fresh {
        world.dm_opens.push(now);
    }
    let dm = world.dm_with(person);
    let shown = world.channel_shown(dm);
    if fresh {
        // The gateway is not told: since version 8, bots hear nothing of new DMs.
        world.feed_person(person, "channel_create", shown.clone());
    }
    ok(shown)
}
