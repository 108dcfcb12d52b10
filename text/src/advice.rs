//! What every game's advice has in common: what is certain, what is likely, and how a part of
//! something is written. Decides nothing, and never calls certain what is not.

use games::Evidence;

use crate::lang::Lang;
use crate::phrase::say;

/// What something is known by, around what it is.
pub(crate) fn known<I>(lang: Lang, evidence: &Evidence<I>, what: String) -> String {
    match evidence {
        Evidence::Certain { of, .. } => certain(lang, what, *of),
        Evidence::Likely {
            permille, within, ..
        } => say("advice-likely")
            .with("what", what)
            .with("percent", rounded(*permille))
            .with("within", rounded(*within))
            .tr(lang),
    }
}

/// What holds in each of so many cases.
pub(crate) fn certain(lang: Lang, what: String, of: u64) -> String {
    say("advice-certain")
        .with("what", what)
        .with("of", u32::try_from(of).unwrap_or(u32::MAX))
        .tr(lang)
}

/// What is certain of several of a kind, in one sentence.
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

/// Thousandths in a hundred.
const fn rounded(permille: u16) -> u16 {
    (permille + 5) / 10
}

/// Thousandths as a number with one digit behind the point.
pub(crate) fn tenths(lang: Lang, thousandths: u32) -> String {
    let tenths = thousandths.saturating_add(50) / 100;
    let point = match lang {
        Lang::En => '.',
        Lang::Fr => ',',
    };
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        rest => format!("{}{point}{rest}", tenths / 10),
    }
}

/// Thousandths as so many in a hundred.
pub(crate) const fn percent(thousandths: u32) -> u32 {
    thousandths.saturating_add(5) / 10
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_likely_is_never_called_certain() {
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
            assert!(!known(lang, &sure, "A1".into()).contains(&word));
            let told = known(lang, &proven, "A1".into());
            assert!(told.contains(&word) && told.contains("212"), "{told}");
        }
    }

    #[test]
    fn parts_are_written_as_each_language_does() {
        assert_eq!(tenths(Lang::En, 1_449), "1.4");
        assert_eq!(tenths(Lang::Fr, 1_460), "1,5");
        assert_eq!(tenths(Lang::Fr, 2_000), "2");
    }
}
