//! A database that rejects us: what the operator reads, with real refusals.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rcgen::{CertificateParams, Issuer, KeyPair, date_time_ymd};
use sessions::store::{DatabaseAddress, Postgres};
use sessions::{Store, TableStage};

use crate::common::{cluster, connect, own_cluster, run, stored};

/// Why there is no store at this address, with the password in this file.
async fn refusal(url: &str, password: Option<&Path>) -> String {
    let connected = match DatabaseAddress::read(url, password) {
        Ok(address) => Postgres::connect(&address).await.err(),
        Err(error) => Some(error),
    };
    connected.unwrap().to_string()
}

/// What is said of this address has all of these words in it, and nothing that is secret.
#[track_caller]
fn check(url: &str, says: &[&str]) {
    let said = run(refusal(url, None));
    for words in says {
        assert!(said.contains(words), "{url}: {said}");
    }
    assert!(!said.contains("hush"), "{said}");
}

#[test]
fn refused_connection_explains_what_to_do() {
    let Some(cluster) = cluster() else { return };
    let url = run(cluster.address());
    check(
        &url.replace("/postgres?", "/nowhere?"),
        &["nowhere", "createdb"],
    );
    check(&url.replace("houston@", "nobody:hush@"), &["pg_hba.conf"]);

    run(cluster.ask("create role guest login"));
    check(&url.replace("houston@", "guest@"), &["create tables"]);

    // A schema of a later Houston.
    drop(run(async { connect(&url).await }));
    let schema = url.rsplit_once("%3D").unwrap().1;
    let later = format!("insert into {schema}.migration (number) values (1000)");
    run(cluster.ask(&later));
    check(&url, &["newer Houston"]);

    // A server that keeps no word, in either way.
    for kind in ["off", "local"] {
        run(cluster.ask(&format!("alter role guest set synchronous_commit = {kind}")));
        let said = format!("synchronous_commit is {kind}");
        check(&url.replace("houston@", "guest@"), &[&said, "alter role"]);
    }

    run(cluster.ask("create database ascii encoding 'SQL_ASCII' template template0"));
    let ascii = run(cluster.database("utf")).replace("/utf", "/ascii");
    check(&ascii, &["SQL_ASCII", "--encoding=UTF8", "template0"]);

    for wrong in ["postgres://db:port/x", "postgres://db/x?sslmode=perhaps"] {
        check(wrong, &["HOUSTON_STORE"]);
    }
    check("postgres:///x", &["HOUSTON_STORE", "has no host"]);
    check(
        "postgres://db/x?sslrootcert=/no/such/file",
        &["HOUSTON_STORE names as sslrootcert"],
    );
}

/// These may resolve by themselves: it is tried for as long as it makes sense to wait.
#[test]
fn unsuccessful_wait_explains_its_cause() {
    let Some(cluster) = own_cluster() else { return };
    let url = run(cluster.database("vain"));
    let closed = {
        let taken = TcpListener::bind("127.0.0.1:0").unwrap();
        taken.local_addr().unwrap()
    };
    run(cluster
        .ask("create role reader login; alter role reader set default_transaction_read_only = on"));
    run(cluster.ask("create role crowd login connection limit 0"));
    let reader = url.replace("houston@", "reader@");
    let crowd = url.replace("houston@", "crowd@");
    let closed = format!("postgres://houston@{closed}/x");
    let cases: [(&str, &[&str]); 4] = [
        (&closed, &["refused", "check that it runs"]),
        ("postgres://houston@no.such.host.invalid/x", &["DNS"]),
        (
            &reader,
            &[
                "does not allow writes",
                "standby",
                "default_transaction_read_only",
            ],
        ),
        (&crowd, &["too many connections", "uses 18 connections"]),
    ];
    // Each is tried for 20 s: all at once.
    std::thread::scope(|scope| {
        let asked = cases.map(|(url, says)| scope.spawn(move || check(url, says)));
        asked.into_iter().for_each(|asked| asked.join().unwrap());
    });
}

/// On a clock that goes on by itself while there is nothing else to do, and stands while this
/// thread waits.
#[tokio::test]
async fn late_database_is_awaited_and_refusing_one_is_not() {
    let Some(cluster) = own_cluster() else { return };
    let url = cluster.database("late").await;
    let address = DatabaseAddress::read(&url, None).unwrap();
    cluster.goes();
    while UnixStream::connect(cluster.socket()).is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::pause();
    let waits = tokio::spawn(async move { Postgres::connect_patiently(&address).await });
    // Longer than people are kept waiting.
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(!waits.is_finished(), "it gave up");
    cluster.comes_back();
    std::thread::scope(|scope| {
        let asked = scope.spawn(|| run(cluster.ask("select 1")));
        asked.join().unwrap();
    });
    tokio::time::advance(Duration::from_secs(60)).await;
    tokio::time::resume();
    let store = waits.await.unwrap().unwrap();
    stored(&store, 1, 0, TableStage::Playing).await;

    let nowhere = DatabaseAddress::read(&url.replace("/late", "/nowhere"), None).unwrap();
    let refused = Postgres::connect_patiently(&nowhere)
        .await
        .err()
        .unwrap()
        .to_string();
    assert!(refused.contains("createdb"), "{refused}");
}

/// A certificate for `houston.example` that is good between these years, its key, and whom to trust
/// for it.
fn certificate(from: i32, until: i32) -> (String, String, String) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
    let key = KeyPair::generate().unwrap();
    let own = params.self_signed(&key).unwrap().pem();
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().unwrap();
    let mut leaf = CertificateParams::new(vec!["houston.example".to_owned()]).unwrap();
    leaf.not_before = date_time_ymd(from, 1, 1);
    leaf.not_after = date_time_ymd(until, 1, 1);
    let leaf = leaf.signed_by(&key, &issuer).unwrap().pem();
    (leaf, key.serialize_pem(), own)
}

