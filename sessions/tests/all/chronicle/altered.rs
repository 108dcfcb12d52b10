//! Whatever is altered in a record is found where it is.

use std::collections::BTreeSet;

use games::laws::Rehearsed;
use serde_json::Value;
use sessions::{Chronicle, Difference, Unread, Version};

use super::evening::record;

/// The lines of a file that were written by hand, with the sums that they should have.
fn summed(lines: &[Value]) -> String {
    let (mut file, mut sum) = (String::new(), 0);
    for line in lines {
        let line = line.to_string();
        let mut hasher = crc32fast::Hasher::new_with_initial(sum);
        hasher.update(line.as_bytes());
        sum = hasher.finalize();
        let open = line.strip_suffix('}').unwrap();
        file.push_str(&format!("{open},\"sum\":\"{sum:08x}\"}}\n"));
    }
    file
}

/// The same lines, without their sums.
pub(super) fn lines(file: &str) -> Vec<Value> {
    let bare = |line: &str| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        line.as_object_mut().unwrap().remove("sum").unwrap();
        line
    };
    file.lines().map(bare).collect()
}

/// The numbers within a value, in order.
fn numbers(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Number(_) => vec![value],
        Value::Array(items) => items.iter_mut().flat_map(numbers).collect(),
        Value::Object(fields) => fields.values_mut().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

/// One of the numbers within a value becomes another one: the first, or the last.
fn change(value: &mut Value, last: bool) -> bool {
    let mut all = numbers(value);
    let one = if last {
        all.pop()
    } else {
        all.into_iter().next()
    };
    if let Some(number) = one {
        let other = number.as_u64().map_or(0, |it| it ^ 1);
        *number = other.into();
        return true;
    }
    false
}

const fn step_of(difference: &Difference) -> Option<Version> {
    match difference {
        Difference::Words { place, .. }
        | Difference::Refused { place, .. }
        | Difference::Event { place, .. }
        | Difference::NothingToTakeBack { place }
        | Difference::NotPledged { place }
        | Difference::Impossible { place } => Some(place.step),
        Difference::OtherSeed | Difference::OtherChance | Difference::Ending { .. } => None,
    }
}

pub(super) async fn what_is_altered_is_found<G: Rehearsed>() {
    let chronicle = record::<G>(1).await;
    let file = chronicle.write();
    flipped_bytes_are_found::<G>(&file);
    let told = lines(&file);
    let mut events = BTreeSet::new();
    // Who did it comes first, and what chance gave after it.
    let all = (1..told.len() - 1).flat_map(|at| [(at, false), (at, true)]);
    for (at, last) in all {
        let step = Version(at as u64);
        let deed = told[at]["do"].as_str().unwrap();
        // An event of an act is what the rules made of it, and a secret what was pledged.
        let mut changed = told.clone();
        if deed != "own" && change(&mut changed[at]["events"], last) {
            events.insert(deed);
            let file = summed(&changed);
            // Some numbers mean nothing else: then the line itself is no line.
            match Chronicle::<G>::read(&file) {
                Ok((read, altered)) => {
                    assert_eq!(altered, [], "the sums are right");
                    let found = read.differences();
                    let steps: Vec<_> = found.iter().filter_map(step_of).collect();
                    assert!(steps.contains(&step), "{} {step}: {found:?}", G::ID);
                    let first = found.first().unwrap().to_string();
                    let place = format!("line {}, step {step}", at + 1);
                    assert!(first.starts_with(&place), "{first}");
                }
                Err(Unread::Nonsense { line, .. }) => assert_eq!(line, at as u64 + 1),
                Err(other) => panic!("{other}"),
            }
        }
    }
    assert!(events.contains("act"), "{events:?}");
    swapped_wishes_are_found::<G>(&told);
    other_pledges_are_found::<G>(&told);
    newer_files_are_refused::<G>(&told);
    let torn = file
        .lines()
        .take(told.len() - 1)
        .collect::<Vec<_>>()
        .join("\n");
    assert!(matches!(
        Chronicle::<G>::read(&torn),
        Err(Unread::Torn { .. })
    ));
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
            Err(Unread::Nonsense { line, .. } | Unread::Torn { line }) => vec![line],
            Err(Unread::Newer { .. } | Unread::OtherGame { .. } | Unread::Unfinished) => vec![1],
        };
        assert!(found.contains(&line), "{}: byte {at}: {found:?}", G::ID);
    }
}

