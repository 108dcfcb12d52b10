//! Actions of a player in a session, and the answers to them.

use games::{Record, RecordChangeOf, RecordCommand, Said, To};
use sessions::{
    ActError, Acted, FoundError, Mood, TableAction, TableError, TableId, TableRefusal, Version,
};
use text::say;

use super::{PlayerSession, open_session, run_record_change};
use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::app::refused::foreign_component;
use crate::game::reading::{self, RecordStep};
use crate::game::ui::{GameUi, Page, RecordUi, Step};
use crate::history::finale;
use crate::requests::any::Company;
use crate::requests::moderation;
use crate::requests::open_table::open_table;
use crate::table::names::names_for;
use crate::ui::links;
use crate::ui::message::{Answer, Message, Private};
use crate::ui::reply::{Carrier, Reply};

impl<D: GameUi> PlayerSession<'_, D> {
    /// Carries out a step; `None` is that of a caller without a view. A caller who acts from their
    /// console gets it back; others are told in words what the board shows to everyone.
    pub(crate) async fn carry_out(
        &self,
        step: Option<Step<D>>,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let Some(step) = step else {
            return Ok(self.no_board());
        };
        match step {
            Step::Act(action) => self.act(action, from, &Page::default()).await,
            Step::ActAndTurn(action, page) => self.act(action, from, &page).await,
            Step::Refuse(refusal) => self.refuse(self.refusal_text(&refusal), from).await,
            Step::Ask(form) => Ok(Reply::open(Answer::Ask(form))),
            Step::Turn(page) => self.console(&page, None).await,
            Step::Stale => self.stale().await,
            Step::UseRecord(record_command, said) => {
                self.use_record(record_command, &said, from).await
            }
            Step::Unknown => Ok(foreign_component(self.who.lang)),
        }
    }

    /// Refusal of the rules in words, with the names at the table.
    fn refusal_text(&self, refusal: &D::Refusal) -> String {
        let names = names_for(self.now.room(), self.who.lang, self.who.user);
        D::refusal(self.who.lang, refusal, &names)
    }

    /// Reply with a refusal: the console that was used, or words.
    async fn refuse(&self, sentence: String, from: Carrier) -> Result<Reply, ServeError> {
        Ok(match self.console_with(&sentence, from).await? {
            Some(console) => console,
            None => Reply::words(sentence),
        })
    }

    /// The console whose component was used, with this sentence at its top, or their console for who
    /// used the board; `None` where the caller typed, or used another message.
    pub(crate) async fn console_with(
        &self,
        sentence: &str,
        from: Carrier,
    ) -> Result<Option<Reply>, ServeError> {
        let is_pressed = self.who.component_message.is_some();
        let used = matches!(from, Carrier::Private | Carrier::Board) && is_pressed;
        let Some(seat) = self.seat.filter(|_| used && self.view().is_some()) else {
            return Ok(None);
        };
        let notice = To::everyone(sentence.to_owned()).to_seat(seat);
        Ok(Some(self.console(&Page::default(), Some(notice)).await?))
    }

    /// Carries out a record command.
    async fn use_record(
        &self,
        record_command: &RecordCommand<D>,
        said: &Said,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let record = &self.record;
        let Some(step) =
            self.read_view(|view| reading::read_record_command(view, record, record_command, said))
        else {
            return Ok(self.no_board());
        };
        let text = match step {
            RecordStep::Runs(record_change) => {
                return self.change_record(record_change, from).await;
            }
            RecordStep::Acts(action) => return self.act(action, from, &Page::default()).await,
            RecordStep::RecordRefusal(refusal) => {
                D::Record::describe_change(self.who.lang, Err(&refusal))
            }
            RecordStep::Refused(refusal) => {
                return self.refuse(self.refusal_text(&refusal), from).await;
            }
            RecordStep::Lists => D::Record::describe_own(self.who.lang, record),
            RecordStep::Shows => D::Record::describe_public(
                self.who.lang,
                &text::escape(&self.who.name),
                &record.public_part(),
            ),
        };
        Ok(Reply::words(text))
    }

    /// Applies a change to the player's record.
    async fn change_record(
        &self,
        record_change: RecordChangeOf<D>,
        from: Carrier,
    ) -> Result<Reply, ServeError> {
        let guild = self.now.room().place.guild;
        let (text, record) =
            run_record_change::<D>(self.services, self.who, guild, record_change).await?;
        match (from, self.seat, record) {
            (Carrier::Private, Some(seat), Some(record)) => {
                let after = self.with_state(self.now.clone(), seat, record);
                let notice = To::everyone(text).to_seat(seat);
                after.console(&Page::default(), Some(notice)).await
            }
            _ => Ok(Reply::words(text)),
        }
    }

    /// Asks the rules for an action, and replies with its result and this page of the console.
    async fn act(
        &self,
        action: D::Action,
        from: Carrier,
        page: &Page,
    ) -> Result<Reply, ServeError> {
        match self.table.act(self.who.user, self.who.key, action).await {
            Ok(acted) => self.reply_to_action(acted, from, page).await,
            Err(ActError::Refused(refusal)) => self.refuse(self.refusal_text(&refusal), from).await,
            Err(ActError::Table(refusal)) => Err(refusal.into()),
            Err(ActError::Failed(failure)) => Err(failure.into()),
        }
    }

    /// Does what comes before the game proper for the caller, as a second step of what they asked;
    /// their console, with this line about it.
    pub(crate) async fn set_up(
        &self,
        action: D::Action,
        line: &'static str,
    ) -> Result<Reply, ServeError> {
        let key = self.who.key.second();
        match self.table.act(self.who.user, key, action).await {
            Ok(acted) => {
                let Some(seat) = self.seat else {
                    return Ok(self.no_board());
                };
                let line = To::everyone(say(line).tr(self.who.lang)).to_seat(seat);
                let after = self.with_state(acted.snapshot, seat, self.record.clone());
                after.console(&Page::default(), Some(line)).await
            }
            // They do it themselves.
            Err(ActError::Refused(_) | ActError::Table(_)) => {
                self.console(&Page::default(), None).await
            }
            Err(ActError::Failed(failure)) => Err(failure.into()),
        }
    }

    /// Reply with the result of an action, and with this page of the console.
    async fn reply_to_action(
        &self,
        acted: Acted<D>,
        from: Carrier,
        page: &Page,
    ) -> Result<Reply, ServeError> {
        let now = acted.snapshot;
        let Some(seat) = now.room().seat_of(self.who.user) else {
            return Ok(Reply::words(say("table-already-done").tr(self.who.lang)));
        };
        let names = names_for(now.room(), self.who.lang, self.who.user);
        // A repeated action is told again: its first answer may have been lost.
        let since = if acted.repeated {
            Version(0)
        } else {
            Version(now.version().0.saturating_sub(1))
        };
        // What was pressed in a console is seen on its board.
        let is_pressed = from == Carrier::Private && self.who.component_message.is_some();
        let add = |text: &mut String, glimpse: D::Glimpse| {
            if is_pressed && D::is_on_the_board(&glimpse) {
                return;
            }
            if !text.is_empty() {
                text.push('\n');
            }
            text.push_str(&D::news(self.who.lang, &glimpse, &names));
        };
        let seen = now.public_news(since).into_iter();
        let seen =
            seen.filter(|news| news.mood != Mood::Undoing && acted.news.contains(&news.number));
        let seen = To::everyone(String::new()).gather(seen.map(|news| news.glimpse), add);
        let own = now.seat_news(seat, since).into_iter();
        let own =
            own.filter(|news| news.mood != Mood::Undoing && acted.news.contains(&news.number));
        let text = To::everyone(String::new()).to_seat(seat);
        let text = text.gather(own.map(|news| news.glimpse), add);
        let is_public = !seen.map_ref(String::is_empty).open();
        let both = text.clone().zip(seen.to_seat(seat));
        let same = both.and_then(|both| both.map(|(text, seen)| text == seen).open_for(seat));
        let after = self.with_state(now, seat, self.record.clone());
        if from == Carrier::Private || !is_public {
            return after.console(page, Some(text)).await;
        }
        if same != Some(true) {
            // A secret comes with the board that it is about, and the buttons for it.
            return after.console(page, Some(text)).await;
        }
        // What stands on the board does not need to be said beside it.
        let text = Private::Seat(text.map(|text| Message::news(self.who.lang, &text)));
        Ok(Reply::for_seat(Some(seat), Answer::OnBoard(text)))
    }

    /// Opens another table with the same people.
    ///
    /// # Errors
    /// It is unknown whether it was opened.
    pub(crate) async fn again(&self) -> Result<Reply, ServeError> {
        let options = D::next_options(self.now.options(), self.who.asked_at());
        self.again_with(options).await
    }

    /// Opens another table with the same people and these options.
    async fn again_with(&self, options: D::Options) -> Result<Reply, ServeError> {
        let services = self.services;
        let place = self.now.room().place.clone();
        let rules = services.sessions.server_rules(place.guild).await?;
        // Elsewhere it is not known which roles they have there.
        let who = self.who.clone();
        moderation::check_opening(&Caller { place, ..who }, &rules)?;
        let table_seed = services.chance.table_seed()?;
        let (user, key) = (self.who.user, self.who.key);
        let again = services
            .sessions
            .again(&self.table, user, options, table_seed, key);
        again.await?;
        Ok(Reply::words(say("table-again").tr(self.who.lang)))
    }

    /// Begins a game of the caller with a stronger computer than the one that they have beaten.
    pub(crate) async fn stronger(&self) -> Result<Reply, ServeError> {
        match finale::stronger_computer(&self.now) {
            Some(skill) if self.seat.is_some() => {
                let options = D::next_options(self.now.options(), self.who.asked_at());
                self.begin(options, Company::Computers(skill)).await
            }
            _ => self.rematch().await,
        }
    }

    /// Opens the harder game that the end of this one proposed: it begins at once for a person who
    /// is alone.
    pub(crate) async fn harder(&self) -> Result<Reply, ServeError> {
        let Some((_, options)) = finale::next_challenge(&self.now, self.who.lang) else {
            return self.rematch().await;
        };
        let options = D::next_options(&options, self.who.asked_at());
        let room = self.now.room();
        if self.seat.is_none() || room.people().count() > 1 {
            return self.again_with(options).await;
        }
        let mut skills = room.computers().filter_map(|(_, it)| it.user.skill());
        let company = skills.next().map_or(Company::Solo, Company::Computers);
        self.begin(options, company).await
    }

    /// Begins another game of the caller alone, at the pace of this one; the reply is their
    /// console.
    async fn begin(&self, options: D::Options, company: Company) -> Result<Reply, ServeError> {
        let pace = Some(self.now.room().pace);
        let opened = open_table::<D>(self.services, self.who, options, pace, company).await?;
        match opened.begun {
            Some(table) => self.console_at(table).await,
            None => Ok(opened.reply),
        }
    }

    /// The caller's console at another table of this game.
    pub(super) async fn console_at(&self, table: TableId) -> Result<Reply, ServeError> {
        let session = open_session::<D>(self.services, self.who, table).await?;
        session.console(&Page::default(), None).await
    }
}

