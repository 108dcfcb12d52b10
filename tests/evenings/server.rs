//! What those who run a server set for it holds for its tables, and for no others; and how they
//! moderate its games.

use std::time::Duration;

use serde_json::{Value, json};

use crate::quick::{ADAS, BOBS, begun, ends, hides};
use crate::support::{Evening, Person};

/// The slash commands that the person is offered, by their words in the person's language.
#[track_caller]
fn offered(person: &Person<'_>) -> Vec<String> {
    let path = format!("/people/{}/commands?channel=Club/general", person.name);
    let all = person.evening.get(&path);
    let names = all["commands"].as_array().unwrap().iter();
    names
        .map(|command| command["name_localized"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn server_owner_sets_defaults_for_new_tables() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "fr")];
    let evening = Evening::hurried("server", "en-US", people);
    let [ada, bob, cleo] = ["Ada", "Bob", "Cleo"].map(|name| evening.seat(name));
    // The server is Ada's; others are not even offered to set anything.
    assert!(offered(&ada).contains(&"server".to_owned()));
    assert!(!offered(&bob).contains(&"server".to_owned()));
    assert!(!offered(&cleo).contains(&"serveur".to_owned()));
    ada.plays("/server")
        .sees("language of the server")
        .sees("3 days a move")
        .sees("**manage the channel**")
        .privately();
    bob.plays("/planetaire open");
    bob.sees_on_the_board("3 days a move");
    // Moderators close what others play, unless it is set otherwise.
    ada.plays("/server close:Only its players")
        .sees("Only a game’s own players");
    ada.plays("/table close").sees("Only the host");
    bob.plays("/table close");
    ada.plays("/server language:Français")
        .sees("They speak **Français**");
    ada.plays("/server pace:Live").sees("5 minutes a move");
    ada.plays("/server close:People who can manage the channel")
        .sees("Français")
        .sees("5 minutes a move")
        .sees("**manage the channel**");
    evening.bot_is_killed();
    evening.bot_starts();
    bob.plays("/planetaire open");
    bob.sees_on_the_board("En direct");
    cleo.plays("/table fermer").sees("Seul").sees("modérateur");
    ada.plays("/table close").sees("closed").privately();
    bob.sees_in_the_channel("#2 a été fermée par un modérateur");
    // The player who opens a table can choose otherwise, and what was set can be set back.
    bob.plays("/contact open pace:unhurried");
    bob.sees_on_the_board("Sans hâte");
    bob.plays("/table close");
    ada.plays("/server language:The server")
        .sees("language of the server");
    bob.plays("/contact open");
    bob.sees_on_the_board("Live: 5 minutes");
}

const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "fr")];
const PEOPLE_NAMES: [&str; 3] = ["Ada", "Bob", "Cleo"];

#[test]
fn panel_says_where_games_are_opened_and_announced() {
    let evening = Evening::hurried("panel_where", "en-US", PEOPLE);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    let (side, third) = (evening.channel_id("side"), evening.channel_id("third"));
    ada.plays("/server")
        .sees("in **every channel**")
        .presses("Where")
        .sets("Channels for new games (none: all of them)", &[&side])
        .sees(&format!("in <#{side}> only"))
        .sets("Where to announce new games (none: nowhere)", &[&third])
        .sees(&format!("announced in <#{third}>"))
        .presses("Overview")
        .sees(&format!("in <#{side}> only"))
        .privately();
    bob.plays("/planetaire open")
        .sees(&format!("games are opened in <#{side}>"))
        .privately();
    bob.goes_to("side").plays("/planetaire open");
    bob.goes_to("side").sees_on_the_board("1/2 players");
    // Who reads the news sits down from there.
    let news = cleo.goes_to("third");
    news.sees_in_the_channel("**Bob** opened **Planétaire**")
        .presses("Join");
    bob.goes_to("side").sees_on_the_board("2/2 players");
    ada.plays("/server show:Open games")
        .sees("**Planétaire** · #1")
        .sees("Bob, Cleo");
    // They say what became of it.
    let full = news.sees_in_the_channel("all seats are taken");
    assert!(full.button("Join").is_none() && full.button("Watch").is_none());
    bob.goes_to("side").presses("Start");
    let begun = news.sees_in_the_channel("has begun");
    begun.presses("Watch").privately();
    evening.everything_stands();
    // What is private shows nowhere.
    let before = news.public_messages();
    bob.writes("A1 A2 A3 A4");
    evening.everything_stands();
    assert_eq!(news.public_messages(), before);
    ada.goes_to("side").plays("/table close").sees("closed");
    let over = news.sees_in_the_channel("this game is over");
    assert!(over.button("Watch").is_none());
    assert_eq!(news.public_messages().len(), 1);
    ada.plays("/server show:What moderators did")
        .sees("changed the channels for games")
        .sees("changed where games are announced");
    ada.plays("/server reset:Games in every channel")
        .sees("in **every channel**");
    bob.plays("/contact open");
    bob.sees_on_the_board("1/5 players");
}

