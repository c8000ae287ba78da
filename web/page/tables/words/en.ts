// What the panel of the search tables says, in English.

export const en = {
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
  "set-full": "the browser's storage is full, so next time it will be made again",
  "set-blocked": "another tab blocks the browser's storage, so next time it will be made again",
  "set-unavailable": "this browser gives the page no storage, so next time it will be made again",
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
} as const;

export type PanelMessage = keyof typeof en;
