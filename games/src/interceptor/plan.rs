//! An order as it will be carried out: corrected by the rulings' "Orders", and why.
//!
//! Knows no board: walls and asteroids change no order.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::build::Build;
use super::fix::Fix;
use super::order::{Code, Flying, Speed, Trigger};

/// An order as it will be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The speed at the beginning.
    pub speed: Speed,
    /// The letters, in order: exactly as many moves as the speed gives.
    pub codes: Vec<Code>,
    /// Choice of firing.
    pub trigger: Trigger,
    /// Corrections.
    pub fixes: Vec<Fix>,
}

impl Plan {
    /// The order of a ship with this build and last final speed, as it will be carried out.
    pub fn new(build: &Build, last: Speed, order: &Flying) -> Self {
        Corrector::new(build, last, order).correct(order)
    }

    /// The plan as an order: to write it again changes nothing.
    pub fn as_order(&self) -> Flying {
        Flying {
            speed: self.speed,
            codes: self.codes.clone(),
            trigger: self.trigger,
        }
    }

    /// True if an order of this ship does something with one more letter, at once or later.
    pub fn takes(build: &Build, last: Speed, order: &Flying, code: Code) -> bool {
        let Ok(at) = u8::try_from(order.codes.len()) else {
            return false;
        };
        let mut longer = order.clone();
        longer.codes.push(code);
        let plan = Self::new(build, last, &longer);
        !plan.fixes.iter().any(|fix| fix.drops(at))
    }

    /// The first turn that is made (I18).
    pub fn first_turn(&self) -> Option<Code> {
        self.codes.iter().copied().find(|code| code.is_turn())
    }
}

/// A turn that waits for enough moves since the one before.
struct WaitingTurn {
    at: u8,
    code: Code,
    /// Number of moves made when it was written.
    since: u8,
}

struct Corrector {
    plan: Plan,
    /// The moves that are left.
    left: u8,
    /// The moves between two turns; `None` where turning is forbidden.
    interval: Option<u8>,
    turns: u8,
    allowed: u8,
    /// The moves made since the last turn; `None` before the first.
    apart: Option<u8>,
    queue: VecDeque<WaitingTurn>,
}

impl Corrector {
    fn new(build: &Build, last: Speed, order: &Flying) -> Self {
        let within = build.speeds(last);
        let speed = order.speed.clamp(*within.start(), *within.end());
        let corrected = (speed != order.speed).then_some(Fix::Speed {
            written: order.speed,
            made: speed,
        });
        Self {
            left: speed.moves(),
            interval: build.interval(speed.moves()),
            turns: 0,
            allowed: build.turns(),
            apart: None,
            queue: VecDeque::new(),
            plan: Plan {
                speed,
                codes: Vec::new(),
                trigger: order.trigger,
                fixes: corrected.into_iter().collect(),
            },
        }
    }

    fn correct(mut self, order: &Flying) -> Plan {
        // The parser reads at most 40 letters.
        for (at, &code) in (0..=u8::MAX).zip(&order.codes) {
            match code {
                Code::Right | Code::Left => self.turn(at, code),
                Code::Loop if self.left < code.moves() => self.broken_loop(at),
                Code::Ahead | Code::Flip | Code::Loop => self.fly(at, code),
            }
            self.release();
        }
        let moves = self.left;
        while self.left > 0 {
            self.advance(Code::Ahead);
            self.release();
        }
        if moves > 0 {
            self.fix(Fix::MovesAdded { moves });
        }
        while let Some(WaitingTurn { at, code, .. }) = self.queue.pop_front() {
            self.fix(Fix::TurnLost { at, code });
        }
        self.plan
    }

    fn fix(&mut self, fix: Fix) {
        self.plan.fixes.push(fix);
    }

    fn turn(&mut self, at: u8, code: Code) {
        // At most three wait.
        let taken = self.turns + self.queue.len() as u8;
        if self.interval.is_none() {
            self.fix(Fix::TurnForbidden { at, code });
        } else if taken >= self.allowed {
            self.fix(Fix::TurnTooMany { at, code });
        } else {
            let since = self.left;
            self.queue.push_back(WaitingTurn { at, code, since });
        }
    }

    fn fly(&mut self, at: u8, code: Code) {
        if self.left < code.moves() {
            self.fix(Fix::MoveTooMany { at, code });
        } else {
            self.advance(code);
        }
    }