#[test]
fn bad_passwords_and_certificates_are_explained() {
    let Some(cluster) = own_cluster() else { return };
    run(cluster.database("sealed"));
    run(cluster.ask("create role ada login password 'right'"));
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("ca.pem");
    let trusted = file.display().to_string().replace('/', "%2F");
    let url = |who: &str, name: &str, at: &str| {
        format!("postgres://{who}@{name}/sealed?hostaddr={at}&sslrootcert={trusted}")
    };
    let good = certificate(2000, 4000);
    let at = run(cluster.sealed_by(&good.0, &good.1));
    std::fs::write(&file, &good.2).unwrap();
    check(
        &url("ada:hush", "houston.example", &at),
        &["alter role USER password"],
    );
    check(
        &url("ada", "houston.example", &at),
        &["HOUSTON_STORE_PASSWORD_FILE"],
    );
    check(
        &url("ada", "other.example", &at),
        &["host name on its certificate", "hostaddr"],
    );
    check(
        &url("ada", "-wrong-", &at),
        &["checked against a host name"],
    );
    std::fs::write(&file, certificate(2000, 4000).2).unwrap();
    check(&url("ada", "houston.example", &at), &["sslrootcert=FILE"]);
    let missing = dir.path().join("password");
    let said = run(refusal(&url("ada", "houston.example", &at), Some(&missing)));
    assert!(said.contains("HOUSTON_STORE_PASSWORD_FILE names"), "{said}");

    for (from, until, says) in [
        (2000, 2001, "new certificate"),
        (3000, 4000, "not valid yet"),
    ] {
        let (leaf, key, own) = certificate(from, until);
        let at = run(cluster.sealed_by(&leaf, &key));
        std::fs::write(&file, own).unwrap();
        check(&url("ada", "houston.example", &at), &[says]);
    }
}

/// A man in the middle says that there is no TLS, and listens.
#[test]
fn named_authority_cannot_be_downgraded() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let at = listener.local_addr().unwrap();
    let heard = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut asked = [0; 8];
        stream.read_exact(&mut asked).unwrap();
        stream.write_all(b"N").unwrap();
        let mut more = Vec::new();
        let _ = stream.read_to_end(&mut more);
        more
    });
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("ca.pem");
    std::fs::write(&file, certificate(2000, 4000).2).unwrap();
    let file = file.display().to_string().replace('/', "%2F");
    check(
        &format!("postgres://ada:hush@{at}/x?sslrootcert={file}"),
        &["turn on ssl"],
    );
    assert!(heard.join().unwrap().is_empty(), "it went on in clear");
}

/// What stands before a server as PgBouncer does: it takes no options together with the name.
struct Pooler {
    at: String,
    /// What was said through it.
    said: Arc<Mutex<Vec<u8>>>,
}

impl Pooler {
    fn before(socket: &Path) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let at = listener.local_addr().unwrap().to_string();
        let said = Arc::new(Mutex::new(Vec::new()));
        let (socket, heard) = (socket.to_owned(), Arc::clone(&said));
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let (socket, heard) = (socket.clone(), Arc::clone(&heard));
                std::thread::spawn(move || passes_on(client, &socket, &heard));
            }
        });
        Self { at, said }
    }
}

fn passes_on(mut client: TcpStream, socket: &Path, heard: &Mutex<Vec<u8>>) {
    let mut length = [0; 4];
    client.read_exact(&mut length).unwrap();
    let mut name = vec![0; u32::from_be_bytes(length) as usize - 4];
    client.read_exact(&mut name).unwrap();
    if name.windows(9).any(|words| words == b"\0options\0") {
        let fields = b"SFATAL\0C08P01\0Munsupported startup parameter: options\0\0";
        client.write_all(b"E").unwrap();
        client
            .write_all(&(fields.len() as u32 + 4).to_be_bytes())
            .unwrap();
        client.write_all(fields).unwrap();
        return;
    }
    let mut server = UnixStream::connect(socket).unwrap();
    server.write_all(&length).unwrap();
    server.write_all(&name).unwrap();
    let (mut answers, mut asker) = (server.try_clone().unwrap(), client.try_clone().unwrap());
    std::thread::spawn(move || {
        let _ = std::io::copy(&mut answers, &mut asker);
        let _ = asker.shutdown(Shutdown::Both);
    });
    let mut some = [0; 4_096];
    while let Ok(many @ 1..) = client.read(&mut some) {
        heard.lock().unwrap().extend_from_slice(&some[..many]);
        if server.write_all(&some[..many]).is_err() {
            break;
        }
    }
    let _ = server.shutdown(Shutdown::Both);
}

#[test]
fn session_pooler_works_and_never_hangs() {
    let Some(cluster) = own_cluster() else { return };
    run(cluster.database("pooled"));
    let pooler = Pooler::before(&cluster.socket());
    let url = format!("postgres://houston@{}/pooled?sslmode=disable", pooler.at);
    run(async {
        let store = connect(&url).await;
        stored(&store, 1, 0, TableStage::Playing).await;
        store.close().await.unwrap();
    });
    let said = pooler.said.lock().unwrap().clone();
    let said = String::from_utf8_lossy(&said);
    for limit in [
        "statement_timeout",
        "lock_timeout",
        "idle_in_transaction_session_timeout",
    ] {
        assert!(said.contains(&format!("set {limit}")), "{limit}");
    }
    let options = format!("{url}&options=-c%20search_path%3Dx");
    check(
        &options,
        &[
            "unsupported startup parameter",
            "PgBouncer",
            "leave options out",
        ],
    );
}
