//! When an evening ends: every game of it that is over is taken as a record, read back, put to the
//! rules once more and looked at. It is what the table was, act by act, sight by sight and in its
//! last picture.

use std::sync::Arc;

use games::{Everyone, Game};
use render::Draws;
use sessions::store::{Sled, Store};
use sessions::{Catalogue, Chronicle, Clock, Millis, Moment, Sessions, TableId};
use text::{Lang, Names};

use super::Evening;

macro_rules! catalogue {
    ($($name:ident: $game:ty,)+) => {
        fn catalogue() -> Catalogue {
            Catalogue::new()$(.with::<$game>())+
        }

        /// Whether a game was over at a table, for any game.
        async fn is_sound(sessions: &Sessions, table: TableId) -> bool {
            let played = sessions.table(table).await.unwrap();
            let played = played.unwrap_or_else(|| panic!("there is no table {table}"));
            $(if played.game() == <$game as Game>::ID {
                return is_sound_of::<$game>(sessions, table).await;
            })+
            panic!("{} is in no catalogue", played.game())
        }
    };
}

games::each_game!(catalogue);

impl Evening {
    /// Looks at every game that is over; tells how many there were. The bot must be gone.
    pub(crate) fn records_are_sound(&self) -> usize {
        if self.rewritten.get() || !self.data().join("journal.log").exists() {
            // Its facts were put there by hand, which no rules would come to; or nothing was
            // played.
            return 0;
        }
        self.runtime.block_on(async {
            let store: Arc<dyn Store> = Arc::new(Sled::open(self.data()).unwrap());
            // A clock at which no player's time is up.
            let clock = Arc::new(Clock::stopped_at(Millis(0)));
            let opened = Sessions::open(Arc::clone(&store), clock, catalogue()).await;
            let (sessions, _) = opened.unwrap();
            let next = store.next_number().await.unwrap();
            let mut over = 0;
            for table in (1..next.0).map(TableId) {
                over += usize::from(is_sound(&sessions, table).await);
            }
            drop(sessions);
            store.close().await.unwrap();
            over
        })
    }
}

async fn is_sound_of<G: Draws>(sessions: &Sessions, table: TableId) -> bool {
    let found = sessions.table_of::<G>(table).await.unwrap().unwrap();
    let now = found.snapshot().await.unwrap();
    let Some(chronicle) = Chronicle::from_table(&now) else {
        return false;
    };
    let file = chronicle.write();
    let (read, altered) = Chronicle::<G>::read(&file).unwrap();
    let differs = (altered, read.differences());
    assert_eq!(differs, (vec![], vec![]), "{} table {table}: {file}", G::ID);
    assert_eq!(read.write(), file, "{} table {table}", G::ID);
    let (read_moments, stood) = (read.public_moments(), now.public_moments());
    assert_eq!(
        read_moments.len(),
        stood.len(),
        "{} table {table}: {file}",
        G::ID
    );
    for (one, other) in read_moments.iter().zip(&stood) {
        let seen = [one, other].map(|moment| moment.view.clone().open());
        assert!(seen[0] == seen[1], "{} table {table}: {file}", G::ID);
    }
    let last = |moments: &[Moment<Everyone, G>]| moments.last().map(picture::<G>);
    assert!(
        last(&read_moments) == last(&stood),
        "{} table {table}: {file}",
        G::ID
    );
    true
}

/// What a moment looks like, independent of names: people have pseudonyms in a record.
fn picture<G: Draws>(moment: &Moment<Everyone, G>) -> Arc<[u8]> {
    let names = Names::new(Vec::new(), Vec::new());
    render::still(&G::scene(&moment.view.clone().open(), Lang::En, &names))
}
