//! Identify and resume: how a connection comes to a session. Must never let in what Discord would
//! not: every identify is noted with what became of it.

use super::codec::Codec;
use super::connection::{Connection, End};
use super::identify::{self, Closing};
use crate::sessions::terms::Verdict;
use crate::sessions::{Drop, intents};
use crate::snowflake::Snowflake;
use crate::state::World;
use serde_json::{Value, json};

/// Servers that a session is told of in one go.
const AT_ONCE: usize = 50;

/// Result of an identify that is not closed on.
enum Entry {
    Ready(String),
    /// Opcode 9.
    Invalid {
        resumable: bool,
    },
}

impl Connection {
    pub(super) async fn identify(&mut self, data: &Value) -> Result<(), End> {
        let core = self.core.clone();
        let paced = core.faults().rate_limits;
        let entry = {
            let mut world = core.world();
            let entry = self.enter(&mut world, data, paced);
            let (outcome, code, id) = match &entry {
                Ok(Entry::Ready(id)) => ("ready", None, Some(id)),
                Ok(Entry::Invalid { .. }) => ("invalid_session", None, None),
                Err((code, _)) => ("closed", Some(code), None),
            };
            let note = json!({
                "shard": shard_json(data), "intents": data["intents"], "outcome": outcome,
                "code": code, "session_id": id,
            });
            world.gateway.note("identify", note);
            entry
        };
        match entry? {
            Entry::Ready(id) => {
                self.session = Some(id);
                self.greets = true;
            }
            Entry::Invalid { resumable } => self.op(9, json!(resumable)).await?,
        }
        Ok(())
    }

    fn enter(&mut self, world: &mut World, data: &Value, paced: bool) -> Result<Entry, Closing> {
        let privileged = self.core.settings.privileged_intents;
        let wanted = identify::read(data, world.valid_token(), privileged)?;
        let now = world.now();
        let verdict = world.gateway.terms.identify(wanted.shard.0, now, paced);
        if verdict == Verdict::TooMany {
            world.revoke(true);
            return Err(identify::AUTHENTICATION_FAILED);
        }
        if let Some(code) = world.gateway.faults.close_identify() {
            return Err((code, "Closed by a script."));
        }
        if verdict == Verdict::TooSoon {
            return Ok(Entry::Invalid { resumable: false });
        }
        if let Some(resumable) = world.gateway.faults.invalid_session() {
            return Ok(Entry::Invalid { resumable });
        }
        let mine = world.guilds_of(wanted.shard);
        let most = usize::try_from(world.gateway.terms.servers_per_shard).unwrap_or(usize::MAX);
        if mine.len() > most {
            return Err(identify::SHARDING_REQUIRED);
        }
        if wanted.compress && matches!(self.codec, Codec::Plain) {
            self.codec = Codec::Each;
        }
        let id = format!(
            "{:032x}",
            u128::from(world.next_id().get()).wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060)
        );
        world.gateway.open(
            id.clone(),
            wanted.shard,
            wanted.intents,
            self.number,
            self.out.clone(),
        );
        greet(world, &id, &wanted, mine);
        Ok(Entry::Ready(id))
    }

    pub(super) async fn resume(&mut self, data: &Value) -> Result<(), End> {
        let (id, seq) = (
            data["session_id"].as_str().unwrap_or_default().to_owned(),
            data["seq"].as_u64(),
        );
        let missed = {
            let mut world = self.core.world();
            if !identify::token_fits(data, world.valid_token()) {
                return Err(identify::AUTHENTICATION_FAILED.into());
            }
            let seq = seq.ok_or(End::Close(identify::INVALID_SEQUENCE))?;
            let refused = world.gateway.faults.invalid_session();
            let missed = match refused {
                Some(resumable) => Err(resumable),
                None => world
                    .gateway
                    .resume(&id, seq, self.number, self.out.clone())
                    .ok_or(false),
            };
            let kind = if missed.is_ok() {
                "resume"
            } else {
                "resume_refused"
            };
            let replayed = missed.as_ref().map_or(0, Vec::len);
            let note = json!({"session_id": id, "seq": seq, "replayed": replayed});
            world.gateway.note(kind, note);
            if missed.is_ok() {
                // Queued behind the replay, which this connection sends first.
                world
                    .gateway
                    .emit_to(&id, "RESUMED", &json!({"_trace": ["[\"sandbox\"]"]}));
                world.feed_all("bot_update", json!({"connected": true}));
            }
            missed
        };
        match missed {
            Ok(missed) => {
                self.session = Some(id);
                self.greets = true;
                for text in missed {
                    self.write(&text).await?;
                }
                Ok(())
            }
            Err(resumable) => self.op(9, json!(resumable)).await,
        }
    }

    /// Tells of the next few servers, so that a shard with thousands holds up no one else. Returns
    /// whether there may be more.
    pub(super) fn tell_guilds(&self) -> bool {
        let Some(id) = &self.session else {
            return false;
        };
        let mut world = self.core.world();
        let next = world.gateway.next_guilds(id, AT_ONCE);
        for guild in &next {
            // It may have gone meanwhile, or cannot be reached.
            let there = world
                .guilds
                .get(guild)
                .filter(|g| g.bot_present && !g.outage);
            if let Some(data) = there.map(|g| world.guild_create_json(g)) {
                world.gateway.emit_to(id, "GUILD_CREATE", &data);
            }
        }
        next.len() == AT_ONCE
    }
}

