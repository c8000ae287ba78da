// What the module finds out about written cubes, in the form in which it is sent to the page.

import type { ReadingModule, Repairs } from "../../../../wasm/readings";
import type { Completion, CompletionInScheme, OpenSticker } from "../../../core/completion";
import { isSolverErrorCode, SolverError } from "../../../core/errors";
import { FACES, type Face } from "../../../core/faces";
import {
  faultSentences,
  repairSentence,
  type StickersPerFace,
} from "../../../core/fault-sentences";
import type { Finding } from "../../../core/finding";
import { POCKET_HINT } from "../../../core/position-form";
import { REPAIR_KINDS, type CubeRepair, type FaceChange } from "../../../core/repair";
import type { CubeReading } from "../../../core/solution";

// Texts are cut off at this length, so that a huge one does not fill the module's memory. What is left
// is still far too long for a cube.
const MAX_TEXT_LENGTH = 1_000_000;

/** How to report on a puzzle other than the 3x3x3. */
export interface OtherPuzzle {
  stickersPerFace: StickersPerFace;
  /** What to do if there is no finding, since any part of the text may be wrong. */
  advice: string;
  /** What to do in addition if a sticker is not known. */
  unknownHint: string;
  /** The same if it is legal in another colour scheme. */
  schemeHint: string;
  /** Writes letters of faces in the characters of the text; `colors` has those for U R F D L B. */
  write(facelets: string, colors: string): string;
}

/**
 * Whether the text describes a legal cube, or what is wrong with it and how to fix it.
 * @param other the module's puzzle
 * @throws SolverError "internal" if the module gives a code or a kind that is not known here.
 */
export function checkCube(module: ReadingModule, text: string, other?: OtherPuzzle): CubeReading {
  const reading = module.explain(text.slice(0, MAX_TEXT_LENGTH));
  if (!("findings" in reading)) {
    const nothing = { stickers: [], pieces: [], findings: [], repairs: [] };
    return { ...reading, message: "", ...nothing, hasEveryPiece: true };
  }
  const { code, facelets, orientation } = reading;
  if (!isSolverErrorCode(code)) {
    throw new SolverError("internal", `The cube was refused as "${code}".`);
  }
  const { stickers, pieces, repairs, hasNamedColors } = reading;
  // A test compares the kinds with those of the module.
  const findings = reading.findings as Finding[];
  let message = faultSentences({ code, findings, hasNamedColors }, other?.stickersPerFace);
  if (other) message ||= other.advice;
  else if (code === "length" && findings[0]?.count === 24) message += POCKET_HINT;
  if (other && isAboutUnknown(findings)) message += other.unknownHint;
  if (other && reading.isLegalInAnotherScheme) message += other.schemeHint;
  return {
    ...{ code, message, facelets, orientation, stickers, pieces, findings },
    ...{ repairs: inWords(repairs, other), hasEveryPiece: repairs?.hasEveryPiece ?? false },
    tellingSticker: tellingStickerOf(repairs),
  };
}

/**
 * The legal cube that the text describes.
 * @param subject what the message begins with
 * @throws SolverError with the cube's code and the stickers and pieces concerned.
 */
export function readLegalCube(module: ReadingModule, text: string, subject = ""): CubeReading {
  const reading = checkCube(module, text);
  const { code, message, facelets: _facelets, orientation: _orientation, ...details } = reading;
  if (code !== "") throw new SolverError(code, subject + message, details);
  return reading;
}

/**
 * What follows for the unknown stickers.
 * @throws SolverError with the code of what is wrong, if the text cannot be read.
 */
export function completeCube(module: ReadingModule, text: string, other?: OtherPuzzle): Completion {
  const { colors, ...completion } = module.complete(text.slice(0, MAX_TEXT_LENGTH));
  const { facelets, open, repairs, schemes = [], inSchemes } = completion;
  if (facelets === "") {
    const { code, message, stickers, findings } = checkCube(module, text, other);
    throw new SolverError(code === "" ? "internal" : code, message, { stickers, findings });
  }
  const write = (told: CompletionInScheme) => ({
    ...told,
    facelets: other!.write(told.facelets, colors!),
  });
  return {
    ...completion,
    facelets: other ? other.write(facelets, colors!) : facelets,
    open: open.map(nameColors),
    repairs: inWords(repairs, other),
    ...(other &&
      inSchemes && {
        hasOtherSchemes: inSchemes.length > schemes.length,
        inSchemes: inSchemes.map(write),
      }),
  };
}

/** A uniformly random legal cube in normal form. */
export function randomFacelets(module: ReadingModule): string {
  const [first, second, third, fourth] = crypto.getRandomValues(new Uint32Array(4));
  return module.randomFacelets(first!, second!, third!, fourth!);
}

// Whether the unreadable symbol is one that marks an unknown sticker.
function isAboutUnknown([first]: readonly Finding[]): boolean {
  return first?.kind === "unreadable-symbol" && /^[-?._X]$/.test(first.colors);
}

function nameColors({ sticker, counts }: { sticker: number; counts: number[] }): OpenSticker {
  const named = FACES.map((face, place): [Face, number] => [face, counts[place]!]);
  return { sticker, counts: Object.fromEntries(named) as Record<Face, number> };
}

function tellingStickerOf(found: Repairs | undefined): number | undefined {
  return found && found.tellingSticker >= 0 ? found.tellingSticker : undefined;
}

function inWords(found: Repairs | undefined, other?: OtherPuzzle): CubeRepair[] {
  if (!found) return [];
  return found.repairs.map((repair) => {
    const kind = REPAIR_KINDS.find((known) => known === repair.kind);
    if (!kind) throw new SolverError("internal", `There is a repair of the kind "${repair.kind}".`);
    const { rank, stickers, pieces, besides } = repair;
    const facelets = other ? other.write(repair.facelets, found.colors) : repair.facelets;
    // The module's letters are always those of faces.
    const faces = repair.faces as FaceChange[];
    const message = repairSentence({ ...repair, kind, faces }, found, other?.stickersPerFace);
    return { kind, rank, message, facelets, stickers, pieces, faces, besides };
  });
}
