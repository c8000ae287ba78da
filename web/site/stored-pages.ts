// Stored pages besides the one that solves (web/build/site/web-app.mjs): the lessons and the laboratory. Each belongs
// to one release of the site. After an update it is stored again, so that it still opens without the network.

import { storeForLater } from "./service-worker";

type StoredPage = "learn" | "lab";

const OTHER_SCRIPT = /"\.\/(assets\/(?!learn-|lab-)[^"]+\.js)"/g;

/** The names of a page's own files begin with its name. */
const ownFileOf = (name: StoredPage) => new RegExp(`\\b${name}-[\\w-]+\\.(?:js|css)\\b`, "g");

/**
 * Stores this page, whose service worker has not stored what was fetched before it started: what the page has fetched,
 * the files that its own scripts name, such as languages, and at last the bundles that it needs.
 */
export async function storePage(name: StoredPage, bundles: readonly string[]): Promise<void> {
  const folder = new URL("assets/", document.baseURI).href;
  const fetched = performance
    .getEntriesByType("resource")
    .map((entry) => entry.name)
    .filter((address) => address.startsWith(folder));
  await storeForLater([`${name}.html`, ...fetched]);
  try {
    const named = new Set(fetched.flatMap((address) => address.match(ownFileOf(name)) ?? []));
    for (const file of named) {
      const text = await textOf(`assets/${file}`);
      for (const other of text.match(ownFileOf(name)) ?? []) named.add(other);
    }
  } catch {
    // Without the network only what was fetched is there.
  }
  await storeForLater(bundles);
}

/**
 * Stores a page as it is now, with those of its files whose earlier versions were stored.
 *
 */
export async function renewStoredPage(name: StoredPage, cacheName: string): Promise<void> {
  const address = `${name}.html`;
  const ownFile = ownFileOf(name);
  try {
    const cache = await caches.open(cacheName);
    const before = await (await cache.match(address, { ignoreSearch: true }))?.text();
    // The service worker has to be there: it stores what is fetched.
    await storeForLater([]);
    const now = await textOf(address);
    if (now === before || !(await isOfKeptRelease(now))) return;
    const old = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
    const stems = new Set(old.map(({ url }) => stemOf(url.slice(url.lastIndexOf("/") + 1))));
    await Promise.all(old.map((request) => cache.delete(request)));
    // The page names what it begins with, and its scripts name the others, such as languages.
    const named = new Set(now.match(ownFile));
    for (const file of named) {
      const text = await textOf(`assets/${file}`);
      const others = text.match(ownFile) ?? [];
      for (const other of others) if (stems.has(stemOf(other))) named.add(other);
    }
  } catch {
    // Without the network it is as before.
  }
}

/** Whether the browser keeps the release of the site to which this page belongs, and not still the one before. */
async function isOfKeptRelease(page: string): Promise<boolean> {
  const scripts = Array.from(page.matchAll(OTHER_SCRIPT), ([, path]) => path!);
  const kept = scripts.map((path) => caches.match(path, { ignoreSearch: true }));
  return (await Promise.all(kept)).every(Boolean);
}

async function textOf(address: string): Promise<string> {
  return (await fetch(address)).text();
}

/** The name of a file without the part that tells releases apart. */
function stemOf(file: string): string {
  return file.replace(/-[\w-]{8}(\.\w+)$/, "$1");
}
