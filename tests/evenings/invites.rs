//! People are asked to a table: each once, where they wish to be called, and no one else. Whom a
//! message pings is read as Discord resolves it, from what was posted.

use serde_json::Value;

use crate::support::{Evening, Person};

const CLUB: &[(&str, &str)] = &[
    ("Ada", "en-US"),
    ("Bob", "fr"),
    ("Eve", "en-US"),
    ("Dan", "en-US"),
];

/// The messages in a channel that invite any person.
#[track_caller]
fn invitations(person: &Person<'_>) -> Vec<Value> {
    let mut all = person.public_messages();
    all.retain(|it| {
        it["content"]
            .as_str()
            .is_some_and(|it| it.contains(" invites you to "))
    });
    all
}

#[test]
fn invited_player_is_called_once_and_joins_in_every_game() {
    for game in games::IDS {
        let evening = Evening::hurried(&format!("invites_{game}"), "en-US", CLUB);
        let [ada, bob, eve] = ["Ada", "Bob", "Eve"].map(|name| evening.seat(name));
        ada.plays(&format!("/{game} open")).sees("open");
        ada.sees_on_the_board("players");
        ada.plays("/table invite person:bob")
            .sees("**Bob** is invited")
            .privately();
        let call = bob
            .sees_in_the_channel("**Ada** invites you to")
            .sees("https://discord.com/channels/");
        assert_eq!(call.buttons(), ["Join", "Decline"]);
        ada.sees_on_the_board("Invited: Bob.");
        evening.everything_stands();
        assert_eq!(evening.pings(), [bob.id()], "{game}");
        eve.reads(call.message.clone())
            .presses("Decline")
            .sees("no open invitation")
            .privately();
        ada.plays("/table invite person:bob")
            .sees("is already invited")
            .privately();
        call.presses("Join").privately();
        ada.sees_on_the_board("2. **Bob**").does_not_see("Invited:");
        evening.everything_stands();
        assert!(
            invitations(&ada).is_empty(),
            "{game}: it goes when he comes"
        );
        ada.plays("/table invite person:bob")
            .sees("is already in this game")
            .privately();
        assert_eq!(evening.pings(), [bob.id()], "{game}");
    }
}

#[test]
fn lobby_lists_players_who_can_be_invited() {
    let evening = Evening::hurried("invites_list", "en-US", CLUB);
    evening.comes("Zoe", "en-US");
    let [ada, bob, eve, dan] = ["Ada", "Bob", "Eve", "Dan"].map(|name| evening.seat(name));
    ada.plays("/interceptor open").sees("open");
    eve.plays("/table invite person:dan")
        .sees("not in this game")
        .privately();
    let list = ada.presses_more("Invite").privately();
    let bot = evening.get("/people")["bot"]["id"].clone();
    list.chooses("Choose a person", bot.as_str().unwrap())
        .sees("is a bot")
        .privately();
    ada.plays(&format!("/table invite person:{}", bot.as_str().unwrap()))
        .sees("is a bot");
    ada.plays("/table invite person:zoe")
        .sees("isn’t on this server");
    list.chooses("Choose a person", &ada.id())
        .sees("is already in this game");
    list.chooses("Choose a person", &eve.id())
        .sees("**Eve** is invited")
        .privately();
    list.chooses("Choose a person", &dan.id())
        .sees("**Dan** is invited")
        .privately();
    ada.sees_on_the_board("Invited: Eve, Dan.");
    evening.everything_stands();
    assert_eq!(evening.pings(), [eve.id(), dan.id()]);
    assert_eq!(invitations(&ada).len(), 2);
    // Who declines is not called again; who says nothing is not waited for.
    let asked = invitations(&ada).remove(1);
    dan.reads(asked.clone())
        .presses("Decline")
        .sees("You’ve declined");
    ada.sees_on_the_board("Can’t come this time: Dan.");
    dan.plays("/table decline").sees("no open invitation");
    ada.plays("/table invite person:dan")
        .sees("is already invited");
    // Any seated player may invite too.
    bob.presses("Join").privately();
    let asked = ada.presses("Start").privately();
    asked
        .sees("**Eve** hasn’t answered yet")
        .presses("Start without them");
    evening.everything_stands();
    assert!(
        invitations(&ada).is_empty(),
        "nobody is asked to what has begun"
    );
    ada.plays("/table invite person:eve")
        .sees("already started");
    assert_eq!(evening.pings().len(), 2 + called(&evening, &[&ada, &bob]));
}

/// How many pings of these people there were: those whose move it is are called too.
#[track_caller]
fn called(evening: &Evening, people: &[&Person<'_>]) -> usize {
    let people: Vec<String> = people.iter().map(|person| person.id()).collect();
    let pings = evening.pings();
    pings.iter().filter(|user| people.contains(user)).count()
}

#[test]
fn invitations_follow_private_call_settings() {
    let evening = Evening::hurried("invites_wishes", "en-US", CLUB);
    evening.tolerates(403, 50_007);
    let [ada, bob, eve, dan] = ["Ada", "Bob", "Eve", "Dan"].map(|name| evening.seat(name));
    bob.plays("/moi réglages appels:En MP");
    eve.plays("/me settings calls:Never");
    dan.plays("/me settings calls:By DM");
    dan.closes_his_dms(true);
    ada.plays("/interceptor open").sees("open");
    let answers = ["bob", "eve", "dan"].map(|name| {
        let answer = ada.plays(&format!("/table invite person:{name}"));
        answer.text().to_lowercase().replace(name, "X")
    });
    assert!(
        answers.iter().all(|answer| *answer == answers[0]),
        "{answers:?}"
    );
    let call = bob
        .sees_in_the_dm("**Ada** t’invite à **Interceptor**")
        .sees("https://discord.com/channels/");
    assert_eq!(call.buttons(), ["Rejoindre", "Décliner"]);
    dan.sees_in_the_channel("**Ada** invites you to");
    evening.everything_stands();
    assert_eq!(evening.pings(), [dan.id()], "his DMs are closed");
    assert!(!eve.goes_to("dm").has_a_dm());
    evening.bot_stops();
    evening.bot_starts();
    evening.everything_stands();
    assert_eq!(evening.pings(), [dan.id()]);
    assert_eq!(bob.goes_to("dm").messages().len(), 1);
    call.presses("Rejoindre").sees("Te voilà dans la partie");
    ada.sees_on_the_board("2. **Bob**");
}
