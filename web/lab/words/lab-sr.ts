// What the laboratory says, in Serbian.

import type { Messages } from "../../widget/words/words";
import type { LabMessage } from "./en";

export const sr: Messages<LabMessage> = {
  title: "Cubewright: laboratorija",
  tagline: "Uporedite metode na istim kockama.",
  page: "Stranica",
  "solve-link": "Reši",
  "learn-link": "Nauči",
  language: "Jezik",
  about:
    "Kojoj metodi treba najmanje poteza, a koja je najbrža? Izaberite metode i kocke, i ovaj uređaj će to otkriti. Ništa se nikuda ne šalje.",

  experiment: "Ogled",
  preset: "Počni od",
  "preset-own": "Moj ogled",
  "preset-duric-2023": "Đurić 2023: tri metode, mešanja od 5 do 100 poteza",
  "preset-milenkovic": "Milenković: jedna pretraga, sve više vremena",
  "preset-britikov": "Britikov: slojevi, evolucija, dve faze, Korf",
  "preset-shortest": "Koja je najkraća?",
  "preset-work-for-turns": "Koliko poteza štedi dodatno vreme?",
  "preset-every-pocket-cube": "Sve kocke 2x2x2",
  puzzle: "Slagalica",
  methods: "Metode",
  "methods-text": "Metode sa podešavanjima",
  "methods-note":
    "Odvojene zarezima. Podešavanja idu posle dvotačke, na primer two-phase:max-length=22 ili genetic:seed=2.",
  "method-two-phase": "Dve faze",
  "method-optimal": "Najkraće, dokazano",
  "method-beginner": "Sloj po sloj",
  "method-cfop-2look": "CFOP u dva pogleda",
  "method-thistlethwaite": "Tistlvejtova metoda",
  "method-corners-edges": "Uglovi, pa ivice",
  "method-genetic": "Evolucija",
  "method-korf": "Korfova metoda",
  "method-ortega": "Ortegina metoda",
  "setting-max-length": "staje na { $value } poteza ili manje",
  "setting-max-nodes": "položaja: { $value }",
  "setting-time-ms": "za { $value } ms",
  "setting-seed": "seme { $value }",
  "setting-white": "prvo bela",
  "setting-red": "prvo crvena",
  "setting-green": "prvo zelena",
  "setting-yellow": "prvo žuta",
  "setting-orange": "prvo narandžasta",
  "setting-blue": "prvo plava",
  "setting-subgroups": "po podgrupama",
  "setting-layers": "po slojevima",
  "which-cubes": "Kocke",
  "cubes-random": "Nasumične",
  "random-cubes": `{ $count ->
    [one] { $count } nasumična kocka
    [few] { $count } nasumične kocke
   *[other] { $count } nasumičnih kocki
}`,
  "scrambles-of": `{ $count ->
    [one] { $count } mešanje, poteza: { $lengths }
    [few] { $count } mešanja, poteza: { $lengths }
   *[other] { $count } mešanja, poteza: { $lengths }
}`,
  "cubes-scrambles": "Mešanja",
  "cubes-every": "Svih 3.674.160",
  "cubes-list": "Moj spisak",
  "cubes-cube": "Moja kocka",
  "how-many": "Koliko",
  lengths: "Poteza u mešanju",
  "lengths-note": "Više brojeva, odvojenih zarezima.",
  counts: "Koliko od svakog",
  "counts-note": "Jedan broj za sve ili po jedan za svako.",
  "list-file": "Izaberi datoteku",
  "list-note":
    "Po jedna kocka u redu, kao nalepnice ili kao potezi. Datoteku možete i da prevučete ovamo.",
  "list-text": "Ili nalepite kocke ovde",
  "list-long":
    "To je previše za lepljenje. Sačuvajte kao tekstualnu datoteku, pa je izaberite ili prevucite ovamo.",
  "list-chosen": "Izabrano: { $name }, { $size } kB",
  seed: "Seme",
  "seed-note": "Isti broj ponovo daje iste kocke.",
  metric: "Koliko vredi potez",
  "metric-htm": "Poluokret 1 (HTM)",
  "metric-qtm": "Poluokret 2 (QTM)",
  "metric-axial-htm": "Suprotne strane zajedno 1 (osna HTM)",
  "metric-axial-qtm": "Suprotne strane zajedno, poluokret 2 (osna QTM)",
  limit: "Granica za svaku kocku",
  "limit-none": "Nema",
  "limit-work": "Rad",
  "limit-time": "Vreme",
  "no-limit": "bez ograničenja",
  "max-nodes": "Položaji",
  "time-ms": "Milisekunde",
  "limit-note":
    "Kocka koja dostigne granicu bez rešenja računa se kao nerešena; dve faze traže dalje do prvog rešenja. Metode gledaju na sat svakih nekoliko milisekundi, pa se rešenje koje stigne malo kasnije još računa. Dve faze staju posle 100.000 položaja ako nije rečeno drugačije.",
  reproducible: "Ponovljivo: isti potezi na svakom uređaju sa istim tabelama.",
  "not-reproducible": "Nije ponovljivo: uz vremensku granicu potezi mogu svaki put biti drugi.",
  more: "Podešavanja, granica, seme, mera",
  run: "Pokreni",
  share: "Podeli ili ponovi drugde",
  link: "Ovaj link ponovo pravi isti ogled",
  "copy-link": "Kopiraj link",
  copied: "Kopirano.",
  "not-copied": "Pregledač ne dozvoljava kopiranje. Kopirajte adresu linka sami.",
  "link-list": "Spisak kocki nije u linku. Pošaljite datoteku uz njega.",
  "link-needs-list":
    "Link se odnosi na spisak kocki, kojeg u njemu nema. Izaberite datoteku koja je stigla uz njega ili nalepite kocke.",
  "link-unread": "Link ima nešto što laboratorija ne poznaje. Izostavljeno je: { $text }",
  command: "Isto u komandnoj liniji",
  "command-tables":
    "Dve faze ovde rade sa punim tabelama. Za iste poteze trebaju i komandi: „cubewright tables build DIR” ih pravi, a „--tables DIR” kaže gde su.",

  "fault-no-methods": "Izaberite metodu.",
  "fault-unknown-method": "Nema metode „{ $text }”.",
  "fault-unknown-setting": "„{ $text }” nije podešavanje.",
  "fault-two-limits": "„{ $text }” ima i granicu rada i granicu vremena.",
  "fault-method-twice": "„{ $text }” je navedeno dvaput.",
  "fault-unsupported": "„{ $text }” ne rešava ovu slagalicu.",
  "fault-metric": "„{ $text }” ne broji poteze tako.",
  "fault-no-lengths": "Recite koliko poteza imaju mešanja.",
  "fault-lengths-twice": "Isti broj poteza je naveden dvaput.",
  "fault-length": "Mešanje ima najviše { $most } poteza.",
  "fault-counts": "Navedite jedan broj mešanja za sve dužine ili po jedan za svaku.",
  "fault-no-cubes": "Nema nijedne kocke.",
  "fault-number": "Pišite cele brojeve, sa najviše 15 cifara.",
  "fault-no-work": "Granica rada mora biti najmanje 1.",
  "fault-too-many": "Toliko kocki niko ne može da sačeka.",
  "fault-every": "Niko ne može da prođe sve položaje 3x3x3. Izaberite 2x2x2.",
  "fault-no-list": "Izaberite datoteku ili nalepite kocke.",

  progress: "Tok ogleda",
  "state-opening": "Otvara se…",
  "state-preparing": "Priprema…",
  "state-running": "Teče.",
  "state-paused": "Pauza.",
  "state-stopped": "Zaustavljeno.",
  "state-done": "Gotovo.",
  "state-failed":
    "Nije moglo dalje ({ $code }). Urađeno nije izgubljeno: pritisnite „Nastavi” da probate ponovo.",
  "list-gone":
    "Datoteka sa kockama je izmenjena ili je više nema. Izaberite je ponovo i pritisnite „Pokreni”.",
  "state-deleted":
    "Ovaj ogled je obrisan u drugoj kartici. Da ga ponovo započnete, pritisnite „Pokreni”.",
  "state-elsewhere":
    "Ovaj ogled je otvoren u drugoj kartici. Da nastavite ovde, pritisnite tamo „Zaustavi”, pa ovde „Nastavi”.",
  "other-form": "Obrazac sada opisuje drugi ogled. Pritisnite „Pokreni” za njegove rezultate.",
  "loading-tables": "Učitavanje tabela: { $percent }",
  "done-of": `{ $total ->
    [one] { $done } od { $total } kocke
    [few] { $done } od { $total } kocke
   *[other] { $done } od { $total } kocki
}`,
  done: `{ $done ->
    [one] { $done } kocka
    [few] { $done } kocke
   *[other] { $done } kocki
}`,
  "left-seconds": "još oko { $count } s",
  "left-minutes": "još oko { $count } min",
  "left-hours": "još oko { $count } h",
  workers: `{ $count ->
    [1] jedna po jedna
   *[other] po { $count } odjednom
}`,
  pause: "Pauza",
  "go-on": "Nastavi",
  stop: "Zaustavi",
  crashed: `{ $count ->
    [1] Jedan proces se neočekivano završio. Njegova kocka je rešena ponovo.
   *[other] Procesi su se neočekivano završili, puta: { $count }. Njihove kocke su rešene ponovo.
}`,
  "storage-full":
    "Pregledač nema mesta ili ne dozvoljava čuvanje. Rezultati ostaju dok ne napustite ovu stranicu ili ne pokrenete ili otvorite drugi ogled. Pre toga ih sačuvajte kao datoteku.",
  "small-tables":
    "Pune tabele nisu mogle da se učitaju. Dve faze su radile sa malim, a sa njima su potezi drugačiji.",
  "bad-lines": `{ $count ->
    [one] { $count } red nije kocka i izostavljen je:
    [few] { $count } reda nisu kocke i izostavljena su:
   *[other] { $count } redova nisu kocke i izostavljeni su:
}`,
  "bad-line": "Red { $line }: { $fault }",
  "more-lines": "Sledeći redovi",
  "fewer-lines": "Prethodni redovi",
  "lines-shown": "Redovi od { $first } do { $last } od ukupno { $count }",
  "line-length": "ima previše ili premalo nalepnica.",
  "line-color-count": "svake boje mora biti jednako.",
  "line-center": "dva centra su iste boje.",
  "line-edge-piece": "neka ivica je dvaput ili je nema.",
  "line-edge-flip": "ivica je obrnuta.",
  "line-corner-piece": "neki ugao je dvaput ili ga nema.",
  "line-corner-twist": "ugao je uvrnut.",
  "line-parity": "dva dela su zamenila mesta.",
  "line-notation": "to nisu potezi.",
  "line-other": "ne može da se pročita.",
  "list-empty": "Na ovom spisku nema nijedne kocke.",

  results: "Rezultati",
  "results-note":
    "Potezi su za rešene kocke. Vremena su za sve kocke, svaku na jednom procesoru. Svaka metoda unapred reši jednu kocku, pa njeno pokretanje ne ulazi u vreme.",
  method: "Metoda",
  "scramble-turns": "Poteza u mešanju",
  all: "sve",
  cubes: "Kocke",
  "given-up": "Nerešeno",
  proven: "Dokazano najkraće",
  turns: "Potezi",
  ms: "Milisekunde",
  mean: "Srednje",
  median: "Medijana",
  least: "Najmanje",
  most: "Najviše",
  deviation: "Standardno odstupanje",
  "figure-of": "{ $group }: { $figure }",
  "mean-turns": "Srednji broj poteza",
  "mean-ms": "Srednje vreme u ms",
  "cube-share": "Udeo kocki",
  "shortest-turns": "Poteza u najkraćem rešenju",
  "best-cube": "Najbolja kocka",
  "worst-cube": "Najgora kocka",
  "noted-cube": "kocka { $number }",
  "row-of": "{ $method }, poteza u mešanju: { $turns }",
  "show-cubes": "Kocke: { $method }",
  "cubes-of": "{ $method }: kocke",
  cube: "Kocka",
  solution: "Rešenje",
  "not-solved": "nerešena",
  "open-solve": "Reši",
  "open-learn": "Nauči",
  "open-solve-cube": "Reši kocku { $number }",
  "open-learn-cube": "Uči na kocki { $number }",
  "more-cubes": "Sledeće kocke",
  "fewer-cubes": "Prethodne kocke",
  close: "Zatvori",
  "read-failed": "Sačuvani rezultati nisu mogli da se pročitaju. Probajte ponovo.",
  "save-csv": "Sačuvaj kao CSV",
  "save-json": "Sačuvaj kao JSON",
  "save-svg": "Sačuvaj kao SVG",
  "save-png": "Sačuvaj kao PNG",

  charts: "Grafikoni",
  "chart-length": "Potezi prema dužini mešanja",
  "chart-distribution": "Raspodela poteza",
  "chart-time": "Vreme i potezi",
  "chart-best": "Najbolje rešenje tokom vremena",
  "chart-depth": "Kocke 2x2x2 po dubini",
  "chart-hint": "Pokažite na tačku da pročitate njene vrednosti. Sa tastature: Tab i strelice.",
  "chart-table": "Tabela i datoteke",
  "chart-point": "{ $series }. { $xLabel }: { $x }. { $yLabel }: { $y }.",
  "chart-point-spread": "{ $series }. { $xLabel }: { $x }. { $yLabel }: { $y } ± { $spread }.",

  kept: "Raniji ogledi",
  "kept-none": "Još nema. Ono što pokrenete ostaje na ovom uređaju.",
  "kept-line": `{ $date }, { $cubes ->
    [one] { $cubes } kocka
    [few] { $cubes } kocke
   *[other] { $cubes } kocki
}`,
  "kept-unfinished": "nezavršeno",
  open: "Otvori",
  "open-name": "Otvori { $name }",
  delete: "Obriši",
  "delete-name": "Obriši { $name }",
  keep: "Zadrži",
  "keep-name": "Zadrži: { $name }",
  "delete-question": "Obrisati ovo sa svim rezultatima? Ne može se vratiti.",
  "delete-elsewhere":
    "Ovaj ogled je otvoren u drugoj kartici. Zatvorite je i ponovo pritisnite „Obriši”.",
  rename: "Preimenuj",
  "rename-name": "Preimenuj { $name }",
  name: "Naziv",
  compare: "Uporedi",
  "compare-name": "Uporedi sa { $name }",
  "compare-two": "Dva ogleda",
  "compare-nothing": "Ova dva ogleda nemaju zajedničkih metoda.",
  "compare-empty": "Jedan od ova dva ogleda još nema rezultata.",
  difference: "Razlika",
  "solved-of": "rešeno { $solved } od { $cubes }",
  "lab-failed": "Laboratorija nije mogla da se učita. Proverite vezu i probajte ponovo.",
  "try-again": "Pokušaj ponovo",
};
