# Las pocas palabras dentro de las imágenes de Contact. Cortas: una imagen se lee a 294 píxeles.
contact-picture-practice = Pruebas
contact-picture-master = Houston
contact-picture-target = Objetivo
contact-picture-won = Misión cumplida
contact-picture-lost = Señal perdida

# El certificado. Sus rangos son de la casa, y así lo dice.
contact-certificate-title = Certificado de contacto
contact-certificate-crew = para la tripulación
contact-certificate-deed = doce planetas, contacto nunca perdido
contact-certificate-first = Una mente entre las estrellas
contact-certificate-second = Dominio de la señal
contact-certificate-third = Intérpretes interestelares
contact-certificate-fourth = Oídos expertos
contact-certificate-fifth = Navegantes leales
contact-certificate-sixth = Espíritu explorador
contact-certificate-seventh = Primer contacto