/// The shard as it was asked for, or as its absence means.
fn shard_json(data: &Value) -> Value {
    match &data["shard"] {
        Value::Null => json!([0, 1]),
        given => given.clone(),
    }
}

/// READY; the servers of this shard follow.
fn greet(world: &mut World, id: &str, wanted: &identify::Identify, mine: Vec<Snowflake>) {
    let mut user = world.user_json(world.bot);
    user["verified"] = json!(true);
    user["mfa_enabled"] = json!(false);
    user["email"] = Value::Null;
    let ready = json!({
        "v": 10, "user": user, "user_settings": {}, "private_channels": [], "presences": [],
        "relationships": [], "guild_join_requests": [],
        "guilds": mine.iter().map(|g| json!({"id": g, "unavailable": true})).collect::<Vec<_>>(),
        "session_id": id, "session_type": "normal", "resume_gateway_url": world.gateway_url,
        "shard": [wanted.shard.0, wanted.shard.1], "application": {"id": world.bot, "flags": 0},
        "_trace": ["[\"sandbox\"]"],
    });
    world.gateway.emit_to(id, "READY", &ready);
    if wanted.intents & intents::GUILDS != 0 {
        world.gateway.await_guilds(id, mine);
    }
    world.feed_all("bot_update", json!({"connected": true}));
}

impl World {
    /// The servers that this shard serves: those of the bot whose number falls to it.
    pub(crate) fn guilds_of(&self, (shard, count): (u32, u32)) -> Vec<Snowflake> {
        let mine = |id: Snowflake| (id.get() >> 22) % u64::from(count) == u64::from(shard);
        let present = self.guilds.values().filter(|g| g.bot_present);
        present.map(|g| g.id).filter(|&id| mine(id)).collect()
    }

    /// Number of servers that the bot is in.
    pub(crate) fn bot_servers(&self) -> usize {
        self.guilds.values().filter(|g| g.bot_present).count()
    }

    /// The token, unless Discord has reset it.
    pub(crate) fn valid_token(&self) -> Option<&str> {
        (!self.revoked).then_some(self.token.as_str())
    }

    /// The token is reset, as its owner or Discord may do, or holds again. Who is connected with
    /// a token that is reset is closed on.
    pub(crate) fn revoke(&mut self, on: bool) {
        self.revoked = on;
        if on {
            let (code, _) = identify::AUTHENTICATION_FAILED;
            self.gateway.drop_all(Drop::Close(code));
            self.gateway.forget_all();
        }
    }
}
