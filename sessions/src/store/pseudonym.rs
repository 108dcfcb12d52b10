//! A person's alias in stored data: a number that reveals nothing about them, and a key that their
//! own data is sealed with. Forgetting both forgets the person, in every copy of the data.

use async_trait::async_trait;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;
use ring::aead::{AES_256_GCM, Aad, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};
use ring::hmac::{self, HMAC_SHA256};
use ring::rand::{SecureRandom, SystemRandom};

use super::StoreError;
use crate::ids::UserId;

/// Bit that every such number has set: Discord's ids leave it free until 2084, and computers have
/// none.
const PSEUDONYM_BIT: u64 = 1 << 63;

impl UserId {
    /// The number that stands for no one.
    pub(crate) const NOBODY: Self = Self(PSEUDONYM_BIT);

    /// Tells whether this is the number of a person who was forgotten at their own request.
    #[must_use]
    pub const fn is_forgotten(self) -> bool {
        self.0 & PSEUDONYM_BIT != 0
    }
}

/// A person's number and key.
#[derive(Clone)]
pub struct Pseudonym {
    pub(crate) number: UserId,
    /// The person.
    pub(crate) user: UserId,
    pub(crate) key: [u8; 32],
}

impl Pseudonym {
    /// Draws an alias for a person. Two people never get the same one: there are far more numbers
    /// than will ever be drawn.
    pub(super) fn draw(user: UserId) -> Result<Self, StoreError> {
        let mut bytes = [0; 40];
        let drawn = SystemRandom::new().fill(&mut bytes);
        drawn
            .map_err(|_| StoreError::Other("no randomness from the operating system".to_owned()))?;
        let (number, key) = bytes.split_at(8);
        let (mut drawn, mut own) = ([0; 8], [0; 32]);
        drawn.copy_from_slice(number);
        own.copy_from_slice(key);
        Ok(Self {
            number: UserId(u64::from_le_bytes(drawn) | PSEUDONYM_BIT),
            user,
            key: own,
        })
    }

    /// Seals a text of theirs, so that it takes their key to read it. The same text is sealed the
    /// same way, so that a step which is sent again is the same step.
    pub(crate) fn seal(&self, text: &str) -> Result<String, StoreError> {
        let nonce = self.derived(b"nonce", text.as_bytes());
        let mut sealed = text.as_bytes().to_vec();
        let nonce = &nonce.as_ref()[..NONCE_LEN];
        let unique = Nonce::try_assume_unique_for_key(nonce).map_err(broken)?;
        let cipher = self.cipher()?;
        let done = cipher.seal_in_place_append_tag(unique, Aad::empty(), &mut sealed);
        done.map_err(broken)?;
        Ok(BASE64.encode([nonce, &sealed].concat()))
    }

    /// Opens what was sealed; `None` where it is not theirs, or was altered.
    pub(crate) fn open(&self, sealed: &str) -> Option<String> {
        let mut bytes = BASE64.decode(sealed).ok()?;
        let (nonce, sealed) = bytes.split_at_mut_checked(NONCE_LEN)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).ok()?;
        let opened = self.cipher().ok()?;
        let opened = opened.open_in_place(nonce, Aad::empty(), sealed).ok()?;
        String::from_utf8(opened.to_vec()).ok()
    }

    /// A number that is theirs for this purpose, which cannot be computed without their key.
    pub(crate) fn token(&self, what_for: &str) -> u64 {
        let tag = self.derived(b"token", what_for.as_bytes());
        // A tag has 32 bytes.
        let first = tag.as_ref().iter().take(8);
        first.fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    fn cipher(&self) -> Result<LessSafeKey, StoreError> {
        let key = UnboundKey::new(&AES_256_GCM, self.derived(b"cipher", b"").as_ref());
        Ok(LessSafeKey::new(key.map_err(broken)?))
    }

    /// A tag for a text and one use of the key.
    fn derived(&self, what_for: &[u8], text: &[u8]) -> hmac::Tag {
        let key = hmac::sign(&hmac::Key::new(HMAC_SHA256, &self.key), what_for);
        hmac::sign(&hmac::Key::new(HMAC_SHA256, key.as_ref()), text)
    }
}

fn broken(_: ring::error::Unspecified) -> StoreError {
    StoreError::Other("a text was not encrypted".to_owned())
}

/// Book of the people for whom the numbers stand, kept apart from everything else, so that it can
/// forget.
#[async_trait]
pub trait PseudonymBook: Send + Sync {
    /// The pseudonyms of these people. A person without one gets one, durable when this returns.
    async fn find_or_create(&self, users: &[UserId]) -> Result<Vec<Pseudonym>, StoreError>;

    /// The pseudonyms that are known of these, be they people or numbers.
    async fn find(&self, either: &[UserId]) -> Result<Vec<Pseudonym>, StoreError>;

    /// Forgets a person, for good when this returns. Returns whether they were known.
    async fn forget(&self, user: UserId) -> Result<bool, StoreError>;

    /// Notes that another process forgot the person with this number, and returns who that is, if
    /// they were remembered here. The number stands for no one from now on; but what tables that do
    /// not know it yet write of the person must not make them known again.
    fn departs(&self, number: UserId) -> Option<UserId>;

    /// Tells whether everyone found here is still remembered, unless they were forgotten.
    fn remembers_everybody(&self) -> bool {
        true
    }

    /// Notes that no memory here refers to the person any more.
    fn departed(&self, number: UserId, user: UserId);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sealed_text_opens_only_with_its_key() {
        let (one, other) = (
            Pseudonym::draw(UserId(7)).unwrap(),
            Pseudonym::draw(UserId(7)).unwrap(),
        );
        for text in ["", "Ada", "Zoë 🚀 – 渡辺"] {
            let sealed = one.seal(text).unwrap();
            assert_eq!(sealed, one.seal(text).unwrap());
            assert!(text.is_empty() || !sealed.contains(text));
            assert_eq!(one.open(&sealed).as_deref(), Some(text));
            assert_eq!(other.open(&sealed), None);
            assert_eq!(one.open(&sealed[1..]), None);
        }
        assert!(one.number.is_forgotten() && one.number != other.number);
        assert_ne!(one.seal("Ada").unwrap(), one.seal("Eve").unwrap());
    }
}
