//! Plans of a table's deliveries, by what stands there and by people's settings.

use std::collections::BTreeMap;
use std::sync::Arc;

use games::laws::{Rehearsed, rehearse};
use games::{Seat, Seed};
use sessions::store::{Memory, Store};
use sessions::{
    ChannelId, Clock, Founding, GuildId, Intent, Invitation, Key, Locale, MessageId, Nonce,
    OpenVote, Pace, Player, Posted, Quiet, Rsvp, Sessions, TableSeed, Venue, Version, Vote,
};

use super::*;
use crate::game::catalogue::Visitor;
use crate::game::ui::GameUi;
use crate::table::secrets_due::SecretDue;
use crate::ui::ids::Stamp;

const NOW: Millis = Millis(1_700_000_000_000);
const HERE: Destination = Destination::Channel(ChannelId(2));
const ADA: UserId = UserId(1);
const BOB: UserId = UserId(2);
const EVE: UserId = UserId(3);
const BOB_S: Seat = Seat::new(1);

/// A running table of Ada and Bob whose board shows all of it.
#[derive(Clone)]
struct Scene {
    room: Room,
    marks: Marks,
    people: BTreeMap<UserId, Person>,
    secrets: Vec<SecretDue>,
    searched: BTreeSet<Slot>,
    turned: BTreeSet<UserId>,
    is_replaced: bool,
    news_channel: Option<ChannelId>,
    is_followed: bool,
    is_left_to_another: bool,
}

impl Scene {
    async fn new<D: GameUi + Rehearsed>() -> Self {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        // No player has done anything for an hour.
        let clock = Arc::new(Clock::stopped_at(Millis(NOW.0 - 3_600_000)));
        let opened = Sessions::open(store, clock, crate::game::catalogue::catalogue()).await;
        let player = |user: UserId| Player {
            user,
            name: "Ada".to_owned(),
            locale: Locale("en-US".to_owned()),
        };
        let founding = Founding::<D> {
            host: player(ADA),
            guests: vec![player(BOB)],
            place: Venue {
                guild: Some(GuildId(1)),
                channel: ChannelId(2),
                locale: Locale("en-US".to_owned()),
                is_own_thread: false,
            },
            options: rehearse::<D>(1).options,
            pace: Pace::Live,
            table_seed: TableSeed::pledged(Seed::new([1; 32])),
            key: Key(1),
        };
        let (sessions, _) = opened.unwrap();
        let found = sessions.found_table(founding).await.unwrap();
        let table = sessions.table(found.table).await.unwrap().unwrap();
        let mut room = (*table.room().await.unwrap()).clone();
        room.invited.push(Invitation {
            player: player(EVE),
            by: ADA,
            keeps: None,
            answer: Rsvp::Awaited,
        });
        room.status = Status::Playing;
        (room.version, room.public) = (Version(9), Version(9));
        let mut marks = Marks::default();
        let board = marks.slot_mut(Slot::Board);
        board.replace(posted(7));
        marks.record_board(Version(9), Vec::new());
        marks.settle(Version(9));
        Self {
            room,
            marks,
            people: BTreeMap::new(),
            secrets: Vec::new(),
            searched: BTreeSet::new(),
            turned: BTreeSet::new(),
            is_replaced: false,
            news_channel: None,
            is_followed: false,
            is_left_to_another: false,
        }
    }

    fn plan(&self) -> Plan {
        plan(&self.input())
    }

    fn input(&self) -> PlanInput {
        PlanInput {
            room: Arc::new(self.room.clone()),
            marks: self.marks.clone(),
            people: self.people.clone(),
            secrets: self.secrets.clone(),
            turned: self.turned.clone(),
            round: Version(3),
            delivered: Version(0),
            searched: self.searched.clone(),
            is_replaced: self.is_replaced,
            receiver: None,
            news_channel: self.news_channel,
            is_followed: self.is_followed,
            is_left_to_another: self.is_left_to_another,
            now: NOW,
        }
    }

