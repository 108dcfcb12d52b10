# The lobby: who is missing, who was asked, and what is agreed on.

lobby-seat-kept = { $seat }. *kept for **{ $name }** until { $until }, then free*
lobby-full = Everyone is here: the host can start.
lobby-invited = Invited: { $names }.
lobby-declined = Cannot come this time: { $names }.

# Buttons
table-button-invite = Invite
table-button-decline = Decline
table-button-unkeep = Open to all

# The message that invites
invite-here = { $guest }: **{ $name }** invites you to **{ $game }**, table { $table }.
invite-aside = **{ $name }** invites you to **{ $game }**, table { $table }, { $place }.
invite-kept = A seat is kept for you until { $until }.
invite-board = The table: { $link }

# Asking somebody
invite-list = Whom would you like at your table? I call each person once.
invite-whom = Choose a person
invite-done = **{ $name }** is invited.
invite-declined = You have declined. Thank you for saying so; you may still join while a seat is free.
invite-nobody = I do not know whom you mean. Press **Invite** again and choose a person.
invite-bot = **{ $name }** is a bot and cannot sit at a table. Choose a person.
invite-stranger = **{ $name }** is not on this server. Choose somebody who can see this table.
invite-sits-there = { $name } already sits at this table.
invite-before = { $name } has been invited to this table already. I call nobody twice.
invite-too-many = { $most ->
        [one] One invitation is still unanswered: wait for it before you invite somebody else.
       *[other] { $most } invitations are still unanswered: wait for one of them before you invite somebody else.
    }
invite-not-you = You have no open invitation to this table.
table-unkept = Anybody can take the seat now.
table-refused-kept = That seat is kept for { $name } until { $until }. After that, or as soon as { $name } declines, it is free.
table-refused-nothing-kept = No seat is kept at this table: anybody can join while one is free.
table-refused-too-many-seated = { $seated } people sit at this table already: it cannot have fewer seats.

# What is agreed on, as the host changes it
table-button-options = Options
lobby-language = English
lobby-changed = Changed by the host: { $what }.
lobby-terms = **Options** ({ $page } of { $pages }): what you choose here shows at the table at once.
lobby-term = { $name } · { $chosen }
lobby-term-about = **{ $name }**: { $about }
lobby-term-language = language
    .about = The language that I speak at this table. In private I speak everybody’s own.
lobby-term-seats = seats
    .about = How many people may sit at this table.
lobby-up-to = up to { $count }
lobby-usual = As usual

# A table that is opened for somebody
challenge-opened = Your table is open, with a seat kept for **{ $name }**: it stands in the channel. When { $name } has joined, press **Start**; **Open to all** gives the seat to anybody.
challenge-self = You cannot challenge yourself. Choose somebody else of this server, or open the table without an opponent.
invite-server = People are invited where a table stands in the channel of a server.

# The front door
door-title = 🚀 **Five space board games.** Pick one: you’re playing in a few seconds.
door-game = **{ $game }** · { $pitch }
door-alt = The covers of five games: { $games }.
door-commands = All commands
door-all-games = All games
door-now = Play now
door-people = With people here
door-learn = Learn (90 s)
door-elsewhere = I can’t post here. Use `/play` on a server that has me, or in my DMs.
help-commands =
    • **Begin**: `/play` starts a game, `/learn` shows one in 90 seconds, `/daily` is the puzzle of the day. `/help game:` has the rules.
    • **Play**: `/console` is your own board. In `/table`: `zoom`, `describe`, `history`, `advice`, `rules`, `undo`.
    • **Together**: `/table` also has `join`, `invite`, `pause`, `pace`, `computer`, `dismiss`, `close` and more.
    • **Afterwards**: `/table replay` shows a game again, `/table export` is it as a file, `/table verify` tells whether it was fair.
    • **You**: `/me games`, `/me stats`, `/me settings`, `/me privacy`.
    • **Each game** has its own moves: `/planetaire`, `/interceptor`, `/connection`, `/lune`, `/contact`.
    • `/server` is for those who run a server; `/help topic:` says how I’m doing.
lobby-alt = The cover of { $game }: { $taken } of { $most } seats taken.
lobby-heading = **{ $game }**
lobby-players = **{ $taken }/{ $most } players**
lobby-alone = Nobody here yet? **Start** plays against a computer.
lobby-learn = Learn
lobby-button-more = ⋯
lobby-more = Before the game starts:
lobby-solo = Play solo
lobby-code = 🔒 Fair-play code: `{ $seed }`
