//! Every change to a record is found where it is, even if all checksums are right.

use std::collections::BTreeSet;
use std::ops::Range;

use games::laws::Rehearsed;
use serde::de::IgnoredAny;
use serde_json::Value;
use sessions::Chronicle;

use super::evening::record;

/// On how many lines each field is altered.
const TRIED: usize = 8;

/// The lines of a file, with the sums that they should have.
fn summed(lines: &[String]) -> String {
    let (mut file, mut sum) = (String::new(), 0);
    for line in lines {
        let mut hasher = crc32fast::Hasher::new_with_initial(sum);
        hasher.update(line.as_bytes());
        sum = hasher.finalize();
        let open = line.strip_suffix('}').unwrap();
        file.push_str(&format!("{open},\"sum\":\"{sum:08x}\"}}\n"));
    }
    file
}

/// The lines of a file without their sums, as they stand there.
fn bare(file: &str) -> Vec<String> {
    let bare = |line: &str| {
        let (open, _) = line.rsplit_once(",\"sum\":").unwrap();
        format!("{open}}}")
    };
    file.lines().map(bare).collect()
}

/// The same lines, read.
pub(super) fn lines(file: &str) -> Vec<Value> {
    let lines = bare(file).into_iter();
    lines
        .map(|line| serde_json::from_str(&line).unwrap())
        .collect()
}

/// Whether a step stays its author's own.
pub(super) fn is_own(line: &Value) -> bool {
    line["many"].is_number()
}

/// Where the value of a field stands in a line.
fn place(line: &str, field: &str) -> Option<Range<usize>> {
    let name = format!("\"{field}\":");
    let start = line.find(&name)? + name.len();
    let mut values = serde_json::Deserializer::from_str(&line[start..]).into_iter::<IgnoredAny>();
    values.next()?.ok()?;
    Some(start..start + values.byte_offset())
}

fn value(line: &str, field: &str) -> Value {
    serde_json::from_str(&line[place(line, field).unwrap()]).unwrap()
}

/// The line with another value in a field.
fn with(line: &str, field: &str, value: &str) -> String {
    let place = place(line, field).unwrap();
    format!("{}{value}{}", &line[..place.start], &line[place.end..])
}

/// The line without a field, which is not its first.
fn without(line: &str, field: &str) -> String {
    let place = place(line, field).unwrap();
    let start = place.start - field.len() - ",\"\":".len();
    format!("{}{}", &line[..start], &line[place.end..])
}

/// Where numbers stand in what is written, outside of words.
fn numbers(written: &str) -> Vec<Range<usize>> {
    let (mut found, mut in_words, mut since) = (Vec::new(), false, None);
    for (at, it) in written.char_indices() {
        in_words ^= it == '"';
        match (it.is_ascii_digit() && !in_words, since) {
            (true, None) => since = Some(at),
            (false, Some(start)) => {
                found.push(start..at);
                since = None;
            }
            _ => {}
        }
    }
    found.extend(since.map(|start| start..written.len()));
    found
}

/// The same with another number in it, the first or the last; nothing where there is none.
fn other_number(written: &str, last: bool) -> Option<String> {
    let mut all = numbers(written).into_iter();
    let place = if last { all.next_back() } else { all.next() }?;
    let number: u64 = written[place.clone()].parse().ok()?;
    let (before, after) = (&written[..place.start], &written[place.end..]);
    Some(format!("{before}{}{after}", number ^ 1))
}

/// The same with other digits, or with another letter, in its first words.
fn other_words(written: &str) -> String {
    let at = written.find('"').unwrap() + 1;
    let other = match &written[at..=at] {
        "1" | "a" => 'b',
        _ => '1',
    };
    let other = match written[at..].starts_with(|it: char| it.is_ascii_hexdigit()) {
        true => other,
        false => 'q',
    };
    format!("{}{other}{}", &written[..at], &written[at + 1..])
}

