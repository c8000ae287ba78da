// What every bundle whose engine has tables exports for them through Embind (wasm/tables/table_bindings.h):
// the tables of its sets, each by its kind. A test compares the names with those of the loaded modules.

export interface TableDescription<Kind extends string = string> {
  /** The name of the set that it belongs to. */
  set: string;
  kind: Kind;
  formatVersion: number;
  /** The whole file, header and payload. */
  sizeBytes: number;
  entryCount: number;
  /** 1, 2, 4 or 8. */
  bitsPerEntry: number;
  /** Of the only right payload, in lower-case hexadecimal digits. */
  payloadSha256: string;
}

export interface GenerationStatus {
  done: boolean;
  /** 0..1, never falling; at the end 1, unless the table came out wrong. */
  progress: number;
}

export interface TableSetModule<Kind extends string = string> {
  /** Read it again after each call: an old array does not cover memory that has grown. */
  readonly HEAPU8: Uint8Array;

  /** The tables of all sets, in the order in which to get them. */
  describeTables(): TableDescription<Kind>[];
  /** Reserves memory for a table file and returns its address in `HEAPU8`; 0 if memory is refused. */
  reserveTable(kind: Kind): number;
  /**
   * Starts to use the reserved bytes, whose hash the caller has checked, or which were made here. Returns "" or an error
   * code: "table-magic", "table-version", "table-kind", "table-length", "table-hash" (the header names another hash),
   * "tables-missing" (no memory was reserved).
   */
  commitTable(kind: Kind): string;
  /** Starts to make a table in the memory reserved for it; false if none is, or the further memory that this takes is refused. */
  beginGeneration(kind: Kind): boolean;
  /** Works for about `workUnits` units (of some microseconds each); call until `done`. */
  stepGeneration(workUnits: number): GenerationStatus;
  /**
   * XXH64 of a range of the table's reserved bytes, in 16 lower-case hexadecimal digits. It detects damaged bytes much
   * faster than SHA-256, but not forged ones.
   */
  checksumTable(kind: Kind, offset: number, sizeBytes: number): string;
  /** Stops using a table and frees its memory. */
  dropTable(kind: Kind): void;

  /** All error codes that this module can give, for tests. */
  errorCodes(): string[];
}

export interface BundleOptions {
  wasmBinary?: ArrayBuffer;
  /** Instantiates the code in place of the glue, at once or later, and passes it to `receive`. */
  instantiateWasm?(
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance, code: WebAssembly.Module) => void,
  ): object;
  locateFile?(path: string): string;
}
