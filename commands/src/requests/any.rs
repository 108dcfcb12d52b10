//! `AnyGame`: a game without its type, and what can be asked of it. It makes replies and pictures
//! from views, and sends nothing.

use games::{Better, Everyone, To};
use serenity::async_trait;
use sessions::{Marks, Pace, Puzzle, Skill, TableId, UserId};
use text::{Chapter, Lang};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::daily::Solving;
use crate::history::thoughts::Soundness;
use crate::lessons::LessonAt;
use crate::table::board::{KeptPosts, TableBoard};
use crate::table::guests::Guest;
use crate::table::secrets_due::{Prompt, SecretDue};
use crate::table::turn_ping::Call;
use crate::ui::ids::{Request, Stamp};
use crate::ui::message::{Message, Picture};
use crate::ui::pool::Wanted;
use crate::ui::reply::{Carrier, Reply};

/// A game, as the rest of the crate sees it.
#[async_trait]
pub(crate) trait AnyGame: Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// Its name.
    fn title(&self, lang: Lang) -> String;
    /// What it is, in one line.
    fn pitch(&self, lang: Lang) -> String;
    /// How it is won, in one line.
    fn goal(&self, lang: Lang) -> String;
    /// Its cover.
    async fn cover(&self, lang: Lang) -> Result<Picture, ServeError>;
    /// Opens a table of it where the player is, with the usual options.
    async fn open(&self, who: &Caller, with: (Company, Option<Pace>))
    -> Result<Opened, ServeError>;
    /// Its rules.
    fn help(&self, lang: Lang) -> Vec<Chapter>;

    /// What people try to do better than ever in it, and which of two is the better.
    fn feats(&self) -> Vec<(&'static str, Better)>;
    /// One of those, with the value that a player reached.
    fn feat(&self, lang: Lang, name: &str, value: u32) -> String;

    /// How good the user's decisions at a table were; nothing if they have played no game of it to
    /// its end there.
    async fn soundness(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Soundness>, ServeError>;

    /// Whether it has a puzzle that day.
    fn has_puzzle(&self, puzzle: Puzzle) -> bool;
    /// What that one is played with.
    fn puzzle(&self, lang: Lang, puzzle: Puzzle) -> String;
    /// How far the user is with it, in a language.
    async fn solving(&self, whose: (UserId, Lang), puzzle: Puzzle) -> Result<Solving, ServeError>;
    /// A player's result in it, as a number and in words; nothing before they solved it.
    async fn solved(
        &self,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<Option<(u16, String)>, ServeError>;
    /// Begins it for the caller.
    async fn begin_puzzle(&self, who: &Caller, puzzle: Puzzle) -> Result<(), ServeError>;

    /// Whether it has a lesson.
    fn has_lesson(&self) -> bool;
    /// A page of its lesson, for the caller.
    async fn lesson(&self, who: &Caller, at: LessonAt) -> Result<Reply, ServeError>;

    /// Does what the caller asks of a table.
    async fn serve(
        &self,
        who: &Caller,
        table: TableId,
        request: (&Request, Origin<'_>),
    ) -> Result<Reply, ServeError>;

    /// The caller's console, for one who waits for it or still has it on screen.
    async fn console(
        &self,
        who: &Caller,
        table: TableId,
        wanted: Wanted,
    ) -> Result<Reply, ServeError>;

    /// What the channel should see.
    async fn board(&self, table: TableId, wanted: Wanted)
    -> Result<Option<TableBoard>, ServeError>;

    /// The messages that stay, given those that stand.
    async fn kept_posts(&self, table: TableId, marks: &Marks) -> Result<KeptPosts, ServeError>;

    /// How the game ended, for everyone; nothing before that.
    async fn finale(
        &self,
        table: TableId,
        pings: Vec<UserId>,
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// The message that calls a person whom the table waits for.
    async fn call(
        &self,
        table: TableId,
        (marks, call): (&Marks, Call),
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// Who plays there, and whether they owe a secret.
    async fn owing(&self, table: TableId) -> Result<Vec<SecretDue>, ServeError>;

    /// What this person has in their DMs, while they play there.
    async fn prompt(&self, table: TableId, user: UserId) -> Result<Option<Prompt>, ServeError>;

    /// What stands there in the end, in their language.
    async fn ended(&self, table: TableId, lang: Lang) -> Result<String, ServeError>;
}

/// Who plays at a table that is opened, beside its host.
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
    /// What a stranger plays first: against a computer, or alone where the game is for a team.
    Now,
}

/// What came of opening a table.
pub(crate) struct Opened {
    /// What its host is told.
    pub reply: Reply,
    /// The table, where its game has begun.
    pub begun: Option<TableId>,
}

/// What a request came with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin<'o> {
    /// The moment of the game that its component was made for.
    pub stamp: Stamp,
    /// What its component stood on.
    pub carrier: Carrier,
    /// The value chosen in a select.
    pub chosen: Option<&'o str>,
    /// The text typed into a form.
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
