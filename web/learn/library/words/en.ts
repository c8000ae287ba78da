// What the case library says, in English.

export const en = {
  title: "Case library",
  intro:
    "The cases of the method CFOP, for the 3x3x3: what you may meet on your cube, and the turns that solve it.",
  back: "Back to the lesson",
  sets: "Which cases",
  "about-f2l": `F2L, the first two layers: a corner and the edge that belongs above it go into place together. { $count } cases. All that does not matter is grey.`,
  "about-oll": `OLL, the last layer oriented: afterwards the whole upper face is { $colour }. { $count } cases. You look at the layer from above. Stripes at the rim are { $colour } stickers that look to that side.`,
  "oll-on-paper": "On this sheet that colour is white, and every other is dark grey.",
  "about-pll": `PLL, the last layer put in order: its pieces change places. { $count } cases. You look at the layer from above. Arrows tell where each piece goes.`,

  // Looking for a case.
  search: "Name or number",
  found: `{ $count ->
    [0] No case has this name. Try a number such as 27, or letters such as Ja.
    [one] One case found.
   *[other] { $count } cases found.
}`,
  train: "Train { $set }",
  print: "Print { $set }",

  // The groups of each set.
  "f2l-above": "Corner and edge in the upper layer",
  "f2l-corner-in": "The corner in its place, the edge above",
  "f2l-edge-in": "The edge in its place, the corner above",
  "f2l-both-in": "Both in their place, but wrong",
  "oll-cross": "All four edges look up",
  "oll-line": "Two edges across from each other look up",
  "oll-angle": "Two edges beside each other look up",
  "oll-dot": "No edge looks up",
  "pll-edges": "Only edges change places",
  "pll-corners": "Only corners change places",
  "pll-one-pair": "Edges and corners; on one side both corners have the same colour",
  "pll-no-pair": "Edges and corners; on each side the two corners differ in colour",

  // A case in words.
  "looking-up": "Looking up: { $places }.",
  "looking-up-none": "Only the centre looks up.",
  "looking-F": "Looking to the front: { $places }.",
  "looking-R": "Looking to the right: { $places }.",
  "looking-B": "Looking to the back: { $places }.",
  "looking-L": "Looking to the left: { $places }.",
  "place-ULB": "back left",
  "place-UB": "back",
  "place-UBR": "back right",
  "place-UL": "left",
  "place-UR": "right",
  "place-UFL": "front left",
  "place-UF": "front",
  "place-URF": "front right",
  "corners-go": "Corners: { $ways }.",
  "edges-go": "Edges: { $ways }.",
  "sides-show":
    "What each side shows as you look at it: front, { $front }; right, { $right }; back, { $back }; left, { $left }.",
  "side-all": "three stickers of one colour",
  "side-corners": "both corners of one colour",
  "side-left-pair": "the left corner and the edge of one colour",
  "side-right-pair": "the right corner and the edge of one colour",
  "side-none": "three different colours",
  "piece-at": "{ $piece }: where { $faces } meet. Its { $colour } sticker: { $face }.",

  // A case, with the cube that shows it.
  nickname: "Also called { $name }",
  sees: "What you see",
  "show-me": "Show me on the cube",
  "set-up": "Set it up again",
  "own-cube": "On your own cube",
  "own-cube-how":
    "Take a solved cube and hold it like the one here. These turns set the case up on it:",
  previous: "Previous case",
  next: "Next case",
  all: "All cases",

  // The trainer.
  "train-title": "Which case is it?",
  answers: "Answers",
  "dont-know": "I don’t know",
  right: "Right: this is { $name }.",
  wrong: "No, this is { $name }.",
  told: "This is { $name }.",
  "next-question": "Next question",
  "see-case": "Look at { $name }",
  "train-how-title": "How it goes",
  "train-how":
    "What you miss is asked again soon. What you know is asked half as often each time. A case that you know three times running counts as known well.",
  known: "Known well: { $known } of { $count }",
  "not-kept": "This browser keeps nothing, so your progress ends with this visit.",
  forget: "Delete my progress in { $set }",
  forgotten: "Your progress in { $set } is deleted.",

  // Sequences of one case that lie differently in the hand.
  sequences: "Ways to turn it",
  "way-own": "The usual way",
  "way-R-U": "Right hand: only R and U",
  "way-R-U-F": "Only R, U and F",
  "way-L-U": "Left hand: only L and U",
  "way-L-U-F": "Left hand: only L, U and F",
  "way-y-L-U": "Left hand: turn the whole cube first, then only L and U",
} as const;

/** The names of these messages. */
export type LibraryMessage = keyof typeof en;
