// What bundles export through Embind to read stickers (wasm/readings/reading_values.h): what a text shows, what is
// wrong with it, and what follows from it. Stickers are numbered 0..53, those of a 2x2x2 0..23. A test compares the
// names with those of the loaded modules.

/** Something that is wrong with a cube, as values; web/core/fault-sentences.ts has the words. */
export interface Finding {
  /** One of the kinds in solver/cube/fault.h, such as "missing-piece". */
  kind: string;
  /** The characters of the text that stand for the colours concerned, in the order of a piece's name. */
  colors: string;
  /** Stickers ("U1") or pieces ("UR", "DFL") concerned, named by their place. */
  places: string[];
  count: number;
}

/** A cube as somebody wrote it. */
export type Reading = LegalReading | FaultyReading;

export interface LegalReading {
  code: "";
  /** The cube in normal form (U R F D L B, as the centres name the faces; of a 2x2x2, the corner at DBL). */
  facelets: string;
  /** Which of the 24 ways the cube is held, 0 the usual one. */
  orientation: number;
  /** Of a 2x2x2: the characters of the text that stand for the colours of the faces U R F D L B. */
  scheme?: string;
}

export interface FaultyReading {
  /** One of the cube's error codes, such as "edge-flip". */
  code: string;
  /** In normal form; "" if unreadable, and of a 2x2x2. */
  facelets: string;
  orientation: number;
  /** Stickers to mark, 0..53. */
  stickers: number[];
  /** The pieces concerned, such as "UR" or "DFL", named by their place. */
  pieces: string[];
  /** What is wrong, the most telling first. */
  findings: Finding[];
  /** Whether the characters of `findings` are letters of faces or of the standard colours. */
  hasNamedColors: boolean;
  /** Of a 2x2x2: whether letters of faces make it legal if they stand for colours that are arranged in another way. */
  isLegalInAnotherScheme?: boolean;
  /** Ways to make the cube legal; omitted if the text does not give its stickers. */
  repairs?: Repairs;
}

/** What to do with a whole face of a painting. */
export interface FaceChange {
  /** Where it belongs: one of U R F D L B. */
  face: string;
  /** Where it was painted. */
  from: string;
  /** How many quarter turns to turn it clockwise in its place, 0..3, after mirroring. */
  quarterTurns: number;
  /** Whether to exchange its left and right. */
  isMirrored: boolean;
}

/** A way to make an illegal cube legal. */
export interface Repair {
  /** One of REPAIR_KINDS (web/core/repair.ts). */
  kind: string;
  /** 1 for the likeliest; the same for ties. */
  rank: number;
  /** For "twist-corner": which way to turn it. */
  isClockwise: boolean;
  /** The repaired stickers, as letters of faces in the frame of the text; `?` where unknown. */
  facelets: string;
  /** The stickers that it changes, 0..53, ascending. */
  stickers: number[];
  /** Their colours before, as letters of faces. */
  before: string;
  /** The pieces they are on, such as "UR" or "DFL", named by their place. */
  pieces: string[];
  /** What to do with whole faces, by their places in the order U R F D L B. */
  faces: FaceChange[];
  /** For whole faces: the stickers, 0..53, that change colour besides. */
  besides: number[];
}

/** The repairs of a cube, the likeliest first. */
export interface Repairs {
  /** None if too much is wrong, or if the text cannot be read sticker by sticker. */
  repairs: Repair[];
  /** Whether there are no others of these ranks. */
  areAll: boolean;
  /** The least number of stickers that have to change. */
  smallestChange: number;
  /** Whether each piece is shown once: then the cube itself may be put together wrongly. */
  hasEveryPiece: boolean;
  /** The sticker whose colour tells the likeliest repairs apart; -1 if there is only one, or no such sticker. */
  tellingSticker: number;
  /** The characters of the text that stand for the colours, in the order of the faces U R F D L B. */
  colors: string;
  /** Whether they are letters of faces or of the standard colours. */
  hasNamedColors: boolean;
}

/** What an unknown sticker may be. */
export interface OpenSticker {
  /** 0..53. */
  sticker: number;
  /** How many of the cubes that fit have each colour there, in the order of the faces U R F D L B. */
  counts: number[];
}

/** What follows if the colours are arranged in one way. */
export interface CompletionInScheme {
  /** The characters on the faces U R F D L B. */
  scheme: string;
  count: number;
  facelets: string;
}

/** What the known stickers of a cube say about the unknown ones. */
export interface Completion {
  /** How many legal cubes show the known stickers, exact up to 2^53. */
  count: number;
  /** The stickers that are the same in all of them, `?` for the others; "" if unreadable. */
  facelets: string;
  /** The stickers that are still open, first the one that leaves the fewest cubes. */
  open: OpenSticker[];
  /** Of a 2x2x2: the colour schemes that count as possible, as the characters on the faces U R F D L B. */
  schemes?: string[];
  /** Of a 2x2x2: what follows in each scheme that fits, the usual one first. */
  inSchemes?: CompletionInScheme[];
  /** Of a 2x2x2: the characters of the text that the letters U R F D L B of `facelets` stand for. */
  colors?: string;
  /** Given if no cube shows the known stickers. */
  repairs?: Repairs;
}

export interface ReadingModule {
  /** Reads a facelet string in any accepted form; if something is wrong, gives the likeliest repairs, too. */
  explain(text: string): Reading;
  /** What follows for unknown stickers, written as `?`, `.`, `-` or `_`. */
  complete(text: string): Completion;
  /** A uniformly random legal cube; the same four 32-bit words give the same one. */
  randomFacelets(seed0: number, seed1: number, seed2: number, seed3: number): string;
}
