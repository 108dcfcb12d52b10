//! Component ids: the table, the moment of it, and the request.
//!
//! They are public in channels, so they hold nothing that a view for everyone does not show.

use games::Seat;
use sessions::{RiddleMoment, Skill, TableAction, TableId, UserId, Version};
use text::fit;

use crate::ui::reviewing::ReviewTap;
use crate::ui::viewing::Viewing;

/// Id of the button to the statistics of the user who presses it.
pub(crate) const MY_STATS: &str = "stats:mine";
/// Id of the button to a review of the decisions of the user who presses it.
pub(crate) const MY_DECISIONS: &str = "decisions:mine";

/// First word of the id of a button that stands for an entry of a select.
const CHOICE: &str = "pick";

/// Argument of a component that means no computer.
const NO_COMPUTER: &str = "none";

/// A component id, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tap {
    /// Table of the component.
    pub table: TableId,
    /// Moment for which the component was made; at another one it is stale.
    pub stamp: Stamp,
    /// Request that the component makes.
    pub request: Request,
}

/// A moment of a table: a game's components are stale when it has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp(pub u16);

/// Request of a person to a table of any game, by a component, a command or words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Request {
    /// A verb that every table has.
    Table(TableVerb),
    /// An action at the table, of any game.
    Act(TableAction),
    /// A page of the game's history, counted from 0.
    History(usize),
    /// A turning point of the user who presses it, counted from 0.
    LookBack(usize),
    /// A page of the table's options, counted from 0.
    Options(usize),
    /// A choice on a page of options, by the word of the option.
    Choose(usize, String),
    /// The action that was advised, in the notation.
    Do(String),
    /// Words typed in a DM.
    Said(String),
    /// No more of the tip with this key.
    Known(String),
    /// A vote on the seat of a player who is gone.
    Dismiss(Seat),
    /// A view of the finished game.
    Replay(Viewing),
    /// An answer to a puzzle that its moment makes, in the notation.
    Riddle(RiddleMoment, String),
    /// A press in a review of the finished game.
    Review(ReviewTap),
    /// A component of the table's game, which defines the word.
    Game {
        /// Word of the component.
        word: String,
        /// Argument of the component, possibly empty.
        argument: String,
    },
}

/// Actions of the components that every table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableVerb {
    /// Take a seat.
    Join,
    /// Ask me whether I leave.
    Leaving,
    /// Show me my console.
    Console,
    /// Show me my console as it is now, in the place of this one.
    Refresh,
    /// Show me what happened, the last page of it.
    History,
    /// Ask which computer is to sit down.
    Computers,
    /// Show me the rules, from the first page.
    Rules,
    /// Show me how it is played.
    Learn,
    /// Give me no more tips of a first game.
    Uncoached,
    /// Describe the board in words.
    Describe,
    /// Show me the board larger.
    Zoom,
    /// Play again with the same people.
    Again,
    /// Play again with a stronger computer.
    Stronger,
    /// Play the harder game that the end proposed.
    Harder,
    /// Show me the whole game once more.
    Replay,
    /// Review the whole game with everyone here.
    Review,
    /// Watch the whole game with everyone here, as it went.
    Live,
    /// Show me a card of the game to keep.
    Card,
    /// Show it to everyone.
    Share,
    /// Show me the puzzle that my game makes for others.
    Riddle,
    /// Post it.
    PostRiddle,
    /// Show me whom I can ask to the table.
    Invite,
    /// Ask this person.
    Guest,
    /// Ask me whose seat to take.
    Remove,
    /// Tell me what a computer would do.
    Advice,
    /// Look back with me at what I did.
    LookBack,
    /// Begin; alone, against a computer.
    Begin,
    /// Begin without those who were invited and have not answered.
    Without,
    /// Wait for them.
    Wait,
    /// Show me what else I can do before the game.
    Lobby,
    /// Show me what else I can do.
    More,
    /// Tell me each round and the end of a game that I do not play.
    FollowRounds,
    /// Tell me its end.
    FollowEnd,
    /// Tell me no more of it.
    Unfollow,
    /// Show me what else there is to a game that is over.
    Afterwards,
    /// Tell me whether all was fair.
    Verify,
    /// Give me the game as a file.
    Export,
}

