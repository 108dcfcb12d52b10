//! How the delivery state follows what the outbox does, through a table and a store that is opened
//! again.

use std::sync::Arc;

use crate::common::{World, run, store};
use games::Seat;
use sessions::{
    Called, ChannelId, Delivery, EventNumber, Intent, Marks, MessageId, Millis, Nonce, Pace,
    Posted, Shut, Slot, Store, Trouble, UserId, Version,
};

fn intent(nonce: &str) -> Intent {
    Intent {
        nonce: Nonce(nonce.to_owned()),
        version: Version(3),
        at: Millis(5),
        by: 1,
        checksum: 7,
    }
}

const fn post(message: u64) -> Posted {
    Posted {
        channel: ChannelId(1),
        message: MessageId(message),
    }
}

type Change = fn(&mut Marks);

/// These changes lead to this delivery state, also when the store is opened again.
#[track_caller]
fn check(changes: &[Change], expects: impl Fn(&Marks)) {
    let (marks, kept) = run(async {
        let store: Arc<dyn Store> = store().await;
        let world = World::over(store.clone(), World::clock()).await;
        let table = world.playing(1, Pace::Live).await.table().clone();
        for change in changes {
            table.note(*change).await.unwrap();
        }
        let other = World::over(store, World::clock()).await;
        let kept = other.table(table.id()).await.marks().await;
        (table.marks().await.unwrap(), kept.unwrap())
    });
    expects(&marks);
    assert_eq!(marks, kept);
}

#[test]
fn claims_affect_only_their_slot_and_version() {
    check(
        &[
            |m| m.settle(Version(3)),
            |m| m.slot_mut(Slot::Board).claim(intent("a")),
            |m| m.slot_mut(Slot::Call).claim(intent("c")),
            |m| m.unsettle(Version(3)),
            |m| m.slot_mut(Slot::Board).confirm(MessageId(7)),
        ],
        |m| {
            assert_eq!(m.intent(Slot::Board), None);
            assert_eq!(m.intent(Slot::Call), Some(&intent("c")));
            assert_eq!(m.settled, Version(2));
        },
    );
    check(&[|m| m.settle(Version(4)), |m| m.settle(Version(2))], |m| {
        assert_eq!(m.settled, Version(4));
    });
}

/// A post that was given up, or that another run may have under way, is looked for until it cannot
/// arrive any more; what stands instead is known to be right.
#[test]
fn late_posts_are_tracked_beside_the_current_post() {
    const LATE: Change = |m| m.slot_mut(Slot::Board).claim(intent("a"));
    check(&[LATE, LATE], |m| {
        assert_eq!(m.slot(Slot::Board).late, [intent("a")]);
    });
    check(&[LATE, |m| m.slot_mut(Slot::Board).abandon()], |m| {
        let board = m.slot(Slot::Board);
        assert_eq!((board.intent, board.late), (None, vec![intent("a")]));
    });
    // The same run goes on with its own claim.
    check(
        &[
            LATE,
            |m| m.slot_mut(Slot::Board).resume(1, 7),
            |m| m.slot_mut(Slot::Board).confirm(MessageId(7)),
        ],
        |m| assert_eq!(m.slot(Slot::Board), Delivery::default()),
    );
    let taken: [Change; 3] = [
        LATE,
        |m| m.slot_mut(Slot::Board).resume(2, 8),
        |m| m.slot_mut(Slot::Board).confirm(MessageId(7)),
    ];
    check(&taken, |m| {
        let board = m.slot(Slot::Board);
        assert_eq!(
            (board.late, board.confirmed),
            (vec![intent("a")], vec![MessageId(7)])
        );
    });
    let forgets: Change = |m| m.slot_mut(Slot::Board).forget_late(Millis(4));
    check(&[&taken[..], &[forgets]].concat(), |m| {
        assert_eq!(m.slot(Slot::Board).late.len(), 1);
    });
    let forgets: Change = |m| m.slot_mut(Slot::Board).forget_late(Millis(5));
    check(&[&taken[..], &[forgets]].concat(), |m| {
        assert_eq!(m.slot(Slot::Board), Delivery::default());
    });
}

#[test]
fn replaced_message_is_deleted_once() {
    check(
        &[
            |m| m.slot_mut(Slot::Board).replace(post(7)),
            |m| m.slot_mut(Slot::Board).replace(post(7)),
            |m| m.slot_mut(Slot::Board).replace(post(8)),
            |m| m.slot_mut(Slot::Board).mark_for_deletion([post(7)]),
        ],
        |m| {
            assert_eq!(m.board_post(), Some(post(8)));
            assert_eq!(m.slot(Slot::Board).to_delete, [post(7)]);
        },
    );
}

