//! What is reported for the various answers of a server, or for none.

use rustls::pki_types::ServerName;
use tokio::io::AsyncWriteExt;
use tokio_postgres::NoTls;

use super::*;
use crate::store::postgres::link::CONNECTIONS;

/// What it means when a server gives this answer to a client that introduces itself.
async fn answered(bytes: &[u8], url: &str) -> (Outlook, String) {
    let (mut server, ours) = tokio::io::duplex(4_096);
    server.write_all(bytes).await.unwrap();
    let config: tokio_postgres::Config = url.parse().unwrap();
    let outcome = match config.connect_raw(ours, NoTls).await {
        Ok(_) => panic!("it let us in"),
        Err(error) => (outlook(&error), why(&error)),
    };
    drop(server);
    outcome
}

const URL: &str = "postgres://ada@db/x";

/// A message as PostgreSQL writes it.
fn message(tag: u8, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len() + 4).unwrap().to_be_bytes();
    [&[tag][..], &length, body].concat()
}

/// A refusal with this code.
fn refusal(code: &str, said: &str) -> Vec<u8> {
    let fields = format!("SFATAL\0C{code}\0M{said}\0DGeheimnis\0\0");
    message(b'E', fields.as_bytes())
}

/// A request for a proof of this kind.
fn asks(kind: u32, rest: &[u8]) -> Vec<u8> {
    message(b'R', &[&kind.to_be_bytes()[..], rest].concat())
}

#[tokio::test]
async fn each_refusal_has_its_own_advice() {
    let cases = [
        (
            "3D000",
            "database \"x\" does not exist",
            Permanent(hints::NO_DATABASE),
        ),
        (
            "28P01",
            "password authentication failed for user \"ada\"",
            Permanent(hints::WRONG_PASSWORD),
        ),
        (
            "28000",
            "no pg_hba.conf entry for host",
            Permanent(hints::LOGIN),
        ),
        (
            "42501",
            "permission denied for schema public",
            Permanent(hints::NOT_ALLOWED),
        ),
        (
            "53300",
            "sorry, too many clients already",
            Transient(hints::TOO_MANY_CONNECTIONS),
        ),
        ("53100", "could not extend file", Full),
        (
            "25006",
            "cannot execute INSERT in a read-only transaction",
            Transient(hints::READ_ONLY),
        ),
        (
            "57P03",
            "the database system is starting up",
            Transient(hints::UNREACHABLE),
        ),
        (
            "57P01",
            "terminating connection",
            Transient(hints::UNREACHABLE),
        ),
        ("08006", "connection failure", Transient(hints::UNREACHABLE)),
        // As PgBouncer says it, also of what stands within the options.
        (
            "08P01",
            "unsupported startup parameter: options",
            Permanent(hints::POOLER_OPTIONS),
        ),
        (
            "08P01",
            "unsupported startup parameter in options: search_path",
            Permanent(hints::POOLER_OPTIONS),
        ),
        ("08P01", "query_wait_timeout", Transient(hints::POOLER_BUSY)),
        (
            "26000",
            "prepared statement \"s1\" does not exist",
            Permanent(hints::POOL_MODE),
        ),
        (
            "42P05",
            "prepared statement \"s1\" already exists",
            Permanent(hints::POOL_MODE),
        ),
        (
            "22P05",
            "character with byte sequence 0xe2 has no equivalent",
            Permanent(hints::ENCODING),
        ),
        (
            "55P03",
            "canceling statement due to lock timeout",
            Transient(hints::BUSY),
        ),
        ("XX000", "could not read block", Permanent(hints::UNKNOWN)),
    ];
    for (code, said, expected) in cases {
        let (means, why) = answered(&refusal(code, said), URL).await;
        assert_eq!(means, expected, "{code}: {said}");
        assert_eq!(why, said);
    }
}

/// Players are told who must make room, as with a data directory.
#[tokio::test]
async fn full_disk_is_reported_as_full() {
    let (mut server, ours) = tokio::io::duplex(4_096);
    let full = refusal("53100", "could not extend file");
    server.write_all(&full).await.unwrap();
    let config: tokio_postgres::Config = URL.parse().unwrap();
    let refused = config.connect_raw(ours, NoTls).await.err().unwrap();
    let error = StoreError::from(db_error("db/x", &refused));
    assert!(error.is_full() && !error.needs_a_person(), "{error}");
    let said = error.to_string();
    assert!(
        said.contains("PostgreSQL at db/x") && said.contains("Make room"),
        "{said}"
    );
}

