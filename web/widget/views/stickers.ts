// The stickers as the stage and the net show them, and what a pointer does on them.

import { Feature } from "../element/feature";
import { Checking } from "../features/checking";
import { Editing } from "../features/editing";
import { Engine } from "../features/engine";
import { Guiding } from "../features/guiding";
import { Mending } from "../features/mending";
import { Playing } from "../features/playing";
import { Scanning } from "../features/scanning";
import { Settings } from "../features/settings";
import { Slipping } from "../features/slipping";
import type { StickerEvent } from "../hand/sticker-event";
import { withUnknown } from "../paint/face-tour";
import { stickersToMark } from "../paint/marked-stickers";
import { decisionOf, filledStickers, hasManyCubes } from "../paint/inference";
import type { Problem } from "../solve/problem";

/** The sticker (0..53) on which a pointer is; -1: on none. */
type PointedSticker = Pick<StickerEvent, "index">;

// Always the same list, so that the stage sees that nothing has changed and draws nothing.
const NO_STICKERS: readonly number[] = [];

export class Stickers extends Feature {
  readonly #settings = this.use(Settings);
  readonly #playing = this.use(Playing);
  readonly #editing = this.use(Editing);
  readonly #checking = this.use(Checking);
  readonly #mending = this.use(Mending);
  readonly #scanning = this.use(Scanning);
  readonly #slipping = this.use(Slipping);
  readonly #guiding = this.use(Guiding);
  readonly #work = this.use(Engine).work;
  #hovered = NO_STICKERS;
  // One problem always gets the same list.
  #marked: { problem: Problem | undefined; stickers: readonly number[] } = {
    problem: undefined,
    stickers: NO_STICKERS,
  };

  /** All 54, as 54 letters. */
  get facelets(): string {
    if (this.#slipping.hasSlipped) return this.#slipping.facelets;
    return this.#mending.preview?.facelets ?? this.#checking.filledFacelets;
  }

  /** The same, but unknown where they still show the solved cube that is painted over. */
  get painted(): string {
    return this.#mending.preview ? this.facelets : withUnknown(this.facelets, this.unpainted);
  }

  /** Those that still show the solved cube that is painted over. */
  get unpainted(): ReadonlySet<number> {
    return this.#editing.unpainted;
  }

  /** Those that are marked as faulty; none while the person looks at a repair. */
  get marks(): readonly number[] {
    const { problem } = this.#work;
    if (problem !== this.#marked.problem) {
      this.#marked = { problem, stickers: problem ? stickersToMark(problem) : NO_STICKERS };
    }
    return this.#mending.preview ? NO_STICKERS : this.#marked.stickers;
  }

  /** Those that are framed: what a repair would change, what the pointer is on, or what the page points at. */
  get highlights(): readonly number[] {
    const { framed } = this.#guiding;
    return this.#mending.preview?.stickers ?? (this.#hovered.length > 0 ? this.#hovered : framed);
  }

  /** Those with a dot: those that were not painted but follow from the others, or what the page points at. */
  get filled(): readonly number[] {
    if (this.#mending.preview) return NO_STICKERS;
    if (this.#guiding.dotted.length > 0) return this.#guiding.dotted;
    return filledStickers(this.#playing.player.facelets, this.facelets);
  }

  /** Those to look at next: those that decide between several possible cubes, or the doubtful ones of a scan. */
  get deciding(): readonly number[] {
    const { inference } = this.#checking;
    const isCurrent =
      !this.#mending.preview && inference?.painting === this.#playing.player.facelets;
    if (!isCurrent) return this.#mending.preview ? NO_STICKERS : this.#scanning.doubtful;
    if (inference.count <= 1 || hasManyCubes(inference)) return NO_STICKERS;
    // Who paints face by face paints them in their order, until the solver has been asked.
    if (this.#checking.faceToBePainted && !this.#work.problem) return NO_STICKERS;
    return decisionOf(inference).stickers;
  }

  readonly press = ({ index }: PointedSticker): void => {
    this.#editing.paint(index);
    this.#scanning.settle(index);
  };

  readonly stroke = ({ index }: PointedSticker): void => this.#editing.paintAlong(index);

  readonly hover = ({ index }: PointedSticker): void => {
    if (!this.#settings.isPainted) return;
    this.#hovered = index < 0 ? NO_STICKERS : [index];
    this.element.requestUpdate();
  };
}