#[test]
fn game_that_cannot_be_announced_is_played() {
    let evening = Evening::hurried("no_news", "en-US", PEOPLE);
    evening.tolerates(403, 50_013);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    let general = evening.channel_id("general");
    ada.plays(&format!("/server news:{general}"))
        .sees(&format!("announced in <#{general}>"));
    evening.everything_stands();
    let before = cleo.public_messages();
    evening.bot_lacks(&["SEND_MESSAGES"]);
    let (ada, bob) = (ada.goes_to("side"), bob.goes_to("side"));
    ada.plays("/planetaire open").sees("Your game is open");
    bob.presses("Join").privately();
    ada.sees_on_the_board("2/2 players");
    evening.everything_stands();
    evening.bot_lacks(&[]);
    ada.presses("Start").privately();
    evening.everything_stands();
    assert_eq!(cleo.public_messages(), before);
}

#[test]
fn panel_checks_permissions_and_says_what_does_not_work() {
    let evening = Evening::hurried("panel_check", "en-US", PEOPLE);
    let ada = evening.seat("Ada");
    let names = ["general", "side", "third"];
    let [general, side, third] = names.map(|name| format!("<#{}>", evening.channel_id(name)));
    // Games are opened everywhere, so all channels count.
    ada.plays("/server show:My permissions")
        .sees("in 3 channels")
        .sees(&format!("✅ {general}, {side}, {third}"));
    ada.plays(&format!("/server channel:{}", evening.channel_id("side")));
    ada.plays("/server show:My permissions")
        .sees("in 2 channels")
        .sees(&format!("✅ {general}, {side}:"));
    evening.bot_lacks(&["ATTACH_FILES"]);
    ada.plays("/server show:My permissions")
        .sees("Attach Files")
        .sees("boards are pictures")
        .sees(&format!("✅ {side}"))
        .privately();
    // What games in threads need is missed for them alone.
    evening.bot_lacks(&["CREATE_PUBLIC_THREADS", "SEND_MESSAGES_IN_THREADS"]);
    ada.plays("/server show:My permissions")
        .sees(&format!("🧵 {general}"))
        .sees("I need Send Messages in Threads, Create Public Threads.")
        .sees("no game gets a thread of its own there")
        .sees("no game can be opened in its threads")
        .sees(&format!("✅ {side}"))
        .does_not_see("⚠️");
    evening.bot_lacks(&[]);
    ada.plays("/server reset:Games in every channel");
    for name in names {
        evening.fault(json!({
            "fault": "missing_permissions", "channel": name, "permissions": ["ATTACH_FILES"],
        }));
    }
    ada.plays("/server show:My permissions")
        .sees(&format!(
            "I can’t post in {general}, {side}, {third}: I need Attach Files"
        ))
        .does_not_see("✅");
}

