//! The pictures of Contact: their scale, their rhythm, their pixels, and what they never show.

#![expect(clippy::unwrap_used, reason = "tests")]

mod film;
#[path = "played/contact.rs"]
mod played;
mod written;

use film::{Film, Shown};
use games::contact::{
    Action, Aid, BEST, Contact, Difficulty, Ending, Flown, Glimpse, Hop, Insight, Millis, Options,
    Phase, Practice, Rhythm, Showing, Solo, Source, Standing, Tier, Tile, View,
};
use games::{Advice, Evidence, Seat};
use played::{ADA, BEN, Mission, flight, lettered, named, names, options};
use render::{Draws, Point, Reel, Scene, Shape, gif, png};
use text::Lang;
use written::{check_pixels, check_scene, decoded};

fn scene(view: &View) -> Scene {
    Contact::scene(view, Lang::Fr, &names())
}

fn large(view: &View) -> Scene {
    Contact::scene_large(view, Lang::Fr, &names()).unwrap()
}

fn shows(scene: &Scene, what: &str) -> bool {
    let mut things = scene.things().iter();
    things.any(|thing| thing.name.starts_with(what))
}

fn in_the_middle() -> Mission {
    let mut mission = Mission::of(options(Difficulty::Two), 3);
    mission.rounds(4).misses();
    mission
}

/// A mission of the pro variant that was won, and its last news.
fn won() -> Mission {
    let mut mission = Mission::of(options(Difficulty::Pro), 5);
    mission.misses();
    while mission.public().ending.is_none() {
        mission.finds();
    }
    mission
}

#[test]
fn scenes_and_pictures_match_snapshots() {
    let middle = in_the_middle();
    check_scene("contact-public", &scene(&middle.public()));
    check_pixels("contact-public", &scene(&middle.public()));

    let mut planning = Mission::of(options(Difficulty::Pro), 2);
    planning.plans_by(2);
    planning.act(ADA, Action::BackUp);
    check_scene("contact-source", &scene(&planning.seen_by(ADA)));
    check_pixels("contact-source", &scene(&planning.seen_by(ADA)));

    let won = won();
    check_scene("contact-won", &scene(&won.public()));
    let certificate = Contact::scene_of_news(&won.news(), Lang::En, &names()).unwrap();
    check_pixels("contact-certificate", &certificate);
    let mut best = won.news();
    if let Glimpse::Found {
        ending:
            Some(Ending::Won {
                certificate: Some(certificate),
                ..
            }),
        ..
    } = &mut best
    {
        (certificate.points, certificate.tier) = (BEST, Tier::First);
    }
    let certificate = Contact::scene_of_news(&best, Lang::Fr, &names()).unwrap();
    check_pixels("contact-certificate-fr", &certificate);
    let hand = film(&heard(&[(0, 900), (500, 700)]));
    check_pixels("contact-hand", &hand.frames()[3].scene);
    let taught = film(&taught());
    check_pixels("contact-hand-ring", &taught.frames()[8].scene);
    check_pixels("contact-hand-rest", &taught.frames().last().unwrap().scene);
    let bars = transmitted(rhythm(&[(0, 900), (410, 1_950)]), Showing::Bars);
    let bars = Contact::scene_of_news(&bars, Lang::En, &names()).unwrap();
    check_pixels("contact-bars", &bars);
}

#[test]
fn hints_draw_the_route_or_how_likely_each_planet_is() {
    let mut planning = Mission::of(options(Difficulty::Pro), 2);
    planning.plans_by(2);
    planning.act(ADA, Action::BackUp);
    let view = planning.seen_by(ADA);
    let target = view.console.as_ref().unwrap().target;
    let route = Action::Plan(vec![lettered("T"), lettered("K"), target]);
    let advice = |action, why| Advice { action, why };
    let source = Contact::hinted(&view, &advice(route, vec![]), Lang::Fr, &names());
    check_pixels("contact-hint-source", &source);

    let mut sent = Mission::of(options(Difficulty::Two), 3);
    sent.transmits();
    let view = sent.seen_by(sent.guesser());
    let mut open = view.tiles.iter();
    let mut open = open.by_ref().filter(|it| it.standing == Standing::Possible);
    let mut likely = |permille| Evidence::Likely {
        what: Insight::Target(open.next().unwrap().tile),
        permille,
        within: 50,
    };
    let why = vec![likely(710), likely(180), likely(60)];
    let Insight::Target(best) = *why[0].what() else {
        panic!("a planet");
    };
    let crew = Contact::hinted(&view, &advice(Action::Guess(best), why), Lang::Fr, &names());
    check_pixels("contact-hint-crew", &crew);
    check_scene("contact-hint-crew", &crew);
    for seen in [sent.public(), sent.seen_by(sent.source())] {
        assert!(!shows(&scene(&seen), "hint"));
    }
}

