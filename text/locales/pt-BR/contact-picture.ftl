# As poucas palavras dentro das imagens de Contact. Curtas: uma imagem é lida com 294 pixels.
contact-picture-practice = Voos de teste
contact-picture-master = Houston
contact-picture-target = Alvo
contact-picture-won = Missão cumprida
contact-picture-lost = Sinal perdido

# O certificado. Os níveis são uma escolha da casa, e ele diz isso.
contact-certificate-title = Certificado de contato
contact-certificate-crew = para a tripulação
contact-certificate-deed = doze planetas, contato jamais perdido
contact-certificate-first = Uma só mente nas estrelas
contact-certificate-second = Domínio do sinal
contact-certificate-third = Intérpretes interestelares
contact-certificate-fourth = Ouvidos experientes
contact-certificate-fifth = Navegantes leais
contact-certificate-sixth = Espírito explorador
contact-certificate-seventh = Primeiro contato
