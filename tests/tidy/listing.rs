//! What the app directory is told fits into its fields.

use super::{read, root};

#[test]
fn listing_fits_the_app_directorys_limits() {
    let page = read(&root().join("docs/listing.md"));
    for (field, most) in [("Description", 400), ("Summary", 200)] {
        let said = all(&page, field);
        assert_eq!(said.len(), 2, "{field} in both languages");
        for text in said {
            assert!(
                (1..=most).contains(&text.chars().count()),
                "{field}: {text}"
            );
        }
    }
    let tags = all(&page, "Tags");
    assert_eq!(tags.len(), 2, "tags in both languages");
    for tags in tags {
        let tags: Vec<_> = tags.split(", ").collect();
        assert!(tags.len() <= 5, "{tags:?}");
        assert!(tags.iter().all(|tag| tag.chars().count() <= 20), "{tags:?}");
    }
}

/// What stands under each heading of this name.
fn all<'p>(page: &'p str, field: &str) -> Vec<&'p str> {
    let heading = format!("### {field}\n\n> ");
    let after = page.split(heading.as_str()).skip(1);
    after.filter_map(|rest| rest.lines().next()).collect()
}