    /// The table has waited for Bob, who is to be called by now.
    fn awaits_bob(&mut self) {
        self.room.waiting = vec![Waiting {
            seat: BOB_S,
            since: Version(4),
            at: Millis(NOW.0 - 60_000),
            call: Millis(NOW.0 - 1),
        }];
    }

    fn bob(&mut self) -> &mut Person {
        self.people.entry(BOB).or_default()
    }

    /// A question for Bob stands, of this moment.
    fn add_question(&mut self, stamp: u16) {
        let prompt = self.marks.slot_mut(Slot::Prompt(BOB_S));
        prompt.replace(posted(9));
        prompt.posted_at = NOW;
        prompt.informed = vec![BOB];
        prompt.shown = secret_due(stamp, true).moment();
        prompt.asks = true;
    }

    fn lock_channel(&mut self) {
        self.marks.close_channel(Trouble::Lacking(1), NOW);
    }
}

const fn posted(message: u64) -> Posted {
    Posted {
        channel: ChannelId(2),
        message: MessageId(message),
    }
}

const fn bob(is_reminder: bool) -> Called {
    Called {
        user: BOB,
        seat: BOB_S,
        since: Version(4),
        is_reminder,
    }
}

const fn secret_due(stamp: u16, is_due: bool) -> SecretDue {
    SecretDue {
        user: BOB,
        seat: BOB_S,
        stamp: Stamp(stamp),
        is_due,
    }
}

fn intent(at: Millis) -> Intent {
    Intent {
        nonce: Nonce("a".to_owned()),
        version: Version(9),
        at,
        by: 1,
        checksum: 2,
    }
}

fn quiet_hours() -> Quiet {
    // All day but a minute that is not now.
    Quiet {
        from: 1_381,
        until: 1_380,
    }
}

type Change = fn(&mut Scene);
type Expected = (Slot, Destination, Task);

const TO_BOB: Destination = Destination::Person(BOB);
const TO_EVE: Destination = Destination::Person(EVE);
const PING: Slot = Slot::Ping(BOB_S);

#[track_caller]
fn check(scene: &Scene, change: Change, expected: &[Expected]) -> Plan {
    let mut scene = scene.clone();
    change(&mut scene);
    let plan = scene.plan();
    let steps = plan.steps.iter();
    let steps: Vec<Expected> = steps
        .map(|it| (it.target.slot, it.target.to, it.task.clone()))
        .collect();
    assert_eq!(steps, expected);
    plan
}

struct Plans;

impl Visitor for Plans {
    async fn game<D: GameUi + Rehearsed>(&self) {
        if D::SEATS.contains(&2) {
            let scene = Scene::new::<D>().await;
            check_boards(&scene);
            check_pings(&scene);
            check_votes(&scene);
            check_invitations(&scene);
            check_warnings(&scene);
            check_follows(&scene);
            check_clean_up(&scene);
            check_thread(&scene);
            check_archive(&scene);
            check_left_thread(&scene);
            check_news(&scene);
        }
    }
}

#[tokio::test]
async fn plan_holds_exactly_what_players_have_not_seen() {
    crate::game::catalogue::each_game(&Plans).await;
}

