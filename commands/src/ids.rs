//! Component ids: which table, which moment of it, which verb, which argument.
//!
//! They are public in channels, so they hold nothing that a view for everyone does not show.

use games::Seat;
use sessions::{Skill, TableId, Version};
use text::fit;

use crate::viewing::Viewing;

/// The component that leads to all that is counted of whoever presses it.
pub(crate) const MY_STATS: &str = "stats:mine";
/// The one that leads to how his decisions in the last games of a kind were.
pub(crate) const MY_DECISIONS: &str = "decisions:mine";

/// What a component says for no computer.
const GONE: &str = "none";

/// What a component asks for when it is used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tap {
    /// Whose component it is.
    pub table: TableId,
    /// The moment it was made for; another one means that it is stale.
    pub stamp: Stamp,
    /// What it does.
    pub verb: Deed,
}

/// A moment of a table: a game's components are stale when it has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp(pub u16);

/// What a component does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// Something that every table has.
    Table(TableVerb),
    /// A page of what happened in the game, counted from the first.
    History(usize),
    /// A turning point of whoever presses, counted from the first.
    LookBack(usize),
    /// A page of what the table agrees on, counted from the first.
    Options(usize),
    /// Something of that, chosen on this page.
    Choose(usize, String),
    /// Words that were typed in the DM and could have been meant for several tables.
    Said(String),
    /// Agree to what that entry brought.
    Agree(Version),
    /// Say no to it.
    Oppose(Version),
    /// Have a computer sit down, or the last one get up.
    Computer(Option<Skill>),
    /// I have got what I was told, which has this key.
    Known(String),
    /// Take back what I did last, which is that one of my acts, counted from the first.
    TakeBack(u64),
    /// Ask that whoever sits there, and is gone, gives up his seat.
    Dismiss(Seat),
    /// Look at the game once more.
    Replay(Viewing),
    /// Something of the table's game: its desk knows the word.
    Game {
        /// The desk's word.
        word: String,
        /// Its argument, possibly empty.
        argument: String,
    },
}

/// What every table's components can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TableVerb {
    /// Take a seat.
    Join,
    /// Leave it.
    Leave,
    /// Begin.
    Start,
    /// Show me my console.
    Console,
    /// Show me my console as it is now, in the place of this one.
    Refresh,
    /// Show me what happened, the last page of it.
    History,
    /// Ask which computer is to sit down.
    Computers,
    /// Let the paused game go on.
    Resume,
    /// Show me the rules, from the first page.
    Rules,
    /// Show me how it is played.
    Learn,
    /// Tell me no more of what one is told in a first game.
    Uncoached,
    /// Describe the board in words.
    Describe,
    /// Show me the board larger.
    Zoom,
    /// Play again with the same people.
    Again,
    /// Show me the whole game once more.
    Replay,
    /// Show me a card of the game to keep.
    Card,
    /// Show it to everyone.
    Share,
    /// Close the table.
    Close,
    /// Show me whom I can ask to the table.
    Invite,
    /// Ask this person.
    Guest,
    /// I was asked and do not come.
    Decline,
    /// Keep no seat any more.
    Unkeep,
    /// Tell me what a computer would do.
    Advice,
    /// Look back with me at what I did.
    LookBack,
}

impl TableVerb {
    /// All, each with its word in a component's id.
    pub(crate) const ALL: [(Self, &'static str); 24] = [
        (Self::Join, "join"),
        (Self::Leave, "leave"),
        (Self::Start, "start"),
        (Self::Console, "console"),
        (Self::Refresh, "refresh"),
        (Self::History, "history"),
        (Self::Computers, "computers"),
        (Self::Resume, "resume"),
        (Self::Rules, "rules"),
        (Self::Learn, "learn"),
        (Self::Uncoached, "uncoached"),
        (Self::Describe, "describe"),
        (Self::Zoom, "zoom"),
        (Self::Again, "again"),
        (Self::Replay, "replay"),
        (Self::Card, "card"),
        (Self::Share, "share"),
        (Self::Close, "close"),
        (Self::Invite, "invite"),
        (Self::Guest, "guest"),
        (Self::Decline, "decline"),
        (Self::Unkeep, "unkeep"),
        (Self::Advice, "advice"),
        (Self::LookBack, "back"),
    ];

    /// Its word in a component's id, which never changes: buttons work for ever.
    pub(crate) fn word(self) -> &'static str {
        Self::ALL
            .iter()
            .find(|(verb, _)| *verb == self)
            .map_or("", |(_, word)| word)
    }
}

/// Makes ids for one moment of one table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ids {
    table: TableId,
    stamp: Stamp,
}

impl Ids {
    /// Ids for this moment of this table.
    pub(crate) const fn new(table: TableId, stamp: Stamp) -> Self {
        Self { table, stamp }
    }

    /// The id of a component that every table has.
    pub(crate) fn table_verb(&self, verb: TableVerb) -> String {
        format!("h1:{}:{}:{}", self.table, self.stamp.0, verb.word())
    }

    /// The id of the button that turns to a page of what happened.
    pub(crate) fn history(&self, page: usize) -> String {
        format!("h1:{}:{}:history:{page}", self.table, self.stamp.0)
    }

    /// The id of the button that turns to one of one's turning points.
    pub(crate) fn look_back(&self, page: usize) -> String {
        format!("h1:{}:{}:back:{page}", self.table, self.stamp.0)
    }

    /// The id of the button that agrees to what this entry brought.
    pub(crate) fn agree(&self, number: Version) -> String {
        format!("h1:{}:{}:agree:{}", self.table, self.stamp.0, number.0)
    }

    /// The id of the button that says no to it.
    pub(crate) fn oppose(&self, number: Version) -> String {
        format!("h1:{}:{}:oppose:{}", self.table, self.stamp.0, number.0)
    }

