// The chunks that a browser has stored, past the store itself.

import { openDB } from "idb";

import { DATABASE_NAME } from "../../../../web/engine/storage/table-store";

export async function countStoredChunks(): Promise<number> {
  const database = await openDB(DATABASE_NAME);
  const count = await database.count("chunks");
  database.close();
  return count;
}

export async function changeStoredChunks(
  change: (bytes: Uint8Array<ArrayBuffer>, index: number) => Uint8Array<ArrayBuffer>,
): Promise<void> {
  const database = await openDB(DATABASE_NAME);
  const keys = await database.getAllKeys("chunks");
  for (const [index, key] of keys.entries()) {
    const stored = (await database.get("chunks", key)) as Blob;
    const bytes = new Uint8Array(await stored.arrayBuffer());
    await database.put("chunks", new Blob([change(bytes, index)]), key);
  }
  database.close();
}