#[test]
fn space_is_to_scale_in_both_sizes() {
    let view = Mission::of(options(Difficulty::Pro), 2).public();
    for (scene, unit) in [(scene(&view), 22.0), (large(&view), 34.0)] {
        let thing = |tile: Tile| {
            let name = format!("tile {tile}");
            let found = scene.things().iter().find(|thing| thing.name == name);
            found.unwrap()
        };
        let earth = view.tiles.iter().find(|seen| seen.tile == Tile::EARTH);
        let (earth, origin) = (earth.unwrap().at, thing(Tile::EARTH).at);
        for seen in &view.tiles {
            let Thing { at, diameter } = Thing::of(&thing(seen.tile).shape, thing(seen.tile).at);
            assert_eq!(f64::from(diameter), 3.5 * unit, "{}", seen.tile);
            let exact = |place: i32, centre: i32| f64::from(place - centre) / 100.0 * unit;
            let off_x = f64::from(at.x - origin.x) - exact(seen.at.x, earth.x);
            let off_y = f64::from(at.y - origin.y) - exact(seen.at.y, earth.y);
            assert!(off_x.abs() <= 1.0 && off_y.abs() <= 1.0, "{}", seen.tile);
        }
    }
}

struct Thing {
    at: Point,
    diameter: u16,
}

impl Thing {
    fn of(shape: &Shape, at: Point) -> Self {
        let Shape::Sprite { diameter, .. } = *shape else {
            panic!("a tile is a sprite")
        };
        Self { at, diameter }
    }
}

#[test]
fn letters_are_readable_on_a_phone() {
    // In a picture of 400 pixels, capitals are at least nine high.
    let long = named(&["Wolfeschlegelsteinhausenbergerdorff"; 5]);
    for scene in [
        scene(&in_the_middle().public()),
        scene(&Mission::of(options(Difficulty::Pro), 2).seen_by(ADA)),
        Contact::scene_of_news(&won().news(), Lang::Fr, &names()).unwrap(),
        Contact::scene_of_news(&won().news(), Lang::En, &long).unwrap(),
    ] {
        let shrunk = 400.0 / f64::from(scene.size().width);
        for thing in scene.things() {
            let high = match &thing.shape {
                Shape::Words { face, .. } => f64::from(face.size) * 0.729,
                Shape::Sprite { diameter, .. } if thing.name.starts_with("letter ") => {
                    f64::from(*diameter) * 0.65
                }
                _ => continue,
            };
            assert!(high * shrunk >= 9.0, "{thing}: {}", high * shrunk);
        }
    }
}

#[test]
fn only_the_source_sees_its_target_and_routes() {
    let mut mission = Mission::in_rows(3, "H");
    mission.plans_by(2);
    mission.act(ADA, Action::BackUp);
    let secrets = ["target", "leg", "free", "stop", "number"];
    for scene in [scene(&mission.seen_by(ADA)), large(&mission.seen_by(ADA))] {
        for what in secrets {
            assert!(shows(&scene, what), "{what}");
        }
    }
    for view in [mission.public(), mission.seen_by(BEN)] {
        for scene in [scene(&view), large(&view)] {
            for what in secrets {
                assert!(!shows(&scene, what), "{what}");
            }
        }
    }
}

