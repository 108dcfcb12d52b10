//! End of a game, in a sentence and on a card to keep.

use std::cmp::Ordering;

use games::{Day, Seat, Winning};
use render::Souvenir;
use sessions::{Player, Room, Snapshot, Version};
use text::{Defeat, Lang, Names, fit, say};

use crate::app::fault::ServeError;
use crate::app::services::Services;
use crate::game::ui::GameUi;
use crate::history::thoughts::Thoughts;
use crate::table::names::names;
use crate::ui::message::Picture;

/// Number of the last moments that are seen on a card.
const MOMENTS: usize = 4;

/// A player's feat in a game, and whether it is their best so far.
struct ShownFeat {
    seat: Seat,
    name: &'static str,
    value: u32,
    is_best: bool,
}

/// End of a game, for the finale and the card.
pub(crate) struct GameEnd {
    winners: Vec<Seat>,
    feats: Vec<ShownFeat>,
    /// Result of a person alone, and of a computer on the same.
    par: Option<(u16, u16)>,
}

impl GameEnd {
    /// End of a game with these winners, and nothing done in it.
    #[cfg(test)]
    pub(crate) const fn bare(winners: Vec<Seat>) -> Self {
        Self {
            winners,
            feats: Vec::new(),
            par: None,
        }
    }

    /// End of a game; `None` before it.
    pub(crate) async fn load<D: GameUi>(
        services: &Services,
        thoughts: &Thoughts<D>,
        now: &Snapshot<D>,
    ) -> Result<Option<Self>, ServeError> {
        let Some(winners) = now.winners() else {
            return Ok(None);
        };
        let mut feats = feats::<D>(services, now).await?;
        feats.sort_by_key(|feat| !winners.contains(&feat.seat));
        Ok(Some(Self {
            winners,
            feats,
            par: thoughts.par(now).await,
        }))
    }

    /// Words on the card.
    fn souvenir<D: GameUi>(&self, now: &Snapshot<D>, lang: Lang) -> Souvenir {
        let room = now.room();
        let names = names(room, lang);
        let news = now.public_news(Version(0));
        let last = news.into_iter().last();
        let last = last.and_then(|news| now.moment(news.number));
        let day = Day::of_millis(last.map_or(0, |at| at.0));
        let seats = room.seat_count();
        Souvenir {
            result: result::<D>(lang, seats, (&self.winners, self.par), |seat| {
                render::player_name(&names, seat, lang)
            }),
            winners: self.winners.clone(),
            seats,
            lines: lines::<D>(lang, seats, &names, &self.feats),
            date: text::date(lang, day),
        }
    }

    /// Picture of the card.
    pub(crate) fn card<D: GameUi>(&self, now: &Snapshot<D>, lang: Lang) -> Option<Picture> {
        let view = now.public_view()?.open();
        let card = self.souvenir(now, lang);
        let alt = [D::title(lang), card.result.clone()];
        let alt: Vec<String> = alt.into_iter().chain(card.lines.clone()).collect();
        let scene = render::trophy::<D>(&view, &card, lang, &names(now.room(), lang));
        Some(Picture::still(
            "card.png",
            &scene,
            fit::words(&alt.join(". "), fit::ALT),
        ))
    }

    /// Film of the last turn, where the game has one; else picture of the card, on which the last
    /// moves are seen where the game shows them.
    pub(crate) fn moving_card<D: GameUi>(&self, now: &Snapshot<D>, lang: Lang) -> Option<Picture> {
        if let Some(film) = last_turn(now, lang) {
            return Some(film);
        }
        let still = self.card(now, lang)?;
        if !D::FILMS_MOVES {
            return Some(still);
        }
        let views = recent_views(now);
        let card = self.souvenir(now, lang);
        let names = names(now.room(), lang);
        let reel = render::trophy_film::<D>(&views, &card, lang, &names);
        let film = reel.map(|reel| Picture::film("card.gif", &reel, still.alt.clone()));
        Some(film.unwrap_or(still))
    }

