//! The pictures of Interceptor: their scenes as text, their pixels, and what they never show.

#[path = "played/interceptor.rs"]
mod played;
mod written;

use games::Advice;
use games::interceptor::{
    Action, Announcement, Change, FirstTurn, Fleet, Interceptor, Options, View, order, placement,
};
use played::{ADA, BEN, Fight, melee, names};
use render::{Draws, Scene, Shape, gif, png};
use text::{Lang, Names};
use written::{check_pixels, check_scene};

fn scene(view: &View) -> Scene {
    Interceptor::scene(view, Lang::En, &names())
}

fn shown(view: &View, lang: Lang) -> Scene {
    Interceptor::scene(view, lang, &names())
}

#[test]
fn scenes_and_pictures_match_snapshots() {
    let mut placing = Fight::of(&Options::default(), 2);
    placing.places(ADA, "A7 NE 3").seals(ADA);
    check_scene(
        "interceptor-placing",
        &shown(&placing.seen_by(ADA), Lang::Fr),
    );

    let mut duel = duel();
    duel.writes(ADA, 0, "4 AGADAA").seals(ADA);
    check_scene("interceptor-order", &shown(&duel.seen_by(ADA), Lang::En));
    check_pixels("interceptor-order", &shown(&duel.seen_by(ADA), Lang::En));
    check_scene("interceptor-public", &shown(&duel.public(), Lang::Fr));

    let (mut six, orders) = melee();
    six.turn(&orders);
    check_scene("interceptor-after", &shown(&six.public(), Lang::Fr));
    check_pixels("interceptor-after", &shown(&six.public(), Lang::Fr));
    // Every phase of the replay, one frame each.
    let reel = Interceptor::reel_of_news(&six.news(), Lang::Fr, &names()).unwrap();
    let frames = reel.frames();
    for (name, nth) in [("first", 0), ("middle", frames.len() / 2)] {
        check_scene(&format!("interceptor-replay-{name}"), &frames[nth].scene);
    }
    check_pixels("interceptor-replay-last", &frames[frames.len() - 1].scene);
}

#[test]
fn hints_draw_the_flight_in_the_place_of_the_own_order() {
    let mut duel = duel();
    duel.writes(ADA, 0, "1 TX");
    let hinted = |action| {
        let why = vec![];
        let advice = Advice { action, why };
        Interceptor::hinted(&duel.seen_by(ADA), &advice, Lang::En, &names())
    };
    let write = Action::Write {
        ship: 0,
        order: order("4 AGADAA").unwrap(),
    };
    check_scene("interceptor-hint", &hinted(write.clone()));
    check_pixels("interceptor-hint", &hinted(write));
    assert!(!scene(&duel.seen_by(ADA)).to_text().contains("hint"));
    assert!(!scene(&duel.public()).to_text().contains("hint"));

    let placing = Fight::of(&Options::default(), 2);
    let place = Advice {
        action: Action::Place {
            ship: 0,
            placement: placement("A7 NE 2").unwrap(),
        },
        why: vec![],
    };
    let view = placing.seen_by(ADA);
    let text = Interceptor::hinted(&view, &place, Lang::En, &names()).to_text();
    assert!(text.contains("hint end @"), "{text}");
}

fn duel() -> Fight {
    Fight::scene(&Options::default(), &["F4 S"], &["F10 N 3", "F3 S 2"])
}

#[test]
fn sealed_order_is_only_in_its_pilots_picture() {
    let plain = duel();
    let mut one = duel();
    one.writes(ADA, 0, "4 AGADAA").seals(ADA);
    let mut other = duel();
    other.writes(ADA, 0, "1 TX").seals(ADA);
    assert_eq!(scene(&one.public()), scene(&other.public()));
    assert_eq!(scene(&one.seen_by(BEN)), scene(&other.seen_by(BEN)));
    assert_eq!(png(&scene(&one.public())), png(&scene(&other.public())));
    assert_ne!(scene(&one.seen_by(ADA)), scene(&other.seen_by(ADA)));
    let names = |text: &str| text.contains("mark 1.1 @");
    assert!(
        names(&scene(&one.public()).to_text()),
        "who has sealed is shown"
    );
    assert!(!names(&scene(&plain.public()).to_text()));
}

#[test]
fn own_order_is_drawn_as_it_will_be_executed() {
    let mut duel = duel();
    duel.writes(ADA, 0, "4 AGADAA");
    let text = scene(&duel.seen_by(ADA)).to_text();
    for wanted in ["trail 1.1", "zone C7", "damage C7", "\"written 4 FLFRFF\""] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    assert_eq!(signs(&text), ["4", "F", "L", "F", "F", "F", "R"]);
    let keys = |wanted: &str| text.matches(wanted).count();
    assert_eq!((keys("Key(Letter)"), keys("Key(Corrected)")), (4, 2));
    // Where it turns, and which way it goes between.
    let turns = text.lines().filter(|line| line.starts_with("turns 1.1"));
    let turns: Vec<&str> = turns.filter_map(|line| line.split('"').nth(1)).collect();
    assert_eq!(turns, ["L", "R"]);
    assert_eq!(keys("way 1.1 "), 3);
}

