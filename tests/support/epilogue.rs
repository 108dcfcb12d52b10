//! When an evening ends: everything that the bot asked of Discord was in order, it pinged no one by
//! accident, its log keeps every secret, and the record of every game that is over is sound.

use super::Evening;

impl Evening {
    /// Looks through everything that the bot did. Runs by itself at the end of a good evening.
    pub(crate) fn epilogue(&self) {
        self.every_request_was_in_order();
        self.pings_were_named();
        self.the_log_is_discreet();
    }

    fn every_request_was_in_order(&self) {
        let tolerated = self.tolerated.borrow();
        for call in self.rest("") {
            let status = call["status"].as_u64().unwrap_or_default() as u16;
            let code = call["response"]["code"].as_u64().unwrap_or_default();
            assert!(
                status < 400 || tolerated.contains(&(status, code)),
                "Discord refused {} {}: {status} {}\nrequest: {}",
                call["method"],
                call["path"],
                call["response"],
                call["request"]
            );
        }
    }

    /// Nothing that people called themselves or wrote can ping: whom a message pings is listed.
    fn pings_were_named(&self) {
        for call in self.rest("path=/messages") {
            if call["method"] != "POST" && call["method"] != "PATCH" {
                continue;
            }
            let allowed = &call["request"]["allowed_mentions"];
            let parse = allowed["parse"].as_array();
            assert!(
                parse.is_some_and(Vec::is_empty),
                "anybody could be pinged by {}",
                call["request"]
            );
            let roles = allowed["roles"].as_array();
            assert!(roles.is_none_or(Vec::is_empty), "{}", call["request"]);
        }
    }

    fn the_log_is_discreet(&self) {
        let log = self.log();
        let token = self.token();
        for part in token.split('.').chain([token.as_str()]) {
            assert!(part.len() < 6 || !log.contains(part), "the token is logged");
        }
        assert!(!log.contains("panic"), "{log}");
        for secret in self.secrets.borrow().iter() {
            let words: Vec<&str> = log
                .split(|letter: char| !letter.is_alphanumeric())
                .collect();
            let cells = secret.split_whitespace();
            for cell in cells {
                assert!(!words.contains(&cell), "{cell} is logged:\n{log}");
            }
        }
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the bot's log:\n{}", self.log());
            return;
        }
        self.epilogue();
        // Before its Discord goes, or it would complain.
        drop(self.bot.borrow_mut().take());
        // Where things crash, there may be no journal any more: those tests look themselves.
        if env!("CARGO_CRATE_NAME") == "evenings" {
            self.records_are_sound();
        }
    }
}
