// What the module finds out about written cubes, in the form in which the page hears it.

import type { CubewrightModule, Repairs } from "../../../wasm/cubewright";
import type { Completion, OpenSticker } from "../../core/completion";
import { isSolverErrorCode, SolverError } from "../../core/errors";
import { FACES, type Face } from "../../core/faces";
import { faultSentences, repairSentence } from "../../core/fault-sentences";
import type { Finding } from "../../core/finding";
import { REPAIR_KINDS, type CubeRepair, type FaceChange } from "../../core/repair";
import type { CubeReading } from "../../core/solution";

// Texts are cut off at this length, so that a huge one does not fill the module's memory. What is left
// is still far too long for a cube.
const MAX_TEXT_LENGTH = 1_000_000;

/**
 * Whether the text describes a legal cube, or what is wrong with it and how to mend it.
 * @throws SolverError "internal" if the module gives what it does not know.
 */
export function checkCube(module: CubewrightModule, text: string): CubeReading {
  const reading = module.explain(text.slice(0, MAX_TEXT_LENGTH));
  const { code, facelets, orientation } = reading;
  if (!("findings" in reading)) {
    const nothing = { stickers: [], pieces: [], findings: [], repairs: [] };
    return { code: "", message: "", facelets, orientation, ...nothing, hasEveryPiece: true };
  }
  if (!isSolverErrorCode(code)) {
    throw new SolverError("internal", `The cube was refused as "${code}".`);
  }
  const { stickers, pieces, repairs, hasNamedColors } = reading;
  // A test holds the kinds together with those of the module.
  const findings = reading.findings as Finding[];
  const message = faultSentences({ code, findings, hasNamedColors });
  return {
    ...{ code, message, facelets, orientation, stickers, pieces, findings },
    ...{ repairs: inWords(repairs), hasEveryPiece: repairs?.hasEveryPiece ?? false },
    tellingSticker: tellingStickerOf(repairs),
  };
}

/**
 * The legal cube that the text describes.
 * @param subject what the message begins with
 * @throws SolverError with the cube's code and the stickers and pieces concerned.
 */
export function readLegalCube(module: CubewrightModule, text: string, subject = ""): CubeReading {
  const reading = checkCube(module, text);
  const { code, message, facelets: _facelets, orientation: _orientation, ...details } = reading;
  if (code !== "") throw new SolverError(code, subject + message, details);
  return reading;
}

/**
 * What follows for the stickers that are not known.
 * @throws SolverError with the code of what is wrong, if the text cannot be read.
 */
export function completeCube(module: CubewrightModule, text: string): Completion {
  const { count, facelets, open, repairs } = module.complete(text.slice(0, MAX_TEXT_LENGTH));
  if (facelets === "") {
    const { code, message, stickers, findings } = checkCube(module, text);
    throw new SolverError(code === "" ? "internal" : code, message, { stickers, findings });
  }
  return { count, facelets, open: open.map(nameColors), repairs: inWords(repairs) };
}

function nameColors({ sticker, counts }: { sticker: number; counts: number[] }): OpenSticker {
  const named = FACES.map((face, place): [Face, number] => [face, counts[place]!]);
  return { sticker, counts: Object.fromEntries(named) as Record<Face, number> };
}

function tellingStickerOf(found: Repairs | undefined): number | undefined {
  return found && found.tellingSticker >= 0 ? found.tellingSticker : undefined;
}

function inWords(found: Repairs | undefined): CubeRepair[] {
  if (!found) return [];
  return found.repairs.map((repair) => {
    const kind = REPAIR_KINDS.find((known) => known === repair.kind);
    if (!kind) throw new SolverError("internal", `There is a repair of the kind "${repair.kind}".`);
    const { rank, facelets, stickers, pieces, besides } = repair;
    // The module has no letters but those of the faces.
    const faces = repair.faces as FaceChange[];
    const message = repairSentence({ ...repair, kind, faces }, found);
    return { kind, rank, message, facelets, stickers, pieces, faces, besides };
  });
}
