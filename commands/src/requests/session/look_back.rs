//! A player's look back at a finished game: at most three of their own turning points, judged by
//! what they knew when they decided, each with their board as it was then. For them alone.

use games::To;
use sessions::Room;
use text::{Lang, Lines, Names, Rank, fit, say};

use super::PlayerSession;
use super::reviews::{TurningPoint, turning_points};
use crate::app::fault::ServeError;
use crate::game::changes::RecentViews;
use crate::game::ui::GameUi;
use crate::history::thoughts::Thoughts;
use crate::table::names::names_for;
use crate::ui::buttons::page_buttons;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Answer, Message, Private, Row};
use crate::ui::pool::Urgency;
use crate::ui::reply::Reply;

impl<D: GameUi> PlayerSession<'_, D> {
    /// A turning point of the caller, or the first if `None`.
    pub(crate) async fn look_back(
        &self,
        page: Option<usize>,
        thoughts: &Thoughts<D>,
    ) -> Result<Reply, ServeError> {
        let (room, lang) = (self.now.room(), self.who.lang);
        let Some(seat) = self.seat else {
            return Ok(self.no_board());
        };
        if !self.now.is_over() {
            return Ok(self.not_over("look-back-running"));
        }
        let marks = thoughts.marks(self.services, &self.now).await?;
        let (now, whose) = (self.now.clone(), (seat, self.who.user));
        let points = move || turning_points(&marks, &now, whose);
        let mut points = self.services.pool.draw(Urgency::Now, points).await?;
        let names = names_for(room, lang, self.who.user);
        let many = points.len();
        let at = page.unwrap_or(0).min(many.saturating_sub(1));
        if many == 0 {
            return Ok(Reply::words(say("look-back-none").tr(lang)));
        }
        let point = points.swap_remove(at);
        // Reasons are not kept: those of this decision are thought out again.
        let decided = vec![point.decided.clone()];
        let again = thoughts.marks_of_seat(&self.now, seat, decided).await;
        let again = again.into_iter().flatten().next();
        let again = again.map(|marked| marked.hindsight.better);
        let better = again.filter(|better| better.action == point.hindsight.better.action);
        let why = better.map_or_else(Vec::new, |better| D::reasons(lang, &better.why));
        let mut rows = turn_buttons(room, lang, at, many);
        rows.extend(self.riddle_button().await?.map(|it| Row::Buttons(vec![it])));
        let draw = move || {
            let message = turning_point_message(lang, (&point, why), &names, (at, many));
            Message { rows, ..message }
        };
        let message = self.services.pool.draw(Urgency::Now, draw).await?;
        let private = Private::Seat(To::everyone(message).to_seat(seat));
        let answer = match page {
            // Turned over in its place.
            Some(_) => Answer::Update(private),
            None => Answer::Say(private),
        };
        Ok(Reply::for_seat(Some(seat), answer))
    }
}

/// Message about a turning point, with the board as it was seen then. It is number `at` of `count`.
fn turning_point_message<D: GameUi>(
    lang: Lang,
    (point, why): (&TurningPoint<D>, Vec<String>),
    names: &Names,
    (at, count): (usize, usize),
) -> Message {
    let TurningPoint { decided, hindsight } = point;
    let view = decided.seen.view();
    let mut lines = Lines::default();
    let heading = say("look-back-heading")
        .with("page", at + 1)
        .with("pages", count);
    lines.push(Rank::Heading, heading.tr(lang));
    let chose = |key, action: &D::Action| {
        let what = D::advice_sentence(lang, action, view, names);
        say(key).with("what", what).tr(lang)
    };
    lines.push(Rank::Status, chose("look-back-did", &hindsight.did));
    let better = &hindsight.better;
    lines.push(Rank::Status, chose("look-back-better", &better.action));
    let lost = say("look-back-lost").with("lost", D::loss(lang, &hindsight.did, hindsight.loss));
    lines.push(Rank::Status, lost.tr(lang));
    for reason in why {
        lines.push(Rank::News, format!("> {reason}"));
    }
    let views = RecentViews::<D>::new(view.clone(), Vec::new());
    Message {
        text: lines.within(fit::MESSAGE, lang),
        picture: Some(views.picture(lang, names)),
        ..Message::default()
    }
}

/// Buttons to the other turning points.
fn turn_buttons(room: &Room, lang: Lang, at: usize, count: usize) -> Vec<Row> {
    if count < 2 {
        return Vec::new();
    }
    let ids = Ids::new(room.table, Stamp(0));
    vec![page_buttons(lang, (at, count), |page| ids.look_back(page))]
}
