// What is said where a stage is practised, in Serbian.

import type { Messages } from "../../../widget/words/words";
import type { PracticeMessage } from "./en";

export const sr: Messages<PracticeMessage> = {
  title: "Vežba: { $stage }",
  position: `{ $stages ->
    [0] Nova nasumična kocka. Ništa na njoj nije unapred složeno.
    [one] Nova kocka: ono što radi etapa pre ove gotovo je. Sve ostalo je slučajno.
    [few] Nova kocka: ono što rade { $stages } etape pre ove gotovo je. Sve ostalo je slučajno.
   *[other] Nova kocka: ono što radi { $stages } etapa pre ove gotovo je. Sve ostalo je slučajno.
}`,
  preparing: "Priprema se nova kocka.",
  failed: "Kocka nije mogla da se pripremi ({ $code }).",
  "no-stage": "Nema takve etape za vežbu.",
  "try-again": "Pokušaj ponovo",

  tally: "Koliko poteza",
  "your-turns": "Vaši potezi",
  "lesson-turns": "Potezi lekcije",
  "ways-to-turn": "Povucite sloj, pritisnite ovu dugmad ili tastere na tastaturi.",
  "turns-so-far": "Vaših poteza: { $turns }.",
  reached: "Cilj je dostignut. Vaših poteza: { $turns }!",
  "reached-at-cost": "Cilj je dostignut: { $turns }!",
  "reached-fewer": "Trebalo vam je manje poteza nego lekciji.",
  "reached-same": "Trebalo vam je isto toliko poteza koliko i lekciji.",
  "reached-more": "Lekciji treba manje poteza. Pogledajte kako, ili pokušajte ponovo.",
  "take-back": "Vrati potez",
  "start-again": "Od početka",
  another: "Druga kocka",
  "next-stage": "Sledeća etapa: { $stage }",
  "show-how": "Pokaži kako",
  "to-my-cube": "Nazad na moju kocku",
  "turn-title": "Kako se okreće i šta se broji",
  "turn-explained":
    "Povucite sloj prstom ili mišem, ili pritisnite dugme ispod kocke. Ako imate tastaturu, svaka strana ima i svoj taster: U za gornju, D donju, L levu, R desnu, F prednju, B zadnju. Uz Shift se okreće na drugu stranu.",
  "letters-everywhere":
    "Slova na tastaturi okreću kocku gde god da ste na stranici, a ne samo na kocki i njenim dugmadima.",
  "count-explained": `{ $metric ->
    [qtm] Četvrtina okreta jedne strane je jedan potez, a pola okreta dva. Dva okreta iste strane jedan za drugim broje se kao okret koji zajedno čine.
    [axial-htm] Okret jedne strane je jedan potez, i kad je to pola okreta. Okreti iste strane ili suprotnih strana jedan za drugim su jedan potez.
    [axial-qtm] Četvrtina okreta jedne strane je jedan potez, a pola okreta dva. Dva okreta iste strane jedan za drugim broje se kao okret koji zajedno čine. Od okreta suprotnih strana jedan za drugim broji se samo veći.
   *[htm] Okret jedne strane je jedan potez, i kad je to pola okreta. Dva okreta iste strane jedan za drugim su jedan potez.
} Pogled na kocku s druge strane se ne broji.`,
  "counted-qtm": "Broje se četvrtine okreta.",
  "counted-axial-htm": "Okreti suprotnih strana odjednom broje se kao jedan.",
  "counted-axial-qtm": "Broje se četvrtine okreta, suprotne strane odjednom.",
  "pad-title": "Okretanje dugmadima",

  progress: "Vaš napredak",
  "progress-none": "Još nema ničega. Počinje prvim ciljem koji dostignete.",
  "progress-kept": "Čuva se samo na ovom uređaju.",
  "progress-unkept":
    "Ovaj pregledač ne čuva ništa za ovu stranicu, pa napredak traje samo dok je ne napustite.",
  stage: "Etapa",
  times: "Puta",
  best: "Najbolje",
  mean: "Prosek",
  "lesson-mean": "Prosek lekcije",
  delete: "Obriši moj napredak",
  deleted: "Vaš napredak je obrisan.",
  "bring-back": "Vrati ga",
};
