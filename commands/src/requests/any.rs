//! `AnyGame`: a game without its type, as the rest of the crate sees it. Makes replies and pictures
//! from views, and sends nothing.

use games::{Better, Everyone, To};
use serenity::async_trait;
use sessions::{Key, Marks, Millis, Pace, Player, Puzzle, Skill, TableId, UserId, Venue, Version};
use text::{Chapter, Lang};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::daily::PuzzleProgress;
use crate::history::thoughts::Soundness;
use crate::lessons::LessonAt;
use crate::table::board::{KeptPosts, TableBoard};
use crate::table::guests::Guest;
use crate::table::secrets_due::{Prompt, SecretDue};
use crate::table::turn_ping::Call;
use crate::ui::ids::{Request, Stamp};
use crate::ui::message::{Message, Picture};
use crate::ui::opening::{WantedCompany, WantedTable};
use crate::ui::pool::Urgency;
use crate::ui::reply::{Carrier, Reply};

/// A game without its type.
#[async_trait]
pub(crate) trait AnyGame: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// Name of the game.
    fn title(&self, lang: Lang) -> String;
    /// The game in one line.
    fn pitch(&self, lang: Lang) -> String;
    /// Pitch in a few words.
    fn short_pitch(&self, lang: Lang) -> String;
    /// The goal in one line.
    fn goal(&self, lang: Lang) -> String;
    /// Cover of the game.
    async fn cover(&self, lang: Lang) -> Result<Picture, ServeError>;
    /// Most people at a table.
    fn most_seats(&self) -> u8;
    /// Begins a live game with the usual options for these people, the first of them its host, with
    /// computers in the seats that it needs besides. The same key again is the same table.
    async fn begin_for(
        &self,
        people: Vec<Player>,
        place: Venue,
        key: Key,
    ) -> Result<TableId, ServeError>;
    /// Sentence about how the game of a table ended, for everyone; `None` where it did not.
    async fn outcome(&self, table: TableId, lang: Lang) -> Result<Option<String>, ServeError>;
    /// Opens a table where the caller is, with the usual options.
    async fn open(&self, who: &Caller, with: (Company, Option<Pace>))
    -> Result<Opened, ServeError>;
    /// Opens the table that was wanted, where the caller is.
    async fn open_wanted(
        &self,
        who: &Caller,
        wanted: &WantedTable,
        company: Company,
    ) -> Result<Opened, ServeError>;
    /// Picture of a page of its rules, by the page's key.
    async fn picture_of_rules(
        &self,
        lang: Lang,
        page: &'static str,
    ) -> Result<Option<Picture>, ServeError>;
    /// Rules of the game.
    fn rules(&self, lang: Lang) -> Vec<Chapter>;

    /// Feats that people try to beat, and the direction in which each is better.
    fn feats(&self) -> Vec<(&'static str, Better)>;
    /// A feat with this value, in words.
    fn feat_text(&self, lang: Lang, name: &str, value: u32) -> String;

    /// Counts of the user's judged and poor decisions at a table; `None` if they finished no game
    /// there.
    async fn soundness(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Soundness>, ServeError>;

    /// True if the game has a puzzle that day.
    fn has_puzzle(&self, puzzle: Puzzle) -> bool;
    /// Options of a puzzle in words.
    fn puzzle_options(&self, lang: Lang, puzzle: Puzzle) -> String;
    /// Progress of a user with a puzzle, in a language.
    async fn puzzle_progress(
        &self,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<PuzzleProgress, ServeError>;
    /// A user's result in a puzzle, as a number and in words; `None` before they solved it.
    async fn puzzle_result(
        &self,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<Option<(u16, String)>, ServeError>;
    /// Begins a puzzle for the caller.
    async fn begin_puzzle(&self, who: &Caller, puzzle: Puzzle) -> Result<(), ServeError>;

    /// True if the game has a lesson.
    fn has_lesson(&self) -> bool;
    /// Page of the lesson, for the caller.
    async fn lesson(&self, who: &Caller, at: LessonAt) -> Result<Reply, ServeError>;

    /// Carries out the caller's request to a table.
    async fn serve(
        &self,
        who: &Caller,
        table: TableId,
        request: (&Request, Origin<'_>),
    ) -> Result<Reply, ServeError>;

    /// The caller's console. `urgency` is `Now` for one who asked for it, `Soon` for one that is
    /// updated by itself.
    async fn console(
        &self,
        who: &Caller,
        table: TableId,
        urgency: Urgency,
    ) -> Result<Reply, ServeError>;

    /// Board of a table's channel.
    async fn board(
        &self,
        table: TableId,
        urgency: Urgency,
    ) -> Result<Option<TableBoard>, ServeError>;

    /// Messages that shall stay in the channel and by the marks are not there yet.
    async fn kept_posts(&self, table: TableId, marks: &Marks) -> Result<KeptPosts, ServeError>;

    /// Message at the end of the game, for everyone; `None` before.
    async fn finale(
        &self,
        table: TableId,
        pings: Vec<UserId>,
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// Message of the vote that an entry brought, as the vote is now: which people it pings, and
    /// when it was posted.
    async fn vote(
        &self,
        table: TableId,
        number: Version,
        asks: (Vec<UserId>, Millis),
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// Round of a table's game, counted from 1; 0 before it begins.
    async fn round(&self, table: TableId) -> Result<Version, ServeError>;

    /// DM to those who follow a table and do not play: how it goes on, or how it ended.
    async fn follow_news(
        &self,
        table: TableId,
        lang: Lang,
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// Message about who left the running game; `None` when all seats are taken again.
    async fn departure(&self, table: TableId) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// Message that pings the people whom the table waits for.
    async fn turn_ping(
        &self,
        table: TableId,
        (marks, call): (&Marks, Call),
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// Players of a table, and whether each has a secret to make.
    async fn secrets_due(&self, table: TableId) -> Result<Vec<SecretDue>, ServeError>;

    /// Message in a player's DMs; `None` if they do not play there.
    async fn prompt(&self, table: TableId, user: UserId) -> Result<Option<Prompt>, ServeError>;

    /// Text about the end of a table, for a player's DMs.
    async fn last_words(&self, table: TableId, lang: Lang) -> Result<String, ServeError>;
}

/// With whom the host of a new table plays.
#[derive(Clone, Debug)]
pub(crate) enum Company {
    /// Anyone who joins.
    Others,
    /// A guest for whom a seat is kept, and anyone else who joins.
    With(Guest),
    /// No one else: the game starts at once.
    Solo,
    /// Computers that play like this: the game starts at once.
    Computers(Skill),
    /// A first game at once: against a computer, or alone where the game is for a team.
    Now,
}

impl Company {
    /// The company as a button remembers it.
    pub(crate) const fn as_wanted(&self) -> WantedCompany {
        match self {
            Self::Others => WantedCompany::People,
            Self::With(guest) => WantedCompany::Person(guest.user()),
            Self::Solo => WantedCompany::Solo,
            Self::Computers(skill) => WantedCompany::Computers(*skill),
            Self::Now => WantedCompany::Now,
        }
    }
}

/// A table that was opened.
pub(crate) struct Opened {
    /// Answer to its host.
    pub reply: Reply,
    /// The table, if its game has begun and the answer does not show it.
    pub begun: Option<TableId>,
}

/// Origin of a request: its component, the choice in it, the text typed into its form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin<'o> {
    /// Moment of the game that the component was made for.
    pub stamp: Stamp,
    /// Message that carried the component.
    pub carrier: Carrier,
    /// Value chosen in a select.
    pub chosen: Option<&'o str>,
    /// Text typed into a form.
    pub typed: Option<&'o str>,
}

impl Origin<'_> {
    /// A command, or words in a DM: no component was used.
    pub(crate) const WORDS: Self = Self {
        stamp: Stamp(0),
        carrier: Carrier::Public,
        chosen: None,
        typed: None,
    };
}
