//! The UI at a table of its own: a hand that is quicker than its button, and a source who
//! leaves with its hand up.

use std::sync::Arc;
use std::time::Duration;

use games::contact::{Action, Contact, Difficulty, Options, Practice, Source, Standing, View};
use games::{Seat, Seed};
use sessions::store::Memory;
use sessions::{
    ChannelId, Clock, Founding, GuildId, Key, Locale, Millis, Pace, Player, Sessions, TableAction,
    TypedTable, UserId, Venue,
};

use super::{crew, hand};
use crate::game::reading;
use crate::game::ui::{GameUi, Page, Screen, Step, Tapped};
use crate::ui::ids::{Ids, Stamp};

const BEGIN: Millis = Millis(1_700_000_000_000);
const ADA: Seat = Seat::new(0);
const BOB: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);

/// A table of three whose mission has begun.
struct World {
    clock: Arc<Clock>,
    _sessions: Sessions,
    table: TypedTable<Contact>,
    keys: u64,
}

impl World {
    async fn new() -> Self {
        let clock = Arc::new(Clock::stopped_at(BEGIN));
        let opened = Sessions::open(
            Arc::new(Memory::new()),
            clock.clone(),
            crate::game::catalogue::catalogue(),
        );
        let (sessions, _) = opened.await.unwrap();
        let player = |seat: u64| Player {
            user: UserId(seat),
            name: format!("{seat}"),
            locale: Locale("fr".to_owned()),
        };
        let founding = Founding::<Contact> {
            host: player(0),
            guests: vec![player(1), player(2)],
            place: Venue {
                guild: Some(GuildId(1)),
                channel: ChannelId(2),
                locale: Locale("fr".to_owned()),
                is_own_thread: false,
            },
            options: Options {
                level: Difficulty::Six,
                practice: Practice::Skipped,
                ..Options::default()
            },
            pace: Pace::Days,
            table_seed: Seed::new([3; 32]).into(),
            key: Key(1),
        };
        let found = sessions.found_table(founding).await.unwrap();
        let table = sessions.table_of::<Contact>(found.table).await.unwrap();
        let table = table.unwrap();
        table
            .table()
            .act(UserId(0), Key(2), TableAction::Start)
            .await
            .unwrap();
        Self {
            clock,
            _sessions: sessions,
            table,
            keys: 2,
        }
    }

    async fn view(&self, seat: Seat) -> View {
        let snapshot = self.table.snapshot().await.unwrap();
        let view = snapshot.seat_view(seat).unwrap();
        view.open_for(seat).unwrap()
    }

    async fn act(&mut self, seat: Seat, action: Action) {
        self.keys += 1;
        let user = UserId(seat.index() as u64);
        let acted = self.table.act(user, Key(self.keys), action).await;
        assert!(acted.is_ok(), "{}", self.keys);
    }

    /// A route to the target, a stop at a time.
    async fn plan(&mut self, seat: Seat) {
        let mut tried = Vec::new();
        loop {
            let console = self.view(seat).await.console.unwrap();
            if console.route.last() == Some(console.target) {
                return;
            }
            let free = console.next.iter();
            let free = free.filter(|next| next.blocked_by.is_empty());
            let free: Vec<_> = free.map(|next| next.tile).collect();
            let next = free.iter().find(|tile| **tile == console.target);
            let next = next.or_else(|| free.iter().find(|tile| !tried.contains(*tile)));
            let action = match next {
                Some(tile) => {
                    tried.push(*tile);
                    Action::Stop(*tile)
                }
                None => Action::BackUp,
            };
            self.act(seat, action).await;
        }
    }

    async fn press(&mut self, seat: Seat, at: u64) {
        let action = Action::Press {
            at: games::contact::Millis::new(at),
            known: usize::MAX,
        };
        self.act(seat, action).await;
    }

    /// Moves time forward, and lets the rules play for players who were silent.
    async fn passes(&self, span: Duration) {
        let before = self.table.snapshot().await.unwrap().version();
        self.clock.advance(span);
        let played = async {
            while self.table.snapshot().await.unwrap().version() == before {
                tokio::task::yield_now().await;
            }
        };
        let played = tokio::time::timeout(Duration::from_secs(20), played).await;
        assert!(played.is_ok(), "nothing was played");
    }

    /// Who is due, and in how many seconds.
    async fn due(&self) -> (Seat, u64) {
        let snapshot = self.table.snapshot().await.unwrap();
        let [due] = snapshot.room().due.as_slice() else {
            panic!("one seat decides at a time");
        };
        let now = self.clock.now();
        (due.seat, now.until(due.at.unwrap()).as_secs())
    }
}

