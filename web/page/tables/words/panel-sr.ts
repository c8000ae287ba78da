// What the panel of the search tables says, in Serbian.

import type { Messages } from "../../../widget/words/words";
import type { PanelMessage } from "./en";

export const sr: Messages<PanelMessage> = {
  "tables-explained":
    "Rešavač odmah radi s malim tabelama. Pune tabele brže nalaze kraća rešenja: preuzimaju se jednom ({ $size } za preuzimanje, { $unpacked } raspakovano) i ostaju u pregledaču za sledeću posetu.",
  "in-use": "U upotrebi",
  stored: "Sačuvano",
  kept: "Čuva se",
  "full-tables": "Pune tabele",
  "fetch-tables": "Preuzmi tabele",
  "fetch-again": "Preuzmi ponovo",
  "delete-tables": "Obriši sačuvane tabele",
  "pocket-tables": "Tabele za 2x2x2",
  "delete-pocket-tables": "Obriši tabele za 2x2x2",
  "korf-tables": "Korfove tabele",
  "delete-korf-tables": "Obriši Korfove tabele",
  "qtm-tables": "Tabele za četvrtine okreta",
  "delete-qtm-tables": "Obriši tabele za četvrtine okreta",
  "axial-htm-tables": "Tabele za suprotne strane zajedno",
  "delete-axial-htm-tables": "Obriši tabele za suprotne strane zajedno",
  "axial-qtm-tables": "Tabele za suprotne strane, četvrtine okreta",
  "delete-axial-qtm-tables": "Obriši tabele za suprotne strane, četvrtine okreta",
  "large-table": "Velika tabela za najkraća rešenja",
  "delete-large-table": "Obriši veliku tabelu",
  "set-in-memory": "{ $size }, samo u memoriji",
  "set-full": "skladište pregledača je puno, pa se sledeći put pravi ponovo",
  "set-blocked": "druga kartica drži skladište pregledača, pa se sledeći put pravi ponovo",
  "set-unavailable": "ovaj pregledač ne daje stranici skladište, pa se sledeći put pravi ponovo",
  "set-deleted": "Obrisano. Kad zatrebaju, ove tabele će se napraviti ponovo.",
  "summary-coming": "na putu",
  "summary-stored": "pune, sačuvane",
  "summary-in-memory": "pune, samo u memoriji",
  "summary-waiting": "male, pune nisu preuzete",
  "summary-small": "male",
  "in-use-none": "Nijedne: rešavač nije krenuo",
  "in-use-small": "Male tabele, napravljene pri otvaranju stranice",
  "in-use-full": "Pune tabele",
  "in-use-storage": "Pune tabele, iz skladišta ovog pregledača",
  "in-use-memory": "Pune tabele, samo u memoriji",
  "in-use-network": "Pune tabele, preuzete pri ovoj poseti",
  "in-use-generated": "Pune tabele, napravljene na ovom uređaju",
  looking: "Gleda se…",
  unreadable: "Ne može da se pročita",
  "being-stored": "Čuva se…",
  nothing: "Ništa",
  "stored-partly": "{ $size }, deo njih",
  "kept-until-deleted": "Dok ih ne obrišete",
  "kept-until-needed": "Dok pregledaču ne zatreba prostor",
  "press-fetch": "Pritisnite „Preuzmi tabele” da rešavač krene i da ih dobije.",
  "tables-deferred":
    "Pune tabele nisu preuzete, jer se vaša veza naplaćuje po potrošnji, spora je ili štedi podatke. Preuzimanje zauzima { $size }, jednom.",
  "tables-stored-since":
    "Pune tabele su sačuvane otkad je stranica otvorena. Pritisnite „Preuzmi tabele” da ih odmah koristite. Sledeća poseta ih koristi sama.",
  "tables-memory":
    "Nema dovoljno memorije za pune tabele; rešavač nastavlja s malim. Zatvorite druge kartice, pa pritisnite „Preuzmi tabele”.",
  "tables-failed":
    "Pune tabele nisu mogle da se pribave ({ $code }); rešavač nastavlja s malim. Pritisnite „Preuzmi tabele” da pokušate ponovo.",
  "storage-full":
    "Skladište pregledača je puno: tabele su samo u memoriji i sledeći put se preuzimaju ponovo. Oslobodite prostor, pa pritisnite „Preuzmi ponovo”.",
  "storage-blocked":
    "Druga kartica drži skladište pregledača: tabele su samo u memoriji i sledeći put se preuzimaju ponovo. Zatvorite tu karticu, pa pritisnite „Preuzmi ponovo”.",
  "storage-unavailable":
    "Ovaj pregledač ne daje stranici skladište, kao u nekim privatnim prozorima: tabele su samo u memoriji i sledeći put se preuzimaju ponovo.",
  "made-after-fetch-failed":
    "Veza se prekinula ili ih server nije imao, pa su napravljene ovde. Iste su.",
  "made-after-fetch-slow":
    "Preuzimanje bi trajalo duže od pravljenja, pa su napravljene ovde. Iste su.",
  "made-after-table-manifest":
    "Server ima tabele druge verzije, pa su odgovarajuće napravljene ovde.",
  "made-after-damage": "Stigle su oštećene, pa su napravljene ovde. Iste su.",
  "fetched-none": "Pune tabele nisu mogle da se pribave.",
  "fetched-stored": "Pune tabele su u upotrebi i sačuvane.",
  "fetched-unstored": "Pune tabele su u upotrebi, ali nisu mogle da se sačuvaju.",
  deleted:
    "Obrisano. Rešavač nastavlja s tabelama u memoriji. Sledeća poseta ponovo preuzima pune tabele; možete ih preuzeti i ovde.",
  "not-deleted":
    "Sačuvane tabele nisu mogle da se obrišu. Zatvorite druge kartice ove stranice i pokušajte ponovo.",
};
