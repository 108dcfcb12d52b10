# El idioma mismo.

# El nombre que le dan quienes lo hablan.
language-name = Español

# Los idiomas de Discord de quienes lo leen, separados por comas:
# https://discord.com/developers/docs/reference#locales
language-discord = es-ES, es-419

# El signo entre un número y sus décimas.
language-decimal = ,