    /// Picture of the end without a card, on which the last moves are seen where the game shows them.
    pub(crate) fn last_moments<D: GameUi>(&self, now: &Snapshot<D>, lang: Lang) -> Option<Picture> {
        if let Some(film) = last_turn(now, lang) {
            return Some(film);
        }
        let view = now.public_view()?.open();
        let names = names(now.room(), lang);
        let rest = || D::scene(&view, lang, &names);
        let alt = D::alt(lang, &view, &names);
        let views: Vec<D::View> = recent_views(now);
        let film = D::FILMS_MOVES.then(|| {
            let views = views.into_iter().chain([view.clone()]).collect::<Vec<_>>();
            render::moves_since::<D>(&views, None, rest, lang, &names)
        });
        Some(match film.flatten() {
            Some(film) => Picture::film("end.gif", &film, alt),
            None => Picture::still("end.png", &rest(), alt),
        })
    }

    /// True if computers beat all people, or all failed together: no reason for a trophy.
    pub(crate) fn is_defeat<D: GameUi>(&self, room: &Room) -> bool {
        let is_person = |(seat, _): (Seat, &Player)| self.winners.contains(&seat);
        match D::HONOURS.winning {
            Winning::Together => self.winners.is_empty(),
            Winning::Apart => !self.winners.is_empty() && !room.people().any(is_person),
        }
    }

    /// Sentence about the defeat of a person who played with computers alone.
    fn defeat<D: GameUi>(&self, now: &Snapshot<D>, lang: Lang, names: &Names) -> Option<String> {
        let room = now.room();
        let (&winner, (own, _)) = (self.winners.first()?, room.people().next()?);
        let alone = room.people().count() == 1 && D::HONOURS.winning == Winning::Apart;
        if !alone || !self.is_defeat::<D>(room) {
            return None;
        }
        let view = now.public_view()?.open();
        // The game may count fewer as better.
        let points = |seat| D::points(&view, seat).map(i32::unsigned_abs);
        let margin = render::margin::<D>(&view, &self.winners, room.seat_count());
        let defeat = Defeat {
            points: points(winner).zip(points(own)),
            feat: now.feats(winner).first().map(|(_, value)| *value),
            lacked: margin.map(|margin| margin.unsigned_abs() + 1),
        };
        let name = names.in_message(winner).to_owned();
        Some(text::defeat::<D>(lang, name, defeat))
    }

    /// Result of a person alone, and of a computer on the same.
    pub(crate) const fn par(&self) -> Option<(u16, u16)> {
        self.par
    }

    /// Sentence about the end, for everyone.
    pub(crate) fn sentence<D: GameUi>(&self, now: &Snapshot<D>, lang: Lang) -> String {
        let room = now.room();
        let names = names(room, lang);
        if let Some(how) = self.defeat(now, lang, &names) {
            return say("finale-lost")
                .with("game", D::title(lang))
                .with("how", how)
                .tr(lang);
        }
        let shown = |seat| names.in_message(seat).to_owned();
        let result = result::<D>(lang, room.seat_count(), (&self.winners, self.par), shown);
        let winner = self.winners.first();
        let done = self.feats.iter().find(|feat| Some(&feat.seat) == winner);
        let done = done.map(|feat| text::feat_of_game::<D>(lang, feat.name, feat.value));
        let margin = now
            .public_view()
            .and_then(|view| render::margin::<D>(&view.open(), &self.winners, room.seat_count()));
        let better = self.par.map(|(own, computers)| own.abs_diff(computers));
        let how = match (done, margin, better) {
            (Some(done), _, Some(better)) => say("finale-how-alone")
                .with("done", done)
                .with("better", better),
            (Some(done), Some(margin), _) => say("finale-how-ahead")
                .with("done", done)
                .with("margin", margin.to_string()),
            (Some(done), None, None) => say("finale-how").with("done", done),
            (None, Some(margin), _) => say("finale-ahead").with("margin", margin.to_string()),
            (None, None, _) => say("finale-bare"),
        };
        let game = D::title(lang);
        how.with("game", game).with("result", result).tr(lang)
    }
}

/// Film of the last turn, where the game has films of its turns.
fn last_turn<D: GameUi>(now: &Snapshot<D>, lang: Lang) -> Option<Picture> {
    let names = names(now.room(), lang);
    let news = now.public_news(Version(0)).into_iter().rev();
    let mut glimpses = news.map(|news| news.glimpse.open());
    glimpses.find_map(|glimpse| {
        let reel = D::reel_of_news(&glimpse, lang, &names)?;
        let alt = D::alt_news(lang, &glimpse, &names).unwrap_or_default();
        Some(Picture::film("end.gif", &reel, alt))
    })
}

