// The memory for the tables in the module, and which of their chunks are there already.

import type { TableDescription, TableSetModule } from "../../../wasm/table-set";
import { isSolverErrorCode, SolverError } from "../../core/errors";
import type { TableSetName } from "../../core/table-sets";
import { chunkKey, type TableChunk, type TableEntry, type TableManifest } from "./table-manifest";

export class TableSpace {
  readonly #module: TableSetModule;
  readonly descriptions: readonly TableDescription[];
  /** Of all tables, in bytes. */
  readonly totalSizeBytes: number;
  readonly #addresses = new Map<string, number>();
  readonly #committed = new Set<string>();
  readonly #placed = new Set<string>();

  /** For the tables of the set with this name. */
  constructor(module: TableSetModule, name: TableSetName) {
    this.#module = module;
    this.descriptions = module.describeTables().filter(({ set }) => set === name);
    this.totalSizeBytes = this.descriptions.reduce((sum, table) => sum + table.sizeBytes, 0);
  }

  /**
   * Reserves the memory of the tables that have none yet.
   * @throws SolverError "memory".
   */
  reserve(): void {
    for (const { kind } of this.descriptions) {
      if (this.#addresses.has(kind)) continue;
      const address = this.#module.reserveTable(kind);
      if (address === 0) throw memoryRefused();
      this.#addresses.set(kind, address);
    }
  }

  /** Frees all memory, also that of tables in use. */
  drop(): void {
    for (const kind of this.#addresses.keys()) this.#module.dropTable(kind);
    this.#addresses.clear();
  }

  isPlaced(table: TableEntry, chunk: TableChunk): boolean {
    return this.#placed.has(placeKey(table, chunk));
  }

  /** Copies a chunk, whose hash the caller has checked, to its place. */
  place(table: TableEntry, chunk: TableChunk, bytes: Uint8Array<ArrayBuffer>): void {
    this.#write(table.kind, chunk, bytes);
    this.#placed.add(placeKey(table, chunk));
  }

  /** Copies a chunk that has a checksum to its place; `false` if the bytes do not match it. */
  placeIfRight(table: TableEntry, chunk: TableChunk, bytes: Uint8Array<ArrayBuffer>): boolean {
    this.#write(table.kind, chunk, bytes);
    const isRight = this.#checksum(table.kind, chunk) === chunk.checksum;
    if (isRight) this.#placed.add(placeKey(table, chunk));
    return isRight;
  }

  /**
   * The manifest of tables that are complete here, with new checksums of their chunks: those that it had
   * may be damaged.
   */
  withChecksums(manifest: TableManifest): TableManifest {
    const tables = manifest.tables.map((table) => ({
      ...table,
      chunks: table.chunks.map((chunk) => ({
        ...chunk,
        checksum: this.#checksum(table.kind, chunk),
      })),
    }));
    return { ...manifest, tables };
  }

  /** A copy of a chunk in memory. */
  copyChunk(
    kind: string,
    chunk: Pick<TableChunk, "offset" | "sizeBytes">,
  ): Uint8Array<ArrayBuffer> {
    const start = this.#addresses.get(kind)! + chunk.offset;
    const bytes = new Uint8Array(chunk.sizeBytes);
    bytes.set(this.#module.HEAPU8.subarray(start, start + chunk.sizeBytes));
    return bytes;
  }

  isCommitted(kind: string): boolean {
    return this.#committed.has(kind);
  }

  /**
   * Takes a complete table into use. With the last one, a running search switches to the full tier.
   * @param isWrong whether it was made here and came out wrong
   * @throws SolverError "table-counts" if it is wrong, or with the module's code if that refuses the table.
   */
  commit(kind: string, isWrong?: boolean): void {
    const code = isWrong ? "table-counts" : this.#module.commitTable(kind);
    if (code !== "") {
      throw new SolverError(
        isSolverErrorCode(code) ? code : "internal",
        `The table "${kind}" was refused: ${code}.`,
      );
    }
    this.#committed.add(kind);
  }

  #write(kind: string, { offset }: TableChunk, bytes: Uint8Array<ArrayBuffer>): void {
    // HEAPU8 is read each time, since it changes when the memory grows.
    this.#module.HEAPU8.set(bytes, this.#addresses.get(kind)! + offset);
  }

  #checksum(kind: string, { offset, sizeBytes }: TableChunk): string {
    return this.#module.checksumTable(kind, offset, sizeBytes);
  }
}

/** The error for refused memory for tables. */
export function memoryRefused(): SolverError {
  return new SolverError("memory", "The browser refuses the memory for the solver's tables.");
}

function placeKey(table: TableEntry, chunk: TableChunk): string {
  return `${chunkKey(table, chunk)}@${chunk.offset}`;
}