impl TableVerb {
    /// All verbs, each with its word in component ids and the key of its label.
    pub(crate) const ALL: [(Self, &'static str, &'static str); 37] = [
        (Self::Join, "join", "table-button-join"),
        (Self::Leaving, "leaving", "table-button-leave"),
        (Self::Console, "console", "table-button-console"),
        (Self::Refresh, "refresh", "table-button-refresh"),
        (Self::History, "history", "table-button-history"),
        (Self::Computers, "computers", "table-button-computers"),
        (Self::Rules, "rules", "table-button-rules"),
        (Self::Learn, "learn", "table-button-learn"),
        (Self::Uncoached, "uncoached", "coach-enough"),
        (Self::Describe, "describe", "table-button-describe"),
        (Self::Zoom, "zoom", "table-button-zoom"),
        (Self::Again, "again", "table-button-again"),
        (Self::Stronger, "stronger", "finale-button-stronger"),
        (Self::Harder, "harder", "finale-button-harder"),
        (Self::Replay, "replay", "table-button-replay"),
        (Self::Review, "review", "table-button-review"),
        (Self::Live, "live", "table-button-live"),
        (Self::Card, "card", "card-button"),
        (Self::Share, "share", "card-button-share"),
        (Self::Riddle, "ask", "riddle-button"),
        (Self::PostRiddle, "ask-all", "riddle-button-post"),
        (Self::Invite, "invite", "table-button-invite"),
        (Self::Guest, "guest", "table-button-invite"),
        (Self::Remove, "remove", "table-button-remove"),
        (Self::Advice, "advice", "table-button-advice"),
        (Self::LookBack, "back", "table-button-look-back"),
        (Self::Begin, "begin", "table-button-start"),
        (Self::Without, "without", "start-button-without"),
        (Self::Wait, "wait", "start-button-wait"),
        (Self::Lobby, "lobby", "table-button-more"),
        (Self::More, "more", "table-button-more"),
        (Self::FollowRounds, "follow", "follow-button-rounds"),
        (Self::FollowEnd, "follow-end", "follow-button-end"),
        (Self::Unfollow, "unfollow", "follow-button-stop"),
        (Self::Afterwards, "after", "finale-button-more"),
        (Self::Verify, "verify", "finale-button-verify"),
        (Self::Export, "export", "finale-button-export"),
    ];

    /// Word in component ids, which never changes because buttons work for ever, and the key of the
    /// label.
    pub(crate) fn word_and_label(self) -> (&'static str, &'static str) {
        let mut all = Self::ALL.iter().filter(|(verb, ..)| *verb == self);
        all.next()
            .map_or(("", ""), |(_, word, label)| (word, label))
    }
}

/// Actions that are a press and no more, each with the key of its label. The word in the id is
/// `TableAction::word`.
pub(crate) static PLAIN_ACTIONS: [(TableAction, &str); 8] = [
    (TableAction::Leave, "table-button-leave"),
    (TableAction::Start, "table-button-start"),
    (TableAction::Resume, "table-button-resume"),
    (TableAction::Close, "table-button-close"),
    (TableAction::Dissolve, "table-button-dissolve"),
    (TableAction::Decline, "table-button-decline"),
    (TableAction::Unkeep, "table-button-unkeep"),
    (TableAction::Rematch, "finale-button-rematch"),
];

/// Text of an action in a component id.
fn spell_action(action: &TableAction) -> String {
    let word = action.word();
    match action {
        TableAction::Agree(number) | TableAction::Oppose(number) => format!("{word}:{}", number.0),
        TableAction::TakeBack(Some(nth)) => format!("{word}:{nth}"),
        TableAction::Remove(user) | TableAction::Expel(user) => format!("{word}:{user}"),
        TableAction::Seat(skill) => format!("computer:{}", skill.word()),
        TableAction::Unseat => format!("computer:{NO_COMPUTER}"),
        _ => word.to_owned(),
    }
}

/// Reads an action from a component id.
fn read_action(word: &str, argument: Option<&str>) -> Option<TableAction> {
    Some(match (word, argument) {
        ("agree", Some(number)) => TableAction::Agree(Version(number.parse().ok()?)),
        ("oppose", Some(number)) => TableAction::Oppose(Version(number.parse().ok()?)),
        ("remove", Some(user)) => TableAction::Remove(UserId(user.parse().ok()?)),
        ("expel", Some(user)) => TableAction::Expel(UserId(user.parse().ok()?)),
        ("undo", Some(nth)) => TableAction::TakeBack(Some(nth.parse().ok()?)),
        ("computer", Some(NO_COMPUTER)) => TableAction::Unseat,
        ("computer", Some(skill)) => TableAction::Seat(Skill::read(skill)?),
        (word, None) => {
            let mut plain = PLAIN_ACTIONS.iter().map(|(action, _)| action);
            plain.find(|action| action.word() == word)?.clone()
        }
        _ => return None,
    })
}