#[test]
fn missions_differing_only_in_secrets_look_identical() {
    let routed = |target: &str, legs: usize| {
        let mut mission = Mission::in_rows(3, target);
        mission.plans_by(legs);
        mission
    };
    let pressed = |target: &str, legs: usize, presses: u64| {
        let mut mission = routed(target, legs);
        for at in 0..presses {
            let at = Millis::new(1_000 + 700 * at);
            let known = usize::MAX;
            mission.act(ADA, Action::Press { at, known });
        }
        mission
    };
    let one = pressed("H", 1, 1);
    for other in [
        Mission::in_rows(3, "A"),
        routed("A", 2),
        pressed("N", 3, 5),
        pressed("Q", 2, 0),
    ] {
        assert_eq!(one.public(), other.public());
        let bytes = |mission: &Mission| {
            let views = [
                mission.public(),
                mission.seen_by(BEN),
                mission.seen_by(Seat::new(2)),
            ];
            views.map(|view| [png(&scene(&view)), png(&large(&view))])
        };
        assert!(bytes(&one) == bytes(&other), "a secret shows");
        assert!(scene(&one.seen_by(ADA)) != scene(&other.seen_by(ADA)));
    }
}

#[test]
fn transmission_shows_only_its_rhythm() {
    // Other targets and other routes of as many legs, in one rhythm.
    let sent = |target: &str| {
        let mut mission = Mission::in_rows(3, target);
        mission.plans_by(2).sends(&[1_000, 730, 410, 1_950]);
        mission
    };
    let bytes = |mission: &Mission| {
        let views = [mission.public(), mission.seen_by(BEN)];
        views.map(|view| gif(&film(&view)))
    };
    let (one, other) = (sent("H"), sent("N"));
    assert!(bytes(&one) == bytes(&other));
    let bars = |mission: &Mission| {
        let Glimpse::Transmitted { rhythm, .. } = mission.news() else {
            panic!("a transmission")
        };
        let news = transmitted(rhythm, Showing::Bars);
        png(&Contact::scene_of_news(&news, Lang::Fr, &names()).unwrap())
    };
    assert!(bars(&one) == bars(&other));
}

fn rhythm(hops: &[(u64, u64)]) -> Rhythm {
    let hop = |&(pause, flight)| Hop {
        pause: Millis::new(pause),
        flight: Millis::new(flight),
    };
    Rhythm::new(hops.iter().map(hop).collect())
}

fn transmitted(rhythm: Rhythm, showing: Showing) -> Glimpse {
    Glimpse::Transmitted {
        source: Source::Seat(ADA),
        number: 1,
        rhythm,
        showing,
        left: 2,
        guesser: Some(BEN),
    }
}

/// What everyone sees after this flight of a person.
fn heard(hops: &[(u64, u64)]) -> View {
    let mut mission = Mission::in_rows(3, "H");
    mission.plans_by(2).sends(&[1_000, 730, 410, 1_950]);
    let mut view = mission.public();
    let round = view.round.as_mut().unwrap();
    round.sent = vec![rhythm(hops)];
    view
}

/// What everyone sees after this practice flight.
fn practised(hops: &[(u64, u64)]) -> View {
    let (from, to) = flight("0 K");
    let mut view = Mission::in_rows(3, "H").public();
    view.phase = Phase::Practising { first: ADA };
    view.round = None;
    view.flown = vec![Flown {
        pilot: Source::Seat(BEN),
        from,
        to,
        rhythm: rhythm(hops),
    }];
    view
}

/// What a player alone sees after the first flight of the game master.
fn taught() -> View {
    Mission::of(options(Difficulty::Two), 1).public()
}

fn film(view: &View) -> Reel {
    assert!(Contact::has_just_moved(view));
    Contact::last_film(view, Lang::Fr, &names()).unwrap()
}

/// Plays the GIF and looks at the fingertips: they are on the table or above it.
#[track_caller]
fn check_film(view: &View, hops: &[(u64, u64)]) -> Film {
    let film = Film::read(&gif(&self::film(view)));
    assert_eq!(film.plays, Some(1));
    let (once, again) = film.frames.split_at(film.frames.len() / 2);
    let times = |frames: &[Shown]| -> Vec<u64> { frames.iter().map(|it| it.hundredths).collect() };
    assert_eq!(times(once), times(again), "it plays twice");
    let [first, _, _, flying, .., last] = once else {
        panic!("{} frames", once.len());
    };
    assert!(last.hundredths >= 100);
    let tips = |frame| film.at(frame, 205, 803);
    let (lies, flies) = (tips(first), tips(flying));
    assert!(lies != flies && tips(last) == lies, "{lies} {flies}");
    let (mut now, mut lay) = (0, true);
    let mut seen = Vec::new();
    for frame in once {
        assert!(frame.hundredths >= 2, "browsers slow it down");
        if (tips(frame) == lies) != lay {
            lay = !lay;
            seen.push(now * 10);
        }
        now += frame.hundredths;
    }
    let mut recorded = Vec::new();
    // A count-down from three comes first.
    let mut now = once[..3].iter().map(|it| it.hundredths).sum::<u64>() * 10;
    for (pause, flight) in hops {
        recorded.extend([now + pause, now + pause + flight]);
        now += pause + flight;
    }
    assert_eq!(seen.len(), recorded.len(), "{hops:?}");
    for (seen, recorded) in seen.into_iter().zip(recorded) {
        let off: u64 = seen.abs_diff(recorded);
        assert!(off <= 20, "{off} ms off in {hops:?}");
    }
    film
}

