// What kind of text was typed or pasted into the position field.

import { PUZZLES, type Puzzle } from "../../core/choices";
import { UNKNOWN } from "../../core/completion";
import { POCKET_STICKER_COUNT } from "../../core/pocket-stickers";
import { formOf, isPocketText } from "../../core/position-form";
import { hasPicture, isNet, takeSymbols } from "../../core/sticker-symbols";
import { unwrapped } from "../../core/written-text";
import { isReidText, readPieceNumbers, readReidText } from "../../core/written-pieces";
import { MAX_POSITION_LENGTH } from "./cube-link";
import { isLink, readLink, type PastedLink } from "./pasted-link";

export type PositionText =
  /** Stickers, or moves from the solved cube, not read yet. */
  | { kind: "stickers" | "moves"; text: string; puzzle: Puzzle }
  /** Stickers that were written as a net, in the order of the faces U R F D L B, not read yet. */
  | { kind: "net"; text: string; puzzle: Puzzle }
  /** The stickers of a cube that was written piece by piece. */
  | { kind: "pieces"; text: string; puzzle: Puzzle }
  | { kind: "failed-pieces" }
  | { kind: "link"; link: PastedLink }
  | { kind: "too-long" };

/** Of a list with a cube on each line, only the first is used. */
export interface PositionReading {
  position: PositionText;
  lineCount: number;
}

