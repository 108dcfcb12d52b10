//! Posts: the contents of slots. [`Post::render`] makes the message, [`Post::delivered`] changes
//! the marks once it stands. Neither sends anything.

use games::{Everyone, Seat, To};
use sessions::{Called, Marks, Millis, Posted, Room, Slot, Trouble, UserId, Version};
use text::Lang;

use super::invite::{self, Where};
use super::places;
use super::plan_input::PlanInput;
use super::removal;
use crate::app::fault::ServeError;
use crate::app::queues::Destination;
use crate::app::services::Services;
use crate::requests::any::AnyGame;
use crate::table::announcement::{self, Stage};
use crate::table::secrets_due::SecretDue;
use crate::table::turn_ping::Call;
use crate::ui::message::{Message, Private};
use crate::ui::pool::Urgency;
use crate::ui::send::{self, Ring};
use crate::ui::send_error::SendError;

/// Content that a slot should show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Post {
    /// The board as it is now.
    Board,
    /// The turn ping in the channel: the players it pings, and those who were pinged before and
    /// have not acted yet.
    Call(Vec<Called>, Vec<Called>),
    /// The finale; it pings these people.
    Finale(Vec<UserId>),
    /// The message that tells who left.
    Departure,
    /// The turn ping of one player, by DM, and the state of their console there.
    Ping(Called, Option<SecretDue>),
    /// A player's console in their DMs, as a new message: the one before it goes. It may be their
    /// turn ping too.
    Prompt(SecretDue, Option<Called>),
    /// A player's console in their DMs, edited where it stands.
    DmConsole(SecretDue),
    /// The result of the game, in the place of a player's console in their DMs.
    Ended,
    /// A vote, by the entry that brought it: the players whom it pings, which makes it a new
    /// message, and the people whose answers it tells or waits for.
    Vote(Version, Vec<Called>, Vec<UserId>),
    /// Result of a vote, in the place of its question.
    VoteEnded(Version),
    /// An invitation.
    Invitation,
    /// News for a person who follows the game: this round, or the end.
    Follow(Option<Version>),
    /// The warning that the table's channel takes no messages.
    Notice(Trouble),
    /// The news that their seat was taken.
    Removal,
    /// The announcement of the lobby where the server wants it, or what became of it, in its place.
    News(Stage),
}

/// Slot, destination and sound of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub slot: Slot,
    pub to: Destination,
    pub ring: Ring,
}

/// A message as it is to be sent.
pub(super) enum Outgoing {
    /// To a channel.
    Public(To<Everyone, Message>),
    /// To a person's DMs; with the seat whose secrets it may tell.
    Dm(UserId, Option<Seat>, Private, Ring),
}

impl Outgoing {
    /// The checksum of its text.
    pub(super) fn checksum(&self) -> Result<u32, SendError> {
        match self {
            Self::Public(message) => Ok(message.map_ref(Message::checksum).open()),
            Self::Dm(_, seat, message, _) => send::checksum(message, *seat),
        }
    }
}

/// Facts about a rendered post that the marks record.
#[derive(Clone)]
pub(super) struct Shown {
    /// The version of the table.
    pub version: Version,
    /// The people of whose closed DMs the board tells.
    pub unreachable: Vec<UserId>,
    /// The time of rendering.
    pub at: Millis,
}

