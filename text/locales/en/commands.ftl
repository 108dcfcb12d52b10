# Names, descriptions and choices of commands. In English a name is the command's identifier.
# cmd-<path>, opt-<path>-<option>: name, with its description in .about (1 to 100 characters).
# choice-<path>-<option>-<value>: label.

cmd-table = table
    .about = Join, start and look after the table in this channel.
cmd-table-join = join
    .about = Take a seat at the table in this channel.
cmd-table-leave = leave
    .about = Give up your seat.
cmd-table-start = start
    .about = Start the game with the people who have joined.
cmd-table-show = show
    .about = Bring the board back to the bottom of the channel.
cmd-table-close = close
    .about = Close the table for good.

cmd-table-invite = invite
    .about = Call somebody to the table in this channel, once.
opt-table-invite-person = person
    .about = Who.
cmd-table-decline = decline
    .about = Say that you cannot come to the table that you were invited to.

cmd-console = console
    .about = See your own board and what you can do, for your eyes only.
cmd-describe = describe
    .about = The board in words.
cmd-history = history
    .about = What has happened in the game so far, page by page, for your eyes only.
cmd-settings = settings
    .about = How and when I call you, if a table waits for you.
opt-settings-calls = calls
    .about = By your name in the channel, by DM, by one DM a day, or not at all.
opt-settings-digest = digest
    .about = One DM a day for all your tables: at which hour.
opt-settings-reminders = reminders
    .about = Once more, half a day before a decision of several days ends.
opt-settings-zone = zone
    .about = Your time zone: a large city near you, or an offset such as UTC+2.
opt-settings-quiet = quiet
    .about = The hours in which nobody calls you, such as 22:00-8:00, or none.
opt-settings-away = away
    .about = You are away for that many days, or until a date such as 2026-12-24; or: back.
choice-settings-calls-mention = By my name, in the table’s channel
choice-settings-calls-dm = By DM
choice-settings-calls-digest = By one DM a day, for all my tables
choice-settings-calls-never = Not at all
cmd-tables = tables
    .about = Your tables: whose move it is, until when, and the way there.
cmd-rules = rules
    .about = The rules of a game, in short pages.

cmd-table-here = here
    .about = Bring your table to this channel, when its own takes nothing from me.
opt-table-here-table = table
    .about = The number of the table, if several need another channel.
cmd-table-host = host
    .about = Pass on the part of host.
opt-table-host-to = to
    .about = Who becomes the host.
cmd-table-pause = pause
    .about = Ask the others to pause the game: no clock runs until somebody lets it go on.
cmd-table-resume = resume
    .about = Let the paused game go on.
cmd-table-pace = pace
    .about = Ask the others for another pace.
opt-table-pace-pace = pace
    .about = How long a decision may take before the rules play for a silent player.
choice-table-pace-pace-live = Live: 5 minutes a move
choice-table-pace-pace-days = By correspondence: 3 days a move
choice-table-pace-pace-unhurried = Unhurried: no limit
cmd-table-dismiss = dismiss
    .about = Ask the others to free the seat of somebody who has missed two decisions in a row.
opt-table-dismiss-who = who
    .about = Whose seat.
opt-rules-game = game
    .about = Which game.
cmd-help = help
    .about = What I am and how to begin.

# What `open` asks of every game alike.
opt-open-opponent = opponent
    .about = For whom a seat is kept, until that person joins or declines.
opt-open-pace = pace
    .about = How long a decision may take before the rules play for a silent player.
choice-open-pace-live = Live: 5 minutes a move
choice-open-pace-days = By correspondence: 3 days a move
choice-open-pace-unhurried = Unhurried: no limit
