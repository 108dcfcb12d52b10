//! Channels with two people each, who find a table there and play what they are offered. Must never
//! know what any of it means.

use std::time::Duration;

use serde_json::{Value, json};

use crate::support::World;
use crate::support::improvise::offered_by;

/// How often a person looks for a table to join, and how many times.
const LOOKS: (Duration, usize) = (Duration::from_millis(50), 120);

/// A channel where a game is played, and who plays there.
#[derive(Clone, Debug)]
pub(crate) struct Hall {
    /// Its id, and that of its server.
    pub channel: String,
    pub server: u64,
    pub game: String,
    pub people: [String; 2],
    /// Where they hear of it.
    pub dms: [String; 2],
}

/// A server with these channels, and two people for each.
pub(crate) async fn server(world: &World, name: &str, channels: &[String]) -> Vec<Hall> {
    let id = |of: &Value| of["id"].as_str().unwrap().to_owned();
    let mut people = Vec::new();
    for name in channels
        .iter()
        .flat_map(|it| [format!("{it}a"), format!("{it}b")])
    {
        let person = json!({"name": name, "locale": "en-US"});
        let made = world.post("/people", person).await;
        people.push((name, made["dm"].as_str().unwrap().to_owned()));
    }
    let members: Vec<&String> = people.iter().map(|(name, _)| name).collect();
    let server = json!({"name": name, "locale": "en-US", "members": members,
        "channels": channels, "bot": true});
    let server = world.post("/people/servers", server).await;
    let (pairs, _) = people.as_chunks::<2>();
    let halls = channels.iter().zip(pairs).map(|(channel, pair)| {
        let mut made = server["channels"].as_array().unwrap().iter();
        Hall {
            channel: id(made.find(|it| it["name"] == **channel).unwrap()),
            server: id(&server).parse().unwrap(),
            game: String::new(),
            people: pair.each_ref().map(|(name, _)| name.clone()),
            dms: pair.each_ref().map(|(_, dm)| dm.clone()),
        }
    });
    halls.collect()
}

/// Each of them gets a game, all of them in turn.
pub(crate) fn play<'h>(halls: impl IntoIterator<Item = &'h mut Hall>, games: &[String]) {
    for (hall, game) in halls.into_iter().zip(games.iter().cycle()) {
        hall.game.clone_from(game);
    }
}

/// What a console offers of its game: each act's endpoint, and what is sent there.
pub(crate) fn offered(console: &Value, wait: &str) -> Vec<(&'static str, Value)> {
    let console_id = console["id"].as_str().unwrap_or_default();
    let all = offered_by(console).into_iter();
    let acts = all.filter(|act| act.component.contains(":g:"));
    acts.map(|act| act.at(console_id, wait)).collect()
}

impl Hall {
    /// The shard, of so many, that hears of it.
    pub(crate) fn shard(&self, of: u64) -> u64 {
        (self.server >> 22) % of
    }

    /// The press by which the guest joins the newest table there, as soon as they are offered it.
    pub(crate) async fn join(&self, world: &World) -> Option<Value> {
        let (guest, channel) = (&self.people[1], &self.channel);
        let path = format!("/people/{guest}/messages?channel={channel}");
        let (pause, times) = LOOKS;
        for _ in 0..times {
            let seen = world.get(&path).await;
            let messages = seen["messages"].as_array().into_iter().flatten().rev();
            let mut joins = messages.filter_map(|message| {
                let rows = message["components"].as_array()?.iter();
                let mut all =
                    rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
                let join = all.find(|component| component["label"] == "Join")?;
                Some(json!({"message": message["id"], "custom_id": join["custom_id"]}))
            });
            if let Some(join) = joins.next() {
                return Some(join);
            }
            tokio::time::sleep(pause).await;
        }
        None
    }
}
