//! Threads and their members. Must never make a thread inside a thread.

use super::channels::entered;
use super::messages::target;
use super::{Outcome, RestRequest, created, no_content, ok};
use crate::core::Core;
use crate::errors::{
    ApiError, Form, THREAD_ARCHIVED, THREAD_EXISTS, TOO_MANY_THREADS, UNKNOWN_CHANNEL,
    UNKNOWN_MEMBER, WRONG_CHANNEL_TYPE,
};
use crate::message_flags::HAS_THREAD;
use crate::sessions::intents;
use crate::snowflake::Snowflake;
use crate::state::channels::Kind;
use crate::state::permissions::{
    CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, SEND_MESSAGES_IN_THREADS,
};
use crate::state::{Start, World};
use crate::validate::Field;
use serde_json::{Value, json};

/// Most threads of a server that are not archived.
const ACTIVE: usize = 1_000;

/// Minutes until a quiet thread is put away: one of four.
pub(crate) fn duration(body: &Field<'_>) -> Option<u64> {
    let field = body.child("auto_archive_duration");
    if field.is_null() {
        return None;
    }
    let minutes = field.one_of(&[60, 1_440, 4_320, 10_080]);
    minutes.map(i64::unsigned_abs)
}

struct NewThread {
    name: String,
    minutes: u64,
    kind: Kind,
    invitable: bool,
}

fn read_new_thread(body: &Value, from_message: bool) -> Result<NewThread, ApiError> {
    let form = Form::default();
    let body = form.field(body, "");
    let name = body.child("name").required_text(1, 100).unwrap_or_default();
    let minutes = duration(&body).unwrap_or(1_440);
    let invitable = body.child("invitable").boolean().unwrap_or(true);
    body.child("rate_limit_per_user").integer(0, 21_600);
    let kind = body.child("type");
    let public = from_message || !kind.is_null() && kind.one_of(&[11, 12]) == Some(11);
    let kind = if public {
        Kind::PublicThread
    } else {
        Kind::PrivateThread
    };
    form.finish()?;
    Ok(NewThread {
        name,
        minutes,
        kind,
        invitable,
    })
}

fn start(world: &mut World, parent: Snowflake, id: Snowflake, new_thread: NewThread) -> Value {
    let (now, bot) = (world.now(), world.bot);
    let start = Start {
        parent,
        id,
        name: new_thread.name,
        kind: new_thread.kind,
        owner: bot,
        minutes: new_thread.minutes,
        invitable: new_thread.invitable,
    };
    world.start_thread(start, &[]);
    let mut shown = world.channel_shown(id);
    shown["member"] = world.thread_member_json(id, bot, now);
    shown
}

fn parent_of(world: &World, channel: &str) -> Result<Snowflake, ApiError> {
    let channel = entered(world, channel, 0)?;
    let parent = world.channels.get(&channel);
    if parent.map(|c| c.kind) != Some(Kind::Text) {
        return Err(WRONG_CHANNEL_TYPE.into());
    }
    let guild = parent.and_then(|c| c.guild);
    let siblings = world.channels.values().filter(|c| c.guild == guild);
    let active = siblings.filter(|c| c.thread.as_ref().is_some_and(|t| !t.archived));
    if active.count() >= ACTIVE {
        return Err(TOO_MANY_THREADS.into());
    }
    Ok(channel)
}

pub(crate) fn create(core: &Core, request: &RestRequest, channel: &str) -> Outcome {
    let mut world = core.world();
    let parent = parent_of(&world, channel)?;
    let new_thread = read_new_thread(&request.body, false)?;
    let public = new_thread.kind == Kind::PublicThread;
    world.bot_enters(
        parent,
        if public {
            CREATE_PUBLIC_THREADS
        } else {
            CREATE_PRIVATE_THREADS
        },
    )?;
    let (id, bot) = (world.next_id(), world.bot);
    let shown = start(&mut world, parent, id, new_thread);
    if public {
        world.note_thread(id, bot);
    }
    created(shown)
}

