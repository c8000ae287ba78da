/**
 * Within the element: a sticker (0..53) was pressed, a stroke has reached it, or the pointer is
 * over it (-1: over none).
 */
export class StickerEvent extends Event {
  readonly index: number;

  constructor(type: "sticker-press" | "sticker-stroke" | "sticker-hover", index: number) {
    super(type);
    this.index = index;
  }
}

declare global {
  interface HTMLElementEventMap {
    "sticker-press": StickerEvent;
    "sticker-stroke": StickerEvent;
    "sticker-hover": StickerEvent;
  }
}
