// The names that the bundle of Korf's method exports through Embind (wasm/korf/bindings.cpp), for the engine's
// TypeScript. A test compares them with those of the loaded module.

import type { SolveModule } from "./solves";
import type { BundleOptions, TableSetModule } from "./table-set";

/** The distances of the corners, and of either set of six edges. */
export type KorfTableKind = "korf-corners" | "korf-upper-edges" | "korf-lower-edges";

/** Its only method is "korf". A solve needs all tables to be in use, and ends when they change. */
export interface KorfModule extends TableSetModule<KorfTableKind>, SolveModule {}

export default function createCubewrightKorf(options?: BundleOptions): Promise<KorfModule>;
