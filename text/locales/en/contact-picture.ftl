# The few words inside Contact's pictures. Short: a picture is read at 294 pixels.
contact-picture-practice = Practice flights
contact-picture-master = Houston
contact-picture-target = Target
contact-picture-won = Mission accomplished
contact-picture-lost = Contact lost

# The certificate. Its ranks are a house choice, and it says so.
contact-certificate-title = Certificate of contact
contact-certificate-crew = is awarded to the crew
contact-certificate-deed = twelve planets found, contact never lost
contact-certificate-first = One mind among the stars
contact-certificate-second = Masters of the signal
contact-certificate-third = Interstellar interpreters
contact-certificate-fourth = Seasoned listeners
contact-certificate-fifth = Trusty navigators
contact-certificate-sixth = Bold explorers
contact-certificate-seventh = First contact made