/// Id of a button for the choice of this value in a game's select; `None` for another's select, or
/// where the id would be too long.
pub(crate) fn choice_id(select: &str, value: &str) -> Option<String> {
    let is_game = matches!(Tap::read(select)?.request, Request::Game { .. });
    let id = format!("{CHOICE}:{value}:{select}");
    let fits = id.chars().count() <= fit::ID && !value.contains(':');
    (is_game && fits).then_some(id)
}

/// Id of the component that was pressed, and the choice for which a button of it stands.
pub(crate) fn pressed(id: &str) -> (&str, Option<&str>) {
    match read_choice(id) {
        Some((select, value)) => (select, Some(value)),
        None => (id, None),
    }
}

/// Select and value of the id of a button that stands for a choice; `None` for another id.
fn read_choice(id: &str) -> Option<(&str, &str)> {
    let (value, select) = id
        .strip_prefix(CHOICE)?
        .strip_prefix(':')?
        .split_once(':')?;
    Some((select, value))
}

/// Maker of component ids for one moment of one table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ids {
    table: TableId,
    stamp: Stamp,
}

impl Ids {
    /// Ids for this moment of a table.
    pub(crate) const fn new(table: TableId, stamp: Stamp) -> Self {
        Self { table, stamp }
    }

    /// Id of a component for a verb that every table has.
    pub(crate) fn table_verb(&self, verb: TableVerb) -> String {
        format!(
            "h1:{}:{}:{}",
            self.table,
            self.stamp.0,
            verb.word_and_label().0
        )
    }

    /// Id of a component for an action at the table.
    pub(crate) fn act(&self, action: &TableAction) -> String {
        format!(
            "h1:{}:{}:{}",
            self.table,
            self.stamp.0,
            spell_action(action)
        )
    }

    /// Id of the button to a page of the game's history.
    pub(crate) fn history(&self, page: usize) -> String {
        format!("h1:{}:{}:history:{page}", self.table, self.stamp.0)
    }

    /// Id of the button to a turning point of the person who presses it.
    pub(crate) fn look_back(&self, page: usize) -> String {
        format!("h1:{}:{}:back:{page}", self.table, self.stamp.0)
    }

    /// Id of the button that asks for a seat to be given up.
    pub(crate) fn dismiss(&self, seat: Seat) -> String {
        format!(
            "h1:{}:{}:dismiss:{}",
            self.table,
            self.stamp.0,
            seat.index()
        )
    }

    /// Id of the button *got it* under the tip with this key.
    pub(crate) fn tip_understood(&self, what: &str) -> String {
        format!("h1:{}:{}:known:{what}", self.table, self.stamp.0)
    }

    /// Id of a component that shows this view of a finished game. `suffix` tells two components
    /// apart that lead to the same view.
    pub(crate) fn replay(&self, viewing: Viewing, suffix: &str) -> String {
        format!(
            "h1:{}:{}:replay:{}",
            self.table,
            self.stamp.0,
            viewing.word(suffix)
        )
    }

    /// Id of the button that answers a puzzle like this.
    pub(crate) fn riddle(&self, RiddleMoment { seat, step }: RiddleMoment, words: &str) -> String {
        let (table, seat) = (self.table, seat.index());
        format!("h1:{table}:{}:answer:{seat}:{step}:{words}", self.stamp.0)
    }

    /// Id of a component of a review.
    pub(crate) fn review(&self, tap: &ReviewTap) -> String {
        format!("h1:{}:{}:review:{}", self.table, self.stamp.0, tap.word())
    }

    /// Id of the button to a page of the table's options.
    pub(crate) fn options(&self, page: usize) -> String {
        format!("h1:{}:{}:options:{page}", self.table, self.stamp.0)
    }

    /// Id of the select for the option with this word, on its page.
    pub(crate) fn choose(&self, page: usize, word: &str) -> String {
        format!("h1:{}:{}:choose:{page}:{word}", self.table, self.stamp.0)
    }

    /// Id of the component that repeats typed words at a table; `None` when they are too long.
    pub(crate) fn typed(&self, words: &str) -> Option<String> {
        let id = format!("h1:{}:{}:said:{words}", self.table, self.stamp.0);
        (id.chars().count() <= fit::ID).then_some(id)
    }

    /// Id of the button that does what was advised; `None` when the action takes too many words.
    pub(crate) fn play_advice(&self, words: &str) -> Option<String> {
        let id = format!("h1:{}:{}:do:{words}", self.table, self.stamp.0);
        (id.chars().count() <= fit::ID).then_some(id)
    }

    /// Id of a component of the table's game.
    pub(crate) fn game(&self, word: &str, argument: &str) -> String {
        format!("h1:{}:{}:g:{word}:{argument}", self.table, self.stamp.0)
    }
}

