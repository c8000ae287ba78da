// What the laboratory says, in English, in short sentences. Names of settings are those of the command.

export const en = {
  title: "Cubewright: the laboratory",
  tagline: "Compare methods on the same cubes.",
  page: "Page",
  "solve-link": "Solve",
  "learn-link": "Learn",
  language: "Language",
  about:
    "Which method needs the fewest turns, and which is the fastest? Choose methods and cubes, and this device finds out. Nothing is sent anywhere.",

  // The experiment.
  experiment: "Experiment",
  preset: "Begin with",
  "preset-own": "My own",
  "preset-duric-2023": "Đurić 2023: three methods, scrambles of 5 to 100 turns",
  "preset-milenkovic": "Milenković: one search with more and more time",
  "preset-britikov": "Britikov: layers, evolution, two phases, Korf",
  "preset-shortest": "Which is shortest?",
  "preset-work-for-turns": "How many turns does more time save?",
  "preset-every-pocket-cube": "Every pocket cube",
  puzzle: "Puzzle",
  methods: "Methods",
  "methods-text": "Methods with settings",
  "methods-note":
    "With commas between them. Settings follow a colon, such as two-phase:max-length=22 or genetic:seed=2.",
  "method-two-phase": "Two-phase",
  "method-optimal": "Shortest, proven",
  "method-beginner": "Layer by layer",
  "method-cfop-2look": "CFOP in two looks",
  "method-thistlethwaite": "Thistlethwaite's method",
  "method-corners-edges": "Corners, then edges",
  "method-genetic": "Evolution",
  "method-korf": "Korf's method",
  "method-ortega": "Ortega's method",
  "setting-max-length": "stops at { $value } turns or fewer",
  "setting-max-nodes": "{ $value } positions",
  "setting-time-ms": "in { $value } ms",
  "setting-seed": "seed { $value }",
  "setting-white": "white first",
  "setting-red": "red first",
  "setting-green": "green first",
  "setting-yellow": "yellow first",
  "setting-orange": "orange first",
  "setting-blue": "blue first",
  "setting-subgroups": "by subgroups",
  "setting-layers": "by layers",
  "which-cubes": "Cubes",
  "cubes-random": "Random",
  "random-cubes": `{ $count ->
    [one] { $count } random cube
   *[other] { $count } random cubes
}`,
  "scrambles-of": `{ $count ->
    [one] { $count } scramble of { $lengths } turns
   *[other] { $count } scrambles of { $lengths } turns
}`,
  "cubes-scrambles": "Scrambles",
  "cubes-every": "All 3,674,160",
  "cubes-list": "My list",
  "cubes-cube": "My cube",
  "how-many": "How many",
  lengths: "Turns of the scrambles",
  "lengths-note": "Several numbers with commas between them.",
  counts: "How many of each",
  "counts-note": "One number for all, or one for each.",
  "list-file": "Choose a file",
  "list-note": "One cube a line, as stickers or as moves. You can also drop the file here.",
  "list-text": "Or paste the cubes here",
  "list-long":
    "That is too much to paste. Save it as a text file, and choose the file or drop it here.",
  "list-chosen": "Chosen: { $name }, { $size } kB",
  seed: "Seed",
  "seed-note": "The same number draws the same cubes again.",
  metric: "What a turn costs",
  "metric-htm": "A half turn 1 (HTM)",
  "metric-qtm": "A half turn 2 (QTM)",
  "metric-axial-htm": "Opposite faces together 1 (axial HTM)",
  "metric-axial-qtm": "Opposite faces together, a half turn 2 (axial QTM)",
  limit: "Limit for each cube",
  "limit-none": "None",
  "limit-work": "Work",
  "limit-time": "Time",
  "no-limit": "no limit",
  "max-nodes": "Positions",
  "time-ms": "Milliseconds",
  "limit-note":
    "If the limit is reached before a cube is solved, the cube counts as given up; two-phase goes on to its first solution. Methods look at the clock every few milliseconds, so a solution that comes a little later still counts. Without a limit, two-phase stops after 100,000 positions.",
  reproducible: "Reproducible: the same moves on every device with the same tables.",
  "not-reproducible": "Not reproducible: with a time limit, the moves may differ each time.",
  more: "Settings, limit, seed, metric",
  run: "Run",
  share: "Share it, or run it elsewhere",
  link: "This link makes the same experiment again",
  "copy-link": "Copy the link",
  copied: "Copied.",
  "not-copied": "The browser does not allow copying. Copy the address of the link instead.",
  "link-list": "The list of cubes is not in the link. Send the file along with it.",
  "link-needs-list":
    "The link is about a list of cubes, which it does not contain. Choose the file that came with it, or paste the cubes.",
  "link-unread":
    "The link has something that the laboratory does not know. It was left out: { $text }",
  command: "The same on the command line",
  "command-tables":
    "Two-phase uses the full tables here. The command needs them, too, for the same moves: “cubewright tables build DIR” makes them, and “--tables DIR” names them.",

  // Why it cannot be run.
  "fault-no-methods": "Choose a method.",
  "fault-unknown-method": "There is no method “{ $text }”.",
  "fault-unknown-setting": "“{ $text }” is no setting.",
  "fault-two-limits": "“{ $text }” has a limit of work and one of time.",
  "fault-method-twice": "“{ $text }” is there twice.",
  "fault-unsupported": "“{ $text }” does not solve this puzzle.",
  "fault-metric": "“{ $text }” does not support this way of counting turns.",
  "fault-no-lengths": "Say how many turns the scrambles have.",
  "fault-lengths-twice": "A number of turns is there twice.",
  "fault-length": "A scramble has { $most } turns at most.",
  "fault-counts": "Say one number of scrambles for all lengths, or one for each.",
  "fault-no-cubes": "There are no cubes.",
  "fault-number": "Write whole numbers, with at most 15 digits.",
  "fault-no-work": "The limit of work must be at least 1.",
  "fault-too-many": "These are more cubes than anybody can wait for.",
  "fault-every": "Nobody can go through every position of the 3x3x3. Choose the 2x2x2.",
  "fault-no-list": "Choose a file, or paste cubes.",

  // While it runs.
  progress: "Progress",
  "state-opening": "Opening…",
  "state-preparing": "Getting ready…",
  "state-running": "Running.",
  "state-paused": "Paused.",
  "state-stopped": "Stopped.",
  "state-done": "Done.",
  "state-failed":
    "It could not go on ({ $code }). Nothing that was done is lost: press “Go on” to try again.",
  "list-gone": "The file of the cubes was changed or is gone. Choose it again, and press “Run”.",
  "state-deleted": "Another tab has deleted this experiment. To begin it again, press “Run”.",
  "state-elsewhere":
    "This experiment is open in another tab. To go on here, press “Stop” there, then “Go on”.",
  "other-form": "The form now describes another experiment. Press “Run” for its results.",
  "loading-tables": "Loading tables: { $percent }",
  "done-of": `{ $total ->
    [one] { $done } of { $total } cube
   *[other] { $done } of { $total } cubes
}`,
  done: `{ $done ->
    [one] { $done } cube
   *[other] { $done } cubes
}`,
  "left-seconds": "about { $count } s left",
  "left-minutes": "about { $count } min left",
  "left-hours": "about { $count } h left",
  workers: `{ $count ->
    [one] one at a time
   *[other] { $count } at a time
}`,
  pause: "Pause",
  "go-on": "Go on",
  stop: "Stop",
  crashed: `{ $count ->
    [one] A worker ended without warning. Its cube was solved again.
   *[other] Workers ended without warning { $count } times. Their cubes were solved again.
}`,
  "storage-full":
    "The browser has no room to keep this, or does not allow it. The results stay until you leave this page, or run or open another experiment. Save them as a file before that.",
  "small-tables":
    "The full tables could not be loaded. Two-phase worked with its small ones, which gives other moves.",
  "bad-lines": `{ $count ->
    [one] { $count } line is not a cube and was left out:
   *[other] { $count } lines are not cubes and were left out:
}`,
  "bad-line": "Line { $line }: { $fault }",
  "more-lines": "Next lines",
  "fewer-lines": "Previous lines",
  "lines-shown": "Lines { $first } to { $last } of { $count }",
  "line-length": "it has too many or too few stickers.",
  "line-color-count": "each colour has to be there as often as any other.",
  "line-center": "two centres have the same colour.",
  "line-edge-piece": "an edge is there twice, or not at all.",
  "line-edge-flip": "an edge is flipped.",
  "line-corner-piece": "a corner is there twice, or not at all.",
  "line-corner-twist": "a corner is twisted.",
  "line-parity": "two pieces have changed places.",
  "line-notation": "these are no moves.",
  "line-other": "it cannot be read.",
  "list-empty": "There is no cube in this list.",

  // What came out.
  results: "Results",
  "results-note":
    "Turns are of the cubes that were solved. Times are of all cubes, each solved on one processor. Each method first solves one cube that is not counted, so that no time includes its start.",
  method: "Method",
  "scramble-turns": "Turns of the scramble",
  all: "all",
  cubes: "Cubes",
  "given-up": "Given up",
  proven: "Proven shortest",
  turns: "Turns",
  ms: "Milliseconds",
  mean: "Mean",
  median: "Median",
  least: "Least",
  most: "Most",
  deviation: "Standard deviation",
  "figure-of": "{ $group }: { $figure }",
  "mean-turns": "Mean turns",
  "mean-ms": "Mean milliseconds",
  "cube-share": "Share of the cubes",
  "shortest-turns": "Turns of the shortest solution",
  "best-cube": "Best cube",
  "worst-cube": "Worst cube",
  "noted-cube": "cube { $number }",
  "row-of": "{ $method }, turns of the scramble: { $turns }",
  "show-cubes": "Cubes of { $method }",
  "cubes-of": "{ $method }: the cubes",
  cube: "Cube",
  solution: "Solution",
  "not-solved": "given up",
  "open-solve": "Solve",
  "open-learn": "Learn",
  "open-solve-cube": "Solve cube { $number }",
  "open-learn-cube": "Learn with cube { $number }",
  "more-cubes": "Next cubes",
  "fewer-cubes": "Previous cubes",
  close: "Close",
  "read-failed": "The stored results could not be read. Try again.",
  "save-csv": "Save as CSV",
  "save-json": "Save as JSON",
  "save-svg": "Save as SVG",
  "save-png": "Save as PNG",

  // Charts.
  charts: "Charts",
  "chart-length": "Turns by scramble length",
  "chart-distribution": "Distribution of turns",
  "chart-time": "Time against turns",
  "chart-best": "Best so far against time",
  "chart-depth": "Pocket cubes by depth",
  "chart-hint": "Point at a mark to read it. With the keyboard, use Tab and the arrows.",
  "chart-table": "Table and files",
  "chart-point": "{ $series }. { $xLabel }: { $x }. { $yLabel }: { $y }.",
  "chart-point-spread":
    "{ $series }. { $xLabel }: { $x }. { $yLabel }: { $y }, give or take { $spread }.",

  // Past experiments.
  kept: "Past experiments",
  "kept-none": "None yet. What you run stays on this device.",
  "kept-line": `{ $date }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}`,
  "kept-unfinished": "unfinished",
  open: "Open",
  "open-name": "Open { $name }",
  delete: "Delete",
  "delete-name": "Delete { $name }",
  keep: "Keep",
  "keep-name": "Keep { $name }",
  "delete-question": "Delete this with all its results? It cannot be brought back.",
  "delete-elsewhere":
    "This experiment is open in another tab. Close that tab, then press “Delete” again.",
  rename: "Rename",
  "rename-name": "Rename { $name }",
  name: "Name",
  compare: "Compare",
  "compare-name": "Compare with { $name }",
  "compare-two": "Two experiments",
  "compare-nothing": "These two experiments have no method in common.",
  "compare-empty": "One of these two experiments has no results yet.",
  difference: "Difference",
  "solved-of": "{ $solved } of { $cubes } solved",
  "lab-failed": "The laboratory could not be loaded. Check the connection, and try again.",
  "try-again": "Try again",
};

export type LabMessage = keyof typeof en;
