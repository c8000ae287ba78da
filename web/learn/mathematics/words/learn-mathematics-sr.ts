// What the pages on the mathematics say, in Serbian, in Latin letters.

import type { Messages } from "../../../widget/words/words";
import type { MathematicsMessage } from "./en";

export const sr: Messages<MathematicsMessage> = {
  title: "Matematika iza toga",
  lead: "Kratke stranice za one koji pitaju zašto. Kocka pored njih pokazuje ono što one kažu.",
  contents: "Sadržaj",
  back: "Nazad na lekciju",
  previous: "Pre toga: { $title }",
  next: "Dalje: { $title }",
  shown: "Na kocki",
  play: "Pusti",
  "turn-back": "Potez nazad",
  "turn-on": "Potez napred",
  turns: "Potezi",

  "stages-title": "Šta svaka etapa ostavlja",
  "stages-positions":
    "Položaj je jedan način na koji delovi kocke mogu da stoje. Potezi mogu da dovedu kocku u { $positions } položaja.",
  "stages-product":
    "Odakle taj broj? Uglova ima { $corners } i mogu da stoje u { $cornerOrders } rasporeda. Svaki može da bude okrenut na tri načina, ali poslednji nije slobodan: to je { $cornerTwists } načina. Ivica ima { $edges } i mogu da stoje u { $edgeOrders } rasporeda. Svaka može da bude obrnuta ili ne, ali ni tu poslednja nije slobodna: { $edgeFlips } načina. Pomnožite ta četiri broja i uzmite polovinu. Zašto poslednji deo nije slobodan i zašto je polovina, kaže sledeća stranica.",
  "show-mixed": "Jedan od tih položaja",
  "stages-fewer":
    "Metoda ide po etapama. Svaka etapa dovede u red nešto što tako i ostaje, pa preostaje manje položaja. Tabele kažu koliko ih je i koliko puta manje nego pre toga. Pritisnite ime etape da je vidite na kocki.",
  "stages-beginner": "Za početak: sloj po sloj",
  "stages-cfop": "CFOP",
  "stages-thistlethwaite": "Tistlvejt",
  "column-stage": "Dostignuto",
  "column-left": "Preostalo položaja",
  "column-fewer": "Puta manje",
  "stage-start": "Izmešana kocka",
  "stage-shown": "{ $stage }. Ono što još može da bude drugačije je sivo.",
  "group-shown": "{ $stage }: kocka izmešana samo potezima te grupe.",
  "stages-group":
    "Uzmite neke poteze i pravite od njih kakve god nizove hoćete. Sve što tako nastaje zove se grupa. Šta god u grupi uradite, u njoj možete i da vratite.",
  "stages-groups":
    "Tistlvejt ide od grupe do grupe. Na početku su dozvoljeni svi potezi. Posle prve etape prednja i zadnja strana prave samo poluokrete. Posle druge etape i leva i desna. Posle treće etape svih šest strana prave samo poluokrete. Poslednja kolona kaže koliko puta manja grupa staje u veću. Taj broj zove se indeks.",
  "stages-turns":
    "Njegove etape traže najviše { $groupTurns1 }, { $groupTurns2 }, { $groupTurns3 } i { $groupTurns4 } poteza. Zajedno je to { $groupTurns }.",

  "laws-title": "Šta potezi ne mogu",
  "laws-lead":
    "Izvadite jednu ivicu iz složene kocke, obrnite je i vratite. Sada nema poteza koji bi složili tu kocku. Ni jedan ugao ne može sam da se okrene, niti dva dela sama mogu da zamene mesta. U svakom od ta tri slučaja može da se prebroji nešto što nijedan potez ne menja.",
  "show-one-flipped": "Jedna ivica obrnuta",
  "show-one-twisted": "Jedan ugao okrenut",
  "show-two-exchanged": "Dve ivice zamenjene",
  "laws-flips-title": "Obrnute ivice: uvek paran broj",
  "laws-flips":
    "Nazovimo ivicu dobrom ako može da dođe kući bez četvrtine okreta prednje ili zadnje strane. Inače je nazovimo obrnutom. Zato potezi ostale četiri strane nijednu dobru ivicu ne čine obrnutom, ni obrnutu dobrom.",
  "laws-flips-why":
    "Četvrt okreta prednje ili zadnje strane to čini: menja sve četiri svoje ivice. Ako nijedna od te četiri nije bila obrnuta, sada su sve. Ako je bila jedna, sada su tri. Ako su bile dve, sada su dve. Svaki put se broj obrnutih ivica promeni za paran broj, ili se ne promeni. Na složenoj kocki je nula, pa je uvek paran. Jedna obrnuta ivica bila bi neparan broj.",
  "show-front-quarter": "Prednja strana okrenuta: četiri ivice su obrnute",
  "show-two-flipped": "Dve ivice obrnute: to potezi mogu",
  "laws-twists-title": "Okrenuti uglovi: zbir uvek deljiv sa tri",
  "laws-twists":
    "Svaki ugao ima jednu nalepnicu u boji gornjeg ili donjeg centra. Ako je ta nalepnica gore ili dole, ugao vredi nula. Ako je ugao odatle okrenut za trećinu u smeru kazaljke na satu, vredi jedan. Ako je okrenut u suprotnom smeru, vredi dva. Tri trećine su ceo okret: tri se opet računa kao nula.",
  "laws-twists-why":
    "Potez gornje ili donje strane ne menja nijednu vrednost. Četvrt okreta druge strane dodaje po jedan na dva svoja ugla, a po dva na druga dva. Zajedno je to šest, deljivo sa tri. Zato je zbir svih uglova uvek deljiv sa tri. Jedan ugao sam dao bi jedan ili dva.",
  "show-right-quarter": "Desna strana okrenuta: četiri ugla su okrenuta",
  "show-two-twisted": "Dva ugla okrenuta, svaki na svoju stranu: to potezi mogu",
  "laws-exchanges-title": "Zamene: uvek paran broj",
  "laws-exchanges":
    "Delovi mogu da se dovedu u svaki raspored tako što se po dva zamenjuju, opet i opet. Za to ima mnogo načina. Ali za isti raspored svi načini imaju paran broj zamena, ili svi neparan. Matematičari to zovu parnost.",
  "laws-exchanges-why":
    "Četvrt okreta vodi četiri ugla ukrug. Isto čine tri zamene. Vodi ukrug i četiri ivice: još tri zamene. Šest je paran broj. Zato sve što potezi urade traži paran broj zamena. Dva dela zamenjena sama bila bi jedna zamena: neparan broj.",
  "show-three-edges": "Tri ivice ukrug, dve zamene: to potezi mogu",
  "show-two-pairs": "Dva ugla i dve ivice zamenjeni: to potezi mogu",

  "workbench-title": "Rastavite kocku",
  "workbench-lead":
    "Kocke kod kojih su sva tri brojanja ista čine jednu klasu. Promenite kocku onako kako nijedan potez ne može, i pogledajte šta biva s njenom klasom. Onda okrećite njene slojeve rukom, ili je izmešajte: klasa ostaje.",
  "an-edge": "Ivica",
  "a-corner": "Ugao",
  "first-piece": "Deo",
  "other-piece": "Drugi deo",
  flip: "Obrni je",
  twist: "Okreni ga u smeru kazaljke na satu",
  exchange: "Zameni ta dva",
  mix: "Izmešaj potezima",
  "put-together": "Sastavi nasumice",
  "make-solved": "Složena kocka",
  "class-is": "Klasa { $number } od { $classes }.",
  "is-solvable": "Potezi mogu da slože ovu kocku.",
  "is-unsolvable": "Nikakvi potezi ne mogu da slože ovu kocku.",
  "sum-flip": `{ $flip ->
    [0] Obrnute ivice: paran broj.
   *[other] Obrnute ivice: neparan broj.
}`,
  "sum-twist": `{ $twist ->
    [0] Zbir uglova: deljiv sa tri.
   *[other] Zbir uglova: pri deljenju sa tri ostaje { $twist }.
}`,
  "sum-exchange": `{ $exchange ->
    [0] Zamene: paran broj.
   *[other] Zamene: neparan broj.
}`,
  mend: "Šta je popravlja: { $ways }.",
  "way-flip": "obrnuti jednu ivicu",
  "way-twist": "okrenuti jedan ugao u smeru kazaljke na satu",
  "way-twist-back": "okrenuti jedan ugao suprotno od kazaljke na satu",
  "way-exchange": "zameniti dva dela",
  "class-table": "Sve klase. Klasa vaše kocke je označena.",
  "row-class": `{ $flip ->
    [0] Obrnutih parno
   *[other] Obrnutih neparno
}, { $exchange ->
    [0] zamena parno
   *[other] zamena neparno
}`,
  "column-class": "Uglovi: ostatak { $twist }",
  "your-cube": "vaša kocka",
  "class-unknown": "Njena klasa nije mogla da se utvrdi ({ $code }).",

  "classes-title": "Kocke sastavljene nasumice",
  "classes-ways":
    "Izvadite iz kocke sve uglove i ivice i vratite ih bez gledanja. Uglovi mogu da stoje u { $cornerOrders } rasporeda, i da budu okrenuti na { $allTwists } načina. Ivice mogu da stoje u { $edgeOrders } rasporeda, i da budu obrnute na { $allFlips } načina. Zajedno je to { $arrangements } načina.",
  "classes-product":
    "Prethodna stranica broji tri stvari. Broj obrnutih ivica je paran ili neparan: dva slučaja. Zbir uglova je deljiv sa tri, ili je za jedan veći, ili za dva: tri slučaja. Broj zamena je paran ili neparan: dva slučaja. Dva puta tri puta dva: klasa ima { $classes }.",
  "classes-apart":
    "Potezi nikad ne vode iz jedne klase u drugu, jer ne menjaju nijednu od te tri stvari. Unutar klase vode svuda.",
  "classes-equal":
    "Sve klase su jednako velike. Uzmite sve kocke jedne klase i na svakoj obrnite istu ivicu: dobijate sve kocke jedne druge klase, svaku jednom. Zato svaka klasa ima { $positions } kocki. Složena kocka je samo u jednoj od njih. Kocke ostalih klasa, kojih je { $otherClasses }, ne mogu da se slože. Na { $classes } kocki sastavljenih nasumice dolazi prosečno jedna koja može da se složi.",
  "classes-mend":
    "U kojoj god klasi da je kocka, popravljaju je najviše tri stvari: obrnuti jednu ivicu, okrenuti jedan ugao, zameniti dva dela. Svejedno je koje.",

  "phases-title": "Dve faze",
  "phases-lead":
    "Nijedan računar ne gleda svih { $positions } položaja da bi složio kocku. Metoda H. Kociembe, kojom ovaj sajt traži kratka rešenja, ide u dve faze. Svaka ima daleko manje slučajeva.",
  "phases-first-title": "Prva faza",
  "phases-first":
    "Ona vodi do kocke kojoj treba manje vrsta poteza: četvrtine okreta gornje i donje strane, i poluokreti ostale četiri. Za to tri stvari moraju da budu u redu. Nijedan ugao nije okrenut: slučajeva ima { $cornerTwists }. Nijedna ivica nije obrnuta: { $edgeFlips }. Četiri ivice srednjeg sloja su u tom sloju: { $slicePlaces }. Pomnoženo, slučajeva je { $phaseOne }. Nijednom ne treba više od { $phaseOneTurns } poteza.",
  "show-phase-one": "Prva faza jednog primera",
  "phases-second-title": "Druga faza",
  "phases-second":
    "Ona koristi samo te poteze, pa ono što je u redu tako i ostaje. Preostaje { $phaseTwo } položaja. Nijednom ne treba više od { $phaseTwoTurns } poteza.",
  "show-phase-two": "Druga faza: prednja, zadnja, leva i desna strana prave samo poluokrete",
  "phases-table-title": "Kako nalazi put",
  "phases-table":
    "Pre toga je napravljena tabela koja kaže koliko poteza svaki slučaj najmanje traži. Pretraga sebi zada broj poteza i posle svakog pita tabelu. Ako je cilj dalji nego što je ostalo poteza, odmah se vraća i proba drugi potez.",
  "phases-shorter":
    "Najkraća prva faza ne mora da da najkraću celinu. Zato pretraga ide dalje i posle prvog rešenja. Proba duže prve faze, dokle god kraća druga faza može to da nadoknadi. Što duže traži, to su rešenja kraća.",

  "proof-title": "Kako se dokazuje da ništa nije kraće",
  "proof-lead":
    "Recimo da znate rešenje od četiri poteza. Ima li i rešenja od tri? Da biste bili sigurni, treba pogledati sve kraće puteve i utvrditi da nijedan ne slaže kocku.",
  "proof-count":
    "Na jedan potez od složene kocke položaja ima { $turns }: šest strana, po tri poteza. Na dva poteza, a ne bliže, ima ih { $twoAway }. Na tri poteza { $threeAway }, a na četiri { $fourAway }. Bliže od četiri poteza je dakle { $nearer } položaja, računajući i složeni. Ako vaš nije među njima, četiri je najmanji broj poteza. To je dokaz.",
  "show-four-turns": "Kocka kojoj trebaju četiri poteza",
  "proof-bound-title": "Donja granica",
  "proof-bound":
    "Sa svakim potezom položaja ima oko trinaest puta više. Ubrzo ih je previše da bi se svi pogledali. Pomaže donja granica: broj poteza za koji se zna da manje nije dovoljno. Zaboravite zato na ivice. Sami uglovi imaju { $cornerPositions } položaja, i treba im najviše { $cornerTurns } poteza. U tabelu može da stane koliko ih svaki od tih položaja traži. Celoj kocki treba bar onoliko koliko njenim uglovima.",
  "proof-deepening-title": "Svaki put za potez dublje",
  "proof-deepening":
    "Sad probajte sve puteve od jednog poteza, pa sve od dva, pa od tri, i tako dalje. Posle svakog poteza na putu pitajte tabelu. Ako kaže da treba više poteza nego što je ostalo, taj put ne može da uspe. Odmah ga napustite, sa svime što bi došlo posle. Većina puteva se rano završava. Takva pretraga zove se iterativno produbljivanje.",
  "proof-proof":
    "Pri nekom broju poteza jedan put stiže do složene kocke. Nijedan put s manje poteza nije stigao, i nijedan nije izostavljen bez razloga. Zato je nađeno rešenje najkraće.",
  "proof-far-title": "Koliko daleko može da bude?",
  "proof-far":
    "Prebrojte nizove od najviše { $tooFew } poteza, bez onih koji istu stranu okreću dvaput zaredom. Poteze suprotnih strana uzmite samo jednim redom: drugi daje isto. Nizova je { $sequences }. Položaja ima više: { $positions }. Zato ne može svaki položaj da bude tako blizu. Nekima treba { $atLeast } poteza ili više.",
  "proof-most":
    "Godine { $provenIn }. je uz pomoć mnogo računara pokazano da je { $atMost } poteza uvek dovoljno. Nekim položajima trebaju svi. Jedan od njih je kocka na kojoj je svaka ivica na svom mestu, ali obrnuta.",
  "show-superflip": "Sve ivice obrnute, u toliko poteza",

  "commutators-title": "Zašto niz poteza ne dira skoro ništa",
  "commutators-lead":
    "Nizovi u lekciji imaju mnogo poteza. Pa ipak je na kraju promenjeno samo malo delova. To nije slučajno: tako su napravljeni.",
  "commutators-title-2": "Komutatori",
  "commutators-what":
    "Uradite nešto i nazovite to A. Zatim uradite nešto drugo, B. Onda vratite A, pa vratite B. To četvoro zajedno zove se komutator i piše se [A, B]. Za A može da se uzme jedan potez ili ceo niz. Ono što vraća A piše se A'. Za R, četvrt okreta desne strane, to je R'.",
  "commutators-common":
    "Ako A i B nemaju nijedan zajednički deo, ne smetaju jedno drugom i sve se vraća: ne ostaje ništa. Ono što ostane uvek potiče od delova koje pomeraju oba. Desna i gornja strana okreću po { $turnedPieces } delova. Zajednička su im { $commonPieces }. Posle [R, U] samo { $leftAstray } delova nije kod kuće.",
  "show-nothing-left": "Nijedan zajednički deo, i ne ostaje ništa: [R, L]",
  "show-commutator": "Malo zajedničkih delova, i malo ostaje: [R, U]",
  "commutators-one":
    "Što manje imaju zajedničkog, manje ostaje. Za A uzmite R U R'. U najnižem sloju ono menja samo jedan ugao. Za B uzmite D: okreće baš taj sloj. Zajedničko im je jedno mesto. Posle [R U R', D] mesta su ukrug zamenila tačno { $cycledPieces } ugla, a sve ostalo je kao pre.",
  "show-one-corner-out": "R U R': dole se promenio jedan ugao",
  "show-three-corners": "Tri ugla idu ukrug: [R U R', D]",
  "conjugates-title": "Konjugacije",
  "conjugates-what":
    "Uradite A, pa B, pa vratite A. To se zove konjugacija i piše se [A: B]. A dovodi druge delove tamo gde B radi. B uradi svoje. Vraćanje A vodi sve nazad. To je kao fioka: otvorite je, promenite ono što je u njoj, zatvorite je. Tako je jedan niz dovoljan za mnoga mesta.",
  "show-conjugate": "Isti niz između dva poluokreta prednje strane: drugi uglovi idu ukrug",
  "commutators-lessons-title": "U vašoj lekciji",
  "commutators-lessons":
    "Niz koji vodi ivicu u srednji sloj je dva komutatora, jedan za drugim, ako pre njega dođe potez gornje strane. Niz za poslednji krst je konjugacija s komutatorom unutra. Šta god se u njima otvori, opet se zatvori. Zato gotovi slojevi usput izgledaju izmešano, a na kraju su u redu.",
  "show-edge-in": "Ivica ide u srednji sloj: [U, R] [U', F']",
  "show-upper-cross": "Ivice gornjeg krsta: [F: [R, U]]",
};