    /// The id of the button that has a computer of this skill sit down, or the last one get up.
    pub(crate) fn computer(&self, skill: Option<Skill>) -> String {
        let word = skill.map_or(GONE, Skill::word);
        format!("h1:{}:{}:computer:{word}", self.table, self.stamp.0)
    }

    /// The id of the button that asks for this seat to be given up.
    pub(crate) fn dismiss(&self, seat: Seat) -> String {
        format!(
            "h1:{}:{}:dismiss:{}",
            self.table,
            self.stamp.0,
            seat.index()
        )
    }

    /// The id of the button that says that this was got.
    pub(crate) fn known(&self, what: &str) -> String {
        format!("h1:{}:{}:known:{what}", self.table, self.stamp.0)
    }

    /// The id of the button that takes back this act of whoever presses, counted from his first.
    pub(crate) fn take_back(&self, nth: u64) -> String {
        format!("h1:{}:{}:undo:{nth}", self.table, self.stamp.0)
    }

    /// The id of a component that looks at the game so. `beside` tells two apart that lead to the same.
    pub(crate) fn replay(&self, look: Viewing, beside: &str) -> String {
        format!(
            "h1:{}:{}:replay:{}",
            self.table,
            self.stamp.0,
            look.word(beside)
        )
    }

    /// The id of the button that opens a page of what the table agrees on.
    pub(crate) fn options(&self, page: usize) -> String {
        format!("h1:{}:{}:options:{page}", self.table, self.stamp.0)
    }

    /// The id of the select that changes something of it, on its page.
    pub(crate) fn choose(&self, page: usize, word: &str) -> String {
        format!("h1:{}:{}:choose:{page}:{word}", self.table, self.stamp.0)
    }

    /// The id of the button that says these words at this table; `None` when they are too long.
    pub(crate) fn said(&self, words: &str) -> Option<String> {
        let id = format!("h1:{}:{}:said:{words}", self.table, self.stamp.0);
        (id.chars().count() <= fit::ID).then_some(id)
    }

    /// The id of a game's component.
    pub(crate) fn game(&self, word: &str, argument: &str) -> String {
        format!("h1:{}:{}:g:{word}:{argument}", self.table, self.stamp.0)
    }
}

impl Tap {
    /// Reads an id that came back; `None` when it is none of ours.
    pub(crate) fn read(id: &str) -> Option<Self> {
        let mut parts = id.splitn(5, ':');
        if parts.next()? != "h1" {
            return None;
        }
        let table = TableId(parts.next()?.parse().ok()?);
        let stamp = Stamp(parts.next()?.parse().ok()?);
        let verb = match (parts.next()?, parts.next()) {
            ("g", Some(rest)) => {
                let (word, argument) = rest.split_once(':')?;
                Deed::Game {
                    word: word.to_owned(),
                    argument: argument.to_owned(),
                }
            }
            ("options", Some(page)) => Deed::Options(page.parse().ok()?),
            ("choose", Some(rest)) => {
                let (page, word) = rest.split_once(':')?;
                Deed::Choose(page.parse().ok()?, word.to_owned())
            }
            ("back", Some(page)) => Deed::LookBack(page.parse().ok()?),
            ("history", Some(page)) => Deed::History(page.parse().ok()?),
            ("agree", Some(number)) => Deed::Agree(Version(number.parse().ok()?)),
            ("oppose", Some(number)) => Deed::Oppose(Version(number.parse().ok()?)),
            ("computer", Some(GONE)) => Deed::Computer(None),
            ("computer", Some(skill)) => Deed::Computer(Some(Skill::read(skill)?)),
            ("dismiss", Some(seat)) => Deed::Dismiss(Seat::new(seat.parse().ok()?)),
            ("known", Some(what)) => Deed::Known(what.to_owned()),
            ("undo", Some(nth)) => Deed::TakeBack(nth.parse().ok()?),
            ("replay", Some(look)) => Deed::Replay(Viewing::read(look)?),
            ("said", Some(words)) => Deed::Said(words.to_owned()),
            (word, None) => {
                let known = TableVerb::ALL.iter().find(|(_, known)| *known == word)?;
                Deed::Table(known.0)
            }
            _ => return None,
        };
        Some(Self { table, stamp, verb })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_come_back_as_they_went() {
        let table = TableId(u64::MAX);
        let stamp = Stamp(u16::MAX);
        let ids = Ids::new(table, stamp);
        for (verb, _) in TableVerb::ALL {
            let id = ids.table_verb(verb);
            let verb = Deed::Table(verb);
            assert_eq!(Tap::read(&id), Some(Tap { table, stamp, verb }));
        }
        let id = ids.game("row", "D:3");
        assert!(id.len() <= 100, "{id}");
        let verb = Deed::Game {
            word: "row".into(),
            argument: "D:3".into(),
        };
        assert_eq!(Tap::read(&id), Some(Tap { table, stamp, verb }));
    }

    #[test]
    fn what_is_agreed_on_comes_back_as_it_went() {
        let (table, stamp) = (TableId(u64::MAX), Stamp(0));
        let ids = Ids::new(table, stamp);
        for (id, verb) in [
            (ids.options(2), Deed::Options(2)),
            (ids.look_back(1), Deed::LookBack(1)),
            (ids.take_back(7), Deed::TakeBack(7)),
            (ids.known("a-key"), Deed::Known("a-key".into())),
            (
                ids.choose(1, "option/satellites"),
                Deed::Choose(1, "option/satellites".into()),
            ),
        ] {
            assert!(id.len() <= 100, "{id}");
            assert_eq!(Tap::read(&id), Some(Tap { table, stamp, verb }));
        }
    }

    #[test]
    fn foreign_ids_are_none_of_ours() {
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
