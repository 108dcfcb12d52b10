//! Records of games that are over, of every game of the catalogue: whole games by dice, in which
//! people take acts back and let their time pass, are written to a file, read and computed anew.
//! Whatever is altered in the file is found where it is.
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::{key, place, player};
use games::laws::Rehearsed;
use games::{Dice, Pending, Seat, Seed};
use serde::de::DeserializeOwned;
use serde_json::Value;
use sessions::store::{Memory, Stored};
use sessions::{
    Catalogue, Chronicle, Difference, Founding, Key, Lot, Manual, Millis, Moment, Pace, Pledge,
    Regret, Sessions, Skill, Snapshot, Status, Store, TypedTable, Unread, UserId, Version,
};

/// How many games by dice; more where somebody wants to know the rate.
const GAMES: u64 = 4;
const MORE: &str = "HOUSTON_CHRONICLES";
/// Set, it has the examples that are missing written: the shortest of some games each.
const WRITE: &str = "HOUSTON_WRITE_RECORDS";
const EXAMPLES: u64 = 12;
const ACTS: usize = 8;
/// After how many wishes somebody looks at what is pledged.
const LOOKS: usize = 16;

macro_rules! every_game {
    ($($name:ident: $game:ty,)+) => {
        fn catalogue() -> Catalogue {
            Catalogue::new()$(.with::<$game>())+
        }

        $(mod $name {
            #[tokio::test]
            async fn is_computed_anew() {
                super::is_computed_anew::<$game>().await;
            }

            #[tokio::test]
            async fn has_an_example() {
                super::has_an_example::<$game>(stringify!($name)).await;
            }

            #[tokio::test]
            async fn what_was_pledged_is_opened() {
                super::what_was_pledged_is_opened::<$game>().await;
            }

            #[test]
            fn an_old_record_is_read() {
                super::an_old_record_is_read::<$game>(stringify!($name));
            }

            #[tokio::test]
            async fn what_is_altered_is_found() {
                super::what_is_altered_is_found::<$game>().await;
            }
        })+
    };
}

games::each_game!(every_game);

const fn user(seat: Seat) -> UserId {
    UserId(100 + seat.index() as u64)
}

