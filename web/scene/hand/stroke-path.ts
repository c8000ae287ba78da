// The path of a pointer that paints. The browser reports a quick one only at places that are far apart.

/** A place in the window, in CSS pixels; a pointer's event is one. */
export type Place = Pick<PointerEvent, "clientX" | "clientY">;

// Less than the width of any sticker, even seen from the side.
const STEP_PX = 5;

/** Places on the straight line from one to another, so close that no sticker is skipped; the last is `to`. */
export function placesBetween(from: Place, to: Place): Place[] {
  const [rightPx, downPx] = [to.clientX - from.clientX, to.clientY - from.clientY];
  const count = Math.max(1, Math.ceil(Math.hypot(rightPx, downPx) / STEP_PX));
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return { clientX: from.clientX + part * rightPx, clientY: from.clientY + part * downPx };
  });
}
