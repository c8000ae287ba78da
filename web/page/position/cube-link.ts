// A cube in the address of the page, after "#", which browsers do not send to the server:
//
//   #facelets=UUURRF...&alg=R_U2_F-&index=1
//   #setup=F_U2_R-&alg=R_U2_F-
//   #puzzle=2x2x2&facelets=UUURRF...
//
//   #facelets=UUURRF...&goal=UUURRF...&metric=qtm
//
// `puzzle` alone means the solved puzzle. `facelets` are the stickers before the moves, in any form of
// core/facelets.ts, with "_" for unknown ones. Without them, `setup` are moves done to the solved cube. `alg` are moves
// to play, and `index` says how many of them, as they are written, are done. Moves are in any notation of
// core/notation.ts, written as in core/address-moves.ts or escaped as in other URLs. `goal` is where the moves are to
// lead, written like `facelets`, with "_" for stickers that may be anything; `metric` is what a turn costs, as in
// core/choices.ts. The page writes these two only if they are not the defaults. It writes the first form, and for a
// 2x2x2 also the puzzle. Moves are written as plain turns of faces, those of a solution as in its `moves`. Other
// parameters are ignored.

import { readAddressMoves, writeAddressMoves } from "../../core/address-moves";
import { UNKNOWN } from "../../core/completion";
import { SolverError } from "../../core/errors";
import { parseMoves } from "../../core/notation";
import { POCKET_STICKER_COUNT, puzzleOf, stickersAlone } from "../../core/pocket-stickers";
import { DEFAULT_CHOICE, METRICS, PUZZLES, type Puzzle } from "../../core/choices";
import { takeSymbols } from "../../core/sticker-symbols";
import { readStickersOf } from "../../widget/paint/read-stickers";
import { shownAfter, type ShownCube } from "./shown-cube";

/** The longest link that is read. Solutions take about 150 characters, the longest moves 30,000. */
export const MAX_LINK_LENGTH = 100_000;

/** The longest text of any kind that is read. */
export const MAX_POSITION_LENGTH = 200_000;

/** What a link holds. */
export interface LinkedCube extends ShownCube {
  /** Why its goal cannot be read, if it has one that cannot; the cube then has no goal. */
  goalFault?: unknown;
}

/** The end of the address, from "#" on. */
export function writeCubeLink(shown: Readonly<ShownCube>): string {
  const { facelets, alg, index, goal = "", metric = DEFAULT_CHOICE.metric } = shown;
  const moves = writeAddressMoves(parseMoves(alg).moves);
  const puzzle = puzzleOf(facelets) === "2x2x2" ? "puzzle=2x2x2&" : "";
  const played = moves === "" ? "" : `&alg=${moves}`;
  const place = index === 0 ? "" : `&index=${index}`;
  const wanted = goal === "" ? "" : `&goal=${writeStickers(goal)}`;
  const counted = metric === DEFAULT_CHOICE.metric ? "" : `&metric=${metric}`;
  return `#${puzzle}facelets=${writeStickers(facelets)}${played}${place}${wanted}${counted}`;
}

function writeStickers(facelets: string): string {
  return facelets.replaceAll(UNKNOWN, "_");
}

/**
 * The cube in the end of an address, legal or not; `undefined` if there is none.
 * @throws SolverError of the stickers or the moves, but not of the goal; "length" if the link is too long.
 */
export function readCubeLink(fragment: string): LinkedCube | undefined {
  return readCubeParameters(fragment.replace(/^#/, ""));
}

/**
 * The same for parameters without "#", including those of the embedded page.
 * @throws SolverError like `readCubeLink`.
 */
export function readCubeParameters(text: string): LinkedCube | undefined {
  if (text.length > MAX_LINK_LENGTH) {
    throw new SolverError("length", `Links may have up to ${MAX_LINK_LENGTH} characters.`);
  }
  const parameters = new URLSearchParams(text);
  const parameter = (name: string) => parameters.get(name) ?? undefined;
  const facelets = parameter("facelets");
  const setup = parameter("setup");
  const alg = parameter("alg");
  const named = puzzleNamed(parameters);
  const goal = parameter("goal");
  if ([facelets, setup, alg, named, goal].every((given) => given === undefined)) return undefined;
  const puzzle = puzzleIn(parameters);
  const cube: LinkedCube = shownAfter(
    facelets === undefined ? readAddressMoves(setup ?? "") : "",
    readAddressMoves(alg ?? ""),
    { puzzle },
  );
  if (facelets !== undefined) cube.facelets = stickersAlone(readStickersOf(puzzle, facelets));
  if (goal !== undefined) {
    try {
      cube.goal = stickersAlone(readStickersOf(puzzle, goal));
    } catch (fault) {
      cube.goalFault = fault;
    }
  }
  const metric = METRICS.find((each) => each === parameter("metric"));
  if (metric) cube.metric = metric;
  const index = parameter("index") ?? "";
  const moveCount = parseMoves(cube.alg).written.length;
  if (/^\d{1,5}$/.test(index)) cube.index = Math.min(Number(index), moveCount);
  return cube;
}

/** Which puzzle the end of an address is about, even if it cannot be read. */
export function puzzleOfLink(fragment: string): Puzzle {
  return puzzleIn(new URLSearchParams(fragment.slice(0, MAX_LINK_LENGTH).replace(/^[#?]/, "")));
}

// 24 stickers mean the 2x2x2, whatever `puzzle` says.
function puzzleIn(parameters: URLSearchParams): Puzzle {
  const { length } = takeSymbols(parameters.get("facelets") ?? "", POCKET_STICKER_COUNT);
  const isPocket = length === POCKET_STICKER_COUNT;
  return isPocket ? "2x2x2" : (puzzleNamed(parameters) ?? "3x3x3");
}

function puzzleNamed(parameters: URLSearchParams): Puzzle | undefined {
  return PUZZLES.find((puzzle) => puzzle === parameters.get("puzzle"));
}
