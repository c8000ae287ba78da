// The sizes of the tables that people are shown, from the published manifest.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicDirectory } from "../directories.mjs";

/**
 * @returns {Record<string, string>} replacements for names in the sources, as for Vite's `define`
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
