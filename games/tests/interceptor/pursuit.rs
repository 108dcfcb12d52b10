//! Pursuits: announcements, and what they bind.

use games::interceptor::{
    Action, Announcement, Announcing, Change, Event, FirstTurn, Interceptor, Order, Phase, Refusal,
    Speed, order,
};
use games::{Cause, Owner, Secret, Spoken};

use crate::fight::{ADA, BOB, CAT, Fight, Flown, ship};
use crate::scene;

#[test]
fn hit_pilot_announces_and_is_bound_by_it() {
    // I17: Ada hits Bob, Bob does not hit Ada.
    let mut fight = scene(&[], &["H10 N 2", "H7 N 2", "A1 S 0"]);
    fight.turn(&["2 AA", "2 AA", "0 X"]);
    assert_eq!(fight.public().phase, Phase::Announcing);
    assert_eq!(fight.due(), [BOB]);
    assert_eq!(fight.writes(ADA, 0, "2"), Err(Refusal::AnnouncementsFirst));
    assert_eq!(
        fight.attempt(ADA, Action::Seal),
        Err(Refusal::AnnouncementsFirst)
    );
    assert_eq!(
        fight.announce(ADA, Announcement::SILENT),
        Err(Refusal::NothingToAnnounce)
    );
    let said = Announcement {
        turn: FirstTurn::Left,
        change: Change::Faster,
    };
    assert_eq!(fight.announce(BOB, said), Ok(()));
    assert_eq!(
        fight.announce(BOB, said),
        Err(Refusal::AlreadyAnnounced { said })
    );
    // Told to its pilot and to who hit it, and to no one else.
    let seen = |view: games::interceptor::View| view.ship(ship(BOB)).unwrap().announcing;
    assert_eq!(seen(fight.seen_by(ADA)), Announcing::Known(said));
    assert_eq!(seen(fight.seen_by(BOB)), Announcing::Known(said));
    assert_eq!(seen(fight.seen_by(CAT)), Announcing::Made);
    assert_eq!(seen(fight.public()), Announcing::Made);
    // I18: compared as it is carried out. At 3 the D comes too soon after G, but G is first.
    let contradicts = |fight: &mut Fight, order| {
        matches!(
            fight.writes(BOB, 0, order),
            Err(Refusal::Contradicts { .. })
        )
    };
    assert!(contradicts(&mut fight, "3 DAAA"));
    assert!(contradicts(&mut fight, "2 GAA"));
    assert!(contradicts(&mut fight, "3 AAA"));
    assert_eq!(fight.writes(BOB, 0, "3 AGA"), Ok(()));
}

#[test]
fn announcements_are_compared_with_the_executed_order() {
    let mut fight = hit();
    let said = Announcement {
        turn: FirstTurn::Left,
        change: Change::Faster,
    };
    fight.announce(BOB, said).unwrap();
    // 9 is clamped to 4: faster, and at 4 G is still made first.
    assert_eq!(fight.writes(BOB, 0, "9 AG"), Ok(()));
    // -3 is clamped to 0: slower.
    assert!(matches!(
        fight.writes(BOB, 0, "-3 G"),
        Err(Refusal::Contradicts { .. })
    ));
}

#[test]
fn drafts_are_judged_only_when_sealed() {
    let mut fight = hit();
    let said = Announcement {
        turn: FirstTurn::Left,
        change: Change::Faster,
    };
    fight.announce(BOB, said).unwrap();
    for draft in ["3", "3 A", "3 AG", "3 AGA"] {
        assert_eq!(fight.drafts(BOB, 0, draft), Ok(()), "{draft}");
        let (ship, order) = (0, order(draft).unwrap());
        let action = Action::Draft { ship, order };
        let line = Interceptor::spell(&action).to_string();
        let read = games::read::<Interceptor>(&fight.seen_by(BOB), &line);
        assert_eq!(read, Some(Ok(action)), "written and read back: {line}");
        let sealed = fight.attempt(BOB, Action::Seal);
        let whole = draft.contains('G');
        match sealed {
            Ok(()) => {
                assert!(whole, "{draft}");
                fight.attempt(BOB, Action::Reopen).unwrap();
            }
            Err(Refusal::Contradicts { said: kept, .. }) => {
                assert!(!whole && kept == said, "{draft}");
            }
            Err(other) => panic!("{draft}: {other:?}"),
        }
    }
}

#[test]
fn silence_cannot_break_an_announcement() {
    let mut fight = hit();
    let said = Announcement {
        turn: FirstTurn::Left,
        change: Change::Faster,
    };
    fight.announce(BOB, said).unwrap();
    fight.drafts(BOB, 0, "3 DAA").unwrap();
    fight.silent(BOB).silent(ADA);
    let spot = fight.view_of(ship(BOB)).spot.unwrap();
    // As if nothing had been written: on at 2, straight (I25).
    assert_eq!(
        (spot.speed.get(), spot.hex.to_string()),
        (2, String::from("H3"))
    );
}

