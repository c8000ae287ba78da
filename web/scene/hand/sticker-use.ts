/**
 * What a pointer does on stickers: it paints them by taps and strokes, or turns their layers by
 * dragging, or nothing. With "tap" it paints, but a finger by taps alone, since its person has not chosen a colour.
 * Beside stickers, or if it does nothing on them, dragging turns the view.
 */
export type StickerUse = "paint" | "tap" | "turn" | "none";
