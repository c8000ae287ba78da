// The address bar holds what the page shows: whoever copies the address, keeps it or loads it again
// gets just that. What stands there is told in cube-link.ts.

import { readCubeLink, writeCubeLink } from "./cube-link";
import { shownBy, type ShownCube } from "./shown-cube";

// Safari refuses the 101st change within 30 s; a stroke of paint, or fast play, is many.
const WRITES_AT_ONCE = 60;
const PAUSE_MS = 1_000;

/** The cube of an address: none at all, or one that cannot be read, is possible, too. */
export type AddressedCube = ShownCube | "none" | "broken";

/** The address of the page with this cube in it. */
export class AddressBar {
  readonly #cube: Readonly<ShownCube>;
  #writesLeft = WRITES_AT_ONCE;
  #lastWriteTimeMs = 0;
  #waiting = 0;

  /**
   * @param cube what the page shows at any time, `facelets` being those after its moves.
   * @param changed hears of each cube that is opened by another address while the page is there.
   */
  constructor(cube: Readonly<ShownCube>, changed: (opened: ShownCube | "broken") => void) {
    this.#cube = cube;
    addEventListener("hashchange", () => {
      const opened = this.read();
      // A place within the page takes the cube's away.
      if (opened === "none") this.write();
      else changed(opened);
    });
  }

  /** What the address says at present. */
  read(): AddressedCube {
    try {
      return readCubeLink(location.hash) ?? "none";
    } catch {
      return "broken";
    }
  }

  /** Puts what the page shows into the address: at once, or soon if it has changed very often. */
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
    history.replaceState(history.state, "", writeCubeLink(shownBy(this.#cube)));
  }
}
