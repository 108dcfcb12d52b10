//! Ten thousand finished matches in one process: what each costs in the journal, and that memory
//! reaches a plateau. `cargo bench -p sessions --bench plateau`.
#![allow(clippy::print_stdout, reason = "a benchmark says what it measured")]
#![allow(clippy::unwrap_used, reason = "a benchmark that fails shall stop")]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use games::planetaire::{Action, Options, Planetaire};
use games::{Seat, Seed};
use sessions::store::{Sled, compact};
use sessions::{
    Catalogue, ChannelId, Clock, Founding, GuildId, Intent, Key, Locale, Marks, MessageId, Millis,
    Nonce, Pace, Person, Player, Posted, Sessions, Slot, Table, TableAction, UserId, Venue,
};

/// How many matches, and after how many of them a line is told.
const AT_LENGTH: (u64, u64) = (10_000, 1_000);
/// `cargo test --bench`: only that it still runs.
const A_MOMENT: (u64, u64) = (64, 64);
/// Matches that are played at once; each has a channel and two people for itself.
const HANDS: u64 = 64;
/// Moves before both give up.
const MOVES: u64 = 12;

fn main() {
    let at_length = std::env::args().any(|argument| argument == "--bench");
    let (matches, each) = if at_length { AT_LENGTH } else { A_MOMENT };
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().build().unwrap();
    runtime.block_on(measure(matches, each));
}

async fn measure(all: u64, each: u64) {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let clock = Arc::new(Clock::stopped_at(Millis(1_000_000_000_000)));
    let store = Arc::new(Sled::open(dir.path()).unwrap());
    let catalogue = Catalogue::new().with::<Planetaire>();
    let opened = Sessions::open(store, clock.clone(), catalogue).await;
    let sessions = opened.unwrap().0;
    let (began, bare) = (Instant::now(), resident());
    println!("matches  resident MiB  awake  journal kB/match  minutes");
    println!("{:>7} {bare:>13.1}", 0);
    for line in 1..=all / each {
        let hands: Vec<_> = (0..HANDS)
            .map(|hand| {
                let sessions = sessions.clone();
                let matches = ((line - 1) * each + 1)..=(line * each);
                tokio::spawn(async move {
                    for number in matches.filter(|number| number % HANDS == hand) {
                        play(&sessions, number, hand).await;
                    }
                })
            })
            .collect();
        for hand in hands {
            hand.await.unwrap();
        }
        clock.advance(Duration::from_secs(600));
        let matches = line * each;
        let each = length(dir.path()) as f64 / 1000.0 / matches as f64;
        println!(
            "{matches:>7} {:>13.1} {:>6} {each:>17.2} {:>8.1}",
            resident(),
            sessions.load().1,
            began.elapsed().as_secs_f64() / 60.0
        );
    }
    sessions.close().await.unwrap();
    let compacted = compact(dir.path()).unwrap();
    let (before, after) = (compacted.before, compacted.after);
    println!("compacted from {before} to {after} bytes");
}

/// A whole match, with the marks that the outbox makes on the way.
async fn play(sessions: &Sessions, number: u64, hand: u64) {
    let people = [1 + 2 * hand, 2 + 2 * hand].map(player);
    for player in &people {
        let person = Person {
            locale: player.locale.clone(),
            name: player.name.clone(),
            dm: sessions::Dm::Open(ChannelId(player.user.0)),
            ..Person::default()
        };
        sessions.put_person(player.user, person).await.unwrap();
    }
    let mut keys = (number * 1000..).map(Key);
    let [ada, bob] = people;
    let founding = Founding::<Planetaire> {
        host: ada.clone(),
        guests: vec![bob.clone()],
        place: Venue {
            guild: Some(GuildId(1_100_000_000_000_000_000)),
            channel: ChannelId(1_200_000_000_000_000_000 + hand),
            locale: Locale("fr".to_owned()),
            is_own_thread: false,
        },
        options: Options::default(),
        pace: Pace::Live,
        table_seed: Seed::new([3; 32]).into(),
        key: keys.next().unwrap(),
    };
    let id = sessions.found_table(founding).await.unwrap().table;
    let game = sessions.table_of::<Planetaire>(id).await.unwrap().unwrap();
    let table = game.table();
    tell(sessions, table, true).await;
    let key = keys.next().unwrap();
    table.act(ada.user, key, TableAction::Start).await.unwrap();
    tell(sessions, table, true).await;
    for n in 0..MOVES {
        let user = [ada.user, bob.user][(n % 2) as usize];
        let key = keys.next().unwrap();
        game.act(user, key, Action::DraftRandom).await.unwrap();
        tell(sessions, table, false).await;
    }
    for user in [ada.user, bob.user] {
        table
            .act(user, keys.next().unwrap(), TableAction::Close)
            .await
            .unwrap();
        tell(sessions, table, false).await;
    }
}

/// What the outbox notes when it brings a change: the first time it posts and asks.
async fn tell(sessions: &Sessions, table: &Table, posts: bool) {
    let room = table.room().await.unwrap();
    let (version, now) = (room.version, sessions.now());
    let claim = |nonce: String| Intent {
        nonce: Nonce(nonce),
        version,
        at: now,
        by: 0,
        checksum: 0,
    };
    type Change = Box<dyn Fn(&mut Marks) + Send + Sync>;
    let mut changes: Vec<Change> = Vec::new();
    if posts {
        for seat in Seat::all(2) {
            let player = room.players().nth(seat.index()).unwrap().1.user;
            let intent = claim(format!("s{}-{}", table.id(), seat.index()));
            changes.push(Box::new(move |marks| {
                marks.slot_mut(Slot::Prompt(seat)).claim(intent.clone());
            }));
            changes.push(Box::new(move |marks| {
                let prompt = marks.slot_mut(Slot::Prompt(seat));
                (prompt.informed, prompt.shown) = (vec![player], version);
                prompt.confirm(MessageId(0));
            }));
        }
        let intent = claim(format!("b{}-{version}", table.id()));
        changes.push(Box::new(move |marks| {
            marks.slot_mut(Slot::Board).claim(intent.clone());
        }));
    }
    changes.push(Box::new(move |marks| {
        marks.slot_mut(Slot::Kept).shown = version;
    }));
    let post = Posted {
        channel: room.place.channel,
        message: MessageId(1_300_000_000_000_000_000 + table.id().0),
    };
    changes.push(Box::new(move |marks| {
        let board = marks.slot_mut(Slot::Board);
        board.confirm(post.message);
        board.replace(post);
        board.posted_at = now;
        marks.record_board(version, Vec::new());
    }));
    changes.push(Box::new(move |marks| marks.settle(version)));
    for change in changes {
        table.note(change).await.unwrap();
    }
}

fn player(user: u64) -> Player {
    Player {
        user: UserId(1_000_000_000_000_000_000 + user),
        name: format!("Player {user}"),
        locale: Locale("fr".to_owned()),
    }
}

fn length(dir: &Path) -> u64 {
    std::fs::metadata(dir.join("journal.log")).unwrap().len()
}

/// Resident memory of this process in MiB.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kib.unwrap_or_default() / 1024.0
}
