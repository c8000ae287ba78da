// The room that the tables have in the module's memory, and what of them lies there already.

import type { CubewrightModule, TableDescription, TableKind } from "../../../wasm/cubewright";
import { isSolverErrorCode, SolverError } from "../../core/errors";
import { chunkKey, type TableChunk, type TableEntry, type TableManifest } from "./table-manifest";

export class TableSpace {
  readonly #module: CubewrightModule;
  readonly descriptions: readonly TableDescription[];
  /** Of all tables, in bytes. */
  readonly totalSizeBytes: number;
  readonly #addresses = new Map<TableKind, number>();
  readonly #committed = new Set<TableKind>();
  readonly #placed = new Set<string>();

  constructor(module: CubewrightModule) {
    this.#module = module;

    this.descriptions = module.describeTables();
    this.totalSizeBytes = this.descriptions.reduce((sum, table) => sum + table.sizeBytes, 0);
  }

  /**
   * Where there is none yet.
   * @throws SolverError "memory".
   */
  reserve(): void {
    for (const { kind } of this.descriptions) {
      if (this.#addresses.has(kind)) continue;
      const address = this.#module.reserveTable(kind);
      if (address === 0) {
        throw new SolverError("memory", "The browser refuses the memory for the solver's tables.");
      }
      this.#addresses.set(kind, address);
    }
  }

  /** Gives all memory back, that of tables in use included. */
  drop(): void {
    for (const kind of this.#addresses.keys()) this.#module.dropTable(kind);
    this.#addresses.clear();
  }

  isPlaced(table: TableEntry, chunk: TableChunk): boolean {
    return this.#placed.has(placeKey(table, chunk));
  }

  /** Puts a chunk, whose hash the caller has checked, in its place. */
  place(table: TableEntry, chunk: TableChunk, bytes: Uint8Array<ArrayBuffer>): void {
    this.#write(table.kind, chunk, bytes);
    this.#placed.add(placeKey(table, chunk));
  }

  /** Puts a chunk that has a checksum in its place; `false` if the bytes are not those. */
  placeIfRight(table: TableEntry, chunk: TableChunk, bytes: Uint8Array<ArrayBuffer>): boolean {
    this.#write(table.kind, chunk, bytes);
    const isRight = this.#checksum(table.kind, chunk) === chunk.checksum;
    if (isRight) this.#placed.add(placeKey(table, chunk));
    return isRight;
  }

  /**
   * The manifest of tables that lie here whole, with the checksums of their chunks; in the place of
   * those that it had, which may be what was damaged.
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

  /** A copy of a chunk that is in its place. */
  copyChunk(
    kind: TableKind,
    chunk: Pick<TableChunk, "offset" | "sizeBytes">,
  ): Uint8Array<ArrayBuffer> {
    const start = this.#addresses.get(kind)! + chunk.offset;
    const bytes = new Uint8Array(chunk.sizeBytes);
    bytes.set(this.#module.HEAPU8.subarray(start, start + chunk.sizeBytes));
    return bytes;
  }

  isCommitted(kind: TableKind): boolean {
    return this.#committed.has(kind);
  }

  /**
   * Takes a table that is whole into use; with the last one a search goes over to all of them.
   * @throws SolverError with the code for which the module refuses it.
   */
  commit(kind: TableKind): void {
    const code = this.#module.commitTable(kind);
    if (code !== "") {
      throw new SolverError(
        isSolverErrorCode(code) ? code : "internal",
        `The table "${kind}" was refused: ${code}.`,
      );
    }
    this.#committed.add(kind);
  }

  #write(kind: TableKind, { offset }: TableChunk, bytes: Uint8Array<ArrayBuffer>): void {
    // Looked up afresh, since the memory may have grown.
    this.#module.HEAPU8.set(bytes, this.#addresses.get(kind)! + offset);
  }

  #checksum(kind: TableKind, { offset, sizeBytes }: TableChunk): string {
    return this.#module.checksumTable(kind, offset, sizeBytes);
  }
}

function placeKey(table: TableEntry, chunk: TableChunk): string {
  return `${chunkKey(table, chunk)}@${chunk.offset}`;
}
