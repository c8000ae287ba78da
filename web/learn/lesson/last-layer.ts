// What a step of the last layer looks like when its sequence begins, and after it. This is read from the stickers of
// the lesson's cube, so that what is said of a case is true of the cube in the hand.

import { FACES, type Face } from "../../core/faces";
import { applyMoves, type Move } from "../../core/moves";
import { colorsOfPiece, stickersOfPiece } from "../../core/pieces";
import type { Puzzle } from "../../core/puzzles";
import { isPocket } from "../../core/pocket-stickers";
import { faceColors } from "./face-colors";
import type { Lesson, LessonStage, LessonStep } from "./lesson";
import { heldAt, type Moment, placeOfPiece, sortedLetters } from "./moment";
import { permuted, type Permuted } from "./permuted";
import { UPPER_CORNERS, UPPER_EDGES, UPPER_TURNS, type UpperPlace } from "./upper-layer";

/** Which of the upper edges show the upper colour on top, or match the centres beside them. */
export type EdgePattern = "none" | "one" | "beside" | "across" | "all";

/** Places and colours are those at the beginning of the sequence. Pieces are named by their colours. */
export type LastLayerLook = { upperColor: string } & (
  | { kind: "edges-up"; before: EdgePattern; after: EdgePattern; places: UpperPlace[] }
  | {
      kind: "edges-matching";
      before: EdgePattern;
      after: EdgePattern;
      /** Those that match with the upper layer turned so that most do, and where they are. */
      pieces: string[];
      places: UpperPlace[];
      /** Those that keep their places, apart from a turn of the upper layer, while the other two change theirs. */
      staying: string[];
    }
  | {
      kind: "corners-placed";
      /** How many are in their places, with the upper layer of a 2x2x2 turned so that most are. */
      before: number;
      after: number;
      pieces: string[];
      places: UpperPlace[];
      /** The one that keeps its place; on a 2x2x2 the two that do so, apart from a turn of the upper layer. */
      staying: string[];
      /** Where these are. */
      stayingPlaces: UpperPlace[];
    }
  | { kind: "corners-turned"; before: number; after: number; piece: string }
  | { kind: "stickers-up"; places: UpperPlace[] }
  | ({ kind: "permuted" } & Permuted)
);

// How many moves each sequence has. A step ends with its sequence, but may begin by turning the upper layer.
const SEQUENCE_LENGTHS: Readonly<Record<string, number>> = {
  "upper-cross": 6,
  sune: 7,
  niklas: 8,
};

/** What a step looks like; `undefined` if it is not a step of the last layer, or only turns that layer. */
export function lastLayerLook(
  lesson: Lesson,
  stage: LessonStage,
  step: LessonStep,
): LastLayerLook | undefined {
  const { reason, end } = step;
  const before = heldAt(momentAtSequence(lesson, step));
  const after = heldAt(end);
  // Within the last stage of a 2x2x2, the lower layer is mixed and does not show which colour is which.
  const upperColor = faceColors(heldAt(stage.end)).charAt(FACES.indexOf("U"));
  const isUp = (held: string) => (place: UpperPlace) =>
    held.charAt(stickersOfPiece(place)[0]!) === upperColor;
  const edgesUp = (held: string) => UPPER_EDGES.filter(isUp(held));
  switch (stage.id === "oll-edges" ? "upper-edges-flipped" : reason?.key) {
    case "upper-edges-flipped": {
      const places = edgesUp(before);
      const then = patternOf(edgesUp(after));
      return { kind: "edges-up", upperColor, before: patternOf(places), after: then, places };
    }
    case "upper-edges-cycled": {
      const staying = stayingPieces(UPPER_EDGES, before, after);
      const pieces = matching(UPPER_EDGES, before, staying);
      return {
        ...{ kind: "edges-matching", upperColor, pieces, staying },
        before: patternOf(homes(pieces, before)),
        after: patternOf(homes(matching(UPPER_EDGES, after), after)),
        places: placesOf(before, pieces),
      };
    }
    case "upper-corners-cycled": {
      const staying = stayingPieces(UPPER_CORNERS, before, after);
      const pieces = matching(UPPER_CORNERS, before, staying);
      return {
        ...{ kind: "corners-placed", upperColor, pieces, staying },
        ...{ before: pieces.length, after: matching(UPPER_CORNERS, after).length },
        ...{ places: placesOf(before, pieces), stayingPlaces: placesOf(before, staying) },
      };
    }
    case "upper-corner-turned": {
      const count = (held: string) =>
        UPPER_CORNERS.length - UPPER_CORNERS.filter(isUp(held)).length;
      const piece = String(reason!.values.piece);
      return {
        ...{ kind: "corners-turned", upperColor, piece },
        ...{ before: count(heldAt(step.start)), after: count(after) },
      };
    }
    case "last-layer-turned": {
      const places = [...UPPER_EDGES, ...UPPER_CORNERS].filter(isUp(before));
      return { kind: "stickers-up", upperColor, places };
    }
    case "last-layer-permuted":
    case "both-layers-permuted":
      return { kind: "permuted", upperColor, ...permuted(before, after) };
    default:
      return undefined;
  }
}