/// What the table of this evening draws.
fn lot(number: u64) -> [u8; 32] {
    let mut bytes = [0x78; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    bytes
}

fn of<T: DeserializeOwned>(value: &Value) -> T {
    T::deserialize(value).unwrap()
}

/// A game as its journal tells it, read on from where it was read before.
struct Told<G: Rehearsed> {
    version: Version,
    options: Option<G::Options>,
    started: bool,
    /// The events of each entry, with its version.
    entries: Vec<(Value, Vec<G::Event>)>,
    taken: Vec<Value>,
    state: Option<G::State>,
}

impl<G: Rehearsed> Told<G> {
    const NOTHING: Self = Self {
        version: Version(0),
        options: None,
        started: false,
        entries: Vec::new(),
        taken: Vec::new(),
        state: None,
    };

    fn follow(&mut self, stored: &Stored, seats: u8) {
        let entry: Value = serde_json::from_slice(&stored.entry).unwrap();
        let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
        let mut back = Vec::new();
        for fact in list(&entry["facts"]) {
            let options = ["Founded", "Enlisted"].map(|name| fact[name]["options"].clone());
            if let Some(options) = options.iter().find(|it| !it.is_null()) {
                self.options = Some(of(options));
            }
            back.extend(list(&fact["TakenBack"]["entries"]));
            self.started |= fact == "Started";
        }
        let events = list(&entry["events"]).iter().map(of).collect();
        self.entries.push((entry["v"].clone(), events));
        self.version = stored.version;
        // Whoever takes something back begins anew.
        let from = match back.is_empty() && self.state.is_some() {
            true => self.entries.len() - 1,
            false => 0,
        };
        self.taken.extend(back);
        let begin = || G::found(self.options.as_ref().unwrap(), seats);
        let state = self.state.take().filter(|_| from > 0);
        let mut state = state.unwrap_or_else(begin);
        let (taken, new) = (&self.taken, self.entries[from..].iter());
        let standing = new.filter(|(version, _)| !taken.contains(version));
        for event in standing.flat_map(|(_, events)| events) {
            G::apply(&mut state, event);
        }
        // What people bring is known only when it begins.
        self.state = self.started.then_some(state);
    }
}

/// A table that is played by dice.
struct Evening<G: Rehearsed> {
    store: Arc<dyn Store>,
    sessions: Sessions,
    clock: Arc<Manual>,
    table: TypedTable<G>,
    dice: Dice,
    seats: u8,
    told: Told<G>,
    /// What everybody could see that was pledged, now and then.
    shown: Vec<Pledge>,
}

impl<G: Rehearsed> Evening<G> {
    async fn begins(number: u64) -> Self {
        let mut dice = Dice::for_event(&Seed::new([0x78; 32]), number);
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        let seats = least + number as u8 % (most - least + 1);
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let clock = Arc::new(Manual::at(Millis(1_700_000_000_000)));
        let opened = Sessions::open(Arc::clone(&store), clock.clone(), catalogue()).await;
        let sessions = opened.unwrap().0;
        let guests = Seat::all(seats).skip(1);
        let founding = Founding::<G> {
            host: player(user(Seat::new(0))),
            guests: guests.map(|seat| player(user(seat))).collect(),
            place: place(1),
            options: G::options(&mut dice),
            pace: Pace::Live,
            lot: Lot::drawn(Seed::new(lot(number))),
            // The game's chance is mixed with them.
            key: Key(1),
        };
        let id = sessions.found(founding).await.unwrap().table;
        let table = sessions.table_of::<G>(id).await.unwrap().unwrap();
        let host = user(Seat::new(0));
        table.table().start(host, Key(2)).await.unwrap();
        Self {
            store,
            sessions,
            clock,
            table,
            dice,
            seats,
            told: Told::NOTHING,
            shown: Vec::new(),
        }
    }

    async fn now(&self) -> Snapshot<G> {
        self.table.snapshot().await.unwrap()
    }

    /// The game as its journal tells it.
    async fn state(&mut self) -> &G::State {
        let id = self.table.table().id();
        let entries = self.store.read(id, self.told.version).await.unwrap();
        for entry in entries {
            self.told.follow(&entry, self.seats);
        }
        self.told.state.as_ref().unwrap()
    }

    /// Plays to the end.
    async fn is_played(&mut self, watched: bool) {
        for nth in 0..G::LONGEST {
            if watched && nth % LOOKS == 0 {
                let now = self.now().await;
                let last = now.public_moments().pop();
                self.shown.extend(last.and_then(|it| now.pledges().at(&it)));
            }
            let Pending::Orders(due) = G::pending(self.state().await) else {
                return;
            };
            let seat = due[self.dice.below(due.len() as u32) as usize].seat;
            match self.dice.below(30) {
                0 => self.lets_time_pass().await,
                1 | 2 => self.regrets(seat).await,
                _ => {
                    let state = self.told.state.as_ref().unwrap();
                    let action = G::wish(state, seat, &mut self.dice);
                    // The rules may refuse it.
                    let _ = self.table.act(user(seat), key(), action).await;
                }
            }
        }
        panic!("{} does not end", G::ID);
    }

    async fn lets_time_pass(&self) {
        let before = self.now().await;
        let Some(due) = before.room().next_due() else {
            return;
        };
        let dirty = self.sessions.dirty();
        self.clock.advance(self.sessions.now().until(due));
        while self.now().await.version() == before.version() {
            dirty.next().await;
        }
    }

    async fn regrets(&self, seat: Seat) {
        let last = self.now().await.last_act(user(seat));
        if let Some(Ok(Regret::Alone)) = last.map(|last| last.regret) {
            let table = self.table.table();
            table.take_back(user(seat), None, key()).await.unwrap();
        }
    }
}

/// A whole game by dice.
async fn played<G: Rehearsed>(number: u64) -> Snapshot<G> {
    let mut evening = Evening::<G>::begins(number).await;
    evening.is_played(false).await;
    evening.now().await
}

/// The record of a whole game by dice.
async fn record<G: Rehearsed>(number: u64) -> Chronicle<G> {
    Chronicle::of(&played(number).await).unwrap()
}

#[allow(
    clippy::print_stdout,
    reason = "the rate, for whoever asks for more games"
)]
async fn is_computed_anew<G: Rehearsed>() {
    let more = std::env::var(MORE).ok().and_then(|many| many.parse().ok());
    let (games, mut own, mut acts) = (more.unwrap_or(GAMES), 0, 0);
    let (mut told, mut spent) = (Duration::ZERO, Duration::ZERO);
    let running = Evening::<G>::begins(0).await.now().await;
    if running.room().status == Status::Playing {
        assert!(Chronicle::of(&running).is_none(), "it is not over yet");
    }
    for number in 0..games {
        let now = played::<G>(number).await;
        let began = Instant::now();
        let file = Chronicle::of(&now).unwrap().write();
        told += began.elapsed();
        let began = Instant::now();
        let (read, altered) = Chronicle::<G>::read(&file).unwrap();
        let differences = read.differences();
        spent += began.elapsed();
        assert_eq!(altered, [], "{}", G::ID);
        assert_eq!(differences, [], "{} {number}: {file}", G::ID);
        assert_eq!(read.write(), file, "{} {number}", G::ID);
        acts += read.asked_anew().0;
        own += file.matches(r#""do":"own""#).count();
        assert!(!file.contains("player"), "it names somebody: {file}");
        let Status::Over { winners } = &now.room().status else {
            panic!("it is over");
        };
        assert_eq!(read.winners(), winners);
        // What was seen of each is compared for as many as there always are.
        if number < GAMES {
            let (read_so, seen_so) = (read.public_moments(), now.public_moments());
            assert_eq!(public(&read_so), public(&seen_so));
            assert!(!read.open_moments().is_empty(), "{} {number}", G::ID);
        }
    }
    let rate = games as f64 / spent.as_secs_f64();
    println!(
        "{}: {games} records written in {told:?}, computed anew in {spent:?}: {rate:.0} a second, \
         {acts} acts; {own} more stay somebody's own",
        G::ID
    );
}

/// The examples of the documentation are read for ever, and are what the rules make. One that is
/// missing is written; those that are there are never touched.
async fn has_an_example<G: Rehearsed>(game: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/records");
    let example = folder.join(format!("{game}.jsonl"));
    if std::env::var_os(WRITE).is_some() && !example.exists() {
        let mut shortest: Option<String> = None;
        for number in 0..EXAMPLES {
            let file = record::<G>(number).await.write();
            // One in which something is done.
            if file.matches(r#""do":"act""#).count() < ACTS {
                continue;
            }
            if shortest.as_ref().is_none_or(|it| file.len() < it.len()) {
                shortest = Some(file);
            }
        }
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&example, shortest.unwrap()).unwrap();
    }
    let file = std::fs::read_to_string(&example).unwrap_or_else(|why| {
        panic!("{}: {why}; {WRITE}=1 writes it", example.display());
    });
    let (read, altered) = Chronicle::<G>::read(&file).unwrap();
    assert_eq!((altered, read.differences()), (vec![], vec![]), "{game}");
    assert_eq!(read.write(), file, "{game}");
}

