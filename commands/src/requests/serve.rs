//! The `AnyGame` of every game, made from its `GameUi`. One session for each request.

use std::sync::{Arc, Once};

use games::{Better, Everyone, To};
use serenity::async_trait;
use sessions::{
    Key, Marks, Millis, Pace, Person, Player, Posted, Puzzle, Room, Snapshot, Status, TableAction,
    TableId, TableRefusal, UserId, Venue, Version, Vote,
};
use text::{Chapter, Lang, Word, escape, fit, say};

use crate::app::caller::Caller;
use crate::app::fault::{Fault, ServeError};
use crate::app::refusals::refusal_text;
use crate::app::refused::Refused;
use crate::app::services::Services;
use crate::daily::{self, PuzzleProgress};
use crate::game::advisers::Adviser;
use crate::game::changes;
use crate::game::reading;
use crate::game::ui::{GameUi, Page, Step, Tapped};
use crate::history::finale;
use crate::history::game_end::GameEnd;
use crate::history::thoughts::{Soundness, Thoughts};
use crate::lessons::coach;
use crate::lessons::{self, LessonAt};
use crate::requests::any::{AnyGame, Company, Opened, Origin};
use crate::requests::moderation;
use crate::requests::open_table;
use crate::requests::rules;
use crate::requests::session::{open_session, record_of, since_the_last_move, soundness};
use crate::requests::table_actions::{
    act, begin_game, dismiss, invite, keep_waiting, start, start_without,
};
use crate::requests::taken::choose_options;
use crate::table::board::{self, BoardContext, KeptPosts, TableBoard};
use crate::table::computers;
use crate::table::console::{self, More};
use crate::table::departure;
use crate::table::follow::{self, Following};
use crate::table::guests;
use crate::table::lobby::{closed_heading, cover, heading};
use crate::table::names::{names, names_for};
use crate::table::secrets_due::{self, Prompt, SecretDue};
use crate::table::turn_ping::{self, Call};
use crate::table::votes;
use crate::ui::ids::{Ids, Request, TableVerb};
use crate::ui::links;
use crate::ui::message::{Answer, Message, Picture, Private};
use crate::ui::opening::WantedTable;
use crate::ui::pool::Urgency;
use crate::ui::reply::{Carrier, Reply};
use crate::ui::reviewing::Shows;
use crate::ui::send_error::SendError;
use crate::ui::viewing::Viewing;

/// Implements [`AnyGame`] for the game whose UI is `D`.
pub(crate) struct ServedGame<D: GameUi> {
    services: Arc<Services>,
    thoughts: Arc<Thoughts<D>>,
    /// Done once what its pictures are made of is being drawn.
    warm_up: Once,
}

impl<D: GameUi> ServedGame<D> {
    /// The game with its services and adviser.
    pub(crate) fn new(services: Arc<Services>, adviser: Option<Arc<dyn Adviser<D>>>) -> Self {
        Self {
            services,
            thoughts: Arc::new(Thoughts::new(adviser)),
            warm_up: Once::new(),
        }
    }

    /// Has the decisions of a finished game marked in the background, so that its review opens at
    /// once. Where this ends early, the first review has them made.
    fn mark(&self, over: Snapshot<D>) {
        let (services, thoughts) = (Arc::clone(&self.services), Arc::clone(&self.thoughts));
        tokio::spawn(async move {
            if let Err(error) = thoughts.marks(&services, &over).await {
                tracing::warn!(
                    table = over.room().table.0,
                    ?error,
                    "a game has no marks yet"
                );
            }
        });
    }

    /// The game's rules, at the page for this moment of a table.
    async fn rules_now(&self, who: &Caller, table: TableId) -> Result<Reply, ServeError> {
        let page = match open_session::<D>(&self.services, who, table).await {
            // They can be read wherever there was a table.
            Err(ServeError::Refused(Refused::NoTable)) => 0,
            session => session?.page_of_the_rules(),
        };
        rules::page(self, who.lang, page).await
    }
}

