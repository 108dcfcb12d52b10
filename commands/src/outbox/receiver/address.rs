//! Addresses of receivers: only those that everyone on the internet reaches. An address is resolved
//! once, checked, and connected to as it was checked.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use reqwest::Url;

/// Why nothing is sent to a receiver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum AddressError {
    /// No address at all, or not by https.
    #[error("it is no https address")]
    NotHttps,
    /// Its name leads nowhere.
    #[error("its name is not known")]
    Unknown,
    /// It leads to where only this machine or its network gets.
    #[error("it is not on the internet")]
    Inside,
}

/// Reads the address of a receiver. That of the operator's own may be inside, and by http.
pub(crate) fn read(address: &str, own: Option<&str>) -> Result<Url, AddressError> {
    let url = Url::parse(address.trim()).map_err(|_| AddressError::NotHttps)?;
    let named = url.username().is_empty() && url.password().is_none();
    let is_http = matches!(url.scheme(), "http" | "https");
    match named && is_http && url.host_str().is_some() {
        true if url.scheme() == "https" || is_own(&url, own) => Ok(url),
        _ => Err(AddressError::NotHttps),
    }
}

/// True if this is the receiver that the operator allows inside: scheme, host and port are the
/// same.
fn is_own(url: &Url, own: Option<&str>) -> bool {
    let own = own.and_then(|own| Url::parse(own).ok());
    own.is_some_and(|own| own.origin().is_tuple() && own.origin() == url.origin())
}

/// The addresses to connect to, each of them checked.
pub(super) async fn resolve(url: &Url, own: Option<&str>) -> Result<Vec<SocketAddr>, AddressError> {
    let (Some(host), Some(port)) = (url.host_str(), url.port_or_known_default()) else {
        return Err(AddressError::NotHttps);
    };
    let plain = host.trim_start_matches('[').trim_end_matches(']');
    let all: Vec<SocketAddr> = match plain.parse::<IpAddr>() {
        Ok(address) => vec![SocketAddr::new(address, port)],
        Err(_) => {
            let found = tokio::net::lookup_host((plain, port)).await;
            found.map_err(|_| AddressError::Unknown)?.collect()
        }
    };
    if all.is_empty() {
        return Err(AddressError::Unknown);
    }
    let inside = all.iter().any(|address| !is_public(address.ip()));
    match inside && !is_own(url, own) {
        true => Err(AddressError::Inside),
        false => Ok(all),
    }
}

/// True for an address on the internet.
fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// True for an IPv4 address that leads to the internet and nowhere else.
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || matches!(
            (a, b, c),
            // This network, carriers' own, protocols', 6to4, benchmarks, multicast and the rest.
            (0 | 224..=255, ..)
                | (100, 64..=127, _)
                | (192, 0, 0)
                | (192, 88, 99)
                | (198, 18 | 19, _)
        );
    !special
}

/// True for an IPv6 address that leads to the internet and stands for no other address.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [a, b, ..] = address.segments();
    // Only what is given out, and in it nothing that stands for another address.
    let special = matches!(
        (a, b),
        (0x2001, 0..=0x01ff | 0x0db8) | (0x2002, _) | (0x3fff, 0..=0x0fff)
    );
    (0x2000..=0x3fff).contains(&a) && !special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_internet_is_public() {
        let public = ["1.1.1.1", "100.63.255.255", "172.32.0.1", "2606:4700::1111"];
        for address in public {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
        let inside = [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.1",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::7f00:1",
            "::ffff:127.0.0.1",
            "::ffff:1.1.1.1",
            "64:ff9b::7f00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "3fff::1",
            "fc00::1",
            "fd12::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ];
        for address in inside {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn receiver_is_by_https_and_not_inside() {
        const OWN: Option<&str> = Some("http://127.0.0.1:8080");
        let no_https = [
            "",
            "results",
            "http://1.1.1.1/",
            "ftp://1.1.1.1/",
            "https://me@1.1.1.1/",
        ];
        for address in no_https {
            assert_eq!(read(address, OWN), Err(AddressError::NotHttps), "{address}");
        }
        // However a number is written, it is the same one.
        let inside = [
            "https://127.0.0.1/",
            "https://0x7f.1/",
            "https://2130706433/",
            "https://[::1]/",
            "https://localhost/",
            "https://[::ffff:127.0.0.1]/",
        ];
        for address in inside {
            let url = read(address, OWN).unwrap();
            assert_eq!(
                resolve(&url, OWN).await,
                Err(AddressError::Inside),
                "{address}"
            );
        }
        let own = read("http://127.0.0.1:8080/results?club=1", OWN).unwrap();
        assert_eq!(
            resolve(&own, OWN).await,
            Ok(vec![SocketAddr::from(([127, 0, 0, 1], 8080))])
        );
        assert_eq!(
            read("http://127.0.0.1:8081/", OWN),
            Err(AddressError::NotHttps)
        );
        let public = read("https://1.1.1.1/x", None).unwrap();
        assert_eq!(
            resolve(&public, None).await,
            Ok(vec![SocketAddr::from(([1, 1, 1, 1], 443))])
        );
    }
}
