// Where the stickers of the net are on the screen.

/** The directions of the arrow keys. */
export const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Half of the widest gap between the stickers of a face (net.styles.ts), and half a pixel. */
const HALF_GAP_PX = 2;

/**
 * The sticker beside the one at `index` (0..53), by position on the screen: on phones the style sheet arranges the
 * faces differently from the grid.
 */
export function stickerBeside(
  stickers: readonly HTMLElement[],
  index: number,
  [right, down]: readonly [number, number],
): HTMLElement | undefined {
  const from = stickers.find(({ dataset }) => dataset.index === String(index))!;
  const { x, y, width } = from.getBoundingClientRect();
  const [nearest] = stickers
    .map((sticker) => {
      const box = sticker.getBoundingClientRect();
      const [rightPx, downPx] = [box.x - x, box.y - y];
      const aheadPx = right * rightPx + down * downPx;
      return { sticker, aheadPx, asidePx: Math.abs(right * downPx) + Math.abs(down * rightPx) };
    })
    .filter(({ aheadPx, asidePx }) => aheadPx > width / 2 && asidePx < width / 2)
    .toSorted((one, other) => one.aheadPx - other.aheadPx);
  return nearest?.sticker;
}

/** Whether the pointer is on the sticker, or in the gap between it and the next one of its face. */
export function isTouched(
  sticker: Element,
  { clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">,
): boolean {
  const { left, right, top, bottom } = sticker.getBoundingClientRect();
  return (
    clientX > left - HALF_GAP_PX &&
    clientX < right + HALF_GAP_PX &&
    clientY > top - HALF_GAP_PX &&
    clientY < bottom + HALF_GAP_PX
  );
}
