//! A channel in which a game stands already, and people who want another one: what works is
//! offered.

use std::time::Duration;

use crate::quick::{ADAS, BOBS, begun, hides};
use crate::support::Evening;

const THREE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Zoé", "fr")];
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[test]
fn taken_channel_offers_a_seat_a_look_and_dms() {
    let evening = Evening::hurried("taken", "en-US", THREE);
    let [ada, bob, zoé] = ["Ada", "Bob", "Zoé"].map(|name| evening.seat(name));
    ada.plays("/planetaire open").sees("Your game is open");
    ada.sees_on_the_board("1/2 players");
    // Who sits there has their console.
    let own = ada.plays("/play game:contact with:people").privately();
    assert!(own.button("Watch").is_none() && own.button("Join").is_none());
    // With their options, and alone: a DM has no other people.
    bob.plays("/interceptor open board:13 by 13")
        .sees("**Planétaire** is already open in this channel, with Ada")
        .privately()
        .presses("Play in our DMs")
        .sees("**Interceptor** is on in our DMs: https://discord.com/channels/@me/");
    // There, one board stands below one line.
    let dm = bob.goes_to("dm");
    let board = dm.sees_on_the_board("Interceptor");
    assert!(board.message["attachments"][0].is_null() && board.button("Join").is_none());
    evening.everything_stands();
    let [line, console] = <[_; 2]>::try_from(dm.messages()).expect("two messages");
    assert_eq!(line["id"], board.message["id"]);
    assert!(console["attachments"][0].is_object());
    // There as well, one game at a time.
    bob.plays("/play game:contact with:easy")
        .presses("Play in our DMs")
        .sees("In our DMs, your **Interceptor** (#2) isn’t over yet");
    zoé.plays("/play game:contact with:people")
        .sees("**Planétaire** est déjà ouvert dans ce salon, avec Ada")
        .presses("Rejoindre");
    ada.sees_on_the_board("Zoé");
    // Nothing more came of all this.
    assert_eq!(ada.boards().len(), 1);
}

#[test]
fn forgotten_game_is_closed_for_the_next() {
    let evening = Evening::hurried("forgotten", "en-US", THREE);
    let [ada, bob, zoé] = ["Ada", "Bob", "Zoé"].map(|name| evening.seat(name));
    begun(&ada, &bob, " pace:by");
    hides(&ada, ADAS);
    hides(&bob, BOBS);
    let wants = || zoé.plays("/contact open level:Level 2");
    let asked = wants().sees("se joue dans ce salon, avec Ada, Bob");
    // A look leads on, by the button and by the command.
    for look in [asked.presses("Regarder"), zoé.plays("/console")] {
        look.privately().presses("Décrire").privately();
    }
    assert!(
        asked
            .button("Fermer cette partie, ouvrir la mienne")
            .is_none()
    );
    // The rules play for both, which touches nothing.
    evening.discord_ages(DAY * 3 + DAY / 8);
    evening.everything_stands();
    evening.discord_ages(DAY * 3 + DAY / 8);
    evening.everything_stands();
    wants()
        .presses("Fermer cette partie, ouvrir la mienne")
        .sees("Ta partie est ouverte");
    zoé.sees_in_the_channel("#1 was closed to make room for");
    zoé.sees_on_the_board("level 2");
}

#[test]
fn game_of_one_person_makes_way_for_several() {
    let evening = Evening::hurried("makes_way", "en-US", THREE);
    // What Discord brings once more was answered.
    evening.tolerates(400, 40_060);
    let [ada, bob, zoé] = ["Ada", "Bob", "Zoé"].map(|name| evening.seat(name));
    let alone = "/planetaire open players:solo";
    ada.plays(alone);
    // One person does not drive another away.
    bob.plays(alone)
        .sees("**Planétaire** is being played in this channel, with Ada");
    // Where nothing was played, nothing is lost.
    zoé.plays("/play game:contact with:people")
        .sees("La partie de **Planétaire** de Ada, où rien n’était joué, est fermée");
    zoé.sees_in_the_channel("#1 was closed to make room for");
    ada.sees_in_the_dm("so your **Planétaire** (#1), without a move yet, is closed");
    zoé.presses_more("Fermer la partie");
    ada.plays(alone);
    ada.plays("/planetaire fire margin:3");
    let opens = bob.plays("/play game:contact with:people");
    evening.redelivers(&opens.interaction());
    opens
        .sees("Your game is open")
        .sees("Ada’s **Planétaire** goes on in their DMs");
    bob.sees_on_the_board("**Bob** (host)");
    let dm = ada.goes_to("dm");
    dm.sees_in_the_channel("so your **Planétaire** (#3) goes on here");
    dm.sees_on_the_board("Planétaire");
    dm.plays("/planetaire fire margin:5");
    dm.sees_on_the_board("fired from 5");
    dm.sees_in_the_channel("**Your hunt:** 2 rays");
    evening.everything_stands();
    assert!(bob.boards_of(3).is_empty(), "hers is gone from there");
    assert_eq!(bob.boards_of(4).len(), 1);
    let dms = dm.messages();
    let dms = dms.iter().filter_map(|it| it["content"].as_str());
    assert_eq!(dms.filter(|it| it.contains("goes on here")).count(), 1);
}

#[test]
fn what_a_game_told_in_dms_goes_when_it_comes_there() {
    let evening = Evening::hurried("comes_to_dms", "en-US", THREE);
    let [ada, bob, zoé] = ["Ada", "Bob", "Zoé"].map(|name| evening.seat(name));
    begun(&ada, &bob, "");
    let asked = bob.sees_in_the_dm("0 of 4");
    ada.plays("/table leave").surely();
    evening.everything_stands();
    zoé.plays("/play game:contact with:people")
        .sees("La partie de **Planétaire** de Bob continue dans ses MP");
    let dm = bob.goes_to("dm");
    dm.sees_in_the_channel("goes on here");
    let board = dm.sees_on_the_board("Planétaire");
    assert!(board.button("Join").is_none());
    evening.everything_stands();
    // What is left is the line that leads there, the board’s, and the console.
    let stands = dm.messages();
    assert_eq!(stands.len(), 3, "{stands:#?}");
    assert!(stands.iter().all(|it| it["id"] != asked.message["id"]));
    dm.sees_in_the_channel("0 of 4")
        .presses("Random sky")
        .sees("sky");
}

#[test]
fn game_of_one_person_stays_where_it_cannot_go_to_them() {
    let evening = Evening::hurried("stays", "en-US", THREE);
    evening.tolerates(403, 50_007);
    let [ada, bob] = ["Ada", "Bob"].map(|name| evening.seat(name));
    ada.closes_his_dms(true);
    ada.plays("/planetaire open players:solo");
    ada.plays("/planetaire fire margin:3");
    bob.plays("/play game:contact with:people")
        .sees("**Planétaire** is being played in this channel, with Ada")
        .presses("Play in our DMs")
        .sees("**Contact** is on in our DMs");
    ada.plays("/planetaire fire margin:5").does_not_see("⚠️");
}