impl Tap {
    /// Reads a component id; `None` when it is none of ours.
    pub(crate) fn read(id: &str) -> Option<Self> {
        let mut parts = id.splitn(5, ':');
        if parts.next()? != "h1" {
            return None;
        }
        let table = TableId(parts.next()?.parse().ok()?);
        let stamp = Stamp(parts.next()?.parse().ok()?);
        let request = match (parts.next()?, parts.next()) {
            ("g", Some(rest)) => {
                let (word, argument) = rest.split_once(':')?;
                Request::Game {
                    word: word.to_owned(),
                    argument: argument.to_owned(),
                }
            }
            ("options", Some(page)) => Request::Options(page.parse().ok()?),
            ("choose", Some(rest)) => {
                let (page, word) = rest.split_once(':')?;
                Request::Choose(page.parse().ok()?, word.to_owned())
            }
            ("back", Some(page)) => Request::LookBack(page.parse().ok()?),
            ("history", Some(page)) => Request::History(page.parse().ok()?),
            ("dismiss", Some(seat)) => Request::Dismiss(Seat::new(seat.parse().ok()?)),
            ("answer", Some(rest)) => {
                let (seat, rest) = rest.split_once(':')?;
                let (step, words) = rest.split_once(':')?;
                let seat = Seat::new(seat.parse().ok()?);
                let step = step.parse().ok()?;
                Request::Riddle(RiddleMoment { seat, step }, words.to_owned())
            }
            ("known", Some(what)) => Request::Known(what.to_owned()),
            ("replay", Some(viewing)) => Request::Replay(Viewing::read(viewing)?),
            ("review", Some(tap)) => Request::Review(ReviewTap::read(tap)?),
            ("said", Some(words)) => Request::Said(words.to_owned()),
            ("do", Some(words)) => Request::Do(words.to_owned()),
            (word, argument) => {
                let mut known = TableVerb::ALL.iter();
                match known.find(|(_, known, _)| *known == word && argument.is_none()) {
                    Some((verb, ..)) => Request::Table(*verb),
                    None => Request::Act(read_action(word, argument)?),
                }
            }
        };
        Some(Self {
            table,
            stamp,
            request,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: TableId = TableId(u64::MAX);
    const STAMP: Stamp = Stamp(u16::MAX);

    fn tapped(request: Request) -> Option<Tap> {
        Some(Tap {
            table: TABLE,
            stamp: STAMP,
            request,
        })
    }

    #[test]
    fn ids_round_trip() {
        let ids = Ids::new(TABLE, STAMP);
        for (verb, ..) in TableVerb::ALL {
            let id = ids.table_verb(verb);
            let request = Request::Table(verb);
            assert_eq!(Tap::read(&id), tapped(request));
        }
        let id = ids.game("row", "D:3");
        assert!(id.len() <= 100, "{id}");
        let request = Request::Game {
            word: "row".into(),
            argument: "D:3".into(),
        };
        assert_eq!(Tap::read(&id), tapped(request));
    }

    #[test]
    fn choice_ids_round_trip() {
        let select = Ids::new(TABLE, STAMP).game("stop", "");
        let id = choice_id(&select, "B").unwrap();
        assert_eq!(read_choice(&id), Some((select.as_str(), "B")));
        assert_eq!(read_choice(&select), None);
        assert_eq!(choice_id("stats:mine", "B"), None);
        assert_eq!(choice_id(&select, &"B".repeat(90)), None);
    }

    #[test]
    fn table_action_ids_round_trip() {
        let ids = Ids::new(TABLE, STAMP);
        for (id, request) in [
            (ids.options(2), Request::Options(2)),
            (ids.look_back(1), Request::LookBack(1)),
            (
                ids.act(&TableAction::TakeBack(Some(7))),
                Request::Act(TableAction::TakeBack(Some(7))),
            ),
            (ids.tip_understood("a-key"), Request::Known("a-key".into())),
            (
                ids.choose(1, "option/satellites"),
                Request::Choose(1, "option/satellites".into()),
            ),
        ] {
            assert!(id.len() <= 100, "{id}");
            assert_eq!(Tap::read(&id), tapped(request));
        }
    }

    #[test]
    fn foreign_ids_are_rejected() {
        for id in [
            "",
            "h1",
            "h1:1",
            "h1:1:1",
            "h1:1:1:dance",
            "h1:1:1:g",
            "h1:1:1:g:fire",
            "h1:1:1:options",
            "h1:1:1:options:x",
            "h1:1:1:choose:1",
            "h1:1:1:choose:x:pace",
            "h1:1:1:replay:mine-film",
            "h1:x:1:join",
            "h1:1:70000:join",
            "h2:1:1:join",
            "h1:1:1:join:more",
        ] {
            assert_eq!(Tap::read(id), None, "{id}");
        }
    }
}
