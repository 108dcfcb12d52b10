//! Very many tables in channels where people chat, while processes are replaced, stopped and cut
//! off: which messages stand twice, and which acts were lost. Must never know which games there
//! are.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::common::set;
use super::harms::Harms;
use super::holds::{Holds, heading, is_board};
use super::record::Record;
use super::verdict::{self, must};
use super::{SHARDS, begin};

/// How long the last boards may take.
const SETTLES: Duration = Duration::from_secs(20);
/// How much each of two says before a move: a board that moved up by five messages is posted again.
const CHATS: usize = 3;
/// How many tables begin at once.
const BEGIN: usize = 24;

/// Counts what stands twice after each harm came so often.
pub(crate) async fn counts(games: usize) {
    let (acts, harms) = (set("UPHEAVAL_ACTS", 6.0), set("UPHEAVAL_HARMS", 10));
    let servers = games.div_ceil(2 * usize::try_from(SHARDS).unwrap());
    let Some((mut club, mut crew)) = begin("twice", servers, 16).await else {
        return;
    };
    club.plays_everywhere().await;
    let club = Arc::new(club);
    club.everybody_begins(BEGIN).await;
    println!(
        "{} tables after {:.1?}",
        club.halls.len(),
        crew.began.elapsed()
    );

    let mut record = Record::begins(&club.world).await;
    let pause = Duration::from_secs(club.halls.len() as u64).div_f64(acts);
    let play = {
        let club = Arc::clone(&club);
        // It ends with the harms.
        let until = Instant::now() + Duration::from_secs(86_400);
        tokio::spawn(async move { club.plays(until, pause, CHATS).await })
    };
    let mut done = Harms::new(&club, &mut crew, 1);
    done.so_often(harms).await;
    drop(done);
    play.abort();
    sleep(SETTLES).await;
    record.falls_silent(&club.world).await;
    let holds = Holds {
        club: &club,
        crew: &mut crew,
        record: &mut record,
    };
    let (mut boards, mut others, mut none) = (0, 0, 0);
    for hall in &club.halls {
        let standing = holds.standing(&hall.people[0], &hall.channel).await;
        let (shown, said): (Vec<_>, Vec<_>) = standing.iter().partition(|it| is_board(it));
        none += usize::from(shown.is_empty());
        let headings = shown.into_iter().map(|it| heading(it).to_owned());
        boards += again("BOARD", &hall.channel, headings);
        let words = said
            .into_iter()
            .map(|it| format!("{} {}", it["content"], it["components"]));
        others += again("SAID", &hall.channel, words);
    }
    holds.everybody_was_answered();
    holds.the_journal_is_whole().await;
    holds.record.is_in_order();
    println!(
        "of {} channels: {boards} boards and {others} other messages stand twice, {none} have no board",
        club.halls.len()
    );
    must(
        boards + others + none == 0,
        "a message stands twice, or none",
    );
    println!("logs: {}", club.world.dir.path().display());
    verdict::passes();
    crew.ends();
}

/// How many of these stand there again.
fn again(what: &str, channel: &str, standing: impl Iterator<Item = String>) -> usize {
    let mut counted: BTreeMap<String, usize> = BTreeMap::new();
    for it in standing {
        *counted.entry(it).or_default() += 1;
    }
    counted.retain(|_, many| *many > 1);
    for (it, many) in &counted {
        println!("{what} {many} TIMES: {it} in {channel}");
    }
    counted.values().map(|many| many - 1).sum()
}
