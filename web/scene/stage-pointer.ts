// Tells apart what a pointer does on the stage: hover, tap, drag.

// A finger trembles; less than this is still a tap.
const TAP_TREMBLE_PX = 7;

export interface StagePointerActions {
  /** A press and release in one place. */
  tap(event: PointerEvent): void;
  /** A way in CSS pixels since the last call. */
  drag(rightPx: number, downPx: number): void;
  /** Moving with nothing pressed; `undefined` when the pointer has left or begun to drag. */
  hover(event: PointerEvent | undefined): void;
}

/** Follows the first pointer that is pressed on `surface`; others are ignored until it is up. */
export class StagePointer {
  readonly #surface: HTMLElement;
  readonly #actions: StagePointerActions;
  readonly #listening = new AbortController();
  #pressed:
    { id: number; startX: number; startY: number; lastX: number; lastY: number } | undefined;
  #dragging = false;

  constructor(surface: HTMLElement, actions: StagePointerActions) {
    this.#surface = surface;
    this.#actions = actions;
    const options = { signal: this.#listening.signal };
    surface.addEventListener("pointerdown", (event) => this.#down(event), options);
    surface.addEventListener("pointermove", (event) => this.#move(event), options);
    surface.addEventListener("pointerup", (event) => this.#up(event), options);
    surface.addEventListener("pointercancel", () => this.#release(), options);
    surface.addEventListener("pointerleave", () => actions.hover(undefined), options);
  }

  dispose(): void {
    this.#listening.abort();
  }

  #down(event: PointerEvent): void {
    if (this.#pressed || event.button !== 0) return;
    this.#pressed = {
      id: event.pointerId,
      startX: event.clientX,
      startY: event.clientY,
      lastX: event.clientX,
      lastY: event.clientY,
    };
    this.#surface.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (!pressed) {
      if (event.pointerType === "mouse") this.#actions.hover(event);
      return;
    }
    if (event.pointerId !== pressed.id) return;
    const wayPx = Math.hypot(event.clientX - pressed.startX, event.clientY - pressed.startY);
    if (!this.#dragging && wayPx < TAP_TREMBLE_PX) return;
    this.#dragging = true;
    this.#actions.hover(undefined);
    this.#actions.drag(event.clientX - pressed.lastX, event.clientY - pressed.lastY);
    pressed.lastX = event.clientX;
    pressed.lastY = event.clientY;
  }

  #up(event: PointerEvent): void {
    if (event.pointerId !== this.#pressed?.id) return;
    const wasTap = !this.#dragging;
    this.#release();
    if (wasTap) this.#actions.tap(event);
  }

  #release(): void {
    this.#pressed = undefined;
    this.#dragging = false;
  }
}