/// Acts that were exchanged come to something else, or are refused.
fn swapped_wishes_are_found<G: Rehearsed>(told: &[Value]) {
    let acts = |line: &&Value| line["do"] == "act";
    let wishes: Vec<&Value> = told.iter().filter(acts).collect();
    let (first, mut swapped) = (&wishes[0]["step"], told.to_vec());
    let other = wishes.iter().find(|it| it["wish"] != wishes[0]["wish"]);
    for line in &mut swapped {
        let step = line["step"].clone();
        if step == *first {
            // Where everybody wished the same, somebody wishes what nobody can.
            line["wish"] = other.map_or_else(|| "dance".into(), |other| other["wish"].clone());
        } else if other.is_some_and(|other| step == other["step"]) {
            line["wish"] = wishes[0]["wish"].clone();
        }
    }
    let (read, altered) = Chronicle::<G>::read(&summed(&swapped)).unwrap();
    assert_eq!(altered, []);
    let found = read.differences();
    let steps: Vec<u64> = found.iter().filter_map(step_of).map(|it| it.0).collect();
    let expected = [wishes.first(), other].into_iter().flatten();
    let mut expected = expected.map(|it| it["step"].as_u64().unwrap());
    assert!(expected.any(|it| steps.contains(&it)), "{found:?}");
}

/// Another seed, another interaction, another pledge or salt is found where it stands.
fn other_pledges_are_found<G: Rehearsed>(told: &[Value]) {
    let flipped = |value: &mut Value| {
        let digits = value.as_str().unwrap().to_owned();
        let other = if digits.starts_with('1') { "2" } else { "1" };
        *value = format!("{other}{}", &digits[1..]).into();
    };
    let found = |line: usize, alter: &dyn Fn(&mut Value)| {
        let mut changed = told.to_vec();
        alter(&mut changed[line]);
        let (read, altered) = Chronicle::<G>::read(&summed(&changed)).unwrap();
        assert_eq!(altered, []);
        read.differences()
    };
    let drawn = found(0, &|line| flipped(&mut line["pledge"]["drawn"]));
    assert!(drawn.starts_with(&[Difference::OtherSeed, Difference::OtherChance]));
    let pledged = found(0, &|line| flipped(&mut line["pledge"]["pledge"]));
    assert!(pledged.starts_with(&[Difference::OtherSeed]));
    for alter in [
        &|line: &mut Value| flipped(&mut line["pledge"]["ids"][0]),
        &|line: &mut Value| assert!(change(&mut line["seed"], false)),
    ] as [&dyn Fn(&mut Value); 2]
    {
        let found = found(0, alter);
        assert!(found.starts_with(&[Difference::OtherChance]), "{found:?}");
    }
    for (at, line) in told.iter().enumerate().take(told.len() - 1).skip(1) {
        let field = match line["do"] == "own" {
            true => "leaf",
            false => "salt",
        };
        let found = found(at, &|line| flipped(&mut line["pledge"][field]));
        assert_eq!(found.len(), 1, "{found:?}");
        let place = format!("line {}, step {at}: ", at + 1);
        assert!(found[0].to_string().starts_with(&place), "{}", found[0]);
    }
}

fn newer_files_are_refused<G: Rehearsed>(told: &[Value]) {
    let mut newer = told.to_vec();
    newer[0]["record"] = 99.into();
    match Chronicle::<G>::read(&summed(&newer)) {
        Err(why @ Unread::Newer { format: 99 }) => {
            assert!(why.to_string().starts_with("line 1: its format is 99"));
        }
        _ => panic!("a newer file is read"),
    }
}
