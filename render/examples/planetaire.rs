//! Writes pictures of whole evenings into the folder given as argument, to be looked at.

#[path = "../tests/played/planetaire.rs"]
mod played;

use std::path::PathBuf;

use games::planetaire::{Options, Order, Planetaire, Satellites};
use played::{ADA, BEN, Evening, named, names, options};
use render::{Draws, Scene, png};
use text::{Lang, Names};

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    std::fs::create_dir_all(&folder)?;
    for (name, scene) in gallery() {
        std::fs::write(folder.join(format!("{name}.png")), png(&scene))?;
    }
    Ok(())
}

fn gallery() -> Vec<(&'static str, Scene)> {
    let turn = options(Order::InTurn);
    let once = options(Order::AtOnce);
    let five = Options {
        satellites: Satellites::Five,
        ..turn
    };
    let public =
        |evening: &Evening, lang, names: &Names| Planetaire::scene(&evening.public(), lang, names);
    let mut all = Vec::new();

    let mut hiding = Evening::of(turn, 2);
    all.push(("hiding-public", public(&hiding, Lang::En, &names())));
    hiding.drafts(ADA, "D3 F5 B7");
    all.push((
        "hiding-own",
        Planetaire::scene(&hiding.seen_by(ADA), Lang::Fr, &names()),
    ));

    let mut play = Evening::sealed(turn, ["C3 E3 F7 B6", ""]);
    all.push(("empty", public(&play, Lang::Fr, &names())));
    play.fires(BEN, [12, 7, 11, 3, 20, 29]).places(BEN, "C3 E3");
    all.push(("middle", public(&play, Lang::Fr, &names())));
    play.notes(BEN, "A1 B1 A2 B2 H1 H2");
    all.push((
        "middle-notes",
        Planetaire::scene(&play.seen_by(BEN), Lang::En, &names()),
    ));
    all.push((
        "middle-hider",
        Planetaire::scene(&play.seen_by(ADA), Lang::Fr, &names()),
    ));
    play.fires(BEN, [1, 2, 4, 5, 6, 8, 9, 10, 13, 14, 15, 16, 17, 18]);
    all.push(("twenty", public(&play, Lang::Fr, &names())));
    let long = named(
        "Ἀριστοτέλης ὁ Σταγειρίτης 🪐🛰 שלום",
        "小明 Наталья Фёдоровна Ковалевская W",
    );
    all.push(("twenty-long-names", public(&play, Lang::En, &long)));
    play.places(BEN, "C3 E3 G7").ends(BEN);
    let reveal = Planetaire::scene_of_news(&play.news(), Lang::Fr, &names());
    all.extend(reveal.map(|scene| ("reveal-twenty", scene)));

    let mut full = Evening::sealed(turn, ["D4 G6 A8 F1", ""]);
    full.fires(BEN, 1..=32);
    all.push(("thirty-two", public(&full, Lang::En, &names())));

    let mut champions = Evening::sealed(five, ["D1 A2 E3 B4 G6", ""]);
    champions
        .fires(BEN, [12, 5, 13, 21, 30, 2])
        .places(BEN, "D1 A2 E3 B4 H8")
        .ends(BEN);
    let reveal = Planetaire::scene_of_news(&champions.news(), Lang::En, &names());
    all.extend(reveal.map(|scene| ("reveal-five", scene)));

    let mut both = Evening::sealed(once, ["E4 G6 D7 B2", "D1 A2 E3 B4"]);
    both.fires(BEN, [5, 13, 8, 30, 22]).places(BEN, "E4 G6 A1");
    both.fires(ADA, [12, 5, 13, 21, 30, 2, 17, 9])
        .places(ADA, "D1");
    all.push(("both", public(&both, Lang::Fr, &names())));
    all.push(("both-long-names", public(&both, Lang::En, &long)));
    all.push((
        "both-own",
        Planetaire::scene(&both.seen_by(ADA), Lang::Fr, &names()),
    ));
    both.fires(ADA, [1, 3, 4, 6, 7, 8, 10, 11, 14, 15, 16, 18]);
    all.push((
        "both-own-twenty",
        Planetaire::scene(&both.seen_by(ADA), Lang::Fr, &names()),
    ));
    both.ends(ADA);
    all.push(("both-one-ended", public(&both, Lang::Fr, &names())));
    both.places(BEN, "E4 G6 D7 B2").ends(BEN);
    let reveal = Planetaire::scene_of_news(&both.news(), Lang::Fr, &names());
    all.extend(reveal.map(|scene| ("both-reveal", scene)));
    all.push(("both-over", public(&both, Lang::En, &names())));

    let mut solo = Evening::of(once, 1);
    solo.fires(ADA, [3, 14, 27]);
    all.push(("solo", public(&solo, Lang::Fr, &names())));
    all
}
