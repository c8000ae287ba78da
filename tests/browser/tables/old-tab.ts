// A tab of the last release that is still open. It does to storage what that release's code did
// (web/engine/table-store.ts and web/engine/deletion-news.ts of commit 0d7906b): it knows one database and one
// channel, and deletes each chunk there that its manifest does not list.

import type { Tab } from "../browsers/tab";
import { LAST_RELEASE } from "./last-release";

interface WithOldTab {
  oldTab: {
    database: IDBDatabase;
    channel: BroadcastChannel;
    wasAskedToClose: boolean;
    heardCount: number;
  };
}

/** A tab of the last release, with its database open, as it is while that release loads or stores tables. */
export class OldTab {
  private constructor(readonly page: Tab) {}

  /** @param page of the site's origin, which shows nothing */
  static async openIn(page: Tab): Promise<OldTab> {
    await page.evaluate(
      ({ name, version }) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name, version);
          opening.onerror = () => reject(new Error(String(opening.error)));
          opening.onsuccess = () => {
            const database = opening.result;
            const channel = new BroadcastChannel("cubewright-tables-deleted");
            const oldTab = { database, channel, wasAskedToClose: false, heardCount: 0 };
            channel.onmessage = () => ++oldTab.heardCount;
            // It closes the database, and says that its storage is blocked.
            database.onversionchange = () => {
              oldTab.wasAskedToClose = true;
              database.close();
            };
            Object.assign(window, { oldTab });
            resolve();
          };
        }),
      LAST_RELEASE.database,
    );
    return new OldTab(page);
  }

  /** Acts as if all of its tables were stored: deletes all chunks that its manifest does not list, and counts them. */
  settle(): Promise<number> {
    return this.page.evaluate(async ({ chunkKeys, manifests }) => {
      const { database } = (window as object as WithOldTab).oldTab;
      const transaction = database.transaction(["chunks", "manifests"], "readwrite");
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(new Error(String(transaction.error)));
      });
      let deletedCount = 0;
      const listing = transaction.objectStore("chunks").getAllKeys();
      listing.onsuccess = () => {
        transaction.objectStore("manifests").put(manifests.manifest, "manifest");
        for (const key of listing.result as string[]) {
          if (chunkKeys.includes(key)) continue;
          transaction.objectStore("chunks").delete(key);
          ++deletedCount;
        }
      };
      await done;
      return deletedCount;
    }, LAST_RELEASE.database);
  }

  /** Deletes the stored tables, as its panel does, and tells the other tabs. */
  deleteTables(): Promise<void> {
    return this.page.evaluate(async () => {
      const { database, channel } = (window as object as WithOldTab).oldTab;
      const transaction = database.transaction(["chunks", "manifests"], "readwrite");
      const done = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(new Error(String(transaction.error)));
      });
      transaction.objectStore("chunks").clear();
      transaction.objectStore("manifests").clear();
      await done;
      channel.postMessage(null);
    });
  }

  /** Stores the cube that it shows, and the language that is chosen there. */
  store(texts: Readonly<Record<string, string>>): Promise<void> {
    return this.page.evaluate((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, texts);
  }

  /** How often it has heard that tables were deleted, and whether it had to close its database. */
  told(): Promise<{ heardCount: number; wasAskedToClose: boolean }> {
    return this.page.evaluate(() => {
      const { heardCount, wasAskedToClose } = (window as object as WithOldTab).oldTab;
      return { heardCount, wasAskedToClose };
    });
  }
}
