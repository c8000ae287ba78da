// A test that finds the site at an address of its own.

import { inject } from "vitest";

import { it as browserTest } from "../browsers/running";
import { isLongRunAnywhere } from "../long-run";
import { SiteServer } from "./site-server";

export const it = browserTest
  /** Whether the full tables wait until they are asked for: fetching them takes long. */
  .extend("metered", true as boolean)
  /** Whether pages share memory with their workers: searches have threads then. */
  .extend("sharesMemory", () => inject("isolated"))
  /**
   * Whether the person prefers reduced motion: transitions are drawn frame by frame, which takes a third of the time of
   * each press.
   */
  .extend("isCalm", ({ needs }) => !isLongRunAnywhere && needs.picture !== true)
  .extend("site", async ({ metered, sharesMemory }, { onCleanup }) => {
    const site = await SiteServer.start({ metered, isolated: sharesMemory });
    onCleanup(() => site.stop());
    return site;
  });
