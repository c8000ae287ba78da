// What the package's build puts into its scripts (web/build/package/package.mjs).

/** The glue of the script's bundle: what wasm/cubewright.d.ts declares. */
declare module "embedded:glue" {
  const createCubewright: unknown;
  export default createCubewright;
}

/** The WebAssembly of the same bundle, compressed with gzip, as base64. */
declare module "embedded:wasm" {
  const packedWasm: string;
  export default packedWasm;
}

/** What Emscripten runs in each thread of the same bundle. */
declare module "embedded:thread" {}

/** The text of the package's worker script for one thread. */
declare module "embedded:worker" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for the two-phase search in metrics other than half turns. */
declare module "embedded:worker-metrics" {
  const text: string;
  export default text;
}

/** The text of the package's worker script for Korf's method. */
declare module "embedded:worker-korf" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for the methods by stages. */
declare module "embedded:worker-methods" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for the method "optimal" with one thread. */
declare module "embedded:worker-optimal" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for the method "optimal" with several threads. */
declare module "embedded:worker-optimal-threads" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for the 2x2x2. */
declare module "embedded:worker-pocket" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for goals with stickers that may be anything. */
declare module "embedded:worker-goals" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for scanning. */
declare module "embedded:worker-scan" {
  const script: string;
  export default script;
}

/** The text of the package's worker script for several threads. */
declare module "embedded:worker-threads" {
  const script: string;
  export default script;
}