#[test]
fn person_kept_out_loses_the_seat_quietly_and_finds_no_way_in() {
    let evening = Evening::hurried("kept_out", "en-US", PEOPLE);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    let aside = |person: &Person<'_>| evening.seat(&person.name).goes_to("side");
    let third = ["Bob", "Cleo"].map(|name| evening.seat(name).goes_to("third"));
    // A game that is over, one that is played, and one that gathers.
    begun(&third[0], &third[1], "");
    hides(&third[0], ADAS);
    hides(&third[1], BOBS);
    ends(&third[0], "");
    cleo.goes_to("third")
        .plays("/planetaire end")
        .presses("Oui, vérifier");
    third[0].sees_on_the_board("Game over");
    cleo.plays("/interceptor ouvrir");
    cleo.sees_on_the_board("1/6 players");
    bob.presses("Join");
    bob.sees_on_the_board("2/6 players");
    ada.presses("Join");
    cleo.sees_on_the_board("3/6 players");
    cleo.presses("Start");
    bob.sees_in_the_dm("Interceptor");
    let console = bob.plays("/interceptor place at:A6 SE 2").privately();
    let taken = bob.plays("/planetaire open");
    aside(&cleo).plays("/contact ouvrir");
    aside(&cleo).sees_on_the_board("1/5 players");
    evening.everything_stands();
    let before = ada.public_messages().len();
    ada.plays("/server")
        .presses("People")
        .chooses("Keep a person out", &bob.id())
        .sees(&format!("Kept out: <@{}>", bob.id()));
    bob.sees_in_the_dm("You can’t play on **Club**");
    // Everyone sees a free seat, and no word of it.
    assert!(ada.public_messages().len() <= before + 1);
    for message in ada.public_messages() {
        let text = message["content"].as_str().unwrap_or_default();
        assert!(
            !text.contains("kept") && !text.contains("moderator"),
            "{text}"
        );
    }
    let refused = "You can’t play on this server";
    // By command, where they sat and elsewhere; by what they were offered before.
    bob.plays("/table join").sees(refused).privately();
    bob.plays("/planetaire open").sees(refused).privately();
    third[0]
        .plays("/play game:contact with:people")
        .sees(refused);
    taken.presses("Open in a thread").sees(refused).privately();
    // By old buttons, a DM and a rematch.
    console.presses("Seal").sees("You’re not in this game");
    bob.writes("#2 fly 3").does_not_see("flies");
    third[0].presses("Rematch").sees(refused).privately();
    // Nothing of theirs is posted for others: a review is theirs alone.
    let posted = || {
        let messages = third[1].public_messages().into_iter();
        messages
            .map(|message| message["id"].clone())
            .collect::<Vec<_>>()
    };
    let stood = posted();
    third[0]
        .plays("/table review number:1")
        .sees("Planétaire")
        .privately();
    third[0].plays("/table show").sees(refused).privately();
    assert_eq!(posted(), stood);
    // By an invitation and a challenge of others.
    aside(&bob).presses("Join").sees(refused).privately();
    aside(&cleo)
        .plays(&format!("/table inviter personne:{}", bob.id()))
        .sees("ne peut pas être invité")
        .privately();
    // In a vote, in a thread, and by following.
    cleo.plays("/table fermer").privately();
    ada.sees_in_the_channel("**Cleo** wants to close the game")
        .as_seen_by(&bob)
        .presses("Close game")
        .sees(refused);
    cleo.plays("/planetaire ouvrir")
        .presses("Ouvrir dans un fil")
        .privately();
    let [thread] = <[Value; 1]>::try_from(evening.threads_beside(&ada)).expect("one thread");
    let thread = bob.goes_to(thread["id"].as_str().unwrap());
    thread.presses("Join").sees(refused).privately();
    bob.presses("⋯").presses("Follow each round").sees(refused);
    // The next day as well.
    evening.discord_ages(Duration::from_secs(86_400));
    evening.everything_stands();
    aside(&bob).presses("Join").sees(refused).privately();
    ada.plays("/server show:What moderators did")
        .sees(&format!("kept <@{}> out", bob.id()))
        .privately();
    ada.plays(&format!("/server admit:{}", bob.id()))
        .sees("Kept out: nobody");
    aside(&bob).presses("Join");
    aside(&cleo).sees_on_the_board("2/5 players");
}

