# Lo que se aconseja a una tripulación o a una fuente, y por qué.

contact-advice-practise = Prueba el vuelo de **{ $from }** a **{ $to }**.
contact-advice-begin = Basta de pruebas: empieza la misión.
contact-advice-plan = Vuela **{ $route }**.
contact-advice-choose = Juega por la carta de **{ $signal }**.
contact-advice-tap = Ahora vuela tu mano, y eso solo puedes hacerlo tú. Mantén la misma velocidad en cada tramo.
contact-advice-send = Envíalo.
contact-advice-repeat = Pide una repetición.
contact-advice-guess = Di **{ $tile }**.
contact-advice-guess-two = Di **{ $one }** y **{ $other }** a la vez.
contact-advice-understood = la tripulación entiende a qué planeta te refieres
contact-advice-target = la señal viene de { $tile }
contact-advice-lost-guess = probabilidad de acertar −{ $percent }%
contact-advice-lost-route = probabilidad de que te entiendan −{ $percent }%
contact-advice-par = 🤖 Misma señal: máquina (difícil) { $computers }/{ $guesses }, tú { $own }/{ $guesses }.
contact-mark-best = Alto y claro
contact-mark-good = Recibido
contact-mark-doubtful = Con interferencias
contact-mark-mistake = Señal perdida
contact-compared-guess = Acierta en { $left } de cada 100 casos. La mejor opción acierta en { $best }: “{ $better }”
contact-compared-route = Se entiende en { $left } de cada 100 casos. La mejor ruta se entiende en { $best }: “{ $better }”