/// A field that says something else; nothing where there is nothing else to say.
fn altered(line: &str, field: &str) -> Option<String> {
    let written = &line[place(line, field)?];
    let other = match field {
        "do" => match written {
            "\"silence\"" => "\"act\"".to_owned(),
            _ => "\"silence\"".to_owned(),
        },
        "seats" if written.contains('"') => other_words(written),
        "ids" | "seed" | "lobby" | "drawn" | "salt" | "leaf" | "head" | "game" => {
            other_words(written)
        }
        _ => other_number(written, false)?,
    };
    Some(with(line, field, &other))
}

/// The lines where something is wrong with a file whose sums are right, and what is said of it.
fn found<G: Rehearsed>(lines: &[String]) -> (Vec<u64>, String) {
    match Chronicle::<G>::read(&summed(lines)) {
        Ok((read, altered)) => {
            assert_eq!(altered, [], "the sums are right");
            let found = read.differences();
            let said: Vec<String> = found.iter().map(ToString::to_string).collect();
            (found.iter().map(|it| it.line).collect(), said.join("\n"))
        }
        Err(why) => (vec![why.line], why.to_string()),
    }
}

/// The record with another line in a place is found to be wrong there, and it is said first.
#[track_caller]
fn is_found<G: Rehearsed>(lines: &[String], at: usize, line: String) {
    let mut changed = lines.to_vec();
    changed[at] = line;
    let (lines, said) = found::<G>(&changed);
    assert!(
        lines.contains(&(at as u64 + 1)),
        "{}: line {}: {} instead of {}: {said}",
        G::ID,
        at + 1,
        changed[at],
        lines[at]
    );
}

pub(super) async fn what_is_altered_is_found<G: Rehearsed>() {
    let chronicle = record::<G>(1).await;
    let file = chronicle.write();
    flipped_bytes_are_found::<G>(&file);
    let lines = bare(&file);
    assert_eq!(found::<G>(&lines), (vec![], String::new()));
    other_events_are_found::<G>(&lines);
    every_field_is_checked::<G>(&lines);
    nothing_more_stands_in_it::<G>(&lines);
    other_deeds_are_found::<G>(&lines);
    swapped_actions_are_found::<G>(&lines);
    forged_winners_are_found::<G>(&lines);
    let newer = with(&lines[0], "record", "99");
    let (_, said) = found::<G>(&[newer]);
    assert!(said.starts_with("line 1: its format is 99"), "{said}");
    let (_, said) = found::<G>(&lines[..lines.len() - 1]);
    assert!(said.starts_with("it ends after line"), "{said}");
}

/// Any byte that is another one is found at its line.
fn flipped_bytes_are_found<G: Rehearsed>(file: &str) {
    let every = (file.len() / 400).max(1);
    for at in (0..file.len()).step_by(every) {
        let mut bytes = file.as_bytes().to_vec();
        let line = bytes[..at].iter().filter(|it| **it == b'\n').count() as u64 + 1;
        bytes[at] ^= 1;
        let Ok(flipped) = String::from_utf8(bytes) else {
            continue;
        };
        let found: Vec<u64> = match Chronicle::<G>::read(&flipped) {
            Ok((_, altered)) => altered.iter().map(|it| it.line).collect(),
            Err(why) => vec![why.line],
        };
        assert!(found.contains(&line), "{}: byte {at}: {found:?}", G::ID);
    }
}

/// Who did it comes first in an event, and what chance gave after it: both are what the rules made
/// of an act, and what was pledged of a secret.
fn other_events_are_found<G: Rehearsed>(lines: &[String]) {
    let mut deeds = BTreeSet::new();
    for (at, line) in lines.iter().enumerate() {
        for last in [false, true] {
            let events = place(line, "events").map(|place| &line[place]);
            let Some(events) = events.and_then(|events| other_number(events, last)) else {
                continue;
            };
            deeds.insert(value(line, "do").to_string());
            is_found::<G>(lines, at, with(line, "events", &events));
        }
    }
    assert!(deeds.contains("\"act\""), "{deeds:?}");
}