#[test]
fn closed_dms_are_reported_once_and_double_boards_distrusted() {
    check(
        &[
            |m| m.add_unreachable(UserId(1)),
            |m| m.add_unreachable(UserId(2)),
            |m| m.slot_mut(Slot::Board).replace(post(7)),
            |m| m.record_board(Version(3), vec![UserId(1)]),
        ],
        |m| {
            let board = m.board().unwrap();
            assert_eq!(
                (board.shown, &*board.informed),
                (Version(3), &[UserId(1)][..])
            );
            assert_eq!(m.unreachable, [UserId(2)]);
        },
    );
    check(
        &[
            Marks::distrust_board,
            |m| m.slot_mut(Slot::Board).replace(post(7)),
            |m| m.record_board(Version(3), Vec::new()),
            Marks::distrust_board,
            |m| m.request_repost(Version(3)),
        ],
        |m| {
            assert_eq!(m.board().unwrap().shown, Version(0));
            assert!(m.repost);
        },
    );
    check(&[Marks::distrust_board], |m| {
        assert_eq!(*m, Marks::default())
    });
}

/// Who was told is not told again, whichever permission is missing; a deleted channel is news.
#[test]
fn blocked_channel_is_reported_once() {
    const LACKS: Change = |m| m.close_channel(Trouble::Lacking(2), Millis(5));
    const TELLS: Change = |m| m.slot_mut(Slot::Notice(UserId(1))).informed = vec![UserId(1)];
    let shut = |trouble| {
        Some(Shut {
            trouble,
            since: Millis(5),
        })
    };
    check(
        &[LACKS, TELLS, |m| {
            m.close_channel(Trouble::Lacking(3), Millis(9))
        }],
        |m| {
            assert_eq!(m.shut, shut(Trouble::Lacking(3)));
            assert!(m.was_warned(UserId(1)) && !m.was_warned(UserId(2)));
        },
    );
    check(
        &[LACKS, TELLS, |m| {
            m.close_channel(Trouble::Deleted, Millis(9))
        }],
        |m| {
            assert_eq!(m.shut, shut(Trouble::Deleted));
            assert!(!m.was_warned(UserId(1)));
        },
    );
    check(&[LACKS, TELLS, Marks::open_channel], |m| {
        assert!(m.shut.is_none() && !m.was_warned(UserId(1)));
    });
}

#[test]
fn notices_belong_to_a_person_and_a_decision() {
    let (one, other, seat) = (UserId(1), UserId(2), Seat::new(0));
    let called = |user, since, is_reminder| Called {
        user,
        seat,
        since: Version(since),
        is_reminder,
    };
    let mut marks = Marks::default();
    let prompt = marks.slot_mut(Slot::Prompt(seat));
    (prompt.informed, prompt.shown) = (vec![one], Version(4));
    marks.slot_mut(Slot::Call).called = vec![called(one, 4, false)];
    marks.seat_mut(seat).postponed = Some((one, Version(4), Millis(9)));
    marks.seat_mut(seat).notified = Some(called(one, 4, false));
    for (user, since, is_theirs) in [(one, 4, true), (one, 5, false), (other, 4, false)] {
        assert_eq!(marks.has_asked(seat, user, Version(since)), is_theirs);
        assert_eq!(marks.has_called(&called(user, since, false)), is_theirs);
        assert!(!marks.has_called(&called(user, since, true)));
        let seat_marks = marks.seat(seat);
        assert_eq!(
            seat_marks.was_notified(&called(user, since, false)),
            is_theirs
        );
        assert!(!seat_marks.was_notified(&called(user, since, true)));
        let until = seat_marks.postponed_until(user, Version(since));
        assert_eq!(until, is_theirs.then_some(Millis(9)));
    }
    // Who was reminded was called, whichever way.
    marks.slot_mut(Slot::Call).called.clear();
    marks.slot_mut(Slot::Ping(seat)).called = vec![called(one, 4, true)];
    for is_reminder in [false, true] {
        assert!(marks.has_called(&called(one, 4, is_reminder)));
    }
    assert_eq!(marks.first_unkept(), EventNumber(0));
    marks.slot_mut(Slot::Kept).shown = Version(5);
    assert_eq!(marks.first_unkept(), EventNumber(5));
}
