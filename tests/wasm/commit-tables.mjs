// Tables from bytes that are there already; in Node.js and in browsers.

/**
 * @typedef {import("../../wasm/cubewright").CubewrightModule} CubewrightModule
 * @typedef {import("../../wasm/cubewright").TableKind} TableKind
 */

/**
 * Takes table files into use.
 *
 * @param {CubewrightModule} module
 * @param {(kind: TableKind) => Uint8Array} tableOf the whole file
 */
export function commitTables(module, tableOf) {
  for (const { kind } of module.describeTables()) {
    const address = module.reserveTable(kind);
    module.HEAPU8.set(tableOf(kind), address);
    const code = module.commitTable(kind);
    if (code !== "") throw new Error(`table ${kind}: ${code}`);
  }
}
