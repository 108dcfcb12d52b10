//! Logarithms, powers and deviates in whole numbers, so that every machine gets the same: a number
//! stands for that many parts of [`ONE`].

use games::Dice;

/// The number one, in parts.
pub(crate) const ONE: i64 = 1 << 16;

/// The logarithm to base 2 of a whole number; of 0, that of 1.
pub(crate) fn log2(of: u64) -> i64 {
    let whole = i64::from(of.max(1).ilog2());
    // The rest is in [1, 2), in 62 bits below the point; each squaring gives one bit.
    let mut rest = u128::from(of.max(1)) << (62 - whole.min(62));
    let mut bits = 0;
    for _ in 0..16 {
        rest = (rest * rest) >> 62;
        bits <<= 1;
        if rest >> 63 != 0 {
            rest >>= 1;
            bits |= 1;
        }
    }
    whole * ONE + bits
}

/// Two to a power that is not positive, in parts of [`ONE`].
pub(crate) const fn exp2(power: i64) -> i64 {
    let whole = (-power) / ONE;
    if whole >= 40 {
        return 0;
    }
    // 2^-f for f in [0, 1), by a cubic that errs by less than a part in four thousand.
    let f = -power - whole * ONE;
    let cubic = ONE - (45_426 * f) / ONE + ((15_743 * f / ONE) * f) / ONE
        - ((((3_085 * f) / ONE) * f) / ONE * f) / ONE;
    cubic >> whole
}

/// A deviate of the bell curve: in parts of [`ONE`], [`ONE`] being its standard deviation.
pub(crate) fn bell(dice: &mut Dice) -> i64 {
    // Twelve even ones have a variance of one.
    (0..12).map(|_| i64::from(dice.below(1 << 16))).sum::<i64>() - 6 * ONE
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Seed;

    #[test]
    fn logarithms_are_accurate() {
        for (of, expected) in [(1, 0.0), (2, 1.0), (3, 1.584_96), (1_000, 9.965_78)] {
            let found = log2(of) as f64 / ONE as f64;
            assert!((found - expected).abs() < 0.000_1, "{of}: {found}");
        }
    }

    #[test]
    fn powers_are_accurate() {
        for tenths in 0..120 {
            let expected = (-f64::from(tenths) / 10.0).exp2();
            let found = exp2(-i64::from(tenths) * ONE / 10) as f64 / ONE as f64;
            assert!(
                (found - expected).abs() < 0.001,
                "{tenths}: {found} {expected}"
            );
        }
        assert_eq!(exp2(-50 * ONE), 0);
    }

    #[test]
    fn deviates_follow_the_normal_distribution() {
        let mut dice = Dice::for_event(&Seed::new([8; 32]), 0);
        let drawn: Vec<i64> = (0..4_000).map(|_| bell(&mut dice)).collect();
        let mean = drawn.iter().sum::<i64>() / 4_000;
        let spread = drawn.iter().map(|one| one * one / ONE).sum::<i64>() / 4_000;
        assert!(mean.abs() < ONE / 15, "{mean}");
        assert!((spread - ONE).abs() < ONE / 10, "{spread}");
    }
}
