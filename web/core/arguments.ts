// Checking what callers pass. In JavaScript that may be anything.

import { SolverError } from "./errors";

/** Such as `timeMs is a number, not "soon".` */
export function optionError(
  name: string,
  value: unknown,
  expected: string,
  hint = "",
): SolverError {
  return new SolverError("option", `${name} is ${expected}, not ${describe(value)}${hint}.`);
}

/**
 * The text, if it is one.
 * @param name what it is called in the message, at its beginning
 * @param hint what to do, at the end
 * @throws SolverError "option".
 */
export function checkText(name: string, text: unknown, expected = "a text", hint = ""): string {
  if (typeof text !== "string") throw optionError(name, text, expected, hint);
  return text;
}

/**
 * The text of a cube, if it is one.
 * @throws SolverError "option".
 */
export function checkCubeText(text: unknown): string {
  const { facelets } = Object(text) as { facelets?: unknown };
  const hint = typeof facelets === "string" ? ": pass its `facelets`" : "";
  return checkText("The cube", text, "a text of its stickers", hint);
}

/** A value in words, texts in quotation marks. */
export function describe(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(shortened(value));
  if (Array.isArray(value)) return "an array";
  if (typeof value === "function") return "a function";
  // The toString of an object may throw, or return anything.
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** Such as `"htm", "qtm" or "axial-htm"`. */
export function anyOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop();
  return quoted.length > 0 ? `${quoted.join(", ")} or ${last}` : `${last}`;
}

const LONGEST_TEXT_TOLD = 40;

function shortened(text: string): string {
  return text.length > LONGEST_TEXT_TOLD ? `${text.slice(0, LONGEST_TEXT_TOLD)}…` : text;
}