/// Records that earlier versions wrote are read for ever, and written as they were.
fn an_old_record_is_read<G: Rehearsed>(game: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old");
    let file = std::fs::read_to_string(folder.join(game).join("record.jsonl")).unwrap();
    let (read, altered) = Chronicle::<G>::read(&file).unwrap();
    assert_eq!((altered, read.differences()), (vec![], vec![]), "{game}");
    assert!(read.pledged().is_none(), "nothing was pledged then");
    assert_eq!(read.write(), file, "{game}");
}

/// What anybody could look at while the game ran stands in its record, and every step opens as what it
/// was pledged by; what stays somebody's own does not open.
async fn what_was_pledged_is_opened<G: Rehearsed>() {
    let mut evening = Evening::<G>::begins(2).await;
    let lobby = evening.now().await.pledge().unwrap();
    evening.is_played(true).await;
    let chronicle = Chronicle::of(&evening.now().await).unwrap();
    let upheld = chronicle.pledged().unwrap();
    assert_eq!((upheld.seed, upheld.mixed), (lobby, 2));
    assert!(upheld.was_shown);
    let file = chronicle.write();
    let mut heads = lines(&file).into_iter();
    heads.next();
    let heads: Vec<String> = heads.map(|it| it["pledge"]["head"].to_string()).collect();
    assert!(!evening.shown.is_empty(), "nobody looked");
    for shown in &evening.shown {
        assert!(heads.contains(&format!("\"{shown}\"")), "{shown}");
    }
    for line in lines(&file) {
        let is_own = line["do"] == "own";
        let opens = line["pledge"]["salt"].is_string();
        assert!(!(is_own && opens), "what is somebody's own opens: {line}");
    }
    let lot: Vec<String> = lot(2).iter().map(|it| format!("{it:02x}")).collect();
    assert!(!file.contains(&lot.concat()), "it opens every salt");
}

/// What everybody saw, and learnt.
fn public<G: Rehearsed>(moments: &[Moment<games::Everyone, G>]) -> Vec<String> {
    let told = moments.iter().map(|moment| {
        let view = moment.view.clone().open();
        let news = moment.news.iter().map(|told| {
            let (mood, glimpse) = (told.mood, told.glimpse.clone().open());
            format!("{:?} {mood:?} {glimpse:?}", told.number)
        });
        let news: Vec<String> = news.collect();
        format!("{view:?} {news:?}")
    });
    told.collect()
}

