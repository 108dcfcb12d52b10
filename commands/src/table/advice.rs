//! Advice, as it is shown: the button of a console that asks for it, how often everybody has, and
//! what is told. It thinks nothing and opens nothing.

use games::Advice;
use sessions::{Hints, Room, Snapshot, Status};
use text::{Lang, Lines, Names, Rank, fit, say};

use crate::game::ui::GameUi;
use crate::table::buttons::table_button;
use crate::ui::ids::{Ids, TableVerb};
use crate::ui::message::{Button, Message, Style};

/// The button that asks for advice, where that may be asked for.
pub(crate) fn button<D: GameUi>(now: &Snapshot<D>, (lang, ids): (Lang, &Ids)) -> Option<Button> {
    let offered = D::OFFERS_ADVICE || now.room().hints != Hints::None;
    now.leave_to_ask().ok().filter(|_| offered)?;
    Some(table_button(lang, ids, TableVerb::Advice, Style::Plain))
}

/// How often each has asked, where everybody may know.
pub(crate) fn asked(lang: Lang, room: &Room, names: &Names) -> Option<String> {
    if room.hints == Hints::None || room.status == Status::Lobby {
        return None;
    }
    let asked = room.players().filter_map(|(seat, _)| {
        let times = room.times_advised(seat);
        let by = say("advice-asked-by")
            .with("name", names.shown(seat).to_owned())
            .with("times", times);
        (times > 0).then(|| by.tr(lang))
    });
    let who: Vec<String> = asked.collect();
    (!who.is_empty()).then(|| say("advice-asked").with("who", who.join(", ")).tr(lang))
}

/// What somebody is told who asked.
pub(crate) fn told<D: GameUi>(
    lang: Lang,
    (advice, view): (&Advice<D>, &D::View),
    names: &Names,
    counted: bool,
) -> Message {
    let mut lines = Lines::default();
    lines.put(Rank::Heading, say("advice-heading").tr(lang));
    lines.put(Rank::Status, D::advised(lang, &advice.action, view, names));
    for reason in D::reasons(lang, &advice.why) {
        lines.put(Rank::News, format!("> {reason}"));
    }
    if counted {
        lines.put(Rank::Courtesy, say("advice-counted").tr(lang));
    }
    Message::saying(lines.within(fit::MESSAGE, lang))
}
