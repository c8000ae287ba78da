// The names that the bundles of the two-phase search export through Embind (wasm/twophase/bindings.cpp),
// for the engine's TypeScript. A test compares them with those of the loaded module.

import type { BundleOptions, TableSetModule } from "./table-set";

/** A table of the `full` tier. */
export type TableKind = "phase1" | "phase2";

/** A thing that is wrong with a cube, as values; web/core/fault-sentences.ts has the words. */
export interface Finding {
  /** One of those in solver/cube/fault.h, such as "missing-piece". */
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
  /** The cube in normal form (U R F D L B, as the centres name the faces). */
  facelets: string;
  /** Which of the 24 ways the cube is held, 0 the usual one. */
  orientation: number;
}

export interface FaultyReading {
  /** One of the cube's error codes, such as "edge-flip". */
  code: string;
  /** In normal form; "" if unreadable. */
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
  /** Ways to make the cube legal; missing if there are not 54 stickers. */
  repairs?: Repairs;
}

/** What to do with a whole face of a painting. */
export interface FaceChange {
  /** Where it belongs: one of U R F D L B. */
  face: string;
  /** Where it was painted. */
  from: string;
  /** To turn it by in its place, clockwise, 0..3; after mirroring. */
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
  /** The stickers repaired, as letters of faces in the frame of the text; `?` where unknown. */
  facelets: string;
  /** Those that it changes, 0..53, rising. */
  stickers: number[];
  /** Their colours before, as letters of faces. */
  before: string;
  /** The pieces they are on, such as "UR" or "DFL", named by their place. */
  pieces: string[];
  /** What to do with whole faces, by their places in the order U R F D L B. */
  faces: FaceChange[];
  /** For whole faces: the stickers, 0..53, that have other colours besides. */
  besides: number[];
}

/** The repairs of a cube, the likeliest first. */
export interface Repairs {
  /** None if too much is wrong, or if the text cannot be read sticker by sticker. */
  repairs: Repair[];
  /** Whether there are no others of these ranks. */
  areAll: boolean;
  /** How many stickers have to change at least. */
  smallestChange: number;
  /** Whether each piece is shown once: then the cube itself may be put together wrongly. */
  hasEveryPiece: boolean;
  /** The sticker whose colour tells the likeliest repairs apart; -1 if there is one alone, or none does. */
  tellingSticker: number;
  /** The characters of the text that stand for the colours, in the order of the faces U R F D L B. */
  colors: string;
  /** Whether they are letters of faces or of the standard colours. */
  hasNamedColors: boolean;
}

/** What a sticker that is not known may be. */
export interface OpenSticker {
  /** 0..53. */
  sticker: number;
  /** In how many of the cubes that fit it has each colour, in the order of the faces U R F D L B. */
  counts: number[];
}

/** What follows for the stickers of a cube that are not known from those that are. */
export interface Completion {
  /** How many legal cubes show the known stickers, exact up to 2^53. */
  count: number;
  /** With every sticker that is the same in all of them, `?` for the others; "" if unreadable. */
  facelets: string;
  /** The stickers that are open still, first the one that leaves the fewest cubes. */
  open: OpenSticker[];
  /** If no cube shows the known stickers. */
  repairs?: Repairs;
}

export type SearchState = "running" | "improved" | "target" | "proven" | "cancelled";

export interface SearchStatus {
  state: SearchState;
  /** Length of the best solution so far, in the half-turn metric; -1 while there is none. */
  length: number;
  /** No solution is shorter: proven. */
  lowerBound: number;
  /** Positions visited so far. */
  nodes: number;
  /** The tables that the search works with: made by `prepare`, or committed. */
  tier: "mini" | "full";
}

/**
 * Its tables are those of the `full` tier: when the last one is committed, a search goes over to them; when
 * one is dropped, it goes on from `mini`.
 */
export interface CubewrightModule extends TableSetModule<TableKind> {
  /** Makes the `mini` tables, in some tens of milliseconds; a search does so itself if need be. */
  prepare(): void;
  /**
   * Begins to make them. With several `threads` another thread makes them, and this one may take
   * tables meanwhile; a search waits for them. With one thread they are made when this returns.
   */
  beginPreparation(threads: number): void;
  /** Whether they are made. Nothing tells when, so this is to be called now and then. */
  isPrepared(): boolean;

  /** Reads a facelet string in any accepted form; of what is wrong with it, the likeliest repairs too. */
  explain(text: string): Reading;
  /** What follows for stickers that are not known, written as `?`, `.`, `-` or `_`. */
  complete(text: string): Completion;
  /** A uniformly random legal cube; the same four 32-bit words give the same one. */
  randomFacelets(seed0: number, seed1: number, seed2: number, seed3: number): string;

  /**
   * The cube that is solved by the moves that lead from `start` to `goal`; "" unless both are legal cubes
   * in normal form.
   */
  relativeFacelets(start: string, goal: string): string;
  /**
   * Begins a search, ending any other, for a legal cube in normal form, as `explain` gives it; false
   * for any other text. `maxLength` 0: as short as can be.
   */
  startSearch(facelets: string, maxLength: number, threads: number): boolean;
  /** Visits about `nodeBudget` more positions and returns promptly. */
  stepSearch(nodeBudget: number): SearchStatus;
  cancelSearch(): void;
  /** The best solution so far, checked by applying it, such as "R U2 F'"; "" if there is none. */
  bestSolution(): string;
}

export interface ModuleOptions extends BundleOptions {
  mainScriptUrlOrBlob?: string | Blob;
  /** For the threaded bundle: how many threads it keeps ready, the calling one included. */
  threads?: number;
}

export default function createCubewright(options?: ModuleOptions): Promise<CubewrightModule>;
