//! The operator's pages, the privacy policy and the terms: as the Developer Portal has them, and in
//! which words they are linked.

use serenity::all::{CurrentApplicationInfo, Http};
use text::{Lang, say};

/// Addresses of the operator's pages, as far as they exist.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pages {
    privacy: Option<String>,
    terms: Option<String>,
}

impl Pages {
    /// Asks Discord for the pages, once. Without an answer there are no links: nothing else rests
    /// on them.
    pub(crate) async fn fetch(http: &Http) -> Self {
        match http.get_current_application_info().await {
            Ok(application) => Self::from(application),
            Err(_) => {
                tracing::warn!(
                    "Discord did not send the links to the privacy policy and terms; commands \
                     leave them out"
                );
                Self::default()
            }
        }
    }

    /// Line with the links; none without a page.
    pub(crate) fn line(&self, lang: Lang) -> Option<String> {
        let linked = |page: &Option<String>, key| {
            let page = page.as_ref()?;
            Some(format!("[{}](<{page}>)", say(key).tr(lang)))
        };
        let links = [
            linked(&self.privacy, "pages-privacy"),
            linked(&self.terms, "pages-terms"),
        ];
        let links: Vec<String> = links.into_iter().flatten().collect();
        (!links.is_empty()).then(|| say("pages").with("links", links.join(" · ")).tr(lang))
    }
}

impl From<CurrentApplicationInfo> for Pages {
    fn from(application: CurrentApplicationInfo) -> Self {
        let page = |page: Option<String>| page.filter(|page| page.starts_with("https://"));
        Self {
            privacy: page(application.privacy_policy_url),
            terms: page(application.terms_of_service_url),
        }
    }
}
