# What a player sets for themselves, and what is set for a server
settings-reminders-on = { $hours ->
        [one] By correspondence, I remind you once, an hour before your time is up.
       *[other] By correspondence, I remind you once, { $hours } hours before your time is up.
    }
settings-reminders-off = I don’t remind you before your time is up.
settings-calls-mention = When a game waits for you and you’re not there, I call you **by name in its channel**, once. `/me settings` changes this.
settings-calls-dm = When a game waits for you and you’re not there, I call you **by DM**, once. `/me settings` changes this.
settings-calls-never = I **don’t call you** when a game waits for you. Your clocks still run. `/me settings` changes this.
settings-quiet = Between **{ $from }** and **{ $until }** ({ $zone }: it’s { $clock } there now), I leave you in peace. What waits for you, I tell you afterwards. What I must ask you in private still comes, silently. Your clocks run on.
settings-quiet-none = You have no quiet hours. Your clock: { $zone }, { $clock } now.
settings-quiet-where = First I need your **zone**, to know what time it is where you are: such as `Europe/London` or `UTC+1`.
settings-quiet-unread = I couldn’t read your quiet hours. Write their start and end, like `22:00-8:00`; `none` turns them off.
settings-zone-unread = I don’t know that time zone. Type a large city near you and pick from the list, or write an offset like `UTC+2`.
settings-words-none = none, off, no
settings-calls-digest = Once a day, at **{ $hour }** ({ $zone }), I send you **one DM** listing every game that waits for you. If none does, nothing comes. `/me settings` changes this.
settings-digest-closed = But I can’t DM you: until your DMs are open, I call you by name in the game’s channel.
settings-away = You’re **away until { $back }**. Until then I neither call nor remind you. Games by correspondence know it and wait for you, two weeks at most; in a live game your clocks run on. `/me settings away:back` ends it sooner.
settings-away-unread = I couldn’t read how long you’re away. Write a number of days (60 at most), a date like `2026-12-24`, or `back`.
settings-away-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
settings-words-back = back, here

# The one message a day
digest-heading = **These games wait for you.**
digest-line = **{ $game }** · [#{ $table }]({ $link }) { $place }: since { $since }; { $until }
digest-server = on { $server }
digest-here = here
digest-until = deadline { $clock }.
digest-unhurried = no rush.
digest-more = { $count ->
        [one] … and one more game: `/me games` lists it.
       *[other] … and { $count } more games: `/me games` lists them.
    }

# What is set for a server
server-heading = For games on this server:
server-language-en = They speak **English**.
server-language-fr = They speak **French**.
server-language-servers = They speak the **language of the server**.
server-pace = Unless the player who opens one says otherwise: { $pace }
server-close-seated = Only a game’s own players can close it.
server-close-managers = People who can **manage the channel** can close others’ games with `/table close`.
server-not-yours = Only people who can **manage this server** can set this.
