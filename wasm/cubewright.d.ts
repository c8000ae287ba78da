// The names that the bundles of the two-phase search export through Embind (wasm/twophase/bindings.cpp),
// for the engine's TypeScript. A test compares them with those of the loaded module.

import type { ReadingModule } from "./readings";
import type { BundleOptions, TableSetModule } from "./table-set";

/** A table of the `full` tier. */
export type TableKind = "phase1" | "phase2";

export type SearchState = "running" | "improved" | "target" | "proven" | "cancelled";

export interface SearchStatus {
  state: SearchState;
  /** Length of the best solution so far, in the half-turn metric; -1 while there is none. */
  length: number;
  /** Proven: no solution is shorter. */
  lowerBound: number;
  /** Positions visited so far. */
  nodes: number;
  /** The tables that the search uses: made by `prepare`, or committed. */
  tier: "mini" | "full";
}

/**
 * Its tables are those of the `full` tier: when the last one is committed, a search switches to them; when one is
 * dropped, it continues with `mini`.
 */
export interface CubewrightModule extends TableSetModule<TableKind>, ReadingModule {
  /** Makes the `mini` tables, in some tens of milliseconds; a search makes them itself if necessary. */
  prepare(): void;
  /**
   * Starts to make them. With several `threads`, another thread makes them, and this one may take tables meanwhile; a
   * search waits for them. With one thread, they are made when this returns.
   */
  beginPreparation(threads: number): void;
  /** Whether they are made. No event reports it, so call this now and then. */
  isPrepared(): boolean;

  /**
   * The cube that is solved by the moves that lead from `start` to `goal`; "" unless both are legal cubes
   * in normal form.
   */
  relativeFacelets(start: string, goal: string): string;
  /**
   * Starts a search, ending any other, for a legal cube in normal form, as `explain` gives it; false for any other
   * text. `maxLength` 0: as short as possible.
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