#[tokio::test]
async fn source_leaving_mid_flight_does_not_block_the_game() {
    let mut world = World::new().await;
    world.plan(ADA).await;
    world.press(ADA, 1_000).await;
    let left = world
        .table
        .table()
        .act(UserId(0), Key(900), TableAction::Leave)
        .await;
    assert!(left.is_ok());
    // Another person may take the seat over, for a while; then a computer sits there.
    assert_eq!(world.due().await, (ADA, 86_400));
    world.passes(Duration::from_secs(86_400)).await;
    let now = world.table.snapshot().await.unwrap();
    let stands_in = now.room().player(ADA).map(|player| player.user);
    assert!(stands_in.is_some_and(|user| user.is_computer()));
    // None thinks here, so its time runs out as well.
    assert_eq!(world.due().await, (ADA, 3 * 86_400));
    world.passes(Duration::from_secs(3 * 86_400)).await;
    let round = world.view(BOB).await.round.unwrap();
    assert_eq!(round.source, Source::Seat(BOB));
    assert!(round.sent.is_empty(), "half a take is no transmission");
    assert_eq!(world.view(BOB).await.fuel, 6, "it cost nothing");

    world.plan(BOB).await;
    let legs = world.view(BOB).await.console.unwrap().route.legs() as u64;
    for nth in 0..2 * legs {
        world.press(BOB, 5_000 + 700 * nth).await;
    }
    world.act(BOB, Action::Send).await;
    let view = world.view(BOB).await;
    let target = view.console.unwrap().target;
    let mut wrong = view
        .tiles
        .iter()
        .filter(|seen| seen.standing == Standing::Possible && seen.tile != target);
    let wrong = wrong.next().unwrap().tile;
    world.act(CLEO, Action::Guess(wrong)).await;
    assert_eq!(world.due().await, (ADA, 3 * 86_400));
    world.passes(Duration::from_secs(3 * 86_400)).await;
    assert_eq!(world.due().await.0, CLEO);
    world.act(CLEO, Action::Guess(target)).await;
    let round = world.view(BOB).await.round.unwrap();
    assert_eq!((round.number, round.source), (2, Source::Seat(CLEO)));
}

#[tokio::test]
async fn each_decision_gets_exactly_its_full_time() {
    const DAY: u64 = 24 * 60 * 60;
    let mut world = World::new().await;
    world.clock.advance(Duration::from_secs(DAY));
    // What the source does in private moves no clock that the others see.
    world.plan(ADA).await;
    assert_eq!(world.due().await, (ADA, 2 * DAY));
    let console = world.view(ADA).await.console.unwrap();
    for nth in 0..2 * console.route.legs() as u64 {
        world.press(ADA, 5_000 + 700 * nth).await;
    }
    world.act(ADA, Action::Send).await;
    assert_eq!(world.due().await, (BOB, 3 * DAY));
    world.clock.advance(Duration::from_secs(DAY));
    // Bob guesses, and is the source at once.
    world.act(BOB, Action::Guess(console.target)).await;
    assert_eq!(world.due().await, (BOB, 3 * DAY));
}

#[tokio::test]
async fn press_is_accepted_before_the_button_updates() {
    let mut world = World::new().await;
    world.plan(ADA).await;
    let ids = Ids::new(sessions::TableId(1), Stamp(0));
    let tap = |view: &View, known: &str, at: u64| {
        let tapped = Tapped {
            word: hand::PRESS,
            argument: known,
            chosen: None,
            at: Millis(at),
        };
        match reading::component_step::<Contact>(text::Lang::En, view, &ids, &tapped) {
            Step::Act(Action::Press { at, known }) => Some((at.get(), known)),
            Step::Stale => None,
            _ => panic!("a press is a press or nothing"),
        }
    };
    let fresh = world.view(ADA).await;
    assert_eq!(tap(&fresh, "0", 50_000), Some((50_000, 0)));
    // A button of a take that was dropped.
    assert_eq!(tap(&fresh, "1", 50_000), None);
    world.press(ADA, 50_000).await;
    let up = world.view(ADA).await;
    assert_eq!(tap(&up, "1", 99_000), Some((99_000, 1)));
    // The button had no time to change, or had plenty.
    assert_eq!(tap(&up, "0", 50_300), Some((50_300, 0)));
    assert_eq!(tap(&up, "0", 53_001), None);
}

#[tokio::test]
async fn a_guess_is_asked_once_more_only_where_it_may_end_the_mission() {
    let mut world = World::new().await;
    world.plan(ADA).await;
    let legs = world.view(ADA).await.console.unwrap().route.legs() as u64;
    for nth in 0..2 * legs {
        world.press(ADA, 5_000 + 700 * nth).await;
    }
    world.act(ADA, Action::Send).await;
    let mut view = world.view(BOB).await;
    let possible = view.tiles.iter();
    let mut possible = possible.filter(|seen| seen.standing == Standing::Possible);
    let tile = possible.next().unwrap().tile;
    let step = |view: &View| {
        let tapped = Tapped {
            word: crew::PICK,
            argument: "",
            chosen: Some(&tile.to_string()),
            at: Millis(0),
        };
        let ids = Ids::new(sessions::TableId(1), Stamp(0));
        reading::component_step::<Contact>(text::Lang::En, view, &ids, &tapped)
    };
    assert!(matches!(step(&view), Step::Act(Action::Guess(named)) if named == tile));
    view.fuel = 1;
    assert!(matches!(step(&view), Step::Turn(page) if page.word == "guess"));
}

#[tokio::test]
async fn what_was_tapped_stands_there_at_once_and_moves_no_button() {
    let mut world = World::new().await;
    world.plan(ADA).await;
    let (page, names) = (Page::default(), text::Names::new(Vec::new(), Vec::new()));
    let said = |view: &View| {
        let at = Screen::new(text::Lang::En, view, &names, &page, sessions::TableId(1));
        Contact::console(&at).text
    };
    let before = said(&world.view(ADA).await);
    world.press(ADA, 5_000).await;
    let up = said(&world.view(ADA).await);
    assert!(up.contains("`▲`"), "{up}");
    assert_eq!(before.lines().count(), up.lines().count());
    world.press(ADA, 6_000).await;
    if world.view(ADA).await.console.unwrap().route.legs() > 1 {
        let landed = said(&world.view(ADA).await);
        assert!(landed.contains("`████_`"), "{landed}");
    }
}
