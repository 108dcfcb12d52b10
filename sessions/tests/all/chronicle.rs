//! Records of finished games, for every game of the catalogue: whole games by dice, in which people
//! take acts back and let their time pass, are written to a file, read and checked by replay. Every
//! change to the file is found where it is.

mod altered;
mod evening;

use std::path::Path;
use std::time::{Duration, Instant};

use games::laws::Rehearsed;
use sessions::{Catalogue, Chronicle, Moment, Skill, Status, Version};

use altered::{is_own, lines};
use evening::{Evening, played, record, table_seed};

/// How many games by dice; more can be requested, to measure the rate.
const GAMES: u64 = 4;
const MORE: &str = "HOUSTON_CHRONICLES";
/// Set, it has the examples that are missing written: the shortest of some games each.
const WRITE: &str = "HOUSTON_WRITE_RECORDS";
const EXAMPLES: u64 = 12;
const ACTS: usize = 8;

macro_rules! every_game {
    ($($name:ident: $game:ty,)+) => {
        fn catalogue() -> Catalogue {
            Catalogue::new()$(.with::<$game>())+
        }

        $(mod $name {
            #[tokio::test]
            async fn is_computed_anew() {
                super::is_computed_anew::<$game>().await;
            }

            #[tokio::test]
            async fn has_an_example() {
                super::has_an_example::<$game>(stringify!($name)).await;
            }

            #[tokio::test]
            async fn what_was_pledged_is_opened() {
                super::what_was_pledged_is_opened::<$game>().await;
            }

            #[tokio::test]
            async fn what_is_altered_is_found() {
                super::altered::what_is_altered_is_found::<$game>().await;
            }
        })+
    };
}

games::each_game!(every_game);
#[allow(
    clippy::print_stdout,
    reason = "the rate, for whoever asks for more games"
)]
async fn is_computed_anew<G: Rehearsed>() {
    let more = std::env::var(MORE).ok().and_then(|many| many.parse().ok());
    let (games, mut own, mut acts) = (more.unwrap_or(GAMES), 0, 0);
    let (mut writing, mut spent) = (Duration::ZERO, Duration::ZERO);
    let running = Evening::<G>::begins(0).await.now().await;
    if running.room().status == Status::Playing {
        assert!(
            Chronicle::from_table(&running).is_none(),
            "it is not over yet"
        );
    }
    for number in 0..games {
        let now = played::<G>(number).await;
        let began = Instant::now();
        let file = Chronicle::from_table(&now).unwrap().write();
        writing += began.elapsed();
        let began = Instant::now();
        let (read, altered) = Chronicle::<G>::read(&file).unwrap();
        let differences = read.differences();
        spent += began.elapsed();
        assert_eq!(altered, [], "{}", G::ID);
        assert_eq!(differences, [], "{} {number}: {file}", G::ID);
        assert_eq!(read.write(), file, "{} {number}", G::ID);
        acts += read.step_counts().0;
        own += lines(&file).iter().filter(|it| is_own(it)).count();
        assert!(!file.contains("player"), "it names somebody: {file}");
        let Status::Over { winners } = &now.room().status else {
            panic!("it is over");
        };
        assert_eq!(read.winners(), winners);
        // What was seen of each is compared for as many as there always are.
        if number < GAMES {
            let (read_so, seen_so) = (read.public_moments(), now.public_moments());
            assert_eq!(public(&read_so), public(&seen_so));
            assert!(!read.open_moments().is_empty(), "{} {number}", G::ID);
            for line in lines(&file).iter().filter(|it| it["do"] == "private") {
                let mut seen = seen_so.iter();
                let seen = seen.find(|it| line["step"] == it.step);
                assert!(seen.is_none(), "{}: everybody saw {line}", G::ID);
            }
        }
    }
    let rate = games as f64 / spent.as_secs_f64();
    println!(
        "{}: {games} records written in {writing:?}, computed anew in {spent:?}: {rate:.0} a second, \
         {acts} acts; {own} more stay somebody's own",
        G::ID
    );
}

/// The examples of the documentation are read for ever, and are what the rules make. One that is
/// missing is written; those that are there are never touched.
async fn has_an_example<G: Rehearsed>(game: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/records");
    let example = folder.join(format!("{game}.jsonl"));
    if std::env::var_os(WRITE).is_some() && !example.exists() {
        let mut shortest: Option<String> = None;
        for number in 0..EXAMPLES {
            let file = record::<G>(number).await.write();
            // One in which something is done.
            if file.matches(r#""do":"act""#).count() < ACTS {
                continue;
            }
            if shortest.as_ref().is_none_or(|it| file.len() < it.len()) {
                shortest = Some(file);
            }
        }
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(&example, shortest.unwrap()).unwrap();
    }
    let file = std::fs::read_to_string(&example).unwrap_or_else(|why| {
        panic!("{}: {why}; {WRITE}=1 writes it", example.display());
    });
    let (read, altered) = Chronicle::<G>::read(&file).unwrap();
    assert_eq!((altered, read.differences()), (vec![], vec![]), "{game}");
    assert_eq!(read.write(), file, "{game}");
}

/// What was visible to everyone while the game ran is in its record, and every step opens as what
/// it was pledged by; what stays private to a player does not open.
async fn what_was_pledged_is_opened<G: Rehearsed>() {
    let mut evening = Evening::<G>::begins(2).await;
    let lobby = evening.now().await.pledge().unwrap();
    evening.is_played(true).await;
    let chronicle = Chronicle::from_table(&evening.now().await).unwrap();
    let upheld = chronicle.pledged().unwrap();
    assert_eq!((upheld.seed, upheld.mixed), (lobby, 2));
    assert!(upheld.was_shown);
    let file = chronicle.write();
    let mut heads = lines(&file).into_iter();
    heads.next();
    let heads: Vec<String> = heads.map(|it| it["pledge"]["head"].to_string()).collect();
    assert!(!evening.shown.is_empty(), "nobody looked");
    for shown in &evening.shown {
        assert!(heads.contains(&format!("\"{shown}\"")), "{shown}");
    }
    for line in lines(&file) {
        let opens = line["pledge"]["salt"].is_string();
        assert!(
            !(is_own(&line) && opens),
            "what is somebody's own opens: {line}"
        );
    }
    let table_seed: Vec<String> = table_seed(2).iter().map(|it| format!("{it:02x}")).collect();
    assert!(!file.contains(&table_seed.concat()), "it opens every salt");
}

/// What everybody saw, and learnt.
fn public<G: Rehearsed>(moments: &[Moment<games::Everyone, G>]) -> Vec<String> {
    let lines = moments.iter().map(|moment| {
        let view = moment.view.clone().open();
        let news = moment.news.iter().map(|item| {
            let (mood, glimpse) = (item.mood, item.glimpse.clone().open());
            format!("{:?} {mood:?} {glimpse:?}", item.number)
        });
        let news: Vec<String> = news.collect();
        format!("{view:?} {news:?}")
    });
    lines.collect()
}

/// Computers are told apart from people, and people are called by letters.
#[tokio::test]
async fn people_have_pseudonyms() {
    type G = games::planetaire::Planetaire;
    let chronicle = record::<G>(0).await;
    let sitters = chronicle.sitters(Version(1));
    let called: Vec<&str> = sitters
        .iter()
        .flatten()
        .map(|it| it.name.as_str())
        .collect();
    assert_eq!(called, ["a", "b", "c"][..called.len()].to_vec());
    let skills = sitters.iter().flatten().filter_map(|it| it.user.skill());
    assert_eq!(skills.collect::<Vec<Skill>>(), []);
}
