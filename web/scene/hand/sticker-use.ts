/**
 * What a pointer does on stickers: it paints them by taps and strokes, or turns their layers by
 * dragging, or nothing. Beside them, or if it does nothing on them, dragging turns the view.
 */
export type StickerUse = "paint" | "turn" | "none";