#[test]
fn order_is_drawn_with_what_asteroids_will_do_to_it() {
    // One drifts onto the end of the flight, and hides the ship from all fire.
    let mut duel = Fight::scene(&Options::default(), &["F7 S"], &["F10 N 3", "A3 SE 2"]);
    duel.writes(ADA, 0, "2 AA");
    let own = scene(&duel.seen_by(ADA)).to_text();
    for wanted in ["drift @", "loss 1.1", "onward 2.1"] {
        assert!(own.contains(wanted), "{wanted}: {own}");
    }
    assert!(!own.contains("zone "), "{own}");
    duel.writes(ADA, 0, "4 AAAA");
    let own = scene(&duel.seen_by(ADA)).to_text();
    assert!(own.contains("zone "), "{own}");
    // It crosses the one that was there, and that is all.
    assert_eq!(own.matches("\"−1\"").count(), 1, "{own}");
    assert!(!scene(&duel.public()).to_text().contains("drift"));
}

#[test]
fn turn_is_flown_on_the_board_of_who_writes_next() {
    let mut duel = Fight::scene(&Options::default(), &[], &["F8 N 1", "F5 N 1"]);
    duel.turn(&["1 AX", "1 AX"]);
    let film = |view: &View| Interceptor::film_in_place(view, Lang::En, &names());
    let film_of_ada = film(&duel.seen_by(ADA)).unwrap();
    let frames = film_of_ada.frames();
    assert_eq!(frames[frames.len() - 1].scene, scene(&duel.seen_by(ADA)));
    duel.writes(BEN, 0, "1 A").seals(BEN);
    assert_eq!(film(&duel.seen_by(ADA)), Some(film_of_ada), "no new film");
    assert_eq!(film(&duel.seen_by(BEN)), None, "who has sealed");
    let again = Interceptor::last_film(&duel.seen_by(BEN), Lang::En, &names()).unwrap();
    let rests_on = &again.frames().last().unwrap().scene;
    assert_eq!(*rests_on, scene(&duel.seen_by(BEN)), "over their own order");
    assert_eq!(film(&duel.public()), None, "everyone");
}

#[test]
fn announcement_is_drawn_for_those_who_may_know_it() {
    let mut duel = Fight::scene(&Options::default(), &[], &["F8 N 1", "F5 N 1"]);
    duel.turn(&["1 A", "1 A"]);
    let said = Announcement {
        turn: FirstTurn::Left,
        change: Change::Slower,
    };
    duel.act(BEN, Action::Announce { ship: 0, said });
    let shown = |view: &View| scene(view).to_text().contains("\"L▼\"");
    assert!(shown(&duel.seen_by(ADA)), "who hit it");
    assert!(shown(&duel.seen_by(BEN)), "whose it is");
    assert!(!shown(&duel.public()), "everyone");
}

/// What stands on the keys of an order.
fn signs(text: &str) -> Vec<&str> {
    let signs = text.lines().filter(|line| line.starts_with("sign "));
    signs.filter_map(|line| line.split('"').nth(1)).collect()
}

