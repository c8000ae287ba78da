// The way of a pointer that paints. A quick one is told of only at places that are far apart.

/** A place in the window, in CSS pixels; a pointer's event is one. */
export type Place = Pick<PointerEvent, "clientX" | "clientY">;

// Less than any sticker is wide, be it seen from the side.
const STEP_PX = 5;

/** Places on the straight way from one to another, so close that no sticker is left out; the last is `to`. */
export function placesBetween(from: Place, to: Place): Place[] {
  const [rightPx, downPx] = [to.clientX - from.clientX, to.clientY - from.clientY];
  const count = Math.max(1, Math.ceil(Math.hypot(rightPx, downPx) / STEP_PX));
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return { clientX: from.clientX + part * rightPx, clientY: from.clientY + part * downPx };
  });
}