const STICKER_COUNTS = { "3x3x3": 54, "2x2x2": POCKET_STICKER_COUNT } as const;
const LINE_ENDS = /[\n\r\u2028\u2029]+/;
const LIST_NUMBER = /^\d+[.)]\s+/;
// One word of 24 letters, or six groups of four.
const POCKET_LETTERS = /^(?:[A-Za-z]{24}|[A-Za-z]{4}(?:[\s,，]+[A-Za-z]{4}){5})$/;
// The same with any symbols.
const POCKET_SYMBOLS = /^(?:[^\s,，]{24}|[^\s,，]{4}(?:[\s,，]+[^\s,，]{4}){5})$/;
// Such as "R_U2_F-" (core/address-moves.ts).
const MOVES_OF_LINKS = /^[URFDLB][2-]{0,2}(?:_[URFDLB][2-]{0,2})*$/i;
// Letters of faces, letters of colours, or digits, with the signs of unknown stickers.
const PAINTED_SYMBOLS = /^(?:[URFDLBX?._-]+|[WRGYOBX?._-]+|[\dX?._-]+)$/;
// What stickers have among such symbols, and moves have not, unless they come from a link.
const SIGNS_OF_STICKERS = /[\d?._-]/;
const SINGLE_TURN = /^[23]?[A-Za-z]w?[123]?['’‘′`´]?$/;

/**
 * Decides by the form of the text alone: what looks like stickers or moves may still be unreadable.
 * @param shown the puzzle that is shown, to which moves apply
 */
export function takePositionText(text: string, shown: Puzzle = "3x3x3"): PositionReading {
  if (text.length > MAX_POSITION_LENGTH) return { position: { kind: "too-long" }, lineCount: 1 };
  const whole = unwrapped(text);
  const lines = whole.split(LINE_ENDS).filter((line) => line.trim() !== "");
  const items = lines.map((line) => unwrapped(unwrapped(line).replace(LIST_NUMBER, "")));
  return items.length < 2 || isOfSeveralLines(whole, items)
    ? { position: takeOne(whole, shown), lineCount: 1 }
    : { position: takeOne(items[0]!, shown), lineCount: items.length };
}

// Whether the lines are the rows of a net, a solve with comments, one move per line, or a text broken into lines.
function isOfSeveralLines(whole: string, lines: readonly string[]): boolean {
  const firstLine = lines[0]!;
  return (
    lines.every((line) => SINGLE_TURN.test(line)) ||
    isOneCube(whole) ||
    isReidText(whole) ||
    (firstLine.startsWith("{") && !firstLine.endsWith("}")) ||
    (whole.includes("//") && !isLink(firstLine))
  );
}

function takeOne(text: string, shown: Puzzle): PositionText {
  if (isLink(text)) return { kind: "link", link: readLink(text) };
  if (text.startsWith("{")) return takePieceNumbers(text);
  if (isReidText(text)) return { kind: "pieces", text: readReidText(text), puzzle: "3x3x3" };
  // No moves: the solved cube.
  if (text === "") return { kind: "moves", text, puzzle: shown };
  const net = puzzleOfNet(text);
  if (net) {
    return { kind: "net", text: takeSymbols(text, STICKER_COUNTS[net]).join(""), puzzle: net };
  }
  const puzzle = puzzleOfStickers(text) ?? shown;
  return { kind: formOf(text, puzzle) === "facelets" ? "stickers" : "moves", text, puzzle };
}

// The puzzle whose net the lines of the text are.
function puzzleOfNet(text: string): Puzzle | undefined {
  return PUZZLES.find(
    (puzzle) => isNet(text, STICKER_COUNTS[puzzle]) && formOf(text, puzzle) === "facelets",
  );
}

// The puzzle with as many stickers as the text has, if the text is stickers.
function puzzleOfStickers(text: string): Puzzle | undefined {
  if (isPocketText(text) || isMiscountedPocket(text) || isIncompletePocket(text)) return "2x2x2";
  // Moves may have as many characters, but no unknown stickers or pictures.
  const isPainted = hasPicture(text) || text.includes(UNKNOWN);
  return PUZZLES.find((puzzle) => {
    const areMoves = formOf(text, "3x3x3") === "moves" && !isPainted;
    return stickerCountOf(text) === STICKER_COUNTS[puzzle] && !areMoves;
  });
}

// Whether a text is a 2x2x2 with a few stickers of a wrong colour. Hardly any moves have 24 letters without a sign and
// turn all six faces about equally often.
function isMiscountedPocket(text: string): boolean {
  if (!POCKET_LETTERS.test(text)) return false;
  const letters = text.toUpperCase().replaceAll(/[^A-Z]/g, "");
  const counts = [...new Set(letters)].map((letter) => letters.split(letter).length - 1);
  return counts.length === 6 && counts.every((count) => count >= 2 && count <= 6);
}

// Whether a text is a 2x2x2 with unknown stickers, or with wrongly counted digits or faces of one colour. The letter x is
// also a turn of the whole cube, but nobody turns one face four times in a row, and hardly any moves with this many
// letters have none of them more than four times.
function isIncompletePocket(text: string): boolean {
  if (!POCKET_SYMBOLS.test(text) || formOf(text, "2x2x2") !== "facelets") return false;
  if (MOVES_OF_LINKS.test(text)) return false;
  const symbols = text.toUpperCase().replaceAll(/[\s,，]/g, "");
  if (!PAINTED_SYMBOLS.test(symbols)) return false;
  if (SIGNS_OF_STICKERS.test(symbols) || /([^X])\1{3}/.test(symbols)) return true;
  const known = symbols.replaceAll("X", "");
  return known !== symbols && !/(.)(?:.*\1){4}/.test(known);
}

function stickerCountOf(text: string): number {
  return Array.from(text.replaceAll(/[\s,，\ufe0f]/g, "")).length;
}

function takePieceNumbers(text: string): PositionText {
  try {
    return { kind: "pieces", text: readPieceNumbers(text), puzzle: "3x3x3" };
  } catch {
    return { kind: "failed-pieces" };
  }
}

// Whether a text in lines is the stickers of one cube, and not a list of cubes.
function isOneCube(text: string): boolean {
  if (puzzleOfNet(text)) return true;
  const puzzle = puzzleOfStickers(text);
  return puzzle !== undefined && formOf(text, puzzle) === "facelets";
}
