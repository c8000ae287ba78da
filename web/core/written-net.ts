// A cube of either puzzle written as its net shows it: the rows of U, below them the rows of L, F, R and B side by
// side, below them the rows of D. The C++ (solver/text/written_net.h) is the authority; tests/data/nets.tsv holds the
// two together.

import { FACES } from "./faces";

const LINE_END = /[\n\r\u2028\u2029]/;
// More than a drawn net of nine rows has, even with two line ends after each row and empty lines.
const MOST_LINES = 100;
const BORDERS = /[|+\u2500-\u257f]/g;
const FACES_SIDE_BY_SIDE = "LFRB";

/**
 * The symbols of a text whose lines are the rows of a net, in the order of the faces U R F D L B; undefined for any
 * other text. Signs drawn around the faces count as stickers only if the lines have the shape of a net then.
 * @param count how many stickers the puzzle has
 * @param symbolsIn reads the symbols of a line
 */
export function netSymbols(
  text: string,
  count: number,
  symbolsIn: (line: string) => string[],
): string[] | undefined {
  const row = Math.sqrt(count / FACES.length);
  const lines = text.split(LINE_END, MOST_LINES + 1);
  if (lines.length > MOST_LINES) return undefined;
  const plain = lines.map(symbolsIn);
  const drawn = lines
    .map((line) => symbolsIn(line.replace(BORDERS, "")))
    .filter((symbols) => symbols.some((symbol) => symbol !== "-"));
  for (const each of [plain, drawn]) {
    const rows = each.filter((symbols) => symbols.length > 0);
    const isRow = ({ length }: string[], index: number) =>
      length === (Math.floor(index / row) === 1 ? 4 * row : row);
    if (rows.length === 3 * row && rows.every(isRow)) return fromNet(rows.flat(), row);
  }
  return undefined;
}

/** Brings the symbols of a net that is read line by line into the order of the faces U R F D L B. */
export function fromNet(symbols: readonly string[], row: number): string[] {
  const size = row * row;
  return symbols.map((_, place) => {
    const index = place % size;
    const face = FACES[Math.floor(place / size)]!;
    const beside = FACES_SIDE_BY_SIDE.indexOf(face);
    if (beside < 0) return symbols[(face === "U" ? 0 : 5 * size) + index]!;
    return symbols[size + 4 * row * Math.floor(index / row) + row * beside + (index % row)]!;
  });
}
