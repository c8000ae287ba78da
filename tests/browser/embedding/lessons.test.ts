// A lesson on a page of another origin: under a strict policy by a script, and in a frame.

import { describe, expect } from "vitest";

import { SCRAMBLED } from "../learning/lesson-page";
import { it } from "../page/chromium-test";
import { DESKTOP } from "../page/cube-page";
import { embeddingPolicy, ForeignPage } from "../site/foreign-page";

// Turns take no time.
const CALM = { ...DESKTOP, reducedMotion: "reduce" } as const;

describe("a lesson on a page of another origin", () => {
  it("reports progress and takes a method from the page, under a strict policy", async ({
    openCube,
    site,
  }) => {
    // The page allows nothing else but its own script.
    const policy = embeddingPolicy(site.url, "blob:").replace("script-src", "script-src 'self'");
    const foreign = await ForeignPage.serveExample("lesson", site.url, policy);
    try {
      const { page } = await openCube(CALM, {
        address: foreign.url,
        isUsable: (cube) =>
          cube.page.getByRole("heading", { name: "Daisy", exact: true }).waitFor(),
      });
      const progress = page.getByRole("progressbar", { name: "How far you are" });
      const howFar = () =>
        progress.evaluate(
          (bar) => (bar as HTMLProgressElement).value / (bar as HTMLProgressElement).max,
        );
      expect(await howFar()).toBe(0);
      const next = page.getByRole("button", { name: "Next step", exact: true });
      while ((await howFar()) === 0) await next.click();
      await page.getByRole("combobox", { name: "Method" }).selectOption("cfop");
      await page.getByText(/^\s*Stage \d of 7\s*$/).waitFor();
    } finally {
      await foreign.stop();
    }
  });

  it("opens in a frame", async ({ openCube, site }) => {
    const address = new URL(
      `embed.html?mode=learn&method=cfop&stage=f2l-2&facelets=${SCRAMBLED}`,
      site.url,
    );
    const policy = `default-src 'none'; img-src data:; frame-src ${new URL(site.url).origin}`;
    const foreign = await ForeignPage.serve(`<iframe src="${address.href}"></iframe>`, policy);
    try {
      await openCube(CALM, {
        address: foreign.url,
        isUsable: ({ page }) =>
          page
            .frameLocator("iframe")
            .getByRole("heading", { name: "Second pair", exact: true })
            .waitFor(),
      });
    } finally {
      await foreign.stop();
    }
  });
});
