//! The decision how a player is told that their move is due, by their settings and by what was
//! delivered. It knows no clock and plans nothing.

use sessions::{Calls, Dm, Millis, Person};

use crate::table::secrets_due::SecretDue;

/// A decision that a table waits for, and what its player knows of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Due {
    /// The time from which they are pinged.
    pub call: Millis,
    /// The time from which they are reminded, if they are.
    pub reminder: Option<Millis>,
    /// True if they were told of it, and reminded if that is due.
    pub is_known: bool,
    /// True if their quiet hours postponed the ping.
    pub is_postponed: bool,
    /// The question about it in their DMs.
    pub question: Option<Question>,
    /// The time until which they are present, by what they did last at the table.
    pub present_until: Millis,
}

impl Due {
    /// True if a reminder is due.
    pub(super) fn is_reminder_due(&self, now: Millis) -> bool {
        self.reminder.is_some_and(|at| at <= now)
    }
}

/// The message in a person's DMs that asks for a secret.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub secret: SecretDue,
    /// True if it came without a sound; otherwise it notifies them by itself.
    pub is_silent: bool,
}

/// State of a table's channel: it takes messages, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChannelState {
    Open,
    Shut,
}

/// Way to tell a player about a decision that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ping {
    /// Not now: they know of it, its time has not come, or no message would reach them.
    Not,
    /// Not before then: they are present, and have a question that came without a sound.
    LaterAt(Millis),
    /// Not at all, as they wish.
    Muted,
    /// By their daily digest.
    InDigest,
    /// Not before then: they rest.
    RestingUntil(Millis),
    /// By a DM.
    ByDm,
    /// By the question itself, which comes again with a sound.
    WithQuestion(SecretDue),
    /// In the channel.
    InChannel,
}

/// Decides how a player is told about a due decision now.
pub(super) fn ping(person: &Person, due: &Due, channel: ChannelState, now: Millis) -> Ping {
    let rests = person.rests_until(now);
    let is_reminder = due.is_reminder_due(now);
    let is_first = !is_reminder && !due.is_postponed && rests.is_none();
    let takes_dms = person.dm != Dm::Closed;
    let prefers_dms = match person.calls {
        Calls::Dm => takes_dms,
        Calls::Mention | Calls::Digest | Calls::Never => due.question.is_some(),
    };
    // Where the channel takes nothing, they are told by DM, or not at all.
    let by_dm = prefers_dms || channel == ChannelState::Shut && takes_dms;
    match (due.question, rests) {
        _ if due.is_known || !is_reminder && due.call > now => Ping::Not,
        // The question notifies them by itself. A silent one is enough while they are present.
        (Some(question), _) if is_first && !question.is_silent => Ping::Not,
        (Some(_), _) if is_first && due.present_until > now => Ping::LaterAt(due.present_until),
        // At once: what they wish later is about later decisions, and shows to no one.
        _ if person.calls == Calls::Never => Ping::Muted,
        _ if person.takes_digests() => Ping::InDigest,
        (_, Some(until)) => Ping::RestingUntil(until),
        // In the place of the one that was not seen.
        (Some(question), None) if by_dm => Ping::WithQuestion(question.secret),
        (None, None) if by_dm => Ping::ByDm,
        _ if channel == ChannelState::Open => Ping::InChannel,
        _ => Ping::Not,
    }
}

#[cfg(test)]
mod tests {
    use games::Seat;
    use sessions::{Quiet, UserId};

    use super::*;
    use crate::ui::ids::Stamp;

    const NOW: Millis = Millis(90_000_000_000);
    const SOON: Millis = Millis(NOW.0 + 60_000);
    const SECRET: SecretDue = SecretDue {
        user: UserId(2),
        seat: Seat::new(1),
        stamp: Stamp(3),
        is_due: true,
    };
    /// A ping is due, and they know nothing yet.
    const DUE: Due = Due {
        call: NOW,
        reminder: None,
        is_known: false,
        is_postponed: false,
        question: None,
        present_until: Millis(0),
    };

    const fn asked(is_silent: bool) -> Option<Question> {
        Some(Question {
            secret: SECRET,
            is_silent,
        })
    }

    fn person(calls: Calls, dm: Dm) -> Person {
        Person {
            calls,
            dm,
            ..Person::default()
        }
    }

    /// They rest all day but a minute that is not now.
    fn resting(calls: Calls) -> (Person, Millis) {
        let quiet = Some(Quiet {
            from: 1_381,
            until: 1_380,
        });
        let person = Person {
            quiet,
            ..person(calls, Dm::Unknown)
        };
        let until = person.rests_until(NOW).unwrap();
        (person, until)
    }

    #[test]
    fn each_way_to_tell_a_player_has_its_moment() {
        use ChannelState::{Open, Shut};
        let usual = person(Calls::Mention, Dm::Unknown);
        let by_dm = person(Calls::Dm, Dm::Unknown);
        let closed = person(Calls::Dm, Dm::Closed);
        let never = person(Calls::Never, Dm::Unknown);
        let digest = person(Calls::Digest, Dm::Unknown);
        let no_digest = person(Calls::Digest, Dm::Closed);
        let (resting, until) = resting(Calls::Mention);
        let known = Due {
            is_known: true,
            ..DUE
        };
        let early = Due { call: SOON, ..DUE };
        let late = Due {
            reminder: Some(NOW),
            ..early
        };
        let reminded_soon = Due {
            reminder: Some(SOON),
            ..early
        };
        let with = |question, present_until| Due {
            question,
            present_until,
            ..DUE
        };
        let (heard, missed) = (with(asked(false), Millis(0)), with(asked(true), NOW));
        let present = with(asked(true), SOON);
        let postponed = Due {
            is_postponed: true,
            ..heard
        };
        let reminder = Due {
            reminder: Some(NOW),
            ..present
        };
        let rows = [
            (&usual, known, Open, Ping::Not),
            (&usual, early, Open, Ping::Not),
            (&usual, reminded_soon, Open, Ping::Not),
            (&usual, late, Open, Ping::InChannel),
            (&usual, DUE, Open, Ping::InChannel),
            (&usual, DUE, Shut, Ping::ByDm),
            (&by_dm, DUE, Open, Ping::ByDm),
            (&closed, DUE, Open, Ping::InChannel),
            (&closed, DUE, Shut, Ping::Not),
            (&usual, heard, Open, Ping::Not),
            (&usual, present, Open, Ping::LaterAt(SOON)),
            (&usual, missed, Open, Ping::WithQuestion(SECRET)),
            (&usual, postponed, Open, Ping::WithQuestion(SECRET)),
            (&usual, reminder, Shut, Ping::WithQuestion(SECRET)),
            (&never, heard, Open, Ping::Not),
            (&never, DUE, Open, Ping::Muted),
            (&never, missed, Shut, Ping::Muted),
            (&digest, DUE, Open, Ping::InDigest),
            (&no_digest, DUE, Open, Ping::InChannel),
            (&resting, DUE, Open, Ping::RestingUntil(until)),
            (&resting, heard, Shut, Ping::RestingUntil(until)),
        ];
        for (nth, (person, due, channel, expected)) in rows.into_iter().enumerate() {
            assert_eq!(ping(person, &due, channel, NOW), expected, "row {nth}");
        }
    }
}
