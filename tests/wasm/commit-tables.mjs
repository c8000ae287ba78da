// Puts tables into use whose bytes are already there; in Node.js and in browsers.

/**
 * Takes the table files of the module's first set into use.
 *
 * @template {string} Kind
 * @param {import("../../wasm/table-set").TableSetModule<Kind>} module
 * @param {(kind: Kind) => Uint8Array} tableOf the whole file
 */
export function commitTables(module, tableOf) {
  const tables = module.describeTables();
  for (const { set, kind } of tables) {
    if (set !== tables[0]?.set) continue;
    const address = module.reserveTable(kind);
    module.HEAPU8.set(tableOf(kind), address);
    const code = module.commitTable(kind);
    if (code !== "") throw new Error(`table ${kind}: ${code}`);
  }
}