impl Post {
    /// The post's message as the table is now; `None` if there is nothing to show any more.
    pub(super) async fn render(
        &self,
        (services, any_game): (&Services, &dyn AnyGame),
        input: &PlanInput,
        target: Target,
    ) -> Result<Option<(Outgoing, Shown)>, ServeError> {
        let (room, marks, id) = (&*input.room, &input.marks, input.room.table);
        let lang = reader_language(room, target.to);
        let mut shown = Shown {
            version: room.public,
            unreachable: Vec::new(),
            at: services.sessions.now(),
        };
        let message = match self {
            Self::Board => any_game.board(id, Urgency::Soon).await?.map(|board| {
                (shown.version, shown.unreachable) = (board.version, board.unreachable);
                board.message
            }),
            Self::Call(now, before) => {
                let call = Call::InChannel(now.clone(), before.clone());
                any_game.turn_ping(id, (marks, call)).await?
            }
            Self::Finale(pings) => any_game.finale(id, pings.clone()).await?,
            Self::Vote(number, called, _) => {
                let pings = called.iter().map(|called| called.user).collect();
                let before = marks.slot(target.slot);
                let posted_at = before.post.map_or(shown.at, |_| before.posted_at);
                any_game.vote(id, *number, (pings, posted_at)).await?
            }
            Self::VoteEnded(number) => {
                let none_to_ask = (Vec::new(), shown.at);
                any_game.vote(id, *number, none_to_ask).await?
            }
            Self::Departure => any_game.departure(id).await?,
            Self::Ping(called, _) => {
                let call = Call::ByDm(*called, lang);
                any_game.turn_ping(id, (marks, call)).await?
            }
            Self::Prompt(due, _) | Self::DmConsole(due) => {
                let prompt = any_game.prompt(id, due.user).await?;
                return Ok(prompt.filter(|it| it.due == *due).map(|prompt| {
                    let (seat, console) = (Some(due.seat), Private::Seat(prompt.console));
                    shown.version = prompt.version;
                    (Outgoing::Dm(due.user, seat, console, target.ring), shown)
                }));
            }
            Self::Ended => {
                let result = any_game.last_words(id, lang).await?;
                Some(To::everyone(Message::words(result)))
            }
            Self::Invitation => {
                let place = match target.to {
                    Destination::Channel(_) | Destination::Receiver(_) => Where::Here,
                    Destination::Person(_) => Where::Aside(lang, services.server_name(room).await?),
                };
                let is_it = |user| target.slot == Slot::Invitation(user);
                let mut invited = room.invited.iter();
                let invitation = invited.find(|it| is_it(it.player.user));
                let board = marks.board_post();
                invitation.map(|it| invite::message(any_game, room, it, board, &place))
            }
            Self::Removal => {
                let text = removal::message(services, any_game, input, target.to).await?;
                Some(To::everyone(Message::words(text)))
            }
            Self::News(_) => Some(announcement::message(room, |lang| any_game.title(lang))),
            Self::Follow(_) => {
                let locale = match target.to {
                    Destination::Person(user) => input.people.get(&user).map(|it| &it.locale),
                    Destination::Channel(_) | Destination::Receiver(_) => None,
                };
                let lang = locale.map_or(lang, |locale| Lang::of_locale(&locale.0));
                any_game.follow_news(id, lang).await?
            }
            Self::Notice(trouble) => {
                let warning = places::channel_warning(lang, any_game, room, *trouble);
                Some(To::everyone(Message::words(warning)))
            }
        };
        let outgoing = message.map(|message| match target.to {
            Destination::Channel(_) | Destination::Receiver(_) => Outgoing::Public(message),
            Destination::Person(user) => {
                Outgoing::Dm(user, None, Private::Open(message), target.ring)
            }
        });
        Ok(outgoing.map(|outgoing| (outgoing, shown)))
    }