/** The cube when a step's sequence begins. */
export function momentAtSequence(lesson: Lesson, step: LessonStep): Moment {
  return lesson.momentAt(sequenceStart(step, lesson.puzzle));
}

/** The index of the first move of a step's sequence, after the turns that bring the cube and the layer into place. */
function sequenceStart({ from, to, moves, algorithm = "" }: LessonStep, puzzle: Puzzle): number {
  const length = SEQUENCE_LENGTHS[algorithm];
  if (length !== undefined) return to - length;
  // A sequence of a 3x3x3 may itself begin by turning the whole cube about x, and no lesson does so before it.
  const leading = puzzle === "3x3x3" ? /^[yU]/ : /^[xyzU]/;
  const first = moves.findIndex((move) => !leading.test(move));
  return from + Math.max(0, first);
}

function patternOf(places: readonly string[]): EdgePattern {
  const [first, second] = UPPER_EDGES.flatMap((place, index) =>
    places.includes(place) ? [index] : [],
  );
  if (first === undefined) return "none";
  if (second === undefined) return "one";
  if (places.length > 2) return "all";
  return second - first === 2 ? "across" : "beside";
}

function placesOf(held: string, pieces: readonly string[]): UpperPlace[] {
  return pieces.map((piece) => placeOfPiece(held, piece) as UpperPlace);
}

/** The upper pieces that are where they were, with the upper layer turned so that most are. */
function stayingPieces(places: readonly UpperPlace[], before: string, after: string): string[] {
  const ways = upperTurns(places, before).map((turns) => {
    const turned = applyMoves(after, turns);
    const isSame = (place: UpperPlace) =>
      sortedLetters(colorsOfPiece(before, place)) === sortedLetters(colorsOfPiece(turned, place));
    return places.filter(isSame).map((place) => colorsOfPiece(before, place));
  });
  return ways.reduce((best, way) => (way.length > best.length ? way : best));
}

/**
 * How the upper layer may be turned to see which of its pieces are right. When the corners of a 3x3x3 are put in their
 * places, its edges are home already, so that layer stays as it is.
 */
function upperTurns(places: readonly UpperPlace[], held: string): readonly (readonly Move[])[] {
  return places === UPPER_EDGES || isPocket(held) ? UPPER_TURNS : [[]];
}

/**
 * The edges that are home, or the corners that are in their places, with the upper layer turned so that most are: of
 * such ways, the one with most of the preferred pieces.
 */
function matching(
  places: readonly UpperPlace[],
  held: string,
  preferred: readonly string[] = [],
): string[] {
  const wanted = preferred.map(sortedLetters);
  const ways = upperTurns(places, held).map((turns) => {
    const turned = applyMoves(held, turns);
    const fitting = places.filter((place) => matches(turned, place));
    return fitting.map((place) => colorsOfPiece(turned, place));
  });
  const rank = (pieces: readonly string[]) =>
    pieces.length * 10 + pieces.filter((piece) => wanted.includes(sortedLetters(piece))).length;
  return ways.reduce((best, way) => (rank(way) > rank(best) ? way : best));
}

function matches(held: string, place: UpperPlace): boolean {
  const wanted = wantedIn(held, place);
  const own = colorsOfPiece(held, place);
  return place.length === 2 ? own === wanted : sortedLetters(own) === sortedLetters(wanted);
}

/** Where these edges belong. */
function homes(pieces: readonly string[], held: string): UpperPlace[] {
  return UPPER_EDGES.filter((place) =>
    pieces.some((piece) => sortedLetters(piece) === sortedLetters(wantedIn(held, place))),
  );
}

/** The colours of the piece that belongs in this place. */
function wantedIn(held: string, place: UpperPlace): string {
  const colors = faceColors(held);
  return Array.from(place, (face) => colors.charAt(FACES.indexOf(face as Face))).join("");
}
