# The language itself.

# The name that its speakers give it.
language-name = English

# The locales of Discord whose people read it, separated by commas:
# https://discord.com/developers/docs/reference#locales
language-discord = en-US, en-GB

# The sign between a number and its tenths.
language-decimal = .
