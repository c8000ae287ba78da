// What a person may have meant by a text for the position field, typed or pasted.

import { isReidText, readPieceNumbers, readReidText } from "../../core/written-pieces";
import { isLink, readLink, type PastedLink } from "./pasted-link";

export type PositionText =
  /** The stickers of a cube, or moves done to a solved one, still to be read. */
  | { kind: "stickers" | "moves"; text: string }
  /** A cube that was written piece by piece, as its stickers. */
  | { kind: "pieces"; text: string }
  | { kind: "failed-pieces" }
  | { kind: "link"; link: PastedLink }
  | { kind: "too-long" };

/** Of a list that has a cube on each line only the first is taken. */
export interface PositionReading {
  position: PositionText;
  lineCount: number;
}

/** Characters that are looked at. */
export const MAX_POSITION_LENGTH = 200_000;

// Stickers that are not known are written as signs.
const PLAIN_RUN = /^[\p{L}\p{N}\s?._-]*$/u;
// Nobody writes so many moves without a single space, prime or digit between them.
const LONGEST_RUN_OF_MOVES = 20;
const LINE_ENDS = /[\n\r\u2028\u2029]+/;
const LIST_NUMBER = /^\d+[.)]\s+/;

/** Decides by looks; whether stickers and moves can be read is for their reader to say. */
export function takePositionText(text: string): PositionReading {
  if (text.length > MAX_POSITION_LENGTH) return { position: { kind: "too-long" }, lineCount: 1 };
  const whole = text.trim();
  const lines = whole.split(LINE_ENDS).filter((line) => line.trim() !== "");
  const first = (lines[0] ?? "").trim().replace(LIST_NUMBER, "");
  return lines.length < 2 || isOfSeveralLines(whole, first)
    ? { position: takeOne(whole), lineCount: 1 }
    : { position: takeOne(first), lineCount: lines.length };
}

// The rows of a net, a solve with remarks, or anything that is broken where a line was full.
function isOfSeveralLines(whole: string, firstLine: string): boolean {
  return (
    hasCubeForm(whole) ||
    isReidText(whole) ||
    (firstLine.startsWith("{") && !firstLine.endsWith("}")) ||
    (whole.includes("//") && !isLink(firstLine))
  );
}

function takeOne(text: string): PositionText {
  if (isLink(text)) return { kind: "link", link: readLink(text) };
  if (text.startsWith("{")) return takePieceNumbers(text);
  if (isReidText(text)) return { kind: "pieces", text: readReidText(text) };
  return { kind: isStickers(text) ? "stickers" : "moves", text };
}

function takePieceNumbers(text: string): PositionText {
  try {
    return { kind: "pieces", text: readPieceNumbers(text) };
  } catch {
    return { kind: "failed-pieces" };
  }
}

function isStickers(text: string): boolean {
  const longestRun = text.split(/\s+/).reduce((longest, run) => Math.max(longest, run.length), 0);
  return hasCubeForm(text) || (longestRun > LONGEST_RUN_OF_MOVES && /^[\p{L}\s]*$/u.test(text));
}

function hasCubeForm(text: string): boolean {
  const letters = text.replaceAll(/\s/g, "");
  return letters.length === 54 && PLAIN_RUN.test(text) && new Set(letters.toUpperCase()).size <= 7;
}
