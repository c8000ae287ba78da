// The 3x3x3.

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { COLOR_NAMES, type Face } from "../../../web/core/faces";
import { BESIDE } from "../../../web/core/geometry";
import { applyMoves } from "../../../web/core/moves";
import { FLIPPED_EDGE, OPPOSITE_FACES_TURNED, SCRAMBLED, TURNED_FACE } from "./wrong-cubes";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { FACE_NAMES, MIXING, withCycle } from "./described-cubes";
import type { TestedPuzzle } from "./tested-puzzle";

const colorOf = (face: Face) => COLOR_NAMES[face].toLowerCase();

const HOLD = "Hold it with white up and green in front.";
const MIXED = applyMoves(SOLVED_FACELETS, MIXING);

export const CUBE: TestedPuzzle = {
  name: "3x3x3",
  inLinks: "",
  inMarkup: "",
  solved: SOLVED_FACELETS,
  near: {
    facelets: NEAR_POSITION,
    solution: ["D2", "L'", "F", "U2", "R'"],
    holds: [HOLD, HOLD],
  },
  mixed: MIXED,
  firstInNet: ["U5", "U6"],
  patternControls: ['button, "Make this pattern"'],
  ownControls: ['slider, "Search for at most"'],
  moduleFiles: 0,
  faceName: (face) => `${FACE_NAMES[face]} (${colorOf(face)})`,
  tour: {
    facelets: MIXED,
    asksFor: (face, step) =>
      `Face ${step} of 6: hold ${colorOf(face)} towards you with ${colorOf(BESIDE[face].up)} up, and paint what you see.`,
    // Three edges with red on their sides could lie there in three ways.
    lastPainted: ["D2"],
    toGo: (count) => `${count} stickers to go`,
  },
  // Two edges.
  deciding: {
    stickers: ["U2", "B2", "U6", "R2"],
    count: 2,
  },
  turnedPiece: {
    facelets: FLIPPED_EDGE,
    marked: ["R2", "U6"],
    said: "The red-white edge at UR is flipped.",
    where: "UR: where the upper face and right face meet.",
    saidOfSome: "one edge is flipped.",
    repair: "Flip the red-white edge at UR.",
    otherRepair: /^Flip .* at (?!UR)/,
    likelyCount: 12,
    hiddenCount: 7,
  },
  impossible: [
    {
      what: "a twisted corner",
      facelets: withCycle(SOLVED_FACELETS, ["U9", "R1", "F3"]),
      said: /twist/i,
      marked: ["F3", "R1", "U9"],
    },
    {
      what: "an edge that no cube has",
      facelets: withCycle(SOLVED_FACELETS, ["U6", "L6"]),
      said: /edge/i,
      marked: ["L6", "U6"],
    },
  ],
  exchanged: {
    facelets: withCycle(SOLVED_FACELETS, ["U6", "L6"]),
    said: "The white-green edge appears twice: at UF and at FL.",
    repair: "Exchange the colours of U6 orange and L6 white.",
  },
  turnedFace: {
    facelets: TURNED_FACE,
    right: SCRAMBLED,
    said: /appears twice/,
    repair: "Upper face (white): turn its colours a quarter to the left.",
  },
  ambiguous: {
    facelets: OPPOSITE_FACES_TURNED,
    right: SCRAMBLED,
    asked: "U1",
    answer: "yellow",
    hold: "Hold it with blue up and white in front.",
  },
};
