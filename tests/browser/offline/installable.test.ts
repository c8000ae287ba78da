// Whether the browser would install the page as an app, and what it would show of it.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, type BrowserContext, type CDPSession } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { CHROMIUM_OPTIONS } from "../chromium.mjs";
import { CubePage } from "../page/cube-page";
import { ReleaseServer } from "../site/release-server";

interface Manifest {
  name: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

let host: ReleaseServer;
let profile: string;
let context: BrowserContext;
let cube: CubePage;
let devTools: CDPSession;

// Nothing can be installed in the browser's private contexts.
beforeAll(async () => {
  host = await ReleaseServer.start();
  profile = mkdtempSync(join(tmpdir(), "cubewright-profile-"));
  context = await chromium.launchPersistentContext(profile, CHROMIUM_OPTIONS);
  cube = await CubePage.openIn(context, host.url);
  devTools = await context.newCDPSession(cube.page);
});

afterAll(async () => {
  await context.close();
  await host.goAway();
  rmSync(profile, { recursive: true });
});

async function readManifest(): Promise<Manifest> {
  const { data } = await devTools.send("Page.getAppManifest");
  return JSON.parse(data ?? "") as Manifest;
}

describe("the page as an app", () => {
  it("has a valid manifest, and can be installed", async () => {
    const { url, errors } = await devTools.send("Page.getAppManifest");
    expect(url).toBe(`${host.url}manifest.webmanifest`);
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devTools.send("Page.getInstallabilityErrors");
    expect(installabilityErrors).toEqual([]);
    expect(cube.noise).toEqual([]);
  });

  it("has the page's name and colour", async () => {
    const manifest = await readManifest();
    const { page } = cube;
    await page.emulateMedia({ colorScheme: "light" });
    const [red, green, blue] = await page.evaluate(() =>
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number),
    );
    const paper = `#${[red!, green!, blue!].map((part) => part.toString(16)).join("")}`;
    expect(manifest.name).toBe(await page.title());
    expect(manifest.background_color).toBe(paper);
    expect(manifest.theme_color).toBe(paper);
    const themeColors = page.locator("meta[name=theme-color]");
    expect(await themeColors.first().getAttribute("content")).toBe(paper);
  });

  it("has icons of the sizes in its manifest", async () => {
    const { icons } = await readManifest();
    const touchIcon = cube.page.locator("link[rel=apple-touch-icon]");
    const claims = icons.map(({ src, sizes, purpose }) => ({ src, sizes, purpose }));
    claims.push({ src: (await touchIcon.getAttribute("href"))!, sizes: "180x180", purpose: "ios" });
    const pictures = await cube.page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
            const drawing = canvas.getContext("2d")!;
            drawing.drawImage(image, 0, 0);
            const cornerAlpha = drawing.getImageData(0, 0, 1, 1).data[3]!;
            return { size: `${image.naturalWidth}x${image.naturalHeight}`, cornerAlpha };
          }),
        ),
      claims.map(({ src }) => src),
    );
    expect(claims.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      "any any",
      "192x192 any",
      "512x512 any",
      "512x512 maskable",
      "180x180 ios",
    ]);
    for (const [index, { sizes, purpose }] of claims.entries()) {
      const { size, cornerAlpha } = pictures[index]!;
      if (sizes !== "any") expect(size).toBe(sizes);
      // Systems cut their own shape out of icons that have none.
      expect(cornerAlpha).toBe(purpose === "any" ? 0 : 255);
    }
  });
});
