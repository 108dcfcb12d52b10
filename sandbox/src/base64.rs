//! Base 64, as tokens and scripts need it. Must never be used for anything that should stay secret.

use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};

/// Base64 as scripts write it, padded or not.
const SCRIPTS: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// Encodes bytes without padding, in the alphabet that paths allow.
pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Padded or not; `None` if it is no base 64.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    SCRIPTS.decode(text).ok()
}
