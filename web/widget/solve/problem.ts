// What keeps a cube or a text from being worked on, as the element reports it.

import {
  CUBE_ERROR_CODES,
  SolverError,
  type SolverErrorCode,
  type SolverErrorDetails,
} from "../../core/errors";
import { puzzleOf } from "../../core/pocket-stickers";
import type { CubeReading } from "../../core/solution";
import { faultOf } from "../element/events";
import { inPlaces } from "./pocket-engine";

type DetailOfText = "position" | "reason" | "found" | "setting";

/** What keeps a cube or a text from being worked on, and for a cube what would mend it. */
export interface Problem
  extends Required<Omit<SolverErrorDetails, DetailOfText>>, Pick<SolverErrorDetails, DetailOfText> {
  code: SolverErrorCode;
  message: string;
  /** The cube that it is about; "" if it is about something else. */
  facelets: string;
}

/** The details of the error for a cube that cannot exist. */
export function detailsOf(reading: CubeReading): SolverErrorDetails {
  const { stickers, pieces, findings, repairs, hasEveryPiece, tellingSticker } = reading;
  return { stickers, pieces, findings, repairs, hasEveryPiece, tellingSticker };
}

/** The problem behind an error of the engine, and the cube that it is about, by its places and in letters of faces. */
export function problemOf(error: unknown, facelets = ""): Problem {
  const details = error instanceof SolverError ? error.details : {};
  const {
    stickers = [],
    pieces = [],
    findings = [],
    repairs = [],
    hasEveryPiece = false,
    tellingSticker,
    ...ofText
  } = puzzleOf(facelets) === "2x2x2" ? inPlaces(details) : details;
  return {
    ...ofText,
    ...faultOf(error),
    stickers,
    pieces,
    findings,
    repairs,
    hasEveryPiece,
    tellingSticker,
    facelets,
  };
}

/** Whether the problem is about a cube, not about a text, the engine or a setting. */
export function isOfCube({ code, facelets }: Readonly<Problem>): boolean {
  return facelets !== "" && isCubeErrorCode(code);
}

/** Whether the problem is about what was set, and not about a cube. */
export function isOfText({ code, facelets }: Readonly<Problem>): boolean {
  const isOfSetting = code === "option" || code === "unsupported";
  return facelets === "" && (isOfSetting || isCubeErrorCode(code));
}

function isCubeErrorCode(code: SolverErrorCode): boolean {
  return (CUBE_ERROR_CODES as readonly string[]).includes(code);
}
