//! A card to keep of a finished game: first for the caller alone, and for everyone if they want
//! that.

use games::Day;
use games::{Seat, To, Winning};
use render::{Plays, Souvenir};
use sessions::Status;
use text::{Lang, Names, escape, fit, say};

use super::PlayerSession;
use crate::game::ui::GameUi;
use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::table::buttons::table_button;
use crate::table::names::names;
use crate::ui::ids::{Ids, Stamp, TableVerb};
use crate::ui::message::{Answer, Message, Picture, Private, Row, Style};
use crate::ui::pool::Wanted;
use crate::ui::reply::Reply;

/// What a player did in a game, and whether it is their best so far.
struct ShownFeat {
    seat: Seat,
    feat: &'static str,
    value: u32,
    is_best: bool,
}

impl<D: GameUi> PlayerSession<'_, D> {
    /// The card, for the caller alone.
    ///
    /// # Errors
    /// It cannot be drawn.
    pub(crate) async fn card(&self, who: &Caller) -> Result<Reply, ServeError> {
        let lang = who.lang;
        let Some(card) = self.drawn_card(lang).await? else {
            return Ok(Reply::words(say("card-not-over").tr(lang)));
        };
        let ids = Ids::new(self.now.room().table, Stamp(0));
        let share = table_button(lang, &ids, TableVerb::Share, Style::Main);
        let message = Message {
            picture: Some(card),
            rows: vec![Row::Buttons(vec![share])],
            ..Message::words(say("card-own").tr(lang))
        };
        let private = Private::Open(To::everyone(message));
        Ok(Reply::open(Answer::Say(private)))
    }

    /// Posts the card in the channel where the caller shares it.
    ///
    /// # Errors
    /// It cannot be drawn, or posted.
    pub(crate) async fn share(&self, who: &Caller) -> Result<Reply, ServeError> {
        let room = self.now.room();
        // Everybody reads it: in the language that is spoken there.
        let lang = Lang::of_locale(&who.place.locale.0);
        let Some(card) = self.drawn_card(lang).await? else {
            return Ok(Reply::words(say("card-not-over").tr(who.lang)));
        };
        let told = say("card-shared")
            .with("name", escape(&who.name))
            .with("game", D::title(lang))
            .tr(lang);
        let message = Message {
            picture: Some(card),
            ..Message::words(told)
        };
        // Pressing twice shares it once.
        let nonce = who.user.0.wrapping_mul(31).wrapping_add(room.table.0);
        let nonce = format!("card{nonce:x}");
        let sender = &self.services.sender;
        let posted = sender.post(who.place.channel, To::everyone(message), &nonce);
        posted.await?;
        let told = Private::words(say("card-is-shared").tr(who.lang));
        Ok(Reply::open(Answer::Update(told)))
    }

    async fn drawn_card(&self, lang: Lang) -> Result<Option<Picture>, ServeError> {
        let (room, now) = (self.now.room(), self.now.clone());
        let Status::Over { winners } = room.status.clone() else {
            return Ok(None);
        };
        let deeds = self.deeds().await?;
        let names = names(room, lang);
        let draw = move || {
            let view = now.public_view()?.open();
            let lines = lines::<D>(lang, now.room().seat_count(), &names, &deeds);
            let news = now.public_news(sessions::Version(0));
            let last = news
                .into_iter()
                .last()
                .and_then(|told| now.moment(told.number));
            let day = Day::of_millis(last.map_or(0, |at| at.0));
            let card = Souvenir {
                result: result::<D>(lang, now.room().seat_count(), &winners, &names),
                winners,
                seats: now.room().seat_count(),
                lines,
                date: text::date(lang, day),
            };
            let alt = [D::title(lang), card.result.clone()];
            let alt: Vec<String> = alt.into_iter().chain(card.lines.clone()).collect();
            let scene = render::trophy::<D>(&view, &card, lang, &names);
            Some(Picture {
                name: "card.png",
                plays: Plays::Forever,
                bytes: render::still(&scene),
                alt: fit::words(&alt.join(". "), fit::ALT),
            })
        };
        self.services.pool.draw(Wanted::Now, draw).await
    }

    /// What people did, as far as it is counted; who does not want to be listed has broken no record.
    async fn deeds(&self) -> Result<Vec<ShownFeat>, ServeError> {
        let room = self.now.room();
        let mut deeds = Vec::new();
        for (seat, player) in room.people() {
            let done = self.now.feats(seat);
            // Read as a viewer with no identity, so that only what everyone may see is used.
            let nobody = sessions::UserId(0);
            let ledger = match done.is_empty() {
                true => None,
                false => self.services.sessions.ledger(player.user, nobody).await?,
            };
            let is_best = |feat: &str| {
                let ledger = ledger.as_ref();
                let leaves = ledger.map_or_else(Vec::new, |ledger| ledger.of(None));
                let own = leaves.iter().filter(|leaf| leaf.0 == D::ID);
                let counts: Vec<_> = own.map(|(.., leaf)| &leaf.counts).collect();
                let played: u32 = counts.iter().map(|counts| counts.played()).sum();
                let here = |best: &sessions::Best| best.table == room.table;
                let bests = counts.iter().filter_map(|counts| counts.bests.get(feat));
                let better = D::honours().feat(feat).map(|feat| feat.better);
                let best = bests.reduce(|one, other| match better {
                    Some(better) if better.is(other.value, one.value) => other,
                    _ => one,
                });
                // The first game of all breaks no record.
                played > 1 && best.is_some_and(here)
            };
            deeds.extend(done.into_iter().map(|(feat, value)| ShownFeat {
                seat,
                feat,
                value,
                is_best: is_best(feat),
            }));
        }
        Ok(deeds)
    }
}

/// How it ended, in a few words.
fn result<D: GameUi>(lang: Lang, seats: u8, winners: &[Seat], names: &Names) -> String {
    let all = winners
        .iter()
        .map(|seat| render::called(names, *seat, lang));
    let all = all.collect::<Vec<_>>().join(", ");
    let won = !winners.is_empty();
    let said = match (D::honours().winning, seats, winners.len()) {
        (Winning::Together, ..) => match won {
            true => say("card-accomplished"),
            false => say("card-failed"),
        },
        (Winning::Apart, 1, _) => say("card-alone"),
        (Winning::Apart, _, 0) => say("card-nobody"),
        (Winning::Apart, _, 1) => say("card-won"),
        (Winning::Apart, ..) => say("card-drawn"),
    };
    said.with("names", all).tr(lang)
}

/// Who played, and what they did.
fn lines<D: GameUi>(lang: Lang, seats: u8, names: &Names, deeds: &[ShownFeat]) -> Vec<String> {
    let called = |seat: Seat| render::called(names, seat, lang);
    let all: Vec<String> = Seat::all(seats).map(called).collect();
    let mut lines = vec![all.join(", ")];
    // What all did alike is told once.
    let together = D::honours().winning == Winning::Together;
    let many = if together { 1 } else { deeds.len() };
    let any_best = deeds.iter().any(|deed| deed.is_best);
    lines.extend(deeds.iter().take(many).map(|deed| {
        let feat = text::deed::<D>(lang, deed.feat, deed.value);
        let best = deed.is_best || (together && any_best);
        let key = match (best, together || seats == 1) {
            (true, true) => "card-best-all",
            (false, true) => "card-deed-all",
            (true, false) => "card-best",
            (false, false) => "card-deed",
        };
        say(key)
            .with("name", called(deed.seat))
            .with("feat", feat)
            .tr(lang)
    }));
    lines
}
