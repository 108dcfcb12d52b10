//! Completions of a time zone: the cities that hold what was typed, with the hour that it is there.

use serenity::all::{AutocompleteChoice, CreateAutocompleteResponse};
use sessions::{Millis, Zone};
use text::fit;

/// Time zones that are offered before anything is typed, from west to east.
const FIRST: [&str; 22] = [
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Montreal",
    "America/Martinique",
    "America/Sao_Paulo",
    "UTC+00:00",
    "Europe/London",
    "Europe/Paris",
    "Europe/Brussels",
    "Europe/Zurich",
    "Europe/Berlin",
    "Europe/Athens",
    "Indian/Reunion",
    "Africa/Dakar",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Noumea",
];

/// Completions of a typed time zone, each with the time that it is there.
pub(super) fn completions(typed: &str, now: Millis) -> CreateAutocompleteResponse {
    let choices = matching_zones(typed).into_iter().map(|zone| {
        let label = format!("{} ({})", zone.name(), zone.clock(now));
        AutocompleteChoice::new(fit::label(&label, fit::CHOICE), zone.name())
    });
    CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// Time zones whose name holds what was typed; a typed city most likely means those that begin with
/// it.
fn matching_zones(typed: &str) -> Vec<Zone> {
    let typed = typed.trim().to_lowercase().replace(' ', "_");
    if typed.is_empty() {
        return FIRST.iter().filter_map(|name| Zone::read(name)).collect();
    }
    let place = |zone: &Zone| zone.name().to_lowercase().find(&typed);
    let mut found: Vec<_> = Zone::all()
        .filter_map(|zone| {
            let at = place(&zone)?;
            // A typed city most likely means the names that begin with it.
            let begins = at == 0 || zone.name().as_bytes().get(at - 1) == Some(&b'/');
            Some((!begins, zone))
        })
        .collect();
    found.sort_by_key(|(within, _)| *within);
    let named = found.into_iter().map(|(_, zone)| zone);
    Zone::read(&typed)
        .into_iter()
        .chain(named)
        .take(fit::CHOICES)
        .fold(Vec::new(), |mut all, zone| {
            if !all.contains(&zone) {
                all.push(zone);
            }
            all
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(typed: &str) -> Vec<String> {
        let found = matching_zones(typed).into_iter();
        found.map(|zone| zone.name().to_owned()).collect()
    }

    #[test]
    fn zones_are_found_by_city_or_offset() {
        assert_eq!(names("").len(), FIRST.len(), "all of them are known");
        assert_eq!(names("pari")[0], "Europe/Paris");
        assert_eq!(names("new york")[0], "America/New_York");
        assert_eq!(names("+5:30")[0], "UTC+05:30");
        assert_eq!(names("europe/").len(), fit::CHOICES);
        assert!(names("nowhere at all").is_empty());
    }
}
