// The chunks that a browser has stored, accessed without the store.

import { openDB } from "idb";

import { TWO_PHASE_SET } from "../../../../web/engine/tables/table-set";

export async function countStoredChunks(): Promise<number> {
  const database = await openDB(TWO_PHASE_SET.storageName);
  const count = await database.count("chunks");
  database.close();
  return count;
}

export async function changeStoredChunks(
  change: (bytes: Uint8Array<ArrayBuffer>, index: number) => Uint8Array<ArrayBuffer>,
): Promise<void> {
  const database = await openDB(TWO_PHASE_SET.storageName);
  const keys = await database.getAllKeys("chunks");
  for (const [index, key] of keys.entries()) {
    const stored = (await database.get("chunks", key)) as Blob;
    const bytes = new Uint8Array(await stored.arrayBuffer());
    await database.put("chunks", new Blob([change(bytes, index)]), key);
  }
  database.close();
}

export async function deleteStoredManifest(): Promise<void> {
  const database = await openDB(TWO_PHASE_SET.storageName);
  await database.clear("manifests");
  database.close();
}

export async function deleteLastStoredChunk(): Promise<void> {
  const database = await openDB(TWO_PHASE_SET.storageName);
  const keys = await database.getAllKeys("chunks");
  await database.delete("chunks", keys.at(-1)!);
  database.close();
}
