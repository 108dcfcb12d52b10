# Was über eine Person gespeichert wird und wie man es löscht.
privacy-kept =
    • **Spiele**: deine Züge, unter einer Nummer statt deinem Namen, damit Spiele weitergehen, wiederholt und geprüft werden können. Solange es mich gibt.
    • **Du**: deine Discord-ID, Namen, Sprache, unser DM-Kanal und deine `/ich einstellungen`, damit ich dir Bescheid geben kann. Bis du sie löschst.
    • **Statistik** und was du von Spiel zu Spiel behältst, damit es zählt. Bis du sie löschst. `/ich einstellungen statistik:` verbirgt sie vor anderen.
    • **Niemand sonst** bekommt etwas davon. Was ich in Kanälen schreibe, speichert Discord, und es verschwindet, wenn es dort gelöscht wird.
    • **Exportieren** gibt dir alles als Datei. **Löschen** lässt mich vergessen, wer du bist, auch in jedem späteren Backup. Du verlässt deine laufenden Spiele; fertige bleiben, mit *jemand* statt dir.
privacy-export = Exportieren
privacy-delete = Löschen …
privacy-exported = Alles, was ich über dich speichere, als Datei. Sonst sieht es niemand.
privacy-asked = Soll ich dich vergessen? { $tables ->
        [0] { "" }
        [one] Du verlässt dein laufendes Spiel, nach seinen Regeln. { "" }
       *[other] Du verlässt deine { $tables } laufenden Spiele, nach ihren Regeln. { "" }
    }Deine Namen, Einstellungen, deine Statistik und was du von Spiel zu Spiel behältst, sind sofort weg. Fertige Spiele bleiben, mit *jemand* statt dir. **Das lässt sich nicht rückgängig machen.**
privacy-really = Vergiss mich
privacy-back = Alles behalten
privacy-deleted = Erledigt: Niemand hier weiß mehr, wer du warst. { $tables ->
        [0] { "" }
        [one] Ein Spiel hast du verlassen. { "" }
       *[other] { $tables } Spiele hast du verlassen. { "" }
    }Wenn du wiederkommst, fangen wir bei null an.

# Die Seiten des Betreibers, verlinkt unter /hilfe und /ich datenschutz.
pages = **Ausführlich**: { $links }
pages-privacy = Datenschutzerklärung
pages-terms = Nutzungsbedingungen
