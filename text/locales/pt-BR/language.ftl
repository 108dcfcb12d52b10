# O próprio idioma.

# O nome que lhe dá quem o fala.
language-name = Português (Brasil)

# Os idiomas do Discord de quem o lê, separados por vírgulas:
# https://discord.com/developers/docs/reference#locales
language-discord = pt-BR

# O sinal entre um número e seus décimos.
language-decimal = ,
