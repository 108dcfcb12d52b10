//! The bot with its tables in PostgreSQL: killed and started again, with a database that goes,
//! comes back or comes late, and brought back from a copy that PostgreSQL's own tools made.

use std::time::Duration;

use serde_json::json;

use crate::ADA;
use crate::cluster::{Cluster, own_cluster, run};
use crate::fleet::halls;
use crate::several::{PEOPLE, fires};
use crate::support::crew::Crew;
use crate::support::wire::{Line, Wire};
use crate::support::{Evening, Seen, program};
use crate::watched::seen;

/// Longer than Discord waits, shorter than people are kept waiting.
const SILENT: Duration = Duration::from_secs(4);

/// The bot comes, with its tables in this database.
#[track_caller]
fn starts(evening: &Evening, url: &str) {
    evening.bot_is_started_with(|program| {
        program.env("HOUSTON_STORE", url);
    });
    evening.bot_is_there();
}

/// A database on a wire that can be cut, and its address.
pub(crate) fn wired(cluster: &Cluster, name: &str) -> (Wire, String) {
    run(cluster.database(name));
    let wire = Wire::to(&cluster.socket());
    let url = format!("postgres://houston@{}/{name}?sslmode=disable", wire.near());
    (wire, url)
}

#[test]
fn tables_survive_a_late_database_and_kills_of_it_and_of_the_bot() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("evening"));
    let evening = Evening::without_bot("database", "en-US", ADA);
    evening.tolerates(429, 0);
    // It comes later than the bot.
    cluster.goes();
    evening.bot_is_started_with(|program| {
        program.env("HOUSTON_STORE", &url);
    });
    evening.bot_says("waiting for the database");
    cluster.comes_back();
    evening.bot_is_there();
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    fires(&ada, 12);
    evening.bot_is_killed();
    starts(&evening, &url);
    fires(&ada, 1);

    // The database is killed under it, and comes back by itself.
    cluster.kill();
    fires(&ada, 2);
    evening.bot_says("the database answers again");

    fires(&ada, 3);
    assert_eq!(ada.boards().len(), 1);
    evening.bot_stops();
}

/// What the guide has an operator type to make a backup, to restore it, and then to leave out those
/// who were forgotten since.
fn guide() -> [String; 3] {
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operating.md");
    let guide = std::fs::read_to_string(guide).unwrap();
    let database = guide.split_once("\n## In PostgreSQL\n").unwrap().1;
    let drill = database.split_once("\n### Backup and restore\n").unwrap().1;
    let drill = drill.split("\n## ").next().unwrap();
    let blocks = drill.split("```sh\n").skip(1);
    let blocks = blocks.map(|block| block.split("```").next().unwrap().to_owned());
    blocks.collect::<Vec<_>>().try_into().unwrap()
}

/// With the file of a day, as the guide names it, by the name that it really has.
fn dated(typed: &str, copy: &str) -> String {
    let (before, after) = typed.split_once("< houston-").unwrap();
    let (_, after) = after.split_once(".dump").unwrap();
    format!("{before}< {copy}{after}")
}

#[test]
fn documented_commands_restore_a_backup() {
    let Some(cluster) = own_cluster() else { return };
    // The database server's administrator is one role, the bot another, which may create only
    // tables.
    run(cluster.ask("create role postgres superuser login"));
    let dir = tempfile::tempdir().unwrap();
    let types = |typed: &str| cluster.typed(typed, dir.path());
    types("sudo -u postgres psql -c 'alter role houston rename to first' postgres");
    types("sudo -u postgres createuser houston");
    types("sudo -u postgres createdb --owner=houston --template=template0 --encoding=UTF8 houston");
    let url = cluster.named("houston");
    let evening = Evening::without_bot("restored", "en-US", ADA);
    evening.tolerates(429, 0);
    starts(&evening, &url);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    fires(&ada, 12);

    // Copied while the bot plays on; brought back while it does not.
    let [copies, brings_back, leaves_out] = guide();
    types(&copies);
    fires(&ada, 3);
    evening.bot_is_killed();
    let copy = std::fs::read_dir(dir.path()).unwrap().next().unwrap();
    let copy = copy.unwrap().file_name().into_string().unwrap();
    types(&dated(&brings_back, &copy));
    // A person who is in the backup, and asked to be forgotten since.
    let known = "insert into alias (number, uid, key) values (-7, 7, '')";
    run(cluster.ask_in("houston", known));
    types(&leaves_out);
    let known = "select uid::text from alias where uid = 7 or number < 0";
    assert_eq!(run(cluster.ask_in("houston", known)).len(), 1);
    let owners = "select distinct tableowner::text from pg_tables where schemaname = 'public'";
    assert_eq!(run(cluster.ask_in("houston", owners)), ["houston"]);
    starts(&evening, &url);
    // It knows nothing of what came after the copy.
    fires(&ada, 3);
    fires(&ada, 1);
    assert_eq!(ada.boards().len(), 1);
    // What was there before is there still.
    let fired = "select count(*) from journal where convert_from(entry, 'UTF8') like '%Fire%'";
    assert_eq!(run(cluster.ask_in("before", fired)), ["2"]);
    evening.bot_stops();
}

