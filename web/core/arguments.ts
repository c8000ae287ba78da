// Checking what callers pass. In JavaScript that may be anything.

import { SolverError } from "./errors";

/** Such as `timeMs is a number, not "soon".` */
export function optionError(name: string, value: unknown, expected: string): SolverError {
  return new SolverError("option", `${name} is ${expected}, not ${describe(value)}.`);
}

/**
 * The text, if it is one.
 * @param name the argument's name, with which the message begins
 * @throws SolverError "option".
 */
export function checkText(name: string, text: unknown): string {
  if (typeof text !== "string") throw optionError(name, text, "a text");
  return text;
}

/**
 * A cube as a caller passes it: its stickers as text, or an object with such a text as `facelets`, such as a `Cube`.
 */
export type GivenCube = string | { readonly facelets: string };

/** The text of a cube that a caller passes; undefined if there is none, or if reading it throws. */
export function cubeText(given: unknown): string | undefined {
  if (typeof given === "string") return given;
  try {
    const { facelets } = Object(given) as { facelets?: unknown };
    return typeof facelets === "string" ? facelets : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The text of a cube that a caller passes.
 * @param name the argument's name, with which the message begins
 * @throws SolverError "option".
 */
export function checkCube(given: unknown, name = "The cube"): string {
  const text = cubeText(given);
  if (text === undefined) throw optionError(name, given, "a text of its stickers, or a Cube");
  return text;
}

/** A value in words, texts in quotation marks. */
export function describe(value: unknown): string {
  if (typeof value === "string") return JSON.stringify(shortened(value));
  if (typeof value === "function") return "a function";
  if (typeof value === "bigint") return `${value}n`;
  // The toString of an object may throw, or return anything.
  return typeof value === "object" && value !== null ? describeObject(value) : String(value);
}

function describeObject(value: object): string {
  if (!isArray(value)) return "an object";
  try {
    return isColorLike(value) ? `[${value.map(describe).join(", ")}]` : "an array";
  } catch {
    // A proxy may throw whatever it is asked.
    return "an array";
  }
}

/** Also false of a revoked proxy, which throws when it is asked. */
export function isArray(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Such as `"htm", "qtm" or "axial-htm"`. */
export function anyOf(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const last = quoted.pop();
  return quoted.length > 0 ? `${quoted.join(", ")} or ${last}` : `${last}`;
}

// What is refused as the colour of a scan, such as one with a canvas's fourth number, is shown as it is.
function isColorLike(values: readonly unknown[]): boolean {
  return values.length < 5 && values.every((value) => typeof value !== "object");
}

const LONGEST_TEXT_TOLD = 40;

/** A text as messages repeat it: of a long one only the beginning. */
export function shortened(text: string): string {
  return text.length > LONGEST_TEXT_TOLD ? `${text.slice(0, LONGEST_TEXT_TOLD)}…` : text;
}
