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
settings-panel-calls = How I call you
settings-panel-reminders = When I remind you
settings-panel-quiet = Quiet hours
settings-panel-quiet-none = No quiet hours
settings-panel-away = Away for a while
settings-panel-back = I’m back
settings-panel-listed = Show my stats
settings-panel-hidden = Hide my stats
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
server-heading = **Games on this server**
server-language = • They speak **{ $language }**.
server-language-servers = • They speak the **language of the server**.
server-pace = • Unless the player who opens one says otherwise: { $pace }
server-close-seated = • Only a game’s own players can close it.
server-close-managers = • Moderators, and people who can **manage the channel**, can close any game with `/table close`.
server-not-yours = Only moderators can use this: people who can **manage this server**, or who have the role they chose.
server-channels-all = • New games: in **every channel** where I can post.
server-channels = • New games: in { $channels } only.
server-news-none = • New games are announced **nowhere**.
server-news = • New games are announced in { $channel }.
server-openers-all = • **Everyone** can open games.
server-openers = • Only { $roles } can open games. Everyone can join.
server-moderators-none = • Moderators: people who can **manage this server**.
server-moderators = • Moderators: people who can **manage this server**, and { $role }.
server-moderators-see = -# Discord hides `/server` from them until you allow it: Server Settings → Integrations → Houston.
server-people = • Kept out: { $excluded ->
        [0] nobody
        [one] one person
       *[other] { $excluded } people
    }. Shown without their name: { $unnamed ->
        [0] nobody
        [one] one person
       *[other] { $unnamed } people
    }.
server-excluded = • Kept out: { $many ->
        [0] nobody
       *[other] { $names }
    }.
server-unnamed = • Shown without their name: { $many ->
        [0] nobody
       *[other] { $names }
    }.
server-button-home = Overview
server-button-where = Where
server-button-who = Who
server-button-people = People
server-button-style = Language & pace
server-button-check = Check permissions
server-button-games = Games
server-button-month = This month
server-button-log = Log
server-button-results = Results
server-choose-channels = Channels for new games (none: all of them)
server-choose-news = Where to announce new games (none: nowhere)
server-choose-openers = Roles that can open games (none: everyone)
server-choose-moderators = Role that moderates games
server-choose-exclude = Keep a person out
server-choose-admit = Let a person back in
server-choose-unname = Hide a person’s name
server-choose-name = Show a person’s name again
server-choose-language = Language
server-choose-pace = Pace
server-choose-closers = Who can close other people’s games
server-check = **My permissions** in { $count ->
        [one] one channel
       *[other] { $count } channels
    }
server-check-others = { $channels } and { $count ->
        [one] one more
       *[other] { $count } more
    }
server-check-fine = ✅ { $channel }: all is well.
server-check-threads = 🧵 { $channel }: for games in threads, I need { $permissions }.
server-games = **Games that are open**
server-games-none = No game is open on this server.
server-games-choose = Close a game or remove a player
server-game-lobby = **{ $game }** · #{ $table } in { $channel }, not started: { $names } · [open it]({ $link })
server-game-playing = **{ $game }** · #{ $table } in { $channel }: { $names } · [open it]({ $link })
server-game-over = This game is over.
server-month = **This month:** { $games ->
        [0] no finished game yet
        [one] one finished game
       *[other] { $games } finished games
    }{ $people ->
        [0] .
        [one] , one person.
       *[other] , { $people } people.
    }
server-month-game = • { $game }: { $games }
server-month-before = -# Last month: { $games }.
server-results = **Results** of this server’s finished games, as a table and for programs.
    -# Who hides their statistics, or whose name you hide, is *Player 2* there.
server-results-files = Get the files
server-results-none = No game was finished on this server yet.
server-receiver-none = • No program receives results. *Set an address*, or `/server webhook:` with an https address.
server-receiver-set = Set an address
server-receiver-field = An https address
server-receiver = • Each finished game is sent to **{ $host }**.
server-receiver-fails = • Each finished game is sent to **{ $host }**. ⚠️ Nothing has arrived since { $since }; I keep trying for two days.
server-receiver-lost = • ⚠️ **{ $host }** did not answer for two days: nothing is sent there any more.
server-receiver-again = Start again, new secret
server-receiver-off = Stop sending
server-receiver-https = That’s no https address on the internet, such as `https://example.org/results`.
server-receiver-secret = Its secret, shown only now: ||`{ $secret }`||
    -# Every result is signed with it. Only games that end from now on are sent.
