# The lobby: who is missing, who was asked, and what is agreed on.

lobby-seat-kept = { $seat }. *waiting for **{ $name }** (until { $until })*
lobby-full = Everyone’s here: the host can start.
lobby-invited = Invited: { $names }.
lobby-declined = Can’t come this time: { $names }.

# Buttons
table-button-invite = Invite
table-button-decline = Decline
table-button-unkeep = Open to all

# The message that invites
invite-here = { $guest }: **{ $name }** invites you to **{ $game }** #{ $table }.
invite-aside = **{ $name }** invites you to **{ $game }** #{ $table }, { $place }.
invite-kept = Your seat is kept until { $until }.
invite-board = The game: { $link }

# Asking a person
invite-list = Who do you want to invite? I call each person once.
invite-whom = Choose a person
invite-done = **{ $name }** is invited.
invite-declined = You’ve declined. Thanks for telling us! You can still join while a seat is free.
invite-nobody = I don’t know who you mean. Press **Invite** again and choose a person.
invite-bot = **{ $name }** is a bot and can’t play. Choose a person.
invite-stranger = **{ $name }** isn’t on this server. Choose a person who can see this game.
invite-sits-there = { $name } is already in this game.
invite-before = { $name } is already invited. I call nobody twice.
invite-too-many = { $most ->
        [one] One invitation is still unanswered. Wait for it before you invite more people.
       *[other] { $most } invitations are still unanswered. Wait for one of them before you invite more people.
    }
invite-often = You’ve invited { $name } { $most } times within an hour. Leave them a little time to answer.
invite-not-you = You have no open invitation to this game.
start-asked = { $names } { $many ->
        [one] hasn’t
       *[other] haven’t
    } answered yet. Wait, or start without them?
start-button-wait = Wait
start-button-without = Start without them
start-waits = I’m waiting for { $names }. Press **Start** when you’re ready.
start-waits-for-none = Nobody is missing any more. Press **Start** when you’re ready.
table-unkept = Anyone can take the seat now.
table-refused-kept = That seat is kept for { $name } until { $until }. It’s free after that, or as soon as { $name } declines.
table-refused-lobbies = You have { $most } lobbies open. Start one or close one first: `/me games` lists them.
table-refused-nothing-kept = No seat is kept in this game: anyone can join while one is free.
table-refused-too-many-seated = { $seated } people are already in this game, so it can’t have fewer seats.

# What is agreed on, as the host changes it
table-button-options = Options
lobby-language = English
lobby-changed = Changed by the host: { $what }.
lobby-terms = **Options** ({ $page }/{ $pages }): what you choose here shows in the lobby at once.
lobby-term = { $name } · { $chosen }
lobby-term-about = **{ $name }**: { $about }
lobby-term-language = language
    .about = The language I speak in this game. In private I speak each player’s own.
lobby-term-seats = seats
    .about = How many people can play.
lobby-up-to = up to { $count }
lobby-usual = As usual

# A game that is opened for a person
challenge-opened = Your game is open in the channel, with a seat kept for **{ $name }**. Once { $name } joins, press **{ $start }**. **{ $open }** gives the seat to anyone.
challenge-self = You can’t challenge yourself. Choose another person on this server, or start without an opponent.
invite-server = You can invite people only where the game is in a server’s channel.

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
greeting-owner = -# Do you run this server? `/server` sets where games are opened, by whom, and in which language.
help-commands =
    • **Start**: `/play` starts a game, `/learn` shows one in 90 seconds, `/daily` is the puzzle of the day. `/help game:` has the rules.
    • **Play**: `/console` is your own board. In `/table`: `zoom`, `describe`, `history`, `advice`, `rules`, `undo`.
    • **Together**: `/table` also has `join`, `invite`, `pause`, `pace`, `computer`, `dismiss`, `close` and more.
    • **Afterwards**: `/table replay` shows a game again, `/table review` goes through it together, `/table export` gives it as a file, `/table verify` checks that it was fair.
    • **You**: `/me games`, `/me stats`, `/me settings`, `/me privacy`.
    • **Each game** has its own moves: `/planetaire`, `/interceptor`, `/connection`, `/moon`, `/contact`.
    • `/server` is for those who run a server; `/help topic:` says whether all is well.
lobby-alt = The cover of { $game }: { $taken } of { $most } seats taken.
lobby-heading = **{ $game }**
lobby-players = **{ $taken }/{ $most } players**
lobby-alone = Nobody here yet? **Start** plays against a computer.
lobby-alone-together = Nobody here yet? **Start** takes a computer into your crew.
lobby-learn = Learn
lobby-more = Before the game starts:
lobby-solo = Play solo
lobby-code = 🔒 Fair-play code: `{ $seed }`
