// Links that a person may paste: of this page, of the embedded page, of other sites.

import { parseMoves } from "../../core/notation";
import type { Puzzle } from "../../core/puzzles";
import { MAX_LINK_LENGTH, puzzleOfLink, readCubeLink, readCubeParameters } from "./cube-link";
import { FOREIGN_SITES, type ForeignSite } from "./foreign-sites";
import { shownAfter, type ShownCube } from "./shown-cube";

/** What a link holds. */
export type PastedLink =
  | { kind: "stickers"; site: string; cube: ShownCube }
  | { kind: "moves"; site: string; cube: ShownCube; setupCount: number }
  /** It cannot be read, because of `fault`. */
  | { kind: "failed-link"; site: string; fault: unknown; puzzle: Puzzle }
  | { kind: "other-puzzle"; site: string }
  /** Links of that site are not known here. */
  | { kind: "other-link"; site: string };

const OWN_NAME = "Cubewright";
const WITH_SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;
const WITHOUT_SCHEME = /^[a-z\d-]+(?:\.[a-z\d-]+)+\/./i;
const END_OF_OWN = /^[#?][a-z]+=/;
const EMBEDDED_PAGE = "/embed.html";

/** Whether a text of one line looks like a link. */
export function isLink(text: string): boolean {
  return [WITH_SCHEME, WITHOUT_SCHEME, END_OF_OWN].some((form) => form.test(text));
}

/** Reads a text for which `isLink` holds. */
export function readLink(text: string): PastedLink {
  const url = text.length > MAX_LINK_LENGTH ? undefined : parseUrl(text);
  if (!url) return { kind: "other-link", site: "" };
  const site = FOREIGN_SITES.find(({ hosts }) => hosts.includes(url.hostname));
  return site ? readForeign(site, url) : readOwn(url);
}

function parseUrl(text: string): URL | undefined {
  const address = WITH_SCHEME.test(text) ? text : `https://${text.replace(/^[#?]/, "_/$&")}`;
  try {
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) ? url : undefined;
  } catch {
    return undefined;
  }
}

function readForeign({ name: site, read }: ForeignSite, url: URL): PastedLink {
  const { setup, alg, endsWithSetup, puzzle } = read(url.searchParams);
  if (!puzzle) return { kind: "other-puzzle", site };
  try {
    const cube = shownAfter(setup, alg, { endsWithSetup, puzzle });
    return { kind: "moves", site, cube, setupCount: parseMoves(setup).written.length };
  } catch (fault) {
    return { kind: "failed-link", site, fault, puzzle };
  }
}

// A link of this page, wherever it is hosted. Some people write the stickers after a question mark.
function readOwn({ pathname, search, searchParams, hash }: URL): PastedLink {
  const isBehindMark = pathname.endsWith(EMBEDDED_PAGE) || searchParams.has("facelets");
  const puzzle = puzzleOfLink(isBehindMark ? search : hash);
  const failed = (fault: unknown) =>
    ({ kind: "failed-link", site: OWN_NAME, fault, puzzle }) as const;
  try {
    const cube = isBehindMark ? readCubeParameters(search.slice(1)) : readCubeLink(hash);
    if (cube?.goalFault) return failed(cube.goalFault);
    if (cube) return { kind: "stickers", site: OWN_NAME, cube };
  } catch (fault) {
    return failed(fault);
  }
  return { kind: "other-link", site: "" };
}
