//! The pictures of Space Connection: their scenes as text, their pixels, and what they never show.

#[path = "played/space_connection.rs"]
mod played;
mod written;

use games::space_connection::{
    Action, Emitters, Insight, Launch, Options, SpaceConnection, position,
};
use games::{Advice, Evidence};
use played::{ADA, BEN, Hunt, SKY, in_the_middle, named, names};
use render::{Draws, Scene, png};
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

#[test]
fn skies_with_equal_results_give_the_same_bytes() {
    // What was launched does not come near what differs.
    let launches = ["scout C4", "scout C4", "ship A2", "ship A2"];
    let picture = |sky: &str| {
        let mut hunt = Hunt::sealed([sky, sky]);
        hunt.sends(&launches);
        png(&public(&hunt, Lang::Fr))
    };
    let other = "A1 A7 G1 G13 M1 M7 C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 K1 J7 J8 K7";
    assert_eq!(picture(SKY), picture(other));
}

#[test]
fn any_name_fits_its_space() {
    let long = "W".repeat(5_000);
    for name in [long.as_str(), "👩‍🚀🛰️🪐", "", "\0\n\t", "שלום"] {
        let scene = SpaceConnection::scene(&in_the_middle().public(), Lang::Fr, &named(name, name));
        assert_eq!(decoded(&png(&scene)).0, 960);
    }
}
