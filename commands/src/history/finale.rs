//! Finale of a game: the message at the bottom of the channel that calls those who played, with the
//! trophy and what they can do now. The rest stands behind its last button.

use games::{Everyone, Seat, To, Winning};
use sessions::{Room, Skill, Snapshot, Status, TableAction, UserId};
use text::{Lang, Lines, Rank, fit, say};

use crate::game::ui::GameUi;
use crate::history::game_end::GameEnd;
use crate::table::board::is_alone;
use crate::table::names::names;
use crate::ui::buttons::{act_button, table_button};
use crate::ui::front_door::{self, FrontDoorButton};
use crate::ui::ids::{Ids, MY_STATS, Stamp, TableVerb};
use crate::ui::links;
use crate::ui::message::{Button, Message, Row, Style};

/// Message at the end of a game, with its trophy. Names all who played, and pings only `pings`.
pub(crate) fn message<D: GameUi>(
    now: &Snapshot<D>,
    end: &GameEnd,
    pings: Vec<UserId>,
) -> To<Everyone, Message> {
    let room = now.room();
    let lang = Lang::of_locale(&room.place.locale.0);
    let mut lines = Lines::default();
    lines.push(Rank::Heading, end.sentence(now, lang));
    if let Some((own, computers)) = end.par() {
        lines.push(Rank::Status, D::par(lang, own, computers));
    }
    let ids = Ids::new(room.table, Stamp(0));
    let names = names(room, lang);
    if let Some(view) = now.public_view() {
        for account in D::accounts(lang, &view.open(), &names) {
            lines.push(Rank::Status, account);
        }
    }
    // A mention shows a name even where it is hidden: no more people are mentioned than are pinged.
    let called = |user: &UserId| match room.seat_of(*user) {
        Some(seat) if !pings.contains(user) && is_hidden(room, seat) => {
            names.in_message(seat).to_owned()
        }
        _ => links::mention(lang, *user),
    };
    let all = |users: &[UserId]| users.iter().map(called).collect::<Vec<_>>().join(", ");
    let mut buttons = Vec::new();
    if matches!(room.status, Status::Over { .. }) {
        buttons.push(again_button::<D>(lang, &ids));
        if stronger_computer(now).is_some() {
            buttons.push(table_button(lang, &ids, TableVerb::Stronger, Style::Plain));
        }
        if let Some((label, _)) = next_challenge(now, lang) {
            let id = ids.table_verb(TableVerb::Harder);
            buttons.push(Button::new(id, label, Style::Plain));
        }
        let missing = room.missing_to_rematch();
        let asked = match missing.is_empty() {
            // The others were removed since.
            true if !room.removed.is_empty() => Some(say("finale-asked-alone")),
            true => None,
            false => Some(say("finale-asked").with("missing", all(&missing))),
        };
        if let Some(asked) = asked.filter(|_| !room.asked_again.is_empty()) {
            let asked = asked.with("names", all(&room.asked_again));
            lines.push(Rank::Hint, asked.tr(lang));
        }
    }
    let people: Vec<UserId> = room.people().map(|(_, player)| player.user).collect();
    let people = say("finale-people").with("names", all(&people));
    lines.push(Rank::Courtesy, people.tr(lang));
    let plain = |verb| table_button(lang, &ids, verb, Style::Plain);
    let share = Button {
        label: say("finale-button-share").tr(lang),
        ..plain(TableVerb::Card)
    };
    // What finds no room in the row stands behind its last button.
    let free = fit::ROW.saturating_sub(buttons.len() + 1);
    let mut others = vec![share, plain(TableVerb::Review), plain(TableVerb::Replay)];
    others.truncate(free);
    buttons.extend(others.into_iter().rev());
    buttons.push(plain(TableVerb::Afterwards));
    To::everyone(Message {
        text: lines.beside_the_board(lang),
        picture: match end.is_defeat::<D>(room) {
            // Others see the last board right above it.
            true => is_alone(room)
                .then(|| end.last_moments(now, lang))
                .flatten(),
            false => end.moving_card(now, lang),
        },
        rows: vec![Row::Buttons(buttons)],
        pings,
        ..Message::default()
    })
}

/// Button that leads on from a game that is over to the other games.
pub(crate) fn all_games_button(lang: Lang) -> Button {
    front_door::button(
        lang,
        &FrontDoorButton::Games,
        "door-all-games",
        Style::Plain,
    )
}

/// Button that plays the game again; it is called a rematch only where people played against each
/// other.
fn again_button<D: GameUi>(lang: Lang, ids: &Ids) -> Button {
    let rematch = act_button(lang, ids, &TableAction::Rematch, Style::Main);
    match D::HONOURS.winning {
        Winning::Apart => rematch,
        Winning::Together => Button {
            label: say("finale-button-together").tr(lang),
            ..rematch
        },
    }
}

/// True if the name of the person in a seat is hidden.
fn is_hidden(room: &Room, seat: Seat) -> bool {
    room.player(seat)
        .is_some_and(|player| player.name.is_empty())
}

/// Skill of the next stronger computer, for a person who has just beaten the only one at the table.
pub(crate) fn stronger_computer<D: GameUi>(now: &Snapshot<D>) -> Option<Skill> {
    let room = now.room();
    let winners = now.winners()?;
    let mut computers = room.computers();
    let (_, computer) = computers.next()?;
    let (own, _) = room.people().next()?;
    let alone = room.people().count() == 1 && computers.next().is_none();
    let has_won = D::HONOURS.winning == Winning::Apart && winners == [own];
    let skill = computer.user.skill()?;
    let stronger = Skill::ALL.into_iter().find(|other| *other > skill);
    stronger.filter(|_| alone && has_won)
}

/// Label and options of a harder game that the end of this one proposes.
pub(crate) fn next_challenge<D: GameUi>(
    now: &Snapshot<D>,
    lang: Lang,
) -> Option<(String, D::Options)> {
    let view = now.public_view()?.open();
    D::next_challenge(lang, &view, now.options())
}

/// Page with what else there is to a game that is over.
pub(crate) fn more_page<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> Message {
    let ids = Ids::new(now.room().table, Stamp(0));
    let plain = |verb| table_button(lang, &ids, verb, Style::Plain);
    let stats = Button::new(MY_STATS, say("stats-mine").tr(lang), Style::Plain);
    let look_back = D::COMPUTER.then(|| plain(TableVerb::LookBack));
    let shared = [TableVerb::Review, TableVerb::Live, TableVerb::Replay].map(plain);
    let first = look_back.into_iter().chain(shared);
    let second = vec![
        stats,
        plain(TableVerb::History),
        plain(TableVerb::Describe),
        plain(TableVerb::Again),
    ];
    let third = vec![
        plain(TableVerb::Verify),
        plain(TableVerb::Export),
        all_games_button(lang),
    ];
    Message {
        rows: [first.collect(), second, third].map(Row::Buttons).into(),
        ..Message::words(say("finale-more").tr(lang))
    }
}