    /// Records in the marks that the post stands, as this message.
    pub(super) fn delivered(
        &self,
        marks: &mut Marks,
        target: Target,
        (posted, shown): (Posted, &Shown),
    ) {
        match self {
            Self::Board => {
                let board = marks.slot_mut(target.slot);
                if board.post != Some(posted) {
                    board.replace(posted);
                    board.posted_at = shown.at;
                    marks.repost = false;
                }
                marks.record_board(shown.version, shown.unreachable.clone());
            }
            Self::Call(now, before) => {
                let call = marks.slot_mut(target.slot);
                call.replace(posted);
                call.called = [now.as_slice(), before].concat();
            }
            Self::Finale(_) | Self::Departure => {
                let slot = marks.slot_mut(target.slot);
                slot.replace(posted);
                slot.shown = shown.version;
            }
            Self::Vote(_, called, answers) => {
                let vote = marks.slot_mut(target.slot);
                if vote.post.is_none() {
                    vote.posted_at = shown.at;
                }
                vote.replace(posted);
                vote.called.extend(called);
                vote.informed.clone_from(answers);
            }
            Self::VoteEnded(_) => marks.forget_message(target.slot),
            Self::Ping(called, due) => {
                record_ping(marks, *called);
                match due {
                    Some(due) => record_console(marks, *due, (posted, shown.at)),
                    None => {
                        let ping = marks.slot_mut(target.slot);
                        (ping.post, ping.posted_at) = (Some(posted), shown.at);
                    }
                }
            }
            Self::Prompt(due, called) => {
                record_console(marks, *due, (posted, shown.at));
                marks.slot_mut(target.slot).is_silent = target.ring == Ring::Silent;
                marks.seat_mut(due.seat).shown = Some((due.user, shown.version));
                if let Some(called) = called {
                    record_ping(marks, *called);
                }
            }
            Self::DmConsole(due) => {
                record_prompt(marks, *due);
                marks.slot_mut(target.slot).is_silent = due.is_due;
                marks.seat_mut(due.seat).shown = Some((due.user, shown.version));
            }
            Self::Ended => {
                let console = marks.slot_mut(target.slot);
                console.post = console.post.filter(|it| *it != posted);
            }
            Self::Invitation => {
                marks.record_informed(target.slot);
                if let Destination::Channel(_) = target.to {
                    marks.slot_mut(target.slot).post = Some(posted);
                }
            }
            Self::Follow(round) => {
                let slot = marks.slot_mut(target.slot);
                if slot.post != Some(posted) {
                    slot.replace(posted);
                    slot.posted_at = shown.at;
                }
                match round {
                    Some(round) => slot.shown = *round,
                    None => slot.informed.clear(),
                }
            }
            Self::Notice(_) => {
                marks.record_informed(target.slot);
                marks.slot_mut(target.slot).replace(posted);
            }
            Self::Removal => marks.record_informed(target.slot),
            Self::News(stage) => {
                marks.announced = true;
                let news = marks.slot_mut(target.slot);
                (news.post, news.shown) = (Some(posted), stage.version());
                if *stage == Stage::Over {
                    marks.forget_message(target.slot);
                }
            }
        }
    }
}

/// The language of those who read there.
fn reader_language(room: &Room, to: Destination) -> Lang {
    let locale = match to {
        Destination::Channel(_) | Destination::Receiver(_) => Some(&room.place.locale),
        Destination::Person(user) => {
            let mut players = room.players().map(|(_, player)| player);
            let seated = players.find(|player| player.user == user);
            let player = seated.or_else(|| room.invitation(user).map(|it| &it.player));
            player.map(|player| &player.locale)
        }
    };
    locale.map_or(Lang::En, |locale| Lang::of_locale(&locale.0))
}

/// Records that a person was pinged by DM, or cannot or does not want to be.
pub(super) fn record_ping(marks: &mut Marks, called: Called) {
    let slot = marks.slot_mut(Slot::Ping(called.seat));
    let same = |it: &Called| (it.user, it.since) == (called.user, called.since);
    slot.called.retain(same);
    slot.called.push(called);
}

/// Records that a person's DM shows whether a secret is due, or that their DMs are closed.
pub(super) fn record_prompt(marks: &mut Marks, due: SecretDue) {
    let slot = marks.slot_mut(Slot::Prompt(due.seat));
    slot.informed = vec![due.user];
    slot.shown = due.moment();
    slot.asks = due.is_due;
}

/// Records that a player's console in their DMs is this message now.
pub(super) fn record_console(marks: &mut Marks, due: SecretDue, (posted, at): (Posted, Millis)) {
    record_prompt(marks, due);
    let slot = marks.slot_mut(Slot::Prompt(due.seat));
    slot.replace(posted);
    slot.posted_at = at;
    slot.is_silent = false;
}

#[cfg(test)]
mod tests {
    use sessions::{ChannelId, MessageId};

