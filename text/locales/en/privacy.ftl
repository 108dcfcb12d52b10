# What is kept of a person, and how it is deleted.
privacy-kept =
    • **Games**: what you did at tables, by a number in the place of your name, so that they go on, are shown again and can be checked; as long as I run.
    • **You**: your Discord id, your names, your language, our DMs’ channel and your `/me settings`, so that I can call you; until you delete them.
    • **Statistics** and what you keep from game to game, so that it counts; until you delete it. `/me settings statistics:` hides it from the others.
    • **Nobody else** gets any of it. What I posted in channels lies with Discord, and goes when it is deleted there.
    • **Export** gives you all of it as a file. **Delete** makes me forget who you are, in every later backup too: your running games are left, the finished ones stay with *a player* in your place.
privacy-export = Export
privacy-delete = Delete…
privacy-exported = All that I keep of you, as a file. Nobody else sees it.
privacy-asked = Shall I forget you? { $tables ->
        [0] { "" }
        [one] You leave the table where you sit, by its rules. { "" }
       *[other] You leave the { $tables } tables where you sit, by their rules. { "" }
    }Your names, settings, statistics and what you keep from game to game are gone at once. Finished games stay, with *a player* in your place. **This cannot be taken back.**
privacy-really = Forget me
privacy-back = Keep everything
privacy-deleted = Nobody here knows any more who you were. { $tables ->
        [0] { "" }
        [one] You have left one table. { "" }
       *[other] You have left { $tables } tables. { "" }
    }Whatever you ask of me from now on, we begin anew.

# The operator's pages, linked below what /help and /privacy say.
pages = **In full**: { $links }
pages-privacy = Privacy policy
pages-terms = Terms
