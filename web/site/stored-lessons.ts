// Lessons that the browser has stored (web/build/site/web-app.mjs). Their page is of one release of the site. After an
// update it is stored anew, so that it opens without the network as before.

import { storeForLater } from "./service-worker";

const PAGE = "learn.html";
const OWN_FILE = /\blearn-[\w-]+\.(?:js|css)\b/g;
const OTHER_SCRIPT = /"\.\/(assets\/(?!learn-)[^"]+\.js)"/g;

/** Stores the page of lessons as it is now, with as much of what belongs to it as was stored before. */
export async function renewStoredLessons(cacheName: string): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    const before = await (await cache.match(PAGE, { ignoreSearch: true }))?.text();
    // The service worker has to be there: it stores what is fetched.
    await storeForLater([]);
    const now = await textOf(PAGE);
    if (now === before || !(await isOfKeptRelease(now))) return;
    const old = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
    const stems = new Set(old.map(({ url }) => stemOf(url.slice(url.lastIndexOf("/") + 1))));
    await Promise.all(old.map((request) => cache.delete(request)));
    // The page names what it begins with, and its scripts name the others, such as languages.
    const named = new Set(now.match(OWN_FILE));
    for (const file of named) {
      const text = await textOf(`assets/${file}`);
      const others = text.match(OWN_FILE) ?? [];
      for (const other of others) if (stems.has(stemOf(other))) named.add(other);
    }
  } catch {
    // Without the network it is as before.
  }
}

/** Whether the browser keeps the release of the site to which this page belongs, and not yet the one before. */
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
