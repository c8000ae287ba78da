// The texts that are in the page's file itself, in English: those of elements with `data-words`,
// and the labels of those with `data-label`.

/** By what names the page's file has its texts; a test holds them together. */
export const PAGE_TEXTS = [
  "title",
  "tagline",
  "page",
  "share",
  "looks",
  "embed",
  "help",
  "reload",
  "later",
  "position",
  "position-note",
  "help-title",
  "help-paint-title",
  "help-paint",
  "help-solve-title",
  "help-solve",
  "help-follow-title",
  "help-follow",
  "help-keys",
  "key-colours",
  "key-colours-do",
  "key-unknown",
  "key-unknown-do",
  "key-faces-do",
  "key-arrows",
  "key-arrows-do",
  "key-undo-do",
  "key-space-do",
  "key-moves-do",
  "footer",
] as const;

export type PageText = (typeof PAGE_TEXTS)[number];
