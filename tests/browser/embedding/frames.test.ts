// The cube in frames of pages that are not ours, with and without a sandbox.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { DESKTOP } from "../page/cube-page";
import { embeddingPolicy, ForeignPage } from "../site/foreign-page";
import { paintSolveAndPlay } from "../solving/paint-solve-play";
import { placeInMoves } from "../page/place-in-moves";

const it = pageTest
  /** Opens a page whose cube is in its only frame. */
  .extend("openFramed", ({ openCube }) => async (url: string) => {
    const framing = await openCube(DESKTOP, {
      address: url,
      isUsable: ({ page }) =>
        page
          .frameLocator("iframe")
          .locator("cubewright-cube .surface")
          .waitFor({ state: "attached" }),
    });
    return framing.within(framing.page.frameLocator("iframe"));
  })
  /** Serves pages of others until the end of the test. */
  .extend("serve", ({}, { onCleanup }) => {
    const served: ForeignPage[] = [];
    onCleanup(async () => {
      for (const page of served) await page.stop();
    });
    return async (serving: Promise<ForeignPage>) => {
      const page = await serving;
      served.push(page);
      return page;
    };
  });

/** How much taller the frame is than its content. */
async function readSpareHeightPx(page: Page): Promise<number> {
  const framePx = await page.locator("iframe").evaluate((frame) => frame.clientHeight);
  const body = page.frameLocator("iframe").locator("body");
  return framePx - (await body.evaluate((element) => (element as HTMLElement).offsetHeight));
}

describe("a frame with a cube", () => {
  it.for([
    ["plays", "<iframe"],
    ["plays in a sandbox", '<iframe sandbox="allow-scripts"'],
  ] as const)(
    "%s, and gets the height of its cube",
    async ([, tag], { openFramed, serve, site }) => {
      const policy =
        `default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; ` +
        `frame-src ${new URL(site.url).origin}`;
      const foreign = await serve(
        ForeignPage.serveExample("iframe", site.url, policy, (page) =>
          page.replace("<iframe", tag),
        ),
      );
      const cube = await openFramed(foreign.url);
      await cube.moves.last().click();
      await cube.page.frameLocator("iframe").getByText(placeInMoves(7, 7)).waitFor();
      await expect.poll(() => readSpareHeightPx(cube.page)).toBe(0);
    },
  );

  it.runIf(isLongRun)(
    "paints, solves and plays in a sandbox if its page embeds the cube by script",
    async ({ openFramed, serve, site }) => {
      const policy = embeddingPolicy(site.url, "data:");
      const embedding = await serve(ForeignPage.serveExample("plain-page", site.url, policy));
      const framing = await serve(
        ForeignPage.serve(
          `<iframe sandbox="allow-scripts" src="${embedding.url}" width="900" height="900"></iframe>`,
          `default-src 'none'; img-src data:; frame-src ${new URL(embedding.url).origin}`,
        ),
      );
      await paintSolveAndPlay(await openFramed(framing.url));
    },
  );
});
