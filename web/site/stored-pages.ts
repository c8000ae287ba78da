// Stored pages besides the one that solves (web/build/site/web-app.mjs): the lessons and the laboratory. Each belongs
// to one release of the site. After an update it is stored again, so that it still opens without the network.

import { storeForLater } from "./service-worker";

const OTHER_SCRIPT = /"\.\/(assets\/(?!learn-|lab-)[^"]+\.js)"/g;

/**
 * Stores a page as it is now, with those of its files whose earlier versions were stored.
 *
 * @param name of the page; the names of its own files begin with it
 */
export async function renewStoredPage(name: "learn" | "lab", cacheName: string): Promise<void> {
  const address = `${name}.html`;
  const ownFile = new RegExp(`\\b${name}-[\\w-]+\\.(?:js|css)\\b`, "g");
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
