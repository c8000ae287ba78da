// What the last release leaves in a browser, as it was recorded there (tests/data/last-release.json).

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { projectDirectory } from "../../../web/build/directories.mjs";
import type { TableManifest } from "../../../web/engine/tables/table-manifest";
import type { Tab } from "../browsers/tab";
import { DESKTOP, type CubePage } from "../page/cube-page";
import type { OpenCube } from "../page/cube-opener";

interface Recorded {
  /** The end of the page's address. */
  address: string;
  localStorage: Record<string, string>;
  database: {
    name: string;
    version: number;
    chunkKeys: string[];
    manifests: Record<string, TableManifest>;
  };
  /** Properties of the page's cube, and the page's language. */
  shown: Record<"facelets" | "alg" | "signs" | "colorScheme" | "lang", string> &
    Record<"index" | "tempo", number>;
}

export const LAST_RELEASE = JSON.parse(
  readFileSync(join(projectDirectory, "tests/data/last-release.json"), "utf8"),
) as Recorded;

/** What is stored, as it was recorded. */
export type Stored = Pick<Recorded, "localStorage" | "database">;
export const LEFT: Stored = {
  localStorage: LAST_RELEASE.localStorage,
  database: LAST_RELEASE.database,
};

const EMPTY_ADDRESS = "of-the-last-release";

/** Opens a page of the site's origin on which nothing of today's release runs. */
export async function openNothing(openCube: OpenCube<Tab>): Promise<CubePage<Tab>> {
  const cube = await openCube(DESKTOP, {
    address: EMPTY_ADDRESS,
    isUsable: () => Promise.resolve(),
  });
  // The browser itself reports that nothing is there.
  cube.forgive(new RegExp(EMPTY_ADDRESS));
  return cube;
}

/** Stores what was recorded in a browser that has nothing of the site; `page` is one of the site's origin. */
export function leaveStored(page: Tab): Promise<void> {
  return page.evaluate(async ({ localStorage: texts, database: { name, version, ...stores } }) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore("chunks");
      opening.result.createObjectStore("manifests");
    };
    const database = await settled(opening);
    const store = (storeName: "chunks" | "manifests") =>
      database.transaction(storeName, "readwrite").objectStore(storeName);
    for (const key of stores.chunkKeys) {
      const answer = await fetch(`/tables/chunks/${key.split("/").at(-1)}.gz`);
      if (!answer.ok) throw new Error(`The site no longer has the chunk ${key}.`);
      const unpacked = answer.body!.pipeThrough(new DecompressionStream("gzip"));
      const bytes = await new Response(unpacked).arrayBuffer();
      try {
        await settled(store("chunks").put(new Blob([bytes]), key));
      } catch {
        // WebKit stores no blobs in private windows.
        await settled(store("chunks").put(new Uint8Array(bytes), key));
      }
    }
    for (const [key, manifest] of Object.entries(stores.manifests)) {
      await settled(store("manifests").put(manifest, key));
    }
    database.close();
  }, LEFT);
}

/** Reads what is stored in the last release's places. */
export async function readLeft(page: Tab): Promise<Stored> {
  const text = await page.evaluate(async (name) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(String(request.error)));
      });
    const database = await settled(indexedDB.open(name));
    const store = (storeName: "chunks" | "manifests") =>
      database.transaction(storeName).objectStore(storeName);
    const chunkKeys = await settled(store("chunks").getAllKeys());
    const manifests: Record<string, unknown> = {};
    for (const key of (await settled(store("manifests").getAllKeys())) as string[]) {
      manifests[key] = await settled(store("manifests").get(key));
    }
    const { version } = database;
    database.close();
    const stored = {
      localStorage: Object.fromEntries(Object.entries(localStorage)),
      database: { name, version, chunkKeys, manifests },
    };
    // As text, since not every browser's protocol transmits undefined.
    return JSON.stringify(stored);
  }, LAST_RELEASE.database.name);
  return JSON.parse(text) as Stored;
}

/** What the page shows of the recorded `shown`. */
export function readShown({ page }: CubePage<Tab>): Promise<unknown> {
  return page.evaluate(() => {
    const { facelets, alg, index, tempo, signs, colorScheme } =
      document.querySelector("cubewright-cube")!;
    const { lang } = document.documentElement;
    return { facelets, alg, index, tempo, signs, colorScheme, lang };
  });
}
