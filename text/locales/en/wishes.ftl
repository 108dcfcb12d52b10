# What somebody wishes for himself, and what is set for a server
settings-reminders-on = { $hours ->
        [one] By correspondence I remind you once, an hour before your time is up.
       *[other] By correspondence I remind you once, { $hours } hours before your time is up.
    }
settings-reminders-off = I do not remind you before your time is up.
settings-calls-mention = When a table waits for you and you are not there, I call you **by your name in its channel**, once. `/me settings` changes it.
settings-calls-dm = When a table waits for you and you are not there, I call you **by DM**, once. `/me settings` changes it.
settings-calls-never = I **do not call you** when a table waits for you. Your clocks run all the same. `/me settings` changes it.
settings-quiet = Between **{ $from }** and **{ $until }** ({ $zone }: it is { $clock } there now) I leave you in peace: what waits for you then, I tell you when those hours end. What I must ask you in private still comes, without a sound. Your clocks run on.
settings-quiet-none = You have no quiet hours. Your clock: { $zone }, { $clock } now.
settings-quiet-where = First I must know what time it is where you are: give me your **zone** as well, such as `Europe/London` or `UTC+1`.
settings-quiet-unread = I could not read your quiet hours. Write when they begin and when they end, such as `22:00-8:00`; `none` does without them.
settings-zone-unread = I do not know that time zone. Pick one from the list while you type a large city near you, or write an offset such as `UTC+2`.
settings-words-none = none, off, no
settings-calls-digest = Once a day, at **{ $hour }** ({ $zone }), I send you **one DM** that lists every table that waits for you; nothing when none does. `/me settings` changes it.
settings-digest-closed = But your DMs are closed to me: until they are open, I call you by your name in the table’s channel.
settings-away = You are **away until { $back }**: until then I neither call nor remind you. Tables by correspondence are told, and wait for you, two weeks at most; at a live table your clocks run on. `/me settings away:back` ends it sooner.
settings-away-unread = I could not read until when you are away. Write a number of days (60 at most), a date such as `2026-12-24`, or `back`.
settings-away-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
settings-words-back = back, here

# The one message a day
digest-heading = **These tables wait for you.**
digest-line = **{ $game }** · [table { $table }]({ $link }) { $place }: since { $since }; { $until }
digest-server = on { $server }
digest-here = here
digest-until = the rules play for you { $clock }.
digest-unhurried = nobody hurries you.
digest-more = { $count ->
        [one] … and one more table: `/me games` lists it.
       *[other] … and { $count } more tables: `/me games` lists them.
    }

# What is set for a server
server-heading = What holds for tables on this server:
server-language-en = They speak **English**.
server-language-fr = They speak **French**.
server-language-servers = They speak the **language of the server**.
server-pace = Unless whoever opens one says otherwise: { $pace }
server-close-seated = Only those who sit at a table close it.
server-close-managers = Whoever may **manage the channel** can close a table of others with `/table close`.
server-not-yours = Only those who may **manage this server** set what holds for its tables.
