//! The pictures of Space Connection: their scenes as text, their pixels, and what they never show.

#[path = "played/space_connection.rs"]
mod played;
mod written;

use games::space_connection::{
    Action, Emitters, Insight, Launch, Options, SpaceConnection, position,
};
use games::{Advice, Evidence};
use played::{ADA, BEN, Hunt, SKY, in_the_middle, named, names};
use render::{Draws, Reel, Scene, gif, png};
use text::Lang;
use written::{check_pixels, check_scene, decoded};

fn public(hunt: &Hunt, lang: Lang) -> Scene {
    SpaceConnection::scene(&hunt.public(), lang, &names())
}

fn own(hunt: &Hunt, seat: games::Seat, lang: Lang) -> Scene {
    SpaceConnection::scene(&hunt.seen_by(seat), lang, &names())
}

#[test]
fn scenes_and_pictures_match_snapshots() {
    let mut middle = in_the_middle();
    middle.notes(ADA, "D9 D10 E10", "B5 B6 C7 C8");
    check_scene("space_connection-public", &public(&middle, Lang::Fr));
    check_scene("space_connection-own", &own(&middle, ADA, Lang::En));
    check_pixels("space_connection-own", &own(&middle, ADA, Lang::Fr));
    middle.act(BEN, Action::Concede);
    let reveal = SpaceConnection::scene_of_news(&middle.news(), Lang::Fr, &names()).unwrap();
    check_pixels("space_connection-reveal", &reveal);

    let mut hiding = Hunt::of(Options::default(), 2);
    hiding.drafts(ADA, "A1 A3 A5 A7 C1 C9 D4 D5 E1 E11 G1 J4 J5 J6 K4 K5 L4");
    check_scene("space_connection-draft", &own(&hiding, ADA, Lang::Fr));
    check_pixels("space_connection-draft", &own(&hiding, ADA, Lang::Fr));
}

#[test]
fn hints_ring_the_launch_and_what_it_reaches() {
    let at = |name| position(name).unwrap();
    let middle = in_the_middle();
    let likely = |name, permille| Evidence::Likely {
        what: Insight::Planet(at(name)),
        permille,
        within: 40,
    };
    let void = |name| Evidence::Certain {
        what: Insight::Void(at(name)),
        of: 1,
    };
    let hinted = |launch, why: Vec<_>| {
        let action = Action::Launch(launch);
        let advice = Advice { action, why };
        SpaceConnection::hinted(&middle.seen_by(ADA), &advice, Lang::En, &names())
    };
    let ship = hinted(
        Launch::Ship(at("H9")),
        vec![
            void("A6"),
            void("B1"),
            likely("H9", 520),
            likely("I9", 810),
            likely("I8", 340),
            likely("H10", 210),
        ],
    );
    check_scene("space_connection-hint", &ship);
    check_pixels("space_connection-hint", &ship);
    let lasers = Launch::Lasers(Emitters::One(at("M4")));
    check_pixels("space_connection-hint-laser", &hinted(lasers, vec![]));
    for scene in [public(&middle, Lang::En), own(&middle, BEN, Lang::En)] {
        assert!(!scene.to_text().contains("hint"));
    }
}

/// A launch is a film for both players, each from what they see themselves, and for no one else.
#[test]
fn a_launch_is_filmed_for_both_players() {
    let film =
        |hunt: &Hunt, seat| SpaceConnection::film_in_place(&hunt.seen_by(seat), Lang::En, &names());
    let mut hunt = Hunt::sealed([SKY, SKY]);
    assert!(film(&hunt, ADA).is_none());
    let hunter = hunt.public().turn.unwrap();
    let hider = if hunter == ADA { BEN } else { ADA };
    hunt.sends(&["super C5"]);
    assert!(SpaceConnection::film_in_place(&hunt.public(), Lang::En, &names()).is_none());
    let [own, other] = [hunter, hider].map(|seat| film(&hunt, seat).unwrap());
    for (reel, seat) in [(&own, hunter), (&other, hider)] {
        let frames = reel.frames();
        let texts: Vec<String> = frames.iter().map(|it| it.scene.to_text()).collect();
        let (last, moving) = frames.split_last().unwrap();
        assert_eq!(last.scene, self::own(&hunt, seat, Lang::En));
        let long: u16 = moving.iter().map(|it| it.hundredths).sum();
        assert!((120..=420).contains(&long), "{long}");
        assert!(texts[0].contains("craft") && !texts[0].contains("planet C4"));
        // Its own spot is the last one; it is a planet, so that the ship comes back.
        let shows = |at: &str| texts.iter().position(|text| text.contains(at)).unwrap();
        assert!(shows("planet C4") < shows("planet C5"));
    }
    // The hider's own sky is large, and hit; the hunter's never shows what is hidden yet.
    let text = |reel: &Reel| -> String {
        let scenes = reel.frames().iter().map(|it| it.scene.to_text());
        scenes.collect()
    };
    assert!(text(&other).contains("burst C4") && !text(&own).contains("burst C4"));
    let colour = if hunter == ADA { "Blue" } else { "Green" };
    let hidden = text(&own);
    let hidden = hidden.lines().filter(|line| line.starts_with("hidden "));
    assert!(hidden.clone().count() > 0 && !hidden.clone().any(|line| line.contains(colour)));
    // A system that is complete flashes; a laser's beam grows.
    hunt.sends(&["laser A1 A7", "scout A1"]);
    assert!(text(&film(&hunt, hunter).unwrap()).contains("flash A1"));
    assert!(text(&film(&hunt, hider).unwrap()).contains("flash A1"));
    hunt.act(hider, Action::Concede);
    assert!(film(&hunt, hunter).is_none());
}

