//! Words that every game's advice shares: certain, likely, and parts of a whole. Decides nothing,
//! and never calls certain what is not.

use games::{Compared, Evidence};

use crate::fluent_bundles::say;
use crate::lang::Lang;

/// Words a piece of evidence as certain or likely, around the sentence `what`.
fn evidence_sentence<I>(lang: Lang, evidence: &Evidence<I>, what: String) -> String {
    match evidence {
        Evidence::Certain { of, .. } => certain(lang, what, *of),
        Evidence::Likely {
            permille, within, ..
        } => likely(lang, what, to_percent(*permille), to_percent(*within)),
    }
}

/// Words reasons of an advice, each in the sentence that `describe` has for its fact.
pub(crate) fn reason_sentences<'e, I: 'e>(
    lang: Lang,
    why: impl IntoIterator<Item = &'e Evidence<I>>,
    describe: impl Fn(Lang, &I) -> String,
) -> Vec<String> {
    why.into_iter()
        .map(|evidence| evidence_sentence(lang, evidence, describe(lang, evidence.what())))
        .collect()
}

/// Words a probability in percent. Where the error reaches either end, only the other end is named;
/// where it leaves half of everything open, no middle is named, as it would mean nothing.
fn likely(lang: Lang, what: String, percent: u16, within: u16) -> String {
    const OPEN: u16 = 50;
    let low = percent.saturating_sub(within);
    let high = (percent + within).min(100);
    let how = match (low, high) {
        _ if within == 0 && percent == 0 => "hardly",
        _ if within == 0 && percent >= 100 => "surely",
        _ if within == 0 => "near",
        (0, 100) => "guess",
        (low, high) if high - low > OPEN => "open",
        (0, _) => "most",
        (_, 100) => "least",
        _ => "about",
    };
    say("advice-likely")
        .with("what", what)
        .with("how", how)
        .with("percent", percent)
        .with("within", within)
        .with("low", low)
        .with("high", high)
        .tr(lang)
}

/// Words a fact that holds in each of `of` cases.
pub(crate) fn certain(lang: Lang, what: String, of: u64) -> String {
    say("advice-certain")
        .with("what", what)
        .with("of", u32::try_from(of).unwrap_or(u32::MAX))
        .tr(lang)
}

/// Joins certain facts of one kind into one sentence.
pub(crate) fn together<'w, I>(
    lang: Lang,
    why: &'w [Evidence<I>],
    key: &'static str,
    of_kind: impl Fn(&'w I) -> Option<String>,
) -> Option<String> {
    let mut cases = 0;
    let mut named = Vec::new();
    for evidence in why {
        if let Evidence::Certain { what, of } = evidence
            && let Some(name) = of_kind(what)
        {
            cases = *of;
            named.push(name);
        }
    }
    let what = say(key)
        .with("cells", named.join(" "))
        .with("count", named.len());
    (!named.is_empty()).then(|| certain(lang, what.tr(lang), cases))
}

/// Thousandths rounded to whole percent.
const fn to_percent(permille: u16) -> u16 {
    (permille + 5) / 10
}

/// Thousandths as a number with one digit behind the point.
pub(crate) fn tenths(lang: Lang, thousandths: u32) -> String {
    let tenths = thousandths.saturating_add(50) / 100;
    let point = say("language-decimal").tr(lang);
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}{point}{rest}", tenths / 10),
    }
}

/// Words a loss with a game's own sentence `key`: `lost` is a number with one digit behind the
/// point, `count` the same as a number, for the plural.
pub(crate) fn loss_sentence(lang: Lang, key: &'static str, thousandths: u32) -> String {
    let tenths = thousandths.saturating_add(50) / 100;
    say(key)
        .with("lost", self::tenths(lang, thousandths))
        .with("count", f64::from(tenths) / 10.0)
        .tr(lang)
}

/// Tells how much of a chance was lost, in the sentence that says of which.
pub(crate) fn chance_lost(lang: Lang, key: &'static str, thousandths: u32) -> String {
    let percent = thousandths.saturating_add(5) / 10;
    say(key).with("percent", percent).tr(lang)
}

/// Compares two chances, in the sentence that says of what; `None` where the better advice is no
/// likelier.
pub(crate) fn chances_compared(
    lang: Lang,
    key: &'static str,
    compared: Compared,
    better: String,
) -> Option<String> {
    let percent = |thousandths: u32| thousandths.saturating_add(5) / 10;
    let (left, best) = (percent(compared.did), percent(compared.best));
    let sentence = say(key)
        .with("left", left)
        .with("best", best)
        .with("better", better);
    (best > left).then(|| sentence.tr(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn likely_evidence_is_never_called_certain() {
        let sure = Evidence::Likely {
            what: (),
            permille: 1_000,
            within: 0,
        };
        let proven = Evidence::Certain { what: (), of: 212 };
        for lang in Lang::ALL {
            let word = say("advice-certain")
                .with("what", "")
                .with("of", 1)
                .tr(lang);
            let word = word.split('*').nth(2).unwrap().to_owned();
            assert!(!evidence_sentence(lang, &sure, "A1".into()).contains(&word));
            let sentence = evidence_sentence(lang, &proven, "A1".into());
            assert!(
                sentence.contains(&word) && sentence.contains("212"),
                "{sentence}"
            );
        }
    }

    #[test]
    fn large_error_margins_are_called_uncertain() {
        let word = |permille, within| {
            let what = ();
            let evidence = Evidence::Likely {
                what,
                permille,
                within,
            };
            evidence_sentence(Lang::En, &evidence, "you get hit".into())
        };
        for (permille, within, tells) in [
            (
                1_000,
                890,
                "It depends on the others: you get hit in 11 to 100 of 100 cases.",
            ),
            (
                630,
                540,
                "It depends on the others: you get hit in 9 to 100 of 100 cases.",
            ),
            (450, 600, "Just a guess: you get hit."),
            (1_000, 150, "Chance that you get hit: over 85%."),
            (20, 30, "Chance that you get hit: under 5%."),
            (330, 240, "Chance that you get hit: 33%, give or take 24."),
            (360, 0, "Chance that you get hit: about 36%."),
            (4, 0, "Very unlikely: you get hit."),
            (1_000, 0, "Very likely: you get hit."),
        ] {
            assert_eq!(word(permille, within), tells);
        }
    }

    #[test]
    fn losses_follow_each_languages_plurals() {
        let lost = |lang, thousandths| loss_sentence(lang, "planetaire-advice-lost", thousandths);
        for (thousandths, en, fr) in [
            (1_000, "about 1 point", "environ 1 point"),
            (1_500, "about 1.5 points", "environ 1,5 point"),
            (2_000, "about 2 points", "environ 2 points"),
        ] {
            assert_eq!(lost(Lang::En, thousandths), en);
            assert_eq!(lost(Lang::Fr, thousandths), fr);
        }
    }

    #[test]
    fn decimals_follow_each_language() {
        assert_eq!(tenths(Lang::En, 1_449), "1.4");
        assert_eq!(tenths(Lang::Fr, 1_460), "1,5");
        assert_eq!(tenths(Lang::Fr, 2_000), "2");
    }
}
