// The texts that the page's file has in English: the contents of elements with `data-words`, and
// the labels of elements with `data-label`.

/** The names of these texts; a test compares them with the file. */
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
  "method",
  "method-two-phase",
  "method-beginner",
  "method-cfop-2look",
  "method-corners-edges",
  "method-genetic",
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
