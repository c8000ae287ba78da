/**
 * What stickers are there for: to be painted by taps and strokes, to turn their layers when dragged,
 * or only to be seen. Beside them, and where they are only seen, dragging turns the view.
 */
export type StickerUse = "paint" | "turn" | "none";
