//! A result on its way to a receiver: signed, sent once, and the answer's body unread.

use std::time::Duration;

use reqwest::header::{CONTENT_TYPE, USER_AGENT};
use reqwest::{Client, Url, redirect};
use ring::hmac;

use super::address::{self, AddressError};

/// Header with the time and the signature.
const SIGNATURE: &str = "houston-signature";
/// Header with the id of the result.
const ID: &str = "houston-result";
/// Time that a receiver has.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// Why a result did not arrive.
#[derive(Debug, thiserror::Error)]
pub(super) enum ParcelError {
    /// Nothing is sent there.
    #[error(transparent)]
    Address(#[from] AddressError),
    /// No answer, for this reason. The address may hold a secret, so it is not told.
    #[error("no answer")]
    NoAnswer,
    /// Another answer than that it is well.
    #[error("the answer was {0}")]
    Refused(u16),
}

/// A result to send.
pub(super) struct Parcel<'p> {
    pub id: &'p str,
    pub body: String,
    /// Seconds since 1970.
    pub at: u64,
    pub secret: &'p str,
}

impl Parcel<'_> {
    /// The header that shows who sent this, and when.
    fn signature(&self) -> String {
        let key = hmac::Key::new(hmac::HMAC_SHA256, self.secret.as_bytes());
        let signed = format!("{}.{}", self.at, self.body);
        let tag = hmac::sign(&key, signed.as_bytes());
        let digits = tag.as_ref().iter().map(|byte| format!("{byte:02x}"));
        format!("t={},v1={}", self.at, digits.collect::<String>())
    }

    /// Sends it to an address; `own` is the receiver that the operator allows inside.
    ///
    /// # Errors
    /// It did not arrive, or it is not known whether it did.
    pub(super) async fn send(
        &self,
        url: &Url,
        own: Option<&str>,
        patience: Duration,
    ) -> Result<(), ParcelError> {
        let sending = tokio::time::timeout(patience, self.send_unlimited(url, own));
        sending.await.unwrap_or(Err(ParcelError::NoAnswer))
    }

    /// Like [`Self::send`], however long it takes.
    async fn send_unlimited(&self, url: &Url, own: Option<&str>) -> Result<(), ParcelError> {
        let addresses = address::resolve(url, own).await?;
        let host = url.host_str().unwrap_or_default();
        // One for each: what was resolved for another is never used here.
        let client = Client::builder()
            .no_proxy()
            .redirect(redirect::Policy::none())
            .resolve_to_addrs(host, &addresses)
            .build()
            .map_err(|_| ParcelError::NoAnswer)?;
        let request = client
            .post(url.clone())
            .header(CONTENT_TYPE, "application/json")
            .header(USER_AGENT, concat!("Houston/", env!("CARGO_PKG_VERSION")))
            .header(ID, self.id)
            .header(SIGNATURE, self.signature())
            .body(self.body.clone());
        let answer = request.send().await.map_err(|_| ParcelError::NoAnswer)?;
        match answer.status() {
            status if status.is_success() => Ok(()),
            status => Err(ParcelError::Refused(status.as_u16())),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    use super::*;

    fn parcel() -> Parcel<'static> {
        Parcel {
            id: "9-12",
            body: r#"{"version":1,"id":"9-12","name":"Zoé"}"#.to_owned(),
            at: 1_700_000_000,
            secret: "a secret",
        }
    }

    /// Another program finds the same signature, with nothing but what the page about it says.
    #[test]
    fn python_finds_the_same_signature() {
        const CHECK: &str = "import hashlib, hmac, sys\n\
            secret, header, body = (arg.encode() for arg in sys.argv[1:])\n\
            fields = dict(part.split(b'=', 1) for part in header.split(b','))\n\
            wanted = hmac.new(secret, fields[b't'] + b'.' + body, hashlib.sha256).hexdigest()\n\
            sys.exit(0 if hmac.compare_digest(wanted.encode(), fields[b'v1']) else 1)";
        let parcel = parcel();
        let check = |body: &str| {
            let mut python = Command::new("python3");
            let python = python.args(["-c", CHECK, parcel.secret, &parcel.signature(), body]);
            python.status().ok().map(|status| status.success())
        };
        match check(&parcel.body) {
            None => println!("skipped: there is no python3"),
            Some(is_same) => {
                assert!(is_same);
                assert_eq!(check("{}"), Some(false));
            }
        }
    }

    #[tokio::test]
    async fn only_a_receiver_that_says_so_in_time_has_it() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = format!("http://{}", listener.local_addr().unwrap());
        let url = Url::parse(&format!("{own}/results")).unwrap();
        let answers = [
            Some("500 Broken"),
            Some("302 Found\r\nLocation: /elsewhere"),
            None,
            Some("204 Well"),
        ];
        let receiver = tokio::spawn(async move {
            let mut requests = Vec::new();
            let mut slow = Vec::new();
            for answer in answers {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut request = vec![0; 4_096];
                let mut length = 0;
                let whole = |so_far: &[u8]| so_far.ends_with(b"}");
                while !whole(&request[..length]) {
                    length += stream.read(&mut request[length..]).await.unwrap();
                }
                requests.push(String::from_utf8_lossy(&request[..length]).into_owned());
                match answer {
                    Some(answer) => {
                        let answer = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n");
                        stream.write_all(answer.as_bytes()).await.unwrap();
                    }
                    None => slow.push(stream),
                }
            }
            requests
        });
        let (parcel, patience) = (parcel(), Duration::from_secs(2));
        let send = |patience| parcel.send(&url, Some(&own), patience);
        assert!(matches!(
            send(patience).await,
            Err(ParcelError::Refused(500))
        ));
        assert!(matches!(
            send(patience).await,
            Err(ParcelError::Refused(302))
        ));
        let slow = send(Duration::from_millis(300)).await;
        assert!(matches!(slow, Err(ParcelError::NoAnswer)));
        assert!(send(patience).await.is_ok());
        let inside = parcel.send(&url, None, patience).await;
        assert!(matches!(
            inside,
            Err(ParcelError::Address(AddressError::Inside))
        ));
        for request in receiver.await.unwrap() {
            assert!(request.starts_with("POST /results HTTP/1.1"), "{request}");
            assert!(request.contains("houston-result: 9-12"), "{request}");
            assert!(request.contains(&parcel.signature()), "{request}");
        }
    }
}
