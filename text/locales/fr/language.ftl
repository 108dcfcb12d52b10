# La langue elle-même.

# Le nom que lui donnent ceux qui la parlent.
language-name = Français

# Les langues de Discord dont les gens la lisent, séparées par des virgules :
# https://discord.com/developers/docs/reference#locales
language-discord = fr

# Le signe entre un nombre et ses dixièmes.
language-decimal = ,
