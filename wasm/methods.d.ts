// The names that the bundle of the methods by stages exports through Embind (wasm/methods/bindings.cpp), for the
// engine's TypeScript. A test compares them with those of the loaded module.

import type { SolveModule } from "./solves";
import type { BundleOptions } from "./table-set";

export interface MethodsModule extends SolveModule {
  /** The methods of the registry that this bundle has. */
  methodNames(): string[];
  /** The population of later solves by evolution: "subgroups", the default, or "layers". */
  usePopulation(name: string): void;
}

export default function createCubewrightMethods(options?: BundleOptions): Promise<MethodsModule>;
