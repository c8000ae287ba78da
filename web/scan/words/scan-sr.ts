// What is said while a cube is scanned, in Serbian. Colours are feminine, as a face is.

import type { Messages } from "../../widget/words/words";
import type { ScanMessage } from "./en";

export const sr: Messages<ScanMessage> = {
  title: "Skeniranje kocke",
  about: "Pokazujte kameri stranu po stranu, bilo kojim redom. Ništa ne napušta vaš uređaj.",
  "about-in-order":
    "Pokazujte stranu po stranu i okrećite kocku kako pokazuje strelica. Ništa ne napušta vaš uređaj.",
  close: "Zatvori",

  asking: "Kamera se pokreće. Pregledač može da pita da li stranica sme da je koristi.",
  paused: "Kamera trenutno ne daje sliku. Ono što je skenirano ostaje.",
  off: "Kamera je isključena.",
  refused:
    "Stranica ne sme da koristi kameru. Dozvolite to u podešavanjima pregledača za ovu stranicu, pa pritisnite „Pokušaj ponovo”. Ili izaberite fotografije.",
  "refused-by-frame": "Stranica koja ovo okružuje ne prosleđuje kameru. Izaberite fotografije.",
  "refused-by-page":
    "Ovaj sajt sam isključuje kameru na svojim stranicama (Permissions-Policy). Izaberite fotografije.",
  "no-camera":
    "Kamera nije nađena. Priključite je, pa pritisnite „Pokušaj ponovo”. Ili izaberite fotografije.",
  "in-use":
    "Kameru koristi nešto drugo. Zatvorite to, pa pritisnite „Pokušaj ponovo”. Ili izaberite fotografije.",
  "taken-away":
    "Kamera je stala: isključena je. Ono što je skenirano ostaje. Pritisnite „Pokušaj ponovo” da nastavite.",
  "no-access": "Ovaj pregledač stranici ne daje kameru. Izaberite fotografije.",
  insecure:
    "Pregledači daju kameru samo stranicama čija adresa počinje sa https. Otvorite stranicu na takvoj adresi ili izaberite fotografije.",
  "camera-failed":
    "Kamera nije mogla da se uključi. Pritisnite „Pokušaj ponovo” ili izaberite fotografije.",
  "reader-failed":
    "Čitač slika nije učitan ili je stao. Proverite vezu, pa pritisnite „Pokušaj ponovo”.",
  "try-again": "Pokušaj ponovo",
  "hold-still": "Držite mirno…",
  "choose-camera": "Kamera",
  "camera-number": "Kamera { $number }",
  light: "Svetlo",
  sound: "Zvuk",

  faces: "Strane",
  "show-first": "Pokažite kameri bilo koju stranu.",
  "so-far": "Strana: { $count } od šest. Pokažite sledeću.",
  "not-found":
    "Strana nije nađena. Neka ispuni kvadrat, pa pritisnite „Uzmi ovu stranu”. Pomoći će i više svetla.",
  "there-already":
    "Ova strana je već tu. Pokažite drugu, ili pritisnite „Uzmi ovu stranu” ako je druga.",
  alike:
    "Ova strana liči na jednu koja je tu. Ako je druga, pritisnite „Uzmi ovu stranu” još jednom.",
  unread: "U kvadratu se ništa ne može pročitati. Pomerite kocku ili nađite više svetla.",
  removed: "Uklonjena je { $colour } strana. Pokažite je ponovo.",
  "removed-unnamed": "Strana je uklonjena. Pokažite je ponovo.",
  "show-first-level": "Pokažite kameri bilo koju stranu, ravno. Ono što je gore ostaje gore.",
  "so-far-in-order": `{ $count ->
    [one] Tu je { $count } strana.
    [few] Tu su { $count } strane.
   *[other] Tu je { $count } strana.
}`,
  "turn-left": "Okrenite kocku za četvrt kruga ulevo, tako da isto ostane gore.",
  "turn-right": "Okrenite kocku za četvrt kruga udesno, tako da isto ostane gore.",
  "tip-top": "Sada nagnite kocku dok joj gornja strana ne bude pred kamerom.",
  "tip-bottom": "Sada je nagnite nazad, i dalje, dok donja strana ne bude pred kamerom.",
  "removed-from": "Pokažite ponovo stranu { $number } i nastavite od nje.",
  working: "Svih šest strana je tu. Određuje se kocka…",
  "working-in-order": "Određuje se kocka…",
  misfit:
    "Ovih šest strana ne odgovara nijednoj kocki. Uklonite dole onu koja izgleda pogrešno i pokažite je ponovo.",
  "misfit-in-order":
    "Ove strane ne odgovaraju nijednoj kocki. Da li je svaki put isto bilo gore i da li je kocka okretana kako pokazuje strelica? Pokažite ih sve ponovo.",
  "start-again": "Počni ponovo",
  "misfit-face":
    "Ovih šest strana ne odgovara nijednoj kocki. Najverovatnije je pogrešna { $colour } strana: uklonite je dole i pokažite ponovo.",
  failed: "Kocka nije mogla da se odredi. Pritisnite „Pokušaj ponovo”.",
  "use-anyway": "Uzmi ih ipak",
  question:
    "Ove strane mogu da se slože na više načina. Pogledajte svoju. Na strani „{ $colour }”: koja nalepnica je na sredini ivice prema strani „{ $beside }”?",
  "question-corner":
    "Ove strane mogu da se slože na više načina. Pogledajte svoju. Na strani „{ $colour }”: koja nalepnica je u uglu prema stranama „{ $beside }” i „{ $other }”?",
  answers: "Koja je nalepnica tamo",
  "cannot-tell": "Ne mogu da kažem",
  "take-face": "Uzmi ovu stranu",
  "empty-place": "Strana { $number }: čeka se",
  "remove-face": "Strana { $number }, { $colour }: ukloni je, da se uzme ponovo",
  "remove-unnamed": "Strana { $number }: ukloni je, da se uzme ponovo",
  white: "bela",
  red: "crvena",
  green: "zelena",
  yellow: "žuta",
  orange: "narandžasta",
  blue: "plava",

  photographs: "Sa fotografija",
  "photographs-how":
    "Jedna do šest slika, na svakoj po jedna strana. Možete ih i prevući ovamo ili nalepiti.",
  "photographs-in-order":
    "Četiri do šest slika, imenovanih ovim redom: četiri strane oko kocke, svaka desno od prethodne, isto gore; zatim gornja strana iznad četvrte i donja ispod nje. Možete ih i prevući ovamo ili nalepiti.",
  reading: "Slika { $number } od { $count }…",
  "photographs-without": `{ $count ->
    [1] Nema strane na slici { $names }
   *[other] Nema strana na slikama { $names }
}: slikajte pravo spreda, tako da strana ispuni veći deo slike.`,
  "photographs-again":
    "Već su tu: { $names }. Ako je to druga strana koja izgleda isto, izaberite sliku još jednom.",
  "photographs-unread": "Nije pročitano: { $names }. Sve strane su tu: prvo uklonite jednu.",
  "photographs-unreadable": "Pregledač ovo ne može da pročita kao sliku: { $names }.",
  "photographs-stopped":
    "Slike posle nje nisu pročitane: izaberite ih ponovo, sa boljom na njenom mestu.",

  scanned: "Ovo je vaša kocka. Spremna je za rešavanje.",
  "scanned-to-paint": "Ovo je vaša kocka.",
  "scanned-doubtful": `{ $count ->
    [1] Ovo je vaša kocka. Jedna nalepnica nije sigurna: { $stickers }, sa znakom pitanja. Obojite je ako je pogrešna.
   *[other] Ovo je vaša kocka. Nisu sigurne nalepnice { $stickers }, sa znakom pitanja. Obojite one koje su pogrešne.
}`,
  "scanned-doubtful-many":
    "Ovo je vaša kocka. Nesigurnih nalepnica, sa znakom pitanja, ima { $count }. Obojite one koje su pogrešne.",
};
