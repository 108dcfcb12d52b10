//! What was kept before people stood in it by numbers, written anew once. First everybody gets a
//! number, durably; then what names them is replaced at once, so that everything is whole at every
//! moment.

use std::path::Path;

use super::lens::{Everybody, Lens};
use crate::store::{
    AliasBook as _, Dir, Faces, PeopleFile, PeopleTable, Postgres, Sled, StoreError, begin_veiled,
    log_faces, look_over, veil_log,
};

/// The book of a directory, in whose log people stand by numbers when this returns.
pub(super) fn directory(path: &Path) -> Result<PeopleFile, StoreError> {
    let dir = Dir::new(path);
    dir.make()?;
    if log_faces(&dir)? == Some(Faces::Clear) {
        // That index and log agree is asked before the one is thrown away and the other replaced.
        drop(Sled::open(path)?);
    }
    let _lock = dir.lock()?;
    match log_faces(&dir)? {
        Some(Faces::Veiled) => PeopleFile::existing(&dir),
        None => {
            let book = PeopleFile::open(&dir)?;
            begin_veiled(&dir)?;
            Ok(book)
        }
        Some(Faces::Clear) => {
            let mut everybody = Everybody::default();
            look_over(&dir, &mut everybody)?;
            let book = PeopleFile::open(&dir)?;
            let mut lens = Lens::of(book.made(&everybody.people())?);
            let done = veil_log(&dir, &mut lens)?;
            let (before, after) = (done.before, done.after);
            tracing::info!(before, after, "people stand in the journal by numbers now");
            Ok(book)
        }
    }
}

/// The same for a database.
pub(super) async fn database(store: &Postgres, book: &PeopleTable) -> Result<(), StoreError> {
    let Some(clear) = store.clear().await? else {
        return Ok(());
    };
    let mut everybody = Everybody::default();
    clear.look_over(&mut everybody).await?;
    let mut lens = Lens::of(book.of(&everybody.people()).await?);
    clear.replace(&mut lens).await?;
    tracing::info!("people stand in the database by numbers now");
    Ok(())
}
