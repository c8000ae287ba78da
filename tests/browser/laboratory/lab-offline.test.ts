// The laboratory without the network, after one visit to it.

import { expect } from "vitest";

import { isLongRun } from "../long-run";
import { it, storedFiles } from "../offline/visited-test";
import { becomes, run, runButton } from "./lab-on-page";

it.runIf(isLongRun)(
  "a visited laboratory runs an experiment offline",
  async ({ host, openTab }) => {
    const cube = await openTab("lab.html");
    const { page } = cube;
    await runButton(page).waitFor();
    // The bundles come last.
    const isStored = async () =>
      (await storedFiles(cube)).some((path) => path.endsWith("cubewright-methods.wasm"));
    await expect.poll(isStored, { timeout: 60_000 }).toBe(true);

    await host.goAway();
    await page.reload();
    await runButton(page).waitFor();
    await page.evaluate(() => (location.hash = "methods=beginner,cfop&random=3&seed=1"));
    await run(page);
    const rows = page.getByRole("table", { name: "Results" }).locator("tbody tr");
    expect(await rows.count()).toBe(2);
    // What was kept is there at the next visit, too.
    await page.reload();
    await becomes(page, "Done.");
  },
);