#[test]
fn spare_process_takes_over_a_single_shard() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("spare"));
    let evening = Evening::without_bot("spare", "en-US", ADA);
    evening.tolerates(429, 0);
    starts(&evening, &url);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    fires(&ada, 12);
    let sessions = evening.gateway("identify").len();
    let spare = evening.spare_bot(|program| {
        program.env("HOUSTON_STORE", &url);
    });
    evening.bot_says("standing by");
    // The spare process answers no one meanwhile.
    fires(&ada, 1);
    assert_eq!(evening.gateway("identify").len(), sessions);
    evening.bot_is_killed();
    evening.discord_ages(std::time::Duration::from_secs(5));
    evening.bot_is_there();
    fires(&ada, 2);
    assert_eq!(ada.boards().len(), 1);
    drop(spare);
}

/// A user who acts while neither server accepts writes has to wait; then the standby has all of it.
#[test]
fn promoted_standby_has_every_move() {
    let Some(first) = own_cluster() else { return };
    run(first.database("kept"));
    let second = run(first.standby());
    let url = first.either(&second, "kept");
    let evening = Evening::without_bot("standby", "en-US", PEOPLE);
    let halls = halls(&evening, 2, &["ada", "bob"]);
    let mut crew = Crew::begins(&evening, &url, 2);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    let [ada, bob] = [ada.goes_to(&halls[0]), bob.goes_to(&halls[1])];
    for person in [&ada, &bob] {
        person.plays("/planetaire open players:1").sees("Game on!");
        fires(person, 12);
    }
    first.goes();
    let promoted = std::thread::spawn(move || {
        std::thread::sleep(SILENT);
        run(second.ask("select pg_promote()"));
        second
    });
    // Ada is told to wait, and is answered; so is Bob, whose DM reaches another process than the
    // one that serves Bob's table.
    fires(&ada, 1);
    bob.writes("fire 1").sees("fired from 1");
    bob.sees_on_the_board("fired from 1");
    let second = promoted.join().unwrap();
    crew.shares();
    // A process that begins then finds the server that accepts writes, and every earlier move.
    drop(crew.who_hears(1));
    crew.comes();
    crew.shares();
    fires(&bob, 2);
    let moves = "select count(*) from journal where convert_from(entry, 'UTF8') like '%Fire%'";
    let moves = run(second.ask_in("kept", moves));
    assert_eq!(moves, ["5"], "{}", evening.log());
    assert_eq!(ada.boards().len() + bob.boards().len(), 2);
}

#[test]
fn database_without_a_token_starts_no_sandbox() {
    let dir = tempfile::tempdir().unwrap();
    let ended = program(dir.path(), &[])
        .env("HOUSTON_STORE", "postgres://ada:hush@db.example/x")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(!ended.status.success());
    assert!(
        said.contains("DISCORD_TOKEN") && said.contains("db.example"),
        "{said}"
    );
    assert!(!said.contains("hush"), "{said}");
}

/// Discord wants to hear within 3 s that an answer comes, no matter what the bot has to ask its
/// database first.
#[test]
fn presses_during_a_silent_database_are_answered_later() {
    let Some(cluster) = own_cluster() else { return };
    let (wire, url) = wired(cluster, "silent");
    let evening = Evening::without_bot("silent", "en-US", ADA);
    evening.tolerates(429, 0);
    starts(&evening, &url);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    evening.everything_stands();
    // The bot starts again, and knows nothing of the table except where it is.
    evening.bot_is_killed();
    starts(&evening, &url);
    let board = ada.board();
    wire.is(Line::Silent);
    let mends = std::thread::spawn(move || {
        std::thread::sleep(SILENT);
        wire.is(Line::Whole);
    });
    board.presses("My console").privately().sees("Your hunt");
    mends.join().unwrap();
}

/// A board edit that Discord refused, after which the database that tells which process serves the
/// table is away: it is delivered all the same once the database answers, without any player's
/// action.
#[test]
fn pending_edits_are_delivered_after_a_database_outage() {
    let Some(cluster) = own_cluster() else { return };
    let (wire, url) = wired(cluster, "owed");
    let evening = Evening::without_bot("owed", "en-US", ADA);
    evening.tolerates(503, 0);
    starts(&evening, &url);
    let ada = evening.seat("Ada");
    ada.plays("/planetaire open players:1").sees("Game on!");
    evening.everything_stands();
    evening.fault(
        json!({"fault": "server_error", "method": "PATCH", "path": "/messages", "status": 503}),
    );
    ada.plays("/planetaire fire margin:12")
        .sees("fired from 12");
    evening.waits_for_rest("method=PATCH&status=503", 1);
    wire.is(Line::Cut);
    evening.until("Ada", "that no process serves the table", || {
        (seen(&evening.metrics(), "/readyz").0 == 503).then_some(())
    });
    evening.faults_end();
    wire.is(Line::Whole);
    ada.sees_on_the_board("fired from 12");
}

