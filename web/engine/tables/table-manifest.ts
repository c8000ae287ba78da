// The list of the tables of a set: the files, and the size and SHA-256 of each of their chunks. A chunk is
// found by this hash, and checked by it.

import type { TableDescription } from "../../../wasm/table-set";
import { SolverError } from "../../core/errors";

export const MANIFEST_FORMAT_VERSION = 1;
/** The size of chunks of tables that are made here. The manifest tells the sizes of published chunks. */
export const CHUNK_SIZE_BYTES = 4 * 1024 * 1024;

/** A range of a table file. */
export interface TableChunk {
  /** From the start of the file, in bytes. */
  offset: number;
  sizeBytes: number;
  /** Of the bytes as they lie in the file, in lower-case hexadecimal digits. */
  sha256: string;
  /** The compressed size that a server sends; not known for chunks that were made here. */
  packedSizeBytes?: number;
  /**
   * XXH64 of the same bytes, in lower-case hexadecimal digits. Only tables that have been in use here have
   * it; the next visit checks them with it, which takes less time.
   */
  checksum?: string;
}

export interface TableEntry<Kind extends string = string> {
  kind: Kind;
  formatVersion: number;
  /** Header and payload. */
  sizeBytes: number;
  /** Of the payload, in lower-case hexadecimal digits. */
  sha256: string;
  /** In the order of their offsets, without gaps. */
  chunks: TableChunk[];
}

export interface TableManifest<Kind extends string = string> {
  formatVersion: number;
  tables: TableEntry<Kind>[];
}

/** The key under which a chunk is stored. It depends on the kind of table and on the contents alone. */
export function chunkKey(table: TableEntry, chunk: TableChunk): string {
  return `${table.kind}/${table.formatVersion}/${chunk.sha256}`;
}

/**
 * Takes the entries of the `wanted` tables from a manifest, in the same order. Tables of another release,
 * which differ in the hashes of their payloads, do not count.
 * @throws SolverError "table-manifest" if this is no manifest, or if it lacks a wanted table.
 */
export function readManifest<Kind extends string>(
  json: unknown,
  wanted: readonly TableDescription<Kind>[],
): TableManifest<Kind> {
  if (!isObject(json) || json.formatVersion !== MANIFEST_FORMAT_VERSION) {
    throw manifestError("it is not in a format that this version reads");
  }
  const listed: unknown[] = Array.isArray(json.tables) ? json.tables : [];
  return {
    formatVersion: MANIFEST_FORMAT_VERSION,
    tables: wanted.map((description) => findEntry(listed, description)),
  };
}

// The JSON is unchecked: any of these may be missing or have any type.
type ManifestJson = Readonly<
  Partial<Record<keyof TableManifest | keyof TableEntry | keyof TableChunk, unknown>>
>;

function isObject(value: unknown): value is ManifestJson {
  return typeof value === "object" && value !== null;
}

function findEntry<Kind extends string>(
  listed: readonly unknown[],
  description: TableDescription<Kind>,
): TableEntry<Kind> {
  const { kind, formatVersion, sizeBytes, payloadSha256: sha256 } = description;
  const entry = listed.filter(isObject).find((candidate) => candidate.kind === kind);
  if (entry?.formatVersion !== formatVersion || entry.sizeBytes !== sizeBytes) {
    throw manifestError(`it has no table "${kind}" of format ${formatVersion}`);
  }
  if (entry.sha256 !== sha256) {
    throw manifestError(`its table "${kind}" belongs to another release`);
  }
  const chunks: unknown = entry.chunks;
  if (!Array.isArray(chunks) || !chunks.every(isChunk) || !covers(chunks, sizeBytes)) {
    throw manifestError(`the chunks of table "${kind}" do not make up its file`);
  }
  return { kind, formatVersion, sizeBytes, sha256, chunks };
}

function isChunk(value: unknown): value is TableChunk {
  return (
    isObject(value) &&
    Number.isSafeInteger(value.offset) &&
    Number.isSafeInteger(value.sizeBytes) &&
    typeof value.sha256 === "string" &&
    /^[0-9a-f]{64}$/.test(value.sha256) &&
    (value.packedSizeBytes === undefined || Number.isSafeInteger(value.packedSizeBytes)) &&
    (value.checksum === undefined || typeof value.checksum === "string")
  );
}

function covers(chunks: readonly TableChunk[], sizeBytes: number): boolean {
  let end = 0;
  for (const chunk of chunks) {
    if (chunk.offset !== end || chunk.sizeBytes <= 0) return false;
    end += chunk.sizeBytes;
  }
  return end === sizeBytes;
}

function manifestError(reason: string): SolverError {
  return new SolverError("table-manifest", `The list of the tables cannot be used: ${reason}.`);
}