fn check_boards(scene: &Scene) {
    let board = [(Slot::Board, HERE, Task::Show(Post::Board))];
    let kept = (Slot::Kept, HERE, Task::PostKept);
    check(scene, |_| {}, &[]);
    // A private change shows to no one.
    check(scene, |it| it.room.version = Version(10), &[]);
    check(
        scene,
        |it| (it.room.version, it.room.public) = (Version(10), Version(10)),
        &[kept, board[0].clone()],
    );
    check(scene, |it| it.marks.repost = true, &board);
    check(scene, |it| it.marks.add_unreachable(BOB), &board);
    check(
        scene,
        |it| it.marks.slot_mut(Slot::Board).claim(intent(NOW)),
        &board,
    );
    check(
        scene,
        |it| it.room.place.channel = ChannelId(3),
        &[(
            Slot::Board,
            Destination::Channel(ChannelId(3)),
            Task::Show(Post::Board),
        )],
    );
    // Where another table may stand in the channel, the board is edited, and none is posted.
    const REPLACED: Change = |it| {
        (it.room.status, it.is_replaced) = (Status::Closed, true);
        it.marks.repost = true;
        it.marks.add_unreachable(BOB);
    };
    check(scene, REPLACED, &[]);
    check(
        scene,
        |it| {
            REPLACED(it);
            it.marks.distrust_board();
        },
        &board,
    );
    check(
        scene,
        |it| {
            REPLACED(it);
            it.marks.slot_mut(Slot::Board).post = None;
        },
        &[],
    );
    check(
        scene,
        |it| {
            REPLACED(it);
            it.marks.distrust_board();
            it.marks.slot_mut(Slot::Board).claim(intent(NOW));
        },
        &[(Slot::Board, HERE, Task::CleanUp(Cleanup::Empty))],
    );
}

