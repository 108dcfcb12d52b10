//! Writes pictures of whole missions into the folder given as argument, to be looked at.

#[path = "../tests/played/contact.rs"]
mod played;

use std::path::{Path, PathBuf};

use games::contact::{
    Action, Aid, Contact, Difficulty, Glimpse, Hop, Millis, Options, Practice, Rhythm, Showing,
    Source, View,
};
use played::{ADA, BEN, Mission, flight, named, names, options};
use render::{Draws, Scene, gif, png};
use text::Lang;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".to_owned()));
    std::fs::create_dir_all(&folder)?;
    for (name, scene) in gallery() {
        std::fs::write(folder.join(format!("{name}.png")), png(&scene))?;
    }
    hands(&folder)
}

fn gallery() -> Vec<(&'static str, Scene)> {
    let scene = |view: &View, lang| Contact::scene(view, lang, &names());
    let large = |view: &View| Contact::scene_large(view, Lang::Fr, &names());
    let mut all = Vec::new();

    let practising = Options {
        practice: Practice::Offered,
        ..options(Difficulty::Two)
    };
    let mut practice = Mission::of(practising, 3);
    let (from, to) = flight("0 A");
    for to in [to, played::lettered("E"), played::lettered("K")] {
        if practice
            .goes(games::Cause::Act(BEN, Action::Practise { from, to }))
            .is_ok()
        {
            break;
        }
    }
    all.push(("practice", scene(&practice.public(), Lang::Fr)));

    let mut play = Mission::of(options(Difficulty::Two), 3);
    all.push(("begin", scene(&play.public(), Lang::Fr)));
    all.push(("source", scene(&play.seen_by(ADA), Lang::Fr)));
    all.extend(large(&play.seen_by(ADA)).map(|scene| ("source-large", scene)));
    play.plans();
    all.push(("source-routed", scene(&play.seen_by(ADA), Lang::En)));
    play.rounds(4).misses();
    all.push(("middle", scene(&play.public(), Lang::En)));
    all.extend(large(&play.public()).map(|scene| ("middle-large", scene)));
    play.finds().transmits();
    all.push(("guessing", scene(&play.public(), Lang::Fr)));
    let source = play.source();
    all.push(("guessing-source", scene(&play.seen_by(source), Lang::Fr)));
    let long = named(&[
        "Ἀριστοτέλης ὁ Σταγειρίτης 🪐🛰 שלום",
        "小明 Наталья Фёдоровна Ковалевская W",
        "Wolfeschlegelsteinhausenbergerdorff",
    ]);
    let shown = Contact::scene(&play.public(), Lang::Fr, &long);
    all.push(("long-names", shown));
    play.finds();
    while play.public().ending.is_none() {
        play.misses();
    }
    all.push(("lost", scene(&play.public(), Lang::Fr)));

    let solo = Mission::of(options(Difficulty::Six), 1);
    all.push(("solo", scene(&solo.public(), Lang::Fr)));

    let mut pro = Mission::of(options(Difficulty::Pro), 5);
    all.push(("pro", scene(&pro.public(), Lang::Fr)));
    all.push(("pro-source", scene(&pro.seen_by(ADA), Lang::Fr)));
    pro.rounds(3).misses().misses();
    all.push(("pro-middle", scene(&pro.public(), Lang::Fr)));
    let mut number = 0;
    loop {
        pro.transmits();
        let guesser = pro.guesser();
        let asked = Action::ShowFirstStop;
        if pro.goes(games::Cause::Act(guesser, asked)).is_ok() || number > 5 {
            break;
        }
        number += 1;
        pro.finds();
    }
    pro.goes(games::Cause::Act(
        pro.guesser(),
        Action::Brief(Aid::FiftyFifty),
    ))
    .ok();
    all.push(("pro-stop", scene(&pro.public(), Lang::En)));
    let source = pro.source();
    all.push(("pro-stop-source", scene(&pro.seen_by(source), Lang::En)));
    while pro.public().ending.is_none() {
        pro.finds();
    }
    all.push(("won", scene(&pro.public(), Lang::Fr)));
    all.push(("won-en", scene(&pro.public(), Lang::En)));
    let news = pro.news();
    for (name, lang) in [("certificate-fr", Lang::Fr), ("certificate-en", Lang::En)] {
        let scene = Contact::scene_of_news(&news, lang, &names());
        all.extend(scene.map(|scene| (name, scene)));
    }
    let long = named(&[
        "Ἀριστοτέλης ὁ Σταγειρίτης 🪐🛰 שלום",
        "小明 Наталья Фёдоровна Ковалевская W",
        "Wolfeschlegelsteinhausenbergerdorff",
        "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
        "Zoé",
    ]);
    let scene = Contact::scene_of_news(&news, Lang::Fr, &long);
    all.extend(scene.map(|scene| ("certificate-long", scene)));
    all
}

/// The hand as GIFs and frame by frame, and the bars.
fn hands(folder: &Path) -> std::io::Result<()> {
    let mut play = Mission::of(options(Difficulty::Six), 3);
    play.plans_by(4).sends(&[1_000, 730, 410, 1_950]);
    show(folder, "hand", &play.news())?;
    show(folder, "long", &long())?;
    for (name, showing) in [("practice", Showing::Hand), ("bars", Showing::Bars)] {
        show(folder, name, &practised(showing))?;
    }
    Ok(())
}

/// Longer than a line of bars.
fn long() -> Glimpse {
    let hops = [(0, 4_200), (3_100, 9_700), (600, 350)];
    let hop = |(pause, flight)| Hop {
        pause: Millis::new(pause),
        flight: Millis::new(flight),
    };
    Glimpse::Transmitted {
        source: Source::Seat(ADA),
        number: 1,
        rhythm: Rhythm::of(hops.map(hop).to_vec()),
        showing: Showing::Bars,
        left: 2,
        guesser: Some(BEN),
    }
}

fn practised(showing: Showing) -> Glimpse {
    let practising = Options {
        practice: Practice::Offered,
        showing,
        ..options(Difficulty::Two)
    };
    let mut solo = Mission::of(practising, 1);
    for to in "ABCDEFGHIJKLMNOPQR".chars() {
        let (from, to) = flight(&format!("0 {to}"));
        let practise = Action::Practise { from, to };
        if solo.goes(games::Cause::Act(ADA, practise)).is_ok() {
            break;
        }
    }
    solo.news()
}

fn show(folder: &Path, name: &str, news: &Glimpse) -> std::io::Result<()> {
    let bars = Contact::scene_of_news(news, Lang::Fr, &names());
    let bars = bars.map(|scene| png(&scene)).unwrap_or_default();
    std::fs::write(folder.join(format!("{name}-bars.png")), bars)?;
    let reel = Contact::reel_of_news(news, Lang::Fr, &names()).unwrap_or_default();
    std::fs::write(folder.join(format!("{name}.gif")), gif(&reel))?;
    for (nth, frame) in reel.frames().iter().take(6).enumerate() {
        let still = png(&frame.scene);
        std::fs::write(folder.join(format!("{name}-{nth}.png")), still)?;
    }
    Ok(())
}
