// What tells the touches of a finger apart, both on the net and on the stage.

/** A movement shorter than this is still a tap, since fingers tremble. */
export const TAP_TREMBLE_PX = 7;

/**
 * A finger that rests this long before it moves means what it touches, not to scroll the page. Long presses of phones,
 * such as for a menu, take 400 to 500 ms.
 */
export const HOLD_MS = 250;

/**
 * Calls `hold` once a finger has rested that long. A busy page hears of its moves with the next frame only, so that
 * decides. Returns what ends the wait.
 */
export function onceRested(hold: () => void): () => void {
  let frame = 0;
  const timer = setTimeout(() => (frame = requestAnimationFrame(hold)), HOLD_MS);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** A page that glides scrolls in each frame; a busy page draws some ten frames a second. */
export const GLIDE_MS = 100;

// When each part of the page, or the page itself, has scrolled last.
const scrolledMs = new WeakMap<EventTarget, number>();
// Tests read this in Node, which has no window.
if ("addEventListener" in globalThis) {
  const options = { capture: true, passive: true };
  addEventListener(
    "scroll",
    ({ target, timeStamp }) => scrolledMs.set(target!, timeStamp),
    options,
  );
}

/**
 * Whether what carries the pressed place was gliding when the pointer was pressed: a finger then means to stop it, and
 * paints nothing. To be asked while the event is dispatched.
 */
export function stopsGliding(event: PointerEvent): boolean {
  if (event.pointerType === "mouse") return false;
  return event
    .composedPath()
    .some((part) => event.timeStamp - (scrolledMs.get(part) ?? -Infinity) < GLIDE_MS);
}
