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
    /// Name of the game.
    fn title(&self, lang: Lang) -> String;
    /// The game in one line.
    fn pitch(&self, lang: Lang) -> String;
    /// The goal in one line.
    fn goal(&self, lang: Lang) -> String;
    /// Cover of the game.
    async fn cover(&self, lang: Lang) -> Result<Picture, ServeError>;
    /// Opens a table of it where the player is, with the usual options.
    async fn open(&self, who: &Caller, with: (Company, Option<Pace>))
    -> Result<Opened, ServeError>;
    /// Rules of the game.
    fn help(&self, lang: Lang) -> Vec<Chapter>;

    /// Feats that people try to beat in it, and the direction in which each is better.
    fn feats(&self) -> Vec<(&'static str, Better)>;
    /// A feat with the value that a player reached.
    fn feat(&self, lang: Lang, name: &str, value: u32) -> String;

    /// Review of the user's decisions at a table; nothing if they have played no game of it to its
    /// end there.
    async fn soundness(
        &self,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Soundness>, ServeError>;

    /// True if it has a puzzle that day.
    fn has_puzzle(&self, puzzle: Puzzle) -> bool;
    /// Options with which that puzzle is played.
    fn puzzle(&self, lang: Lang, puzzle: Puzzle) -> String;
    /// Progress of the user with it, in a language.
    async fn solving(&self, whose: (UserId, Lang), puzzle: Puzzle) -> Result<Solving, ServeError>;
    /// A player's result in it, as a number and in words; nothing before they solved it.
    async fn solved(
        &self,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<Option<(u16, String)>, ServeError>;
    /// Begins it for the caller.
    async fn begin_puzzle(&self, who: &Caller, puzzle: Puzzle) -> Result<(), ServeError>;

    /// True if it has a lesson.
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

    /// Board for the channel.
    async fn board(&self, table: TableId, wanted: Wanted)
    -> Result<Option<TableBoard>, ServeError>;

    /// The messages that stay, given those that stand.
    async fn kept_posts(&self, table: TableId, marks: &Marks) -> Result<KeptPosts, ServeError>;

    /// Finale of the game, for everyone; nothing before its end.
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

    /// Players there, and whether each has a secret to make.
    async fn owing(&self, table: TableId) -> Result<Vec<SecretDue>, ServeError>;

    /// Message in this person's DMs, while they play there.
    async fn prompt(&self, table: TableId, user: UserId) -> Result<Option<Prompt>, ServeError>;

    /// Last words in this person's DMs, in their language.
    async fn ended(&self, table: TableId, lang: Lang) -> Result<String, ServeError>;
}

/// Company of the host at a table that is opened.
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
    /// A stranger's first game: against a computer, or alone where the game is for a team.
    Now,
}

/// Result of opening a table.
pub(crate) struct Opened {
    /// Answer to its host.
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
