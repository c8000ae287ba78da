/**
 * Between the parts of the element: a sticker (0..53; -1: none) was pressed or is hovered, or a
 * stroke has come to it.
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
