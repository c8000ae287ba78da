// A test that finds the site at an address of its own.

import { it as browserTest } from "../browsers/running";
import { SiteServer } from "./site-server";

export const it = browserTest
  /** Whether the full tables wait until they are asked for: fetching them takes long. */
  .extend("metered", true as boolean)
  .extend("site", async ({ metered }, { onCleanup }) => {
    const site = await SiteServer.start({ metered });
    onCleanup(() => site.stop());
    return site;
  });
