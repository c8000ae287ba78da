// What lessons say, in Serbian, in Latin letters.

import type { Messages } from "../../widget/words/words";
import type { LearnMessage } from "./en";

export const sr: Messages<LearnMessage> = {
  title: "Cubewright: naučite da složite svoju kocku",
  tagline: "Učite na kocki koju držite u ruci.",
  page: "Stranica",
  "solve-link": "Reši",
  "lab-link": "Laboratorija",
  language: "Jezik",

  method: "Metod",
  "method-beginner": "Za početak: sloj po sloj",
  "method-cfop-2look": "CFOP u dva pogleda",
  "method-corners-edges": "Uglovi, pa ivice",
  "hold-title": "Kako se drži",
  "hold-keep": "Držite je tako dok neki potez ne kaže da se okreće cela kocka.",
  "pieces-title": "Centri, ivice, uglovi, slojevi",
  "pieces-explained":
    "Centar ima jednu nalepnicu. Nikad ne napušta svoje mesto, pa kaže koju će boju imati njegova strana. Ivica ima dve nalepnice, ugao tri. Deo je kod kuće kada svaka njegova nalepnica ima boju centra pored nje. Sloj je sve što se okreće zajedno s jednom stranom.",

  "stage-place": "Etapa { $index } od { $count }",
  reached: "gotovo",
  goal: "Cilj",
  "goal-picture": "Kocka na kraju ove etape. Ono što još nije važno je sivo.",
  "from-behind": "Gledano otpozadi.",
  "from-below": "Gledano odozdo.",
  "from-below-behind": "Gledano odozdo i otpozadi.",
  "picture-now": "Pre",
  "picture-then": "Posle",
  "pieces-now": "Gde su delovi ovog koraka sada. Sve ostalo je sivo.",
  "pieces-then": "Gde su posle ovog koraka. Sve ostalo je sivo.",
  "stage-done": "{ $stage }: gotovo.",
  "step-place": "Korak { $index } od { $count }",
  case: "Slučaj: { $case }",
  sequence: "Niz poteza: { $name }",
  help: "Koliko pomoći",
  "help-goal": "Samo cilj",
  "help-piece": "Koji deo",
  "help-place": "Kuda ide",
  "help-turns": "Potezi",
  "about-pieces": `{ $count ->
    [one] U ovom koraku je { $count } deo: { $pieces }.
    [few] U ovom koraku su { $count } dela: { $pieces }.
   *[other] U ovom koraku je { $count } delova: { $pieces }.
}`,
  "about-several": "U ovom koraku se menja više delova odjednom.",
  "place-now": "{ $piece } je sada tamo gde se sastaju { $faces }.",
  "place-then": "{ $piece } posle ovog koraka stoji između centara ovih boja: { $centres }.",
  turns: "Potezi",
  "show-turns": "Prikaži poteze",
  "next-turn": "Sledeći potez",
  "previous-turn": "Prethodni potez",
  "next-step": "Sledeći korak",
  "previous-step": "Prethodni korak",
  "all-done": "Kocka je složena. Bravo!",
  "went-on": "Lekcija se nastavlja odatle gde je vaša kocka sada.",

  "no-cube": "Ovde još nema kocke. Obojite svoju pod „Reši“, ili uzmite izmešanu.",
  "is-solved": "Ova kocka je složena. Izmešajte svoju i obojite je, ili uzmite izmešanu.",
  "paint-yours": "Oboji moju kocku",
  mix: "Izmešaj kocku",
  preparing: "Lekcija se priprema.",
  "wrong-cube":
    "Ovakva kocka ne postoji, ili nije obojena do kraja. Popravite je ovde: obojite ono što je na kocki u ruci drugačije, ili uzmite predloženu izmenu. Onda lekcija počinje.",
  "broken-link": "Kocka u adresi ove stranice ne može da se pročita.",
  failed: "Lekcija nije mogla da se pripremi ({ $code }).",
  "try-again": "Pokušaj ponovo",

  // In an element on a page of somebody else's, where nothing can be painted.
  "is-solved-here": "Ova kocka je složena. Izmešajte je da biste na njoj učili.",

  "goal-daisy":
    "Oko gornjeg centra ({ $opposite }) stoje četiri ivice s prvom bojom ({ $cross }). Nalepnice te boje gledaju nagore, kao latice cveta.",
  "goal-cross":
    "Četiri ivice prve boje ({ $cross }) su kod kuće: dole je krst, i svaki njegov krak se slaže s centrom pored sebe.",
  "goal-lower-corners":
    "Četiri ugla prve boje ({ $cross }) su kod kuće. S njima je donji sloj gotov.",
  "goal-middle-layer": "Četiri ivice srednjeg sloja su kod kuće. Gotova su dva sloja od tri.",
  "goal-upper-cross":
    "Četiri gornje ivice odozgo pokazuju boju gornjeg centra ({ $opposite }): krst. Njihove druge strane još mogu biti pogrešne.",
  "goal-upper-edges":
    "Četiri gornje ivice su kod kuće: i strane gornjeg krsta se slažu s centrima.",
  "goal-upper-corners-placed":
    "Svaki gornji ugao je na svom mestu: ima boje tri centra oko sebe. Još može biti pogrešno okrenut.",
  "goal-pairs": `{ $count ->
    [one] { $count } par je kod kuće.
    [few] { $count } para su kod kuće.
   *[other] { $count } parova je kod kuće.
} Par su ugao prve boje ({ $cross }) i ivica iznad njega s druge dve njegove boje.`,
  "goal-upper-face":
    "Cela gornja strana je jedne boje ({ $opposite }). Bočne strane gornjeg sloja još mogu biti pogrešne.",
  "goal-upper-corners":
    "Gornji uglovi dobro stoje jedan prema drugom. Da budu kod kuće, treba najviše okrenuti njihov sloj.",
  "goal-solved": "Svaki deo je kod kuće. Kocka je složena.",
  "goal-edges-oriented":
    "Nijednoj ivici više ne treba četvrt okreta prednje ili zadnje strane. Odavde te dve strane prave samo poluokrete.",
  "goal-corners-oriented":
    "Gore i dole svi uglovi pokazuju samo dve boje: { $cross } i { $opposite }. Četiri ivice srednjeg sloja su u tom sloju. Odavde samo gornja i donja strana prave četvrtine okreta.",
  "goal-half-turns":
    "Na svakoj strani su samo dve boje: njena i boja naspramne strane. Odavde su dovoljni poluokreti.",
  "goal-corners-placed":
    "Svaki ugao je na svom mestu: ima boje tri centra oko sebe. Još može biti pogrešno okrenut.",
  "goal-edges-placed":
    "I svaka ivica je na svom mestu: ima boje dva centra pored sebe. Još može biti obrnuta.",
  "goal-corners-turned": "Svaki ugao je okrenut kako treba. Svi uglovi su kod kuće.",

  "why-edge-into-daisy": "{ $piece } dolazi pored gornjeg centra. Što je već tamo, ostaje.",
  "why-edge-down-to-cross":
    "{ $piece } dolazi iznad centra svoje druge boje. Odatle poluokret vodi nadole, kući.",
  "why-corner-out-of-slot":
    "{ $piece } je u donjem sloju, ali pogrešno. Prvo ide gore. Kući ga vodi neki kasniji korak.",
  "why-corner-into-slot":
    "{ $piece } dolazi iznad svog mesta. Odatle ga niz poteza vodi nadole. Ostali uglovi dole ostaju.",
  "why-edge-out-of-slot":
    "{ $piece } je u srednjem sloju, ali pogrešno. Prvo ide gore. Kući je vodi neki kasniji korak.",
  "why-edge-into-slot":
    "{ $piece } ide iz gornjeg sloja u srednji. Donji sloj se za to otvori i opet zatvori.",
  "why-upper-edges-flipped":
    "Niz poteza obrće gornje ivice. Na kraju su dva donja sloja kao što su bila.",
  "why-upper-edges-cycled":
    "Tri gornje ivice menjaju mesta ukrug. Na kraju su dva donja sloja kao što su bila.",
  "why-upper-corners-cycled": "Tri gornja ugla menjaju mesta ukrug. Ništa drugo ne menja mesto.",
  "why-upper-corner-turned":
    "{ $piece } dolazi napred desno i tamo se okreće. Donji slojevi za to vreme izgledaju izmešano. Posle poslednjeg ugla opet su u redu.",
  "why-upper-layer-turned":
    "Gornji delovi dobro stoje jedan prema drugom. Treba samo okrenuti njihov sloj.",
  "why-shortest-cross": `{ $turns ->
    [one] Ceo krst pravi { $turns } okret.
    [few] Ceo krst prave { $turns } okreta.
   *[other] Ceo krst pravi { $turns } okreta.
} Manje nije dovoljno.`,
  "why-slot-brought-out":
    "Ono što je na ovom mestu nije par koji je kod kuće. Prvo ide gore, a neki kasniji korak nastavlja.",
  "why-pair-into-slot":
    "Ugao i njegova ivica idu kući zajedno. Parovi koji su već kod kuće ostaju.",
  "why-last-layer-turned":
    "Niz poteza okreće gornje delove. Na kraju su dva donja sloja kao što su bila.",
  "why-last-layer-permuted":
    "Gornji delovi menjaju mesta, a nijedan se ne okreće. Na kraju su dva donja sloja kao što su bila.",
  "why-oriented-edges": `{ $edges ->
    [one] Još { $edges } ivici treba
   *[other] Broj ivica: { $edges }. Još im treba
} četvrt okreta prednje ili zadnje strane. Posle ovih poteza nijednoj.`,
  "why-oriented-corners":
    "Uglova koji su još pogrešno okrenuti: { $corners }. Ivica srednjeg sloja koje su drugde: { $edges }.",
  "why-half-turns":
    "Delova koje poluokreti još ne mogu da vrate kući: uglova { $corners }, ivica { $edges }.",
  "why-solved": "Delova koji još nisu kod kuće: uglova { $corners }, ivica { $edges }.",
  "why-permutation-made-even":
    "{ $piece } napušta svoje mesto. Odavde po tri ugla mogu da menjaju mesta, i ne ostaju dva viška.",
  "why-corners-cycled": "Tri ugla menjaju mesta ukrug. Svaka ivica ostaje na svom mestu.",
  "why-edges-cycled": "Tri ivice menjaju mesta ukrug. Svaki ugao ostaje na svom mestu.",
  "why-corners-turned":
    "Dva ugla se okreću na svojim mestima, svaki na svoju stranu. Ništa drugo se ne menja.",
  "why-edges-flipped": "Dve ivice se obrću na svojim mestima. Ništa drugo se ne menja.",

  "sequence-corner-in": "ugao unutra, zdesna",
  "sequence-corner-in-left": "ugao unutra, sleva",
  "sequence-corner-facing-up-in": "ugao unutra, bojom nagore",
  "sequence-edge-in": "ivica unutra, udesno",
  "sequence-edge-in-left": "ivica unutra, ulevo",
  "sequence-upper-cross": "gornji krst",
  "sequence-turn-corner": "okreni ugao",
  "sequence-turn-corner-back": "okreni ugao nazad",
  "sequence-slot-out": "isprazni mesto para",
  "sequence-oll-line": "linija",
  "sequence-oll-angle": "ugaonik",
  "sequence-oll-dot": "tačka",
  "sequence-quarter-turn": "jedna četvrt okreta",
  "sequence-quarter-turn-back": "jedna četvrt okreta nazad",
  "sequence-corner-cycle": "tri ugla ukrug",
  "sequence-corner-cycle-back": "tri ugla ukrug, nazad",
  "sequence-edge-cycle": "tri ivice ukrug",
  "sequence-corner-twist": "okreni dva ugla",
  "sequence-corner-twist-back": "okreni dva ugla nazad",
  "sequence-edge-flip": "obrni dve ivice",

  // 2x2x2.
  "method-ortega": "Ortega: strane, pa slojevi",
  "mix-pocket": "Izmešaj 2x2x2",
  "pocket-pieces-title": "Uglovi, slojevi, strane",
  "pocket-pieces-explained":
    "2x2x2 ima samo uglove. Svaki ima tri nalepnice. Sloj su četiri ugla koja se okreću zajedno s jednom stranom. Sloj je gotov kad je njegova strana jedne boje, a na svakom boku su mu dve nalepnice iste. Nema centara koji bi rekli koje će boje biti strana: to kažu uglovi.",
  "place-then-faces": "Posle ovog koraka { $piece } stoji tamo gde se sastaju { $faces }.",
  "goal-first-layer":
    "Četiri ugla prve boje ({ $cross }) čine donji sloj: odozdo je sve te boje, a na svakom boku su dve donje nalepnice iste.",
  "goal-last-corners-placed":
    "Gornji uglovi su u pravom redosledu: svaki je iznad ugla s kojim ima dve zajedničke boje, osim što možda treba okrenuti njihov sloj. Još mogu biti pogrešno okrenuti.",
  "goal-first-face":
    "Donja strana je jedne boje ({ $cross }). Bokovi još ne moraju da se slažu: redosled uglova je svejedno.",
  "goal-both-faces": "Gornja i donja strana su svaka jedne boje. Bokovi još mogu biti pogrešni.",
  "goal-pocket-solved": "Svaka strana je jedne boje. Kocka je složena.",
  "why-first-corner":
    "{ $piece } ostaje gde je. Oko njega se gradi sloj prve boje ({ $cross }), zato ta boja ide dole.",
  "why-face-made": `{ $turns ->
    [0] Strana prve boje ({ $cross }) je već tu.
    [one] { $turns } okret pravi stranu prve boje ({ $cross }). Ona se drži dole.
    [few] { $turns } okreta prave stranu prve boje ({ $cross }). Ona se drži dole.
   *[other] { $turns } okreta pravi stranu prve boje ({ $cross }). Ona se drži dole.
}`,
  "why-both-layers-permuted":
    "Uglovi jednog sloja ili oba menjaju mesta. Gornja i donja strana zadržavaju svoju boju.",
  "pocket-why-upper-corner-turned":
    "{ $piece } dolazi napred desno i tamo se okreće. Donji sloj za to vreme izgleda izmešano. Posle poslednjeg ugla opet je u redu.",
  "pocket-why-last-layer-turned":
    "Niz poteza okreće gornje uglove. Na kraju je donja strana opet jedne boje.",
  "sequence-pbl-adjacent": "dva susedna gore",
  "sequence-pbl-diagonal": "dva naspramna gore",
  "sequence-pbl-adjacent-adjacent": "dva susedna gore, dva dole",
  "sequence-pbl-adjacent-diagonal": "dva susedna u jednom sloju, dva naspramna u drugom",
  "sequence-pbl-diagonal-diagonal": "dva naspramna gore, dva dole",
  // The case library.
  "library-link": "Svi slučajevi",

  // Na kocki na ekranu.
  "pointed-piece": `{ $count ->
    [one] Na kocki ima okvir.
   *[other] Na kocki imaju okvire.
}`,
  "pointed-place": `{ $count ->
    [one] Na kocki ima okvir, a mesto na koje ide ima tačke.
   *[other] Na kocki imaju okvire, a mesta na koja idu imaju tačke.
}`,
  "letters-title": "Slova poteza",
  "letters-explained":
    "U, R, F, D, L i B su gornja, desna, prednja, donja, leva i zadnja strana: četvrtina kruga u smeru kazaljke na satu, kada gledate tu stranu. Sa ' ide suprotno, sa 2 je pola kruga. M je sloj između leve i desne strane, okrenut kao L. Malo slovo, kao r ili f, okreće stranu zajedno sa slojem pored nje. x, y i z okreću celu kocku kao R, U i F.",
  "by-hand-title": "Kako sami da okrećete kocku na ekranu",
  "by-hand-explained":
    "Prevucite sloj da ga okrenete. Ili dajte kocki fokus i pritisnite U, R, F, D, L ili B: gornja, desna, prednja, donja, leva ili zadnja strana se okreće u smeru kazaljke, sa Shift obrnuto. Okret koji je u lekciji na redu vodi dalje. Posle drugog okreta pita se da li da se nastavi odatle.",

  aloud: "Čitaj naglas",
  "mathematics-link": "Matematika iza toga",
  "mathematics-why":
    "Zašto to radi, za one koji pitaju: koliko ima položaja, šta potezi ne mogu, kako radi dokaz.",
  "part-failed": "Ovaj deo nije mogao da se učita. Pogledajte ima li mreže, pa pokušajte ponovo.",

  // Practising a stage; the rest of its words is in practice/words/.
  practise: "Vežba",
  "practise-stage": "Vežba: { $stage }",
  "from-practice": "Ova lekcija pokazuje kako se radi ono što ste vežbali.",
  "to-practice": "Nazad na vežbu",
  "to-my-cube": "Nazad na moju kocku",
};
