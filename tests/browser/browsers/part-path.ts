// How a part is described to the script in the page that looks it up.

import type { RoleOptions } from "./tab";

/** Like a string or regular expression, but it can be sent. */
export type TextPattern =
  { kind: "contains" | "equals"; text: string } | { kind: "regex"; source: string; flags: string };

/** Each step continues from all elements that the previous one found. */
export type PartStep =
  | { kind: "role"; role: string; name: TextPattern | undefined }
  | { kind: "text"; pattern: TextPattern }
  | { kind: "css"; selector: string }
  | { kind: "has-text"; pattern: TextPattern }
  /** Negative counts from the end. */
  | { kind: "nth"; index: number };

/** From the document to the part. */
export type PartPath = readonly PartStep[];

export function textPattern(text: string | RegExp, exact = false): TextPattern {
  if (typeof text !== "string") return { kind: "regex", source: text.source, flags: text.flags };
  return { kind: exact ? "equals" : "contains", text };
}

export function roleStep(role: string, { name, exact }: RoleOptions = {}): PartStep {
  return { kind: "role", role, name: name === undefined ? undefined : textPattern(name, exact) };
}
