// The life of the set `pocket` in the real bundle: made, verified by the native command, stored, found
// again, damaged, repaired, deleted; and the set `two-phase` beside it, untouched.

import "fake-indexeddb/auto";

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDB } from "idb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { PocketModule } from "../../../wasm/pocket";
import type { SolverProgress, TablesSource } from "../../../web/core/solution";
import { TableLoader } from "../../../web/engine/loading/table-loader";
import { deleteStoredTables, readTableStorage } from "../../../web/engine/stored-tables";
import { POCKET_SET } from "../../../web/engine/tables/table-sets";
import { builtFile, placeBundle, startBundle } from "../bundle-files.mjs";

const MADE = { source: "generated", cached: true, error: undefined, storageProblem: undefined };
const STORED = { ...MADE, source: "storage" };
/** Chunks that lie in the database of the set `two-phase`. */
const OTHER_CHUNKS = { "phase1/1/known": 30, "phase1/0/of-an-older-release": 12 };

let directory: string;
let placed: ReturnType<typeof placeBundle>;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "cubewright-pocket-life-"));
  placed = placeBundle(directory, { name: "cubewright-pocket", threaded: false });
  const database = await openDB("cubewright-tables", 1, {
    upgrade(created) {
      created.createObjectStore("chunks");
      created.createObjectStore("manifests");
    },
  });
  for (const [key, sizeBytes] of Object.entries(OTHER_CHUNKS)) {
    await database.put("chunks", new Uint8Array(sizeBytes), key);
  }
  database.close();
});

afterAll(() => rmSync(directory, { recursive: true }));

async function visit() {
  const module = (await startBundle(placed, 1)) as object as PocketModule;
  const progress: SolverProgress[] = [];
  const sources: TablesSource[] = [];
  // The server address is given, but the server has nothing of this set and is not asked.
  const loader = new TableLoader(module, POCKET_SET, "https://cube.invalid/");
  const loaded = await loader.load({
    onProgress: (step) => progress.push(step),
    onInUse: (source) => sources.push(source),
  });
  return { module, loaded, progress, sources };
}

/** The chunks as they lie in the storage, by kind. */
async function storedChunks(): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const database = await openDB(POCKET_SET.storageName);
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const key of (await database.getAllKeys("chunks")) as string[]) {
    const stored = (await database.get("chunks", key)) as Blob;
    chunks.set(key, new Uint8Array(await stored.arrayBuffer()));
  }
  database.close();
  return chunks;
}

async function damageStored(): Promise<void> {
  const [[key, bytes] = []] = await storedChunks();
  bytes![bytes!.length >> 1]! ^= 1;
  const database = await openDB(POCKET_SET.storageName);
  await database.put("chunks", new Blob([bytes!]), key);
  database.close();
}

/** What `cubewright tables verify` says of the stored files; throws if it finds anything wrong. */
async function verifyStored(): Promise<string> {
  const folder = join(directory, "stored");
  mkdirSync(folder, { recursive: true });
  const cubewright = builtFile("native/solver/cli/cubewright");
  execFileSync(cubewright, ["tables", "build", "--set", "pocket", folder], { stdio: "ignore" });
  for (const [key, bytes] of await storedChunks()) {
    writeFileSync(join(folder, `${key.split("/")[0]}.table`), bytes);
  }
  return execFileSync(cubewright, ["tables", "verify", "--set", "pocket", folder], {
    encoding: "utf8",
    stdio: "pipe",
  });
}

// The tests follow one browser profile, each continuing where the previous one left it.
describe("the table set of the 2x2x2", () => {
  it("is made in slices, and stored", async () => {
    const { module, loaded, progress, sources } = await visit();
    expect(loaded).toEqual(MADE);
    expect(sources).toEqual(["generated"]);
    expect(progress.every(({ phase }) => phase === "generate")).toBe(true);
    expect(progress.at(-1)!.loaded).toBe(progress.at(-1)!.total);
    const figures = progress.map((step) => step.loaded);
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    // R U
    const position = module.positionAfter(module.positionAfter(0, 3), 0);
    expect(module.distanceOf("pocket-htm", position)).toBe(2);
    expect(module.distanceOf("pocket-qtm", position)).toBe(2);
    expect(await readTableStorage("pocket")).toMatchObject({
      chunkCount: 2,
      sizeBytes: 2 * (80 + 3_674_160 / 2),
    });
  });

  it("is stored in files that the native command verifies", async () => {
    expect(await verifyStored()).toContain("pocket-qtm");
  });

  it("is loaded from storage the next time", async () => {
    const { module, loaded, progress } = await visit();
    expect(loaded).toEqual(STORED);
    expect(progress.every(({ phase }) => phase === "load")).toBe(true);
    expect(module.distanceOf("pocket-htm", module.positionAfter(0, 1))).toBe(1);
    expect(module.distanceOf("pocket-qtm", module.positionAfter(0, 1))).toBe(2);
  });

  it("is made and stored again if damaged", async () => {
    await damageStored();
    await expect(verifyStored()).rejects.toThrow("table-hash");
    const { module, loaded } = await visit();
    expect(loaded).toEqual(MADE);
    expect(module.distanceOf("pocket-htm", module.positionAfter(0, 8))).toBe(1);
    expect(await verifyStored()).toContain("pocket-htm");
    expect((await visit()).loaded).toEqual(STORED);
  });

  it("survives the deletion of the other set", async () => {
    expect(await readTableStorage("two-phase")).toMatchObject({ chunkCount: 2, sizeBytes: 42 });
    await deleteStoredTables("two-phase");
    expect(await readTableStorage("two-phase")).toMatchObject({ chunkCount: 0 });
    expect((await visit()).loaded).toEqual(STORED);
  });

  it("can be deleted, and made again", async () => {
    await deleteStoredTables("pocket");
    expect(await readTableStorage("pocket")).toMatchObject({ chunkCount: 0, sizeBytes: 0 });
    expect((await visit()).loaded).toEqual(MADE);
  });
});
