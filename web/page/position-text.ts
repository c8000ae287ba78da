// What a person may have meant by the text in the position field.

/** A cube given by its stickers, or by moves done to a solved one. */
export interface PositionText {
  kind: "stickers" | "moves";
  text: string;
}

// Stickers that are not known are written as signs.
const PLAIN_RUN = /^[\p{L}\p{N}\s?._-]*$/u;
// Nobody writes so many moves without a single space, prime or digit between them.
const LONGEST_RUN_OF_MOVES = 20;

/** Decides by looks alone; whether the text can be read is for its reader to say. */
export function takePositionText(text: string): PositionText {
  const trimmed = text.trim();
  const letters = trimmed.replaceAll(/\s/g, "");
  const hasCubeForm =
    letters.length === 54 && PLAIN_RUN.test(trimmed) && new Set(letters.toUpperCase()).size <= 7;
  const longestRun = Math.max(...trimmed.split(/\s+/).map((run) => run.length));
  const isStickers =
    hasCubeForm || (longestRun > LONGEST_RUN_OF_MOVES && /^[\p{L}\s]*$/u.test(trimmed));
  return { kind: isStickers ? "stickers" : "moves", text: trimmed };
}
