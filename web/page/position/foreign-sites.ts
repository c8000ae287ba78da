// Sites that show moves on a cube, and how the addresses of their pages have them. Both begin with the
// solved cube; neither knows stickers.

import { readAddressMoves, writeAddressMoves } from "../../core/address-moves";
import type { Move } from "../../core/moves";

/** What an address of such a site says. */
export interface MovesOfAddress {
  setup: string;
  alg: string;
  /** Whether the setup is what `alg` leads to, and not what it begins with. */
  endsWithSetup: boolean;
  /** Whether it is a cube of three layers. */
  isCube: boolean;
}

export interface ForeignSite {
  name: string;
  hosts: readonly string[];
  read: (parameters: URLSearchParams) => MovesOfAddress;
  /** The address that shows `alg` after `setup`. */
  write: (setup: readonly Move[], alg: readonly Move[]) => string;
}

const ALG_CUBING_NET: ForeignSite = {
  name: "alg.cubing.net",
  hosts: ["alg.cubing.net"],
  read: (parameters) => ({
    setup: readMoves(parameters, ["setup"]),
    alg: readMoves(parameters, ["alg"]),
    endsWithSetup: /^(?:alg|reconstruction-end-with-setup)$/.test(parameters.get("type") ?? ""),
    isCube: isCube(parameters),
  }),
  write: (setup, alg) =>
    `https://alg.cubing.net/?setup=${writeAddressMoves(setup)}&alg=${writeAddressMoves(alg)}`,
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
    isCube: isCube(parameters),
  }),
  write: (setup, alg) => {
    const address = new URL("https://alpha.twizzle.net/edit/");
    address.searchParams.set("setup-alg", setup.join(" "));
    address.searchParams.set("alg", alg.join(" "));
    return address.href;
  },
};

export const FOREIGN_SITES: readonly ForeignSite[] = [ALG_CUBING_NET, TWIZZLE];

function isCube(parameters: URLSearchParams): boolean {
  return (parameters.get("puzzle") ?? "3x3x3") === "3x3x3";
}

// What only these sites know are remarks between moves, and "." where nothing is turned for a while.
function readMoves(parameters: URLSearchParams, names: readonly string[]): string {
  const name = names.find((each) => parameters.has(each)) ?? "";
  return readAddressMoves(withoutRemarks(parameters.get(name) ?? "").replaceAll(".", " "));
}

function withoutRemarks(text: string): string {
  const [moves, ...remarks] = text.split("/*");
  const after = remarks.map((remark) => {
    const end = remark.indexOf("*/");
    // One that never ends is no remark.
    return end < 0 ? `/*${remark}` : ` ${remark.slice(end + 2)}`;
  });
  return [moves, ...after].join("");
}