#[test]
fn person_kept_out_is_told_once() {
    let evening = Evening::hurried("kept_out_once", "en-US", PEOPLE);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    // A game that is played, a lobby of another's and one of their own.
    begun(&bob, &cleo, "");
    hides(&bob, ADAS);
    let (bob_aside, cleo_aside) = (bob.goes_to("side"), cleo.goes_to("side"));
    cleo_aside.plays("/contact ouvrir");
    bob_aside.presses("Join").privately();
    bob.goes_to("third").plays("/interceptor open");
    evening.everything_stands();
    let dm = bob.goes_to("dm");
    let ids = || {
        let all = dm.messages().into_iter();
        all.map(|it| it["id"].clone()).collect::<Vec<_>>()
    };
    let before = ids();
    ada.plays(&format!("/server exclude:{}", bob.id()));
    bob.sees_in_the_dm("You can’t play on **Club** any more");
    evening.everything_stands();
    let new = ids();
    let new = new.iter().filter(|id| !before.contains(id));
    assert_eq!(new.count(), 1, "{:#?}", dm.messages());
}

#[test]
fn roles_decide_who_opens_and_who_moderates() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "en-US")];
    let evening = Evening::hurried("roles", "en-US", people);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    let aside = |person: &Person<'_>| evening.seat(&person.name).goes_to("side");
    let players = evening.role("Players", &[], &["bob"]);
    let keepers = evening.role("Keepers", &[], &["cleo"]);
    begun(&bob, &cleo, "");
    let (door, taken) = (
        cleo.plays("/play game:contact"),
        cleo.plays("/contact open"),
    );
    ada.plays("/server show:Who opens and moderates games")
        .sets("Roles that can open games (none: everyone)", &[&players])
        .sees(&format!("<@&{players}>"));
    // Each way in, without the role and with it.
    let refused = format!("<@&{players}>");
    for way in [
        "/planetaire open",
        "/planetaire open players:solo",
        "/play",
        "/play game:contact",
        "/play game:contact with:people",
        "/play game:interceptor with:easy",
    ] {
        aside(&cleo).plays(way).sees(&refused).privately();
    }
    for way in ["Play now", "With people here"] {
        door.presses(way).sees(&refused);
    }
    taken.presses("Open in a thread").sees(&refused);
    assert_eq!(evening.threads_beside(&bob).len(), 0);
    hides(&bob, ADAS);
    hides(&cleo, BOBS);
    ends(&bob, "");
    ends(&cleo, "");
    cleo.sees_on_the_board("Game over");
    cleo.presses("⋯").presses("New lobby").sees(&refused);
    bob.presses("⋯").presses("New lobby");
    bob.sees_on_the_board("2/2 players");
    // Those who manage the server need no role, and in our DMs no server says anything.
    aside(&ada).plays("/contact open").sees("Your game is open");
    cleo.goes_to("dm")
        .plays("/planetaire open players:solo")
        .does_not_see(&refused);
    // No role moderates yet.
    aside(&cleo).plays("/table close").sees("Only the host");
    ada.plays(&format!("/server moderator:{keepers}"))
        .sees(&format!("<@&{keepers}>"));
    aside(&cleo).plays("/table close").sees("Game closed");
    bob.goes_to("third").plays("/interceptor open");
    cleo.goes_to("third").sees_on_the_board("1/6 players");
    cleo.goes_to("third")
        .plays(&format!("/table dismiss who:{}", bob.id()))
        .sees("no longer has a seat");
    ada.plays("/server show:What moderators did")
        .sees(&format!("<@{}> closed game", cleo.id()))
        .sees(&format!("<@{}> removed <@{}>", cleo.id(), bob.id()));
    // They open games too, and lose all of it with the role.
    aside(&cleo)
        .plays("/contact open")
        .sees("Your game is open");
    aside(&cleo).plays("/table close").sees("Game closed");
    evening.role("Keepers", &[], &[]);
    aside(&cleo).plays("/contact open").sees(&refused);
    aside(&bob).plays("/contact open").sees("Your game is open");
    aside(&cleo).plays("/table close").sees("Only the host");
    // A role with the right to manage the server is offered the panel.
    assert!(!offered(&bob).contains(&"server".to_owned()));
    evening.role("Owners", &["MANAGE_GUILD"], &["bob"]);
    assert!(offered(&bob).contains(&"server".to_owned()));
    bob.plays("/server reset:No moderator role")
        .sees("people who can **manage this server**.");
}