impl<D: GameUi> PlayerSession<'_, D> {
    /// Asks for a rematch. It begins when all who played have asked, and only once.
    ///
    /// # Errors
    /// When it is unknown whether it began.
    pub(crate) async fn rematch(&self) -> Result<Reply, ServeError> {
        let (services, table) = (self.services, self.table.table());
        match table
            .act(self.who.user, self.who.key, TableAction::Rematch)
            .await
        {
            // A press whose game could not begin is made good by the next one.
            Ok(_) | Err(TableError::Refused(TableRefusal::AlreadySo)) => {}
            Err(error) => return Err(error.into()),
        }
        let missing = table.room().await?.missing_to_rematch();
        if !missing.is_empty() {
            let names = links::mentions(self.who.lang, &missing);
            let noted = say("finale-rematch-noted").with("names", names);
            return Ok(Reply::words(noted.tr(self.who.lang)));
        }
        let table_seed = services.chance.table_seed()?;
        let options = D::next_options(self.now.options(), self.who.asked_at());
        let room = self.now.room();
        let begun = services
            .sessions
            .rematch(&self.table, self.who.user, options, table_seed);
        match begun.await {
            // Who pressed last plays on at once.
            Ok(new) if room.place.guild.is_some() => self.console_at(new.table).await,
            Ok(_) => Ok(Reply::words(say("finale-rematch").tr(self.who.lang))),
            // A player has left since: the others meet in a lobby first.
            Err(FoundError::Refused(TableRefusal::TooFew { .. })) => self.again().await,
            Err(error) => Err(error.into()),
        }
    }

    /// Page with what else there is to a game that is over.
    pub(crate) fn afterwards(&self) -> Reply {
        if !self.now.is_over() {
            return Reply::words(say("table-refused-not-over").tr(self.who.lang));
        }
        let more = finale::more_page::<D>(&self.now, self.who.lang);
        Reply::say(more)
    }
}
