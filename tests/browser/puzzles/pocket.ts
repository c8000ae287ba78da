// The 2x2x2.

import type { Face } from "../../../web/core/faces";
import { BESIDE } from "../../../web/core/geometry";
import { applyMoves } from "../../../web/core/moves";
import { SOLVED_POCKET } from "../../../web/core/pocket-stickers";
import { withFaceTurned } from "./wrong-cubes";
import { FACE_NAMES, MIXING, withCycle } from "./described-cubes";
import type { TestedPuzzle } from "./tested-puzzle";

const nameOf = (face: Face) => FACE_NAMES[face].toLowerCase();

const MIXED = applyMoves(SOLVED_POCKET, MIXING);

export const POCKET: TestedPuzzle = {
  name: "2x2x2",
  inLinks: "puzzle=2x2x2&",
  inMarkup: 'puzzle="2x2x2" ',
  solved: SOLVED_POCKET,
  near: {
    facelets: applyMoves(SOLVED_POCKET, ["R", "U2", "F'", "U", "R2"]),
    solution: ["R2", "U'", "F", "U2", "R'"],
    holds: [
      "Hold it so that one corner has blue on top, white in front and red on the right.",
      "Hold it so that one corner has white on top, orange in front and green on the right.",
    ],
  },
  mixed: MIXED,
  firstInNet: ["U1", "U2"],
  patternControls: [],
  ownControls: [
    'button, "One of the 2,644 that need 11 turns"',
    'button, "One of the 276 that need 14 quarter turns"',
  ],
  // A script and its WebAssembly.
  moduleFiles: 2,
  faceName: (face) => FACE_NAMES[face],
  tour: {
    // Blue and yellow are swapped, compared with most cubes.
    facelets: applyMoves("UUUURRRRFFFFBBBBLLLLDDDD", MIXING),
    asksFor: (face, step) => {
      const [front, up] = [nameOf(face), nameOf(BESIDE[face].up)];
      return step === 1
        ? `Face 1 of 6: choose how to hold your cube, and stay with that. Paint the ${front}.`
        : `Face ${step} of 6: turn the ${front} towards you with the ${up} on top, and paint what you see.`;
    },
    lastPainted: [],
    toGo: (count) => `Stickers to go: ${count}.`,
  },
  // Two corners.
  deciding: {
    stickers: ["U1", "L1", "B2", "U2", "B1", "R2"],
    count: 6,
  },
  turnedPiece: {
    facelets: withCycle(SOLVED_POCKET, ["U4", "F2", "R1"]),
    marked: ["F2", "R1", "U4"],
    said: "The green-white-red corner at URF is twisted.",
    where: "URF: where the upper face, right face and front face meet.",
    saidOfSome: "one corner is twisted.",
    repair: "Turn the green-white-red corner at URF anticlockwise.",
    otherRepair: /^Turn .* corner at (?!URF)/,
    likelyCount: 8,
    hiddenCount: 4,
  },
  impossible: [
    {
      what: "a corner that no cube has",
      facelets: withCycle(SOLVED_POCKET, ["U4", "L2"]),
      said: /corner/i,
      marked: ["L2", "U4"],
    },
  ],
  exchanged: {
    facelets: withCycle(SOLVED_POCKET, ["U4", "L2"]),
    said: "There is no orange-red-green corner, but one is shown at URF.",
    repair: "Exchange the colours of U4 orange and L2 white.",
  },
  turnedFace: {
    facelets: withFaceTurned(MIXED, "U"),
    right: MIXED,
    said: /There is no orange-orange-green corner/,
    repair: "Upper face: turn its colours a quarter to the left.",
  },
  ambiguous: {
    facelets: (["U", "D", "D", "D"] as const).reduce(withFaceTurned, MIXED),
    right: MIXED,
    asked: "U1",
    answer: "white",
    hold: "Upper face towards you, back face on top.",
  },
};