fn check_pings(scene: &Scene) {
    let here = (
        Slot::Call,
        HERE,
        Task::Show(Post::Call(vec![bob(false)], vec![])),
    );
    let ping = [(PING, TO_BOB, Task::Show(Post::Ping(bob(false), None)))];
    check(scene, Scene::awaits_bob, &[here]);
    let early = check(
        scene,
        |it| {
            it.awaits_bob();
            it.room.waiting[0].call = Millis(NOW.0 + 5);
        },
        &[],
    );
    assert_eq!(early.next, Some(Millis(NOW.0 + 5)));
    check(
        scene,
        |it| {
            it.awaits_bob();
            it.marks.slot_mut(PING).called = vec![bob(false)];
        },
        &[],
    );
    check(
        scene,
        |it| {
            it.awaits_bob();
            it.bob().calls = Calls::Dm;
        },
        &ping,
    );
    check(
        scene,
        |it| {
            it.awaits_bob();
            (it.bob().calls, it.bob().dm) = (Calls::Dm, Dm::Closed);
        },
        &[(
            Slot::Call,
            HERE,
            Task::Show(Post::Call(vec![bob(false)], vec![])),
        )],
    );
    check(
        scene,
        |it| {
            it.awaits_bob();
            it.bob().calls = Calls::Never;
        },
        &[(PING, TO_BOB, Task::Record(Note::Muted(bob(false))))],
    );
    let rests = check(
        scene,
        |it| {
            it.awaits_bob();
            it.bob().quiet = Some(quiet_hours());
        },
        &[(
            PING,
            TO_BOB,
            Task::Record(Note::Postponed(bob(false), {
                let person = Person {
                    quiet: Some(quiet_hours()),
                    ..Person::default()
                };
                person.rests_until(NOW).unwrap()
            })),
        )],
    );
    assert!(rests.next.is_some());
    // Who is asked for a secret by DM is called by that.
    let asked = check(
        scene,
        |it| {
            it.awaits_bob();
            it.secrets = vec![secret_due(3, true)];
        },
        &[(
            Slot::Prompt(BOB_S),
            TO_BOB,
            Task::Show(Post::Prompt(secret_due(3, true), None)),
        )],
    );
    assert_eq!(asked.steps[0].target.ring, Ring::Loud);
    // Where it came without a sound and the player is away, it comes once more, and calls them.
    let called = check(
        scene,
        |it| {
            it.awaits_bob();
            it.secrets = vec![secret_due(3, true)];
            it.add_question(3);
            it.marks.slot_mut(Slot::Prompt(BOB_S)).is_silent = true;
        },
        &[(
            Slot::Prompt(BOB_S),
            TO_BOB,
            Task::Show(Post::Prompt(secret_due(3, true), Some(bob(false)))),
        )],
    );
    assert_eq!(called.steps[0].target.ring, Ring::Loud);
    // With a sound it is enough.
    check(
        scene,
        |it| {
            it.awaits_bob();
            it.secrets = vec![secret_due(3, true)];
            it.add_question(3);
        },
        &[],
    );
    // As the game goes on the message is edited, and says in the end how it ended.
    check(
        scene,
        |it| {
            it.secrets = vec![secret_due(4, false)];
            it.add_question(3);
        },
        &[(
            Slot::Prompt(BOB_S),
            TO_BOB,
            Task::Show(Post::DmConsole(secret_due(4, false))),
        )],
    );
    // But not under the eyes of who reads another page in it.
    check(
        scene,
        |it| {
            it.secrets = vec![secret_due(4, false)];
            it.add_question(3);
            it.turned.insert(BOB);
        },
        &[],
    );
    check(
        scene,
        |it| {
            it.room.status = Status::Closed;
            it.add_question(3);
        },
        &[(Slot::Prompt(BOB_S), TO_BOB, Task::Show(Post::Ended))],
    );
    // At a table in DMs the board tells it.
    let gone = Task::CleanUp(Cleanup::Delete);
    check(
        scene,
        |it| {
            (it.room.status, it.room.place.guild) = (Status::Closed, None);
            it.add_question(3);
        },
        &[(Slot::Prompt(BOB_S), TO_BOB, gone)],
    );
    // Another message takes the place of the one that calls: who was called before is named there
    // too.
    const CALLED: Change = |it| {
        it.awaits_bob();
        let ada = Called {
            user: ADA,
            seat: Seat::new(0),
            ..bob(false)
        };
        let first = it.room.waiting[0];
        it.room.waiting.insert(
            0,
            Waiting {
                seat: ada.seat,
                ..first
            },
        );
        let call = it.marks.slot_mut(Slot::Call);
        call.replace(posted(8));
        call.called = vec![ada];
    };
    let ada = Called {
        user: ADA,
        seat: Seat::new(0),
        ..bob(false)
    };
    let both = Task::Show(Post::Call(vec![bob(false)], vec![ada]));
    check(
        scene,
        CALLED,
        &[
            (Slot::Call, HERE, Task::CleanUp(Cleanup::Empty)),
            (Slot::Call, HERE, both),
        ],
    );
    // Who decides meanwhile is not called, and who was called before has their message again.
    check(
        scene,
        |it| {
            CALLED(it);
            it.room.waiting.pop();
            it.marks.slot_mut(Slot::Call).post = None;
        },
        &[(Slot::Call, HERE, Task::Show(Post::Call(vec![], vec![ada])))],
    );
    // A message that calls goes when it calls no one any more.
    check(
        scene,
        |it| {
            let call = it.marks.slot_mut(Slot::Call);
            call.replace(posted(8));
            call.called = vec![bob(false)];
        },
        &[(Slot::Call, HERE, Task::CleanUp(Cleanup::Empty))],
    );
    // Where the channel takes nothing, they are called by DM.
    let notices = |user| {
        let task = Task::Show(Post::Notice(Trouble::Lacking(1)));
        (Slot::Notice(user), Destination::Person(user), task)
    };
    check(
        scene,
        |it| {
            it.awaits_bob();
            it.lock_channel();
        },
        &[ping[0].clone(), notices(ADA), notices(BOB)],
    );
}

const VOTE: Slot = Slot::Vote(Version(4));

/// Ada would like to pause the game, and Bob has not answered.
fn asks_for_a_pause(scene: &mut Scene) {
    scene.awaits_bob();
    scene.room.motions = vec![OpenVote {
        number: Version(4),
        motion: Vote::Pause,
        by: ADA,
        at: Millis(NOW.0 - 60_000),
        agreed: vec![ADA],
        opposed: Vec::new(),
        is_over: false,
    }];
}