#[test]
fn host_removes_a_person_from_the_lobby() {
    let evening = Evening::hurried("host_removes", "en-US", PEOPLE);
    let [_, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    bob.plays("/interceptor open");
    bob.sees_on_the_board("1/6 players");
    cleo.presses("Join");
    bob.sees_on_the_board("2/6 players");
    bob.presses_more("Remove a player")
        .sees("Who should lose their seat?")
        .presses("Cleo");
    bob.sees_on_the_board("1/6 players");
    cleo.sees_in_the_dm("Ta place dans **Interceptor**");
    cleo.presses("Join").sees("L’hôte t’a retiré").privately();
}

#[test]
fn moderator_closes_the_game_they_play_and_dismisses_alone() {
    let evening = Evening::hurried("moderator_closes", "en-US", PEOPLE);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    bob.plays("/interceptor open");
    bob.sees_on_the_board("1/6 players");
    ada.presses("Join");
    cleo.sees_on_the_board("2/6 players");
    cleo.presses("Join");
    bob.sees_on_the_board("3/6 players");
    bob.presses("Start");
    bob.sees_on_the_board("Interceptor");
    ada.plays(&format!("/table dismiss who:{}", cleo.id()))
        .presses("Remove as moderator")
        .sees("no longer has a seat");
    cleo.sees_in_the_dm("Ta place dans **Interceptor**");
    ada.plays("/table close")
        .sees("once they agree")
        .presses("Close as moderator")
        .sees("Game closed");
    bob.sees_in_the_channel("was closed by a moderator: **Ada**");
    evening.everything_stands();
    // Those who stayed read it last, and no free seat.
    let texts: Vec<String> = bob
        .public_messages()
        .iter()
        .map(|message| message["content"].as_str().unwrap_or_default().to_owned())
        .collect();
    assert!(
        texts
            .last()
            .is_some_and(|last| last.contains("closed by a moderator: **Ada**")),
        "{texts:?}"
    );
    bob.plays("/table replay number:1")
        .sees("This game was closed before its end")
        .privately();
    assert!(
        !texts.iter().any(|text| text.contains("left the game")),
        "{texts:?}"
    );
    ada.plays("/server show:What moderators did")
        .sees("closed game #1")
        .sees(&format!("removed <@{}> from game #1", cleo.id()));
    bob.plays("/planetaire open");
    bob.sees_on_the_board("1/2 players");
    ada.plays("/server show:Open games")
        .picks("Planétaire #2")
        .presses("Close as moderator")
        .sees("Game closed");
}

/// What of the bot's messages in the person's channel has this word in it: words, labels, alt
/// texts.
fn said_with(person: &Person<'_>, word: &str) -> Vec<String> {
    let ours = person.public_messages().into_iter();
    let ours = ours.filter(|message| message["author"]["bot"] == true);
    let shown = ours.map(|message| {
        let parts = ["content", "embeds", "components", "attachments"].map(|it| &message[it]);
        format!("{parts:?}")
    });
    shown.filter(|shown| shown.contains(word)).collect()
}

#[test]
fn rematch_goes_on_without_a_person_who_is_kept_out() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cid", "en-US")];
    let evening = Evening::hurried("lone_rematch", "en-US", people);
    let [ada, bob, cid] = ["Ada", "Bob", "Cid"].map(|name| evening.seat(name));
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    bob.plays("/planetaire open").presses("Open in a thread");
    let thread = evening.the_thread_beside(&ada);
    let (bob, cid_there) = (bob.goes_to(&thread), cid.goes_to(&thread));
    bob.sees_on_the_board("1/2 players");
    cid_there.presses("Join").privately();
    bob.presses("Start").privately();
    hides(&bob, ADAS);
    hides(&cid_there, BOBS);
    ends(&bob, BOBS);
    ends(&cid_there, "");
    let over = bob.sees_in_the_channel("won");
    over.presses("Rematch").sees("when these press too");
    ada.plays(&format!("/server exclude:{}", cid.id()));
    let alone = bob.sees_in_the_channel("Nobody else is left");
    evening.everything_stands();
    assert_eq!(bob.boards().len(), 1);
    evening.discord_ages(Duration::from_secs(2 * 3_600));
    evening.everything_stands();
    let shown = evening.as_the_bot("GET", &format!("/channels/{thread}"), Value::Null);
    assert_eq!(shown["thread_metadata"]["archived"], true);
    alone.presses("Rematch").sees("**Your hunt:**");
    bob.sees_on_the_board("Bob");
}

