//! The board of Space Connection against the rulings' own drawing, and against plain geometry.

use std::collections::{BTreeMap, BTreeSet};

use games::space_connection::{
    Position, Positions, Refusal, Site, SpaceRow, drawn_lines, position, positions,
};

/// `V` vertex, `+` other point of a line, `*` centre, as in the rulings.
const DRAWN: &str = "
A       V + + V + + V
B      + + * + + * + +
C     + * + + * + + * +
D    V + + V + + V + + V
E   + + * + + * + + * + +
F  + * + + * + + * + + * +
G V + + V + + V + + V + + V
H  + * + + * + + * + + * +
I   + + * + + * + + * + +
J    V + + V + + V + + V
K     + * + + * + + * +
L      + + * + + * + +
M       V + + V + + V
";

/// The lines by their ends, as in the rulings.
const LINES: &str = "A1–A7 D1–D10 G1–G13 J1–J10 M1–M7 · G1–M1 D1–M4 A1–M7 A4–J10 A7–G13 · \
                     A1–G1 A4–J1 A7–M1 D10–M4 G13–M7";

/// Where each position is drawn: column of the text, line of the text.
fn drawing() -> BTreeMap<Position, (i32, i32, char)> {
    let mut drawn = BTreeMap::new();
    for (down, line) in (0..).zip(DRAWN.trim().lines()) {
        let row = line.chars().next().unwrap();
        let signs = (0..)
            .zip(line.chars())
            .filter(|(at, c)| *at > 0 && *c != ' ');
        for (number, (right, sign)) in (1..).zip(signs) {
            let at = Position::in_row(SpaceRow::lettered(row).unwrap(), number).unwrap();
            drawn.insert(at, (right, down, sign));
        }
    }
    drawn
}

#[test]
fn board_matches_the_rulings() {
    let drawn = drawing();
    assert_eq!(drawn.len(), 127);
    assert!(Position::all().eq(drawn.keys().copied()));
    let mut counts = BTreeMap::new();
    for (at, (right, down, sign)) in &drawn {
        let expected = match sign {
            'V' => Site::Vertex,
            '+' => Site::Line,
            _ => Site::Centre,
        };
        assert_eq!(at.site(), expected, "{at}");
        assert_eq!(i32::from(at.row().index()), *down);
        // The middle of the drawing is its column 14, and a letter is half a step.
        assert_eq!(i32::from(at.halves()), right - 14, "{at}");
        *counts.entry(*sign).or_insert(0) += 1;
    }
    assert_eq!(counts, BTreeMap::from([('V', 19), ('+', 84), ('*', 24)]));
    let rows: Vec<u8> = SpaceRow::all().map(SpaceRow::count).collect();
    assert_eq!(rows, [7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7]);
    assert_eq!(position("G7").unwrap().halves(), 0, "the middle");
}

#[test]
fn neighbours_match_the_drawing() {
    let drawn = drawing();
    for (at, (right, down, _)) in &drawn {
        let beside = |(x, y, _): &(i32, i32, char)| {
            let (dx, dy) = ((x - right).abs(), (y - down).abs());
            (dx, dy) == (2, 0) || (dx, dy) == (1, 1)
        };
        let expected = drawn.iter().filter(|(_, place)| beside(place));
        let expected = Positions::new(expected.map(|(&at, _)| at));
        assert_eq!(at.neighbours(), expected, "{at}");
    }
}

#[test]
fn fifteen_lines_match_the_rulings() {
    let expected: BTreeSet<(Position, Position)> = LINES
        .split([' ', '·'])
        .filter(|word| !word.is_empty())
        .map(|word| {
            let (from, to) = word.split_once('–').unwrap();
            let (from, to) = (position(from).unwrap(), position(to).unwrap());
            (from.min(to), from.max(to))
        })
        .collect();
    assert_eq!(expected.len(), 15);
    assert_eq!(BTreeSet::from_iter(drawn_lines()), expected);
    // Every point of a line is on one, and no centre is.
    let all = drawn_lines()
        .into_iter()
        .filter_map(|(from, to)| from.segment(to));
    let lines = all.fold(Positions::default(), Positions::and);
    assert_eq!(lines.count(), 103);
    for at in Position::all() {
        assert_eq!(lines.has(at), at.site() != Site::Centre);
        let through = drawn_lines().into_iter().filter(|(from, to)| {
            let segment = from.segment(*to).unwrap();
            segment.has(at)
        });
        assert_eq!(at.lines(), through.collect::<Vec<_>>());
    }
}

