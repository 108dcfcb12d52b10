//! A database behind TLS and a password: it is known by its certificate, and the password's proof
//! is bound to it, as `channel_binding=require` asks.

use std::path::Path;

use rcgen::{
    CertificateParams, Issuer, KeyPair, PKCS_ECDSA_P256_SHA256, PKCS_ECDSA_P384_SHA384,
    PKCS_ED25519, SignatureAlgorithm,
};
use sessions::store::{DatabaseAddress, Postgres};

use crate::common::own_cluster;

/// An authority whose key is of this kind, and what it gives `houston.example`: a certificate and
/// its key.
fn authority(kind: &'static SignatureAlgorithm) -> (String, String, String) {
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = rcgen::IsCa::Ca(rcgen::BasicConstraints::Unconstrained);
    let key = KeyPair::generate_for(kind).unwrap();
    let own = params.self_signed(&key).unwrap().pem();
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().unwrap();
    let leaf = CertificateParams::new(vec!["houston.example".to_owned()]).unwrap();
    let leaf = leaf.signed_by(&key, &issuer).unwrap().pem();
    (own, leaf, key.serialize_pem())
}

async fn tried(at: &str, name: &str, trusted: &Path, binding: &str) -> Result<(), String> {
    let trusted = trusted.display().to_string().replace('/', "%2F");
    let url = format!(
        "postgres://ada:hush@{name}/sealed?hostaddr={at}&sslmode=verify-full\
         &channel_binding={binding}&sslrootcert={trusted}"
    );
    let address = DatabaseAddress::read(&url, None).unwrap();
    let store = Postgres::connect(&address).await;
    store.map(drop).map_err(|error| error.to_string())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn password_is_proved_only_to_the_matching_certificate() {
    let Some(cluster) = own_cluster() else { return };
    cluster.database("sealed").await;
    cluster.ask("create role ada login password 'hush'").await;
    cluster
        .ask_in("sealed", "grant all on schema public to ada")
        .await;
    let trusted = tempfile::tempdir().unwrap();
    let other = trusted.path().join("other.pem");
    std::fs::write(&other, authority(&PKCS_ECDSA_P256_SHA256).0).unwrap();
    for (number, kind, binds) in [
        (0, &PKCS_ECDSA_P256_SHA256, true),
        (1, &PKCS_ECDSA_P384_SHA384, true),
        // There is no digest in this one to bind anything to.
        (2, &PKCS_ED25519, false),
    ] {
        let (own, certificate, key) = authority(kind);
        let at = cluster.sealed_by(&certificate, &key).await;
        let path = trusted.path().join(format!("{number}.pem"));
        std::fs::write(&path, own).unwrap();

        let bound = tried(&at, "houston.example", &path, "require").await;
        assert_eq!(bound.is_ok(), binds, "{kind:?}: {bound:?}");
        let preferred = tried(&at, "houston.example", &path, "prefer").await;
        assert_eq!(preferred, Ok(()), "{kind:?}");

        let stranger = tried(&at, "houston.example", &other, "prefer")
            .await
            .unwrap_err();
        assert!(stranger.contains("certificate"), "{stranger}");
        let misnamed = tried(&at, "other.example", &path, "prefer")
            .await
            .unwrap_err();
        assert!(misnamed.contains("certificate"), "{misnamed}");
    }
}