#[test]
fn deleted_name_is_in_nothing_that_the_server_reads() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cid", "en-US")];
    let evening = Evening::hurried("deleted_name", "en-US", people);
    let [ada, bob, cid] = ["Ada", "Bob", "Cid"].map(|name| evening.seat(name));
    // A game that is over, with a vote and a poster, and one that was closed in a thread.
    let (bob_over, cid_over) = (bob.goes_to("third"), cid.goes_to("third"));
    begun(&bob_over, &cid_over, "");
    bob_over.plays("/table pause");
    cid_over
        .sees_in_the_channel("**Bob** wants to pause")
        .presses("No");
    hides(&bob_over, ADAS);
    hides(&cid_over, BOBS);
    ends(&bob_over, BOBS);
    ends(&cid_over, "");
    bob_over.sees_on_the_board("Game over");
    bob_over.presses("Share").presses("Share it here");
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    bob.plays("/planetaire open").presses("Open in a thread");
    let [closed] = <[Value; 1]>::try_from(evening.threads_beside(&ada)).expect("one thread");
    let closed = closed["id"].as_str().unwrap();
    bob.goes_to(closed).plays("/table close");
    evening.everything_stands();
    let stood = cid_over.public_messages();
    assert!(said_with(&cid_over, "Bob").len() > 3);

    bob.plays("/me privacy wish:Delete everything")
        .presses("Forget me")
        .sees("nobody here knows who you were");
    evening.everything_stands();
    assert_eq!(said_with(&cid_over, "Bob"), [""; 0]);
    assert_eq!(said_with(&cid_over, &bob.id()), [""; 0]);
    // Everything else stays as it stood, in its place.
    let ids =
        |messages: &[Value]| -> Vec<Value> { messages.iter().map(|it| it["id"].clone()).collect() };
    let stands = cid_over.public_messages();
    assert_eq!(ids(&stands), ids(&stood));
    for (before, after) in stood.iter().zip(&stands) {
        assert_eq!(before["components"], after["components"]);
        let pictures = |message: &Value| message["attachments"].as_array().map(Vec::len);
        assert_eq!(pictures(before), pictures(after), "{after}");
    }
    let thread = evening.as_the_bot("GET", &format!("/channels/{closed}"), Value::Null);
    assert_eq!(thread["name"], "Planétaire · a player");
    assert_eq!(thread["thread_metadata"]["archived"], true);
    assert_eq!(said_with(&cid.goes_to(closed), "Bob"), [""; 0]);
}

