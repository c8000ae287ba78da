// What is wrong with a cube and how to fix it, in English: the `message` of errors, readings and
// repairs. The solver supplies this as values (solver/cube/fault.h). The native command writes the same
// sentences; a test compares both with tests/data/fault-sentences.tsv.

import { UNKNOWN } from "./completion";
import { COLOR_LETTERS, COLOR_NAMES, FACES, type Face } from "./faces";
import type { Finding } from "./finding";
import type { FaceChange, RepairKind } from "./repair";

/** Characters of a text that stand for colours. */
export interface ColorCharacters {
  colors: string;
  /** Whether they are letters of faces or of the standard colours. */
  hasNamedColors: boolean;
}

export interface FaultValues {
  code: string;
  /** The most telling first. */
  findings: readonly Finding[];
  hasNamedColors: boolean;
}

export interface RepairValues {
  kind: RepairKind;
  isClockwise: boolean;
  /** The repaired stickers, as letters of faces. */
  facelets: string;
  /** The stickers that the repair changes. */
  stickers: readonly number[];
  /** Their colours before, as letters of faces. */
  before: string;
  /** The pieces concerned, named by their place. */
  pieces: readonly string[];
  faces: readonly FaceChange[];
  /** The stickers that change colour in addition to the changes of whole faces. */
  besides: readonly number[];
}

/** How many stickers a face has: of a 3x3x3, or of a 2x2x2. */
export type StickersPerFace = 9 | 4;

// Enough to act on; the stickers of the other findings are marked too.
const MOST_PIECE_SENTENCES = 4;

const ADVICE: Readonly<Record<string, string>> = {
  "edge-flip":
    "One edge is flipped, which turns cannot do. Check the colours of the edges, or take an edge out of the cube and put it back the other way round.",
  "corner-twist":
    "One corner is twisted, which turns cannot do. Check the colours of the corners, or twist a corner of the cube in its place.",
  parity:
    "Two pieces are exchanged, which turns cannot do. Check the colours of the pieces, or take two edges or two corners out of the cube and exchange them.",
};

/** One or more sentences about this very cube, and what to do about it; "" if there is no finding. */
export function faultSentences(
  { code, findings, hasNamedColors }: FaultValues,
  stickersPerFace: StickersPerFace = 9,
): string {
  const colorOf = (character: string) => colorName(character, hasNamedColors);
  const colorsOf = ({ colors }: Finding) => Array.from(colors, colorOf).join("-");
  const pieceOf = (finding: Finding) =>
    `${colorsOf(finding)} ${Array.from(finding.colors).length === 2 ? "edge" : "corner"}`;

  const aboutPiece = (finding: Finding): string => {
    const [place = ""] = finding.places;
    switch (finding.kind) {
      case "mirrored-piece":
        return `The colours ${colorsOf(finding)} of the corner at ${place} run the wrong way round: exchange two of them.`;
      case "no-such-piece":
        return `There is no ${pieceOf(finding)}, but one is shown at ${place}.`;
      case "missing-piece":
        return `The ${pieceOf(finding)} is missing.`;
      case "repeated-piece": {
        const times = finding.places.length === 2 ? "twice" : `${finding.places.length} times`;
        const places = finding.places.map((at) => `at ${at}`);
        return `The ${pieceOf(finding)} appears ${times}: ${listed(places)}.`;
      }
      case "turned-piece":
        return `The ${pieceOf(finding)} at ${place} is turned in its place.`;
      default:
        return "";
    }
  };

  const [first, second] = findings;
  switch (code) {
    case "edge-piece":
    case "corner-piece":
      return findings.slice(0, MOST_PIECE_SENTENCES).map(aboutPiece).join(" ");
    case "edge-flip":
    case "corner-twist":
      return [...findings.map(aboutPiece), ADVICE[code]].join(" ");
    case "parity":
      return first && second
        ? `The ${pieceOf(first)} and the ${pieceOf(second)} are exchanged. ${ADVICE.parity}`
        : ADVICE.parity!;
    default:
      return first ? aboutStickers(first, findings, colorsOf, stickersPerFace) : "";
  }
}

function aboutStickers(
  { kind, colors, places, count }: Finding,
  findings: readonly Finding[],
  colorsOf: (finding: Finding) => string,
  stickersPerFace: StickersPerFace,
): string {
  const number = stickersPerFace === 9 ? "nine" : "four";
  switch (kind) {
    case "sticker-count": {
      const total = FACES.length * stickersPerFace;
      return count === 0
        ? `No stickers are given. A cube has ${total}, ${number} on each face.`
        : `A cube has ${total} stickers, ${number} on each face, but ${count} ${count === 1 ? "is" : "are"} given.`;
    }
    case "unreadable-symbol":
      return `${characterName(colors)} (sticker ${places[0]}) cannot stand for a colour: give a letter or a digit for each sticker.`;
    case "color-count": {
      const wrong = findings.map((finding, index) => {
        const verb = index === 0 ? "is on" : "on";
        return `${colorsOf(finding)} ${verb} ${finding.count === 0 ? "none" : finding.count}`;
      });
      return `Each of the six colours must be on ${number} stickers, but ${listed(wrong)}.`;
    }
    case "repeated-center": {
      const verb = findings.length === 1 ? "is" : "are";
      return `The six centres must have six different colours, but ${listed(findings.map(colorsOf))} ${verb} on more than one.`;
    }
    case "misplaced-centers":
      return `The centres stand in the order ${colors} on U R F D L B, and no cube can be held so. Check the middle sticker of each face.`;
    default:
      return "The six centres must have six different colours: they tell which face each colour belongs to.";
  }
}

