// What the case library says, in Serbian, in Latin letters.

import type { Messages } from "../../../widget/words/words";
import type { LibraryMessage } from "./en";

export const sr: Messages<LibraryMessage> = {
  title: "Svi slučajevi",
  intro:
    "Slučajevi metode CFOP, za 3x3x3: šta možete sresti na svojoj kocki i koji potezi to rešavaju.",
  back: "Nazad na lekciju",
  sets: "Koji slučajevi",
  "about-f2l": `F2L, prva dva sloja: ugao i ivica kojoj je mesto iznad njega idu zajedno na svoje mesto. Slučajeva: { $count }. Sve što nije važno je sivo.`,
  "about-oll": `OLL, usmeravanje poslednjeg sloja: posle njega cela gornja strana ima jednu boju ({ $colour }). Slučajeva: { $count }. Sloj gledate odozgo. Trake po rubu su nalepnice te boje koje gledaju na tu stranu.`,
  "oll-on-paper": "Na ovom listu je ta boja bela, a sve ostale su tamnosive.",
  "about-pll": `PLL, razmeštanje poslednjeg sloja: njegovi delovi menjaju mesta. Slučajeva: { $count }. Sloj gledate odozgo. Strelice kažu kuda koji deo ide.`,

  search: "Ime ili broj",
  found: `{ $count ->
    [0] Nijedan slučaj se tako ne zove. Probajte broj, recimo 27, ili slova, recimo Ja.
   *[other] Nađeno slučajeva: { $count }.
}`,
  train: "Vežbaj { $set }",
  print: "Odštampaj { $set }",

  "f2l-above": "Ugao i ivica u gornjem sloju",
  "f2l-corner-in": "Ugao na svom mestu, ivica gore",
  "f2l-edge-in": "Ivica na svom mestu, ugao gore",
  "f2l-both-in": "Oboje na svom mestu, ali pogrešno",
  "oll-cross": "Sve četiri ivice gledaju gore",
  "oll-line": "Gore gledaju dve ivice jedna naspram druge",
  "oll-angle": "Gore gledaju dve ivice jedna do druge",
  "oll-dot": "Nijedna ivica ne gleda gore",
  "pll-edges": "Mesta menjaju samo ivice",
  "pll-corners": "Mesta menjaju samo uglovi",
  "pll-one-pair": "Ivice i uglovi; na jednoj strani su oba ugla iste boje",
  "pll-no-pair": "Ivice i uglovi; na svakoj strani su uglovi različitih boja",

  "looking-up": "Gledaju gore: { $places }.",
  "looking-up-none": "Gore gleda samo centar.",
  "looking-F": "Gledaju napred: { $places }.",
  "looking-R": "Gledaju desno: { $places }.",
  "looking-B": "Gledaju nazad: { $places }.",
  "looking-L": "Gledaju levo: { $places }.",
  "place-ULB": "pozadi levo",
  "place-UB": "pozadi",
  "place-UBR": "pozadi desno",
  "place-UL": "levo",
  "place-UR": "desno",
  "place-UFL": "napred levo",
  "place-UF": "napred",
  "place-URF": "napred desno",
  "corners-go": "Uglovi: { $ways }.",
  "edges-go": "Ivice: { $ways }.",
  "sides-show":
    "Šta se vidi na svakoj strani kad se gleda pravo u nju: napred – { $front }; desno – { $right }; pozadi – { $back }; levo – { $left }.",
  "side-all": "tri nalepnice iste boje",
  "side-corners": "oba ugla iste boje",
  "side-left-pair": "levi ugao i ivica iste boje",
  "side-right-pair": "desni ugao i ivica iste boje",
  "side-none": "tri različite boje",
  "piece-at": "{ $piece }: tamo gde se sastaju { $faces }. Boja { $colour }: { $face }.",

  nickname: "Zove se i { $name }",
  sees: "Šta se vidi",
  "show-me": "Pokaži mi na kocki",
  "set-up": "Postavi ponovo",
  "own-cube": "Na svojoj kocki",
  "own-cube-how":
    "Uzmite složenu kocku i držite je kao ovu ovde. Ovi potezi od nje prave ovaj slučaj:",
  previous: "Prethodni slučaj",
  next: "Sledeći slučaj",
  all: "Svi slučajevi",

  "train-title": "Koji je ovo slučaj?",
  answers: "Odgovori",
  "dont-know": "Ne znam",
  right: "Tačno: ovo je { $name }.",
  wrong: "Ne, ovo je { $name }.",
  told: "Ovo je { $name }.",
  "next-question": "Sledeće pitanje",
  "see-case": "Pogledaj { $name }",
  "train-how-title": "Kako to ide",
  "train-how":
    "Ono što promašite uskoro dolazi opet. Ono što znate dolazi svaki put upola ređe. Slučaj koji znate tri puta zaredom važi kao naučen.",
  known: "Naučeno: { $known } od { $count }",
  "not-kept": "Ovaj pregledač ništa ne čuva, pa vaš napredak traje samo dok traje ova poseta.",
  forget: "Obriši moj napredak za { $set }",
  forgotten: "Vaš napredak za { $set } je obrisan.",

  sequences: "Kako se može okretati",
  "way-own": "Uobičajeni način",
  "way-R-U": "Desnom rukom: samo R i U",
  "way-R-U-F": "Samo R, U i F",
  "way-L-U": "Levom rukom: samo L i U",
  "way-L-U-F": "Levom rukom: samo L, U i F",
  "way-y-L-U": "Levom rukom: prvo okrenite celu kocku, onda samo L i U",
};
