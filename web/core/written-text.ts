// What comes along when a cube or moves are copied out of a program or a message. The C++
// (solver/text/code_points.h) is the authority.

const QUOTATION_MARKS = ['""', "''", "``", "“”", "‘’", "„“", "„”", "«»", "「」"];
const AROUND = /[\s,，]/u;

/** Whether a character is a comma, also the full-width one. */
export function isComma(character: string | undefined): boolean {
  return character === "," || character === "，";
}

/**
 * Where `text` begins and ends inside the white space, commas and quotation marks around it, which
 * count only as a pair. None of them takes two units, so the places are also those of characters.
 */
export function withinWrapping(text: string): { start: number; end: number } {
  let start = 0;
  let end = text.length;
  for (;;) {
    while (start < end && AROUND.test(text[start]!)) ++start;
    while (start < end && AROUND.test(text[end - 1]!)) --end;
    const marks = text[start]! + text[end - 1]!;
    if (end - start < 2 || !QUOTATION_MARKS.includes(marks)) return { start, end };
    ++start;
    --end;
  }
}

/** The text inside that wrapping. */
export function unwrapped(text: string): string {
  const { start, end } = withinWrapping(text);
  return text.slice(start, end);
}
