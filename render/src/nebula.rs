//! The nebula that boards lie on, one flat tone for each of their cells: a mosaic that needs no
//! lines, and weighs little. Knows no game.

use crate::palette::{Rgb, far, mix};

/// What a nebula is made of at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Cloud {
    Night,
    Violet,
    Teal,
}

/// Neighbours have different tones, so that every cell is seen without a line around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Tone {
    Dark,
    Middle,
    Light,
}

/// Along the ramps of the palette, so that each tone is its own colour.
pub(crate) fn nebula(cloud: Cloud, tone: Tone) -> Rgb {
    let far = match cloud {
        Cloud::Night => far::OCEAN,
        Cloud::Violet => far::VIOLET,
        Cloud::Teal => far::TEAL,
    };
    match (tone, cloud) {
        (Tone::Dark, _) => mix(mix(far::DEEP, far::NAVY, 0.5), far, 0.12),
        (Tone::Middle, Cloud::Night) => far::NAVY,
        (Tone::Light, Cloud::Night) => mix(far::NAVY, far::OCEAN, 4.0 / 7.0),
        (Tone::Middle, _) => mix(far::NAVY, far, 0.4),
        (Tone::Light, _) => far,
    }
}