/// The disk of the database is full from so many entries on.
const FULL: &str = "create table room (entries bigint);
    insert into room values (null);
    create function full_disk() returns trigger language plpgsql as $$ begin
      if (select count(*) from journal) >= (select entries from room) then
        raise exception 'could not extend file: No space left on device' using errcode = '53100';
      end if;
      return new;
    end $$;
    create trigger full_disk before insert on journal for each row execute function full_disk()";

/// Every way to open a game and begin it in one breath, in every game, and how often it is tried.
const WAYS: [(&str, i32); 10] = [
    ("/planetaire open players:1", 3),
    ("/planetaire open computer:Fair", 3),
    ("/connection open players:1", 3),
    ("/connection open computer:Fair", 3),
    ("/contact open players:1", 3),
    ("/contact open computer:Fair", 3),
    ("/interceptor open computer:Fair", 3),
    ("/lune open computer:Fair", 3),
    // Once a day.
    ("/daily game:planetaire", 1),
    ("/daily game:connection", 1),
];

/// Wherever the database's disk fills while a game is opened and begun in one breath, both happen
/// or neither.
#[test]
fn opening_and_starting_is_atomic_on_a_full_database() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("filling"));
    let evening = Evening::without_bot("filling", "en-US", ADA);
    evening.tolerates(429, 0);
    starts(&evening, &url);
    let ada = evening.seat("Ada");
    let ask = |sql: &str| run(cluster.ask_in("filling", sql));
    ask(FULL);
    let full = |answer: &Seen<'_>| answer.text().contains("My disk is full");
    for (way, times) in WAYS {
        for more in 0..times {
            evening.everything_stands();
            let room = format!("(select count(*) from journal) + {more}");
            ask(&format!("update room set entries = {room}"));
            let mut answer = ada.plays(way);
            // One entry is all it takes.
            assert_eq!(full(&answer), more == 0, "{way}: {}", answer.text());
            ask("update room set entries = null");
            if full(&answer) {
                // What did not happen leaves nothing in the way.
                answer = evening.until("ada", "room for a game", || {
                    Some(ada.plays(way)).filter(|answer| !full(answer))
                });
            }
            let begun = ["Game on! The board is", "It’s in our DMs"];
            let begun = begun.iter().any(|words| answer.text().contains(words));
            assert!(begun, "{way}: {}", answer.text());
            let there = if way.starts_with("/daily") {
                "dm"
            } else {
                &ada.channel
            };
            ada.goes_to(there).plays("/table close").sees("Game closed");
        }
    }
    evening.bot_stops();
}

/// At any log level, the log names no person, and holds nothing that opens what is sealed or speaks
/// for the bot.
#[test]
fn logs_at_any_level_contain_no_personal_data() {
    let Some(cluster) = own_cluster() else { return };
    let filters = [
        "debug",
        "trace",
        "warn,tokio_postgres=trace,hyper=trace,serenity=trace",
    ];
    for (nth, loud) in filters.into_iter().enumerate() {
        let name = format!("loud_{nth}");
        let url = run(cluster.database(&name));
        let people = &[("Evangeline", "en-US")];
        let evening = Evening::without_bot(&name, "en-US", people);
        evening.tolerates(429, 0);
        evening.bot_is_started_with(|program| {
            program.env("HOUSTON_STORE", &url).env("HOUSTON_LOG", loud);
        });
        evening.bot_is_there();
        let eva = evening.seat("Evangeline");
        eva.plays("/planetaire open players:1").sees("Game on!");
        eva.plays("/planetaire note cells:C3 D4").privately();
        fires(&eva, 12);
        eva.plays("/me settings zone:Europe/Paris").privately();
        evening.everything_stands();
        evening.bot_stops();
        let log = evening.log();
        let keys = "select encode(key, 'hex') from alias";
        let bytes = |hex: &String| -> Vec<u8> {
            let byte = |at: usize| u8::from_str_radix(&hex[at..at + 2], 16).unwrap();
            (0..hex.len()).step_by(2).map(byte).collect()
        };
        let keys = run(cluster.ask_in(&name, keys));
        assert_eq!(keys.len(), 1, "{loud}");
        let mut secrets = vec![eva.id(), "Evangeline".to_owned(), "Europe/Paris".to_owned()];
        for key in &keys {
            secrets.push(key.clone());
            let listed = format!("{:?}", bytes(key));
            secrets.push(listed.trim_matches(['[', ']']).to_owned());
        }
        for call in evening.rest("path=/callback") {
            // /interactions/ID/TOKEN/callback
            let path = call["path"].as_str().unwrap();
            secrets.extend(path.split('/').rev().nth(1).map(str::to_owned));
        }
        assert!(secrets.len() >= 9, "{secrets:?}");
        for secret in secrets {
            let line = log.lines().find(|line| line.contains(&secret));
            assert!(line.is_none(), "{loud}: {secret} is logged: {line:?}");
        }
    }
}