/// The lines of a file that were written by hand, with the sums that they should have.
fn summed(lines: &[Value]) -> String {
    let (mut file, mut sum) = (String::new(), 0);
    for line in lines {
        let line = line.to_string();
        let mut hasher = crc32fast::Hasher::new_with_initial(sum);
        hasher.update(line.as_bytes());
        sum = hasher.finalize();
        let open = line.strip_suffix('}').unwrap();
        file.push_str(&format!("{open},\"sum\":\"{sum:08x}\"}}\n"));
    }
    file
}

/// The same lines, without their sums.
fn lines(file: &str) -> Vec<Value> {
    let bare = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        line.as_object_mut().unwrap().remove("sum").unwrap();
        line
    };
    file.lines().map(bare).collect()
}

/// The numbers within a value, in order.
fn numbers(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Number(_) => vec![value],
        Value::Array(items) => items.iter_mut().flat_map(numbers).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

/// One of the numbers within a value becomes another one: the first, or the last.
fn change(value: &mut Value, last: bool) -> bool {
    let mut all = numbers(value);
    let one = if last {
        all.pop()
    } else {
        all.into_iter().next()
    };
    if let Some(number) = one {
        let other = number.as_u64().map_or(0, |it| it ^ 1);
        *number = other.into();
        return true;
    }
    false
}

const fn step_of(difference: &Difference) -> Option<Version> {
    match difference {
        Difference::Words { place, .. }
        | Difference::Refused { place, .. }
        | Difference::Event { place, .. }
        | Difference::NothingToTakeBack { place }
        | Difference::NotPledged { place }
        | Difference::Impossible { place } => Some(place.step),
        Difference::OtherSeed | Difference::OtherChance | Difference::Ending { .. } => None,
    }
}

async fn what_is_altered_is_found<G: Rehearsed>() {
    let chronicle = record::<G>(1).await;
    let file = chronicle.write();
    flipped_bytes_are_found::<G>(&file);
    let told = lines(&file);
    let mut events = BTreeSet::new();
    // Who did it comes first, and what chance gave after it.
    let all = (1..told.len() - 1).flat_map(|at| [(at, false), (at, true)]);
    for (at, last) in all {
        let step = Version(at as u64);
        let deed = told[at]["do"].as_str().unwrap();
        // An event of an act is what the rules made of it, and a secret what was pledged.
        let mut changed = told.clone();
        if deed != "own" && change(&mut changed[at]["events"], last) {
            events.insert(deed);
            let file = summed(&changed);
            // Some numbers mean nothing else: then the line itself is no line.
            match Chronicle::<G>::read(&file) {
                Ok((read, altered)) => {
                    assert_eq!(altered, [], "the sums are right");
                    let found = read.differences();
                    let steps: Vec<_> = found.iter().filter_map(step_of).collect();
                    assert!(steps.contains(&step), "{} {step}: {found:?}", G::ID);
                    let first = found.first().unwrap().to_string();
                    let place = format!("line {}, step {step}", at + 1);
                    assert!(first.starts_with(&place), "{first}");
                }
                Err(Unread::Nonsense { line, .. }) => assert_eq!(line, at as u64 + 1),
                Err(other) => panic!("{other}"),
            }
        }
    }
    assert!(events.contains("act"), "{events:?}");
    swapped_wishes_are_found::<G>(&told);
    other_pledges_are_found::<G>(&told);
    newer_files_are_refused::<G>(&told);
    let torn = file
        .lines()
        .take(told.len() - 1)
        .collect::<Vec<_>>()
        .join("\n");
    assert!(matches!(
        Chronicle::<G>::read(&torn),
        Err(Unread::Torn { .. })
    ));
}

/// Any byte that is another one is found at its line.
fn flipped_bytes_are_found<G: Rehearsed>(file: &str) {
    let every = (file.len() / 400).max(1);
    for at in (0..file.len()).step_by(every) {
        let mut bytes = file.as_bytes().to_vec();
        let line = bytes[..at].iter().filter(|it| **it == b'\n').count() as u64 + 1;
        bytes[at] ^= 1;
        let Ok(flipped) = String::from_utf8(bytes) else {
            continue;
        };
        let found: Vec<u64> = match Chronicle::<G>::read(&flipped) {
            Ok((_, altered)) => altered.iter().map(|it| it.line).collect(),
            Err(Unread::Nonsense { line, .. } | Unread::Torn { line }) => vec![line],
            Err(Unread::Newer { .. } | Unread::OtherGame { .. } | Unread::Unfinished) => vec![1],
        };
        assert!(found.contains(&line), "{}: byte {at}: {found:?}", G::ID);
    }
}

/// Acts that were exchanged come to something else, or are refused.
fn swapped_wishes_are_found<G: Rehearsed>(told: &[Value]) {
    let acts = |line: &&Value| line["do"] == "act";
    let wishes: Vec<&Value> = told.iter().filter(acts).collect();
    let (first, mut swapped) = (&wishes[0]["step"], told.to_vec());
    let other = wishes.iter().find(|it| it["wish"] != wishes[0]["wish"]);
    for line in &mut swapped {
        let step = line["step"].clone();
        if step == *first {
            // Where everybody wished the same, somebody wishes what nobody can.
            line["wish"] = other.map_or_else(|| "dance".into(), |other| other["wish"].clone());
        } else if other.is_some_and(|other| step == other["step"]) {
            line["wish"] = wishes[0]["wish"].clone();
        }
    }
    let (read, altered) = Chronicle::<G>::read(&summed(&swapped)).unwrap();
    assert_eq!(altered, []);
    let found = read.differences();
    let steps: Vec<u64> = found.iter().filter_map(step_of).map(|it| it.0).collect();
    let expected = [wishes.first(), other].into_iter().flatten();
    let mut expected = expected.map(|it| it["step"].as_u64().unwrap());
    assert!(expected.any(|it| steps.contains(&it)), "{found:?}");
}

/// Another seed, another interaction, another pledge or salt is found where it stands.
fn other_pledges_are_found<G: Rehearsed>(told: &[Value]) {
    let flipped = |value: &mut Value| {
        let digits = value.as_str().unwrap().to_owned();
        let other = if digits.starts_with('1') { "2" } else { "1" };
        *value = format!("{other}{}", &digits[1..]).into();
    };
    let found = |line: usize, alter: &dyn Fn(&mut Value)| {
        let mut changed = told.to_vec();
        alter(&mut changed[line]);
        let (read, altered) = Chronicle::<G>::read(&summed(&changed)).unwrap();
        assert_eq!(altered, []);
        read.differences()
    };
    let drawn = found(0, &|line| flipped(&mut line["pledge"]["drawn"]));
    assert!(drawn.starts_with(&[Difference::OtherSeed, Difference::OtherChance]));
    let pledged = found(0, &|line| flipped(&mut line["pledge"]["pledge"]));
    assert!(pledged.starts_with(&[Difference::OtherSeed]));
    for alter in [
        &|line: &mut Value| flipped(&mut line["pledge"]["ids"][0]),
        &|line: &mut Value| assert!(change(&mut line["seed"], false)),
    ] as [&dyn Fn(&mut Value); 2]
    {
        let found = found(0, alter);
        assert!(found.starts_with(&[Difference::OtherChance]), "{found:?}");
    }
    for (at, line) in told.iter().enumerate().take(told.len() - 1).skip(1) {
        let field = match line["do"] == "own" {
            true => "leaf",
            false => "salt",
        };
        let found = found(at, &|line| flipped(&mut line["pledge"][field]));
        assert_eq!(found.len(), 1, "{found:?}");
        let place = format!("line {}, step {at}: ", at + 1);
        assert!(found[0].to_string().starts_with(&place), "{}", found[0]);
    }
}

fn newer_files_are_refused<G: Rehearsed>(told: &[Value]) {
    let mut newer = told.to_vec();
    newer[0]["record"] = 99.into();
    match Chronicle::<G>::read(&summed(&newer)) {
        Err(why @ Unread::Newer { format: 99 }) => {
            assert!(why.to_string().starts_with("line 1: its format is 99"));
        }
        _ => panic!("a newer file is read"),
    }
}

/// Computers are told apart from people, and people are called by letters.
#[tokio::test]
async fn people_have_pseudonyms() {
    type G = games::planetaire::Planetaire;
    let chronicle = record::<G>(0).await;
    let sitters = chronicle.sitters(Version(1));
    let called: Vec<&str> = sitters
        .iter()
        .flatten()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(called, ["a", "b", "c"][..called.len()].to_vec());
    let skills = sitters.iter().flatten().filter_map(|it| it.user.skill());
    assert_eq!(skills.collect::<Vec<Skill>>(), []);
}