server-receiver-given-up = ⚠️ The address to which you have me send your server’s results did not answer for two days. I stopped. `/server show:Results` starts it again.
server-results-here = The last { $games ->
        [one] finished game
       *[other] { $games } finished games
    }: a table for people, a file for programs.
server-log = **What moderators did**, the last 50 acts of 90 days
server-log-none = Moderators have done nothing here yet.
server-log-line = { $at } · { $by } { $what }
server-log-language = changed the language.
server-log-pace = changed the pace.
server-log-closers = changed who can close games.
server-log-channels = changed the channels for games.
server-log-news = changed where games are announced.
server-log-openers = changed who can open games.
server-log-moderators = changed who moderates.
server-log-receiver = changed who receives results.
server-log-closed = closed game #{ $table }.
server-log-removed = removed { $name } from game #{ $table }.
server-log-excluded = kept { $name } out.
server-log-admitted = let { $name } back in.
server-log-unnamed = hid { $name }’s name.
server-log-named = showed { $name }’s name again.
server-log-night-planned = planned a game night.
server-log-night-changed = changed the game night.
server-log-night-off = called off the game night.
server-not-moderator = Only moderators of this server can do that. `/server` is theirs.
server-not-yourself = You can’t keep yourself out.
server-openers-only = On this server, only { $roles } can open games. You can still join them.
server-channels-only = On this server, games are opened in { $channels }.
server-news-opened = **{ $name }** opened **{ $game }** in { $channel }.
server-news-full = **{ $game }** in { $channel }: all seats are taken.
server-news-begun = **{ $game }** in { $channel } has begun.
server-news-over = **{ $game }**: this game is over.
server-remove-whom = Who should lose their seat?
server-no-one-to-remove = Nobody else has a seat here.

# Game night
server-button-night = Game night
night-none = No game night is planned. People sign up under a message in this channel; at the hour, I make the tables.
night-button-plan = Plan one here
night-button-off = Call it off
night-planned = **Game night** { $at } in { $channel }. { $count ->
        [0] Nobody is in yet.
        [one] One person is in.
       *[other] { $count } people are in.
    }
night-choose-game = Add or remove a game
night-choose-hours = How long
night-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
night-field = When ({ $zone }), or in minutes
night-field-minutes = In how many minutes
night-unread = When? Write a time like `20:30`, or `+90` for in 90 minutes.
night-zone = I don’t know your time zone. Write `+90` for in 90 minutes, or set it with `/me settings zone:`.
night-opened = ✅ Posted. People can sign up now.
night-taken = This server already has a game night. Call it off first, or wait until it’s over.
night-heading = 🎲 **Game night** · { $at } · { $left }
night-games = { $games } · { night-hours }
night-people = { $count ->
        [0] Nobody is in yet.
        [one] **One is in:** { $names }
       *[other] **{ $count } are in:** { $names }
    }
night-how = -# Press *I’m in*. At the hour I make the tables: those who have played together least share one, and computers fill free seats.
night-button-in = I’m in
night-button-out = Not tonight
night-you-are-in = You’re in! At { $at } I’ll call you in this channel.
night-you-are-out = You’re not coming. Until { $at } you can change your mind.
night-full = This night is full.
night-gone = Nobody can sign up for this night any more.
night-called-off = It’s called off.
night-no-one = Nobody signed up.
night-begun = It’s on: [the tables]({ $link })
night-tables = 🎲 **Game night: your tables** · until { $ends }
night-table = • **[{ $game }]({ $link })** · { $names }
night-table-over = { $outcome } · [open it]({ $link })
night-table-closed = • **{ $game }** · closed · { $names }
night-table-waits = • **{ $game }** · ⏳ no place yet · { $names }
night-needs = -# For the other tables I need **{ $permissions }** in this channel.
night-no-room = -# The other tables start when this channel is free.
night-thread = { $game } · table { $nth }
night-over = 🏁 **Game night** · { $at } · that was it!
night-button-film = 🎬 The closest finish: { $game }
night-channel-gone = The channel of your server’s game night was deleted, so it can’t take place. `/server night:` plans another one.
