//! Only public news changes what others see, in every game of the catalogue: when a player acts in
//! private at a board that was scrolled away, grew old, or outlived a restart, the others receive
//! the same, to the byte and to the message, as if nothing was done. This holds with one process
//! for all, and where DMs reach another process than the one that serves the tables.

use std::time::Duration;

use serde_json::{Value, json};

use crate::cluster::{own_cluster, run};
use crate::support::blind::{Ids, are_alike, made_timeless};
use crate::support::club::{Club, people};
use crate::support::crew::Crew;
use crate::support::explore::{After, Explorer, Played, Step};
use crate::support::{Evening, Person};

/// What comes over the boards before she acts.
#[derive(Clone, Copy, Debug)]
enum Over {
    Scrolled,
    Old,
    Restarted,
}

const OVER: [Over; 3] = [Over::Scrolled, Over::Old, Over::Restarted];
/// How many private acts are looked for, each time, and how many are tried for it in all.
const ACTS: usize = 2;
const TRIES: usize = 30;
/// How often the game goes on because she has nothing to do.
const WAITS: usize = 8;
/// How far a game has come before.
const PROLOGUE: usize = 5;
const ADA: usize = 0;

/// What is done at one table: what everybody did before, and what Ada does for herself.
#[derive(Default)]
struct Script {
    /// Without an act the game was over, and another one began.
    before: Vec<Option<Step>>,
    private: [Vec<Step>; OVER.len()],
}

/// Finds actions of Ada's that no one else sees, at a board where a change would be easily seen.
#[track_caller]
fn script(explorer: &mut Explorer, played: &mut Played<'_, '_>) -> Script {
    let mut script = Script::default();
    let (mut time, mut waits) = (0, 0);
    for nth in 0..TRIES {
        if script.private[time].is_empty() {
            played.pauses();
        }
        let alone = (nth >= PROLOGUE)
            .then(|| explorer.tries(played, &[ADA], After::Secrets))
            .flatten();
        let Some(tried) = alone else {
            // It begins, or she has nothing to do: the game goes on.
            let led = std::mem::take(&mut script.private).into_iter().flatten();
            script.before.extend(led.map(Some));
            time = 0;
            let tried = explorer.tries(played, &[0, 1], After::News);
            if tried.is_some() || played.table.begins_again() {
                script.before.push(tried.map(|tried| tried.step));
            }
            waits += usize::from(nth >= PROLOGUE);
            if waits > WAITS {
                break;
            }
            continue;
        };
        script.private[time].push(tried.step);
        if tried.shows {
            // All of it leads to where the search begins again.
            let led = std::mem::take(&mut script.private).into_iter().flatten();
            script.before.extend(led.map(Some));
            time = 0;
        } else if script.private[time].len() == ACTS {
            time += 1;
        }
        if time == OVER.len() {
            break;
        }
    }
    script
}

/// What the others receive: what reaches Bob, and what the bot asks of the channels.
struct Received {
    events: Vec<String>,
    calls: Vec<String>,
}

/// Everything that stands in the channels, as Discord tells it, except for URLs, which it signs
/// again each time.
#[track_caller]
fn stands(club: &Club<'_>) -> Vec<Value> {
    let messages = club.tables.iter().flat_map(|it| it.seats[1].messages());
    let lines = messages.map(|message| {
        let pictures = message["attachments"].as_array().into_iter().flatten();
        let pictures: Vec<_> = pictures.map(|it| it["id"].clone()).collect();
        json!([
            message["id"],
            message["content"],
            message["edited_timestamp"],
            message["components"],
            pictures,
        ])
    });
    lines.collect()
}

/// Who serves them.
enum Served<'c> {
    ByOne,
    /// One process has the tables, another one the direct messages; in a database of this address.
    ByTwo(&'c str),
}

/// Within this time every process has reported that it heard people after that day: time in which
/// no process hears them is given back to the players, and that is news.
const BEATS: Duration = Duration::from_secs(3);

/// The shard of the tables, where there are two: the first hears direct messages.
const TABLES: usize = 1;

/// One evening: `private` says whether Ada does anything for herself.
#[track_caller]
fn evening(scripts: &[Script], private: bool, served: &Served<'_>) -> Received {
    let evening = Evening::fated_without_bot("private_acts", "en-US", &people());
    let mut crew = match served {
        Served::ByOne => {
            evening.bot_starts();
            None
        }
        Served::ByTwo(url) => Some(Crew::begins(&evening, url, 2)),
    };
    let club = Club::opens(&evening);
    let mut tables: Vec<_> = club.tables.iter().map(Played::at).collect();
    for (table, script) in tables.iter_mut().zip(scripts) {
        for step in &script.before {
            match step {
                Some(step) => table.repeats(step),
                None => assert!(table.table.begins_again()),
            }
            // One at a time: of two changes at once, Discord may be told in one edit.
            evening.everything_stands();
        }
        table.pauses();
    }
    let from = evening.get("/people/status")["cursor"].as_u64().unwrap();
    let asked = evening.rest("").len();
    for (time, over) in OVER.into_iter().enumerate() {
        comes_over(&club, over, crew.as_mut());
        evening.everything_stands();
        let before = stands(&club);
        if private {
            for (table, script) in tables.iter_mut().zip(scripts) {
                for step in &script.private[time] {
                    table.repeats(step);
                }
                table.pauses();
                let ada = &table.table.seats[ADA];
                ada.plays("/table describe").privately();
                ada.writes("?");
            }
            evening.everything_stands();
        }
        assert_eq!(stands(&club), before, "{over:?}");
    }
    // What comes after them is the same, and as it would have been.
    for table in &club.tables {
        let bob = &table.seats[1];
        // A table at which little could be done alone may have ended, and begun again.
        let (number, before) = bob.newest_table().expect("a table stands there");
        bob.plays("/table show").privately();
        let after = evening.until("bob", "the board at the bottom", || {
            let [board] = <[_; 1]>::try_from(bob.boards_of(number)).ok()?;
            (board.message["id"] != before.message["id"]).then_some(board)
        });
        assert_eq!(after.text(), before.text());
        assert_eq!(after.alt(), before.alt());
    }
    evening.everything_stands();
    Received {
        events: events(&club.tables[0].seats[1], from),
        calls: calls(&club, asked),
    }
}

