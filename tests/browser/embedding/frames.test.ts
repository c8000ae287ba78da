// The cube in frames of pages that are not ours, with and without a sandbox.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CubePage, DESKTOP, launchBrowser } from "../page/cube-page";
import { embeddingPolicy, ForeignPage } from "../site/foreign-page";
import { paintSolveAndPlay } from "../solving/paint-solve-play";
import { SiteServer } from "../site/site-server";

let browser: Awaited<ReturnType<typeof launchBrowser>>;
let site: SiteServer;

beforeAll(async () => {
  browser = await launchBrowser();
  site = await SiteServer.start();
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Opens a page whose cube is in its only frame. */
async function openFramed(url: string): Promise<CubePage> {
  const framing = await CubePage.open(browser, url, DESKTOP, ({ page }) =>
    page.frameLocator("iframe").locator("cubewright-cube .surface").waitFor(),
  );
  return framing.within(framing.page.frameLocator("iframe"));
}

/** By how much the frame is higher than what is in it. */
async function readSpareHeightPx(page: Page): Promise<number> {
  const framePx = await page.locator("iframe").evaluate((frame) => frame.clientHeight);
  const body = page.frameLocator("iframe").locator("body");
  return framePx - (await body.evaluate((element) => (element as HTMLElement).offsetHeight));
}

describe("a frame with a cube", () => {
  it.each([
    ["plays", "<iframe"],
    ["plays in a sandbox", '<iframe sandbox="allow-scripts"'],
  ])("%s, and is made as high as its cube", async (_, tag) => {
    const policy =
      `default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; ` +
      `frame-src ${new URL(site.url).origin}`;
    const foreign = await ForeignPage.serveExample("iframe", site.url, policy, (page) =>
      page.replace("<iframe", tag),
    );
    const cube = await openFramed(foreign.url);
    await cube.moves.last().click();
    await cube.page.frameLocator("iframe").getByText("7 of 7").waitFor();
    await expect.poll(() => readSpareHeightPx(cube.page)).toBe(0);
    expect(cube.noise).toEqual([]);
    await cube.context.close();
    await foreign.stop();
  });

  it("paints, solves and plays in a sandbox, on a page that embeds it by a script", async () => {
    const policy = embeddingPolicy(site.url, "data:");
    const embedding = await ForeignPage.serveExample("plain-page", site.url, policy);
    const framing = await ForeignPage.serve(
      `<iframe sandbox="allow-scripts" src="${embedding.url}" width="900" height="900"></iframe>`,
      `default-src 'none'; img-src data:; frame-src ${new URL(embedding.url).origin}`,
    );
    const cube = await openFramed(framing.url);
    await paintSolveAndPlay(cube);
    expect(cube.noise).toEqual([]);
    await cube.context.close();
    await framing.stop();
    await embedding.stop();
  });
});