#[test]
fn previous_turn_shows_trails_shots_and_losses() {
    let (mut fight, orders) = melee();
    fight.turn(&orders);
    let text = scene(&fight.public()).to_text();
    for wanted in ["trail 1.1", "trail 6.1", "burst", "loss 2.1", "loss 6.1"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn previous_turn_shows_where_ships_have_fired_and_hit() {
    let mut duel = Fight::scene(&Options::default(), &[], &["F8 N 1", "F5 N 1"]);
    duel.turn(&["1 A", "1 AX"]);
    let text = scene(&duel.public()).to_text();
    for wanted in ["fired F6 ", "fired F5 ", "shot @", "loss 2.1"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    // They held their fire.
    assert!(!text.contains("fired F3 "), "{text}");
}

#[test]
fn replay_shows_one_shooter_at_a_time_and_the_survivors() {
    let mut fight = Fight::scene(&Options::default(), &[], &["F9 N 1", "F5 S 1"]);
    fight.turn(&["1 A", "1 A"]);
    let reel = Interceptor::reel_of_news(&fight.news(), Lang::Fr, &names()).unwrap();
    let scenes: Vec<String> = reel
        .frames()
        .iter()
        .map(|one| one.scene.to_text())
        .collect();
    // Whose shots fly in a scene, or that it shows what was lost by them.
    let fired = |scene: &String| {
        let shots = scene.lines().filter(|line| line.starts_with("shot @"));
        let inks = shots.filter_map(|shot| shot.split(" stroke ").nth(1)?.split(' ').next());
        let mut inks: Vec<String> = inks.map(str::to_owned).collect();
        inks.dedup();
        inks.extend(scene.contains("\nloss ").then(|| "loss".to_owned()));
        (!inks.is_empty()).then(|| inks.join(" and "))
    };
    let mut moments: Vec<String> = scenes.iter().filter_map(fired).collect();
    moments.dedup();
    let [one, "loss", other, "loss"] = moments.iter().map(String::as_str).collect::<Vec<_>>()[..]
    else {
        panic!("{moments:?}");
    };
    assert_ne!(one, other);
    assert!(!scenes.last().unwrap().contains("shot @"));
}

/// The last picture of these turns.
fn last_moment(ships: &[&str], turns: &[&[&str]]) -> Option<Scene> {
    let mut fight = Fight::scene(&Options::default(), &[], ships);
    for orders in turns {
        fight.turn(orders);
    }
    let reel = Interceptor::reel_of_news(&fight.news(), Lang::Fr, &names())?;
    Some(reel.frames().last()?.scene.clone())
}

#[test]
fn last_picture_shows_who_was_destroyed_and_why() {
    let turns: [&[&str]; 2] = [&["1 A", "1 A"], &["0", "0"]];
    let fire = last_moment(&["F8 N 1", "F5 S 1"], &turns).unwrap();
    check_pixels("interceptor-fallen", &fire);
    let fire = fire.to_text();
    for wanted in ["destroyed 1.1", "fell 1.1 to 2.1 "] {
        assert!(fire.contains(wanted), "{wanted}: {fire}");
    }
    let wall = last_moment(&["F1 N 5", "A9 S 1"], &[&["5 AAAAA", "1 A"]]);
    let wall = wall.unwrap().to_text();
    for wanted in ["\"mur\"", "destroyed 1.1", "\"Bilan\""] {
        assert!(wall.contains(wanted), "{wanted}: {wall}");
    }
}

#[test]
fn replay_is_a_small_gif() {
    let (mut fight, orders) = melee();
    fight.turn(&orders);
    let reel = Interceptor::reel_of_news(&fight.news(), Lang::Fr, &names()).unwrap();
    assert!((8..60).contains(&reel.frames().len()));
    let bytes = gif(&reel);
    assert!(bytes.starts_with(b"GIF89a"));
    assert!(bytes.ends_with(&[0x3B]));
    assert!(bytes.len() < 1_000_000, "{}", bytes.len());
    assert_eq!(bytes, gif(&reel));
}

#[test]
fn everything_lies_within_the_picture() {
    let (mut fight, orders) = melee();
    for _ in 0..3 {
        fight.turn(&orders);
        let reel = Interceptor::reel_of_news(&fight.news(), Lang::Fr, &names()).unwrap();
        let scenes = reel.frames().iter().map(|frame| frame.scene.clone());
        for scene in scenes.chain([scene(&fight.public())]) {
            for thing in scene.things() {
                let size = scene.size();
                let within = (0..=i32::from(size.width)).contains(&thing.at.x)
                    && (0..=i32::from(size.height)).contains(&thing.at.y);
                assert!(within, "{thing}");
            }
        }
    }
}

#[test]
fn pilot_names_in_many_scripts_are_drawn() {
    let (mut six, orders) = melee();
    six.turn(&orders);
    for (people, called) in [
        (
            [
                "Zoë",
                "Наталья",
                "Ἀριστοτέλης",
                "李小龙",
                "田中さくら",
                "김민준",
            ],
            [
                "Zoë",
                "Наталья",
                "Ἀριστοτέλης",
                "李小龙",
                "田中さくら",
                "김민준",
            ],
        ),
        (
            ["مريم", "👩‍🚀🛰️", "𝓐𝓭𝓪", "ﾀﾅｶ", "สมชาย", "Ada 🚀"],
            ["مريم", "Joueur 2", "Ada", "タナカ", "สมชาย", "Ada"],
        ),
    ] {
        let people: Vec<String> = people.map(str::to_owned).into();
        let names = Names::new(people.clone(), people);
        let scene = Interceptor::scene(&six.public(), Lang::Fr, &names);
        let mut written: Vec<&str> = Vec::new();
        for thing in scene.things() {
            if let Shape::Words { words, .. } = &thing.shape
                && thing.name.starts_with("name ")
            {
                written.push(words);
            }
        }
        assert_eq!(written, called);
    }
}

#[test]
fn eighteen_ships_fit() {
    let fleets = Options {
        fleet: Fleet::Three,
        ..Options::default()
    };
    let ships: Vec<String> = (0..18).map(|nth| format!("C{} N 2", nth % 9 + 4)).collect();
    let ships: Vec<&str> = ships.iter().map(String::as_str).collect();
    let mut many = Fight::scene(&fleets, &[], &ships);
    many.writes(ADA, 2, "2 ADA");
    let own = scene(&many.seen_by(ADA)).to_text();
    assert!(own.contains("\"Order III\""), "{own}");
    // The others’ speeds stand there too.
    assert_eq!(signs(&own), ["2", "F", "R", "F", "2", "2"]);
    assert!(own.contains("\"5/5\"") && !own.contains('■'), "{own}");
    many.turn(&["4 ADAAAGX"; 18]);
    let reel = Interceptor::reel_of_news(&many.news(), Lang::En, &names()).unwrap();
    let first = reel.frames()[0].scene.to_text();
    assert!(first.contains("trail 6.3"), "{first}");
}
