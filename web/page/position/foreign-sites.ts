// Other sites that show moves on a cube, and how their addresses hold the moves. Both begin with
// the solved cube and know no stickers.

import { readAddressMoves, writeAddressMoves } from "../../core/address-moves";
import { PUZZLES, type Puzzle } from "../../core/choices";
import type { Move } from "../../core/moves";

/** What the address of such a site holds. */
export interface MovesOfAddress {
  setup: string;
  alg: string;
  /** Whether the setup is the cube after `alg`, not the one before. */
  endsWithSetup: boolean;
  /** `undefined` for a puzzle that is not known here. */
  puzzle: Puzzle | undefined;
}

export interface ForeignSite {
  name: string;
  hosts: readonly string[];
  read: (parameters: URLSearchParams) => MovesOfAddress;
  /** The address that shows `alg` after `setup`. */
  write: (setup: readonly Move[], alg: readonly Move[], puzzle?: Puzzle) => string;
}

const ALG_CUBING_NET: ForeignSite = {
  name: "alg.cubing.net",
  hosts: ["alg.cubing.net"],
  read: (parameters) => ({
    setup: readMoves(parameters, ["setup"]),
    alg: readMoves(parameters, ["alg"]),
    endsWithSetup: /^(?:alg|reconstruction-end-with-setup)$/.test(parameters.get("type") ?? ""),
    puzzle: puzzleIn(parameters),
  }),
  write: (setup, alg, puzzle = "3x3x3") =>
    `https://alg.cubing.net/?${puzzle === "3x3x3" ? "" : `puzzle=${puzzle}&`}setup=${writeAddressMoves(setup)}&alg=${writeAddressMoves(alg)}`,
};

const TWIZZLE: ForeignSite = {
  name: "Twizzle",
  hosts: ["alpha.twizzle.net", "twizzle.net"],
  read: (parameters) => ({
    setup: readMoves(parameters, ["setup-alg", "experimental-setup-alg"]),
    alg: readMoves(parameters, ["alg"]),
    endsWithSetup: ["setup-anchor", "experimental-setup-anchor"].some(
      (name) => parameters.get(name) === "end",
    ),
    puzzle: puzzleIn(parameters),
  }),
  write: (setup, alg, puzzle = "3x3x3") => {
    const address = new URL("https://alpha.twizzle.net/edit/");
    if (puzzle !== "3x3x3") address.searchParams.set("puzzle", puzzle);
    address.searchParams.set("setup-alg", setup.join(" "));
    address.searchParams.set("alg", alg.join(" "));
    return address.href;
  },
};

export const FOREIGN_SITES: readonly ForeignSite[] = [ALG_CUBING_NET, TWIZZLE];

function puzzleIn(parameters: URLSearchParams): Puzzle | undefined {
  const name = parameters.get("puzzle") ?? "3x3x3";
  return PUZZLES.find((puzzle) => puzzle === name);
}

// These sites also allow comments between moves, and "." for a pause.
function readMoves(parameters: URLSearchParams, names: readonly string[]): string {
  const name = names.find((each) => parameters.has(each)) ?? "";
  return readAddressMoves(withoutRemarks(parameters.get(name) ?? "").replaceAll(".", " "));
}

function withoutRemarks(text: string): string {
  const [moves, ...remarks] = text.split("/*");
  const after = remarks.map((remark) => {
    const end = remark.indexOf("*/");
    // Without its end it is not a comment.
    return end < 0 ? `/*${remark}` : ` ${remark.slice(end + 2)}`;
  });
  return [moves, ...after].join("");
}
