# O que se aconselha a uma tripulação ou a uma fonte, e por quê.

contact-advice-practise = Teste o voo de **{ $from }** para **{ $to }**.
contact-advice-begin = Chega de testes: inicie a missão.
contact-advice-plan = Voe **{ $route }**.
contact-advice-choose = Jogue pela carta de **{ $signal }**.
contact-advice-tap = Agora sua mão voa, e isso só você pode fazer. Mantenha a mesma velocidade em cada trecho.
contact-advice-send = Envie.
contact-advice-repeat = Peça uma repetição.
contact-advice-guess = Diga **{ $tile }**.
contact-advice-guess-two = Diga **{ $one }** e **{ $other }** juntos.
contact-advice-understood = a tripulação entende de qual planeta você fala
contact-advice-target = o sinal vem de { $tile }
contact-advice-lost-guess = chance de acertar −{ $percent }%
contact-advice-lost-route = chance de entenderem você −{ $percent }%
contact-advice-par = 🤖 Mesmo sinal: computador (difícil) { $computers }/{ $guesses }, você { $own }/{ $guesses }.
contact-mark-best = Alto e claro
contact-mark-good = Recebido
contact-mark-doubtful = Com chiado
contact-mark-mistake = Sinal perdido
contact-compared-guess = Acerta em { $left } de cada 100 casos. O melhor palpite acerta em { $best }: “{ $better }”
contact-compared-route = Dá para entender em { $left } de cada 100 casos. A melhor rota, em { $best }: “{ $better }”