/// The message of that vote stands, and says that Bob has not answered.
fn shows_the_vote(scene: &mut Scene) {
    let vote = scene.marks.slot_mut(VOTE);
    vote.replace(posted(8));
    vote.informed = vec![BOB];
}

fn check_votes(scene: &Scene) {
    let show = |called: &[Called]| {
        let post = Post::Vote(Version(4), called.to_vec(), vec![BOB]);
        (VOTE, HERE, Task::Show(post))
    };
    // It comes at once; it pings those who are away, be it by another message in its place.
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            it.room.waiting[0].call = Millis(NOW.0 + 5);
        },
        &[show(&[])],
    );
    check(scene, asks_for_a_pause, &[show(&[bob(false)])]);
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            shows_the_vote(it);
        },
        &[show(&[bob(false)])],
    );
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            shows_the_vote(it);
            it.marks.slot_mut(VOTE).called = vec![bob(false)];
        },
        &[],
    );
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            shows_the_vote(it);
            it.bob().calls = Calls::Dm;
        },
        &[(PING, TO_BOB, Task::Show(Post::Ping(bob(false), None)))],
    );
    // A question in their DMs told them of their move, and not of a later vote.
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            it.secrets = vec![secret_due(3, true)];
            it.add_question(3);
            it.room.waiting[0].call = Millis(NOW.0 - 70_000);
        },
        &[show(&[bob(false)])],
    );
    // The player who asks for the pause is not pinged for their move meanwhile.
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            (it.room.motions[0].by, it.room.motions[0].agreed) = (BOB, vec![BOB]);
            let vote = it.marks.slot_mut(VOTE);
            vote.replace(posted(8));
            vote.informed = vec![ADA];
        },
        &[],
    );
    // Another person answered.
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            shows_the_vote(it);
            let vote = it.marks.slot_mut(VOTE);
            (vote.called, vote.informed) = (vec![bob(false)], vec![EVE, BOB]);
        },
        &[show(&[])],
    );
    // The one who was missing last is against it.
    check(
        scene,
        |it| {
            asks_for_a_pause(it);
            shows_the_vote(it);
            it.room.waiting[0].call = Millis(NOW.0 + 5);
            it.room.motions[0].opposed = vec![BOB];
        },
        &[(
            VOTE,
            HERE,
            Task::Show(Post::Vote(Version(4), Vec::new(), vec![BOB, BOB])),
        )],
    );
    check(
        scene,
        shows_the_vote,
        &[(VOTE, HERE, Task::Show(Post::VoteEnded(Version(4))))],
    );
}

fn check_invitations(scene: &Scene) {
    const LOBBY: Change = |it| it.room.status = Status::Lobby;
    let slot = Slot::Invitation(EVE);
    check(scene, LOBBY, &[(slot, HERE, Task::Show(Post::Invitation))]);
    check(
        scene,
        |it| {
            LOBBY(it);
            it.people.entry(EVE).or_default().calls = Calls::Dm;
        },
        &[(slot, TO_EVE, Task::Show(Post::Invitation))],
    );
    check(
        scene,
        |it| {
            LOBBY(it);
            it.people.entry(EVE).or_default().calls = Calls::Never;
        },
        &[(slot, TO_EVE, Task::Record(Note::NotInvited(EVE)))],
    );
    let silent = check(
        scene,
        |it| {
            LOBBY(it);
            it.people.entry(EVE).or_default().quiet = Some(quiet_hours());
        },
        &[(slot, TO_EVE, Task::Show(Post::Invitation))],
    );
    assert_eq!(silent.steps[0].target.ring, Ring::Silent);
    check(
        scene,
        |it| {
            LOBBY(it);
            it.marks.slot_mut(Slot::Invitation(EVE)).informed = vec![EVE];
        },
        &[],
    );
    // The game has begun: the message goes.
    check(
        scene,
        |it| {
            let invitation = it.marks.slot_mut(Slot::Invitation(EVE));
            invitation.informed = vec![EVE];
            invitation.replace(posted(8));
        },
        &[(slot, HERE, Task::CleanUp(Cleanup::Empty))],
    );
}

