// Repairs of a cube that cannot exist: which one is looked at, and which one is taken.

import { hasUnknown } from "../../core/completion";
import { faceAt } from "../../core/geometry";
import type { CubeRepair } from "../../core/repair";
import { Feature } from "../element/feature";
import { bringIntoSight } from "../hand/into-sight";
import type { RepairInWords } from "../paint/repairs";
import { isOfCube, type Problem } from "../solve/problem";
import { Appearance } from "./appearance";
import { Editing } from "./editing";
import { Engine } from "./engine";
import { NetFocus } from "./net-focus";
import { Notices } from "./notices";
import { Playing } from "./playing";
import { Repainting } from "./repainting";
import { Settings } from "./settings";
import { Slipping } from "./slipping";

export class Mending extends Feature {
  readonly #settings = this.use(Settings);
  readonly #appearance = this.use(Appearance);
  readonly #playing = this.use(Playing);
  readonly #slipping = this.use(Slipping);
  readonly #repainting = this.use(Repainting);
  readonly #notices = this.use(Notices);
  readonly #editing = this.use(Editing);
  readonly #net = this.use(NetFocus);
  readonly #work = this.use(Engine).work;
  #preview: CubeRepair | undefined;

  constructor(...given: ConstructorParameters<typeof Feature>) {
    super(...given);
    this.#playing.watch({ leaving: () => (this.preview = undefined) });
  }

  /**
   * The repair that the person looks at; the cube is shown as the repair would leave it. It has to be still on offer,
   * since a pointer sends no event when the list of repairs under it disappears.
   */
  get preview(): CubeRepair | undefined {
    const isOffered = this.#preview && this.mendable?.repairs.includes(this.#preview);
    return isOffered ? this.#preview : undefined;
  }

  set preview(repair: CubeRepair | undefined) {
    this.#preview = repair;
    this.element.requestUpdate();
  }

  /** What is wrong with the cube on the screen, if there is something to do about it. */
  get mendable(): Problem | undefined {
    const { problem } = this.#work;
    const { facelets } = this.#playing.player;
    if (problem?.facelets !== facelets || !this.#settings.isPainted) return undefined;
    const isMendable = problem.repairs.length > 0 || !hasUnknown(facelets);
    return isOfCube(problem) && isMendable ? problem : undefined;
  }

  /** Takes a repair. Its words come with it, since nobody else loads them. */
  mend(repair: CubeRepair, inWords: RepairInWords): void {
    const isFace = repair.kind === "repaint-face";
    this.#editing.goOnWith(repair.facelets, isFace ? faceAt(repair.stickers[0]!) : undefined);
    this.#notices.say((words) =>
      words.say("mended", { repair: inWords(words, this.#appearance.colorNames) }),
    );
    void this.#goOn();
  }

  /** Lets the person paint what is different on the cube in their hand. */
  repaint(): void {
    this.#playing.show(this.#slipping.facelets);
    this.#repainting.begin();
    void this.#goOn();
  }

  // Scrolls to the caption, which says what was done or is to be done and may be far above the net; and to the colours,
  // which may be above the window.
  async #goOn(): Promise<void> {
    await this.#net.goToNet();
    const { renderRoot } = this.element;
    bringIntoSight(renderRoot.querySelector('[part="palette"]'), { atOnce: true });
    bringIntoSight(renderRoot.querySelector(".caption"));
  }
}
