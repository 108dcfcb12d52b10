//! What those who run a server set for it holds for its tables, and for no others; and how they
//! moderate its games.

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

/// The id of a channel of the server.
#[track_caller]
fn channel(evening: &Evening, name: &str) -> String {
    let servers = evening.get("/people/servers");
    let channels = servers["servers"][0]["channels"].as_array().unwrap().iter();
    let mut channels = channels.filter(|channel| channel["name"] == name);
    channels.next().unwrap()["id"].as_str().unwrap().to_owned()
}

const PEOPLE: &[(&str, &str)] = &[("Ada", "en-US"), ("Bob", "en-US"), ("Cleo", "fr")];
const PEOPLE_NAMES: [&str; 3] = ["Ada", "Bob", "Cleo"];

#[test]
fn panel_says_where_games_are_opened_and_announced() {
    let evening = Evening::hurried("panel_where", "en-US", PEOPLE);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    let (side, third) = (channel(&evening, "side"), channel(&evening, "third"));
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
    ada.plays("/server show:What moderators did")
        .sees("changed the channels for games")
        .sees("changed where games are announced");
    ada.plays("/server reset:Games in every channel")
        .sees("in **every channel**");
    bob.plays("/contact open");
    bob.sees_on_the_board("1/5 players");
}

#[test]
fn panel_checks_permissions_and_says_what_does_not_work() {
    let evening = Evening::hurried("panel_check", "en-US", PEOPLE);
    let ada = evening.seat("Ada");
    let (general, side) = (channel(&evening, "general"), channel(&evening, "side"));
    ada.plays(&format!("/server channel:{side}"));
    ada.plays("/server show:My permissions")
        .sees(&format!("✅ <#{general}>"))
        .sees(&format!("✅ <#{side}>"));
    evening.bot_lacks(&["ATTACH_FILES"]);
    ada.plays("/server show:My permissions")
        .sees("Attach Files")
        .sees("boards are pictures")
        .sees(&format!("✅ <#{side}>"))
        .privately();
}

#[test]
fn person_kept_out_loses_the_seat_quietly_and_finds_no_way_in() {
    let evening = Evening::hurried("kept_out", "en-US", PEOPLE);
    let [ada, bob, cleo] = PEOPLE_NAMES.map(|name| evening.seat(name));
    cleo.plays("/interceptor ouvrir");
    cleo.sees_on_the_board("1/6 players");
    bob.presses("Join");
    bob.sees_on_the_board("2/6 players");
    ada.presses("Join");
    cleo.sees_on_the_board("3/6 players");
    cleo.presses("Start");
    bob.sees_in_the_dm("Interceptor");
    let before = ada.public_messages().len();
    ada.plays("/server")
        .presses("People")
        .chooses("Keep a person out", &bob.id())
        .sees(&format!("Kept out: <@{}>", bob.id()));
    bob.sees_in_the_dm("You can’t play").sees("Interceptor");
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
    bob.plays("/table join").sees(refused).privately();
    bob.plays("/planetaire open").sees(refused).privately();
    bob.goes_to("side").plays("/contact open").sees(refused);
    cleo.goes_to("side").plays("/contact ouvrir");
    cleo.goes_to("side").sees_on_the_board("1/5 players");
    bob.goes_to("side")
        .presses("Join")
        .sees(refused)
        .privately();
    cleo.goes_to("side")
        .plays(&format!("/table inviter personne:{}", bob.id()))
        .sees("ne peut pas jouer sur ce serveur")
        .privately();
    bob.writes("#1 fly 3").does_not_see("flies");
    ada.plays("/server show:What moderators did")
        .sees(&format!("kept <@{}> out", bob.id()))
        .privately();
    ada.plays(&format!("/server admit:{}", bob.id()))
        .sees("Kept out: nobody");
    bob.goes_to("side").presses("Join");
    cleo.goes_to("side").sees_on_the_board("2/5 players");
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

#[test]
fn hidden_name_is_redrawn_where_it_stands() {
    let evening = Evening::hurried("hidden_name", "en-US", PEOPLE);
    let [ada, bob, _] = PEOPLE_NAMES.map(|name| evening.seat(name));
    ada.plays("/interceptor open");
    ada.sees_on_the_board("1/6 players");
    bob.presses("Join");
    ada.sees_on_the_board("Bob");
    ada.plays(&format!("/server hide-name:{}", bob.id()))
        .sees("Shown without their name: one person");
    ada.sees_on_the_board("Player 2").does_not_see("Bob");
    ada.presses("Start");
    ada.sees_on_the_board("Interceptor").does_not_see("Bob");
    ada.plays(&format!("/server show-name:{}", bob.id()))
        .sees("Shown without their name: nobody");
}
