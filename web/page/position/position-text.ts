// What kind of text was typed or pasted into the position field.

import { formOf } from "../../core/position-form";
import { unwrapped } from "../../core/written-text";
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

const STICKER_COUNT = 54;
const LINE_ENDS = /[\n\r\u2028\u2029]+/;
const LIST_NUMBER = /^\d+[.)]\s+/;

/**
 * Decides by the form of the text. Stickers and moves that have their form may still be unreadable.
 */
export function takePositionText(text: string): PositionReading {
  if (text.length > MAX_POSITION_LENGTH) return { position: { kind: "too-long" }, lineCount: 1 };
  const whole = unwrapped(text);
  const lines = whole.split(LINE_ENDS).filter((line) => line.trim() !== "");
  const first = unwrapped(unwrapped(lines[0] ?? "").replace(LIST_NUMBER, ""));
  return lines.length < 2 || isOfSeveralLines(whole, first)
    ? { position: takeOne(whole), lineCount: 1 }
    : { position: takeOne(first), lineCount: lines.length };
}

// The rows of a net, a solve with comments, or a text that was broken into lines.
function isOfSeveralLines(whole: string, firstLine: string): boolean {
  return (
    isOneCube(whole) ||
    isReidText(whole) ||
    (firstLine.startsWith("{") && !firstLine.endsWith("}")) ||
    (whole.includes("//") && !isLink(firstLine))
  );
}

function takeOne(text: string): PositionText {
  if (isLink(text)) return { kind: "link", link: readLink(text) };
  if (text.startsWith("{")) return takePieceNumbers(text);
  if (isReidText(text)) return { kind: "pieces", text: readReidText(text) };
  // No moves: the solved cube.
  if (text === "") return { kind: "moves", text };
  return { kind: formOf(text) === "facelets" ? "stickers" : "moves", text };
}

function takePieceNumbers(text: string): PositionText {
  try {
    return { kind: "pieces", text: readPieceNumbers(text) };
  } catch {
    return { kind: "failed-pieces" };
  }
}

// Whether a text in lines is the stickers of one cube, and not a list of cubes.
function isOneCube(text: string): boolean {
  const stickers = Array.from(text.replaceAll(/[\s,，\ufe0f]/g, ""));
  return stickers.length === STICKER_COUNT && formOf(text) === "facelets";
}