pub(crate) fn from_message(
    core: &Core,
    request: &RestRequest,
    channel: &str,
    message: &str,
) -> Outcome {
    let mut world = core.world();
    let parent = parent_of(&world, channel)?;
    let id = target(&world, parent, message)?;
    let new_thread = read_new_thread(&request.body, true)?;
    world.bot_enters(parent, CREATE_PUBLIC_THREADS)?;
    if world.channels.contains_key(&id) {
        return Err(THREAD_EXISTS.into());
    }
    let shown = start(&mut world, parent, id, new_thread);
    if let Some(message) = world.message_mut(parent, id) {
        message.thread = Some(id);
        message.flags |= HAS_THREAD;
    }
    world.touched(parent, id);
    created(shown)
}

pub(crate) fn active(core: &Core, guild: &str) -> Outcome {
    let world = core.look();
    let guild = super::guilds::find(&world, guild)?.id;
    let (mut threads, mut members) = (Vec::new(), Vec::new());
    for channel in world
        .channels
        .values()
        .filter(|c| c.guild == Some(guild) && world.bot_sees(c.id))
    {
        let Some(thread) = channel.thread.as_ref().filter(|t| !t.archived) else {
            continue;
        };
        threads.push(world.channel_json(channel));
        if let Some(joined) = thread.members.get(&world.bot) {
            members.push(world.thread_member_json(channel.id, world.bot, *joined));
        }
    }
    ok(json!({"threads": threads, "members": members, "has_more": false}))
}

fn thread_of(world: &World, id: &str) -> Result<Snowflake, ApiError> {
    let id = entered(world, id, 0)?;
    world.thread(id).ok_or(UNKNOWN_CHANNEL)?;
    Ok(id)
}

pub(crate) fn members(core: &Core, id: &str) -> Outcome {
    let world = core.look();
    let id = thread_of(&world, id)?;
    let members = world.thread(id).into_iter().flat_map(|t| &t.members);
    ok(members
        .map(|(&user, &joined)| world.thread_member_json(id, user, joined))
        .collect())
}

fn find_user(world: &World, user: &str) -> Result<Snowflake, ApiError> {
    if user == "@me" {
        return Ok(world.bot);
    }
    Ok(Snowflake::parse(user)
        .filter(|u| world.users.contains_key(u))
        .ok_or(UNKNOWN_MEMBER)?)
}

fn changed(world: &mut World, id: Snowflake, added: &[Snowflake], removed: &[Snowflake]) {
    let (guild, now) = (world.guild_id(id), world.now());
    let count = world.thread(id).map_or(0, |t| t.members.len());
    let joined: Vec<Value> = added
        .iter()
        .map(|&u| world.thread_member_json(id, u, now))
        .collect();
    let data = json!({
        "id": id, "guild_id": guild, "member_count": count.min(50), "added_members": joined,
        "removed_member_ids": removed,
    });
    world.feed_channel(id, "thread_members_update", data.clone());
    world
        .gateway
        .emit("THREAD_MEMBERS_UPDATE", guild, intents::GUILDS, data);
}

pub(crate) fn join(core: &Core, id: &str, user: &str) -> Outcome {
    let mut world = core.world();
    let id = thread_of(&world, id)?;
    let user = find_user(&world, user)?;
    if user != world.bot {
        world.bot_enters(id, SEND_MESSAGES_IN_THREADS)?;
    }
    if world.thread(id).is_some_and(|t| t.archived) {
        return Err(THREAD_ARCHIVED.into());
    }
    let guild = world.guild_of(id);
    if !guild.is_some_and(|g| g.members.contains_key(&user)) {
        return Err(UNKNOWN_MEMBER.into());
    }
    let now = world.now();
    let thread = world.thread_mut(id);
    if thread.is_some_and(|t| t.members.insert(user, now).is_none()) {
        changed(&mut world, id, &[user], &[]);
        let bot = world.bot;
        if user != bot {
            world.note_added(id, bot, user);
        }
    }
    no_content()
}

pub(crate) fn leave(core: &Core, id: &str, user: &str) -> Outcome {
    let mut world = core.world();
    let id = thread_of(&world, id)?;
    let user = find_user(&world, user)?;
    let thread = world.thread_mut(id);
    if thread.is_some_and(|t| t.members.remove(&user).is_some()) {
        changed(&mut world, id, &[], &[user]);
    }
    no_content()
}
