// The address bar holds what the page shows, so that a copied, saved or reloaded address shows it
// again. cube-link.ts describes the form.

import type { Puzzle } from "../../core/puzzles";
import { type LinkedCube, puzzleOfLink, readCubeLink, writeCubeLink } from "./cube-link";
import { shownBy, type ShownCube } from "./shown-cube";

// Safari refuses the 101st change within 30 s, and a stroke or fast playing makes many changes.
const WRITES_AT_ONCE = 60;
const PAUSE_MS = 1_000;

/** What an address holds: a cube, none, or one that cannot be read. */
export type AddressedCube = LinkedCube | "none" | "broken";

/** Keeps the address of the page up to date with the cube. */
export class AddressBar {
  readonly #cube: Readonly<ShownCube>;
  readonly #isByStages: ((puzzle: Puzzle, alg: string) => boolean) | undefined;
  #writesLeft = WRITES_AT_ONCE;
  #lastWriteTimeMs = 0;
  #waiting = 0;
  #fault: unknown;
  #faultyPuzzle: Puzzle = "3x3x3";

  /**
   * @param cube what the page shows, with `facelets` after the moves that are done
   * @param changed is called when another cube is opened by changing the address
   * @param isByStages tells `shownBy` whether moves are a solution by stages; without it, none are
   */
  constructor(
    cube: Readonly<ShownCube>,
    changed: (opened: LinkedCube | "broken") => void,
    isByStages?: (puzzle: Puzzle, alg: string) => boolean,
  ) {
    this.#cube = cube;
    this.#isByStages = isByStages;
    addEventListener("hashchange", ({ newURL }) => {
      // The address was written again after this navigation of the history.
      if (newURL && new URL(newURL).hash !== location.hash) return;
      const opened = this.read();
      // A link to a place on the page has replaced the cube.
      if (opened === "none") this.write();
      else changed(opened);
    });
  }

  /** Reads the address. */
  read(): AddressedCube {
    try {
      return readCubeLink(location.hash) ?? "none";
    } catch (error) {
      this.#fault = error;
      this.#faultyPuzzle = puzzleOfLink(location.hash);
      return "broken";
    }
  }

  /** Why the address that was read last could not be read. */
  get fault(): unknown {
    return this.#fault;
  }

  /** Which puzzle that address is about. */
  get faultyPuzzle(): Puzzle {
    return this.#faultyPuzzle;
  }

  /** Writes what the page shows into the address: at once, or soon if there were many changes. */
  write(): void {
    const timeMs = performance.now();
    const earned = (timeMs - this.#lastWriteTimeMs) / PAUSE_MS;
    const writesLeft = Math.min(WRITES_AT_ONCE, this.#writesLeft + earned);
    if (writesLeft < 1) {
      this.#waiting ||= window.setTimeout(() => {
        this.#waiting = 0;
        this.write();
      }, PAUSE_MS);
      return;
    }
    this.#writesLeft = writesLeft - 1;
    this.#lastWriteTimeMs = timeMs;
    const { goal, metric } = this.#cube;
    const shown = {
      ...shownBy(this.#cube, this.#isByStages),
      ...(goal && { goal }),
      ...(metric && { metric }),
    };
    history.replaceState(history.state, "", writeCubeLink(shown));
  }
}
