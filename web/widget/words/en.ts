// The English messages of the element.

export const en = {
  // Regions and buttons.
  cube: "Cube",
  player: "Player",
  painting: "Painting",
  "cube-net": "Cube net",
  "net-held": "The net shows the cube held as at the start.",
  colour: "Colour",
  solution: "Solution",
  solve: "Solve",
  scramble: "Scramble",
  reset: "Reset",
  "paint-cube": "Paint my cube",
  scan: "Scan",
  "paint-cube-does": "An empty cube to paint, face by face",
  "reset-does": "Back to the solved cube",
  undo: "Undo",
  redo: "Redo",
  play: "Play",
  pause: "Pause",
  "previous-move": "Previous move",
  "next-move": "Next move",
  "to-first": "To the beginning",
  "to-last": "To the end",
  move: "Move",
  speed: "Speed",
  tempo: `{ $tempo ->
    [one] { $tempo } move a second
   *[other] { $tempo } moves a second
}`,
  place: "{ $index } of { $count }",
  "cube-picture": "The cube: its up, right and front faces",
  "show-other-side": "Show the other side",
  "see-as-before": "Turn the view back",
  "no-picture": "This browser cannot show the 3D picture here. You can do everything on the net.",

  // Stickers and their colours.
  sticker: "{ $place }, { $colour }",
  "sticker-filled": "{ $place }, { $colour }, follows from the others",
  doubtful: "{ $place }, { $colour }, in question",
  blank: "unknown",
  unknown: "Unknown",
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
  "colours-needed": `{ $each ->
    [4] Four
   *[other] Nine
} stickers of each colour are needed; now: { $colours }.`,
  "colour-count": "{ $colour } { $count }",
  "face-to-paint":
    "Face { $step } of 6: hold { $front } towards you with { $up } up, and paint what you see.",
  "side-to-paint": `Face { $step } of 6: { $holding ->
    [free] choose how to hold your cube, and stay with that. Paint the { $front }.
   *[kept] turn the { $front } towards you with the { $up } on top, and paint what you see.
}`,
  hold: "Hold it with { $up } up and { $front } in front.",
  "hold-corner":
    "Hold it so that one corner has { $up } on top, { $front } in front and { $right } on the right.",
  "hold-side": "{ $front } towards you, { $up } on top.",
  "hold-over": "I hold it with { $up } up",
  "held-with": "Held with { $up } up and { $front } in front.",
  "centre-known": "A centre cannot be unknown: paint it with its colour.",
  "centre-stays":
    "Centres say which colour each face has, so they stay. To hold the cube another way, press “Paint my cube” first.",
  cleared: "Colours cleared.",
  "choose-to-paint": "The moves stay. To paint instead, choose a colour first.",
  starting: "Waiting for the solver to start…",
  searching: "Looking for a solution…",
  "searching-pattern": "Looking for a way to your pattern…",
  scrambling: "Mixing the cube…",
  scrambled: "A random cube. All cubes were equally likely.",
  "already-solved": "Already solved: 0 moves.",
  "goal-reached": "Your pattern is made.",
  "moves-left": "{ $moves } to go.",
  "moves-to-pattern": "{ $moves } to your pattern.",
  solved: "Solved.",
  "next-cube": "Next cube",
  stop: "Stop",
  "find-shortest": "Find the shortest",
  stopped: "Stopped before there was a solution.",
  "proof-rests": "The proof so far is kept, to be resumed later.",
  "stay-awake": "Keep the screen on",
  "search-faster": "Search faster",
  "search-faster-how":
    "First a table of { $size } is made in a minute or two, and kept. It makes the search several times as fast.",
  "large-table-refused": "The large table cannot be made here. The search goes on without it.",
  "best-so-far": "{ $moves } so far; the shortest possible is { $range }…",
  "solved-in": "{ $moves }; the shortest possible is { $range }.",
  "one-or-other": "{ $one } or { $other }",
  "one-to-other": "{ $one } to { $other }",
  "cost-qtm": `{ $count ->
    [one] 1 quarter turn
   *[other] { $count } quarter turns
}`,
  "cost-axial-htm": `{ $count ->
    [one] 1 turn, both sides at once
   *[other] { $count } turns, both sides at once
}`,
  "cost-axial-qtm": `{ $count ->
    [one] 1 quarter turn, both sides at once
   *[other] { $count } quarter turns, both sides at once
}`,
  "solved-at-cost": "{ $moves }: { $cost }; the fewest possible is { $range }.",
  "solved-at-least-cost": "{ $moves }: { $cost }, and no solution has fewer.",
  "least-cost-so-far": "So far { $cost }; the fewest possible is { $range }…",
  "solved-in-fewest": "{ $moves }, and no solution is shorter.",

  // Unknown stickers.
  "no-cube-fits": "No cube has these stickers: one is painted wrongly, or a piece is twisted.",
  "keys-paint": "Keys 1 to 6 paint sticker after sticker.",
  "keys-paint-dotted": "Dotted ones, too.",
  "dots-follow": "Dots: these stickers follow from the others.",
  "rest-follows": `{ $count ->
    [one] The unknown sticker follows from the others.
   *[other] The { $count } unknown stickers follow from the others.
}`,
  "rest-follows-to-solve": `{ $count ->
    [one] The unknown sticker follows from the others. Ready to solve.
   *[other] The { $count } unknown stickers follow from the others. Ready to solve.
}`,
  "many-cubes": `{ $count ->
    [one] 1 sticker to go.
   *[other] { $count } stickers to go; more than a million cubes match the painted ones.
}`,
  "colours-to-tell": "Stickers to go: { $count }. They tell how the colours are arranged.",
  "schemes-fit": `{ $count ->
    [one] Only one arrangement of colours fits these stickers. Is it your cube's?
   *[other] { $count } arrangements of colours fit these stickers. Which does your cube have?
}`,
  "scheme-pairs": "Opposite each other: { $pairs }.",
  "scheme-confirm": "Yes, as on my cube.",
  "scheme-denied": "If not, compare the stickers with your cube.",
  "scheme-corner": "A corner has, clockwise: { $colours }.",
  "several-cubes":
    "{ $count } cubes have these stickers. Knowing { $stickers } would tell which one is yours.",
  "several-cubes-at-least":
    "{ $count } cubes have these stickers. Knowing { $stickers } would narrow it down most.",

  // Where a sticker or a piece is.
  "where-sticker": "{ $sticker }: { $face }, row { $row }, place { $column }.",
  "where-piece": "{ $place }: where the { $faces } meet.",

  // What is wrong with a cube, and what would mend it.
  edge: "{ $colours } edge",
  corner: "{ $colours } corner",
  "at-place": "at { $place }",
  "no-such-piece": "There is no { $piece }, but one is shown at { $place }.",
  "wrong-way-round":
    "The colours { $colours } of the corner at { $place } run the wrong way round: exchange two of them.",
  "appears-often": `{ $count ->
    [2] The { $piece } appears twice: { $places }.
   *[other] The { $piece } appears { $count } times: { $places }.
}`,
  "piece-missing": "The { $piece } is missing.",
  "edge-flipped": "The { $piece } at { $place } is flipped.",
  "corner-twisted": "The { $piece } at { $place } is twisted.",
  "pieces-exchanged": "The { $piece } and the { $other } are exchanged.",
  "some-edge-flipped": "Every piece is there, but one edge is flipped.",
  "some-corner-twisted": "Every piece is there, but one corner is twisted.",
  "some-pair-exchanged": "Every piece is there, but two pieces are exchanged.",
  "flip-real-edge":
    "If all stickers here match your cube, it was put together wrongly: take one edge out, put it back the other way round, and choose that edge here.",
  "turn-real-corner":
    "If all stickers here match your cube, it was put together wrongly: turn one corner in its place, and choose that corner here.",
  "exchange-real-pieces":
    "If all stickers here match your cube, it was put together wrongly: exchange two edges or two corners, and choose the same here.",
  "what-would-mend": "What would mend it",
  "mend-later": "Compare your stickers with the cube, or paint on: then a mistake shows better.",
  "go-to-mending": "Go to the repairs",
  likeliest: `{ $count ->
    [1] Likeliest
   *[other] { $count } that are equally likely
}`,
  "less-likely": `{ $count ->
    [1] Less likely
   *[other] { $count } that are less likely
}`,
  "still-less-likely": `{ $count ->
    [1] Still less likely
   *[other] { $count } that are still less likely
}`,
  "show-more": "Show { $count } more",
  "too-much-wrong":
    "Too much is wrong to be mended sticker by sticker: compare the cube face by face.",
  recolour: "Paint { $sticker } { $colour } instead of { $before }.",
  "coloured-sticker": "{ $sticker } { $colour }",
  "exchange-colours": "Exchange the colours of { $sticker } and { $other }.",
  "flip-edge": "Flip the { $piece } at { $place }.",
  "turn-clockwise": "Turn the { $piece } at { $place } clockwise.",
  "turn-anticlockwise": "Turn the { $piece } at { $place } anticlockwise.",
  "exchange-pieces": "Exchange the { $piece } at { $place } and the { $other } at { $otherPlace }.",
  repaint: "Paint { $stickers }.",
  "face-coloured": "{ $face } ({ $colour })",
  "mend-face-again": "{ $face }: paint it again.",
  "mend-face-follows": "{ $face }: paint it as it follows from the other faces.",
  "mend-turn-right": "{ $face }: turn its colours a quarter to the right.",
  "mend-turn-left": "{ $face }: turn its colours a quarter to the left.",
  "mend-turn-half": "{ $face }: turn its colours by a half.",
  "mend-mirror": "{ $faces }: exchange left and right, as in a mirror.",
  "mend-mirror-all": "Every face: exchange left and right, as in a mirror.",
  "mend-exchange": "{ $faces }: exchange the colours of the two.",
  "mend-move": "{ $from } → { $face }",
  "mend-order": "Move the colours of faces: { $moves }.",
  "tell-apart": "To find out which, look at { $sticker } on your cube. What colour is it?",
  mended: "Done: “{ $repair }” Undo takes it back.",

  // What is wrong with a text that should be a cube or moves.
  "stickers-too-few": "A cube has { $all } stickers; this text has { $count }.",
  "stickers-too-many": "A cube has { $all } stickers; this text has more.",
  "stickers-of-colours": `A cube has six colours, { $each ->
    [4] four
   *[other] nine
} stickers of each; this text has { $found }.`,
  "centres-alike":
    "The six centres must have six different colours, but these have the same: { $stickers }.",
  "centres-misplaced": "No cube has its centres in this order: look at the middle of each face.",
  "moves-no-move": "“{ $found }” (character { $position }) is not a move.",
  "moves-unclosed": "The bracket “{ $found }” (character { $position }) is never closed.",
  "moves-unopened": "The bracket “{ $found }” (character { $position }) was never opened.",
  "moves-amount": "The number { $found } (character { $position }) is too small or too large here.",
  "moves-nesting": "Brackets are nested more than { $nesting } deep.",
  "moves-turns": "Written out, these are more than { $turns } turns.",
  "moves-characters": "Moves may have up to { $characters } characters.",

  // How the engine failed, and what to do.
  "bundle-failed":
    "A part of the solver could not be loaded, or this browser cannot run it. Check the connection and try again.",
  "worker-crashed": "The solver stopped unexpectedly. Your cube is still here: try again.",
  memory: "There is not enough memory for the solver. Close other tabs and try again.",
  "time-passed": "There was no solution within the time that was given.",
  "goal-impossible": "The pattern cannot be made. { $why }",
  "goal-held-otherwise":
    "The pattern is held another way up than your cube. Choose the pattern again.",
  unsupported: `{ $what ->
    [method] The method “{ $found }” does not solve the { $puzzle }.
    [metric] The method that is set does not count turns by “{ $found }”.
    [goal] The method that is set leads to the solved cube alone, and another goal is set.
    [stickers] The goal that is set has unknown stickers.
   *[other] What is set here cannot be done.
} The author of this page can choose something else.`,
  internal: "Something went wrong inside the solver. Try again; if that fails, reload the page.",
  "failed-otherwise": "That could not be done ({ $code }).",

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
  "solves-with-full": "Solves with full tables. They find short solutions fast.",
  "solves-with-full-unstored": "Solves with full tables. They cannot be stored for the next visit.",
  "solves-with-small": "Solves with small tables. Solutions may be longer.",
  "solves-with-small-deferred":
    "Solves with small tables; to save data, the full ones ({ $size }) are not fetched.",
  "solves-with-small-memory":
    "Solves with small tables; there is not enough memory for the full ones.",
  "solves-with-small-crashed":
    "Solves with small tables; the solver stopped unexpectedly while getting the full ones.",
  "solves-with-small-failed":
    "Solves with small tables; the full ones could not be loaded ({ $code }).",

  // Following move by move.
  "step-by-step": "Step by step",
  "face-U": "Upper face",
  "face-R": "Right face",
  "face-F": "Front face",
  "face-D": "Lower face",
  "face-L": "Left face",
  "face-B": "Back face",
  slip: "You turned { $turns }. Go on from there, or take it back?",
  "slip-go-on": "Go on from there",
  "slip-take-back": "Take it back",
  "wrong-turn": "I made a wrong turn",
  "wrong-turn-explained": "Say what you turned instead, and you go on from where your cube is now.",
  "wrong-turn-at": "At move",
  "wrong-turn-place": "{ $index }: { $move }",
  "wrong-turn-made": "I turned",
  "wrong-turn-nothing": "nothing: I left it out",
  "wrong-turn-repaint": "I don't know: paint what is different",
  "repaint-now": "Paint what is different on your cube, then press Solve.",
  "wrong-turn-taken": "Your turn is included.",

  // What was found, and how long to look for it.
  found: "Found so far (number of moves)",
  "found-by-cost": "Found so far (as turns are counted)",
  "found-moves": `{ $count ->
    [one] 1 move
   *[other] { $count } moves
}`,
  "search-for": "Search for at most",
  seconds: "{ $seconds } s",
  "search-depth": "depth { $depth }, { $count } positions",
  "search-refuted": "Ruling out solutions of { $depth } moves: { $percent } % done",
  "search-refuted-qtm": "Ruling out solutions of { $depth } quarter turns: { $percent } % done",
  "time-left": "about { $time } left",
  "search-speed": "{ $count } positions a second",
  "search-generation": "generation { $generation }, fitness { $fitness }",
} as const;

/** The names of the messages. */
export type WidgetMessage = keyof typeof en;