#[test]
fn only_permitted_players_see_a_sky() {
    let mut middle = in_the_middle();
    middle.notes(ADA, "D9", "B6");
    let shows = |scene: &Scene, what: &str| scene.to_text().contains(what);
    let (everyone, ada, ben) = (
        public(&middle, Lang::Fr),
        own(&middle, ADA, Lang::Fr),
        own(&middle, BEN, Lang::Fr),
    );
    assert!(!shows(&everyone, "hidden "));
    assert!(!shows(&everyone, "noted"));
    assert!(shows(&ada, "noted D9") && shows(&ada, "noted empty B6"));
    assert!(!shows(&ben, "noted"));
    // Each sees what is hidden in their own colour, and nothing of the other's.
    let hidden = |scene: &Scene, colour: &str| {
        let text = scene.to_text();
        let hidden = text.lines().filter(|line| line.starts_with("hidden "));
        hidden.filter(|line| line.contains(colour)).count()
    };
    assert!(hidden(&ada, "Planet(Green)") > 0 && hidden(&ada, "Blue") == 0);
    assert!(hidden(&ben, "Planet(Blue)") > 0 && hidden(&ben, "Green") == 0);

    let mut hiding = Hunt::of(Options::default(), 2);
    hiding.drafts(ADA, SKY);
    assert!(shows(&own(&hiding, ADA, Lang::Fr), "planet C4"));
    for other in [own(&hiding, BEN, Lang::Fr), public(&hiding, Lang::Fr)] {
        assert!(!shows(&other, "planet "));
    }
}

/// Another sky that differs from the usual one only where these launches do not come near.
const OTHER_SKY: &str = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 K1 J7 J8 K7";
const LAUNCHES: [&str; 8] = [
    "scout C4",
    "scout C4",
    "ship A2",
    "ship A2",
    "super C5",
    "super C5",
    "laser G1 G7",
    "laser G1 G7",
];

#[test]
fn skies_with_equal_results_give_the_same_bytes() {
    let picture = |sky: &str| {
        let mut hunt = Hunt::sealed([sky, sky]);
        hunt.sends(&LAUNCHES);
        png(&public(&hunt, Lang::Fr))
    };
    assert_eq!(picture(SKY), picture(OTHER_SKY));
}

/// A hunter cannot tell two skies apart by the film of a launch, and a hider cannot tell from it what
/// the hunter noted.
#[test]
fn skies_with_equal_results_give_the_same_films() {
    let films = |skies: [&str; 2], noted: Option<games::Seat>| -> Vec<[Option<Vec<u8>>; 2]> {
        let mut hunt = Hunt::sealed(skies);
        if let Some(noted) = noted {
            hunt.notes(noted, "M4", "M3");
        }
        let launched = LAUNCHES.into_iter().map(|launch| {
            hunt.sends(&[launch]);
            [ADA, BEN].map(|seat| {
                let view = hunt.seen_by(seat);
                let film = SpaceConnection::film_in_place(&view, Lang::En, &names());
                film.map(|film| gif(&film))
            })
        });
        launched.collect()
    };
    let usual = films([SKY, SKY], None);
    let hidden = films([SKY, OTHER_SKY], None);
    let noted = films([SKY, SKY], Some(BEN));
    for (nth, launch) in LAUNCHES.iter().enumerate() {
        let [usual, hidden, noted] = [&usual, &hidden, &noted].map(|films| &films[nth]);
        assert!(usual.iter().all(Option::is_some));
        assert!(usual[0] == hidden[0], "{launch}: a sky shows");
        assert!(usual[0] == noted[0], "{launch}: notes show");
        assert!(usual[1] != hidden[1] && usual[1] != noted[1]);
    }
}

#[test]
fn any_name_fits_its_space() {
    let long = "W".repeat(5_000);
    for name in [long.as_str(), "👩‍🚀🛰️🪐", "", "\0\n\t", "שלום"] {
        let scene = SpaceConnection::scene(&in_the_middle().public(), Lang::Fr, &named(name, name));
        assert_eq!(decoded(&png(&scene)).0, 960);
    }
}
