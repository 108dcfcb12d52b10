//! Skies of Space Connection: systems, drafts that say what is wrong, fair chance (S1).

use std::collections::BTreeSet;

use games::space_connection::{
    Balance, Draft, PLANETS, Position, Positions, SYSTEMS, is_sky, position, positions, random_sky,
    systems,
};
use games::{Dice, Seed};

fn dice(number: u64) -> Dice {
    Dice::for_event(&Seed::new([8; 32]), number)
}

/// The systems, by joining one planet after the other: another way than that of the rules.
fn naive(planets: Positions) -> BTreeSet<BTreeSet<Position>> {
    let mut groups: Vec<BTreeSet<Position>> = Vec::new();
    for planet in planets.iter() {
        let near =
            |group: &BTreeSet<Position>| group.iter().any(|&other| planet.neighbours().has(other));
        let (touched, mut apart): (Vec<_>, Vec<_>) = groups.into_iter().partition(near);
        let mut joined: BTreeSet<Position> = touched.into_iter().flatten().collect();
        joined.insert(planet);
        apart.push(joined);
        groups = apart;
    }
    groups.into_iter().collect()
}

fn some(indices: &BTreeSet<u8>) -> Positions {
    Positions::new(
        indices
            .iter()
            .map(|&index| Position::try_from(index).unwrap()),
    )
}

proptest::proptest! {
    #[test]
    fn systems_are_groups_of_touching_planets(indices in proptest::collection::btree_set(0u8..127, 0..60)) {
        let planets = some(&indices);
        let found: BTreeSet<BTreeSet<Position>> = systems(planets)
            .into_iter()
            .map(|system| system.iter().collect())
            .collect();
        proptest::prop_assert_eq!(found, naive(planets));
    }

    #[test]
    fn drafts_report_what_is_wrong(indices in proptest::collection::btree_set(0u8..127, 0..=20)) {
        let planets = some(&indices);
        let draft = Draft::new(planets);
        let count = |planets| naive(planets).len();
        proptest::prop_assert_eq!(draft.is_ready(), indices.len() == 20 && count(planets) == 9);
        for at in Position::all().filter(|&at| !planets.has(at)) {
            let join = draft.joins.iter().find(|join| join.at == at);
            let joined = join.map_or(1, |join| join.systems.len());
            if draft.openings.has(at) {
                proptest::prop_assert_eq!(count(planets.with(at)), count(planets) + 1);
            } else {
                proptest::prop_assert_eq!(count(planets.with(at)) + joined, count(planets) + 1);
            }
        }
        for at in planets.iter() {
            let more = count(planets.without(at)) > count(planets);
            proptest::prop_assert_eq!(draft.cuts.has(at), more, "{}", at);
        }
        if let Some(remedy) = draft.remedy {
            let after = count(planets.without(remedy.from).with(remedy.to));
            proptest::prop_assert!(planets.has(remedy.from) && !planets.has(remedy.to));
            proptest::prop_assert_eq!(usize::from(draft.systems_after(remedy)), after);
            proptest::prop_assert!(after.abs_diff(9) < count(planets).abs_diff(9));
        }
        let founded = draft.founding_places(3);
        proptest::prop_assert_eq!(
            count(planets.and(founded)),
            count(planets) + usize::from(founded.count())
        );
        // The bridge never joins too much, and helps whenever a single planet can.
        let bridged = count(planets.and(draft.bridge()));
        match draft.systems_balance() {
            Balance::TooMany(_) => {
                proptest::prop_assert!((9..=count(planets)).contains(&bridged));
                proptest::prop_assert_eq!(draft.bridge().is_empty(), bridged == count(planets));
            }
            Balance::Right | Balance::TooFew(_) => proptest::prop_assert!(draft.bridge().is_empty()),
        }
    }
}

#[test]
fn bridge_names_the_joining_planets() {
    // Eleven systems of one; G7 joins three of them, so that one planet mends it.
    let draft = Draft::new(positions("A1 A3 A5 A7 F7 G6 H7 M1 M3 M5 M7").unwrap());
    assert_eq!(draft.systems_balance(), Balance::TooMany(2));
    assert_eq!(draft.planets_balance(), Balance::TooFew(9));
    assert_eq!(draft.joins[0].systems.len(), 3);
    assert_eq!(draft.bridge().count(), 1);
    let joined = positions("A1 A3 A5 A7 F7 G6 H7 M1 M3 M5 M7")
        .unwrap()
        .and(draft.bridge());
    assert_eq!(systems(joined).len(), 9);
    // Two that no single planet joins.
    let apart = Draft::new(positions("A1 G7").unwrap());
    assert!(apart.joins.is_empty() && apart.bridge().is_empty());
    assert_eq!(apart.systems_balance(), Balance::TooFew(7));
    assert_eq!(apart.openings.count(), 127 - 4 - 7);
}

#[test]
fn remedy_fixes_a_sky_in_one_move_if_possible() {
    // Twenty planets, ten systems.
    let ten = "A1 A3 A5 A7 C1 C9 E1 E11 G1 J4 J5 J6 J7 K4 K5 K6 K7 L4 L5 L6";
    let draft = Draft::new(positions(ten).unwrap());
    assert_eq!(draft.systems_balance(), Balance::TooMany(1));
    let remedy = draft.remedy.unwrap();
    assert!(is_sky(draft.planets.without(remedy.from).with(remedy.to)));
    // All alone: no single move joins eleven, but each brings it nearer.
    let alone = "A1 A3 A5 A7 C1 C3 C5 C7 C9 E1 E3 E5 E7 E9 E11 G1 G3 G5 G7 G9";
    let draft = Draft::new(positions(alone).unwrap());
    assert_eq!(draft.systems_balance(), Balance::TooMany(11));
    assert!(!draft.is_ready() && draft.systems_after(draft.remedy.unwrap()) < 20);
    // A sky needs none.
    assert_eq!(Draft::new(random_sky(&mut dice(0))).remedy, None);
}

