// The names that the bundle of the 2x2x2 exports through Embind (wasm/pocket/bindings.cpp), for the engine's
// TypeScript. A test compares them with those of the loaded module.

import type { ReadingModule } from "./readings";
import type { SeveralSolutionsModule, SolveModule } from "./solves";
import type { BundleOptions, TableSetModule } from "./table-set";

/** The distances in half turns and in quarter turns. */
export type PocketTableKind = "pocket-htm" | "pocket-qtm";

/**
 * Its methods are "optimal", which needs the tables, "beginner" and "ortega". Texts have 24 stickers; the goal of a
 * solve is a solved 2x2x2. A solve of "optimal" ends when the tables change.
 *
 * In the tables, a position is the number of its entry, 0 to 3,674,159; 0 is solved. `solver/pocket/README.md` explains
 * the numbers.
 */
export interface PocketModule
  extends TableSetModule<PocketTableKind>, ReadingModule, SolveModule, SeveralSolutionsModule {
  /** The least number of turns to the solved position; -1 without the table, or if there is no such position. */
  distanceOf(kind: PocketTableKind, position: number): number;
  /**
   * The position after a move: 0 to 8 for U U2 U' R R2 R' F F2 F'; -1 if there is no such position or move.
   */
  positionAfter(position: number, move: number): number;
}

export default function createCubewrightPocket(options?: BundleOptions): Promise<PocketModule>;
