/**
 * What a pointer does on stickers: it paints them by taps and strokes, or turns their layers by
 * dragging, or nothing. With "tap", a finger paints by taps only: no colour has been chosen.
 * Beside stickers, or if it does nothing on them, dragging turns the view.
 */
export type StickerUse = "paint" | "tap" | "turn" | "none";