#[test]
fn segments_lie_on_one_drawn_line() {
    let drawn = drawing();
    for (from, (x, y, _)) in &drawn {
        for (to, (u, v, _)) in &drawn {
            let on_one = drawn_lines().into_iter().find(|(first, last)| {
                let line = first.segment(*last).unwrap();
                line.has(*from) && line.has(*to) && from != to
            });
            let between = |(a, b, _): &(i32, i32, char)| {
                let cross = (u - x) * (b - y) - (v - y) * (a - x);
                let inside = (a - x) * (a - u) <= 0 && (b - y) * (b - v) <= 0;
                cross == 0 && inside
            };
            let expected = on_one.map(|_| {
                let all = drawn.iter().filter(|(_, place)| between(place));
                Positions::new(all.map(|(&at, _)| at))
            });
            assert_eq!(from.segment(*to), expected, "{from}–{to}");
            assert_eq!(from.in_line().has(*to), expected.is_some());
        }
    }
}

#[test]
fn triangles_have_ten_positions_and_three_vertices() {
    let mut triangles = 0;
    for at in Position::all() {
        let Some(triangle) = at.triangle() else {
            assert_ne!(at.site(), Site::Centre);
            continue;
        };
        triangles += 1;
        let of = |site| triangle.iter().filter(|at| at.site() == site).count();
        assert_eq!(triangle.count(), 10, "{at}");
        assert_eq!(
            (of(Site::Vertex), of(Site::Line), of(Site::Centre)),
            (3, 6, 1)
        );
        // Its sides are drawn.
        let corners: Vec<Position> = triangle
            .iter()
            .filter(|at| at.site() == Site::Vertex)
            .collect();
        let sides = [(0, 1), (1, 2), (0, 2)].map(|(one, other)| {
            let side: Positions = corners[one].segment(corners[other]).unwrap();
            assert_eq!(side.count(), 4);
            side
        });
        let border = sides.into_iter().fold(Positions::default(), Positions::and);
        assert_eq!(border.with(at), triangle);
        for inside in triangle.iter() {
            assert!(inside.centres().has(at));
        }
    }
    assert_eq!(triangles, 24);
    let first = position("B3").unwrap().triangle();
    assert_eq!(first, positions("A1 A2 A3 A4 B2 B3 B4 C3 C4 D4").ok());
}

#[track_caller]
fn reads(said: &str, expected: &str) {
    let read = positions(said).map(|all| {
        let names: Vec<String> = all.iter().map(|at| at.to_string()).collect();
        names.join(" ")
    });
    assert_eq!(read.as_deref(), Ok(expected), "{said:?}");
}

#[test]
fn common_ways_to_write_positions_are_read() {
    reads("C4 C5 D5", "C4 C5 D5");
    reads(" d10,c5;G13\n a1 ", "A1 C5 D10 G13");
    reads("m07", "M7");
    for at in Position::all() {
        assert_eq!(position(&at.to_string()), Ok(at));
    }
}

#[test]
fn invalid_input_is_refused_with_a_short_quote() {
    for said in [
        "", "N1", "A8", "A0", "3D", "G14", "G-1", "G+1", "A", "🛰", "É1", "A١", "A001",
    ] {
        assert!(position(said).is_err(), "{said:?}");
    }
    let row = |said| match position(said) {
        Err(Refusal::NoSuchPosition { row, .. }) => row.map(SpaceRow::letter),
        _ => None,
    };
    assert_eq!(row("a8"), Some('A'), "the row is there, the number is not");
    assert_eq!(row("zz"), None);
    let long = "é".repeat(5_000);
    let Err(Refusal::NoSuchPosition { said, .. }) = positions(&long) else {
        panic!("5,000 letters are no position");
    };
    assert_eq!(said.chars().count(), 40);
    let twice = position("D3").unwrap();
    assert_eq!(
        positions("D3 d3"),
        Err(Refusal::PositionTwice { at: twice })
    );
    assert_eq!(positions(" , "), Err(Refusal::NoPositions));
}

proptest::proptest! {
    #[test]
    fn any_input_gets_a_short_refusal(said in "\\PC{0,60}") {
        let _ = positions(&said);
        if let Err(Refusal::NoSuchPosition { said, .. }) = position(&said) {
            proptest::prop_assert!(said.chars().count() <= 40);
        }
    }

    #[test]
    fn position_sets_round_trip(indices in proptest::collection::btree_set(0u8..127, 0..127)) {
        let set = Positions::new(indices.iter().map(|&index| Position::try_from(index).unwrap()));
        let json = serde_json::to_string(&set).unwrap();
        proptest::prop_assert_eq!(serde_json::from_str::<Positions>(&json).unwrap(), set);
        proptest::prop_assert_eq!(set.iter().map(u8::from).collect::<BTreeSet<u8>>(), indices);
    }
}

#[test]
fn journal_with_an_invalid_position_is_refused() {
    assert!(serde_json::from_str::<Position>("126").is_ok());
    assert!(serde_json::from_str::<Position>("127").is_err());
    assert!(serde_json::from_str::<Positions>("[9223372036854775808,0]").is_err());
}
