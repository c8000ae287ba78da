// What kind of text was typed or pasted into the position field.

import { isReidText, readPieceNumbers, readReidText } from "../../core/written-pieces";
import { isLink, readLink, type PastedLink } from "./pasted-link";

export type PositionText =
  /** Stickers, or moves from the solved cube, not read yet. */
  | { kind: "stickers" | "moves"; text: string }
  /** The stickers of a cube that was written piece by piece. */
  | { kind: "pieces"; text: string }
  | { kind: "failed-pieces" }
  | { kind: "link"; link: PastedLink }
  | { kind: "too-long" };

/** Of a list with a cube on each line, only the first is used. */
export interface PositionReading {
  position: PositionText;
  lineCount: number;
}

/** Longer texts are refused. */
export const MAX_POSITION_LENGTH = 200_000;

// Letters, digits, spaces, and the signs for unknown stickers.
const PLAIN_RUN = /^[\p{L}\p{N}\s?._-]*$/u;
// Moves are not written in longer runs without a space, a prime or a digit.
const LONGEST_RUN_OF_MOVES = 20;
const LINE_ENDS = /[\n\r\u2028\u2029]+/;
const LIST_NUMBER = /^\d+[.)]\s+/;

/**
 * Decides by the form of the text. Stickers and moves that have their form may still be unreadable.
 */
export function takePositionText(text: string): PositionReading {
  if (text.length > MAX_POSITION_LENGTH) return { position: { kind: "too-long" }, lineCount: 1 };
  const whole = text.trim();
  const lines = whole.split(LINE_ENDS).filter((line) => line.trim() !== "");
  const first = (lines[0] ?? "").trim().replace(LIST_NUMBER, "");
  return lines.length < 2 || isOfSeveralLines(whole, first)
    ? { position: takeOne(whole), lineCount: 1 }
    : { position: takeOne(first), lineCount: lines.length };
}

// The rows of a net, a solve with comments, or a text that was broken into lines.
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
