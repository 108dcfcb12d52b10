//! Favourite skies: kept, found, replaced and forgotten, by their names.

use games::Record;
use games::space_connection::{Favourites, Positions, RecordChange, RecordRefusal, positions};

fn some(said: &str) -> Positions {
    positions(said).unwrap()
}

fn keep(kept: Favourites, name: &str, planets: Positions) -> Result<Favourites, RecordRefusal> {
    let name = name.to_owned();
    kept.run(RecordChange::Keep { name, planets })
}

#[track_caller]
fn kept(all: &[(&str, &str)]) -> Favourites {
    let keeping = |kept, (name, planets): &(&str, &str)| match keep(kept, name, some(planets)) {
        Ok(kept) => kept,
        Err(refusal) => panic!("{name}: {refusal:?}"),
    };
    all.iter().fold(Favourites::default(), keeping)
}

fn names(kept: &Favourites) -> Vec<&str> {
    kept.names().collect()
}

#[test]
fn skies_are_found_by_name_in_any_spelling() {
    let kept = kept(&[
        ("Spiral", "A1 A2"),
        ("  deux   \n mots ", "G7"),
        ("Été", "B1"),
    ]);
    assert_eq!(names(&kept), ["Spiral", "deux mots", "Été"]);
    for (said, planets) in [("spiral", "A1 A2"), (" DEUX  MOTS", "G7"), ("éTÉ", "B1")] {
        assert_eq!(kept.find(said), Ok(some(planets)), "{said}");
    }
    let none = RecordRefusal::NoSuch {
        said: "spira".to_owned(),
        names: ["Spiral", "deux mots", "Été"].map(str::to_owned).to_vec(),
    };
    assert_eq!(kept.find("spira"), Err(none.clone()));
    let name = "spira".to_owned();
    assert!(kept.run(RecordChange::Forget { name }) == Err(none));
}

#[test]
fn same_name_replaces_the_earlier_sky() {
    let kept = kept(&[("one", "A1"), ("two", "B1"), ("ONE", "C1 C2")]);
    assert_eq!(names(&kept), ["ONE", "two"]);
    assert_eq!(kept.find("one"), Ok(some("C1 C2")));
    let name = "One".to_owned();
    let Ok(rest) = kept.run(RecordChange::Forget { name }) else {
        panic!("it was there");
    };
    assert_eq!(names(&rest), ["two"]);
}

#[test]
fn unusable_favourites_are_refused() {
    let none = Favourites::default;
    let wide = "W".repeat(Favourites::LONGEST);
    for name in ["", " \n ", "…!", "\u{200b}", &format!("{wide}W")] {
        assert!(
            keep(none(), name, some("A1")) == Err(RecordRefusal::NoName),
            "{name}"
        );
    }
    assert!(keep(none(), "x", Positions::default()) == Err(RecordRefusal::NoPlanets));
    assert!(keep(none(), &wide, some("A1")).is_ok());

    let full = (0..Favourites::MOST).fold(none(), |kept, number| {
        let Ok(kept) = keep(kept, &format!("sky {number}"), some("A1")) else {
            panic!("{number}");
        };
        kept
    });
    assert!(keep(full.clone(), "another", some("A1")) == Err(RecordRefusal::TooMany));
    // One that is there already can still be changed.
    assert!(keep(full, "SKY 3", some("A2")).is_ok());
}

/// Records that lie on disks are read for ever.
#[test]
fn stored_record_is_still_readable() {
    let written = r#"[{"name":"Orion","planets":[5,0]},{"name":"Lyre","planets":[0,1]}]"#;
    let read: Favourites = serde_json::from_str(written).unwrap();
    let names: Vec<&str> = read.names().collect();
    assert_eq!(names, ["Orion", "Lyre"]);
    assert_eq!(serde_json::to_string(&read).unwrap(), written);
}
