// What surrounds a cube or moves copied from a program or a message. The C++
// (solver/text/code_points.h) is the authority.

const QUOTATION_MARKS = ['""', "''", "``", "“”", "‘’", "„“", "„”", "«»", "「」"];
const AROUND = /[\s,，]/u;

/** Whether a character is a comma, including the full-width one. */
export function isComma(character: string | undefined): boolean {
  return character === "," || character === "，";
}

/**
 * Where `text` begins and ends inside the white space, commas and pairs of quotation marks around it.
 * None of these takes two UTF-16 units: counted from either end, the places are those of characters.
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
