// The stroke of a mouse or a finger over the net of stickers: what it paints, and when it scrolls the page instead.

import { placesBetween, type Place } from "./stroke-path";
import { onceRested, TAP_TREMBLE_PX } from "./touch";

/** A stroke paints once it has gone from its first sticker to another, or a finger has rested on the first. */
export class PointerStroke {
  // The last sticker of the stroke under way; -1 if there is none, or it paints nothing yet.
  #lastIndex = -1;
  // Where the pointer was pressed, and where it was last.
  #begin: Place = { clientX: 0, clientY: 0 };
  #last: Place = this.#begin;
  // Whether a finger has pressed for a short while, so that it paints instead of scrolling.
  #isHeld = false;
  // Whether a finger that has not pressed so long has begun to move sideways, so that it paints.
  #isSideways = false;
  #endWait: (() => void) | undefined;
  // Lets go of the pointer that is pressed.
  #letGo = new AbortController();

  /**
   * @param stickerAt the sticker (0..53) at a place; -1 if there is none.
   * @param paint is called with each sticker that the stroke passes over.
   */
  constructor(
    private readonly stickerAt: (place: Place) => number,
    private readonly paint: (index: number) => void,
  ) {}

  /**
   * A pointer was pressed on sticker `index` (-1: beside all). A finger paints with a stroke sideways only where it
   * `paintsSideways`; net.styles.ts leaves up and down to scrolling there. Elsewhere it has to rest first.
   */
  begin(event: PointerEvent, index: number, paintsSideways: boolean): void {
    this.#follow(event.pointerId);
    this.#begin = this.#last = event;
    const isMouse = event.pointerType === "mouse";
    if (!isMouse && index >= 0) this.#endWait = onceRested(() => this.#hold(index));
    if (isMouse || paintsSideways) this.#lastIndex = index;
  }

  end(): void {
    this.#letGo.abort();
    this.#endWait?.();
    this.#isHeld = this.#isSideways = false;
    this.#lastIndex = -1;
  }

  /** Listens to `touchmove`, so that a finger that rested first does not scroll. */
  readonly keepFromScrolling = {
    handleEvent: (event: TouchEvent) => {
      if (this.#isHeld && event.cancelable) event.preventDefault();
    },
    passive: false,
  };

  // The pointer may leave the net at any time, even before it is reported to have moved.
  #follow(pointerId: number): void {
    this.#letGo = new AbortController();
    const hear = (
      type: "pointermove" | "pointerup" | "pointercancel",
      act: (event: PointerEvent) => void,
    ) =>
      window.addEventListener(type, (event) => event.pointerId === pointerId && act(event), {
        signal: this.#letGo.signal,
      });
    hear("pointermove", (event) => this.#move(event));
    hear("pointerup", () => this.end());
    hear("pointercancel", () => this.end());
  }

  // The first sticker is painted at once, to show that the finger paints now.
  #hold(index: number): void {
    this.#isHeld = true;
    this.#lastIndex = index;
    this.paint(index);
  }

  // A stroke begins when the pointer leaves its first sticker. If it never does, it is a press.
  #move(event: PointerEvent): void {
    const { clientX, clientY } = this.#begin;
    const wayPx = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (!this.#isHeld && wayPx > TAP_TREMBLE_PX) this.#endWait?.();
    if ((event.buttons & 1) === 0 || this.#lastIndex < 0) return;
    if (event.pointerType !== "mouse" && !this.#isHeld && !this.#isSideways) {
      if (wayPx <= TAP_TREMBLE_PX) return;
      this.#isSideways = Math.abs(event.clientX - clientX) > Math.abs(event.clientY - clientY);
      // The browser scrolls, but may report a quick finger's first move before it says so.
      if (!this.#isSideways) {
        this.#lastIndex = -1;
        return;
      }
    }
    // A quick finger passes over several stickers in one frame.
    for (const to of event.getCoalescedEvents()) {
      for (const place of placesBetween(this.#last, to)) this.#moveTo(place);
      this.#last = to;
    }
  }

  #moveTo(place: Place): void {
    const index = this.stickerAt(place);
    if (index < 0 || index === this.#lastIndex) return;
    for (const painted of [this.#lastIndex, index]) this.paint(painted);
    this.#lastIndex = index;
  }
}