#[test]
fn following_the_remedies_gives_a_valid_sky() {
    let alone = "A1 A3 A5 A7 C1 C3 C5 C7 C9 E1 E3 E5 E7 E9 E11 G1 G3 G5 G7 G9";
    let heap = "A1 A2 A3 A4 A5 B1 B2 B3 B4 B5 C1 C2 C3 C4 C5 D1 D2 D3 D4 D5";
    for start in [alone, heap] {
        let mut draft = Draft::new(positions(start).unwrap());
        while let Some(remedy) = draft.remedy {
            draft = Draft::new(draft.planets.without(remedy.from).with(remedy.to));
        }
        assert!(draft.is_ready(), "{:?}", draft.planets);
    }
}

#[test]
fn random_sky_is_valid() {
    for number in 0..500 {
        let sky = random_sky(&mut dice(number));
        assert_eq!(sky.count(), PLANETS);
        assert_eq!(naive(sky).len(), usize::from(SYSTEMS));
    }
    let first = random_sky(&mut dice(3));
    assert_eq!(random_sky(&mut dice(3)), first, "same dice, same sky");
}

/// How far observed counts are from expected ones, as chi-square.
fn distance(observed: &[f64], expected: &[f64]) -> f64 {
    let pairs = observed.iter().zip(expected);
    pairs.map(|(o, e)| (o - e) * (o - e) / e).sum()
}

#[test]
fn every_sky_is_equally_likely() {
    // Too many to count one by one, so what equal likelihood implies: positions that a turn or a
    // reflection of the board exchanges hold planets equally often, and the sizes of systems come
    // as often as among all scattered twenties that happen to be skies.
    const SKIES: u64 = 12_000;
    let mut held = [0f64; 127];
    let mut largest = [0f64; 13];
    for number in 0..SKIES {
        let sky = random_sky(&mut dice(number));
        for at in sky.iter() {
            held[usize::from(u8::from(at))] += 1.0;
        }
        largest[greatest(sky)] += 1.0;
    }
    for orbit in orbits() {
        let counts: Vec<f64> = orbit
            .iter()
            .map(|&at| held[usize::from(u8::from(at))])
            .collect();
        let mean = counts.iter().sum::<f64>() / counts.len() as f64;
        let expected = vec![mean; counts.len()];
        // At most 11 degrees of freedom: beyond 40 in one of a hundred thousand.
        assert!(distance(&counts, &expected) < 40.0, "{orbit:?}: {counts:?}");
    }

    // The same from a shuffle of all positions, which shares nothing with the generator.
    let mut expected = [0f64; 13];
    let mut skies = 0f64;
    let mut stream = Dice::for_event(&Seed::new([9; 32]), 0);
    let mut all: Vec<Position> = Position::all().collect();
    let mut tries = 0u32;
    while skies < 3_000.0 {
        stream.shuffle(&mut all);
        tries += 1;
        let planets = Positions::new(all[..20].iter().copied());
        if is_sky(planets) {
            expected[greatest(planets)] += 1.0;
            skies += 1.0;
        }
    }
    // One in 27 of the scattered twenties is a sky: chance finds one quickly.
    let share = skies / f64::from(tries);
    assert!((0.032..0.042).contains(&share), "{share}");
    let (mut seen, mut wanted) = (Vec::new(), Vec::new());
    for (&count, &other) in largest
        .iter()
        .zip(&expected)
        .filter(|(_, other)| **other >= 50.0)
    {
        seen.push(count / SKIES as f64);
        wanted.push(other / skies);
    }
    assert!(seen.len() >= 5);
    for (one, other) in seen.iter().zip(&wanted) {
        assert!((one - other).abs() < 0.04, "{seen:?} {wanted:?}");
    }
}

/// How many planets the largest system has.
fn greatest(sky: Positions) -> usize {
    let sizes = systems(sky)
        .into_iter()
        .map(|system| usize::from(system.count()));
    sizes.max().unwrap()
}

/// The positions in groups that turns and reflections of the board exchange.
fn orbits() -> Vec<Vec<Position>> {
    let axial = |at: Position| {
        let r = i32::from(at.row().index()) - 6;
        ((i32::from(at.halves()) - r) / 2, r)
    };
    type Images = BTreeSet<(i32, i32)>;
    let mut orbits: Vec<(Images, Vec<Position>)> = Vec::new();
    for at in Position::all() {
        let (mut q, mut r) = axial(at);
        let mut images = BTreeSet::new();
        for _ in 0..6 {
            images.insert((q, r));
            images.insert((r, q));
            (q, r) = (-r, q + r);
        }
        match orbits.iter_mut().find(|(known, _)| *known == images) {
            Some((_, members)) => members.push(at),
            None => orbits.push((images, vec![at])),
        }
    }
    assert!(
        orbits
            .iter()
            .all(|(images, members)| images.len() == members.len())
    );
    let middle = |members: &Vec<Position>| members.len() > 1;
    orbits
        .into_iter()
        .map(|(_, members)| members)
        .filter(middle)
        .collect()
}

#[test]
fn orbits_cover_every_position_but_the_centre() {
    let together: usize = orbits().iter().map(Vec::len).sum();
    assert_eq!(together, 126);
    assert!(!orbits().concat().contains(&position("G7").unwrap()));
}
