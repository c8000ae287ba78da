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

  method: "Metoda",
  "method-beginner": "Za početak: sloj po sloj",
  "method-cfop-2look": "CFOP u dva pogleda",
  "method-corners-edges": "Uglovi, pa ivice",
  "last-turn": "Poslednji potez: { $turn }.",
  "hold-keep": "Držite je tako dok neki potez ne kaže da se okreće cela kocka.",
  "hold-after": "Posle toga: { $hold }",
  "pieces-title": "Centri, ivice, uglovi, slojevi",
  "pieces-explained":
    "Strana je jedna od šest strana kocke. Centar ima jednu nalepnicu. Nikad ne napušta svoje mesto, pa kaže koju će boju imati njegova strana. Ivica ima dve nalepnice, ugao tri. Deo je kod kuće kada svaka njegova nalepnica ima boju centra pored nje. Ivica je prevrnuta kada je na svom mestu sa zamenjenim nalepnicama. Sloj je sve što se okreće zajedno s jednom stranom. Niz je nekoliko poteza zaredom koji se znaju napamet.",

  "stage-place": "Etapa { $index } od { $count }",
  "stages-right": "Već je u redu, nema šta da se radi: { $stages }.",
  reached: "gotovo",
  "lesson-cost": "Cela lekcija: { $cost }.",
  goal: "Cilj",
  "goal-picture": "Kocka na kraju ove etape. Ono što još nije važno je sivo.",
  "from-behind": "Gledano otpozadi.",
  "from-below": "Gledano odozdo.",
  "from-below-behind": "Gledano odozdo i otpozadi.",
  "picture-now": "Pre",
  "picture-then": "Posle",
  "pieces-now": "Gde su delovi ovog koraka pre njegovih poteza. Sve ostalo je sivo.",
  "pieces-then": "Gde su posle ovog koraka. Sve ostalo je sivo.",
  "stage-done": "{ $stage }: gotovo.",
  "step-of-stage": "{ $stage }: korak { $index } od { $count }",
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
  "place-now": "{ $piece } je pre poteza tamo gde se sastaju { $faces }.",
  "place-then": "{ $piece } posle ovog koraka stoji između centara ovih boja: { $centres }.",
  turns: "Potezi",
  "show-turns": "Prikaži poteze",
  "next-turn": "Sledeći potez",
  "previous-turn": "Prethodni potez",
  "next-step": "Sledeći korak",
  "previous-step": "Prethodni korak",
  "all-done": "Kocka je složena. Bravo!",
  "went-on": "Lekcija se nastavlja odatle gde je vaša kocka sada.",
  "went-back":
    "Lekcija se nastavlja odatle gde je vaša kocka sada. Ono što je bilo složeno više nije celo, pa lekcija ponovo počinje od etape „{ $stage }”.",
  "repaint-explained":
    "Pod „Reši” je kocka obojena onako kako je lekcija zna. Obojite tamo ono što je na kocki u ruci drugačije, pa pritisnite „Nauči”: lekcija se nastavlja od vaše kocke.",
  "take-back": "Poništi to",

  "no-cube": "Ovde još nema kocke. Obojite svoju pod „Reši”, ili uzmite izmešanu.",
  "is-solved": "Ova kocka je složena. Izmešajte svoju i obojite je, ili uzmite izmešanu.",
  "another-cube": "Druga kocka",
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
    "Oko gornjeg centra ({ $opposite }) stoje četiri ivice s prvom bojom ({ $cross }). Svaka ima dve nalepnice: ona te boje gleda nagore, kao latica cveta.",
  "goal-cross":
    "Četiri ivice prve boje ({ $cross }) su kod kuće: dole je krst, i svaki njegov krak se slaže s centrom pored sebe.",
  "goal-lower-corners":
    "Četiri ugla prve boje ({ $cross }), svaki s tri nalepnice, kod kuće su. S njima je donji sloj gotov.",
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
    "Gornji uglovi se međusobno slažu. Da budu kod kuće, treba najviše okrenuti njihov sloj.",
  "goal-solved": "Svaki deo je kod kuće. Kocka je složena.",
  "goal-edges-oriented":
    "Svaka ivica je usmerena: može kući bez četvrtine okreta prednje ili zadnje strane. Odavde te dve strane prave samo poluokrete.",
  "goal-corners-oriented":
    "Gore i dole svi uglovi pokazuju samo dve boje: { $cross } i { $opposite }. Četiri ivice srednjeg sloja su u tom sloju. Odavde samo gornja i donja strana prave četvrtine okreta.",
  "goal-half-turns":
    "Na svakoj strani su samo dve boje: njena i boja suprotne strane. Odavde su dovoljni poluokreti.",
  "goal-corners-placed":
    "Svaki ugao je na svom mestu: ima boje tri centra oko sebe. Još može biti pogrešno okrenut.",
  "goal-edges-placed":
    "I svaka ivica je na svom mestu: ima boje dva centra pored sebe. Još može biti obrnuta.",
  "goal-corners-turned": "Svaki ugao je okrenut kako treba. Svi uglovi su kod kuće.",

  "why-edge-into-daisy":
    "{ $piece } dolazi pored gornjeg centra. Ivice koje su već tamo ostaju pored njega.",
  "why-edge-down-to-cross":
    "{ $piece } dolazi iznad centra svoje druge boje. Odatle poluokret vodi nadole, kući.",
  "why-corner-out-of-slot":
    "{ $piece } je u donjem sloju na pogrešnom mestu ili pogrešno okrenut. Prvo ide gore. Kući ga vodi neki kasniji korak.",
  "why-corner-into-slot":
    "{ $piece } dolazi iznad svog mesta. Odatle ga nadole vodi niz poteza koji se zna napamet. Ostali uglovi dole ostaju.",
  "why-edge-out-of-slot":
    "{ $piece } je u srednjem sloju na pogrešnom mestu ili obrnuta. Prvo ide gore. Kući je vodi neki kasniji korak.",
  "why-edge-into-slot":
    "{ $piece } ide iz gornjeg sloja u srednji. Donji sloj se za to otvori i opet zatvori.",
  "why-upper-edges-flipped":
    "Niz poteza obrće gornje ivice. Na kraju su dva donja sloja kao što su bila.",
  "why-upper-edges-cycled":
    "Gornje ivice menjaju mesta. Na kraju su dva donja sloja kao što su bila.",
  "why-upper-corners-cycled": "Tri gornja ugla menjaju mesta ukrug. Ništa drugo ne menja mesto.",
  "why-upper-corner-turned":
    "{ $piece } dolazi napred desno i tamo se okreće. Donji slojevi za to vreme izgledaju izmešano. Posle poslednjeg ugla opet su u redu.",
  "why-upper-layer-turned": "Gornji delovi se međusobno slažu. Treba samo okrenuti njihov sloj.",
  "why-upper-edges-turned": "Gornje ivice se međusobno slažu. Treba samo okrenuti njihov sloj.",
  "why-shortest-cross": `{ $turns ->
    [one] Ceo krst je gotov za { $turns } okret.
    [few] Ceo krst je gotov za { $turns } okreta.
   *[other] Ceo krst je gotov za { $turns } okreta.
} Manje nije dovoljno.`,
  "why-half-turn-is-one":
    "Ovde se svaki okret jedne strane broji kao jedan, i kad je to pola okreta.",
  "why-slot-brought-out":
    "Napred desno niz poteza prazni mesto para koji nije kod kuće. Ono što je tu bilo ide gore, a kući u nekom kasnijem koraku.",
  "why-pair-into-slot":
    "Ugao i njegova ivica idu kući zajedno. Parovi koji su već kod kuće ostaju.",
  "why-last-layer-turned":
    "Niz poteza okreće gornje delove. Na kraju su dva donja sloja kao što su bila.",
  "why-last-layer-permuted":
    "Gornji delovi menjaju mesta, a nijedan se ne okreće. Na kraju su dva donja sloja kao što su bila.",
  "why-oriented-edges": `{ $edges ->
    [one] Pre ovih poteza { $edges } ivici treba
   *[other] Pre ovih poteza ivicama (njih { $edges }) treba
} četvrt okreta prednje ili zadnje strane. Posle njih nijednoj.`,
  "why-oriented-corners":
    "Pre ovih poteza, uglova koji su pogrešno okrenuti: { $corners }; ivica srednjeg sloja koje su drugde: { $edges }.",
  "why-half-turns":
    "Pre ovih poteza, delova koje poluokreti ne mogu da vrate kući: uglova { $corners }, ivica { $edges }.",
  "why-solved":
    "Pre ovih poteza, delova koji nisu kod kuće: uglova { $corners }, ivica { $edges }.",
  "why-permutation-made-even":
    "{ $piece } četvrtinom okreta dolazi na svoje mesto. Odavde po tri ugla mogu da menjaju mesta, i ne ostaju dva viška.",
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
    "{ $piece }: oko njega se gradi sloj prve boje ({ $cross }). Slojevi se ne okreću: okreće se samo cela kocka, da ta boja tog ugla gleda nadole.",
  "why-face-made": `{ $turns ->
    [0] Strana prve boje ({ $cross }) je već tu.
    [one] { $turns } okret pravi stranu prve boje ({ $cross }). Ona se drži dole.
    [few] { $turns } okreta prave stranu prve boje ({ $cross }). Ona se drži dole.
   *[other] { $turns } okreta pravi stranu prve boje ({ $cross }). Ona se drži dole.
}`,
  "why-both-layers-permuted":
    "Uglovi jednog sloja ili oba menjaju mesta. Gornja i donja strana zadržavaju svoju boju.",
  "pocket-why-upper-corners-cycled":
    "Gornji uglovi menjaju mesta. Na kraju je donji sloj kao što je bio.",
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
    "U, R, F, D, L i B su gornja, desna, prednja, donja, leva i zadnja strana: četvrt okreta u smeru kazaljke na satu, kada gledate tu stranu. Sa ' ide suprotno, sa 2 je pola okreta. M je sloj između leve i desne strane, okrenut kao L. Malo slovo, kao r ili f, okreće stranu zajedno sa slojem pored nje. x, y i z okreću celu kocku kao R, U i F.",
  "pocket-letters-explained":
    "U, R, F, D, L i B su gornja, desna, prednja, donja, leva i zadnja strana: četvrt okreta u smeru kazaljke na satu, kada gledate tu stranu. Sa ' ide suprotno, sa 2 je pola okreta. x, y i z okreću celu kocku kao R, U i F.",
  "by-hand-title": "Kako sami da okrećete kocku na ekranu",
  "by-hand-explained":
    "Prevucite sloj da ga okrenete. Ako imate tastaturu, prvo izaberite kocku: pritisnite je, ili dođite do nje tasterom Tab. Onda U, R, F, D, L ili B okreće gornju, desnu, prednju, donju, levu ili zadnju stranu u smeru kazaljke, sa Shift obrnuto. Okret koji je u lekciji na redu vodi dalje. Posle drugog okreta pita se da li da se nastavi odatle.",

  // Šta se vidi u poslednjem sloju pre poteza jednog koraka, i šta važi posle njih.
  "before-turns": "Pre poteza",
  "after-turns": "Posle poteza",
  "only-a-name": "To je samo ime koje su mu ljudi dali.",
  "spot-ULB": "pozadi levo",
  "spot-UB": "pozadi",
  "spot-UBR": "pozadi desno",
  "spot-UL": "levo",
  "spot-UR": "desno",
  "spot-UFL": "napred levo",
  "spot-UF": "napred",
  "spot-URF": "napred desno",
  "here-then": "Kad niz poteza počne, mesto im je ovde: { $places }.",
  "any-side":
    "Niz poteza deluje sa svake strane. Ipak držite kocku onako kako lekcija kaže: njeni sledeći potezi nastavljaju odatle.",
  "see-edges-up": `{ $shape ->
    [none] Nijedna gornja ivica nema gore gornju boju ({ $colour }). Ovaj slučaj se zove tačka.
    [across] Dve gornje ivice jedna naspram druge imaju gore gornju boju ({ $colour }). Ovaj slučaj se zove linija.
    [beside] Dve susedne gornje ivice imaju gore gornju boju ({ $colour }). Ovaj slučaj se zove ugaonik.
   *[all] Sve četiri gornje ivice imaju gore gornju boju ({ $colour }).
}`,
  "then-edges-up": `{ $shape ->
    [across] Dve gornje ivice jedna naspram druge imaju gore gornju boju ({ $colour }): linija. Sledeći korak nastavlja odatle.
    [beside] Dve susedne gornje ivice imaju gore gornju boju ({ $colour }): ugaonik. Sledeći korak nastavlja odatle.
   *[all] Sve četiri gornje ivice imaju gore gornju boju ({ $colour }): krst.
}`,
  "see-edges-matching": `Kad bi se gornji sloj okrenuo tako da se što više gornjih ivica slaže s centrima pored sebe, { $shape ->
    [beside] slagale bi se dve susedne: { $pieces }.
   *[across] slagale bi se dve jedna naspram druge: { $pieces }.
}`,
  "then-edges-matching": `{ $shape ->
    [all] Slažu se sve četiri gornje ivice, kad se njihov sloj okrene kako treba.
    [across] Mogu da se slažu dve gornje ivice jedna naspram druge. Sledeći korak nastavlja odatle.
   *[beside] Mogu da se slažu dve susedne gornje ivice. Sledeći korak nastavlja odatle.
}`,
  "two-edges-stay":
    "Ako se ne računa okret gornjeg sloja, dve gornje ivice ostaju gde su: { $pieces }. Druge dve menjaju mesta.",
  "see-corners-placed": `Tražite gornje uglove koji imaju boje tri centra oko sebe, kako god da su okrenuti. { $count ->
    [0] Još nema nijednog.
    [one] Ima jedan: { $pieces }.
   *[other] Ima ih { $count }: { $pieces }.
}`,
  "pocket-see-corners-placed":
    "Kad bi se gornji sloj okrenuo tako da što više gornjih uglova bude iznad uglova s kojima imaju po dve zajedničke boje, tako bi stajala dva: { $pieces }. Kako su okrenuti, nije važno.",
  "pocket-two-corners-stay":
    "Ako se ne računa okret gornjeg sloja, dva gornja ugla ostaju gde su: { $pieces }. Druga dva menjaju mesta.",
  "one-corner-stays":
    "Kad niz poteza počne, { $piece } je ovde: { $place }. Tu i ostaje. Ostala tri gornja ugla menjaju mesta.",
  "then-corners-placed": `{ $count ->
    [0] Nijedan gornji ugao još nije na svom mestu. Sledeći korak nastavlja odatle.
    [4] Sva četiri gornja ugla su na svojim mestima.
    [one] Na svom mestu je { $count } gornji ugao. Sledeći korak nastavlja odatle.
   *[other] Na svojim mestima su { $count } gornja ugla. Sledeći korak nastavlja odatle.
}`,
  "pocket-then-corners-placed": `{ $count ->
    [4] Sva četiri gornja ugla su u pravom redosledu. Možda još treba okrenuti njihov sloj.
   *[other] Redosled još nije pravi. Sledeći korak nastavlja odatle.
}`,
  "see-corners-turned": `{ $count ->
    [one] Samo jedan gornji ugao nema gore gornju boju ({ $colour }): { $piece }.
   *[other] Gornjih uglova koji gore nemaju gornju boju ({ $colour }): { $count }. U ovom koraku je jedan od njih: { $piece }.
}`,
  "bring-corner":
    "Kad prvi takav ugao bude napred desno, celu kocku držite tako dok i poslednji ne bude u redu. Sledeći tamo dolazi okretima samo gornjeg sloja.",
  "then-corners-turned": `{ $piece } ima gore gornju boju ({ $colour }). { $count ->
    [0] Sad je imaju sva četiri gornja ugla, i sve ispod je opet u redu.
    [one] Ostaje da se okrene još { $count } gornji ugao.
   *[other] Ostaje da se okrenu još { $count } gornja ugla.
}`,
  "see-stickers-up": `{ $count ->
    [0] Kad niz poteza počne, nijedna ivica ni ugao nema gore gornju boju ({ $colour }).
   *[other] Kad niz poteza počne, gornja boja ({ $colour }) je gore ovde: { $places }.
}`,
  "pocket-see-stickers-up": `{ $count ->
    [0] Kad niz poteza počne, nijedan gornji ugao nema gore gornju boju ({ $colour }).
   *[other] Kad niz poteza počne, gornja boja ({ $colour }) je gore ovde: { $places }.
}`,
  "then-stickers-up": "Cela gornja strana je jedne boje ({ $colour }).",
  "corners-change": "Gledano kad niz poteza počne, gornji uglovi menjaju mesta ovako: { $ways }.",
  "edges-change": "Gledano kad niz poteza počne, gornje ivice menjaju mesta ovako: { $ways }.",
  "lower-corners-change":
    "Gledano kad niz poteza počne, donji uglovi menjaju mesta ovako: { $ways }.",
  "then-permuted": `{ $what ->
    [all] Svi gornji delovi se međusobno slažu. Možda još treba okrenuti njihov sloj.
    [corners] Gornji uglovi se međusobno slažu. Sledeće su na redu ivice.
   *[layers] Svaki sloj je složen. Možda još treba okrenuti jedan od njih.
}`,
  "sequence-sune": "„Sune”",
  "sequence-antisune": "„Antisune”",
  "sequence-pi": "„Pi”",
  "sequence-niklas": "„Niklas”",

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