#[test]
fn hand_moves_in_the_recorded_rhythm() {
    let many: Vec<(u64, u64)> = (0..23)
        .map(|nth| (if nth == 0 { 0 } else { 93 + nth * 7 }, 161 + nth * 37))
        .collect();
    for hops in [
        &[(0, 900)][..],
        &[(0, 1_234), (456, 789), (101, 2_345)],
        &[(0, 20), (20, 20), (20, 20)],
        &[(0, 33), (47, 56), (64, 77), (79, 81)],
        &[(0, 60_000), (30_000, 29_999)],
        &many,
    ] {
        check_film(&heard(hops), hops);
        check_film(&practised(hops), hops);
    }
}

#[test]
fn hand_film_is_small_and_plays_at_full_speed() {
    let hops = [(0, 1_200), (430, 180), (190, 2_100), (250, 640)];
    let bytes = |hops: &[(u64, u64)]| gif(&film(&heard(hops)));
    let seen = Film::read(&bytes(&hops));
    assert!(seen.frames.iter().all(|frame| frame.hundredths > 5));
    // A hop weighs little, however long it is.
    let weighs = |count: usize| bytes(&hops[..count]).len();
    let hop = weighs(3) - weighs(2);
    let ten = weighs(4) + 6 * hop;
    assert!(hop < 12_000 && ten <= 300_000, "{hop} {ten}");
    let taught = gif(&film(&taught())).len();
    assert!(taught <= 300_000, "{taught}");
}

#[test]
fn ring_grows_where_the_game_master_teaches_and_in_practice_alone() {
    let rings = |view: &View| -> Vec<i32> {
        let reel = film(view);
        let scenes = reel.frames().iter().map(|frame| &frame.scene);
        let top = |scene: &Scene| {
            let rings = scene.things().iter().filter(|thing| thing.name == "ring");
            let tops = rings.filter_map(|ring| match ring.shape {
                Shape::Ring { radius, .. } => Some(ring.at.y - i32::from(radius)),
                _ => None,
            });
            tops.min()
        };
        scenes.filter_map(top).collect()
    };
    // Where a person is the source, nothing measures.
    assert!(rings(&heard(&[(0, 900), (300, 400)])).is_empty());
    let twice = rings(&practised(&[(0, 1_500)]));
    let (grown, again) = twice.split_at(twice.len() / 2);
    assert!(grown.len() > 10 && grown.is_sorted_by(|one, next| one >= next));
    assert_eq!(grown, &again[..grown.len()]);
    let mut view = taught();
    assert!(rings(&view).len() > 5);
    let hops = view.round.as_ref().unwrap().sent[0].landings();
    let last = film(&view).frames().last().unwrap().scene.clone();
    assert_eq!(shows(&last, "ring's stop"), hops > 1, "a ring for each hop");
    // They stay for who has guessed wrong.
    view.round.as_mut().unwrap().transmissions_left = 3;
    assert!(!Contact::has_just_moved(&view) && shows(&scene(&view), "ring"));
    view.round.as_mut().unwrap().transmissions_left = 2;
    assert!(!shows(&scene(&view), "second"));
    // Later a chain of hops is followed from its first ring on, and one hop is judged by eye.
    let round = view.round.as_mut().unwrap();
    round.number = 3;
    round.sent[0] = rhythm(&[(0, 900), (300, 1_200)]);
    assert!(!rings(&view).is_empty() && !shows(&scene(&view), "second"));
    let stop = view.first_stops()[0];
    let why = Vec::new();
    let action = Action::Stop(stop);
    let supposed = Contact::hinted(&view, &Advice { action, why }, Lang::Fr, &names());
    assert!(shows(&supposed, "ring's stop"));
    view.round.as_mut().unwrap().sent[0] = rhythm(&[(0, 900)]);
    assert!(rings(&view).is_empty());
    assert!(
        shows(&scene(&view), "second"),
        "one is how far a second goes"
    );
    view.round.as_mut().unwrap().source = Source::Seat(BEN);
    assert!(!shows(&scene(&view), "second"));
}

