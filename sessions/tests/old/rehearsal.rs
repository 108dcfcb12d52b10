//! Tables of one game at every stage, played by dice: always the same acts, at the same moments.

use std::sync::Arc;
use std::time::Duration;

use games::laws::Rehearsed;
use games::{Brings, Cause, Dice, Pending, Seat, Seed};
use sessions::{
    BoardPost, ChannelId, Dm, EventNumber, Founding, GuildId, Intent, Key, Locale, Manual,
    MarkChange, MessageId, Millis, NewTable, Nonce, Pace, Person, Player, SeatMarks, Sessions,
    Status, Store, Table, TableId, Target, TypedTable, UserId, Venue, Version,
};

use super::journal::Journal;

/// Which games by dice are looked at for one that is soon over.
const LOOKED_AT: u64 = 24;

/// Plays them all into a store. The sessions are still open.
pub(crate) async fn play<G: Rehearsed>(store: Arc<dyn Store>, lot: super::Draws) -> Sessions {
    let clock = Arc::new(Manual::at(Millis(1_700_000_000_000)));
    let opened = Sessions::open(Arc::clone(&store), clock.clone(), super::catalogue()).await;
    let mut evening = Evening {
        sessions: opened.unwrap().0,
        store,
        clock,
        lot,
        key: 0,
    };
    for user in 0..=u64::from(*G::SEATS.end()) {
        evening.remembers(user).await;
    }
    evening.gathers::<G>().await;
    for (number, pace, acts) in [
        (1, Pace::Unhurried, 4),
        (2, Pace::Days, 12),
        (3, Pace::Live, 30),
    ] {
        evening.plays_for_a_while::<G>(number, pace, acts).await;
    }
    evening.plays_to_the_end::<G>().await;
    evening.sessions
}

struct Evening {
    sessions: Sessions,
    store: Arc<dyn Store>,
    clock: Arc<Manual>,
    lot: super::Draws,
    key: u64,
}

fn player(number: u64) -> Player {
    let locale = ["fr", "en-GB"][number as usize % 2];
    Player {
        user: UserId(100 + number),
        name: format!("player {number}"),
        locale: Locale(locale.to_owned()),
    }
}

/// What a table by dice agrees on, and how many play.
fn agreed<G: Rehearsed>(number: u64) -> (G::Options, u64) {
    let mut dice = Dice::for_event(&Seed::new([0x51; 32]), number);
    let options = G::options(&mut dice);
    let (least, most) = (u64::from(*G::SEATS.start()), u64::from(*G::SEATS.end()));
    (options, least + number % (most - least + 1))
}

fn seed(number: u64) -> Seed {
    Seed::new([number as u8; 32])
}

impl Evening {
    fn key(&mut self) -> Key {
        self.key += 1;
        self.clock.advance(Duration::from_millis(1_234));
        Key(9_000 + self.key)
    }

    async fn remembers(&self, number: u64) {
        let player = player(number);
        let dm = match number % 3 {
            0 => Dm::Open(ChannelId(800 + number)),
            1 => Dm::Closed,
            _ => Dm::Unknown,
        };
        let person = Person {
            locale: player.locale,
            name: player.name,
            dm,
            ..Person::default()
        };
        self.sessions.put_person(player.user, person).await.unwrap();
    }

    async fn founds<G: Rehearsed>(&mut self, number: u64, pace: Pace) -> TypedTable<G> {
        let (options, seats) = agreed::<G>(number);
        let key = self.key();
        let founding = Founding::<G> {
            host: player(0),
            guests: (1..seats).map(player).collect(),
            place: Venue {
                guild: Some(GuildId(7)),
                channel: ChannelId(500 + key.0),
                locale: Locale("fr".to_owned()),
            },
            options,
            pace,
            lot: (self.lot)(seed(number)),
            key,
        };
        let NewTable { table, .. } = self.sessions.found(founding).await.unwrap();
        self.typed(table).await
    }

    async fn typed<G: Rehearsed>(&self, table: TableId) -> TypedTable<G> {
        let typed = self.sessions.table_of::<G>(table).await.unwrap();
        typed.unwrap()
    }

    /// A lobby where people come and go, and one that was given up.
    async fn gathers<G: Rehearsed>(&mut self) {
        let table = self.founds::<G>(0, Pace::Days).await;
        let table = table.table();
        let many = table.room().await.unwrap().seats.len() as u64;
        if many < u64::from(*G::SEATS.end()) {
            table.join(player(many), self.key()).await.unwrap();
            let (host, guest) = (player(0).user, player(many).user);
            table.pass_host(host, guest, self.key()).await.unwrap();
            table.leave(host, self.key()).await.unwrap();
            table.join(player(0), self.key()).await.unwrap();
        }
        let given_up = self.founds::<G>(0, Pace::Unhurried).await;
        let (host, key) = (player(0).user, self.key());
        given_up.table().ask_close(host, key).await.unwrap();
        self.is_shown(table).await;
    }