/// Every field of a line is checked against the rules or the pledge, except for which Houston wrote
/// it.
fn every_field_is_checked<G: Rehearsed>(lines: &[String]) {
    let mut checked = BTreeSet::new();
    for field in [
        "record", "game", "began", "seats", "options", "seed", "lobby", "drawn", "ids", "step",
        "after", "do", "seat", "many", "back", "salt", "leaf", "head", "won", "steps",
    ] {
        let changed: Vec<(usize, String)> = lines
            .iter()
            .enumerate()
            .filter_map(|(at, line)| Some((at, altered(line, field)?)))
            .collect();
        let every = changed.len().div_ceil(TRIED).max(1);
        for (at, line) in changed.into_iter().step_by(every) {
            is_found::<G>(lines, at, line);
            checked.insert(field);
        }
    }
    for field in [
        "began", "seats", "seed", "after", "do", "seat", "head", "steps",
    ] {
        assert!(checked.contains(field), "{field}: {checked:?}");
    }
}

/// No line has room for more than it says.
fn nothing_more_stands_in_it<G: Rehearsed>(lines: &[String]) {
    let every = lines.len().div_ceil(TRIED);
    let last = lines.len() - 1;
    for at in (0..last).step_by(every).chain([last]) {
        let line = &lines[at];
        let inner = line.rfind('{').unwrap();
        for brace in [0, inner] {
            let (before, after) = line.split_at(brace + 1);
            is_found::<G>(lines, at, format!("{before}\"more\":1,{after}"));
        }
        is_found::<G>(lines, at, line.replacen("\":", "\": ", 1));
    }
    let (open, _) = lines[0].split_at(lines[0].len() - 1);
    is_found::<G>(lines, 0, format!("{open},\"causes\":\"partly\"}}"));
}

/// An act is no silence and nothing private, though the same came of it; and what takes nothing
/// back cannot tell of anything that the rules are not asked about.
fn other_deeds_are_found<G: Rehearsed>(lines: &[String]) {
    let acts = lines.iter().enumerate();
    let acts = acts.filter(|(_, line)| line.contains("\"do\":\"act\""));
    let acts: Vec<_> = acts.collect();
    for (at, line) in acts.iter().step_by(acts.len().div_ceil(TRIED)) {
        let without_action = without(line, "wish");
        is_found::<G>(lines, *at, without_action.clone());
        for motive in ["\"silence\"", "\"private\""] {
            is_found::<G>(lines, *at, with(&without_action, "do", motive));
        }
        let nobodys = without(&with(&without_action, "do", "\"back\""), "seat");
        is_found::<G>(lines, *at, nobodys);
    }
}

/// Acts that were exchanged come to something else, or are refused.
fn swapped_actions_are_found<G: Rehearsed>(lines: &[String]) {
    let acts = lines.iter().enumerate();
    let acts = acts.filter(|(_, line)| line.contains("\"do\":\"act\""));
    let acts: Vec<(usize, Value)> = acts.map(|(at, line)| (at, value(line, "wish"))).collect();
    let (first, action) = &acts[0];
    let other = acts.iter().find(|(_, other)| other != action);
    let mut swapped = lines.to_vec();
    // Where all requests are the same, one is replaced by an impossible one.
    let instead = other.map_or_else(|| "dance".into(), |(_, other)| other.clone());
    swapped[*first] = with(&lines[*first], "wish", &instead.to_string());
    let mut expected = vec![*first as u64 + 1];
    if let Some((at, _)) = other {
        swapped[*at] = with(&lines[*at], "wish", &action.to_string());
        expected.push(*at as u64 + 1);
    }
    let (lines, said) = found::<G>(&swapped);
    assert!(expected.iter().any(|it| lines.contains(it)), "{said}");
}

/// Winners are determined by the rules alone, no matter what was pledged.
fn forged_winners_are_found<G: Rehearsed>(lines: &[String]) {
    let (at, line) = (lines.len() - 1, lines.last().unwrap());
    let other = match value(line, "won") == serde_json::json!([0]) {
        true => "[]",
        false => "[0]",
    };
    let forged = with(line, "won", other);
    is_found::<G>(lines, at, forged.clone());
    let bare = lines[..at].iter().map(|line| without(line, "pledge"));
    let unpledged: Vec<String> = bare.chain([forged]).collect();
    let (lines, said) = found::<G>(&unpledged);
    assert_eq!(lines, [at as u64 + 1], "{said}");
    assert!(
        said.starts_with(&format!("line {}: seats ", at + 1)),
        "{said}"
    );
}
