# O que se guarda de uma pessoa, e como apagar.
privacy-kept =
    • **Partidas**: suas jogadas, com um número no lugar do seu nome, para que as partidas continuem, possam ser revistas e conferidas. Enquanto eu existir.
    • **Você**: seu id do Discord, seus nomes, seu idioma, nosso canal de DM e suas `/eu configurações`, para eu poder chamar você. Até você apagar.
    • **Estatísticas** e o que você guarda de partida em partida, para que conte. Até você apagar. `/eu configurações estatísticas:` esconde das outras pessoas.
    • **Ninguém mais** recebe nada disso. O que eu publico nos canais fica no Discord, e some quando é apagado lá.
    • **Exportar** dá tudo a você em um arquivo. **Apagar** me faz esquecer quem você é, em todos os backups futuros também. Você sai das partidas em andamento; as terminadas ficam, com *alguém* no seu lugar.
privacy-export = Exportar
privacy-delete = Apagar…
privacy-exported = Tudo o que eu guardo sobre você, em um arquivo. Ninguém mais vê.
privacy-asked = Esquecer você? { $tables ->
        [0] { "" }
        [one] Você sai da partida em que está, pelas regras dela. { "" }
       *[other] Você sai das { $tables } partidas em que está, pelas regras delas. { "" }
    }Seus nomes, configurações, estatísticas e o que você guarda de partida em partida somem na hora. As partidas terminadas ficam, com *alguém* no seu lugar. **Não dá para desfazer.**
privacy-really = Me esqueça
privacy-back = Manter tudo
privacy-deleted = Pronto: ninguém aqui sabe mais quem você era. { $tables ->
        [0] { "" }
        [1] Você saiu de uma partida. { "" }
       *[other] Você saiu de { $tables } partidas. { "" }
    }Se você voltar, começamos do zero.

# As páginas de quem opera o bot, abaixo do que dizem /ajuda e /eu privacidade.
pages = **Na íntegra**: { $links }
pages-privacy = Política de privacidade
pages-terms = Termos
