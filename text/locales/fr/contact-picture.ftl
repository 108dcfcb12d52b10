# Les quelques mots dans les images de Contact. Courts : une image se lit à 294 pixels.
contact-picture-practice = Vols d’essai
contact-picture-master = Houston
contact-picture-target = Objectif
contact-picture-won = Mission accomplie
contact-picture-lost = Contact perdu

# Le certificat. Ses rangs sont un choix de la maison, et il le dit.
contact-certificate-title = Certificat de contact
contact-certificate-crew = décerné à l’équipage
contact-certificate-deed = douze planètes trouvées, contact jamais perdu
contact-certificate-first = Un seul esprit parmi les étoiles
contact-certificate-second = Maîtres du signal
contact-certificate-third = Interprètes interstellaires
contact-certificate-fourth = Oreilles aguerries
contact-certificate-fifth = Navigateurs fidèles
contact-certificate-sixth = Explorateurs hardis
contact-certificate-seventh = Premier contact établi
