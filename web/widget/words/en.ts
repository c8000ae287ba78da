// What the element says, in English.

export const en = {
  // Regions and buttons.
  cube: "Cube",
  player: "Player",
  painting: "Painting",
  "cube-net": "Cube net",
  colour: "Colour",
  solution: "Solution",
  solve: "Solve",
  scramble: "Scramble",
  reset: "Reset",
  play: "Play",
  pause: "Pause",
  "previous-move": "Previous move",
  "next-move": "Next move",
  speed: "Speed",
  tempo: `{ $tempo ->
    [one] { $tempo } move a second
   *[other] { $tempo } moves a second
}`,
  place: "{ $index } of { $count }",
  "cube-picture": "The cube: its up, right and front faces",
  "show-other-side": "Show the other side",
  "no-picture": "This browser shows no 3D picture here. The net does everything.",

  // Stickers and their colours.
  sticker: "{ $place }, { $colour }",
  blank: "blank",
  "colour-key": "{ $colour } (key { $key })",
  white: "White",
  red: "Red",
  green: "Green",
  yellow: "Yellow",
  orange: "Orange",
  blue: "Blue",
  vermilion: "Vermilion",
  pink: "Pink",
  "colour-of-face": "Colour { $face }",

  // What to do, and what is under way.
  welcome: "Paint your cube, then solve.",
  "welcome-to-paint": "Paint your cube.",
  "moves-to-come": "Solve, and the moves appear here, one by one.",
  painted: "All colours are there.",
  "ready-to-solve": "All colours are there. Ready to solve.",
  "colours-needed": "Nine stickers of each colour are needed; now: { $colours }.",
  "colour-count": "{ $colour } { $count }",
  "centre-fixed": "Centres stay: they tell which face is which.",
  starting: "Waiting for the solver to start…",
  searching: "Looking for a short solution…",
  scrambling: "Mixing the cube…",
  scrambled: "A random cube, every one as likely as any other.",
  "already-solved": "Already solved: 0 moves.",
  "moves-to-follow": `{ $count ->
    [one] 1 move to follow.
   *[other] { $count } moves to follow.
}`,
  "best-so-far": `{ $count ->
    [one] 1 move so far, at least { $bound } needed…
   *[other] { $count } moves so far, at least { $bound } needed…
}`,
  "solved-in": `{ $count ->
    [one] 1 move, at least { $bound } needed.
   *[other] { $count } moves, at least { $bound } needed.
}`,
  "solved-in-fewest": `{ $count ->
    [one] 1 move, and no solution is shorter.
   *[other] { $count } moves, and no solution is shorter.
}`,

  // What has befallen the engine, and what to do.
  "bundle-failed":
    "The solver could not be started: its files did not come, or this browser cannot run them. Check the connection and try again.",
  "worker-crashed":
    "The solver has broken off. Your cube is still here: try again, and it starts afresh.",
  memory: "The browser has not enough memory for the solver. Close other tabs and try again.",
  internal: "Something went wrong inside the solver. Try again; if that fails, reload the page.",

  // The search tables.
  "search-tables": "Search tables",
  "get-full-tables": "Get full tables",
  megabytes:
    "{ NUMBER($size, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } MB",
  "whole-megabytes": "{ NUMBER($size, maximumFractionDigits: 0, useGrouping: 0) } MB",
  "fetching-tables":
    "Fetching full tables: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $total }",
  "making-tables":
    "Making full tables: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $total }",
  "reading-tables":
    "Reading full tables: { NUMBER($loaded, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { $total }",
  "tables-percent": "Full tables: { $percent } %",
  "solves-with-full": "Solves with full tables.",
  "solves-with-full-unstored": "Solves with full tables. They cannot be stored for the next visit.",
  "solves-with-small": "Solves with small tables.",
  "solves-with-small-deferred":
    "Solves with small tables; to save data, the full ones ({ $size }) wait.",
  "solves-with-small-memory":
    "Solves with small tables; there is not enough memory for the full ones.",
  "solves-with-small-crashed":
    "Solves with small tables; getting the full ones has broken the solver off.",
  "solves-with-small-failed": "Solves with small tables; the full ones cannot be had ({ $code }).",
} as const;

/** By what names the element asks for what it says. */
export type WidgetMessage = keyof typeof en;