#[tokio::test]
async fn driver_errors_have_advice() {
    let scram = b"SCRAM-SHA-256\0\0";
    let bound = "postgres://ada:hush@db/x?channel_binding=require";
    let known = "postgres://ada:hush@db/x";
    let proof = [
        asks(10, scram),
        // With a nonce that is not ours.
        asks(11, b"r=other,s=c2FsdA==,i=4096"),
    ];
    let cases: [(Vec<u8>, &str, Outlook); 6] = [
        (asks(10, scram), URL, Permanent(hints::NO_PASSWORD)),
        (asks(3, &[]), URL, Permanent(hints::NO_PASSWORD)),
        (asks(10, scram), bound, Permanent(hints::CHANNEL_BINDING)),
        (asks(7, &[]), URL, Permanent(hints::AUTH_METHOD)),
        (proof.concat(), known, Permanent(hints::SERVER_UNVERIFIED)),
        (message(b'Z', b"I"), URL, Permanent(hints::NOT_POSTGRES)),
    ];
    for (bytes, url, expected) in cases {
        let (means, why) = answered(&bytes, url).await;
        assert_eq!(means, expected, "{why}");
    }
}

#[test]
fn each_refused_certificate_is_explained() {
    let named = CertificateError::NotValidForNameContext {
        expected: ServerName::try_from("db").unwrap(),
        presented: vec!["other".to_owned()],
    };
    for (why, expected) in [
        (CertificateError::Expired, hints::EXPIRED),
        (CertificateError::NotValidYet, hints::NOT_YET_VALID),
        (CertificateError::NotValidForName, hints::WRONG_HOST_NAME),
        (named, hints::WRONG_HOST_NAME),
        (CertificateError::UnknownIssuer, hints::UNTRUSTED),
        (CertificateError::BadEncoding, hints::CERTIFICATE),
    ] {
        let error = rustls::Error::InvalidCertificate(why);
        assert_eq!(advice_for_tls(&error), expected, "{error}");
        // So it comes through a connection.
        let wrapped = io::Error::new(io::ErrorKind::InvalidData, error);
        assert_eq!(outlook_of_system(&wrapped), Permanent(expected));
    }
    assert_eq!(
        advice_for_tls(&rustls::Error::NoCertificatesPresented),
        hints::HANDSHAKE
    );
    let unnamed = ServerName::try_from("my db").unwrap_err();
    let wrapped = io::Error::new(io::ErrorKind::InvalidInput, unnamed);
    assert_eq!(outlook_of_system(&wrapped), Permanent(hints::NO_HOST_NAME));
}

#[test]
fn system_errors_are_temporary_except_denied_access() {
    for (error, expected) in [
        (
            io::ErrorKind::ConnectionRefused.into(),
            Transient(hints::UNREACHABLE),
        ),
        (
            io::ErrorKind::TimedOut.into(),
            Transient(hints::UNREACHABLE),
        ),
        (
            io::ErrorKind::NotFound.into(),
            Transient(hints::UNREACHABLE),
        ),
        (
            io::Error::from_raw_os_error(13),
            Permanent(hints::SOCKET_DENIED),
        ),
        (
            io::Error::other("failed to lookup address information: Name or service not known"),
            Transient(hints::NO_SUCH_HOST),
        ),
    ] {
        let outcome = outlook_of_system(&error);
        assert_eq!(outcome, expected, "{error}");
    }
}

#[test]
fn documented_connection_count_is_correct() {
    // One that listens and one that is the sign of life.
    let all = format!("uses {} connections at most", CONNECTIONS + 2);
    assert!(
        hints::TOO_MANY_CONNECTIONS.contains(&all),
        "{}",
        hints::TOO_MANY_CONNECTIONS
    );
    let guide = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/operating.md");
    let guide = std::fs::read_to_string(guide).unwrap();
    let all = format!("At most {} connections are used", CONNECTIONS + 2);
    assert!(guide.contains(&all));
}
