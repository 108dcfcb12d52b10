//! A game's counter, as the rest of the crate knows it: who plays what does not matter beyond it.
//! It makes replies and pictures from views, and sends nothing.

use games::{Better, Everyone, To};
use serenity::async_trait;
use sessions::{Marks, Puzzle, TableId, UserId};
use text::{Chapter, Lang, Word};

use crate::bot::context::Services;
use crate::daily::Solving;
use crate::game::ui::Tapped;
use crate::history::thoughts::Soundness;
use crate::history::view::Viewing;
use crate::input::caller::Caller;
use crate::input::fault::ServeError;
use crate::lessons::LessonAt;
use crate::table::board::{KeptPosts, TableBoard};
use crate::table::secrets_due::{Owing, Prompt};
use crate::table::turn_ping::Call;
use crate::ui::ids::Stamp;
use crate::ui::message::Message;
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
    /// Its rules.
    fn help(&self, lang: Lang) -> Vec<Chapter>;

    /// What people try to do better than ever in it, and which of two is the better.
    fn feats(&self) -> Vec<(&'static str, Better)>;
    /// One of those, as somebody did it.
    fn feat(&self, lang: Lang, name: &str, value: u32) -> String;

    /// How good somebody's decisions at a table were; nothing where he has played no game of it to its
    /// end there.
    async fn soundness(
        &self,
        services: &Services,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Soundness>, ServeError>;

    /// Whether it has a puzzle that day.
    fn has_puzzle(&self, puzzle: Puzzle) -> bool;
    /// What that one is played with.
    fn puzzle(&self, lang: Lang, puzzle: Puzzle) -> String;
    /// How somebody stands with it, in a language.
    async fn solving(
        &self,
        services: &Services,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<Solving, ServeError>;
    /// What somebody came to with it, and in words what that is; nothing before they solved it.
    async fn solved(
        &self,
        services: &Services,
        whose: (UserId, Lang),
        puzzle: Puzzle,
    ) -> Result<Option<(u16, String)>, ServeError>;
    /// He begins it; the reply says why he cannot.
    async fn begin_puzzle(
        &self,
        services: &Services,
        who: &Caller,
        puzzle: Puzzle,
    ) -> Result<Option<Reply>, ServeError>;

    /// A page of its lesson, for whoever asks.
    async fn lesson(
        &self,
        services: &Services,
        who: &Caller,
        at: LessonAt,
    ) -> Result<Reply, ServeError>;

    /// Somebody comes to a table with something.
    async fn serve(
        &self,
        services: &Services,
        who: &Caller,
        table: TableId,
        request: Request<'_>,
    ) -> Result<Reply, ServeError>;

    /// What the channel should see.
    async fn board(
        &self,
        services: &Services,
        table: TableId,
        wanted: Wanted,
    ) -> Result<Option<TableBoard>, ServeError>;

    /// The messages that stay, given those that stand.
    async fn kept_posts(
        &self,
        services: &Services,
        table: TableId,
        marks: &Marks,
    ) -> Result<KeptPosts, ServeError>;

    /// How the game ended, for everyone; nothing before that.
    async fn finale(
        &self,
        services: &Services,
        table: TableId,
        pings: Vec<UserId>,
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// What calls somebody whom the table waits for.
    async fn call(
        &self,
        services: &Services,
        table: TableId,
        (marks, call): (&Marks, Call),
    ) -> Result<Option<To<Everyone, Message>>, ServeError>;

    /// Who plays there, and whether they owe a secret.
    async fn owing(&self, services: &Services, table: TableId) -> Result<Vec<Owing>, ServeError>;

    /// What this person has in their DMs, while they play there.
    async fn prompt(
        &self,
        services: &Services,
        table: TableId,
        user: UserId,
    ) -> Result<Option<Prompt>, ServeError>;

    /// What stands there in the end, in their language.
    async fn ended(
        &self,
        services: &Services,
        table: TableId,
        lang: Lang,
    ) -> Result<String, ServeError>;
}

/// What somebody comes with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Request<'r> {
    /// He used one of the game's components.
    Tap(Origin, Tapped<'r>),
    /// He submitted one of the game's forms.
    Submit(Origin, Filled<'r>),
    /// He wrote to us.
    Typed(&'r str),
    /// He wants to see his own board and what he can do, or sees it still.
    Console(Wanted),
    /// He wants to know what happened: this page of it, or the last one.
    History(Option<usize>),
    /// He wants to see what the table agrees on: this page of it.
    Options(usize),
    /// On this page he chose, of this, that.
    Choose(usize, &'r str, &'r str),
    /// He wants to take back what he did last: that one of his acts, if he says which, from there.
    TakeBack(Option<u64>, Carrier),
    /// He wants the board in words.
    Describe,
    /// He wants the rules, at the page for this moment.
    Rules,
    /// He wants to know what he can write.
    Help,
    /// He wants the board larger.
    Zoom,
    /// He wants to look at the game once more, so; the step comes with a select.
    Replay(Viewing, Option<&'r str>),
    /// He wants a card of the game to keep.
    Card,
    /// He wants everyone to see it.
    Share,
    /// He wants what is told of the game as a file.
    Export,
    /// He wants to know whether all was fair.
    Verify,
    /// They want another lobby with the same people.
    Again,
    /// They want a rematch, as soon as all want it.
    Rematch,
    /// They want to know what else there is to a game that is over.
    Afterwards,
    /// He wants to know what a computer would do.
    Advice,
    /// He wants to look back at what he did: at that turning point, or the first.
    LookBack(Option<usize>),
}

impl<'r> Request<'r> {
    /// What he wants who writes this.
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
    /// The desk's own word.
    pub word: &'f str,
    /// What stands in its field.
    pub said: &'f str,
}