    use super::*;
    use crate::ui::ids::Stamp;

    const BOB: UserId = UserId(2);
    const SEAT: Seat = Seat::new(1);
    const DUE: SecretDue = SecretDue {
        user: BOB,
        seat: SEAT,
        stamp: Stamp(3),
        is_due: true,
    };

    const fn posted(message: u64) -> Posted {
        Posted {
            channel: ChannelId(2),
            message: MessageId(message),
        }
    }

    /// Records in the marks that a post stands as this message, at this time.
    fn deliver(
        marks: &mut Marks,
        post: &Post,
        target: (Slot, Destination, Ring),
        (id, at): (u64, u64),
    ) {
        let (slot, to, ring) = target;
        let shown = Shown {
            version: Version(9),
            unreachable: vec![BOB],
            at: Millis(at),
        };
        let target = Target { slot, to, ring };
        post.delivered(marks, target, (posted(id), &shown));
    }

    #[test]
    fn edited_board_keeps_its_age_and_its_request_for_a_repost() {
        let target = (Slot::Board, Destination::Channel(ChannelId(2)), Ring::Loud);
        let mut marks = Marks::default();
        marks.add_unreachable(BOB);
        marks.repost = true;
        deliver(&mut marks, &Post::Board, target, (7, 100));
        let board = marks.slot(Slot::Board);
        assert_eq!(
            (board.post, board.posted_at),
            (Some(posted(7)), Millis(100))
        );
        assert_eq!((board.shown, board.informed), (Version(9), vec![BOB]));
        assert!(!marks.repost && marks.unreachable.is_empty());
        marks.repost = true;
        deliver(&mut marks, &Post::Board, target, (7, 200));
        assert_eq!(marks.slot(Slot::Board).posted_at, Millis(100));
        assert!(marks.repost);
        // A new one takes its place.
        deliver(&mut marks, &Post::Board, target, (8, 300));
        assert_eq!(marks.slot(Slot::Board).to_delete, [posted(7)]);
    }

    #[test]
    fn prompt_counts_as_a_ping_only_where_it_is_one() {
        let called = Called {
            user: BOB,
            seat: SEAT,
            since: Version(4),
            is_reminder: false,
        };
        let slot = Slot::Prompt(SEAT);
        for (ping, ring) in [(None, Ring::Silent), (Some(called), Ring::Loud)] {
            let target = (slot, Destination::Person(BOB), ring);
            let mut marks = Marks::default();
            deliver(&mut marks, &Post::Prompt(DUE, ping), target, (7, 100));
            let prompt = marks.slot(slot);
            assert_eq!(
                (prompt.post, prompt.posted_at),
                (Some(posted(7)), Millis(100))
            );
            assert_eq!((prompt.is_silent, prompt.asks), (ping.is_none(), true));
            assert!(marks.has_asked(SEAT, BOB, DUE.moment()));
            assert_eq!(marks.has_called(&called), ping.is_some());
            assert_eq!(marks.seat(SEAT).shown, Some((BOB, Version(9))));
            // An edit makes no sound, and the message is as old as before.
            deliver(&mut marks, &Post::DmConsole(DUE), target, (7, 200));
            let prompt = marks.slot(slot);
            assert_eq!((prompt.is_silent, prompt.posted_at), (true, Millis(100)));
            deliver(&mut marks, &Post::Ended, target, (7, 300));
            assert_eq!(marks.slot(slot).post, None);
        }
    }

    #[test]
    fn only_an_invitation_in_the_channel_is_taken_away_later() {
        let slot = Slot::Invitation(BOB);
        for (to, stands) in [
            (Destination::Channel(ChannelId(2)), Some(posted(7))),
            (Destination::Person(BOB), None),
        ] {
            let mut marks = Marks::default();
            deliver(
                &mut marks,
                &Post::Invitation,
                (slot, to, Ring::Loud),
                (7, 100),
            );
            assert!(marks.has_invited(BOB));
            assert_eq!(marks.slot(slot).post, stands);
        }
    }
}
