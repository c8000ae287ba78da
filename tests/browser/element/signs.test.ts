// What stickers show besides their colours, and those behind the cube.

import { describe, expect } from "vitest";

import { isLongRun } from "../long-run";
import { BASE, it as elementTest, type ElementPage } from "./element-test";

const CUBE = `<cubewright-cube mode="solve" loading="eager" tables="mini" ${BASE}></cubewright-cube>`;

const it = elementTest.extend("needs", { picture: true });

/** The picture of the cube with an attribute, in letters. */
function pictureWith(page: ElementPage, name: string, value: string): Promise<string> {
  return page.tab.evaluate(
    async ([attribute, word]) => {
      const cube = document.querySelector("cubewright-cube")!;
      cube.setAttribute(attribute, word);
      const bytes = new Uint8Array(await (await cube.toBlob()).arrayBuffer());
      return String(bytes);
    },
    [name, value] as const,
  );
}

/** What the stickers of the net show, by their names; equal signs give equal texts. */
function readNetSigns(page: ElementPage): Promise<Map<string, string>> {
  return page.cube.net
    .getByRole("gridcell")
    .evaluateAll((cells) =>
      cells.map((cell): [string, string] => [
        cell.getAttribute("aria-label")!.split(", ")[1]!,
        [...cell.querySelectorAll("polyline")].map((line) => line.getAttribute("points")).join(" "),
      ]),
    )
    .then((signs) => new Map(signs));
}

describe("signs on stickers", () => {
  it("are letters or patterns, one for each colour, in all views", async ({ page }) => {
    await page.embed(CUBE);
    await page.cube.stageIsLive();
    expect(new Set((await readNetSigns(page)).values())).toEqual(new Set([""]));
    const pictures = [await pictureWith(page, "signs", "none")];
    const seen = new Set<string>();
    for (const kind of ["letters", "patterns"]) {
      pictures.push(await pictureWith(page, "signs", kind));
      const signs = await readNetSigns(page);
      expect(signs.size).toBe(6);
      for (const sign of signs.values()) seen.add(sign);
    }
    expect(seen.size).toBe(12);
    expect(seen).not.toContain("");
    expect(new Set(pictures).size).toBe(3);
    expect(await page.tab.locator("cubewright-palette polyline").count()).toBeGreaterThan(5);
    expect(await pictureWith(page, "signs", "none")).toBe(pictures[0]);
  });

  it("appear on the still picture too", async ({ page }) => {
    await page.embed(
      '<cubewright-cube signs="letters" data-style="margin-top: 9000px"></cubewright-cube>',
    );
    const lines = page.tab.locator("cubewright-stage .still polyline");
    expect(await lines.count()).toBeGreaterThanOrEqual(27);
  });

  it("are refused if their kind is unknown", async ({ page }) => {
    await page.embed(CUBE);
    await page.listen("cubewright-error");
    await page.tab.evaluate(() =>
      document.querySelector("cubewright-cube")!.setAttribute("signs", "runes"),
    );
    expect(await page.heard()).toMatchObject([["cubewright-error", { code: "option" }]]);
    expect(await page.read("signs")).toEqual({ signs: "none" });
  });
});

describe("the stickers of hidden faces", () => {
  it.runIf(isLongRun)("float behind the cube when asked to", async ({ page }) => {
    await page.embed(CUBE);
    await page.cube.stageIsLive();
    const plain = await pictureWith(page, "backs", "none");
    expect(await pictureWith(page, "backs", "float")).not.toBe(plain);
    expect(await pictureWith(page, "backs", "none")).toBe(plain);
  });
});