    /// A game that is being played: somebody has let his time pass, somebody has taken over a
    /// seat, somebody wants to stop.
    async fn plays_for_a_while<G: Rehearsed>(&mut self, number: u64, pace: Pace, acts: usize) {
        let table = self.begins::<G>(number, pace).await;
        self.acts(&table, acts).await;
        let table = table.table();
        let is_on = |status: &Status| *status == Status::Playing;
        if pace == Pace::Live && is_on(&table.room().await.unwrap().status) {
            self.lets_time_pass(table).await;
        }
        let room = table.room().await.unwrap();
        if is_on(&room.status) && room.seats.len() > 1 {
            let (leaves, comes) = (player(1).user, player(40));
            table.leave(leaves, self.key()).await.unwrap();
            let asked = table.join(comes.clone(), self.key()).await.unwrap();
            for welcomes in asked.room.asked(&asked.room.motions[0].motion) {
                let key = self.key();
                table.agree(welcomes, asked.version, key).await.unwrap();
            }
            table.ask_close(comes.user, self.key()).await.unwrap();
        }
        self.is_shown(table).await;
    }

    /// The shortest of some games is played to its end, and again in the same place, and once more:
    /// one where people bring what they keep, if there is such a thing.
    async fn plays_to_the_end<G: Rehearsed>(&mut self) {
        let numbers = 10..10 + LOOKED_AT;
        let scripts = numbers.map(|number| {
            let (options, seats) = agreed::<G>(number);
            let counts = G::Record::counts(&options);
            (
                !counts,
                Journal::<G>::length(&options, seats as u8, seed(number)),
                number,
            )
        });
        let (_, _, number) = scripts.min().unwrap();
        let table = self.begins::<G>(number, Pace::Unhurried).await;
        self.acts(&table, usize::MAX).await;
        self.is_shown(table.table()).await;
        let (host, key) = (player(0).user, self.key());
        let (options, _) = agreed::<G>(number);
        let lot = (self.lot)(Seed::new([0xee; 32]));
        let again = self.sessions.again(&table, host, options, lot, key).await;
        let again = self.typed::<G>(again.unwrap().table).await;
        again.table().start(host, self.key()).await.unwrap();
        let table = self.begins::<G>(number, Pace::Unhurried).await;
        self.acts(&table, usize::MAX).await;
        self.is_shown(table.table()).await;
    }

    async fn begins<G: Rehearsed>(&mut self, number: u64, pace: Pace) -> TypedTable<G> {
        let table = self.founds::<G>(number, pace).await;
        let host = player(0).user;
        table.table().start(host, self.key()).await.unwrap();
        table
    }

    /// So many acts, or as many as there are until the game is over.
    async fn acts<G: Rehearsed>(&mut self, table: &TypedTable<G>, many: usize) {
        let id = table.table().id();
        let mut journal = Journal::<G>::read(&*self.store, id).await;
        for _ in 0..many {
            if let Pending::Over { .. } = G::pending(journal.state()) {
                return;
            }
            let (seat, action) = journal.good_wish();
            let user = player(seat.index() as u64).user;
            let proposal = journal.propose(Cause::Act(seat, action.clone()));
            journal.goes_on(proposal.ok().unwrap());
            table.act(user, self.key(), action).await.unwrap();
        }
    }

    /// The rules play for whoever's time runs out first. Nobody else's does: the other tables
    /// have days.
    async fn lets_time_pass(&self, table: &Table) {
        let before = table.room().await.unwrap();
        let Some(due) = before.next_due() else {
            return;
        };
        let alone = before
            .due
            .iter()
            .filter(|owed| owed.at == Some(due))
            .count()
            == 1;
        if !alone {
            return;
        }
        let dirty = self.sessions.dirty();
        self.clock.advance(self.sessions.now().until(due));
        while table.room().await.unwrap().version == before.version {
            dirty.next().await;
        }
    }

    /// What a poster notes while it shows a table, and something that it was about to post.
    async fn is_shown(&self, table: &Table) {
        let room = table.room().await.unwrap();
        let now = self.sessions.now();
        let message = |n: u64| MessageId(70_000 + 10 * table.id().0 + n);
        let board = BoardPost {
            channel: room.place.channel,
            message: message(0),
            shown: room.version,
            posted_at: now,
            unreachable: Vec::new(),
        };
        let intent = |target, n: u64| Intent {
            target,
            nonce: Nonce(format!("{}-{n}", table.id())),
            version: room.version,
            at: now,
        };
        let mut changes = vec![MarkChange::Intend(intent(Target::Board, 1))];
        if let Some(last) = room.events.0.checked_sub(1) {
            changes.push(MarkChange::Keepsake(EventNumber(last)));
        }
        changes.push(MarkChange::Board(board));
        changes.push(MarkChange::Settled(room.version));
        for (seat, player) in room.players() {
            changes.push(MarkChange::Intend(intent(Target::Seat(seat), 2)));
            changes.push(MarkChange::Prompt(seat, player.user, room.version));
        }
        changes.push(MarkChange::Intend(intent(Target::Seat(Seat::new(0)), 3)));
        changes.push(MarkChange::Intend(intent(Target::Keepsake(room.events), 4)));
        for change in changes {
            table.mark(change).await.unwrap();
        }
        let shown: SeatMarks = table.marks().await.unwrap().seat(Seat::new(0));
        assert!(shown.prompt > Version(0));
    }
}
