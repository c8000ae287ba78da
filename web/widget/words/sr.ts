// What the element says, in Serbian.

import type { WidgetMessage } from "./en";
import type { Messages } from "./words";

export const sr: Messages<WidgetMessage> = {
  cube: "Kocka",
  player: "Praćenje",
  painting: "Bojenje",
  "cube-net": "Mreža kocke",
  "net-held": "Na mreži je kocka okrenuta kao što ste je držali na početku.",
  colour: "Boja",
  solution: "Rešenje",
  solve: "Reši",
  scramble: "Izmešaj",
  reset: "Resetuj",
  "paint-cube": "Oboji moju kocku",
  scan: "Skeniraj",
  "paint-cube-does": "Prazna kocka koja se boji stranu po stranu",
  "reset-does": "Nazad na složenu kocku",
  undo: "Opozovi",
  redo: "Ponovi",
  play: "Pusti",
  pause: "Pauza",
  "previous-move": "Prethodni potez",
  "next-move": "Sledeći potez",
  "to-first": "Na početak",
  "to-last": "Na kraj",
  move: "Potez",
  speed: "Brzina",
  tempo: `{ $tempo ->
    [one] { $tempo } potez u sekundi
   *[other] { $tempo } poteza u sekundi
}`,
  place: "{ $index } od { $count }",
  "cube-picture": "Kocka: gornja, desna i prednja strana",
  "show-other-side": "Prikaži drugu stranu",
  "see-as-before": "Vrati pogled kako je bio",
  "no-picture": "Ovaj pregledač ovde ne prikazuje 3D sliku. Na mreži možete sve.",

  sticker: "{ $place }, { $colour }",
  "sticker-filled": "{ $place }, { $colour }, sledi iz ostalih",
  doubtful: "{ $place }, { $colour }, pod znakom pitanja",
  blank: "nepoznato",
  unknown: "Nepoznato",
  "colour-key": "{ $colour } (taster { $key })",
  white: "Bela",
  red: "Crvena",
  green: "Zelena",
  yellow: "Žuta",
  orange: "Narandžasta",
  blue: "Plava",
  vermilion: "Cinober",
  pink: "Roze",
  "colour-of-face": "Boja { $face }",

  welcome: "Obojite svoju kocku, pa pritisnite Reši.",
  "welcome-to-paint": "Obojite svoju kocku.",
  "moves-to-come": "Pritisnite Reši, i potezi će se pojaviti ovde, jedan po jedan.",
  painted: "Sve boje su tu.",
  "ready-to-solve": "Sve boje su tu. Može da se reši.",
  "colours-needed": `Potrebno je po { $each ->
    [4] četiri nalepnice
   *[other] devet nalepnica
} svake boje; sada: { $colours }.`,
  "colour-count": "{ $colour } { $count }",
  "face-to-paint":
    "Strana { $step } od 6: prema vama je { $front }, gore { $up }; obojite šta vidite.",
  "side-to-paint": `Strana { $step } od 6: { $holding ->
    [free] izaberite kako držite kocku i ostanite pri tome. Obojite: { $front }.
   *[kept] prema sebi { $front }, gore { $up }; obojite šta vidite.
}`,
  hold: "Držite je tako da je gore { $up }, a napred { $front }.",
  "hold-corner":
    "Držite je tako da je na jednom uglu gore { $up }, napred { $front }, a desno { $right }.",
  "hold-side": "{ $front } prema vama, { $up } gore.",
  "hold-over": "Držim je tako da je gore { $up }",
  "held-with": "Drži se tako da je gore { $up }, a napred { $front }.",
  "centre-known": "Centar je uvek poznat: obojite ga njegovom bojom.",
  "centre-stays":
    "Centri govore koje je boje svaka strana, zato ostaju. Da biste kocku držali drugačije, prvo pritisnite „Oboji moju kocku”.",
  cleared: "Boje su obrisane.",
  "choose-to-paint": "Potezi ostaju. Da biste umesto toga bojili, prvo izaberite boju.",
  starting: "Čeka se da rešavač krene…",
  searching: "Traži se rešenje…",
  "searching-pattern": "Traži se put do šare…",
  scrambling: "Kocka se meša…",
  scrambled: "Nasumična kocka; svaka je jednako verovatna.",
  "already-solved": "Već je rešena: 0 poteza.",
  "goal-reached": "Šara je složena.",
  "moves-left": "Još { $moves }.",
  "moves-to-pattern": "Još { $moves } do šare.",
  solved: "Rešeno.",
  "next-cube": "Sledeća kocka",
  stop: "Stani",
  "find-shortest": "Nađi najkraće",
  stopped: "Zaustavljeno pre nego što je nađeno rešenje.",
  "proof-rests": "Dokaz do sada je sačuvan i može se nastaviti.",
  "stay-awake": "Ne gasi ekran",
  "search-faster": "Traži brže",
  "search-faster-how":
    "Najpre se za minut-dva pravi tabela od { $size } i čuva na ovom uređaju. Sa njom pretraga ide nekoliko puta brže.",
  "large-table-refused": "Velika tabela ovde ne može da se napravi. Pretraga se nastavlja bez nje.",
  "best-so-far": "Za sada { $moves }; najkraće moguće rešenje ima { $range }…",
  "solved-in": "{ $moves }; najkraće moguće rešenje ima { $range }.",
  "one-or-other": "{ $one } ili { $other }",
  "one-to-other": "od { $one } do { $other }",
  "cost-qtm": `{ $count ->
    [one] { $count } četvrtina okreta
    [few] { $count } četvrtine okreta
   *[other] { $count } četvrtina okreta
}`,
  "cost-axial-htm": `{ $count ->
    [one] { $count } okret, obe strane odjednom
    [few] { $count } okreta, obe strane odjednom
   *[other] { $count } okreta, obe strane odjednom
}`,
  "cost-axial-qtm": `{ $count ->
    [one] { $count } četvrtina okreta, obe strane odjednom
    [few] { $count } četvrtine okreta, obe strane odjednom
   *[other] { $count } četvrtina okreta, obe strane odjednom
}`,
  "solved-at-cost": "{ $moves }: { $cost }; najmanje moguće je { $range }.",
  "solved-at-least-cost": "{ $moves }: { $cost }, i nijedno rešenje nema manje.",
  "least-cost-so-far": "Za sada { $cost }; najmanje moguće je { $range }…",
  "solved-in-fewest": "{ $moves }, i kraćeg rešenja nema.",

  "no-cube-fits":
    "Nijedna kocka nema ove nalepnice: neka je pogrešno obojena, ili je neki deo uvrnut.",
  "keys-paint": "Tasteri 1 do 6 boje nalepnicu za nalepnicom.",
  "keys-paint-dotted": "I one s tačkama.",
  "dots-follow": "Tačke: ove nalepnice slede iz ostalih.",
  "rest-follows": `{ $count ->
    [one] { $count } nepoznata nalepnica sledi iz ostalih.
    [few] { $count } nepoznate nalepnice slede iz ostalih.
   *[other] { $count } nepoznatih nalepnica sledi iz ostalih.
}`,
  "rest-follows-to-solve": `{ $count ->
    [one] { $count } nepoznata nalepnica sledi iz ostalih. Može da se reši.
    [few] { $count } nepoznate nalepnice slede iz ostalih. Može da se reši.
   *[other] { $count } nepoznatih nalepnica sledi iz ostalih. Može da se reši.
}`,
  "many-cubes": `{ $count ->
    [one] Još { $count } nalepnica; obojenima odgovara više od milion kocki.
    [few] Još { $count } nalepnice; obojenima odgovara više od milion kocki.
   *[other] Još { $count } nalepnica; obojenima odgovara više od milion kocki.
}`,
  "colours-to-tell": "Preostalo nalepnica: { $count }. Po njima se vidi kako su boje raspoređene.",
  "schemes-fit": `{ $count ->
    [1] Ovim nalepnicama odgovara samo jedan raspored boja. Da li je takav i na vašoj kocki?
   *[other] Ovim nalepnicama odgovaraju različiti rasporedi boja: { $count }. Koji ima vaša kocka?
}`,
  "scheme-pairs": "Jedna naspram druge: { $pairs }.",
  "scheme-confirm": "Da, kao na mojoj kocki.",
  "scheme-denied": "Ako nije, uporedite nalepnice sa svojom kockom.",
  "scheme-corner": "Jedan ugao ima, u smeru kazaljke na satu: { $colours }.",
  "several-cubes":
    "Broj kocki s ovim nalepnicama: { $count }. Koja je vaša, pokazuje { $stickers }.",
  "several-cubes-at-least":
    "Broj kocki s ovim nalepnicama: { $count }. Najviše pomaže { $stickers }.",
  "where-sticker": "{ $sticker }: { $face }, red { $row }, mesto { $column }.",
  "where-piece": "{ $place }: gde se sastaju { $faces }.",

  edge: "ivica { $colours }",
  corner: "ugao { $colours }",
  "at-place": "na { $place }",
  "no-such-piece": "Na { $place } je { $piece }, a takav deo ne postoji.",
  "wrong-way-round":
    "Boje { $colours } na uglu { $place } idu u pogrešnom smeru: zamenite dve od njih.",
  "appears-often": `{ $count ->
    [2] Dvaput se pojavljuje { $piece }: { $places }.
   *[other] { $count } puta se pojavljuje { $piece }: { $places }.
}`,
  "piece-missing": "Nedostaje { $piece }.",
  "edge-flipped": "Obrnuta je { $piece } na { $place }.",
  "corner-twisted": "Uvrnut je { $piece } na { $place }.",
  "pieces-exchanged": "Jedno na mestu drugog stoje { $piece } i { $other }.",
  "some-edge-flipped": "Svi delovi su tu, ali je jedna ivica obrnuta.",
  "some-corner-twisted": "Svi delovi su tu, ali je jedan ugao uvrnut.",
  "some-pair-exchanged": "Svi delovi su tu, ali su dva dela zamenila mesta.",
  "flip-real-edge":
    "Ako je obojena onako kakva jeste, sama kocka je pogrešno sastavljena: izvadite jednu ivicu, vratite je obrnutu, i izaberite tu ivicu ovde.",
  "turn-real-corner":
    "Ako je obojena onako kakva jeste, sama kocka je pogrešno sastavljena: okrenite jedan ugao na njegovom mestu, i izaberite taj ugao ovde.",
  "exchange-real-pieces":
    "Ako je obojena onako kakva jeste, sama kocka je pogrešno sastavljena: zamenite dve ivice ili dva ugla, i izaberite isto ovde.",
  "what-would-mend": "Šta bi je popravilo",
  "mend-later":
    "Uporedite obojeno sa svojom kockom ili bojite dalje: što je više obojeno, greška se bolje vidi.",
  "go-to-mending": "Na ispravke",
  likeliest: `{ $count ->
    [1] Najverovatnije
    [one] { $count } jednako verovatna
    [few] { $count } jednako verovatne
   *[other] { $count } jednako verovatnih
}`,
  "less-likely": `{ $count ->
    [1] Manje verovatno
    [one] { $count } manje verovatna
    [few] { $count } manje verovatne
   *[other] { $count } manje verovatnih
}`,
  "still-less-likely": `{ $count ->
    [1] Još manje verovatno
    [one] { $count } još manje verovatna
    [few] { $count } još manje verovatne
   *[other] { $count } još manje verovatnih
}`,
  "show-more": "Prikaži još { $count }",
  "too-much-wrong":
    "Previše je pogrešno da bi se popravljalo po nalepnicama: uporedite kocku stranu po stranu.",
  recolour: "Obojite { $sticker }: { $colour }, a ne { $before }.",
  "coloured-sticker": "{ $sticker } ({ $colour })",
  "exchange-colours": "Zamenite boje nalepnica { $sticker } i { $other }.",
  "flip-edge": "Obrnite deo na { $place } ({ $piece }).",
  "turn-clockwise": "Okrenite deo na { $place } ({ $piece }) u smeru kazaljke na satu.",
  "turn-anticlockwise": "Okrenite deo na { $place } ({ $piece }) suprotno od kazaljke na satu.",
  "exchange-pieces": "Zamenite delove na { $place } ({ $piece }) i { $otherPlace } ({ $other }).",
  repaint: "Obojite { $stickers }.",
  "face-coloured": "{ $face } ({ $colour })",
  "mend-face-again": "{ $face }: obojite je ponovo.",
  "mend-face-follows": "{ $face }: obojite je kako sledi iz ostalih strana.",
  "mend-turn-right": "{ $face }: okrenite boje za četvrt udesno.",
  "mend-turn-left": "{ $face }: okrenite boje za četvrt ulevo.",
  "mend-turn-half": "{ $face }: okrenite boje za pola kruga.",
  "mend-mirror": "{ $faces }: zamenite levo i desno, kao u ogledalu.",
  "mend-mirror-all": "Sve strane: zamenite levo i desno, kao u ogledalu.",
  "mend-exchange": "{ $faces }: međusobno zamenite boje.",
  "mend-move": "{ $from } → { $face }",
  "mend-order": "Premestite boje strana: { $moves }.",
  "tell-apart": "Da biste saznali koja je, pogledajte { $sticker } na svojoj kocki. Koje je boje?",
  mended: "Urađeno: „{ $repair }” Opozovi to vraća.",

  "stickers-too-few": "Kocka ima { $all } nalepnice; ovde ih je: { $count }.",
  "stickers-too-many": "Kocka ima { $all } nalepnice; ovde ih je više.",
  "stickers-of-colours": `Kocka ima šest boja, od svake { $each ->
    [4] četiri nalepnice
   *[other] devet nalepnica
}; ovde je nađeno: { $found }.`,
  "centres-alike": "Svaki centar ima svoju boju, a ovi su isti: { $stickers }.",
  "centres-misplaced":
    "Nijedna kocka nema centre u ovom redosledu: pogledajte sredinu svake strane.",
  "moves-no-move": "„{ $found }” (znak { $position }) nije potez.",
  "moves-unclosed": "Zagrada „{ $found }” (znak { $position }) nigde se ne zatvara.",
  "moves-unopened": "Nema otvorene zagrade za „{ $found }” (znak { $position }).",
  "moves-amount": "Broj { $found } (znak { $position }) ovde je premali ili prevelik.",
  "moves-nesting": "Više od { $nesting } zagrada stoji jedna u drugoj.",
  "moves-turns": "Kad se ispišu, ovo je više od { $turns } okreta.",
  "moves-characters": "Potezi mogu imati najviše { $characters } znakova.",

  "bundle-failed":
    "Deo rešavača nije učitan ili ovaj pregledač ne može da ga pokrene. Proverite vezu i pokušajte ponovo.",
  "worker-crashed":
    "Rešavač je prekinut. Vaša kocka je i dalje tu: pokušajte ponovo, i krenuće iznova.",
  memory:
    "Pregledač nema dovoljno memorije za rešavač. Zatvorite druge kartice i pokušajte ponovo.",
  "time-passed": "U datom vremenu nije nađeno rešenje.",
  "goal-impossible": "Šara se ne može složiti. { $why }",
  "goal-held-otherwise": "Šara se drži drugačije nego vaša kocka. Izaberite šaru ponovo.",
  unsupported: `{ $what ->
    [method] Metoda „{ $found }” ne rešava { $puzzle }.
    [metric] Zadata metoda ne broji poteze po „{ $found }”.
    [goal] Zadata metoda vodi samo do rešene kocke, a zadat je drugi cilj.
    [stickers] Zadati cilj ima nepoznate nalepnice.
   *[other] Ono što je ovde zadato ne može da se uradi.
} Autor ove stranice može da izabere nešto drugo.`,
  internal:
    "Nešto je pošlo naopako u rešavaču. Pokušajte ponovo; ako ne uspe, učitajte stranicu iznova.",
  "failed-otherwise": "To nije moglo da se uradi ({ $code }).",

  "search-tables": "Tabele za pretragu",
  "get-full-tables": "Preuzmi pune tabele",
  megabytes:
    "{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } MB",
  "whole-megabytes": "{ NUMBER($size, maximumFractionDigits: 0, useGrouping: 0) } MB",
  "fetching-tables":
    "Preuzimaju se pune tabele: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } od { $total }",
  "making-tables":
    "Prave se pune tabele: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } od { $total }",
  "reading-tables":
    "Čitaju se pune tabele: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } od { $total }",
  "tables-percent": "Pune tabele: { $percent }%",
  "solves-with-full": "Rešava s punim tabelama. One brzo nalaze kratka rešenja.",
  "solves-with-full-unstored": "Rešava s punim tabelama. Ne mogu da se sačuvaju za sledeću posetu.",
  "solves-with-small": "Rešava s malim tabelama. Rešenja mogu biti duža.",
  "solves-with-small-deferred":
    "Rešava s malim tabelama; radi uštede podataka pune ({ $size }) nisu preuzete.",
  "solves-with-small-memory": "Rešava s malim tabelama; za pune nema dovoljno memorije.",
  "solves-with-small-crashed": "Rešava s malim tabelama; pribavljanje punih je prekinulo rešavač.",
  "solves-with-small-failed": "Rešava s malim tabelama; pune nisu mogle da se pribave ({ $code }).",

  "step-by-step": "Korak po korak",
  "face-U": "Gornja strana",
  "face-R": "Desna strana",
  "face-F": "Prednja strana",
  "face-D": "Donja strana",
  "face-L": "Leva strana",
  "face-B": "Zadnja strana",
  slip: "Okrenuli ste { $turns }. Nastavljate odatle, ili vraćate?",
  "slip-go-on": "Nastavi odatle",
  "slip-take-back": "Vrati okret",
  "wrong-turn": "Pogrešan okret",
  "wrong-turn-explained":
    "Recite šta je okrenuto umesto toga, i put se nastavlja odatle gde je vaša kocka sada.",
  "wrong-turn-at": "Kod poteza",
  "wrong-turn-place": "{ $index }: { $move }",
  "wrong-turn-made": "Okrenuto je",
  "wrong-turn-nothing": "ništa: potez je izostavljen",
  "wrong-turn-repaint": "Ne znam: obojiću ono što je drugačije",
  "repaint-now": "Obojite ono što je na vašoj kocki drugačije, pa pritisnite Reši.",
  "wrong-turn-taken": "Vaš okret je uračunat.",

  found: "Do sada nađeno (broj poteza)",
  "found-by-cost": "Do sada nađeno (kako se okreti broje)",
  "found-moves": `{ $count ->
    [one] { $count } potez
    [few] { $count } poteza
   *[other] { $count } poteza
}`,
  "search-for": "Traži najviše",
  seconds: "{ $seconds } s",
  "search-depth": "dubina { $depth }, položaja: { $count }",
  "search-refuted": "Isključuju se rešenja od { $depth } poteza: { $percent }% gotovo",
  "search-refuted-qtm": `Isključuju se rešenja od { $depth } { $depth ->
    [one] četvrtine
   *[other] četvrtina
} okreta: { $percent }% gotovo`,
  "time-left": "još oko { $time }",
  "search-speed": "{ $count } položaja u sekundi",
  "search-generation": "generacija { $generation }, prilagođenost { $fitness }",
};
