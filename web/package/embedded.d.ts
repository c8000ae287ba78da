// What the package's build puts into its scripts (web/build/package/package.mjs).

/** The glue of the bundle without threads: what wasm/cubewright.d.ts declares. */
declare module "embedded:glue" {
  const createCubewright: unknown;
  export default createCubewright;
}

/** The WebAssembly of the same bundle, compressed with gzip, as base64. */
declare module "embedded:wasm" {
  const packedWasm: string;
  export default packedWasm;
}

/** The text of the package's worker script. */
declare module "embedded:worker" {
  const script: string;
  export default script;
}
