// What the page says around the cube, in Serbian.

import type { Messages } from "../../widget/words/words";
import type { OwnMessage } from "./en";
import type { PageText } from "./page-texts";

export const sr: Messages<OwnMessage | PageText> = {
  title: "Cubewright: rešite svoju Rubikovu kocku",
  tagline: "Obojite svoju kocku. Pratite kratak put do rešenja.",
  page: "Stranica",
  language: "Jezik",
  looks: "Boje i znaci",
  learn: "Nauči",
  laboratory: "Laboratorija",
  share: "Podeli",
  embed: "Ugradi",
  help: "Pomoć",
  reload: "Osveži",
  later: "Kasnije",
  puzzle: "Slagalica",
  pattern: "Složi ovu šaru",
  "other-pattern": "Druga šara",
  metric: "Broji se kao jedan",
  "metric-htm": "Bilo koji okret",
  "metric-qtm": "Četvrtina okreta",
  "metric-axial-htm": "Okreti suprotnih strana odjednom",
  "metric-axial-qtm": "Četvrtine okreta suprotnih strana odjednom",
  method: "Metoda",
  "method-two-phase": "Što kraće",
  "method-optimal": "Najkraće",
  "method-beginner": "Sloj po sloj",
  "method-cfop-2look": "CFOP u dva pogleda",
  "method-corners-edges": "Uglovi, pa ivice",
  "method-genetic": "Evolucija",
  "method-korf": "Korf: najkraće, sporo",
  position: "Položaj",
  "position-note":
    "54 nalepnice (24 za 2x2x2), potezi kao R U R' U', ili link. Enter ih primenjuje.",
  "scramble-again": "Poslednje mešanje ponovo",
  scrambles: "Poslednja mešanja",
  "no-scrambles": "Ovde još nijedna kocka nije promešana.",

  "help-title": "Iz ruke do rešene kocke",
  "help-paint-title": "Držite i bojite",
  "help-paint":
    "Držite kocku kako je prikazana, sa belim centrom gore i zelenim prema vama, ili prvo obojite centre onako kako je držite. Izaberite boju i dodirnite nalepnice koje je imaju, na kocki ili na mreži, ili pređite preko više njih u jednom potezu (na ekranu osetljivom na dodir prvo malo zadržite prst). Prevucite pored kocke da vidite ostale strane. Okrugle nalepnice na mreži su centri: oni se nikad ne pomeraju. Nalepnica koju ne vidite može da ostane nepoznata: obojite je znakom pitanja. Ako sledi iz ostalih, popunjena je, s tačkom. 2x2x2 se bira pored kocke. Ima četiri nalepnice na strani i nema centara: držite je kako želite, i ostanite pri tome.",
  "help-solve-title": "Rešite",
  "help-solve":
    "Rešenje je tu odmah, i tokom jedne sekunde postaje kraće, do oko 18 poteza. Veće tabele za pretragu stižu u pregledač u pozadini, jednom, i tu ostaju. Nijednoj kocki ne treba više od 20 poteza, a stranica kaže koliko vašoj treba najmanje. Ako je neka nalepnica pogrešna, biće označena. Kocki 2x2x2 dovoljno je 11 poteza, i rešava se u najmanjem broju ako ne izaberete drugu metodu.",
  "help-follow-title": "Pratite",
  "help-follow":
    "Držite kocku kao dok ste je bojili: stranica kaže kako. <kbd>R</kbd> je četvrt okreta desne strane u smeru kazaljke na satu kad gledate u nju; <kbd>R'</kbd> suprotno; <kbd>R2</kbd> pola okreta. <kbd>U</kbd> je gore, <kbd>F</kbd> spreda, <kbd>D</kbd> dole, <kbd>L</kbd> levo, <kbd>B</kbd> pozadi. Strelica na kocki pokazuje šta se sledeće okreće. Pritisnite bilo koji potez da odete do njega, ili prevucite sloj kocke da ga okrenete.",
  "help-more-moves": "Drugi potezi: x, M, r",
  "help-keys": "Tastaturom",
  "key-colours": "<kbd>1</kbd> do <kbd>6</kbd>",
  "key-colours-do": "izbor boje; na mreži boje nalepnicu za nalepnicom",
  "key-unknown": "<kbd>7</kbd> ili <kbd>0</kbd>",
  "key-unknown-do": "izbor „nepoznato”, za ono što ne vidite",
  "key-faces-do":
    "okret strane, kad je fokus na kocki ili mreži, osim dok bojite stranu po stranu; sa Shift u drugom smeru",
  "key-arrows": "Strelice, <kbd>Enter</kbd>",
  "key-arrows-do": "kretanje po mreži i bojenje",
  "key-undo-do": "opoziv; sa Shift, ponovo",
  "key-space-do": "puštanje i pauza; korak po korak, sledeći potez",
  "key-moves-do": "kretanje kroz rešenje",
  footer:
    "Sve se dešava u vašem pregledaču; nijedna kocka ga ne napušta. Posle prve posete rešavanje radi i bez mreže, a „Nauči” i „Laboratorija” kad ih jednom otvorite. Cubewright je slobodan softver (MIT).",

  "position-failed-stickers":
    "Ne može da se pročita kao nalepnice (strane U R F D L B, svaka red po red, ili mreža); kocka je kao pre.",
  "position-failed-moves": "Ne može da se pročita kao potezi; kocka je kao pre.",
  "position-stickers": `{ $stickers ->
    [24] Pročitano kao 24 nalepnice: strane U R F D L B, svaka red po red. Mreža mora da zadrži svoje redove.
   *[other] Pročitano kao { $stickers } nalepnice.
}`,
  "position-net": "Pročitano kao mreža: { $stickers } nalepnice.",
  "position-moves": `{ $count ->
    [one] Pročitan je { $count } potez od rešene kocke.
    [few] Pročitana su { $count } poteza od rešene kocke.
   *[other] Pročitano je { $count } poteza od rešene kocke.
}`,
  "position-failed-pieces":
    "Ne može da se pročita kao delovi; kocka je kao pre. 2x2x2 se čita kao nalepnice ili potezi.",
  "position-failed-link": "Ne može da se pročita kao link sa { $site }; kocka je kao pre.",
  "position-other-puzzle": "Ovaj link sa { $site } je za drugu slagalicu; kocka je kao pre.",
  "position-other-link":
    "Mogu da se pročitaju samo linkovi ovog sajta, sa alg.cubing.net i sa Twizzle; kocka je kao pre.",
  "position-too-long": "Predugačko za kocku; kocka je kao pre.",
  "position-pieces": "Pročitano kao mesta 20 delova.",
  "position-link-stickers": `Pročitano kao link sa { $site }: { $stickers } nalepnice{ $count ->
    [0] .
    [one] , sledi { $count } potez.
    [few] , slede { $count } poteza.
   *[other] , sledi { $count } poteza.
}`,
  "position-link-moves": `Pročitano kao link sa { $site }: { $setup ->
    [0] bez pripreme
   *[other] priprema od { $setup } poteza
}, { $count ->
    [0] ne sledi nijedan potez
    [one] sledi { $count } potez
    [few] slede { $count } poteza
   *[other] sledi { $count } poteza
}.`,
  "position-because": "{ $said } { $why }",
  "position-first-line": `{ $said } { $count ->
    [one] Od { $count } reda
    [few] Od { $count } reda
   *[other] Od { $count } redova
} uzet je samo prvi.`,
  "address-failed":
    "Adresa ove stranice sadrži kocku koja ne može da se pročita; kocka je kao pre.",
  "goal-failed": "Šara u adresi ove stranice ne može da se pročita; kocka je prikazana bez nje.",

  "moves-of-method":
    "Prikazani potezi su i dalje od metode „{ $method }”. Pritisnite „Reši” za nove.",

  "not-loaded":
    "Ovo nije moglo da se otvori: datoteke nisu stigle. Proverite vezu i pokušajte ponovo.",

  "new-version": "Nova verzija je spremna.",
};