#[async_trait]
impl<D: GameUi> AnyGame for ServedGame<D> {
    fn id(&self) -> &'static str {
        D::ID
    }

    fn title(&self, lang: Lang) -> String {
        D::title(lang)
    }

    fn pitch(&self, lang: Lang) -> String {
        D::pitch(lang)
    }

    fn short_pitch(&self, lang: Lang) -> String {
        D::short_pitch(lang)
    }

    fn goal(&self, lang: Lang) -> String {
        D::goal(lang, false)
    }

    async fn cover(&self, lang: Lang) -> Result<Picture, ServeError> {
        let draw = move || cover::<D>(lang, 1, *D::SEATS.end());
        Ok(self.services.pool.draw(Urgency::Now, draw).await?)
    }

    fn most_seats(&self) -> u8 {
        *D::SEATS.end()
    }

    async fn begin_for(
        &self,
        people: Vec<Player>,
        place: Venue,
        key: Key,
    ) -> Result<TableId, ServeError> {
        open_table::begin_for::<D>(&self.services, people, place, key).await
    }

    async fn outcome(&self, table: TableId, lang: Lang) -> Result<Option<String>, ServeError> {
        let Some(found) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = found.snapshot().await?;
        let end = GameEnd::load(&self.services, &self.thoughts, &now).await?;
        Ok(end.map(|end| end.sentence(&now, lang)))
    }

    async fn open(
        &self,
        who: &Caller,
        (company, pace): (Company, Option<Pace>),
    ) -> Result<Opened, ServeError> {
        let options = D::next_options(&D::Options::default(), who.asked_at());
        open_table::open_table::<D>(&self.services, who, options, pace, company).await
    }

    async fn open_wanted(
        &self,
        who: &Caller,
        wanted: &WantedTable,
        company: Company,
    ) -> Result<Opened, ServeError> {
        let usual = D::next_options(&D::Options::default(), who.asked_at());
        let options = choose_options::<D>(usual, &wanted.options);
        open_table::open_table::<D>(&self.services, who, options, wanted.pace, company).await
    }

    async fn picture_of_rules(
        &self,
        lang: Lang,
        page: &'static str,
    ) -> Result<Option<Picture>, ServeError> {
        let draw = move || {
            let (scene, caption) = D::scene_of_rules(page, lang)?;
            Some(Picture::still(
                "rules.png",
                &scene,
                fit::sentences([caption]),
            ))
        };
        Ok(self.services.pool.draw(Urgency::Now, draw).await?)
    }

    fn rules(&self, lang: Lang) -> Vec<Chapter> {
        D::help(lang)
    }

    fn feats(&self) -> Vec<(&'static str, Better)> {
        let feats = D::HONOURS.feats.iter();
        feats.map(|feat| (feat.name, feat.better)).collect()
    }

    fn feat_text(&self, lang: Lang, name: &str, value: u32) -> String {
        text::feat::<D>(lang, name, value)
    }

    async fn soundness(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Soundness>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let over = table.snapshot().await?;
        let seat = over.room().seat_of(user).filter(|_| over.is_over());
        Ok(match seat {
            Some(seat) => {
                let by = (&*self.services, &*self.thoughts);
                Some(soundness(by, &over, (seat, user)).await?)
            }
            None => None,
        })
    }

    fn has_puzzle(&self, puzzle: Puzzle) -> bool {
        D::puzzle(puzzle.day()).is_some()
    }

    fn puzzle_options(&self, lang: Lang, puzzle: Puzzle) -> String {
        let options = D::puzzle(puzzle.day());
        options.map_or_else(String::new, |options| D::options(lang, &options, 1))
    }

    async fn puzzle_progress(
        &self,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<PuzzleProgress, ServeError> {
        daily::progress::<D>((&self.services, &self.thoughts), whose, puzzle).await
    }

    async fn puzzle_result(
        &self,
        (user, lang): (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<Option<(u16, String)>, ServeError> {
        let result = daily::result::<D>(&self.services, user, puzzle).await?;
        Ok(result.map(|result| (result, D::puzzle_result(lang, Some(result)))))
    }

    async fn begin_puzzle(&self, who: &Caller, puzzle: Puzzle) -> Result<(), ServeError> {
        daily::begin::<D>(&self.services, who, puzzle).await
    }

    fn has_lesson(&self) -> bool {
        D::LESSON.is_some()
    }

    async fn lesson(&self, who: &Caller, at: LessonAt) -> Result<Reply, ServeError> {
        let (lang, name) = (who.lang, who.name.clone());
        let Some(lesson) = D::LESSON else {
            let none = say("lesson-none").with("game", D::title(lang));
            return Ok(Reply::words(none.tr(lang)));
        };
        let draw = move || lessons::page::<D>(lang, lesson, &name, at);
        let page = self.services.pool.draw(Urgency::Now, draw).await?;
        let page = page.ok_or(Fault::Missing("a page of a lesson"))?;
        let answer = Answer::Update(Private::Seat(page));
        Ok(Reply::for_seat(Some(lesson.pupil), answer))
    }

    async fn serve(
        &self,
        who: &Caller,
        table: TableId,
        (request, from): (&Request, Origin<'_>),
    ) -> Result<Reply, ServeError> {
        let services = &*self.services;
        let session = || open_session::<D>(services, who, table);
        let Origin {
            carrier, chosen, ..
        } = from;
        match request {
            Request::Game { word, argument } => {
                let session = session().await?;
                if session.is_stale(from.stamp) {
                    return session.stale().await;
                }
                let ids = Ids::new(table, from.stamp);
                let tapped = Tapped {
                    word,
                    argument,
                    chosen,
                    at: who.asked_at(),
                };
                let step = session.read_view(|view| match from.typed {
                    Some(typed) => reading::form_step::<D>(who.lang, view, word, typed),
                    None => reading::component_step::<D>(who.lang, view, &ids, &tapped),
                });
                session.carry_out(step, carrier).await
            }
            Request::Do(words) => {
                let session = session().await?;
                if session.is_stale(from.stamp) {
                    return session.stale().await;
                }
                let does = |view: &D::View| games::read::<D>(view, words);
                let step = session.read_view(does).flatten().map(Step::from_action);
                session
                    .carry_out(step.or(Some(Step::Unknown)), carrier)
                    .await
            }
            Request::Said(words) => {
                match words.split_whitespace().next().and_then(Word::parse_help) {
                    Some(Word::Rules) => return self.rules_now(who, table).await,
                    Some(Word::Help) => return rules::page_of_words(self, who.lang).await,
                    _ => {}
                }
                let session = session().await?;
                let typed = |view: &D::View| reading::typed_step::<D>(who.lang, view, words);
                match session.read_view(typed) {
                    Some(None) => Ok(unknown_words::<D>(who.lang)),
                    // They play from the console above.
                    step => session.carry_out(step.flatten(), Carrier::Private).await,
                }
            }
            Request::Act(TableAction::TakeBack(nth)) => {
                session().await?.undo_last(*nth, carrier).await
            }
            Request::Act(TableAction::Rematch) => {
                let rematch = session().await?.rematch().await?;
                Ok(rematch.for_carrier(carrier))
            }
            // Nothing can be done any more in the message that asked.
            Request::Act(action @ TableAction::Leave) => {
                let left = act(services, who, table, action.clone()).await?;
                Ok(left.replacing().for_carrier(carrier))
            }
            Request::Act(TableAction::Start) => {
                let begun = begin_game(services, self, who, table).await?;
                Ok(begun.for_carrier(carrier))
            }
            Request::Act(action) => act(services, who, table, action.clone()).await,
            Request::Dismiss(seat) => {
                let seat = *seat;
                let whom = move |room: &Room| {
                    let user = room.player(seat).map(|player| player.user);
                    let user = user.ok_or(TableRefusal::Settled)?;
                    Ok(Vote::Dismiss { seat, user })
                };
                dismiss(services, who, table, whom).await
            }
            Request::Known(what) => {
                coach::note_understood(services, who.user, what).await?;
                self.console(who, table, Urgency::Now).await
            }
            Request::Replay(look) => session().await?.replay(*look, chosen).await,
            Request::Riddle(moment, words) => session().await?.answer_riddle(*moment, words).await,
            Request::Review(tap) => session().await?.review(*tap, from, &self.thoughts).await,
            Request::History(page) => {
                let session = session().await?;
                Ok(session.page_of_console(session.history(Some(*page)), carrier))
            }
            Request::LookBack(page) => {
                let session = session().await?;
                session.look_back(Some(*page), &self.thoughts).await
            }
            Request::Options(page) => Ok(session().await?.options(*page)?.for_carrier(carrier)),
            Request::Choose(page, word) => {
                let chosen = (word.as_str(), chosen.unwrap_or_default());
                session().await?.choose(*page, chosen).await
            }
            Request::Table(verb) => match verb {
                TableVerb::Console => {
                    let console = self.console(who, table, Urgency::Now).await?;
                    Ok(console.for_carrier(carrier))
                }
                TableVerb::Refresh => self.console(who, table, Urgency::Now).await,
                TableVerb::Uncoached => {
                    coach::stop_coaching(services, who.user).await?;
                    self.console(who, table, Urgency::Now).await
                }
                TableVerb::More => session().await?.more().await,
                TableVerb::History => {
                    let session = session().await?;
                    Ok(session.page_of_console(session.history(None), carrier))
                }
                TableVerb::Describe => {
                    let session = session().await?;
                    Ok(session.page_of_console(session.describe(), carrier))
                }
                TableVerb::Zoom => {
                    let session = session().await?;
                    Ok(session.page_of_console(session.zoom().await?, carrier))
                }
                TableVerb::Rules => Ok(self
                    .rules_now(who, table)
                    .await?
                    .for_carrier(Carrier::Public)),
                TableVerb::Learn => {
                    let lesson = self.lesson(who, LessonAt::default()).await?;
                    Ok(lesson.for_carrier(Carrier::Public))
                }
                TableVerb::Advice => session().await?.advice(&self.thoughts).await,
                TableVerb::Lobby => Ok(session().await?.lobby_more().await?.for_carrier(carrier)),
                TableVerb::Join => {
                    let join = TableAction::Join(who.player());
                    match act(services, who, table, join).await {
                        // They can still watch.
                        Err(ServeError::Refused(Refused::ByTable(
                            refusal @ TableRefusal::AlreadyStarted,
                        ))) => {
                            let refused = refusal_text(who.lang, &refusal);
                            session().await?.spectator_page(refused).await
                        }
                        answer => answer,
                    }
                }
                TableVerb::FollowRounds => {
                    session().await?.follow(Following::Rounds, carrier).await
                }
                TableVerb::FollowEnd => session().await?.follow(Following::End, carrier).await,
                TableVerb::Unfollow => session().await?.follow(Following::Not, carrier).await,
                TableVerb::Leaving => session().await?.leaving(carrier),
                TableVerb::Begin => {
                    let begun = start(services, self, who, table).await?;
                    Ok(begun.for_carrier(carrier))
                }
                TableVerb::Without => start_without(services, self, who, table).await,
                TableVerb::Wait => keep_waiting(services, who, table).await,
                TableVerb::Computers => computers::ask_which(services, who, table).await,
                TableVerb::Invite => guests::ask_whom(services, who, table).await,
                // The chosen person comes with the interaction.
                TableVerb::Guest => invite(services, who, table, None).await,
                TableVerb::Remove => moderation::ask_whom(services, who, table).await,
                TableVerb::Afterwards => Ok(session().await?.afterwards()),
                TableVerb::Again => session().await?.again().await,
                TableVerb::Stronger => {
                    let begun = session().await?.stronger().await?;
                    Ok(begun.for_carrier(carrier))
                }
                TableVerb::Harder => {
                    let begun = session().await?.harder().await?;
                    Ok(begun.for_carrier(carrier))
                }
                TableVerb::Replay => session().await?.replay(Viewing::FILM, None).await,
                TableVerb::Review => {
                    let session = session().await?;
                    session.begin_review(Shows::Marks, &self.thoughts).await
                }
                TableVerb::Live => {
                    let session = session().await?;
                    session.begin_review(Shows::Live, &self.thoughts).await
                }
                TableVerb::LookBack => {
                    let session = session().await?;
                    session.look_back(None, &self.thoughts).await
                }
                TableVerb::Riddle => session().await?.propose_riddle(&self.thoughts).await,
                TableVerb::PostRiddle => session().await?.post_riddle(&self.thoughts).await,
                TableVerb::Card => session().await?.card(&self.thoughts).await,
                TableVerb::Share => session().await?.share(&self.thoughts).await,
                TableVerb::Verify => session().await?.verify().await,
                TableVerb::Export => session().await?.export().await,
            },
        }
    }

    async fn console(
        &self,
        who: &Caller,
        table: TableId,
        urgency: Urgency,
    ) -> Result<Reply, ServeError> {
        let session = open_session::<D>(&self.services, who, table).await?;
        let since = session.since_the_last_move();
        session.draw_console(&Page::default(), since, urgency).await
    }

    async fn board(
        &self,
        table: TableId,
        urgency: Urgency,
    ) -> Result<Option<TableBoard>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        // While people gather. A plain thread does not hold up shutdown.
        self.warm_up.call_once(|| {
            std::thread::spawn(render::warm_up::<D>);
        });
        let now = table.snapshot().await?;
        let people = people(&self.services, now.room()).await?;
        let par = match now.is_over() {
            true => self.thoughts.par(&now).await,
            false => None,
        };
        let draw = move || {
            let people = people.as_slice();
            board::board::<D>(&now, BoardContext { people, par })
        };
        Ok(Some(self.services.pool.draw(urgency, draw).await?))
    }

    async fn kept_posts(&self, table: TableId, marks: &Marks) -> Result<KeptPosts, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(Vec::new());
        };
        let (now, marks) = (table.snapshot().await?, marks.clone());
        let draw = move || board::kept_posts::<D>(&now, &marks);
        Ok(self.services.pool.draw(Urgency::Soon, draw).await?)
    }

    async fn finale(
        &self,
        table: TableId,
        pings: Vec<UserId>,
    ) -> Result<Option<To<Everyone, Message>>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        let Some(end) = GameEnd::load(&self.services, &self.thoughts, &now).await? else {
            return Ok(None);
        };
        self.mark(now.clone());
        let draw = move || finale::message::<D>(&now, &end, pings);
        Ok(Some(self.services.pool.draw(Urgency::Soon, draw).await?))
    }

    async fn vote(
        &self,
        table: TableId,
        number: Version,
        asks: (Vec<UserId>, Millis),
    ) -> Result<Option<To<Everyone, Message>>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        Ok(Some(votes::message::<D>(&now, number, asks)))
    }

    async fn round(&self, table: TableId) -> Result<Version, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(Version(0));
        };
        let view = table.snapshot().await?.public_view();
        let round = view.map(|view| u64::from(D::round(&view.open())) + 1);
        Ok(Version(round.unwrap_or_default()))
    }

    async fn follow_news(
        &self,
        table: TableId,
        lang: Lang,
    ) -> Result<Option<To<Everyone, Message>>, ServeError> {
        let Some(found) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = found.snapshot().await?;
        let board = found.table().marks().await?.board_post();
        if now.room().status == Status::Playing {
            let draw = move || follow::news::<D>(&now, lang, board);
            return Ok(self.services.pool.draw(Urgency::Soon, draw).await?);
        }
        let words = self.last_words(table, lang).await?;
        Ok(Some(follow::end::<D>(&now, (lang, words), board)))
    }

    async fn departure(&self, table: TableId) -> Result<Option<To<Everyone, Message>>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        Ok(departure::message::<D>(&table.snapshot().await?))
    }

    async fn turn_ping(
        &self,
        table: TableId,
        (marks, call): (&Marks, Call),
    ) -> Result<Option<To<Everyone, Message>>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        Ok(Some(turn_ping::message::<D>(
            &now,
            marks.board_post(),
            &call,
        )))
    }

    async fn secrets_due(&self, table: TableId) -> Result<Vec<SecretDue>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(Vec::new());
        };
        Ok(secrets_due::secrets_due::<D>(&table.snapshot().await?))
    }

    async fn prompt(&self, table: TableId, user: UserId) -> Result<Option<Prompt>, ServeError> {
        let Some(table) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(None);
        };
        let now = table.snapshot().await?;
        let room = now.room();
        let mut due = secrets_due::secrets_due::<D>(&now).into_iter();
        let Some(due) = due.find(|due| due.user == user) else {
            return Ok(None);
        };
        let views = changes::for_seat(&now, due.seat);
        let (Some(player), Some(views)) = (room.player(due.seat), views) else {
            return Ok(None);
        };
        let lang = Lang::of_locale(&player.locale.0);
        let names = names_for(room, lang, user);
        let record = record_of::<D>(&self.services.sessions, room, user).await?;
        let table = room.table;
        let board = self.services.sessions.table(table).await?;
        let board = match board {
            Some(table) => table.marks().await?.board_post(),
            None => None,
        };
        let server = self.services.server_name(room).await?;
        let head = table_heading::<D>(lang, room, server, board);
        let head = To::everyone(head).to_seat(due.seat);
        let since = since_the_last_move::<D>(&now, due.seat, lang);
        let text = views
            .zip(head)
            .ok_or(ServeError::from(SendError::OtherSeat))?;
        let text = text.gather(since, |(_, head), since| {
            head.push('\n');
            head.push_str(&since);
        });
        let coaching = coach::coaching(&self.services, user).await?;
        let alone = now.room().seat_count() == 1;
        let has_moved = now.room().last_move(due.seat) > Version(0);
        let shown_proofs = coach::shown_proofs::<D>(now.room(), &coaching);
        let draw = move || {
            text.map(|(mut views, text)| {
                views.proofs = shown_proofs;
                let page = (&Page::default(), text.as_str(), More::default());
                let console = console::console::<D>(lang, (&views, &record), &names, page, table);
                coach::with_tips::<D>(
                    lang,
                    (console, false),
                    (&views.now, alone, has_moved),
                    (&coaching, table),
                )
            })
        };
        let console = self.services.pool.draw(Urgency::Soon, draw).await?;
        Ok(Some(Prompt {
            due,
            version: now.version(),
            console,
        }))
    }

    async fn last_words(&self, table: TableId, lang: Lang) -> Result<String, ServeError> {
        let Some(found) = self.services.sessions.table_of::<D>(table).await? else {
            return Ok(String::new());
        };
        let now = found.snapshot().await?;
        let text = match self.outcome(table, lang).await? {
            Some(outcome) => outcome,
            None => closed_heading::<D>(lang, now.room(), &names(now.room(), lang)),
        };
        let place = say("table-place").with("channel", format!("<#{}>", now.room().place.channel));
        Ok(format!("{text}\n-# {}", place.tr(lang)))
    }
}

