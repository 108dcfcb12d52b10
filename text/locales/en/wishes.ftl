# What somebody wishes for himself, and what is set for a server
settings-reminders-on = By correspondence I remind you once, half a day before your time is up.
settings-reminders-off = I do not remind you before your time is up.
settings-calls-mention = When a table waits for you and you are not there, I call you **by your name in its channel**, once. `/settings` changes it.
settings-calls-dm = When a table waits for you and you are not there, I call you **by DM**, once. `/settings` changes it.
settings-calls-never = I **do not call you** when a table waits for you. Your clocks run all the same. `/settings` changes it.
settings-quiet = Between **{ $from }** and **{ $until }** ({ $zone }: it is { $clock } there now) I leave you in peace: what waits for you then, I tell you when those hours end. What I must ask you in private still comes, without a sound. Your clocks run on.
settings-quiet-none = You have no quiet hours. Your clock: { $zone }, { $clock } now.
settings-quiet-where = First I must know what time it is where you are: give me your **zone** as well, such as `Europe/London` or `UTC+1`.
settings-quiet-unread = I could not read your quiet hours. Write when they begin and when they end, such as `22:00-8:00`; `none` does without them.
settings-zone-unread = I do not know that time zone. Pick one from the list while you type a large city near you, or write an offset such as `UTC+2`.
settings-words-none = none, off, no
