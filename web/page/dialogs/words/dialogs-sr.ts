// What the dialogs say, in Serbian.

import type { Messages } from "../../../widget/words/words";
import type { DialogMessage } from "./en";

export const sr: Messages<DialogMessage> = {
  "choose-looks": "Kako kocka izgleda",
  colours: "Boje",
  "scheme-western": "Standardne",
  "scheme-japanese": "Japanske",
  "scheme-high-contrast": "Visok kontrast",
  "scheme-color-blind": "Za daltoniste",
  "own-colours": "Vaše boje",
  "alike-colours": "Teško se razlikuju: { $colours }.",
  signs: "Znaci na nalepnicama",
  "signs-none": "Bez znakova",
  "signs-letters": "Slova",
  "signs-patterns": "Šare",
  "looks-kept": "Čuva se u ovom pregledaču.",
  "back-to-standard": "Vrati na standardno",
  "standard-again": "Standardne boje, bez znakova.",

  "share-this": "Podelite ovu kocku",
  "share-link": "Link do ove kocke",
  "share-link-for":
    "Otvara kocku onakvu kakva je ovde. Sve je u linku; nijedan server to ne saznaje.",
  "share-moves": "Potezi",
  "share-moves-for": "Potezi kao tekst, da se nalepe drugde.",
  "share-stages-for":
    "Okreti rešenja kao tekst, bez okretanja cele kocke i bez etapa. Link sadrži iste okrete.",
  "share-together-for":
    "Potezi kao tekst. Okreti u zagradama su suprotnih strana i mogu da se izvedu odjednom.",
  "share-solve-first": "Da podelite i rešenje, prvo pritisnite „Reši”.",
  "qr-code": "QR kod linka",
  "qr-code-for": "Skenirajte ga da otvorite kocku na telefonu.",
  "qr-code-too-long": "Link je predugačak za QR kod.",
  picture: "Slika",
  "save-picture": "Sačuvaj sliku",
  "copy-picture": "Kopiraj sliku",
  "picture-saved": "Slika je među vašim preuzimanjima.",
  "picture-failed": "Slika nije mogla da se napravi.",
  "picture-not-copied": "Pregledač to nije dozvolio. Umesto toga sačuvajte sliku.",
  "share-with": "Podeli sa…",
  "open-on": "Otvori na { $site }",

  "embed-this": "Ugradite ovu kocku",
  close: "Zatvori",
  "readers-can": "Vaši čitaoci mogu",
  "readers-follow": "da prate rešenje",
  "readers-paint": "da oboje kocku i dobiju rešenje",
  "solve-first": "Da bi čitaoci pratili rešenje, prvo pritisnite „Reši”.",
  "with-script": "Skriptom",
  "with-script-for": "Za vaše sopstvene stranice.",
  "with-frame": "Okvirom",
  "with-frame-for": "Za sajtove koji ne dozvoljavaju skripte.",
  copy: "Kopiraj",
  "copy-what": "Kopiraj: { $what }",
  "copied-what": "{ $what }: kopirano.",
  "not-copied": "Pregledač to nije dozvolio. Tekst je označen: kopirajte ga sami.",
  "title-follow": "Kocka i njeno rešenje, potez po potez",
  "title-paint": "Kocka koja se boji i rešava",
};