#[test]
fn own_hand_is_seen_while_it_is_up_by_who_taps_alone() {
    let mut mission = Mission::of(options(Difficulty::Two), 3);
    mission.plans();
    let press = |mission: &mut Mission, at| {
        let known = usize::MAX;
        let at = Millis::new(at);
        mission.act(ADA, Action::Press { at, known });
    };
    let beats = |view: &View| {
        let things = scene(view).things().to_vec().into_iter();
        things.filter(|thing| thing.name == "beat").count()
    };
    let rests = mission.seen_by(ADA);
    assert!(shows(&scene(&rests), "hand flat"));
    let film = |view: &View| Contact::film_in_place(view, Lang::Fr, &names());
    assert!(film(&rests).is_none());
    press(&mut mission, 1_000);
    let up = mission.seen_by(ADA);
    let counted = film(&up).unwrap();
    let seconds: u16 = counted.frames().iter().map(|it| it.hundredths).sum();
    assert!(seconds >= 800 && shows(&counted.frames()[0].scene, "hand up"));
    for view in [mission.seen_by(BEN), mission.public()] {
        assert!(film(&view).is_none() && !shows(&scene(&view), "hand up"));
    }
    press(&mut mission, 3_000);
    let landed = mission.seen_by(ADA);
    assert!(film(&landed).is_none() && shows(&scene(&landed), "hand taps"));
    assert_eq!(beats(&landed), 4);
}

#[test]
fn film_gives_way_to_what_happened_since() {
    let mut mission = Mission::of(options(Difficulty::Two), 3);
    assert!(!Contact::has_just_moved(&mission.public()));
    mission.transmits();
    assert!(Contact::has_just_moved(&mission.public()));
    mission.misses();
    let view = mission.public();
    assert!(!Contact::has_just_moved(&view));
    // It can be seen again.
    assert!(Contact::last_film(&view, Lang::Fr, &names()).is_some());
}

#[test]
fn answer_is_flown_before_the_next_hand() {
    let film = |view: &View| Contact::film_in_place(view, Lang::Fr, &names());
    let listening = Options {
        solo: Solo::Listening,
        ..options(Difficulty::Two)
    };
    let mut alone = Mission::of(listening, 1);
    let (mut missed, mut found) = (None, None);
    while missed.is_none() || found.is_none() {
        let mut tiles = alone.public().tiles.into_iter();
        let open = tiles.find(|it| it.standing == Standing::Possible);
        alone.act(ADA, Action::Guess(open.unwrap().tile));
        let view = alone.public();
        match view.last_answer().unwrap().is_right {
            true => found = film(&view),
            false => missed = film(&view),
        }
    }
    let (missed, found) = (missed.unwrap(), found.unwrap());
    let burst = |reel: &Reel| {
        let mut frames = reel.frames().iter();
        frames.rposition(|it| shows(&it.scene, "burst")).unwrap()
    };
    let last = &missed.frames()[burst(&missed)].scene;
    assert!(shows(last, "hop's time") && !shows(last, "medal"));
    assert!(shows(last, "hand flat"), "its dots stay");
    check_pixels("contact-answer-wrong", last);
    let scenes: Vec<&Scene> = found.frames().iter().map(|it| &it.scene).collect();
    let (flown, next) = scenes.split_at(burst(&found) + 1);
    assert!(!flown.iter().any(|scene| shows(scene, "hand flat")));
    assert!(next.iter().any(|scene| shows(scene, "hand up")));
    check_pixels("contact-answer", flown.last().unwrap());
    assert!(gif(&found).len() <= 600_000, "{}", gif(&found).len());

    let mut crew = Mission::of(options(Difficulty::Two), 3);
    crew.misses();
    for view in [crew.public(), crew.seen_by(crew.source())] {
        let missed = film(&view).unwrap();
        let last = &missed.frames().last().unwrap().scene;
        assert!(
            shows(last, "hop") && !shows(last, "hop's"),
            "no pace is measured"
        );
    }
}

