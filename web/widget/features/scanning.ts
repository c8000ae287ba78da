// Scanning a cube with the camera. The part that does it is loaded when it is wanted (element/scans.ts).

import { optionError } from "../../core/arguments";
import type { CubeScan } from "../../core/scan";
import { Feature } from "../element/feature";
import { hasScans, loadScanner } from "../element/scans";
import { setting } from "../element/setting";
import { bringIntoSight } from "../hand/into-sight";
import {
  doubtfulOn,
  scannedInPlaces,
  settledAt,
  type ScannedCube,
} from "../paint/doubtful-stickers";
import type { CubewrightActions } from "../solve/actions";
import { Appearance } from "./appearance";
import { Choosing } from "./choosing";
import { Engine } from "./engine";
import { Notices } from "./notices";
import { Playing } from "./playing";
import { Settings } from "./settings";

export interface ScanningApi {
  /**
   * Shows a button `Scan` beside the one that begins to paint, in the modes "paint" and "solve": a person holds the
   * cube up to the camera, or chooses photographs, and the cube is painted. The scanner is loaded when the button is
   * pressed, and only then does the browser ask for the camera. A frame needs `allow="camera"`.
   */
  get scan(): boolean;
  set scan(given: boolean | null | undefined);
}

const NO_CUBE: ScannedCube = { facelets: "", doubtful: [] };

export class Scanning extends Feature implements ScanningApi {
  @setting("scan", false, readPresence)
  declare scan: boolean;

  readonly #settings = this.use(Settings);
  readonly #engine = this.use(Engine);
  readonly #appearance = this.use(Appearance);
  readonly #choosing = this.use(Choosing);
  readonly #playing = this.use(Playing);
  readonly #notices = this.use(Notices);
  #isOpening = false;
  #scanned: ScannedCube = NO_CUBE;
  // The marks on the cube on the screen. The same cube always gets the same list, so that the net sees that nothing has
  // changed.
  #shown: ScannedCube = NO_CUBE;

  /** Whether the button is shown. */
  get isOffered(): boolean {
    const { isPainted, controls } = this.#settings;
    return this.scan && isPainted && controls === "bar" && hasScans();
  }

  /** Whether its script is on the way. */
  get isOpening(): boolean {
    return this.#isOpening;
  }

  /** The stickers (0..53) whose scanned colours are doubtful, until they are painted or there are moves. */
  get doubtful(): readonly number[] {
    const { facelets, written } = this.#playing.player;
    if (written.length > 0) return NO_CUBE.doubtful;
    if (this.#shown.facelets !== facelets) {
      this.#shown = { facelets, doubtful: doubtfulOn(facelets, this.#scanned) };
    }
    return this.#shown.doubtful;
  }

  /** The person has painted this sticker, with whatever colour. */
  settle(index: number): void {
    if (this.#scanned.doubtful.includes(index)) this.#remember(settledAt(index, this.#scanned));
  }

  /** Opens the dialog. Never rejects. */
  async open(): Promise<void> {
    if (this.#isOpening) return;
    this.#become(true);
    const { puzzle } = this.#choosing;
    try {
      const { openScan } = await loadScanner();
      await openScan({
        puzzle,
        root: this.element.renderRoot as ShadowRoot,
        baseUrl: this.#engine.shared.baseUrl,
        scan: async (readings) => {
          const solver = await this.#engine.shared.solver();
          return solver.scan(readings, { puzzle, anyOrder: puzzle === "3x3x3" });
        },
        show: (scan, say, recolor) => {
          this.#show(scan, recolor);
          const maySolve = this.#settings.mode === "solve";
          this.#notices.say(({ language }) => say(language, maySolve));
        },
      });
    } catch (error) {
      this.#engine.work.complain(error);
    } finally {
      this.#become(false);
    }
  }

  #show({ facelets, doubtful }: CubeScan, recolor: (colorScheme: string) => string): void {
    // First, since the button that was pressed goes away with the solved cube, and the focus with it.
    this.#leadOn();
    this.#remember(scannedInPlaces(facelets, doubtful));
    this.#appearance.colorScheme = recolor(this.#appearance.colorScheme);
    this.#playing.facelets = facelets;
  }

  // Focuses the button that solves, or the net where there is none.
  #leadOn(): void {
    const { renderRoot } = this.element;
    const actions = renderRoot.querySelector<CubewrightActions>("cubewright-actions");
    const solve = actions?.renderRoot.querySelector<HTMLElement>(".solve");
    (solve ?? renderRoot.querySelector("cubewright-net"))?.focus({ preventScroll: true });
    bringIntoSight(renderRoot.querySelector(".show"));
  }

  #remember(scanned: ScannedCube): void {
    this.#scanned = scanned;
    this.#shown = NO_CUBE;
    this.element.requestUpdate();
  }

  #become(isOpening: boolean): void {
    this.#isOpening = isOpening;
    this.element.requestUpdate();
  }
}

// As HTML and frameworks write such attributes.
function readPresence(given: unknown): boolean {
  if ([true, "", "scan", "true"].includes(given as string)) return true;
  if ([false, "false"].includes(given as string)) return false;
  throw optionError("scan", given, "true or false");
}
