//! The pictures of Space Connection: their scenes as text, their pixels, and what they never show.
//!
//! `UPDATE_PICTURES=1 cargo test -p render` writes scenes and golden pictures anew: look at them.

#![expect(clippy::unwrap_used, reason = "tests")]

mod hunt;

use std::fs;
use std::path::{Path, PathBuf};

use games::space_connection::{Action, Options, SpaceConnection};
use hunt::{ADA, BEN, Hunt, SKY, in_the_middle, named, names};
use render::{Draws, Scene, png};
use text::Lang;

fn beside(folder: &str, file: String) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    tests.join(folder).join(file)
}

fn is_update() -> bool {
    std::env::var_os("UPDATE_PICTURES").is_some()
}

/// Compares a scene with the text that was written down.
#[track_caller]
fn check_scene(name: &str, scene: &Scene) {
    let path = beside("scenes", format!("connection-{name}.txt"));
    if is_update() {
        fs::write(&path, scene.to_text()).unwrap();
    }
    let written = fs::read_to_string(&path).unwrap();
    assert!(scene.to_text() == written, "{name} differs:\n{scene}");
}

/// Compares a picture with the one that was written down, pixel by pixel.
#[track_caller]
fn check_pixels(name: &str, scene: &Scene) {
    let path = beside("golden", format!("connection-{name}.png"));
    let drawn = png(scene);
    if is_update() {
        fs::write(&path, &drawn).unwrap();
    }
    let golden = fs::read(&path).unwrap();
    assert!(decoded(&drawn) == decoded(&golden), "{name} differs");
}

/// Width, height and RGB pixels.
fn decoded(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut decoder = png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    (info.width, info.height, pixels)
}

fn public(hunt: &Hunt, lang: Lang) -> Scene {
    SpaceConnection::scene(&hunt.public(), lang, &names())
}

fn own(hunt: &Hunt, seat: games::Seat, lang: Lang) -> Scene {
    SpaceConnection::scene(&hunt.private(seat), lang, &names())
}

#[test]
fn scenes_and_pictures_are_as_written_down() {
    let mut middle = in_the_middle();
    middle.notes(ADA, "D9 D10 E10", "B5 B6 C7 C8");
    check_scene("public", &public(&middle, Lang::Fr));
    check_scene("own", &own(&middle, ADA, Lang::En));
    check_pixels("own", &own(&middle, ADA, Lang::Fr));
    middle.act(BEN, Action::Concede);
    let reveal = SpaceConnection::scene_of_news(&middle.news(), Lang::Fr, &names()).unwrap();
    check_pixels("reveal", &reveal);

    let mut hiding = Hunt::of(Options::default(), 2);
    hiding.drafts(ADA, "A1 A3 A5 A7 C1 C9 D4 D5 E1 E11 G1 J4 J5 J6 K4 K5 L4");
    check_scene("draft", &own(&hiding, ADA, Lang::Fr));
    check_pixels("draft", &own(&hiding, ADA, Lang::Fr));
}

#[test]
fn only_who_may_know_a_sky_sees_it() {
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
    // Each sees what is hidden in his own colour, and nothing of the other's.
    assert!(shows(&ada, "Veiled(Green)") && !shows(&ada, "Veiled(Blue)"));
    assert!(shows(&ben, "Veiled(Blue)") && !shows(&ben, "Veiled(Green)"));

    let mut hiding = Hunt::of(Options::default(), 2);
    hiding.drafts(ADA, SKY);
    assert!(shows(&own(&hiding, ADA, Lang::Fr), "planet C4"));
    for other in [own(&hiding, BEN, Lang::Fr), public(&hiding, Lang::Fr)] {
        assert!(!shows(&other, "planet "));
    }
}

#[test]
fn two_skies_with_the_same_results_give_the_same_bytes() {
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
fn any_name_is_drawn_in_its_room() {
    let long = "W".repeat(5_000);
    for name in [long.as_str(), "👩‍🚀🛰️🪐", "", "\0\n\t", "שלום"] {
        let scene = SpaceConnection::scene(&in_the_middle().public(), Lang::Fr, &named(name, name));
        assert_eq!(decoded(&png(&scene)).0, 960);
    }
}
