// The English messages of the page, except the texts that are in index.html.

export const en = {
  language: "Language",

  // The position field.
  "position-failed-stickers": "Read as stickers, which did not work; the cube is as before.",
  "position-failed-moves": "Read as moves, which did not work; the cube is as before.",
  "position-stickers": "Read as 54 stickers.",
  "position-moves": `{ $count ->
    [one] Read as 1 move from the solved cube.
   *[other] Read as { $count } moves from the solved cube.
}`,
  "position-failed-pieces": "Read as pieces, which did not work; the cube is as before.",
  "position-failed-link": "Read as a link of { $site }, which did not work; the cube is as before.",
  "position-other-puzzle":
    "Read as a link of { $site }, but of another puzzle; the cube is as before.",
  "position-other-link":
    "Links of this site, of alg.cubing.net and of Twizzle can be read, but not this one; the cube is as before.",
  "position-too-long": "Too long for a cube; the cube is as before.",
  "position-pieces": "Read as the places of 20 pieces.",
  "position-link-stickers": `Read as a link of { $site }: 54 stickers{ $count ->
    [0] .
    [one] , 1 move to follow.
   *[other] , { $count } moves to follow.
}`,
  "position-link-moves": `Read as a link of { $site }: { $setup ->
    [0] no setup
    [one] setup of 1 move
   *[other] setup of { $setup } moves
}, { $count ->
    [0] no moves to follow
    [one] 1 move to follow
   *[other] { $count } moves to follow
}.`,
  "position-first-line": "{ $said } Only the first of { $count } lines was taken.",
  "address-failed":
    "The address of this page has a cube that cannot be read; the cube is as before.",

  // What is said when a press on Share, Looks or Embed loads nothing.
  "not-loaded":
    "This could not be opened: its files did not come. Check the connection and try again.",

  // The bar that offers a new version.
  "new-version": "A new version is ready.",

  // The panel of the search tables.
  "tables-explained":
    "The solver works with small tables at once. Full tables find shorter solutions sooner: they are fetched once, { $size }, and stay in your browser for the next visit.",
  "in-use": "In use",
  stored: "Stored",
  kept: "Kept",
  "full-tables": "Full tables",
  "fetch-tables": "Fetch tables",
  "fetch-again": "Fetch again",
  "delete-tables": "Delete stored tables",
  "summary-coming": "on their way",
  "summary-stored": "full, stored",
  "summary-in-memory": "full, in memory only",
  "summary-waiting": "small, full ones wait",
  "summary-small": "small",
  "in-use-none": "None: the solver has not started",
  "in-use-small": "Small tables, made as the page opens",
  "in-use-full": "Full tables",
  "in-use-storage": "Full tables, from this browser's storage",
  "in-use-network": "Full tables, fetched at this visit",
  "in-use-generated": "Full tables, made on this device",
  looking: "Looking…",
  unreadable: "Cannot be read",
  "being-stored": "Being stored…",
  nothing: "Nothing",
  "stored-partly": "{ $size }, a part of them",
  "kept-until-deleted": "Until you delete them",
  "kept-until-needed": "Until the browser needs the room",
  "press-fetch": "Press Fetch tables to start the solver and get them.",
  "tables-deferred":
    "Full tables wait, since your connection is metered or slow, or saves data. Fetching them takes { $size }, once.",
  "tables-memory":
    "There is not enough memory for full tables; small ones go on solving. Close other tabs, then press Fetch tables.",
  "tables-failed":
    "Full tables cannot be had ({ $code }); small ones go on solving. Press Fetch tables to try again.",
  "storage-full":
    "The browser's storage is full: the tables are in memory only and will be fetched again next time. Free some space, then press Fetch again.",
  "storage-blocked":
    "Another tab holds the browser's storage: the tables are in memory only and will be fetched again next time. Close that tab, then press Fetch again.",
  "storage-unavailable":
    "This browser gives the page no storage, as in some private windows: the tables are in memory only and will be fetched again next time.",
  "made-after-fetch-failed":
    "The connection broke off, or the server did not have them, so they were made here. They are the same.",
  "made-after-fetch-slow":
    "Fetching them would have taken longer than making them, so they were made here. They are the same.",
  "made-after-table-manifest":
    "The server has those of another version, so they were made here. They are the same.",
  "made-after-damage": "They came damaged, so they were made here. They are the same.",
  "fetched-none": "Full tables could not be had.",
  "fetched-stored": "Full tables are in use and stored.",
  "fetched-unstored": "Full tables are in use, but could not be stored.",
  deleted:
    "Deleted. The tables in memory go on solving; the next visit fetches them again, or you do here.",
  "not-deleted":
    "The stored tables could not be deleted. Close other tabs of this page and try again.",

  // The dialog for colours and signs.
  "choose-looks": "How your cube looks",
  colours: "Colours",
  "scheme-western": "Standard",
  "scheme-japanese": "Japanese",
  "scheme-high-contrast": "High contrast",
  "scheme-color-blind": "Colour-blind safe",
  "own-colours": "Colours of your own",
  "alike-colours": "Hardly to be told apart: { $colours }.",
  signs: "Signs on the stickers",
  "signs-none": "None",
  "signs-letters": "Letters",
  "signs-patterns": "Patterns",
  "looks-kept": "Kept in this browser.",
  "back-to-standard": "Back to standard",
  "standard-again": "Standard colours, no signs.",

  // The dialog that shares.
  "share-this": "Share this cube",
  "share-link": "Link to this cube",
  "share-link-for":
    "Opens just this cube and its moves. All of it is in the link; no server is told.",
  "share-moves": "Moves",
  "share-moves-for": "What is to follow, to paste elsewhere.",
  "share-solve-first": "To share a solution as well, press Solve first.",
  "qr-code": "QR code of the link",
  "qr-code-for": "Scan it to open the cube on a phone.",
  "qr-code-too-long": "The link is too long for a QR code.",
  picture: "Picture",
  "save-picture": "Save picture",
  "copy-picture": "Copy picture",
  "picture-saved": "The picture is among your downloads.",
  "picture-failed": "The picture could not be made.",
  "picture-not-copied": "The browser did not allow it. Save the picture instead.",
  "share-with": "Share with…",
  "open-on": "Open on { $site }",

  // The dialog that gives what to embed.
  "embed-this": "Embed this cube",
  close: "Close",
  "readers-can": "Your readers can",
  "readers-follow": "follow the solution",
  "readers-paint": "paint a cube and have it solved",
  "solve-first": "To have a solution followed, press Solve first.",
  "with-script": "With a script",
  "with-script-for": "For pages of your own.",
  "with-frame": "With a frame",
  "with-frame-for": "For sites that allow no scripts.",
  copy: "Copy",
  "copy-what": "Copy: { $what }",
  "copied-what": "{ $what }: copied.",
  "not-copied": "The browser did not allow it. The text is selected: copy it yourself.",
  "title-follow": "A cube and its solution, move by move",
  "title-paint": "A cube to paint and have solved",
} as const;

export type OwnMessage = keyof typeof en;