/** What to do, in a sentence; `characters` are those of the text, in the order of the faces. */
export function repairSentence(
  repair: RepairValues,
  characters: ColorCharacters,
  stickersPerFace: StickersPerFace = 9,
): string {
  const { stickers, pieces } = repair;
  const [place = "", otherPlace = ""] = pieces;
  const colorOf = (face: string) => {
    const character = Array.from(characters.colors)[FACES.indexOf(face as Face)]!;
    return colorName(character, characters.hasNamedColors);
  };
  const labelOf = (sticker: number) =>
    `${FACES[Math.floor(sticker / stickersPerFace)]!}${(sticker % stickersPerFace) + 1}`;
  const painted = (sticker: number) => `${labelOf(sticker)} ${colorOf(repair.facelets[sticker]!)}`;
  switch (repair.kind) {
    case "recolor":
      return `Paint ${painted(stickers[0]!)} instead of ${colorOf(repair.before)}.`;
    case "exchange-stickers":
      return `Exchange the colours of ${stickers.map(labelOf).join(" and ")}.`;
    case "flip-edge":
      return `Flip the edge at ${place}.`;
    case "twist-corner": {
      const direction = repair.isClockwise ? "clockwise" : "anticlockwise";
      return `Turn the corner at ${place} ${direction} in its place.`;
    }
    case "exchange-pieces": {
      const kind = place.length === 2 ? "edges" : "corners";
      return `Exchange the ${kind} at ${place} and ${otherPlace}.`;
    }
    case "repaint":
      return `Paint ${listed(stickers.map(painted))}.`;
    case "repaint-face": {
      const follows = repair.facelets[stickers[0]!] !== UNKNOWN;
      const how = follows ? "as it follows from the others" : "again";
      return `Paint face ${labelOf(stickers[0]!)[0]!} ${how}.`;
    }
    case "turn-faces":
    case "mirror-faces":
    case "exchange-faces":
    case "reorder-faces":
  }
  const sentences = faceSentences(repair.faces);
  if (repair.besides.length > 0) sentences.push(`Paint ${listed(repair.besides.map(painted))}.`);
  return sentences.join(" ");
}

const TURNS = ["", "a quarter turn clockwise", "a half turn", "a quarter turn anticlockwise"];

// What to do with whole faces, in the order in which to do it: exchange, mirror, turn.
function faceSentences(faces: readonly FaceChange[]): string[] {
  const sentences: string[] = [];
  const moved = faces.filter(({ face, from }) => face !== from);
  if (moved.length === 2) {
    sentences.push(`Exchange the faces ${listed(moved.map(({ face }) => face))}.`);
  } else if (moved.length > 0) {
    sentences.push(
      `Move the faces ${listed(moved.map(({ face, from }) => `${from} to ${face}`))}.`,
    );
  }
  const mirrored = faces.filter(({ isMirrored }) => isMirrored).map(({ face }) => face);
  if (mirrored.length === FACES.length) {
    sentences.push("Mirror every face left to right.");
  } else if (mirrored.length > 0) {
    const these = mirrored.length === 1 ? "face" : "the faces";
    sentences.push(`Mirror ${these} ${listed(mirrored)} left to right.`);
  }
  const turned = faces.filter(({ quarterTurns }) => quarterTurns > 0);
  const turns = turned.map(
    (change) => `Turn face ${change.face} by ${TURNS[change.quarterTurns]!}.`,
  );
  return [...sentences, ...turns];
}

// "white" for a letter that stands for it, or the character itself.
function colorName(character: string, isNamed: boolean): string {
  const face = FACES.find(
    (letter, index) => character === letter || character === COLOR_LETTERS[index],
  );
  return isNamed && face ? COLOR_NAMES[face].toLowerCase() : characterName(character);
}

// Control and formatting characters could garble the sentence; a replacement character says nothing.
const HIDDEN = /^[\0-\u{A0}\u{AD}\u{200B}-\u{206F}\u{FFFD}\s]$/u;

// “?”, “é” (U+00E9), or U+001B if the character does not show.
function characterName(character: string): string {
  if (/^[!-~]$/.test(character)) return `“${character}”`;
  const digits = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return HIDDEN.test(character) ? `U+${digits}` : `“${character}” (U+${digits})`;
}

// "a", "a and b", "a, b and c".
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}