#[test]
fn hidden_name_is_in_nothing_that_the_server_reads() {
    let people = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cid", "en-US")];
    let evening = Evening::hurried("hidden_name", "en-US", people);
    let [ada, bob, cid] = ["Ada", "Bob", "Cid"].map(|name| evening.seat(name));
    // A game that is closed, with its poster, one that was closed in a thread, one that gathers,
    // one that is played in a thread.
    let (bob_over, cid_over) = (bob.goes_to("third"), cid.goes_to("third"));
    begun(&bob_over, &cid_over, "");
    hides(&bob_over, ADAS);
    hides(&cid_over, BOBS);
    ends(&bob_over, BOBS);
    ends(&cid_over, "");
    bob_over.sees_on_the_board("Game over");
    bob_over.presses("Share").presses("Share it here");
    cid_over.plays("/table close");
    evening.everything_stands();
    let stood = cid_over.public_messages().len();
    assert!(said_with(&cid_over, "Bob").len() > 2);
    ada.plays("/contact open").sees("Your game is open");
    ada.sees_on_the_board("1/5 players");
    bob.plays("/planetaire open").presses("Open in a thread");
    let [closed] = <[Value; 1]>::try_from(evening.threads_beside(&ada)).expect("one thread");
    let closed = closed["id"].as_str().unwrap();
    bob.goes_to(closed).plays("/table close");
    evening.everything_stands();
    bob.presses("Join").privately();
    let opens = bob.plays("/interceptor open asteroids:0");
    opens.presses("Open in a thread").sees("its own thread");
    let thread = |name: &str| {
        let threads = evening.threads_beside(&ada).into_iter();
        let mut ids = threads.filter(|it| it["name"] == name);
        ids.next().map(|it| it["id"].as_str().unwrap().to_owned())
    };
    let id = thread("Interceptor · Bob").expect("a thread of Bob's");
    let (bob_there, cid_there) = (bob.goes_to(&id), cid.goes_to(&id));
    cid_there.presses("Join").privately();
    bob_there.presses("Start").privately();
    evening.everything_stands();

    ada.plays(&format!("/server hide-name:{}", bob.id()))
        .sees("Shown without their name: one person");
    ada.sees_on_the_board("Player 2");
    bob_there.sees_on_the_board("Player 1");
    evening.everything_stands();
    assert_eq!(thread("Interceptor · Player 1"), Some(id));
    let renamed = evening.as_the_bot("GET", &format!("/channels/{closed}"), Value::Null);
    assert_eq!(renamed["name"], "Planétaire · Player 1");
    assert_eq!(renamed["thread_metadata"]["archived"], true);
    // What stands of old games has its pictures still.
    let pictures = |person: &Person<'_>| {
        let all = person.public_messages().into_iter();
        all.filter(|it| it["attachments"][0].is_object()).count()
    };
    assert_eq!(cid_over.public_messages().len(), stood);
    assert_eq!(pictures(&cid_over), stood);
    let shown = said_with(&cid_over, "Player 1");
    assert!(
        shown.iter().any(|it| it.contains("Player 1** shares")),
        "{shown:#?}"
    );
    // What is said from now on does not name them either: news and films, and what people ask for.
    for (pilot, place) in [(&bob, "A6 SE 2"), (&cid, "K6 NW 2")] {
        pilot.writes(&format!("#4 {place}"));
        pilot.writes("#4 seal");
    }
    evening.everything_stands();
    for pilot in [&bob, &cid] {
        pilot.writes("#4 2 AA");
        pilot.writes("#4 seal");
    }
    evening.everything_stands();
    let shown = said_with(&cid_there, "Player 1");
    assert!(
        shown.iter().any(|it| it.contains("replay.gif")),
        "{shown:#?}"
    );
    let asked = [
        cid.plays("/table replay number:1"),
        cid.plays("/me stats"),
        cid.plays("/me stats league:planetaire"),
        ada.plays("/me stats player:bob"),
        cid_there.plays("/contact open"),
        ada.plays("/server show:Open games"),
    ];
    for seen in &asked {
        assert!(!seen.text().contains("Bob"), "{}", seen.text());
        assert!(!seen.alt().contains("Bob"), "{}", seen.alt());
    }
    assert!(asked[2].alt().contains("Player 1"), "{}", asked[2].alt());
    let taken = asked[4].text();
    assert!(taken.contains("with Player 1"), "{taken}");
    // The thread of another game, and a game that makes way.
    bob.plays("/planetaire open")
        .presses("Open in a thread")
        .sees("its own thread");
    assert!(thread("Planétaire").is_some());
    bob.goes_to("side").plays("/planetaire open players:solo");
    cid.goes_to("side")
        .plays("/contact open")
        .sees("Player 1’s **Planétaire**, without a move yet, is closed");
    evening.everything_stands();
    let everywhere = [
        &cid,
        &cid_there,
        &cid_over,
        &cid.goes_to("side"),
        &cid.goes_to(closed),
    ];
    for person in everywhere {
        let shown = said_with(person, "Bob");
        assert!(shown.is_empty(), "{shown:#?}");
    }
    ada.plays(&format!("/server show-name:{}", bob.id()))
        .sees("Shown without their name: nobody");
    bob_there.sees_on_the_board("Bob");
}