fn comes_over(club: &Club<'_>, over: Over, crew: Option<&mut Crew<'_>>) {
    let table = club.tables.first().expect("there is a game");
    let evening = table.seats[0].evening;
    match over {
        Over::Scrolled => {
            for table in &club.tables {
                for number in 1..=7 {
                    table.seats[1].chats(&format!("chatter {number}"));
                }
            }
        }
        Over::Old => evening.discord_ages(Duration::from_secs(86_400)),
        Over::Restarted => match crew {
            Some(crew) => {
                std::thread::sleep(BEATS);
                drop(crew.who_hears(TABLES));
                crew.comes();
                crew.shares();
            }
            None => {
                evening.bot_stops();
                evening.bot_starts();
            }
        },
    }
}

/// Everything that the person noticed since then: what everyone sees, then what the answers to them
/// alone came to say, at once or a moment after they were announced. An answer and the board that
/// it moves are under way at the same time, and tables wait for no other table: each channel has
/// its own order.
#[track_caller]
fn events(person: &Person<'_>, mut from: u64) -> Vec<String> {
    let mut all = Vec::new();
    loop {
        let path = format!("/people/{}/events?after={from}", person.name);
        let noticed = person.evening.get(&path);
        assert_eq!(noticed["lost"], false, "{noticed}");
        let batch = noticed["events"].as_array().unwrap();
        if batch.is_empty() {
            break;
        }
        all.extend(batch.iter().cloned());
        from = noticed["cursor"].as_u64().unwrap();
    }
    all.retain(|event| event["type"] != "interaction_ack");
    let is_alone = |event: &Value| event["data"]["ephemeral"] == true;
    let (answers, mut all): (Vec<Value>, Vec<Value>) = all.into_iter().partition(is_alone);
    let channel = |event: &Value| event["data"]["channel_id"].to_string();
    all.sort_by_key(channel);
    let mut last: Vec<Value> = Vec::new();
    for mut answer in answers {
        answer["type"] = json!("answer");
        match last
            .iter_mut()
            .find(|it| it["data"]["id"] == answer["data"]["id"])
        {
            Some(before) => *before = answer,
            None => last.push(answer),
        }
    }
    last.sort_by_key(channel);
    let mut ids = Ids::default();
    let lines = all.iter().chain(&last).map(|event| {
        let mut lines = json!([event["type"], event["data"]]);
        made_timeless(&mut lines);
        ids.counted(&lines.to_string())
    });
    lines.collect()
}

/// What was asked of the channels since then.
#[track_caller]
fn calls(club: &Club<'_>, asked: usize) -> Vec<String> {
    let evening = club.tables[0].seats[0].evening;
    let channels: Vec<String> = club
        .tables
        .iter()
        .map(|table| {
            let board = table.seats[0].board().message;
            format!("/channels/{}/", board["channel_id"].as_str().unwrap())
        })
        .collect();
    let calls = evening.rest("");
    let calls = &calls[asked..];
    // Tables wait for no other table: each channel has its own order.
    let of_channel = |channel: String| {
        let mut ids = Ids::default();
        let there = calls.iter().filter(move |call| {
            let path = call["path"].as_str().unwrap_or_default();
            path.contains(&channel)
        });
        there.map(move |call| {
            let mut event = json!([
                call["method"],
                call["path"],
                call["request"],
                call["files"],
                call["status"],
            ]);
            made_timeless(&mut event);
            ids.counted(&event.to_string())
        })
    };
    channels.into_iter().flat_map(of_channel).collect()
}

#[test]
fn private_acts_do_not_affect_what_others_receive() {
    let scripts: Vec<Script> = {
        let evening = Evening::fated("private_acts_found", "en-US", &people());
        let club = Club::opens(&evening);
        let mut explorer = Explorer::begin();
        let mut found = Vec::new();
        for table in &club.tables {
            let script = script(&mut explorer, &mut Played::at(table));
            let words = |steps: &[Step]| steps.iter().map(Step::word).collect::<Vec<_>>().join(" ");
            eprintln!(
                "{}: after {} acts, in private: {}",
                table.game,
                script.before.len(),
                script.private.each_ref().map(|it| words(it)).join(" | ")
            );
            found.push(script);
        }
        // Elsewhere she only asks for a description and writes to the bot.
        let many = found.iter().filter(|script| !script.private[0].is_empty());
        assert!(many.count() * 2 > found.len(), "too little is private");
        found
    };
    let alike = |served: [Served<'_>; 2]| {
        let [noticed, calm] = served;
        let noticed = evening(&scripts, true, &noticed);
        let calm = evening(&scripts, false, &calm);
        are_alike(&noticed.calls, &calm.calls);
        are_alike(&noticed.events, &calm.events);
        assert!(!calm.calls.is_empty() && !calm.events.is_empty());
    };
    alike([Served::ByOne, Served::ByOne]);
    let Some(cluster) = own_cluster() else { return };
    let urls = ["noticed", "calm"].map(|name| run(cluster.database(name)));
    alike(urls.each_ref().map(|url| Served::ByTwo(url)));
}
