//! The correction of orders, sentence by sentence of the rulings, written a second time as plainly
//! as can be, and compared with the real one on every short order and many long ones.

use games::interceptor::{Build, Fix, Flying, Order, Plan, Speed, Upgrade, order};

const LETTERS: [char; 5] = ['A', 'D', 'G', 'L', 'T'];

/// An order being carried out, as letters on paper.
struct Paper {
    moves: usize,
    /// "0, 0, 1, 2, 3 for |speed| 0–4; at 5 turning is forbidden."
    interval: Option<usize>,
    made: String,
    waiting: Vec<char>,
}

impl Paper {
    fn new(moves: usize, agility: usize) -> Self {
        let interval = [0usize, 0, 1, 2, 3].get(moves).copied();
        Self {
            moves,
            interval: interval.map(|moves| moves.saturating_sub(agility)),
            made: String::new(),
            waiting: Vec::new(),
        }
    }

    fn cost(letters: &str) -> usize {
        let cost = |letter| match letter {
            'A' | 'T' => 1,
            'L' => 3,
            _ => 0,
        };
        letters.chars().map(cost).sum()
    }

    fn left(&self) -> usize {
        self.moves - Self::cost(&self.made)
    }

    fn turns(&self) -> usize {
        self.made.matches(['D', 'G']).count() + self.waiting.len()
    }

    fn read(&mut self, letter: char) {
        match letter {
            'D' | 'G' if self.interval.is_none() || self.turns() == 3 => {}
            'D' | 'G' => self.waiting.push(letter),
            'L' if self.left() < 3 => {
                for _ in 0..self.left() {
                    self.made.push('A');
                    self.release();
                }
            }
            _ if self.left() == 0 => {}
            _ => self.made.push(letter),
        }
        self.release();
    }

    /// "While a turn waits and (no turn was made yet in this order, or the moves since the last
    /// turn ≥ the interval), the first waiting turn is made."
    fn release(&mut self) {
        let Some(interval) = self.interval else {
            return;
        };
        while !self.waiting.is_empty() {
            let since = self
                .made
                .rfind(['D', 'G'])
                .map(|at| Self::cost(&self.made[at..]));
            if since.is_some_and(|since| since < interval) {
                return;
            }
            self.made.push(self.waiting.remove(0));
        }
    }

    fn end(mut self) -> String {
        while self.left() > 0 {
            self.made.push('A');
            self.release();
        }
        self.made
    }
}

fn flying(speed: i8, letters: &str) -> Flying {
    match order(&format!("{speed} {letters}")).unwrap() {
        Order::Fly(flying) => flying,
        Order::Retreat => panic!("{letters} is a retreat"),
    }
}

fn agile(agility: usize) -> Build {
    Build::with(std::iter::repeat_n(Upgrade::Agility, agility).chain([Upgrade::Speed; 4]))
}

#[track_caller]
fn compare(build: &Build, agility: usize, speed: i8, letters: &str) {
    let plan = Plan::new(build, Speed::new(speed), &flying(speed, letters));
    let mut paper = Paper::new(usize::from(speed.unsigned_abs()), agility);
    letters.chars().for_each(|letter| paper.read(letter));
    let made: String = plan.codes.iter().map(|code| code.letter()).collect();
    assert_eq!(made, paper.end(), "{speed} {letters}, agility {agility}");
    accounts(&plan, letters);
}

/// Each letter that was written is carried out, or one correction says what became of it.
#[track_caller]
fn accounts(plan: &Plan, letters: &str) {
    let made = |wanted: char| {
        plan.codes
            .iter()
            .filter(|code| code.letter() == wanted)
            .count()
    };
    let written = |wanted: char| letters.matches(wanted).count();
    let (mut moves, mut turns, mut added, mut loops) = (0, 0, 0, 0);
    for fix in &plan.fixes {
        match fix {
            Fix::Speed { .. } | Fix::TurnDelayed { .. } => {}
            Fix::TurnForbidden { .. } | Fix::TurnTooMany { .. } | Fix::TurnLost { .. } => {
                turns += 1;
            }
            Fix::MoveTooMany { .. } => moves += 1,
            Fix::LoopBroken { moves, .. } => {
                loops += 1;
                added += usize::from(*moves);
            }
            Fix::MovesAdded { moves } => added += usize::from(*moves),
        }
    }
    let said = format!("{letters}: {plan:?}");
    assert_eq!(
        made('A') + made('T') + moves,
        written('A') + written('T') + added,
        "{said}"
    );
    assert_eq!(
        made('D') + made('G') + turns,
        written('D') + written('G'),
        "{said}"
    );
    assert_eq!(made('L') + loops, written('L'), "{said}");
}

#[test]
fn short_orders_are_corrected_by_the_rulings() {
    let mut orders = vec![String::new()];
    let mut begin = 0;
    for _ in 0..5 {
        let end = orders.len();
        for at in begin..end {
            orders.extend(LETTERS.map(|letter| format!("{}{letter}", orders[at])));
        }
        begin = end;
    }
    for agility in 0..=3 {
        let build = agile(agility);
        for speed in [0, 1, -2, 3, -4, 5, 6] {
            for letters in &orders {
                compare(&build, agility, speed, letters);
            }
        }
    }
}

#[test]
fn speeds_are_clamped_to_acceleration_then_maximum() {
    for last in -5i8..=5 {
        for written in -12i8..=12 {
            let plan = Plan::new(&Build::default(), Speed::new(last), &flying(written, ""));
            let expected = written.max(last - 2).min(last + 2).clamp(-5, 5);
            assert_eq!(plan.speed.get(), expected, "{written} after {last}");
        }
    }
}

proptest::proptest! {
    #[test]
    fn long_orders_are_corrected_by_the_rulings(
        speed in -6i8..=6,
        agility in 0usize..=3,
        letters in "[ADGLT]{6,36}",
    ) {
        compare(&agile(agility), agility, speed, &letters);
    }
}
