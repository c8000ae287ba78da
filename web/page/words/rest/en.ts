// What the panel of tables and the dialogs say, in English.

export const en = {
  // The panel of the search tables.
  "tables-explained":
    "The solver works with small tables at once. Full tables find shorter solutions sooner: they are fetched once, { $size } to download and { $unpacked } unpacked, and stay in your browser for the next visit.",
  "in-use": "In use",
  stored: "Stored",
  kept: "Kept",
  "full-tables": "Full tables",
  "fetch-tables": "Fetch tables",
  "fetch-again": "Fetch again",
  "delete-tables": "Delete stored tables",
  "pocket-tables": "2x2x2 tables",
  "delete-pocket-tables": "Delete 2x2x2 tables",
  "korf-tables": "Korf's tables",
  "delete-korf-tables": "Delete Korf's tables",
  "qtm-tables": "Tables for quarter turns",
  "delete-qtm-tables": "Delete the tables for quarter turns",
  "axial-htm-tables": "Tables for opposite faces together",
  "delete-axial-htm-tables": "Delete the tables for opposite faces together",
  "axial-qtm-tables": "Tables for opposite faces together, quarter turns",
  "delete-axial-qtm-tables": "Delete the tables for opposite faces together, quarter turns",
  "large-table": "Large table for shortest solutions",
  "delete-large-table": "Delete the large table",
  "set-in-memory": "{ $size }, in memory only",
  "set-deleted": "Deleted. They are made again when they are needed.",
  "summary-coming": "loading",
  "summary-stored": "full, stored",
  "summary-in-memory": "full, in memory only",
  "summary-waiting": "small, full ones not fetched",
  "summary-small": "small",
  "in-use-none": "None: the solver has not started",
  "in-use-small": "Small tables, made as the page opens",
  "in-use-full": "Full tables",
  "in-use-storage": "Full tables, from this browser's storage",
  "in-use-memory": "Full tables, in memory only",
  "in-use-network": "Full tables, fetched during this visit",
  "in-use-generated": "Full tables, made on this device",
  looking: "Looking…",
  unreadable: "Cannot be read",
  "being-stored": "Being stored…",
  nothing: "Nothing",
  "stored-partly": "{ $size }, not all of them",
  "kept-until-deleted": "Until you delete them",
  "kept-until-needed": "Until the browser needs the space",
  "press-fetch": "Press Fetch tables to start the solver and get them.",
  "tables-deferred":
    "Full tables were not fetched, because your connection is metered or slow, or saves data. They take { $size }, once.",
  "tables-stored-since":
    "Full tables have been stored since this page was opened. Press Fetch tables to use them now. The next visit uses them by itself.",
  "tables-memory":
    "There is not enough memory for full tables, so the solver goes on with small ones. Close other tabs, then press Fetch tables.",
  "tables-failed":
    "Full tables could not be loaded ({ $code }), so the solver goes on with small ones. Press Fetch tables to try again.",
  "storage-full":
    "The browser's storage is full: the tables are in memory only and will be fetched again next time. Free some space, then press Fetch again.",
  "storage-blocked":
    "Another tab blocks the browser's storage: the tables are in memory only and will be fetched again next time. Close that tab, then press Fetch again.",
  "storage-unavailable":
    "This browser gives the page no storage, as in some private windows: the tables are in memory only and will be fetched again next time.",
  "made-after-fetch-failed":
    "The connection failed, or the server does not have the tables, so they were made here. They are the same.",
  "made-after-fetch-slow":
    "Fetching the tables would have taken longer than making them, so they were made here. They are the same.",
  "made-after-table-manifest":
    "The server has the tables of another version, so the right ones were made here.",
  "made-after-damage":
    "The tables were damaged when they arrived, so they were made here. They are the same.",
  "fetched-none": "Full tables could not be loaded.",
  "fetched-stored": "Full tables are in use and stored.",
  "fetched-unstored": "Full tables are in use, but could not be stored.",
  deleted:
    "Deleted. The solver goes on with the tables in memory. The next visit fetches full tables again; you can also fetch them here.",
  "not-deleted":
    "The stored tables could not be deleted. Close other tabs of this page and try again.",

  // The dialog for colours and signs.
  "choose-looks": "How your cube looks",
  colours: "Colours",
  "scheme-western": "Standard",
  "scheme-japanese": "Japanese",
  "scheme-high-contrast": "High contrast",
  "scheme-color-blind": "Colour-blind safe",
  "own-colours": "Your own colours",
  "alike-colours": "Hard to tell apart: { $colours }.",
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
    "Opens this cube with its moves. They are in the link itself; nothing is sent to a server.",
  "share-moves": "Moves",
  "share-moves-for": "The moves as text, to paste elsewhere.",
  "share-stages-for":
    "The turns of the solution as text, without turns of the whole cube and without stages. The link has the same turns.",
  "share-together-for":
    "The moves as text. Turns in brackets are of opposite faces and can be made at once.",
  "share-solve-first": "To share a solution as well, press Solve first.",
  "qr-code": "QR code of the link",
  "qr-code-for": "Scan it to open the cube on a phone.",
  "qr-code-too-long": "The link is too long for a QR code.",
  picture: "Picture",
  "save-picture": "Save picture",
  "copy-picture": "Copy picture",
  "picture-saved": "The picture is in your downloads.",
  "picture-failed": "The picture could not be made.",
  "picture-not-copied": "The browser did not allow copying. Save the picture instead.",
  "share-with": "Share with…",
  "open-on": "Open on { $site }",

  // The dialog that gives the code to embed a cube.
  "embed-this": "Embed this cube",
  close: "Close",
  "readers-can": "Your readers can",
  "readers-follow": "follow the solution",
  "readers-paint": "paint a cube and let it be solved",
  "solve-first": "To let your readers follow a solution, press Solve first.",
  "with-script": "With a script",
  "with-script-for": "For your own pages.",
  "with-frame": "With a frame",
  "with-frame-for": "For sites that allow no scripts.",
  copy: "Copy",
  "copy-what": "Copy: { $what }",
  "copied-what": "{ $what }: copied.",
  "not-copied": "The browser did not allow copying. The text is selected: copy it yourself.",
  "title-follow": "A cube and its solution, move by move",
  "title-paint": "A cube to paint and solve",
} as const;

export type RestMessage = keyof typeof en;
