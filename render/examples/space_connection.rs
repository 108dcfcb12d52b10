//! Writes pictures of whole hunts into the folder given as argument, to be looked at.

#[path = "../tests/played/space_connection.rs"]
mod played;

use std::path::PathBuf;

use games::space_connection::{Action, Options, SpaceConnection};
use played::{ADA, BEN, Hunt, SKY, in_the_middle, named, names};
use render::{Draws, Scene, png};
use text::Lang;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    std::fs::create_dir_all(&folder)?;
    for (name, scene) in gallery() {
        std::fs::write(folder.join(format!("{name}.png")), png(&scene))?;
    }
    Ok(())
}

fn gallery() -> Vec<(&'static str, Scene)> {
    let public = |hunt: &Hunt, lang| SpaceConnection::scene(&hunt.public(), lang, &names());
    let own = |hunt: &Hunt, seat, lang| SpaceConnection::scene(&hunt.seen_by(seat), lang, &names());
    let mut all = Vec::new();

    let mut hiding = Hunt::of(Options::default(), 2);
    all.push(("hiding-public", public(&hiding, Lang::Fr)));
    hiding.drafts(ADA, "A1 A3 A5 A7 C1 C9 D4 D5 E1 E11 G1 J4 J5 J6 K4 K5 L4");
    all.push(("draft-too-many", own(&hiding, ADA, Lang::Fr)));
    hiding.drafts(
        ADA,
        "A1 A3 A5 A7 C1 C9 E1 E11 G1 J4 J5 J6 J7 K4 K5 K6 K7 L4 L5 L6",
    );
    all.push(("draft-remedy", own(&hiding, ADA, Lang::En)));
    hiding.drafts(ADA, "C4 C5 D5 D6 G6 G7 H7 I7 J1 J2 J3 J7 J8 K7 M1");
    all.push(("draft-too-few", own(&hiding, ADA, Lang::Fr)));
    hiding.drafts(ADA, SKY);
    all.push(("draft-ready", own(&hiding, ADA, Lang::En)));
    hiding.act(ADA, Action::Seal);
    all.push(("sealed-own", own(&hiding, ADA, Lang::Fr)));
    all.push(("sealed-public", public(&hiding, Lang::Fr)));

    let mut hunt = Hunt::sealed([SKY, SKY]);
    all.push(("begin", public(&hunt, Lang::Fr)));
    hunt.sends(&["scout A1", "ship D4"]);
    all.push(("two-launches", public(&hunt, Lang::En)));

    let mut middle = in_the_middle();
    all.push(("middle", public(&middle, Lang::Fr)));
    let long = named(
        "Ἀριστοτέλης ὁ Σταγειρίτης 🪐🛰 שלום",
        "小明 Наталья Фёдоровна Ковалевская W",
    );
    let scene = SpaceConnection::scene(&middle.public(), Lang::En, &long);
    all.push(("middle-long-names", scene));
    middle.notes(ADA, "D9 D10 E10", "B5 B6 C7 C8");
    all.push(("middle-own", own(&middle, ADA, Lang::Fr)));
    all.push(("middle-other", own(&middle, BEN, Lang::En)));
    middle.act(BEN, Action::Concede);
    let reveal = SpaceConnection::scene_of_news(&middle.news(), Lang::Fr, &names());
    all.extend(reveal.map(|scene| ("reveal", scene)));

    let mut solo = Hunt::of(Options::default(), 1);
    solo.sends(&[
        "super C5",
        "super K5",
        "ship G7",
        "laser G1 G13",
        "scout F3",
    ]);
    all.push(("solo", public(&solo, Lang::Fr)));
    solo.act(ADA, Action::Concede);
    all.push(("solo-over", public(&solo, Lang::En)));
    all
}
