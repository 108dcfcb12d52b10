# Die Sprache selbst.

# So heißt sie bei denen, die sie sprechen.
language-name = Deutsch

# Die Sprachen bei Discord, deren Leute sie lesen, durch Kommas getrennt:
# https://discord.com/developers/docs/reference#locales
language-discord = de

# Das Zeichen zwischen einer Zahl und ihren Zehnteln.
language-decimal = ,
