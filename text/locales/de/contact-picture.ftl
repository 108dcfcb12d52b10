# Die wenigen Wörter in den Bildern von Contact. Kurz: Ein Bild wird mit 294 Pixeln gelesen.
contact-picture-practice = Übungsflüge
contact-picture-master = Houston
contact-picture-target = Ziel
contact-picture-won = Mission erfüllt
contact-picture-lost = Kontakt verloren

# Die Urkunde. Ihre Ränge sind eine Hausregel, und sie sagt es.
contact-certificate-title = Kontakt-Urkunde
contact-certificate-crew = verliehen an die Crew
contact-certificate-deed = zwölf Planeten gefunden, Kontakt nie verloren
contact-certificate-first = Ein Geist zwischen den Sternen
contact-certificate-second = Meister des Signals
contact-certificate-third = Dolmetscher der Sterne
contact-certificate-fourth = Geübte Ohren
contact-certificate-fifth = Sichere Navigation
contact-certificate-sixth = Mutige Entdeckung
contact-certificate-seventh = Erster Kontakt
