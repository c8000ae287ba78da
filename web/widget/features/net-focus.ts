// The net as the place where a person paints: where the focus goes, and what digits do there.

import { UNKNOWN } from "../../core/completion";
import { isSolved } from "../../core/facelets";
import type { Face } from "../../core/faces";
import { faceAt } from "../../core/geometry";
import { Feature } from "../element/feature";
import { isBlank, passingOver, stickerAfter, withUnknown } from "../paint/face-tour";
import type { CubewrightNet } from "../paint/net";
import type { WidgetWords } from "../words/widget-words";
import { Editing } from "./editing";
import { Notices } from "./notices";
import { Playing } from "./playing";

const CLEARED = (words: WidgetWords) => words.say("cleared");

export class NetFocus extends Feature {
  readonly #playing = this.use(Playing);
  readonly #editing = this.use(Editing);
  readonly #notices = this.use(Notices);
  // Where the last digit has led a person.
  #ledTo: EventTarget | null | undefined;

  /** Begins to paint an empty cube at the net. Who loses a painting by that is told so. */
  begin(): void {
    const { tour, unpainted } = this.#editing;
    const { facelets } = this.#playing.player;
    const isPainted = tour ? !isBlank(withUnknown(facelets, unpainted)) : !isSolved(facelets);
    this.#editing.clear();
    if (isPainted) this.#notices.say(CLEARED);
    void this.#netOfCube().then((net) => net?.focusAsked());
  }

  /** Whether the person is told that what they had painted was cleared. */
  get saysCleared(): boolean {
    return this.#notices.notice === CLEARED;
  }

  /** Moves the focus to the net, where painting goes on, since the button that was pressed is gone. */
  async goToNet(): Promise<void> {
    (await this.#netOfCube())?.focus();
  }

  /** A digit chooses a colour, and in the net it paints with it, unless that would end moves to follow. */
  readonly paintByKey = (event: KeyboardEvent): void => {
    const { painting, brushAtHand, typed, leftUnknown } = this.#editing;
    if (!painting.chooseBrushByKey(event) || !brushAtHand) return;
    // Who types on there means the stickers that were filled in.
    const typesOn = typed !== undefined && event.composedPath()[0] === this.#ledTo;
    const index = this.#net?.paintByDigit(painting.brush, typesOn);
    this.#editing.typed = index;
    if (index === undefined || painting.brush !== UNKNOWN) return;
    this.#editing.leftUnknown = new Set([...leftUnknown, index]);
    this.element.requestUpdate();
  };

  /** Moves the focus from the net to `control`, where a person who types may still go on. */
  leadTo(control: HTMLElement | null | undefined): void {
    this.#ledTo = control;
    control?.focus();
    control?.addEventListener("blur", () => (this.#ledTo = undefined), { once: true });
  }

  /**
   * The face whose stickers are being painted one after the other by digits. Its last ones may follow
   * from the others, but a person types on.
   */
  get typedFace(): Face | undefined {
    const { typed, leftUnknown } = this.#editing;
    if (typed === undefined) return undefined;
    const asked = passingOver(this.#playing.player.facelets, leftUnknown);
    const next = stickerAfter(asked, typed, this.#net?.hasFilledGap);
    return next === undefined ? undefined : faceAt(typed);
  }

  // The net, once it shows the cube on the screen.
  async #netOfCube(): Promise<CubewrightNet | null> {
    await this.element.updateComplete;
    const net = this.#net;
    await net?.updateComplete;
    return net;
  }

  get #net(): CubewrightNet | null {
    return this.element.renderRoot.querySelector("cubewright-net");
  }
}
