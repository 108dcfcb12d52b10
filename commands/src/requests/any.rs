//! `AnyGame`: a game without its type, and what can be asked of it. It makes replies and pictures
//! from views, and sends nothing.

use games::{Better, Everyone, To};
use serenity::async_trait;
use sessions::{Marks, Pace, Puzzle, Skill, TableId, UserId};
use text::{Chapter, Lang, Word};

use crate::app::caller::Caller;
use crate::app::fault::ServeError;
use crate::daily::Solving;
use crate::game::ui::Tapped;
use crate::history::thoughts::Soundness;
use crate::lessons::LessonAt;
use crate::table::board::{KeptPosts, TableBoard};
use crate::table::guests::Guest;
use crate::table::secrets_due::{Prompt, SecretDue};
use crate::table::turn_ping::Call;
use crate::ui::ids::Stamp;
use crate::ui::message::{Message, Picture};
use crate::ui::pool::Wanted;
use crate::ui::reply::{Carrier, Reply};
use crate::ui::viewing::Viewing;

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

    /// Serves what the caller wants from a table.
    async fn serve(
        &self,
        who: &Caller,
        table: TableId,
        request: Request<'_>,
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

/// What the user wants from the table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Request<'r> {
    /// They used one of the game's components.
    Tap(Origin, Tapped<'r>),
    /// They submitted one of the game's modals.
    Submit(Origin, Filled<'r>),
    /// They do what was advised, in the notation.
    Do(Origin, &'r str),
    /// They sent us a message.
    Typed(&'r str),
    /// They want to see their own board and what they can do, or still have it on screen.
    Console(Wanted),
    /// They want to see the history: this page of it, or the last one.
    History(Option<usize>),
    /// They want to see the table's options: this page of them.
    Options(usize),
    /// They want to see what else can be done before the game.
    Lobby,
    /// They chose on this page, for this option, that value.
    Choose(usize, &'r str, &'r str),
    /// They want to undo what they did last: this one of their actions, if they say which, asked
    /// from this kind of message.
    TakeBack(Option<u64>, Carrier),
    /// They want the board in words.
    Describe,
    /// They want the rules, at the page for this moment.
    Rules,
    /// They want to know what they can write.
    Help,
    /// They want the board larger.
    Zoom,
    /// They want to see what is under ⋯.
    More,
    /// They want to look at the game again, viewed like this; the step comes with a select.
    Replay(Viewing, Option<&'r str>),
    /// They want a card of the game to keep.
    Card,
    /// They want everyone to see it.
    Share,
    /// They want what is told of the game as a file.
    Export,
    /// They want to know whether the game was fair.
    Verify,
    /// They want another lobby with the same people.
    Again,
    /// They want a rematch, as soon as all want it.
    Rematch,
    /// They want to know what else there is to a game that is over.
    Afterwards,
    /// They want to know what a computer would do.
    Advice,
    /// They want to look back at what they did: at that turning point, or the first.
    LookBack(Option<usize>),
}

impl<'r> Request<'r> {
    /// The request that a written message stands for.
    pub(crate) fn written(words: &'r str) -> Self {
        let first = words.split_whitespace().next();
        match first.and_then(Word::asked) {
            Some(Word::Rules) => Self::Rules,
            Some(Word::Help) => Self::Help,
            _ => Self::Typed(words),
        }
    }
}

/// What a component or a form belongs to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    /// The moment of the game.
    pub stamp: Stamp,
    /// What it stood on.
    pub carrier: Carrier,
}

/// A form that came back.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Filled<'f> {
    /// The form's word, as its game defines it.
    pub word: &'f str,
    /// What stands in its field.
    pub said: &'f str,
}
