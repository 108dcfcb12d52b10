//! Orders: written, corrected, sealed, rewritten, flown.

use games::interceptor::{Action, Refusal};

use crate::fight::{ADA, BOB, Flown, placed, ship};
use crate::{FAR, scene};

#[test]
fn orders_can_be_rewritten_until_all_have_sealed() {
    let mut fight = scene(&[], &["H8 N 2", FAR]);
    assert_eq!(
        fight.attempt(ADA, Action::Reopen),
        Err(Refusal::NothingSealed)
    );
    fight.writes(ADA, 0, "2 AA").unwrap();
    fight.act(ADA, Action::Seal);
    let sealed = fight.public();
    fight.writes(ADA, 0, "3 ADA").unwrap();
    // It stays sealed, and no one else sees that it was rewritten.
    assert_eq!(fight.public(), sealed);
    assert_eq!(sealed.sealed, [ADA]);
    // The preview is corrected, and no one else's.
    let seen = fight
        .seen_by(ADA)
        .ship(ship(ADA))
        .unwrap()
        .order
        .clone()
        .unwrap();
    assert_eq!(seen.plan.unwrap().as_order().to_string(), "3 ADAA");
    assert_eq!(fight.seen_by(BOB).ship(ship(ADA)).unwrap().order, None);
    assert_eq!(fight.public().ship(ship(ADA)).unwrap().order, None);
    fight.act(ADA, Action::Reopen).act(ADA, Action::Seal);
    fight.silent(BOB);
    assert_eq!(fight.spot(ADA), placed("J6 NE 3"));
}
