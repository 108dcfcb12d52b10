//! News of a table, as far as the caller may know them: since their last move, and the whole game
//! page by page. It changes nothing.

use std::collections::BTreeSet;

use games::{Everyone, Seat, To};
use sessions::{EventNumber, News, NewsItem, Snapshot, Version};
use text::{Lang, fit, say};

use super::PlayerSession;
use crate::game::ui::GameUi;
use crate::table::news::{quoted, sentences};
use crate::ui::buttons::page_buttons;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::Reply;

/// Length of a page of history, which leaves room for a heading.
const PAGE: usize = fit::MESSAGE - 200;
/// Most news that a console tells one by one, and how many of the newest where there are more.
const MOST_NEWS: usize = 3;
const NEWEST: usize = 2;

/// News of the person in a seat since their last move.
pub(crate) fn since_the_last_move<D: GameUi>(
    now: &Snapshot<D>,
    seat: Seat,
    lang: Lang,
) -> Option<To<Seat, String>> {
    news_after::<D>(now, seat, lang, &BTreeSet::new())
}

/// Public news that the last move of the person in a seat brought about.
fn results<D: GameUi>(now: &Snapshot<D>, seat: Seat) -> BTreeSet<EventNumber> {
    let last = now.room().last_move(seat);
    if last == Version(0) {
        return BTreeSet::new();
    }
    let news = now.public_news(Version(last.0 - 1));
    let numbers = news.into_iter().map(|news| news.number);
    numbers
        .filter(|number| now.entry(*number) == Some(last))
        .collect()
}

/// These results of their last move, and the news since then.
fn news_after<D: GameUi>(
    now: &Snapshot<D>,
    seat: Seat,
    lang: Lang,
    results: &BTreeSet<EventNumber>,
) -> Option<To<Seat, String>> {
    let last = now.room().last_move(seat);
    let after = match results.is_empty() {
        true => last,
        false => Version(last.0.saturating_sub(1)),
    };
    let news = || -> News<Seat, D> {
        let is_unseen = |news: &NewsItem<Seat, D>| {
            let is_own = now.entry(news.number) == Some(last);
            let is_shown = |glimpse: &D::Glimpse| {
                let moved_them = !is_own && D::moved(glimpse) == Some(seat);
                D::is_on_the_board(glimpse) && !moved_them
            };
            let shown = news.glimpse.map_ref(is_shown).open_for(seat);
            let is_new = !is_own || results.contains(&news.number);
            is_new && shown != Some(true)
        };
        let news = now.seat_news(seat, after).into_iter();
        let mut news: Vec<NewsItem<Seat, D>> = news.filter(is_unseen).collect();
        // Of several moves of one piece the last says where it is.
        let moved = |news: &NewsItem<Seat, D>| news.glimpse.map_ref(D::moved).open_for(seat)?;
        let last: Vec<(Seat, EventNumber)> = news
            .iter()
            .filter_map(|news| Some((moved(news)?, news.number)))
            .collect();
        news.retain(|news| {
            let later = |(seat, number): &(Seat, EventNumber)| {
                moved(news) == Some(*seat) && *number > news.number
            };
            !last.iter().any(later)
        });
        news
    };
    let all = news();
    if all.is_empty() {
        return None;
    }
    let are_results: Vec<bool> = all.iter().map(|it| results.contains(&it.number)).collect();
    let moved = if last > Version(0) { "yes" } else { "no" };
    let heading = say("table-since").with("moved", moved).tr(lang);
    let heading = To::everyone(heading).to_seat(seat);
    let reader = now.room().player(seat).map(|player| player.user);
    let news_of_others = sentences(now, lang, None, news());
    let news = sentences(now, lang, reader, all).into_iter();
    // Each sentence, as the reader and as another person would read it.
    let news = news
        .zip(news_of_others)
        .filter_map(|(own, other)| own.zip(other));
    let none = To::everyone(Vec::new()).to_seat(seat);
    let news = none.gather(news.collect::<Vec<_>>(), Vec::push);
    // Before their first move tips matter more than how many earlier ones there are.
    let counts = last > Version(0);
    let news = news.map(|news| newest(lang, (&news, counts), (&are_results, D::RESULT_ROWS)));
    Some(heading.zip(news)?.map(|(heading, news)| heading + &news))
}