/// Known people at a table.
async fn people(services: &Services, room: &Room) -> Result<Vec<(UserId, Person)>, ServeError> {
    let mut people = Vec::new();
    for (_, player) in room.people() {
        if let Some(person) = services.sessions.person(player.user).await? {
            people.push((player.user, person));
        }
    }
    Ok(people)
}

/// Line in a DM about which table this is, with its place and a link; empty for a table in the DM
/// itself.
fn table_heading<D: GameUi>(
    lang: Lang,
    room: &Room,
    server: Option<String>,
    board: Option<Posted>,
) -> String {
    // If the table is in the user's DMs, its board is right beside this.
    if room.place.guild.is_none() {
        return String::new();
    }
    let heading = heading::<D>(lang, room);
    let place = match server {
        Some(server) => say("table-place-server").with("server", escape(&server)),
        None => say("table-place"),
    };
    let place = place.with("channel", format!("<#{}>", room.place.channel));
    let place = place.tr(lang);
    match board {
        Some(board) => format!("{heading} · {place} · {}", links::board_link(room, board)),
        None => format!("{heading} · {place}"),
    }
}

/// Reply to words that mean nothing in this game.
fn unknown_words<D: GameUi>(lang: Lang) -> Reply {
    let unknown = say("table-typed-unknown").with("words", D::typable(lang));
    Reply::words(unknown.tr(lang))
}