fn check_warnings(scene: &Scene) {
    let notice = |user| {
        let task = Task::Show(Post::Notice(Trouble::Lacking(1)));
        (Slot::Notice(user), Destination::Person(user), task)
    };
    check(scene, Scene::lock_channel, &[notice(ADA), notice(BOB)]);
    check(
        scene,
        |it| {
            it.lock_channel();
            it.marks.slot_mut(Slot::Notice(ADA)).informed = vec![ADA];
        },
        &[notice(BOB)],
    );
    // A refusal without a reason may pass by itself.
    check(
        scene,
        |it| it.marks.close_channel(Trouble::Refused, NOW),
        &[],
    );
    let mut shut = scene.clone();
    shut.marks.close_channel(Trouble::Deleted, NOW);
    shut.room.status = Status::Over { winners: vec![] };
    assert_eq!(destinations(&shut.input()), [HERE].into());
    shut.room.status = Status::Closed;
    assert_eq!(destinations(&shut.input()), [].into());
}

fn check_clean_up(scene: &Scene) {
    // A message that is to be deleted goes, even if something else is wanted there.
    check(
        scene,
        |it| {
            it.marks
                .slot_mut(Slot::Board)
                .mark_for_deletion([posted(6)])
        },
        &[(Slot::Board, HERE, Task::CleanUp(Cleanup::DeleteMarked))],
    );
    // What was about to be said is not wanted any more.
    check(
        scene,
        |it| it.marks.slot_mut(PING).claim(intent(NOW)),
        &[(PING, TO_BOB, Task::CleanUp(Cleanup::Empty))],
    );
    // What may arrive late is looked for once by each process, and when it cannot arrive any more.
    const LATE_ONE: Change = |it| {
        it.marks.slot_mut(Slot::Board).late = vec![intent(NOW)];
    };
    let late = (Slot::Board, HERE, Task::CleanUp(Cleanup::DeleteLate));
    check(scene, LATE_ONE, std::slice::from_ref(&late));
    let looked = check(
        scene,
        |it| {
            LATE_ONE(it);
            it.searched.insert(Slot::Board);
        },
        &[],
    );
    assert_eq!(looked.next, Some(NOW.after(LATE)));
    check(
        scene,
        |it| {
            it.marks.slot_mut(Slot::Board).late = vec![intent(Millis(NOW.0 - 3_600_000))];
            it.searched.insert(Slot::Board);
        },
        &[late],
    );
}

fn check_thread(scene: &Scene) {
    let update = [(Slot::Thread, HERE, Task::AddPeople)];
    let scene = &mut scene.clone();
    scene.room.place.is_own_thread = true;
    check(scene, |_| {}, &update);
    scene.marks.slot_mut(Slot::Thread).informed = vec![ADA, BOB];
    check(scene, |_| {}, &[]);
    // A move that only one person sees changes nothing there.
    check(scene, |it| it.room.version = Version(10), &[]);
}

