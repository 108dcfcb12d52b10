//! What is called certain is so: against the truth, and by counting again.

use games::Seat;
use games::planetaire::{Bundle, Insight, Options, Planetaire, agreeing, trace};
use players::{Level, Reason};

use crate::acts;
use crate::table::Table;

#[test]
fn certain_facts_about_a_sky_are_true() {
    let mut facts = 0;
    for number in 0..2 {
        let mut table = Table::<Planetaire>::start(&Options::default(), 2, number);
        while let Some((seat, seen)) = table.next() {
            let other = Seat::new(1 - seat.index() as u8);
            let hider = table.known(other).unwrap();
            let hidden = hider.view().hidden_by(other).and_then(|board| board.sky);
            let thought = table.thought(seat, Level::Strong).unwrap();
            let board = seen.view().detected_by(seat);
            for claim in &thought.why {
                let (Reason::Certain(proven), Some(sky), Some(board)) = (claim, hidden, board)
                else {
                    continue;
                };
                facts += 1;
                match *proven.fact() {
                    Insight::Full(cell) => assert!(sky.has(cell), "{cell}"),
                    Insight::Empty(cell) => assert!(!sky.has(cell), "{cell}"),
                    Insight::Ends(..) => unreachable!("what a ray will do is no fact yet"),
                    Insight::TellsNothing(margin) => {
                        let shots = board.shots.iter();
                        let mut shots: Vec<_> =
                            shots.map(|shot| (shot.margin, shot.outcome)).collect();
                        let count = |shots: &[_]| {
                            let bundles = agreeing(board.law, 4, shots, usize::MAX);
                            bundles.iter().flatten().map(Bundle::layouts).sum::<u32>()
                        };
                        let before = count(&shots);
                        shots.push((margin, trace(board.law, sky, margin)));
                        assert_eq!(count(&shots), before, "{margin}");
                    }
                }
            }
            acts(&mut table, seat, Level::Strong);
        }
    }
    assert!(facts > 100, "{facts}");
}
