// Recognizes what a pointer does on the stage: hover, tap, drag.
//
// `touch-action: pan-y` makes a finger that moves up or down scroll the page; but not on what it turns, and after a
// short press not on what it paints, so that scrolling paints nothing. A finger that moves sideways turns the view, and
// so do two fingers, whichever way they move.

import type { ScreenVector } from "./layer-drag";
import { onceRested, stopsGliding, TAP_TREMBLE_PX } from "./touch";

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

/**
 * What a finger may do where it touches: drag at once, drag after a short press and scroll the page
 * before, or scroll only.
 */
export type TouchUse = "drag" | "hold" | "scroll";

export interface StagePointerActions {
  touchUse(touch: Touch): TouchUse;
  /** A press and release in one place. */
  tap(event: PointerEvent): void;
  /**
   * The pointer that was pressed at `begin` begins to move, by `way`. The returned drag receives this movement as its
   * first. `undefined`: no drag begins; this is called again at the next movement.
   */
  drag(begin: PointerEvent, way: ScreenVector): Drag | undefined;
  /** Two fingers drag. */
  dragWithTwo(): Drag;
  /** A finger has pressed for a short while, and drags from now on. */
  hold(begin: PointerEvent): Drag | undefined;
  /** The mouse moves without a button pressed; `undefined`: it has left, or begins to drag. */
  hover(event: PointerEvent | undefined): void;
}

interface Press {
  begin: PointerEvent;
  last: PointerEvent;
  drag: Drag | undefined;
  /** Whether the drag began with a short press, or with two fingers: the page does not scroll. */
  isHeld: boolean;
  /** Whether it only stops a page that was gliding. */
  stopsGliding: boolean;
  /** The latest positions of the pointer. */
  trail: PointerEvent[];
}

function wayBetween(from: PointerEvent, to: PointerEvent): ScreenVector {
  return [to.clientX - from.clientX, to.clientY - from.clientY];
}

/** Follows the first pointer that is pressed on `surface`, or the second finger, until it is released. */
export class StagePointer {
  readonly #surface: HTMLElement;
  readonly #actions: StagePointerActions;
  readonly #listening = new AbortController();
  #press: Press | undefined;
  #endWait: (() => void) | undefined;

  constructor(surface: HTMLElement, actions: StagePointerActions) {
    this.#surface = surface;
    this.#actions = actions;
    const options = { signal: this.#listening.signal };
    const blocking = { ...options, passive: false };
    surface.addEventListener("touchstart", (event) => this.#touch(event), blocking);
    surface.addEventListener("touchmove", (event) => this.#touchMove(event), blocking);
    surface.addEventListener("pointerdown", (event) => this.#down(event), options);
    surface.addEventListener("pointermove", (event) => this.#move(event), options);
    surface.addEventListener("pointerup", (event) => this.#up(event), options);
    surface.addEventListener("pointercancel", (event) => this.#cancel(event), options);
    surface.addEventListener("pointerleave", () => actions.hover(undefined), options);
  }

  dispose(): void {
    this.#listening.abort();
    this.#end();
  }

  // The pointer counts as pressed already: its event comes before the touch event.
  #touch(event: TouchEvent): void {
    const [touch] = event.changedTouches;
    const use = touch ? this.#actions.touchUse(touch) : "scroll";
    if (use === "drag" && event.cancelable) event.preventDefault();
    if (use === "hold" && this.#press && !this.#press.stopsGliding)
      this.#endWait = onceRested(() => this.#hold());
  }

  #hold(): void {
    const press = this.#press;
    if (!press || press.drag) return;
    press.drag = this.#actions.hold(press.begin);
    press.isHeld = press.drag !== undefined;
  }

  #touchMove(event: TouchEvent): void {
    if (this.#press?.isHeld && event.cancelable) event.preventDefault();
  }

  #end(): Press | undefined {
    const press = this.#press;
    this.#press = undefined;
    this.#endWait?.();
    return press;
  }

  #down(event: PointerEvent): void {
    // A finger that drags already goes on dragging.
    if (this.#press?.drag || event.button !== 0) return;
    this.#end();
    // Of two fingers, the second one leads.
    const isSecond = !event.isPrimary;
    this.#press = {
      ...{ begin: event, last: event, trail: [event], isHeld: isSecond },
      stopsGliding: stopsGliding(event),
      drag: isSecond ? this.#actions.dragWithTwo() : undefined,
    };
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
      this.#endWait?.();
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
    if (event.pointerId !== this.#press?.begin.pointerId) return;
    const press = this.#end()!;
    if (!press.drag) {
      const isTap = Math.hypot(...wayBetween(press.begin, event)) < TAP_TREMBLE_PX;
      if (isTap && !press.stopsGliding) this.#actions.tap(event);
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
    if (event.pointerId !== this.#press?.begin.pointerId) return;
    this.#end()?.drag?.cancel?.();
  }
}