#[test]
fn who_is_misheard_alone_sees_how_far_it_was() {
    let mut alone = Mission::of(options(Difficulty::Two), 1);
    loop {
        let view = alone.public();
        assert_eq!(view.ending, None, "never misheard");
        let round = view.round.as_ref().unwrap();
        if !round.wrong.is_empty() && round.guesser.is_none() {
            break;
        }
        let mut tiles = view.tiles.iter();
        let open = tiles.find(|it| it.standing == Standing::Possible);
        match view.phase {
            Phase::Guessing => alone.act(ADA, Action::Guess(open.unwrap().tile)),
            _ => alone.plans().sends(&[300, 200]),
        };
    }
    let own = alone.seen_by(ADA);
    assert!(shows(&scene(&own), "misheard") && !shows(&scene(&alone.public()), "misheard"));
    let film = Contact::film_in_place(&own, Lang::Fr, &names()).unwrap();
    assert!(shows(&film.frames().last().unwrap().scene, "misheard"));
    check_pixels("contact-misheard", &scene(&own));
}

#[test]
fn route_is_drawn_once_its_round_is_over() {
    let mut mission = Mission::of(options(Difficulty::Two), 3);
    mission.transmits();
    assert!(!shows(&scene(&mission.public()), "flown"));
    mission.finds();
    assert!(shows(&scene(&mission.public()), "flown"));
    mission.transmits();
    let film = film(&mission.public());
    assert!(
        shows(&film.frames()[0].scene, "flown"),
        "under the next flight"
    );
}

#[test]
fn dots_count_the_half_seconds_of_each_hop() {
    let film = film(&heard(&[(0, 1_600), (300, 400), (300, 20_000)]));
    let beats = |scene: &Scene| {
        let things = scene.things().iter();
        things.filter(|thing| thing.name == "beat").count()
    };
    let mut counted: Vec<usize> = film.frames().iter().map(|it| beats(&it.scene)).collect();
    counted.dedup();
    // Three, none, and as many as a row holds; twice, and they stay.
    let all: Vec<usize> = (0..=19).chain(0..=19).collect();
    assert_eq!(counted, all);
}

#[test]
fn bars_are_to_scale_and_follow_the_setting() {
    let hops = [(0, 1_234), (456, 789), (101, 9_345)];
    let news = transmitted(rhythm(&hops), Showing::Bars);
    let scene = Contact::scene_of_news(&news, Lang::Fr, &names()).unwrap();
    let bars = |name: &str| -> Vec<u16> {
        let things = scene.things().iter().filter(|thing| thing.name == name);
        let width = |thing: &render::Thing| match thing.shape {
            Shape::Bar { size, .. } => size.width,
            Shape::Area { ref points, .. } => {
                points.iter().map(|it| it.x).max().unwrap_or_default() as u16
            }
            _ => panic!("{thing} is no bar"),
        };
        things.map(width).collect()
    };
    // A pixel is ten milliseconds; the last flight goes on in two more lines.
    let flights = bars("flight");
    assert_eq!(flights.len(), 5);
    assert_eq!(flights[..2], [123, 79]);
    assert_eq!(flights[2..].iter().sum::<u16>(), 935, "{flights:?}");
    assert_eq!(
        bars("ground").iter().sum::<u16>(),
        flights.iter().sum::<u16>() + 60 + 60 + 46 + 10
    );
}

#[test]
fn flights_add_no_text() {
    let hops = [(0, 1_234), (456, 789)];
    let view = heard(&hops);
    let words = |scene: &Scene| {
        let things = scene.things().iter().chain(scene.ground());
        let words = things.filter(|thing| matches!(thing.shape, Shape::Words { .. }));
        words.count()
    };
    let board = words(&scene(&view));
    for frame in film(&view).frames() {
        assert_eq!(words(&frame.scene), board);
    }
    let bars = transmitted(rhythm(&hops), Showing::Bars);
    let bars = Contact::scene_of_news(&bars, Lang::Fr, &names()).unwrap();
    assert_eq!(words(&bars), 0);
    let hand = transmitted(rhythm(&hops), Showing::Hand);
    assert!(Contact::scene_of_news(&hand, Lang::Fr, &names()).is_none());
}

