//! Advice as it is shown: the button that asks for it, how often each has asked, and the advice
//! itself. Thinks nothing and opens nothing.

use games::{Advice, Seat};
use sessions::{HintPolicy, Room, Snapshot, Status, TableId};
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::changes::RecentViews;
use crate::game::ui::GameUi;
use crate::table::console::back_button;
use crate::ui::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::message::{Button, Message, Picture, Row, Style};

/// Button that asks for advice, where advice is allowed and the player has a decision to make.
pub(crate) fn button<D: GameUi>(
    now: &Snapshot<D>,
    seat: Seat,
    (lang, ids): (Lang, &Ids),
) -> Option<Button> {
    let offered = D::OFFERS_ADVICE || now.room().hints != HintPolicy::None;
    now.hint_permission().ok().filter(|_| offered)?;
    let is_due = now.room().due.iter().any(|due| due.seat == seat);
    if !is_due {
        return None;
    }
    Some(table_button(lang, ids, TableVerb::Advice, Style::Plain))
}

/// Line about how often each player has asked, where everyone may know.
pub(crate) fn hint_counts(lang: Lang, room: &Room, names: &Names) -> Option<String> {
    if room.hints == HintPolicy::None || room.status == Status::Lobby {
        return None;
    }
    let asked = room.players().filter_map(|(seat, _)| {
        let times = room.times_advised(seat);
        let by = say("advice-asked-by")
            .with("name", names.in_message(seat).to_owned())
            .with("times", times);
        (times > 0).then(|| by.tr(lang))
    });
    let who: Vec<String> = asked.collect();
    (!who.is_empty()).then(|| say("advice-asked").with("who", who.join(", ")).tr(lang))
}

/// Message in place of the asker's console: the advice, their board with it drawn in, and the
/// button that does it. `counted` if the question was counted.
pub(crate) fn message<D: GameUi>(
    lang: Lang,
    (advice, views): (&Advice<D>, &RecentViews<D>),
    names: &Names,
    (table, counted): (TableId, bool),
) -> Message {
    let view = &views.now;
    let mut lines = Lines::default();
    lines.push(Rank::Heading, say("advice-heading").tr(lang));
    lines.push(
        Rank::Status,
        D::advice_sentence(lang, &advice.action, view, names),
    );
    for reason in D::reasons(lang, &advice.why) {
        lines.push(Rank::News, format!("> {reason}"));
    }
    if counted {
        lines.push(Rank::Courtesy, say("advice-counted").tr(lang));
    }
    let scene = render::hinted_since::<D>((view, &views.earlier), advice, lang, names);
    let ids = Ids::new(table, D::stamp(view));
    let does = ids.play_advice(&D::spell(&advice.action).to_string());
    let does = does.map(|id| Button::new(id, say("advice-do").tr(lang), Style::Main));
    let back = back_button(lang, &ids);
    Message {
        text: lines.within(fit::MESSAGE, lang),
        picture: Some(Picture::still(
            "board.png",
            &scene,
            D::alt_advised(lang, advice, view, names),
        )),
        rows: vec![Row::Buttons(does.into_iter().chain([back]).collect())],
        ..Message::default()
    }
}