/// Everything that Bob can do once he has announced; `None` lets his time pass.
fn acts() -> Vec<Option<Action>> {
    let orders = ["1", "2", "3"].map(|speed| ["", "G", "D"].map(|turn| format!("{speed} {turn}")));
    let orders = orders.as_flattened().iter();
    let orders: Vec<Order> = orders.map(|said| order(said).unwrap()).collect();
    let write = |order: &Order| Action::Write {
        ship: 0,
        order: order.clone(),
    };
    let draft = |order: &Order| Action::Draft {
        ship: 0,
        order: order.clone(),
    };
    let written = orders.iter().flat_map(|order| [write(order), draft(order)]);
    let acts = written.chain([Action::Seal, Action::Reopen]);
    acts.map(Some).chain([None]).collect()
}

/// Flies what stands wherever Bob has sealed, and goes on with each act that is granted.
fn fly_all(
    fight: &Fight,
    said: Announcement,
    acts: &[Option<Action>],
    left: u8,
    done: &str,
) -> u32 {
    let mut flown = 0;
    if fight.public().sealed.contains(&BOB) {
        let mut flight = fight.clone();
        flight.act(ADA, Action::Seal);
        let report = flight.report();
        let made = report.flight(ship(BOB)).unwrap();
        let made = Announcement::from_plan(Speed::new(2), made.plan.as_ref().unwrap());
        // I33: silence alone may break it.
        let silent = done.contains("None") && made == Announcement::SILENT;
        assert!(made == said || silent, "{said:?}, {made:?} after{done}");
        flown += 1;
    }
    for act in acts.iter().filter(|_| left > 0) {
        let mut after = fight.clone();
        let granted = match act {
            Some(act) => after.attempt(BOB, act.clone()),
            None => after.cause(Cause::TimedOut(BOB)),
        };
        // What is refused changes nothing.
        if granted.is_ok() {
            let done = format!("{done} {act:?}");
            flown += fly_all(&after, said, acts, left - 1, &done);
        }
    }
    flown
}

#[test]
fn no_order_of_acts_breaks_an_announcement() {
    let acts = acts();
    let (mut fight, build) = (hit(), games::interceptor::Build::default());
    for act in acts.iter().flatten() {
        let refused = Err(Refusal::AnnouncementsFirst);
        assert_eq!(fight.attempt(BOB, act.clone()), refused, "{act:?}");
    }
    for said in Announcement::possible(&build, Speed::new(2)) {
        let mut fight = fight.clone();
        fight.announce(BOB, said).unwrap();
        fight.writes(ADA, 0, "2 AA").unwrap();
        assert!(fly_all(&fight, said, &acts, 4, "") > 100, "{said:?}");
    }
}

#[test]
fn journals_in_which_a_sealed_order_breaks_its_word_go_on_in_silence() {
    let mut fight = hit();
    let said = Announcement {
        turn: FirstTurn::None,
        change: Change::Slower,
    };
    fight.announce(BOB, said).unwrap();
    fight.writes(BOB, 0, "1 A").unwrap();
    fight.act(BOB, Action::Seal);
    fight.write(Event::Wrote {
        ship: ship(BOB),
        order: Secret::new(Owner::Seat(BOB), order("3 D").unwrap()),
    });
    fight.silent(ADA);
    assert_eq!(fight.spot(BOB).to_string(), "H3 N 2");
}

/// Bob at speed 2 was hit by Ada, and has 4 left.
fn hit() -> Fight {
    let mut fight = scene(&[], &["H10 N 2", "H7 N 2"]);
    fight.turn(&["2 AA", "2 AA X"]);
    assert_eq!(fight.hulls(), [5, 4]);
    fight
}

#[test]
fn impossible_announcements_are_refused() {
    // I33.
    let mut fight = scene(&[], &["H11 N 5", "H8 N 5"]);
    fight.turn(&["5", "5 X"]);
    let faster = Announcement {
        turn: FirstTurn::None,
        change: Change::Faster,
    };
    let Err(Refusal::CannotBeKept { possible }) = fight.announce(BOB, faster) else {
        panic!("nothing is faster than 5");
    };
    assert!(possible.contains(&Announcement::SILENT));
    fight.silent(BOB);
    assert_eq!(fight.public().phase, Phase::Ordering);
    // A silent pilot's default order may break what they have announced.
    let mut fight = hit();
    fight
        .announce(
            BOB,
            Announcement {
                turn: FirstTurn::Left,
                change: Change::Slower,
            },
        )
        .unwrap();
    fight.silent(BOB).silent(ADA);
    assert_eq!(fight.report().turn, 2);
}

#[test]
fn pilots_who_hit_each_other_announce_nothing() {
    let mut fight = scene(&[], &["H8 N 0", "H6 S 0", "H9 N 0"]);
    fight.turn(&["0", "0", "0 X"]);
    assert_eq!(fight.public().phase, Phase::Announcing);
    // Bob's zone reaches Cat too; only Cat owes, to Bob.
    assert_eq!(fight.due(), [CAT]);
    assert_eq!(fight.view_of(ship(CAT)).hunters, [ship(BOB)]);
}
