//! A review of a finished game that people look at together: posted once, turned by the person who
//! leads. Its ids hold its state, so a restart changes nothing. Notes and drafts are in none.

use std::sync::Arc;

use games::{Everyone, To};
use sessions::{Chronicle, Continuation, Key};
use text::{Lang, say};

use super::PlayerSession;
use crate::app::caller::{self, Caller};
use crate::app::dm_channels;
use crate::app::fault::ServeError;
use crate::game::ui::GameUi;
use crate::history::marks::GameMarks;
use crate::history::replay::replay_moments;
use crate::history::review::{Review, target_moment};
use crate::history::thoughts::Thoughts;
use crate::requests::any::Origin;
use crate::requests::moderation::{is_kept_out, shown_name};
use crate::requests::open_table::go_on;
use crate::requests::taken::went_to_dms;
use crate::table::names::names;
use crate::ui::ids::{Ids, Stamp};
use crate::ui::message::{Answer, Button, Message, Private, Row, Style};
use crate::ui::pool::Urgency;
use crate::ui::reply::{Carrier, Reply};
use crate::ui::reviewing::{Lead, ReviewEyes, ReviewPress, ReviewTap, Reviewing, Shows};

impl<D: GameUi> PlayerSession<'_, D> {
    /// Posts a review of the finished game, which the caller leads.
    pub(crate) async fn begin_review(
        &self,
        shows: Shows,
        thoughts: &Thoughts<D>,
    ) -> Result<Reply, ServeError> {
        let (who, room) = (self.who, self.now.room());
        if !self.now.is_over() {
            return Ok(self.not_over("review-running"));
        }
        let (eyes, press) = match shows {
            Shows::Marks => (ReviewEyes::Open, ReviewPress::Marks),
            Shows::Live => (ReviewEyes::Public, ReviewPress::First),
        };
        let is_kept_out = is_kept_out(self.services, (who.user, who.place.guild)).await?;
        let lead = match who.is_among_people || is_kept_out {
            // There it cannot be posted.
            true => Lead::Own,
            false => Lead::Person(who.user),
        };
        let now = Reviewing {
            shows,
            eyes,
            step: 0,
            lead,
        };
        let lang = self.lang_of(lead);
        let message = self.review_page(lang, ReviewTap { now, press }, thoughts);
        let message = message.await?;
        if lead == Lead::Own {
            return Ok(Reply::open(Answer::Say(Private::Open(message))));
        }
        // Pressing twice posts it once.
        let of = who.user.0.wrapping_mul(31).wrapping_add(room.table.0);
        let kind = if shows == Shows::Live { "live" } else { "rev" };
        let nonce = format!("{kind}{of:x}");
        let sender = &self.services.sender;
        sender.post(who.place.channel, message, &nonce).await?;
        let posted = Private::words(say("review-posted").tr(who.lang));
        Ok(Reply::open(Answer::Update(posted)))
    }

    /// Answers a press in a review: for everyone where the caller leads it, else for them alone.
    pub(crate) async fn review(
        &self,
        tap: ReviewTap,
        from: Origin<'_>,
        thoughts: &Thoughts<D>,
    ) -> Result<Reply, ServeError> {
        let who = self.who;
        let tap = tap.choosing(from.chosen);
        match tap.press {
            ReviewPress::PlayOn => return self.ask_to_play_on(tap.now).await,
            ReviewPress::Begin | ReviewPress::BeginInDms => return self.play_on(tap).await,
            _ => {}
        }
        let leads = tap.changes_it_for_all(who.user);
        let own = tap.now.lead == Lead::Own;
        if !leads && !own && tap.press != ReviewPress::Copy {
            return Ok(self.led_by_another(tap.now));
        }
        let lead = match tap.press {
            ReviewPress::Copy => Lead::Own,
            ReviewPress::Pass => Lead::Anyone,
            _ if leads => Lead::Person(who.user),
            _ => tap.now.lead,
        };
        let mut now = Reviewing { lead, ..tap.now };
        if tap.press == ReviewPress::Marks {
            now.shows = Shows::Marks;
            now.eyes = ReviewEyes::Open;
        }
        let tap = ReviewTap { now, ..tap };
        let message = self.review_page(self.lang_of(lead), tap, thoughts).await?;
        Ok(match from.carrier {
            Carrier::Board if leads => Reply::open(Answer::Board(message)),
            carrier => Reply::open(Answer::Update(Private::Open(message))).for_carrier(carrier),
        })
    }

    /// Language of a review: that of the place, where everybody reads it.
    fn lang_of(&self, lead: Lead) -> Lang {
        match lead {
            Lead::Own => self.who.lang,
            Lead::Person(_) | Lead::Anyone => Lang::of_locale(&self.who.place.locale.0),
        }
    }

    /// Answer to who presses in a review that another person leads.
    fn led_by_another(&self, now: Reviewing) -> Reply {
        let lang = self.who.lang;
        let press = ReviewPress::Copy;
        let id = Ids::new(self.now.room().table, Stamp(0)).review(&ReviewTap { now, press });
        let label = say("review-button-copy").tr(lang);
        Reply::say(Message {
            rows: vec![Row::Buttons(vec![Button::new(id, label, Style::Main)])],
            ..Message::words(say("review-led").tr(lang))
        })
    }

    /// The moment of a review, from which the game can go on; `None` where it was over.
    async fn continuation(&self, at: Reviewing) -> Result<Option<Continuation<D>>, ServeError> {
        let now = self.now.clone();
        let find = move || Continuation::new(&now, at.step);
        Ok(self.services.pool.draw(Urgency::Now, find).await?)
    }

    /// Asks the caller whether they want to go on from the moment of a review, and tells what it
    /// means that they have seen what came.
    async fn ask_to_play_on(&self, now: Reviewing) -> Result<Reply, ServeError> {
        let (who, lang) = (self.who, self.who.lang);
        let Some(continuation) = self.continuation(now).await? else {
            return Ok(Reply::words(say("review-play-on-end").tr(lang)));
        };
        let seat = continuation.seat_for(who.user, now.eyes.seat());
        let now = Reviewing {
            eyes: ReviewEyes::Seat(seat),
            lead: Lead::Own,
            ..now
        };
        let room = self.now.room();
        let company = match continuation.seat_count() {
            1 => "alone",
            _ => "computers",
        };
        let asks = say("review-play-on")
            .with("game", D::title(lang))
            .with("table", room.table.to_string())
            .with("name", names(room, lang).in_message(seat).to_owned())
            .with("company", company);
        let text = format!("{}\n{}", asks.tr(lang), say("review-play-on-seen").tr(lang));
        let ids = Ids::new(room.table, Stamp(0));
        let button = |press, key, style| {
            let id = ids.review(&ReviewTap { now, press });
            Button::new(id, say(key).tr(lang), style)
        };
        let mut buttons = Vec::new();
        if !who.is_among_people {
            buttons.push(button(
                ReviewPress::Begin,
                "review-button-begin",
                Style::Main,
            ));
        }
        if who.is_among_people || who.place.guild.is_some() {
            let key = "taken-dms";
            buttons.push(button(ReviewPress::BeginInDms, key, Style::Plain));
        }
        Ok(Reply::say(Message {
            rows: vec![Row::Buttons(buttons)],
            ..Message::words(text)
        }))
    }

    /// Begins a game for practice, which goes on from the moment of a review.
    async fn play_on(&self, tap: ReviewTap) -> Result<Reply, ServeError> {
        let (services, lang) = (self.services, self.who.lang);
        let Some(continuation) = self.continuation(tap.now).await? else {
            return Ok(Reply::words(say("review-play-on-end").tr(lang)));
        };
        // However often the page is pressed, one game comes of it.
        let key = self.who.component_message;
        let key = key.map_or(self.who.key, |page| Key(page.0));
        let mut there = Caller {
            key,
            ..self.who.clone()
        };
        let in_dms = tap.press == ReviewPress::BeginInDms;
        if in_dms {
            let Some(channel) = dm_channels::channel_of_caller(services, self.who).await? else {
                return Ok(Reply::words(say("taken-dms-closed").tr(lang)));
            };
            (there.place.guild, there.place.channel) = (None, channel);
            there.place.locale = caller::locale(lang);
        }
        let seat = continuation.seat_for(self.who.user, tap.now.eyes.seat());
        let table = go_on::<D>(services, &there, continuation, seat).await?;
        let reply = match in_dms {
            true => went_to_dms(lang, D::title(lang), (there.place.channel, Some(table))),
            false => self.console_at(table).await?,
        };
        Ok(reply.replacing())
    }

    /// Page of a review to which a press turns. What it opens was secret until the game was over.
    async fn review_page(
        &self,
        lang: Lang,
        tap: ReviewTap,
        thoughts: &Thoughts<D>,
    ) -> Result<To<Everyone, Message>, ServeError> {
        let marks = match tap.now.shows {
            Shows::Marks => thoughts.marks(self.services, &self.now).await?,
            Shows::Live => Arc::new(GameMarks::default()),
        };
        let leader = match tap.now.lead {
            Lead::Person(_) => Some(shown_name(self.services, self.who, lang).await?),
            Lead::Anyone | Lead::Own => None,
        };
        let now = self.now.clone();
        let draw = move || {
            let names = names(now.room(), lang);
            let record = Chronicle::from_table(&now);
            let moments = match (&record, tap.now.eyes) {
                (Some(record), ReviewEyes::Open) => record.open_moments(),
                (Some(record), ReviewEyes::Seat(seat)) => record.moments_seen_from(seat),
                (_, ReviewEyes::Public) | (None, _) => now.public_moments(),
            };
            let moments = replay_moments(&now, lang, To::everyone(Vec::new()), moments);
            let review = Review {
                now: &now,
                lang,
                names: &names,
                leader: leader.as_deref(),
                marks: &marks,
            };
            moments.map(|moments| {
                let at = target_moment(&tap, &marks, &moments);
                review.message(tap.now, &moments, at)
            })
        };
        Ok(self.services.pool.draw(Urgency::Now, draw).await?)
    }
}
