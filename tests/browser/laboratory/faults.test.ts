// What goes wrong with an experiment is reported, and nothing is lost: workers that are killed, full storage, and lists
// with bad lines, without cubes, or too long to paste.

import type { Page } from "playwright-core";
import { expect } from "vitest";

import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { becomes, openLab, runButton, savedFile } from "./lab-on-page";

async function chooseList(page: Page, text: string): Promise<void> {
  await page.getByRole("radio", { name: "My list" }).check();
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "cubes.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
}

async function savedLines(page: Page): Promise<string[]> {
  const file = await savedFile(page, page.getByRole("button", { name: "Save as CSV" }));
  return file.toString().trimEnd().split("\n");
}

it.runIf(isLongRun)(
  "an experiment survives killed workers without losing or repeating a cube",
  async ({ openCube }) => {
    const page = await openLab(openCube);
    await page.evaluate(() => {
      const started: Worker[] = [];
      Object.assign(globalThis, {
        started,
        Worker: class extends Worker {
          constructor(...given: ConstructorParameters<typeof Worker>) {
            super(...given);
            started.push(this);
          }
        },
      });
    });
    await page.evaluate(() => (location.hash = "methods=beginner,cfop&random=2000&seed=1"));
    await runButton(page).click();
    await page.getByRole("table", { name: "Results" }).waitFor();
    await page.evaluate(() => {
      const { started } = globalThis as unknown as { started: Worker[] };
      for (const worker of started) {
        worker.terminate();
        worker.dispatchEvent(new ErrorEvent("error"));
      }
    });
    await page.getByRole("alert").getByText("ended without warning").waitFor();
    await becomes(page, "Done.");
    const lines = await savedLines(page);
    expect(lines.length).toBe(1 + 2 * 2000);
    const numbers = lines.slice(1).map((line) => Number(line.split(",", 1)[0]));
    expect(numbers).toEqual(Array.from({ length: 4000 }, (_, place) => 1 + Math.floor(place / 2)));
  },
);

it("results stay on the page if the storage is full, and bad lines are listed by number", async ({
  openCube,
}) => {
  const page = await openLab(openCube, "#methods=beginner&random=1&seed=1");
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  await chooseList(page, `# mine\nR U F\nR (U\nD2\n\n${"U".repeat(54)}\n`);
  await runButton(page).click();
  await becomes(page, "Done.");
  await page.getByRole("alert").getByText("The browser has no room to keep this").waitFor();
  const bad = page.getByRole("group").filter({ hasText: "2 lines are not cubes" });
  await bad.getByText("Line 3: these are no moves.").waitFor();
  await bad.getByText("Line 6: each colour has to be there as often as any other.").waitFor();
  const [, ...lines] = await savedLines(page);
  expect(lines.map((line) => line.split(",", 1)[0]).toSorted()).toEqual(["2", "4"]);

  await chooseList(page, "# nothing\n");
  await runButton(page).click();
  await page.getByRole("alert").getByText("There is no cube in this list.").waitFor();

  const field = page.getByRole("textbox", { name: "Or paste the cubes here" });
  await field.evaluate((area: HTMLTextAreaElement) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "R U F\n".repeat(100_000));
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, cancelable: true }));
  });
  await page.getByText("That is too much to paste.").waitFor();
  expect(await field.inputValue()).toBe("");

  await page.getByRole("radio", { name: "Random" }).check();
  await page.getByRole("textbox", { name: "How many" }).fill("0");
  await runButton(page).click();
  await page.getByRole("alert").getByText("There are no cubes.").waitFor();
});

it("what cannot be run is shown where it is, and a click on Run is never lost", async ({
  openCube,
}) => {
  const page = await openLab(openCube, "#methods=beginner&random=3&seed=1");
  await page.getByText("Settings, limit, seed, metric").click();
  const seed = page.getByRole("textbox", { name: "Seed" });
  await seed.fill("x1");
  await page.getByText("Settings, limit, seed, metric").click();
  await runButton(page).click();
  await seed.and(page.locator(":focus")).waitFor();
  expect(await seed.getAttribute("aria-invalid")).toBe("true");
  await page.getByRole("alert").getByText("Write whole numbers").waitFor();
  await seed.fill("2");

  await chooseList(page, "R U F\n");
  await page.getByText("Chosen: cubes.txt").waitFor();
  await page.getByRole("textbox", { name: "Or paste the cubes here" }).pressSequentially("R\nU\n");
  // The text takes the place of the file at once: later, the click on Run would move Run away.
  await page.getByText("Chosen: cubes.txt").waitFor({ state: "hidden" });
  await runButton(page).click();
  await becomes(page, "Done.");
  await page.getByText("2 of 2 cubes").waitFor();
});

it.runIf(isLongRun)(
  "an experiment on a file of a million lines can be paused and stopped",
  async ({ openCube }) => {
    const page = await openLab(openCube, "#methods=beginner&random=1&seed=1");
    await chooseList(page, "R U F\nU2 D\n".repeat(500_000));
    await runButton(page).click();
    await page.getByText(/^\d,\d{3} of 1,000,000 cubes/).waitFor({ timeout: 120_000 });
    await page.getByRole("button", { name: "Pause" }).click();
    await becomes(page, "Paused.");
    await page.getByRole("button", { name: "Stop" }).click();
    await becomes(page, "Stopped.");
  },
);
