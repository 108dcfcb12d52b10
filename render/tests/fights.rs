//! The pictures of Interceptor: their scenes as text, their pixels, and what they never show.

mod fight;
mod written;

use fight::{ADA, BEN, Fight, melee, names};
use games::interceptor::{Fleet, Interceptor, Options, View};
use render::{Draws, Scene, gif, png};
use text::Lang;
use written::{check_pixels, check_scene};

fn scene(view: &View) -> Scene {
    Interceptor::scene(view, Lang::En, &names())
}

fn shown(view: &View, lang: Lang) -> Scene {
    Interceptor::scene(view, lang, &names())
}

#[test]
fn scenes_and_pictures_are_as_written_down() {
    let mut placing = Fight::of(&Options::default(), 2);
    placing.places(ADA, "A7 NE 3").seals(ADA);
    check_scene(
        "interceptor-placing",
        &shown(&placing.private(ADA), Lang::Fr),
    );

    let mut duel = duel();
    duel.writes(ADA, 0, "4 AGADAA").seals(ADA);
    check_scene("interceptor-order", &shown(&duel.private(ADA), Lang::En));
    check_pixels("interceptor-order", &shown(&duel.private(ADA), Lang::En));
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

fn duel() -> Fight {
    Fight::scene(&Options::default(), &["F4 S"], &["F10 N 3", "F3 S 2"])
}

#[test]
fn a_sealed_order_is_nowhere_but_in_its_pilots_picture() {
    let plain = duel();
    let mut one = duel();
    one.writes(ADA, 0, "4 AGADAA").seals(ADA);
    let mut other = duel();
    other.writes(ADA, 0, "1 TX").seals(ADA);
    assert_eq!(scene(&one.public()), scene(&other.public()));
    assert_eq!(scene(&one.private(BEN)), scene(&other.private(BEN)));
    assert_eq!(png(&scene(&one.public())), png(&scene(&other.public())));
    assert_ne!(scene(&one.private(ADA)), scene(&other.private(ADA)));
    let names = |text: &str| text.contains("mark 1.1 @");
    assert!(
        names(&scene(&one.public()).to_text()),
        "who has sealed is shown"
    );
    assert!(!names(&scene(&plain.public()).to_text()));
}

#[test]
fn an_own_order_is_drawn_as_it_will_be_carried_out() {
    let mut duel = duel();
    duel.writes(ADA, 0, "4 AGADAA");
    let text = scene(&duel.private(ADA)).to_text();
    for wanted in ["trail 1.1", "zone C7", "damage C7", "\"Order: 4 AGAAAD\""] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn the_turn_before_has_trails_shots_and_losses() {
    let (mut fight, orders) = melee();
    fight.turn(&orders);
    let text = scene(&fight.public()).to_text();
    for wanted in ["trail 1.1", "trail 6.1", "burst", "loss 2.1", "loss 6.1"] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

#[test]
fn a_replay_is_a_gif_that_a_phone_takes() {
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
                let within = (0..=960).contains(&thing.at.x) && (0..=720).contains(&thing.at.y);
                assert!(within, "{thing}");
            }
        }
    }
}

#[test]
fn eighteen_ships_have_room_for_their_orders() {
    let fleets = Options {
        fleet: Fleet::Three,
        ..Options::default()
    };
    let ships: Vec<String> = (0..18).map(|nth| format!("C{} N 2", nth % 9 + 4)).collect();
    let ships: Vec<&str> = ships.iter().map(String::as_str).collect();
    let mut many = Fight::scene(&fleets, &[], &ships);
    many.writes(ADA, 2, "2 ADA");
    let own = scene(&many.private(ADA)).to_text();
    assert!(own.contains("\"Order III: 2 ADA\""), "{own}");
    assert!(own.contains("\"■■■■■\""), "{own}");
    many.turn(&["4 ADAAAGX"; 18]);
    let reel = Interceptor::reel_of_news(&many.news(), Lang::En, &names()).unwrap();
    let first = reel.frames()[0].scene.to_text();
    // Boxes would lie under the orders.
    assert!(first.contains("\"5/5\""), "{first}");
    assert!(!first.contains('■'), "{first}");
}
