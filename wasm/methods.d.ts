// The names that the bundle of the methods by stages exports through Embind (wasm/methods/bindings.cpp), for the
// engine's TypeScript. A test compares them with those of the loaded module.

import type { SolveModule } from "./solves";
import type { BundleOptions } from "./table-set";

export interface MethodsModule extends SolveModule {
  /** The methods of the registry that are here. */
  methodNames(): string[];
  /** By what the solves that begin later evolve, if they do: "subgroups", as at first, or "layers". */
  usePopulation(name: string): void;
}

export default function createCubewrightMethods(options?: BundleOptions): Promise<MethodsModule>;
