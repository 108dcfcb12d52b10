# What is kept about a person, and how it is deleted.
privacy-kept =
    • **Games**: your moves, under a number instead of your name, so games can go on, be replayed and be checked. As long as I run.
    • **You**: your Discord id, names, language, our DM channel and your `/me settings`, so I can call you. Until you delete them.
    • **Statistics** and what you keep from game to game, so that it counts. Until you delete it. `/me settings statistics:` hides it from others.
    • **Nobody else** gets any of it. What I post in channels is stored by Discord, and goes when it’s deleted there.
    • **Export** gives you all of it as a file. **Delete** makes me forget who you are, in every later backup too. You leave your running games; finished ones stay, with *a player* in your place.
privacy-export = Export
privacy-delete = Delete…
privacy-exported = All I keep about you, as a file. Nobody else sees it.
privacy-asked = Forget you? { $tables ->
        [0] { "" }
        [one] You leave the game you’re in, by its rules. { "" }
       *[other] You leave the { $tables } games you’re in, by their rules. { "" }
    }Your names, settings, statistics and what you keep from game to game are gone at once. Finished games stay, with *a player* in your place. **This can’t be undone.**
privacy-really = Forget me
privacy-back = Keep everything
privacy-deleted = Done: nobody here knows who you were. { $tables ->
        [0] { "" }
        [one] You’ve left one game. { "" }
       *[other] You’ve left { $tables } games. { "" }
    }If you come back, we start from scratch.

# The operator’s pages, linked below what /help and /me privacy say.
pages = **In full**: { $links }
pages-privacy = Privacy policy
pages-terms = Terms
