//! Stored examples load for ever: `sessions/lasting/stored.jsonl` holds a line for each variant and
//! field of what is stored of tables and people, and of a game record's lines. The laws of the
//! games say how that is found out. A new one gets another line, written by hand; a line that
//! stands there never changes.

use std::path::Path;

use games::laws::Examples;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::people::night::Night;
use crate::people::person::{Calls, Person};
use crate::people::riddles::Riddles;
use crate::people::server::ServerRules;
use crate::records::KeptMarks;
use crate::records::line::{EndingLine, HeadingLine, StepLine};
use crate::repository::page::Written;
use crate::stats::{League, Ledger};
use crate::store::{LogRecord, Manifest};
use crate::table::entry::Entry;

/// Everything that is stored.
#[derive(Serialize, Deserialize)]
enum Stored {
    Entry(Entry<Value, Value>),
    Log(LogRecord),
    Page(Written<Value>),
    Person(Person),
    Ledger(Ledger),
    League(League),
    Server(ServerRules),
    Riddles(Riddles),
    Night(Night),
    Marks(KeptMarks),
    /// Setting of calls, which is left out of a person where it is as usual.
    Calls(Calls),
    Backup(Manifest),
    RecordHeading(HeadingLine<Value>),
    RecordStep(StepLine<Value>),
    RecordEnding(EndingLine),
}

#[test]
fn examples_load_for_ever() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("lasting/stored.jsonl");
    let mut examples = Examples::default();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        examples.read::<Stored>(line);
    }
    let problems = examples.problems();
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