/// Public views before the last changes, the earliest first.
fn recent_views<D: GameUi>(now: &Snapshot<D>) -> Vec<D::View> {
    let mut views = now.public_past(MOMENTS).open();
    views.reverse();
    views
}

/// Feats of the people at a table. Those who hide their statistics have broken no record.
async fn feats<D: GameUi>(
    services: &Services,
    now: &Snapshot<D>,
) -> Result<Vec<ShownFeat>, ServeError> {
    let room = now.room();
    let mut feats = Vec::new();
    for (seat, player) in room.people() {
        let done = now.feats(seat);
        // With no eyes of their own: as everybody may see it.
        let nobody = sessions::UserId(0);
        let ledger = match done.is_empty() {
            true => None,
            false => services.sessions.ledger(player.user, nobody).await?,
        };
        let is_best = |feat: &str| {
            let ledger = ledger.as_ref();
            let leaves = ledger.map_or_else(Vec::new, |ledger| ledger.on_server(None));
            let own = leaves.iter().filter(|leaf| leaf.0 == D::ID);
            let counts: Vec<_> = own.map(|(.., leaf)| &leaf.counts).collect();
            let played: u32 = counts.iter().map(|counts| counts.game_count()).sum();
            let here = |best: &sessions::Best| best.table == room.table;
            let bests = counts.iter().filter_map(|counts| counts.bests.get(feat));
            let better = D::HONOURS.feat(feat).map(|feat| feat.better);
            let best = bests.reduce(|one, other| match better {
                Some(better) if better.is(other.value, one.value) => other,
                _ => one,
            });
            // The first game of all breaks no record.
            played > 1 && best.is_some_and(here)
        };
        feats.extend(done.into_iter().map(|(feat, value)| ShownFeat {
            seat,
            name: feat,
            value,
            is_best: is_best(feat),
        }));
    }
    Ok(feats)
}

/// Result of the game in a few words. `par` are the results of a person alone and of a computer.
fn result<D: GameUi>(
    lang: Lang,
    seats: u8,
    (winners, par): (&[Seat], Option<(u16, u16)>),
    called: impl Fn(Seat) -> String,
) -> String {
    let all = winners.iter().map(|seat| called(*seat));
    let all = all.collect::<Vec<_>>().join(", ");
    let won = !winners.is_empty();
    let said = match (D::HONOURS.winning, seats, winners.len()) {
        (Winning::Together, ..) => match won {
            true => say("card-accomplished"),
            false => say("card-failed"),
        },
        // Points and launches: fewer are better.
        (Winning::Apart, 1, _) => match par.map(|(own, computers)| own.cmp(&computers)) {
            None => say("card-alone"),
            Some(Ordering::Less) => say("card-beat-computer"),
            Some(Ordering::Equal) => say("card-level"),
            Some(Ordering::Greater) => say("card-behind"),
        },
        (Winning::Apart, _, 0) => say("card-nobody"),
        (Winning::Apart, _, 1) => say("card-won"),
        (Winning::Apart, ..) => say("card-drawn"),
    };
    said.with("names", all).tr(lang)
}

/// Lines of the card: the players, then their feats.
fn lines<D: GameUi>(lang: Lang, seats: u8, names: &Names, feats: &[ShownFeat]) -> Vec<String> {
    let called = |seat: Seat| render::player_name(names, seat, lang);
    let all: Vec<String> = Seat::all(seats).map(called).collect();
    let mut lines = vec![all.join(", ")];
    // What all did alike is told once.
    let together = D::HONOURS.winning == Winning::Together;
    let many = if together { 1 } else { feats.len() };
    let any_best = feats.iter().any(|feat| feat.is_best);
    lines.extend(feats.iter().take(many).map(|feat| {
        let words = text::feat_of_game::<D>(lang, feat.name, feat.value);
        let best = feat.is_best || (together && any_best);
        let key = match (best, together || seats == 1) {
            (true, true) => "card-best-all",
            (false, true) => "card-deed-all",
            (true, false) => "card-best",
            (false, false) => "card-deed",
        };
        say(key)
            .with("name", called(feat.seat))
            .with("feat", words)
            .tr(lang)
    }));
    lines
}
