//! How marks follow what the outbox does, through a table and a store that is opened again.
#![allow(
    clippy::unwrap_used,
    reason = "these are tests, whose helpers clippy does not recognise"
)]

use std::sync::Arc;

use crate::common::{World, run, store};
use games::Seat;
use sessions::{
    BoardPost, ChannelId, EventNumber, Intent, MarkChange, Marks, MessageId, Millis, Nonce, Pace,
    SeatMarks, Shut, Store, Target, Trouble, UserId, Version,
};

fn intent(target: Target, nonce: &str) -> Intent {
    Intent {
        target,
        nonce: Nonce(nonce.to_owned()),
        version: Version(3),
        at: Millis(5),
    }
}

fn post(message: u64) -> BoardPost {
    BoardPost {
        channel: ChannelId(1),
        message: MessageId(message),
        shown: Version(3),
        posted_at: Millis(6),
        unreachable: Vec::new(),
    }
}

/// These changes lead to these marks, also for whoever opens the store afterwards.
#[track_caller]
fn check(changes: Vec<MarkChange>, expected: &Marks) {
    let told = format!("{changes:?}");
    let (marks, kept) = run(async {
        let store: Arc<dyn Store> = store().await;
        let world = World::over(store.clone(), World::clock()).await;
        let table = world.playing(1, Pace::Live).await.table().clone();
        for change in changes {
            table.mark(change).await.unwrap();
        }
        let other = World::over(store, World::clock()).await;
        let kept = other.table(table.id()).await.marks().await;
        (table.marks().await.unwrap(), kept.unwrap())
    });
    assert_eq!(&marks, expected, "{told}");
    assert_eq!(marks, kept, "{told}");
}

#[test]
fn marks_follow_changes() {
    let (board, ada) = (Target::Board, Seat::new(0));
    let with = |change: &dyn Fn(&mut Marks)| {
        let mut marks = Marks::default();
        change(&mut marks);
        marks
    };
    check(
        vec![
            MarkChange::Intend(intent(board, "a")),
            MarkChange::Intend(intent(board, "b")),
        ],
        &with(&|m| m.intents = vec![intent(Target::Board, "b")]),
    );
    check(
        vec![
            MarkChange::Intend(intent(board, "a")),
            MarkChange::Board(post(7)),
        ],
        &with(&|m| m.board = Some(post(7))),
    );
    check(
        vec![
            MarkChange::Intend(intent(Target::Keepsake(EventNumber(4)), "a")),
            MarkChange::Keepsake(EventNumber(4)),
            MarkChange::Keepsake(EventNumber(2)),
        ],
        // What stays came below the board.
        &with(&|m| (m.keepsakes, m.buried) = (EventNumber(5), true)),
    );
    check(
        vec![
            MarkChange::Board(post(7)),
            MarkChange::Keepsake(EventNumber(4)),
            MarkChange::Board(post(7)),
        ],
        &with(&|m| (m.board, m.keepsakes, m.buried) = (Some(post(7)), EventNumber(5), true)),
    );
    // A film stands below the board on purpose.
    check(
        vec![
            MarkChange::Intend(intent(Target::Keepsake(EventNumber(4)), "a")),
            MarkChange::Board(post(7)),
            MarkChange::Last(EventNumber(4)),
        ],
        &with(&|m| (m.board, m.keepsakes) = (Some(post(7)), EventNumber(5))),
    );
    check(
        vec![
            MarkChange::Settled(Version(3)),
            MarkChange::Buried(Version(3)),
            MarkChange::Board(post(8)),
        ],
        &with(&|m| (m.board, m.settled) = (Some(post(8)), Version(2))),
    );
    // Who was told is not told again, whichever permission is missing; a deleted channel is news.
    let shut = |trouble, told: &[UserId]| Shut {
        trouble,
        since: Millis(5),
        told: told.to_vec(),
    };
    let (two, three) = (Trouble::Lacking(2), Trouble::Lacking(3));
    let at = Millis(5);
    check(
        vec![
            MarkChange::Shut(two, at),
            MarkChange::Told(UserId(1)),
            MarkChange::Shut(three, Millis(9)),
        ],
        &with(&|m| m.shut = Some(shut(three, &[UserId(1)]))),
    );
    check(
        vec![
            MarkChange::Shut(two, at),
            MarkChange::Told(UserId(1)),
            MarkChange::Shut(Trouble::Deleted, Millis(9)),
        ],
        &with(&|m| m.shut = Some(shut(Trouble::Deleted, &[]))),
    );
    check(
        vec![MarkChange::Shut(two, at), MarkChange::Open],
        &Marks::default(),
    );
    let telling = BoardPost {
        unreachable: vec![UserId(1)],
        ..post(7)
    };
    check(
        vec![
            MarkChange::Unreachable(UserId(1)),
            MarkChange::Unreachable(UserId(2)),
            MarkChange::Board(telling.clone()),
        ],
        &with(&|m| {
            m.board = Some(telling.clone());
            m.unreachable = vec![UserId(2)];
        }),
    );
    let asked = |user, prompt| {
        vec![SeatMarks {
            asked: Some(user),
            prompt,
            faced: None,
            letter: None,
            called: None,
            noted: None,
            held: None,
            reminded: None,
        }]
    };
    let (one, other) = (UserId(1), UserId(2));
    check(
        vec![
            MarkChange::Intend(intent(Target::Seat(ada), "a")),
            MarkChange::Prompt(ada, one, Version(4)),
            MarkChange::Prompt(ada, one, Version(3)),
        ],
        &with(&|m| m.seats = asked(one, Version(4))),
    );
    // Whoever takes the seat over has not been asked.
    check(
        vec![
            MarkChange::Prompt(ada, one, Version(4)),
            MarkChange::Prompt(ada, other, Version(3)),
        ],
        &with(&|m| m.seats = asked(other, Version(3))),
    );
    // What is about to be posted is owed, also by whoever starts after a crash.
    check(
        vec![
            MarkChange::Settled(Version(3)),
            MarkChange::Intend(intent(board, "a")),
            MarkChange::Board(post(7)),
        ],
        &with(&|m| {
            m.board = Some(post(7));
            m.settled = Version(2);
        }),
    );
    check(
        vec![
            MarkChange::Settled(Version(4)),
            MarkChange::Settled(Version(2)),
        ],
        &with(&|m| m.settled = Version(4)),
    );
}

#[test]
fn what_somebody_was_told_is_of_him_and_of_what_he_owes() {
    let (one, other) = (UserId(1), UserId(2));
    let what = Some((one, Version(4)));
    let marks = SeatMarks {
        asked: Some(one),
        prompt: Version(4),
        called: what,
        held: Some((one, Version(4), Millis(9))),
        reminded: what,
        ..SeatMarks::default()
    };
    for (user, since, is_his) in [
        (one, Version(4), true),
        (other, Version(4), false),
        (one, Version(3), false),
        (one, Version(5), false),
    ] {
        assert_eq!(marks.was_called(user, since), is_his);
        assert_eq!(marks.was_reminded(user, since), is_his);
        let until = is_his.then_some(Millis(9));
        assert_eq!(marks.held_until(user, since), until);
        assert_eq!(SeatMarks::default().held_until(user, since), None);
    }
    // Whoever was asked later was asked for what is earlier too.
    assert!(marks.has_asked(one, Version(3)) && marks.has_asked(one, Version(4)));
    assert!(!marks.has_asked(one, Version(5)) && !marks.has_asked(other, Version(4)));
}