fn check_archive(scene: &Scene) {
    const OVER: Change = |it| {
        it.room.status = Status::Over { winners: vec![] };
        it.marks.slot_mut(Slot::Finale).shown = Version(9);
    };
    let archive = [(Slot::Board, HERE, Task::Archive)];
    // A thread of people's is theirs.
    check(scene, OVER, &[]);
    let scene = &mut scene.clone();
    scene.room.place.is_own_thread = true;
    scene.marks.slot_mut(Slot::Thread).informed = vec![ADA, BOB];
    check(scene, |_| {}, &[]);
    check(scene, OVER, &archive);
    let early = check(
        scene,
        |it| {
            OVER(it);
            it.room.changed_at = NOW;
        },
        &[],
    );
    assert_eq!(early.next, Some(NOW.after(LINGERS)));
    check(
        scene,
        |it| (it.room.status, it.room.changed_at) = (Status::Closed, NOW),
        &archive,
    );
    // All else comes first.
    check(
        scene,
        |it| {
            OVER(it);
            it.marks.repost = true;
        },
        &[(Slot::Board, HERE, Task::Show(Post::Board))],
    );
    for change in [
        (|it| it.marks.archived = Some(Version(9))) as Change,
        |it| it.is_followed = true,
        |it| it.marks.close_channel(Trouble::Locked, NOW),
    ] {
        let scene = &mut scene.clone();
        change(scene);
        check(scene, OVER, &[]);
    }
}

fn check_follows(scene: &Scene) {
    let mut scene = scene.clone();
    let slot = Slot::Follow(EVE);
    let follows = |scene: &Scene| {
        let plan = scene.plan();
        let mut steps = plan.steps.into_iter();
        let step = steps.find(|step| step.target.slot == slot);
        step.map(|step| (step.target.to, step.task))
    };
    assert_eq!(follows(&scene), None);
    let at = |round: Option<Version>| Some((TO_EVE, Task::Show(Post::Follow(round))));
    for (asks, shown, wanted) in [
        (false, Version(1), None),
        (true, Version(1), at(Some(Version(3)))),
        (true, Version(3), None),
    ] {
        let delivery = scene.marks.slot_mut(slot);
        (delivery.informed, delivery.asks, delivery.shown) = (vec![EVE], asks, shown);
        assert_eq!(follows(&scene), wanted, "{asks} {shown:?}");
    }
    scene.room.status = Status::Closed;
    assert_eq!(follows(&scene), at(None));
    // Told of the end, and after one press, they are told nothing more.
    scene.marks.slot_mut(slot).informed.clear();
    assert_eq!(follows(&scene), None);
}

const ELSEWHERE: Destination = Destination::Channel(ChannelId(5));

fn check_left_thread(scene: &Scene) {
    let archive = (Slot::Board, ELSEWHERE, Task::Archive);
    check(
        scene,
        |it| it.room.left_thread = Some(ChannelId(5)),
        &[archive],
    );
    let others: [Change; 2] = [
        |it| it.is_left_to_another = true,
        |it| it.marks.archived_thread = Some(ChannelId(5)),
    ];
    for other in others {
        let mut left = scene.clone();
        left.room.left_thread = Some(ChannelId(5));
        check(&left, other, &[]);
    }
    // Its board goes from there first.
    check(
        scene,
        |it| {
            it.room.left_thread = Some(ChannelId(5));
            let post = Posted {
                channel: ChannelId(5),
                message: MessageId(6),
            };
            it.marks.slot_mut(Slot::Board).mark_for_deletion([post]);
        },
        &[(Slot::Board, HERE, Task::CleanUp(Cleanup::DeleteMarked))],
    );
}

/// News stand elsewhere, and tell of this stage.
fn announces(scene: &mut Scene, stage: Stage) {
    let news = scene.marks.slot_mut(Slot::News);
    news.post = Some(Posted {
        channel: ChannelId(5),
        message: MessageId(6),
    });
    news.shown = stage.version();
}

fn check_news(scene: &Scene) {
    check(scene, |it| announces(it, Stage::Begun), &[]);
    check(
        scene,
        |it| {
            announces(it, Stage::Begun);
            it.room.version = Version(10);
        },
        &[],
    );
    check(
        scene,
        |it| announces(it, Stage::Open),
        &[(Slot::News, ELSEWHERE, Task::Show(Post::News(Stage::Begun)))],
    );
    check(
        scene,
        |it| it.news_channel = Some(ChannelId(5)),
        &[(Slot::News, ELSEWHERE, Task::Show(Post::News(Stage::Begun)))],
    );
}