#[test]
fn practice_flight_is_shown_to_everyone() {
    let practising = Options {
        practice: Practice::Offered,
        ..options(Difficulty::Pro)
    };
    let mut mission = Mission::of(practising, 3);
    let begun = mission.public();
    let from = Tile::EARTH;
    let flown = |to| mission.goes(games::Cause::Act(BEN, Action::Practise { from, to }));
    assert!(Tile::planets().map(flown).any(|done| done.is_ok()));
    assert!(!shows(&scene(&begun), "practice"));
    assert!(shows(&scene(&mission.public()), "practice"));
}

#[test]
fn briefing_is_shown_to_everyone() {
    let mut mission = Mission::of(options(Difficulty::Pro), 3);
    mission.transmits();
    assert!(!shows(&scene(&mission.public()), "briefing"));
    mission.act(Seat::new(2), Action::Brief(Aid::FirstStop));
    for view in [mission.public(), mission.seen_by(ADA), mission.seen_by(BEN)] {
        assert!(shows(&scene(&view), "briefing"));
    }
    mission.misses();
    assert!(!shows(&scene(&mission.public()), "briefing"));
}

#[test]
fn lost_mission_reveals_its_last_signal() {
    let mut mission = Mission::of(options(Difficulty::Six), 3);
    let mut target = None;
    while mission.public().ending.is_none() {
        mission.transmits();
        target = Some(mission.target());
        mission.misses();
    }
    let origin = format!("origin {}", target.unwrap());
    assert!(shows(&scene(&mission.public()), &origin));
}

#[test]
fn certificate_shows_names_planets_points_rank_and_date() {
    let won = won();
    let (news, points) = (won.news(), won.public().score);
    for (lang, day) in [
        (Lang::Fr, "21 novembre 2026"),
        (Lang::En, "21 November 2026"),
    ] {
        let text = Contact::scene_of_news(&news, lang, &names())
            .unwrap()
            .to_text();
        for said in ["Ada Lovelace", "Élise", day, &format!("{points} / 42")] {
            assert!(text.contains(said), "{said}: {text}");
        }
    }
    let certificate = Contact::scene_of_news(&news, Lang::Fr, &names()).unwrap();
    let stickers = certificate.things().iter();
    let stickers: Vec<&str> = stickers
        .filter_map(|thing| thing.name.strip_prefix("tile "))
        .collect();
    let past = won.public().past;
    let found: Vec<String> = past.iter().map(|past| past.target.to_string()).collect();
    assert_eq!(stickers, found);
    // Levels without a certificate have none.
    let mut plain = Mission::of(options(Difficulty::Two), 3);
    plain.rounds(12);
    assert!(plain.public().ending.is_some());
    assert!(Contact::scene_of_news(&plain.news(), Lang::Fr, &names()).is_none());
    assert!(shows(&scene(&plain.public()), "voyage"));
}

#[test]
fn everything_lies_within_the_picture() {
    let middle = in_the_middle();
    let won = won();
    let source = Mission::of(options(Difficulty::Pro), 2).seen_by(ADA);
    for view in [middle.public(), won.public(), source] {
        for scene in [scene(&view), large(&view)] {
            let (width, height) = (scene.size().width.into(), scene.size().height.into());
            for thing in scene.things() {
                let within =
                    (0..=width).contains(&thing.at.x) && (0..=height).contains(&thing.at.y);
                assert!(within, "{thing}");
            }
        }
    }
}

#[test]
fn any_name_fits_its_space() {
    let won = won();
    let long = "W".repeat(5_000);
    for name in [long.as_str(), "👩‍🚀🛰️🪐", "", "\0\n\t", "שלום"] {
        let people = named(&[name; 5]);
        let board = Contact::scene(&in_the_middle().public(), Lang::Fr, &people);
        assert_eq!(decoded(&png(&board)).0, 960);
        let certificate = Contact::scene_of_news(&won.news(), Lang::Fr, &people).unwrap();
        assert_eq!(decoded(&png(&certificate)).0, 1_080);
        let names = certificate.things().iter();
        let names = names.filter(|thing| thing.name == "names");
        let lines: Vec<i32> = names.map(|thing| thing.at.y).collect();
        assert!(
            lines.iter().all(|line| (240..=500).contains(line)),
            "{lines:?}"
        );
    }
}
