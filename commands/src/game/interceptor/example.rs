//! Orders that a pilot is shown as examples: none needs a correction, and none breaks their
//! announcement.

use games::interceptor::{Build, Code, Flying, ShipView, Speed};

/// Orders at this speed that need no correction: with a turn to either side, and straight on.
pub(super) fn straight_or_turning(ship: &ShipView, speed: Speed) -> impl Iterator<Item = Flying> {
    let turns = [Some(Code::Left), Some(Code::Right), None];
    turns
        .into_iter()
        .map(move |turn| turning(&ship.build, speed, turn))
}

/// An order at this speed that needs no correction: with a turn, where that is allowed.
fn turning(build: &Build, speed: Speed, turn: Option<Code>) -> Flying {
    let moves = speed.get().unsigned_abs();
    let turn = turn.filter(|_| build.interval(moves).is_some());
    let ahead = |moves: u8| std::iter::repeat_n(Code::Ahead, usize::from(moves));
    let first = moves.min(1);
    let codes = ahead(first).chain(turn).chain(ahead(moves - first));
    Flying {
        speed,
        codes: codes.collect(),
        ..Flying::default()
    }
}

/// Last speed of a ship.
pub(super) fn last_speed(ship: &ShipView) -> Speed {
    ship.spot.map(|spot| spot.speed).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use games::interceptor::{Plan, Upgrade};

    use super::*;

    #[test]
    fn example_orders_need_no_correction() {
        for build in [Build::default(), Build::with([Upgrade::Speed])] {
            let range = build.arrivals();
            for speed in range.start().get()..=range.end().get() {
                let speed = Speed::new(speed);
                let flying = turning(&build, speed, Some(Code::Left));
                let plan = Plan::new(&build, speed, &flying);
                assert_eq!(plan.as_order(), flying, "{flying}");
            }
        }
        let shown =
            |speed| turning(&Build::default(), Speed::new(speed), Some(Code::Left)).to_string();
        assert_eq!([shown(0), shown(3), shown(5)], ["0 G", "3 AGAA", "5 AAAAA"]);
    }
}