    /// Carries out a loop that the speed does not allow (I27): as many A's as moves are left;
    /// waiting turns are released after each.
    fn broken_loop(&mut self, at: u8) {
        let moves = self.left.min(Code::Loop.moves());
        self.fix(Fix::LoopBroken { at, moves });
        for _ in 0..moves {
            self.advance(Code::Ahead);
            self.release();
        }
    }

    fn advance(&mut self, code: Code) {
        self.left -= code.moves();
        self.apart = self.apart.map(|apart| apart + code.moves());
        self.plan.codes.push(code);
    }

    /// Makes the waiting turns that are valid now.
    fn release(&mut self) {
        let Some(interval) = self.interval else {
            return;
        };
        while self.apart.is_none_or(|apart| apart >= interval) {
            let Some(WaitingTurn { at, code, since }) = self.queue.pop_front() else {
                return;
            };
            let moves = since - self.left;
            if moves > 0 {
                self.fix(Fix::TurnDelayed { at, code, moves });
            }
            self.plan.codes.push(code);
            self.turns += 1;
            self.apart = Some(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interceptor::build::Upgrade;
    use crate::interceptor::order::Order;
    use crate::interceptor::parse;

    fn read(said: &str) -> Flying {
        match parse::order(said) {
            Ok(Order::Fly(flying)) => flying,
            other => panic!("{said}: {other:?}"),
        }
    }

    /// With this last final speed, what was said becomes this.
    #[track_caller]
    fn becomes(last: i8, said: &str, expected: &str) -> Vec<Fix> {
        built(&Build::default(), last, said, expected)
    }

    #[track_caller]
    fn built(build: &Build, last: i8, said: &str, expected: &str) -> Vec<Fix> {
        let plan = Plan::new(build, Speed::new(last), &read(said));
        assert_eq!(plan.as_order().to_string(), expected, "{last}: {said}");
        plan.fixes
    }

    #[test]
    fn plans_match_the_examples_of_the_rules() {
        assert_eq!(becomes(5, "5 LAT", "5 LAT"), []);
        assert_eq!(becomes(3, "3 AGAADX", "3 AGAADX"), []);
        let delayed = Fix::TurnDelayed {
            at: 3,
            code: Code::Right,
            moves: 2,
        };
        assert_eq!(becomes(4, "4 AGADAA", "4 AGAAAD"), [delayed]);
    }

    #[test]
    fn speeds_are_clamped_to_acceleration_then_maximum() {
        let speed = |written, made| Fix::Speed {
            written: Speed::new(written),
            made: Speed::new(made),
        };
        assert_eq!(becomes(1, "5 AAAAA", "3 AAA")[0], speed(5, 3));
        assert_eq!(becomes(5, "7 AAAAA", "5 AAAAA"), [speed(7, 5)]);
        assert_eq!(becomes(-1, "3 A", "1 A"), [speed(3, 1)]);
        assert_eq!(becomes(4, "0", "2 AA")[0], speed(0, 2));
        let fast = Build::with([Upgrade::Acceleration, Upgrade::Speed]);
        assert_eq!(built(&fast, 3, "6 AAAAAA", "6 AAAAAA"), []);
    }

    #[test]
    fn missing_and_extra_moves_are_corrected() {
        // I25: the empty order.
        assert_eq!(becomes(3, "3", "3 AAA"), [Fix::MovesAdded { moves: 3 }]);
        let too_many = |at, code| Fix::MoveTooMany { at, code };
        assert_eq!(
            becomes(1, "1 AAT", "1 A"),
            [too_many(1, Code::Ahead), too_many(2, Code::Flip)]
        );
        // I5: T at speed 0.
        assert_eq!(becomes(0, "0 T", "0"), [too_many(0, Code::Flip)]);
    }

    #[test]
    fn impossible_looping_becomes_single_moves() {
        // I5, I27.
        let broken = |at, moves| Fix::LoopBroken { at, moves };
        assert_eq!(becomes(2, "2 L", "2 AA"), [broken(0, 2)]);
        assert_eq!(becomes(0, "0 L", "0"), [broken(0, 0)]);
        assert_eq!(becomes(5, "5 LL", "5 LAA"), [broken(1, 2)]);
        // The waiting turn is made after the first of its A's.
        let delayed = Fix::TurnDelayed {
            at: 1,
            code: Code::Left,
            moves: 1,
        };
        assert_eq!(becomes(2, "2 DGL", "2 DAGA"), [broken(2, 2), delayed]);
    }

    #[test]
    fn turns_keep_the_interval() {
        // I3: before the first move. Interval 0 at speeds 0 and 1, 1 at 2, 2 at 3, 3 at 4.
        assert_eq!(becomes(0, "0 DDD", "0 DDD"), []);
        assert_eq!(becomes(1, "1 DADG", "1 DADG"), []);
        assert_eq!(becomes(2, "2 DADAG", "2 DADAG"), []);
        assert_eq!(becomes(3, "3 DAADA", "3 DAADA"), []);
        becomes(3, "3 DADAA", "3 DAADA");
        becomes(4, "4 DGAAAA", "4 DAAAGA");
        // The table says how many moves are between two turns, wherever they stand.
        assert_eq!(
            becomes(4, "4 AAAGAD", "4 AAAGA"),
            [Fix::TurnLost {
                at: 5,
                code: Code::Right
            }]
        );
        // First in, first out.
        becomes(2, "2 DGGAA", "2 DAGAG");
    }

    #[test]
    fn turns_are_limited_and_forbidden_at_five() {
        let forbidden = Fix::TurnForbidden {
            at: 1,
            code: Code::Right,
        };
        assert_eq!(becomes(5, "5 ADAAAA", "5 AAAAA"), [forbidden]);
        let fourth = Fix::TurnTooMany {
            at: 3,
            code: Code::Left,
        };
        assert_eq!(becomes(0, "0 DDDG", "0 DDD"), [fourth]);
        // Those that wait count too, even if they are lost in the end.
        let fixes = becomes(4, "4 DDDDAAAA", "4 DAAADA");
        assert!(fixes.contains(&Fix::TurnTooMany {
            at: 3,
            code: Code::Right
        }));
        assert!(fixes.contains(&Fix::TurnLost {
            at: 2,
            code: Code::Right
        }));
        // I2: the interval starts again with each order, so the last turn of the order before does
        // not matter: a first turn is always free.
        assert_eq!(becomes(4, "4 DAAAA", "4 DAAAA"), []);
    }

    #[test]
    fn looping_counts_three_moves_and_flip_one() {
        assert_eq!(becomes(4, "4 DLGA", "4 DLGA"), []);
        assert_eq!(becomes(3, "3 DTTGA", "3 DTTGA"), []);
        becomes(4, "4 DTGAAA", "4 DTAAGA");
    }

    #[test]
    fn agility_shortens_the_interval() {
        let agile = Build::with([Upgrade::Agility]);
        assert_eq!(built(&agile, 4, "4 AGAADA", "4 AGAADA"), []);
        built(&agile, 5, "5 DAAAAA", "5 AAAAA");
    }

    proptest::proptest! {
        #[test]
        fn corrected_orders_need_no_further_correction(
            last in -5i8..=5,
            said in "-?[0-9]{1,2} [ADGLTX]{0,30}",
            upgrades in proptest::collection::vec(0usize..8, 0..12),
        ) {
            let build = Build::with(upgrades.into_iter().map(|which| Upgrade::ALL[which]));
            let plan = Plan::new(&build, Speed::new(last), &read(&said));
            let moves: u8 = plan.codes.iter().map(|code| code.moves()).sum();
            proptest::prop_assert_eq!(moves, plan.speed.moves());
            proptest::prop_assert!(build.speeds(Speed::new(last)).contains(&plan.speed));
            let turns = plan.codes.iter().filter(|code| code.is_turn()).count();
            proptest::prop_assert!(turns <= 3);
            let again = Plan::new(&build, Speed::new(last), &plan.as_order());
            proptest::prop_assert_eq!(&again.as_order(), &plan.as_order());
            proptest::prop_assert_eq!(again.fixes, vec![]);
            // And it is what one would type.
            let typed = read(&plan.as_order().to_string());
            proptest::prop_assert_eq!(typed, plan.as_order());
        }
    }

    #[test]
    fn letters_that_would_be_dropped_are_not_taken() {
        let takes = |last: i8, said: &str| -> String {
            let build = Build::default();
            let order = read(said);
            let taken = Code::ALL
                .into_iter()
                .filter(|code| Plan::takes(&build, Speed::new(last), &order, *code));
            taken.map(Code::letter).collect()
        };
        assert_eq!(takes(0, "0"), "DG");
        assert_eq!(takes(2, "2"), "ADGT");
        assert_eq!(takes(3, "3"), "ADGLT");
        assert_eq!(takes(3, "3 A"), "ADGT");
        // After the last move a first turn may still come, a second has no room.
        assert_eq!(takes(2, "2 AA"), "DG");
        assert_eq!(takes(2, "2 AAD"), "");
        // A turn that comes later does come.
        assert_eq!(takes(3, "3 D"), "ADGLT");
        assert_eq!(takes(5, "5"), "ALT");
    }
}
