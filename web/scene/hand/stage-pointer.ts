// Recognizes what a pointer does on the stage: hover, tap, drag.
//
// A finger on a sticker that can be painted or turned never scrolls the page. Beside such stickers,
// `touch-action: pan-y` makes a finger that moves up or down scroll the page; one that moves
// sideways turns the view.

import type { ScreenVector } from "./layer-drag";

// A movement shorter than this is still a tap, since fingers tremble.
const TAP_TREMBLE_PX = 7;
// The speed at which a finger lets go is that of its last movement, during this time.
const SPEED_MEMORY_MS = 80;

/** What follows a dragging pointer. */
export interface Drag {
  /** The pointer has moved, in CSS pixels since the last call. */
  move(way: ScreenVector, event: PointerEvent): void;
  /** The pointer was lifted at this speed, in CSS pixels a millisecond. */
  release?(speed: ScreenVector): void;
  /** The browser has taken the pointer away. */
  cancel?(): void;
}

export interface StagePointerActions {
  /** Whether a finger here paints or turns, and so must not scroll the page. */
  isGraspable(touch: Touch): boolean;
  /** A press and release in one place. */
  tap(event: PointerEvent): void;
  /**
   * The pointer that was pressed at `begin` begins to move by `way`, of which the drag is told
   * next. `undefined`: no drag begins; asked again at the next movement.
   */
  drag(begin: PointerEvent, way: ScreenVector): Drag | undefined;
  /** The mouse moves without a button pressed; `undefined`: it has left, or begins to drag. */
  hover(event: PointerEvent | undefined): void;
}

interface Press {
  begin: PointerEvent;
  last: PointerEvent;
  drag: Drag | undefined;
  /** The latest positions of the pointer. */
  trail: PointerEvent[];
}

function wayBetween(from: PointerEvent, to: PointerEvent): ScreenVector {
  return [to.clientX - from.clientX, to.clientY - from.clientY];
}

/**
 * Follows the first pointer that is pressed on `surface`; others are ignored until it is released.
 */
export class StagePointer {
  readonly #surface: HTMLElement;
  readonly #actions: StagePointerActions;
  readonly #listening = new AbortController();
  #press: Press | undefined;

  constructor(surface: HTMLElement, actions: StagePointerActions) {
    this.#surface = surface;
    this.#actions = actions;
    const options = { signal: this.#listening.signal };
    surface.addEventListener("touchstart", (event) => this.#keepFromScrolling(event), {
      ...options,
      passive: false,
    });
    surface.addEventListener("pointerdown", (event) => this.#down(event), options);
    surface.addEventListener("pointermove", (event) => this.#move(event), options);
    surface.addEventListener("pointerup", (event) => this.#up(event), options);
    surface.addEventListener("pointercancel", (event) => this.#cancel(event), options);
    surface.addEventListener("pointerleave", () => actions.hover(undefined), options);
  }

  dispose(): void {
    this.#listening.abort();
    this.#press = undefined;
  }

  #keepFromScrolling(event: TouchEvent): void {
    const [touch] = event.changedTouches;
    if (touch && event.cancelable && this.#actions.isGraspable(touch)) event.preventDefault();
  }

  #down(event: PointerEvent): void {
    if (this.#press || event.button !== 0) return;
    this.#press = { begin: event, last: event, drag: undefined, trail: [event] };
    this.#surface.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press) {
      if (event.pointerType === "mouse") this.#actions.hover(event);
      return;
    }
    if (event.pointerId !== press.begin.pointerId) return;
    const way = wayBetween(press.last, event);
    if (!press.drag) {
      if (Math.hypot(...way) < TAP_TREMBLE_PX) return;
      this.#actions.hover(undefined);
      press.drag = this.#actions.drag(press.begin, way);
      if (!press.drag) return;
    }
    press.last = event;
    press.trail.push(event);
    while (event.timeStamp - press.trail[0]!.timeStamp > SPEED_MEMORY_MS) press.trail.shift();
    press.drag.move(way, event);
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (event.pointerId !== press?.begin.pointerId) return;
    this.#press = undefined;
    if (!press.drag) {
      if (Math.hypot(...wayBetween(press.begin, event)) < TAP_TREMBLE_PX) this.#actions.tap(event);
      return;
    }
    const early = press.trail.find(
      ({ timeStamp }) => event.timeStamp - timeStamp <= SPEED_MEMORY_MS,
    );
    const durationMs = early ? event.timeStamp - early.timeStamp : 0;
    const [rightPx, downPx] = early ? wayBetween(early, event) : [0, 0];
    const perMs = durationMs > 0 ? 1 / durationMs : 0;
    press.drag.release?.([rightPx * perMs, downPx * perMs]);
  }

  #cancel(event: PointerEvent): void {
    const press = this.#press;
    if (event.pointerId !== press?.begin.pointerId) return;
    this.#press = undefined;
    press.drag?.cancel?.();
  }
}
