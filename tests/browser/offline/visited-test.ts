// Like chromium-test.ts, for pages that are visited once and then opened without the network.

import { it as pageTest } from "../page/chromium-test";
import { CubePage, DESKTOP } from "../page/cube-page";
import { ReleaseServer } from "../site/release-server";
import { saveData } from "../site/save-data";

export const it = pageTest
  .extend("host", async ({}, { onCleanup }) => {
    const host = await ReleaseServer.start();
    onCleanup(() => host.goAway());
    return host;
  })
  .extend("openTab", async ({ browser, host }, { onCleanup }) => {
    const profile = await browser.newContext(DESKTOP);
    onCleanup(() => profile.close());
    // Fetching the search tables would only delay what is stored.
    await profile.addInitScript(saveData);
    return async (address: string) => {
      const cube = await CubePage.inNewTab(profile);
      // What the browser itself says of files that it could not fetch.
      cube.forgive(/net::ERR_/);
      await cube.page.goto(host.url + address);
      return cube;
    };
  });

/** The paths of all files that the service worker has stored. */
export function storedFiles({ page }: CubePage): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stored.flat().map(({ url }) => new URL(url).pathname);
  });
}
