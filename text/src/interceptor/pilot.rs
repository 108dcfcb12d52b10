//! A pilot's record in words, and the words for upgrades.

use std::sync::LazyLock;

use games::interceptor::{Build, Refusal, Service, Upgrade, Veteran};

use crate::fluent_bundles::say;
use crate::lang::Lang;
use crate::vocabulary::Vocabulary;

/// Name of an upgrade.
#[must_use]
pub fn upgrade_name(lang: Lang, upgrade: Upgrade) -> String {
    match upgrade {
        Upgrade::Structure => say("interceptor-upgrade-structure"),
        Upgrade::Speed => say("interceptor-upgrade-speed"),
        Upgrade::Acceleration => say("interceptor-upgrade-acceleration"),
        Upgrade::Agility => say("interceptor-upgrade-agility"),
        Upgrade::Near => say("interceptor-upgrade-near"),
        Upgrade::Middle => say("interceptor-upgrade-middle"),
        Upgrade::Far => say("interceptor-upgrade-far"),
        Upgrade::Rear => say("interceptor-upgrade-rear"),
    }
    .tr(lang)
}

/// The word that stands for an upgrade in a command.
#[must_use]
pub fn upgrade_word(lang: Lang, upgrade: Upgrade) -> String {
    let words = say(key(upgrade)).tr(lang);
    let first = words.split(',').next();
    first.unwrap_or_default().trim().to_owned()
}

/// The upgrade that a word stands for, in any language.
///
/// # Errors
/// It stands for none.
pub fn upgrade(word: &str) -> Result<Upgrade, Refusal> {
    WORDS.find(word).ok_or(Refusal::NoSuchUpgrade)
}

static WORDS: LazyLock<Vocabulary<Upgrade>> = LazyLock::new(|| Vocabulary::new(&Upgrade::ALL, key));

/// Message key of an upgrade's name.
const fn key(upgrade: Upgrade) -> &'static str {
    match upgrade {
        Upgrade::Structure => "interceptor-words-upgrade-structure",
        Upgrade::Speed => "interceptor-words-upgrade-speed",
        Upgrade::Acceleration => "interceptor-words-upgrade-acceleration",
        Upgrade::Agility => "interceptor-words-upgrade-agility",
        Upgrade::Near => "interceptor-words-upgrade-near",
        Upgrade::Middle => "interceptor-words-upgrade-middle",
        Upgrade::Far => "interceptor-words-upgrade-far",
        Upgrade::Rear => "interceptor-words-upgrade-rear",
    }
}

/// A pilot's record. `name` is what they are called, as message text.
#[must_use]
pub fn pilot(lang: Lang, name: &str, service: &Service) -> String {
    let flown = service
        .ships()
        .iter()
        .any(|ship| *ship != Veteran::default());
    if !flown {
        let none = say("interceptor-pilot-none").with("name", name.to_owned());
        let how = say("interceptor-pilot-how");
        return format!("{}\n{}", none.tr(lang), how.tr(lang));
    }
    let mut lines = vec![
        say("interceptor-pilot")
            .with("name", name.to_owned())
            .tr(lang),
    ];
    for (number, ship) in (1u8..).zip(service.ships()) {
        lines.push(
            say("interceptor-pilot-ship")
                .with("number", number)
                .with("stars", ship.stars)
                .with("fights", ship.fights)
                .with("wins", ship.wins)
                .with("losses", ship.losses)
                .tr(lang),
        );
        lines.push(format!("- {}", abilities(lang, &ship.build)));
        lines.push(format!("- {}", upgrades(lang, &ship.build)));
    }
    let rich = |ship: &Veteran| ship.stars >= Upgrade::STARS;
    if service.ships().iter().any(rich) {
        let rich = say("interceptor-pilot-rich").with("stars", Upgrade::STARS);
        lines.push(rich.tr(lang));
    }
    lines.join("\n")
}

/// List of a ship's abilities.
fn abilities(lang: Lang, build: &Build) -> String {
    let mut damage = build.damage().map(|points| points.to_string()).join("/");
    if build.rear() > 0 {
        damage = format!("{damage}+{}", build.rear());
    }
    say("interceptor-pilot-build")
        .with("structure", build.structure())
        .with("top", build.top())
        .with("acceleration", build.acceleration())
        .with("damage", damage)
        .tr(lang)
}

/// List of a ship's upgrades, or a word for none.
fn upgrades(lang: Lang, build: &Build) -> String {
    let owned = Upgrade::ALL.into_iter().filter_map(|upgrade| {
        let word = upgrade_word(lang, upgrade);
        match build.count(upgrade) {
            0 => None,
            1 => Some(word),
            several => Some(format!("{word} ×{several}")),
        }
    });
    let owned: Vec<String> = owned.collect();
    if owned.is_empty() {
        return say("interceptor-pilot-no-upgrade").tr(lang);
    }
    say("interceptor-pilot-upgrades")
        .with("upgrades", owned.join(", "))
        .tr(lang)
}

/// Sentence about an upgrade that was bought for a ship, and the stars that are left.
#[must_use]
pub fn purchase_sentence(lang: Lang, number: u8, upgrade: Upgrade, after: &Veteran) -> String {
    say("interceptor-pilot-bought")
        .with("number", number + 1)
        .with("upgrade", upgrade_name(lang, upgrade))
        .with("stars", after.stars)
        .tr(lang)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vocabulary::pairs;

    #[test]
    fn upgrades_are_found_by_their_words() {
        for (word, found) in pairs(&Upgrade::ALL, key) {
            assert_eq!(upgrade(&word), Ok(found), "{word}");
        }
        assert_eq!(upgrade("Arriere"), Ok(Upgrade::Rear));
        assert_eq!(upgrade("shields"), Err(Refusal::NoSuchUpgrade));
    }

    #[test]
    fn pilot_record_is_described() {
        let none = pilot(Lang::En, "Ada", &Service::default());
        assert!(none.contains("**Ada** hasn’t flown"), "{none}");
        let ship = Veteran {
            stars: 7,
            build: Build::with([Upgrade::Rear, Upgrade::Speed, Upgrade::Speed]),
            fights: 3,
            wins: 1,
            losses: 2,
        };
        let service = Service::default().with(1, ship.clone());
        let sentence = pilot(Lang::En, "Ada", &service);
        for part in [
            "**Ship 1**: 0 ★ · 0 fights, 0 won · no ship lost",
            "**Ship 2**: 7 ★ · 3 fights, 1 won · 2 ships lost",
            "top speed 7, acceleration 2, damage 3/2/1+3",
            "Upgrades: speed ×2, rear",
            "An upgrade costs 5 ★",
        ] {
            assert!(sentence.contains(part), "{part}: {sentence}");
        }
        let sentence = purchase_sentence(Lang::Fr, 1, Upgrade::Rear, &ship);
        assert!(sentence.contains("Vaisseau 2 amélioré"), "{sentence}");
    }
}
