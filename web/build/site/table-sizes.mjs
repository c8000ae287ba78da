// The sizes of the tables that people are told, from the published manifest.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicDirectory } from "../directories.mjs";

/**
 * @returns {Record<string, string>} what takes the place of names in the sources, as Vite's `define`
 *   has it
 */
export function tableSizes() {
  const path = join(publicDirectory, "tables/manifest.json");
  /** @type {{ tables: { chunks: { sizeBytes: number, packedSizeBytes: number }[] }[] }} */
  const { tables } = JSON.parse(readFileSync(path, "utf8"));
  const chunks = tables.flatMap((table) => table.chunks);
  const downloadBytes = chunks.reduce((sum, { packedSizeBytes }) => sum + packedSizeBytes, 0);
  const fullBytes = chunks.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return {
    FULL_TABLES_DOWNLOAD_BYTES: String(downloadBytes),
    FULL_TABLES_BYTES: String(fullBytes),
  };
}