/// The newest sentences and the last that speak to the reader, each on a line of its own, and how
/// many others there are, if that counts; above them the newest result of the reader's own move, if
/// there are rows for results, and as many earlier ones as have room. Each comes as the reader and
/// as another person would read it.
fn newest(
    lang: Lang,
    (news, counts): (&[(String, String)], bool),
    (are_results, rows): (&[bool], usize),
) -> String {
    let (results, news): (Vec<_>, Vec<_>) = news
        .iter()
        .zip(are_results)
        .partition(|(_, is_result)| **is_result);
    let news: Vec<&(String, String)> = news.into_iter().map(|(sentences, _)| sentences).collect();
    let old = match news.len() {
        0..=MOST_NEWS => 0,
        many => many - NEWEST,
    };
    let (old, new) = news.split_at(old);
    let (about_reader, others): (Vec<_>, Vec<_>) =
        old.iter().partition(|(own, other)| own != other);
    let mut lines = Vec::new();
    let oldest = about_reader.len().saturating_sub(MOST_NEWS);
    let left_out = others.len() + oldest;
    if counts && left_out > 0 {
        let earlier = say("table-since-earlier").with("count", left_out);
        lines.push(earlier.tr(lang));
    }
    let shown = about_reader.into_iter().skip(oldest).chain(new);
    lines.extend(shown.map(|(own, _)| quoted(own)));
    let taken: usize = lines.iter().map(|line| fit::rows_on_a_phone(line)).sum();
    let mut left = rows.saturating_sub(taken);
    for (nth, ((own, _), _)) in results.into_iter().rev().enumerate() {
        let line = quoted(own);
        let needed = fit::rows_on_a_phone(&line);
        // The newest stays: it is what they wait for.
        if needed > left && nth > 0 {
            break;
        }
        left = left.saturating_sub(needed);
        lines.insert(0, line);
    }
    lines.iter().map(|line| format!("\n{line}")).collect()
}

impl<D: GameUi> PlayerSession<'_, D> {
    /// News of the caller since their last move, after what it brought about where that stays.
    pub(crate) fn since_the_last_move(&self) -> Option<To<Seat, String>> {
        let seat = self.seat?;
        let results = match D::RESULT_ROWS {
            0 => BTreeSet::new(),
            _ => results::<D>(&self.now, seat),
        };
        news_after::<D>(&self.now, seat, self.who.lang, &results)
    }

    /// A page of the whole game, including the caller's own secrets; the last page if `None`.
    pub(crate) fn history(&self, page: Option<usize>) -> Reply {
        let lang = self.who.lang;
        let pages = match self.seat {
            Some(seat) => {
                let news = self.now.seat_news(seat, Version(0));
                let news = sentences(&self.now, lang, Some(self.who.user), news);
                let none = To::everyone(Vec::new()).to_seat(seat);
                let news = none.gather(news, Vec::push);
                Private::Seat(news.map(|news| self.page(lang, &news, page)))
            }
            None => {
                let news = self.now.public_news(Version(0));
                let news = sentences(&self.now, lang, Some(self.who.user), news);
                let none: To<Everyone, Vec<String>> = To::everyone(Vec::new());
                let news = none.gather(news, Vec::push);
                Private::Open(news.map(|news| self.page(lang, &news, page)))
            }
        };
        let answer = match page {
            // Turned over in its place.
            Some(_) => Answer::Update(pages),
            None => Answer::Say(pages),
        };
        Reply::for_seat(self.seat, answer)
    }

    /// Message with a page of these news, or with the last one.
    fn page(&self, lang: Lang, news: &[String], requested: Option<usize>) -> Message {
        let pages = fit::pages(news, PAGE);
        let last = pages.len().saturating_sub(1);
        let index = requested.map_or(last, |requested| requested.min(last));
        let Some(page) = pages.get(index) else {
            return Message::words(say("table-history-none").tr(lang));
        };
        let heading = say("table-history")
            .with("game", D::title(lang))
            .with("table", self.now.room().table.to_string())
            .with("page", index + 1)
            .with("pages", pages.len())
            .tr(lang);
        let rows = match pages.len() {
            1 => Vec::new(),
            _ => {
                let ids = Ids::new(self.now.room().table, Stamp(0));
                vec![page_buttons(lang, (index, pages.len()), |page| {
                    ids.history(page)
                })]
            }
        };
        Message {
            rows,
            ..Message::words(format!("{heading}\n{page}"))
        }
    }
}
