// The dialog that shares the cube on the screen.

import { readFileSync } from "node:fs";

import { encode } from "uqr";
import { describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import { isLongRun, ofThisRun } from "../long-run";
import { it } from "../page/chromium-test";
import { type CubePage, DESKTOP } from "../page/cube-page";
import { CUBE } from "../puzzles/cube";
import { POCKET } from "../puzzles/pocket";
import type { TestedPuzzle } from "../puzzles/tested-puzzle";
import { PATIENCE, setUp, shows, SOLUTION } from "./shown-cube";

const SHARED: { puzzle: TestedPuzzle; colorScheme: "light" | "dark"; isLong?: boolean }[] = [
  { puzzle: CUBE, colorScheme: "light" },
  { puzzle: CUBE, colorScheme: "dark", isLong: true },
  { puzzle: POCKET, colorScheme: "light", isLong: true },
];

describe("the dialog", () => {
  async function openDialog({ page }: CubePage) {
    const dialog = page.getByRole("dialog", { name: "Share this cube" });
    await page.getByRole("button", { name: "Share", exact: true }).press("Enter");
    await dialog.waitFor();
    return dialog;
  }

  it.for(ofThisRun(SHARED))(
    "gives link, moves and QR code of a $puzzle.name, in $colorScheme",
    async ({ puzzle, colorScheme }, { openCube, site }) => {
      const { inLinks } = puzzle;
      const setup = setUp(puzzle);
      const address = `#${inLinks}setup=F_U2_R-&alg=R_U2_F-&index=1`;
      const cube = await openCube({ ...DESKTOP, colorScheme }, { address });
      await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await shows(cube, applyMoves(setup, ["R"]), SOLUTION);
      const dialog = await openDialog(cube);
      const link = `${site.url}#${inLinks}facelets=${setup}&alg=R_U2_F-&index=1`;
      expect(await dialog.getByRole("textbox", { name: "Link to this cube" }).inputValue()).toBe(
        link,
      );

      const path = dialog.getByRole("img", { name: "QR code of the link" }).locator("path");
      const drawn = (await path.getAttribute("d"))!.match(/M\d+ \d+/g);
      const { data } = encode(link, { ecc: "M", border: 4 });
      const dark = data.flatMap((row, y) =>
        row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}`] : [])),
      );
      expect(drawn).toEqual(dark);

      await dialog.getByRole("button", { name: "Copy: Link to this cube" }).press("Enter");
      await dialog.getByText("Link to this cube: copied.").waitFor();
      expect(await cube.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await dialog.getByRole("button", { name: "Copy: Moves" }).press("Enter");
      await dialog.getByText("Moves: copied.").waitFor();
      expect(await cube.page.evaluate(() => navigator.clipboard.readText())).toBe("R U2 F'");

      const hrefOf = (name: string) => dialog.getByRole("link", { name }).getAttribute("href");
      expect(await hrefOf("Open on alg.cubing.net")).toBe(
        `https://alg.cubing.net/?${inLinks}setup=F_U2_R-&alg=R_U2_F-`,
      );
      expect(await hrefOf("Open on Twizzle")).toBe(
        `https://alpha.twizzle.net/edit/?${inLinks}setup-alg=F+U2+R%27&alg=R+U2+F%27`,
      );
      expect(await axeFindings(cube.page, dialog)).toEqual([]);
      await cube.page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      const focused = () => cube.page.evaluate(() => document.activeElement?.id);
      expect(await focused()).toBe("share");
    },
  );

  it.runIf(isLongRun)("writes turns that count as one in brackets", async ({ openCube }) => {
    const cube = await openCube(DESKTOP, { address: "#alg=U_D2_R_F_B-&metric=axial-htm" });
    const dialog = await openDialog(cube);
    const moves = dialog.getByRole("textbox", { name: "Moves" });
    expect(await moves.inputValue()).toBe("(U D2) R (F B')");
    await dialog.getByText("can be made at once").waitFor();
  });

  it.runIf(isLongRun)(
    "saves and copies a picture, and passes the link to the browser's own sharing",
    async ({ cube, site }) => {
      await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await cube.page.evaluate(() => {
        const share = (data: ShareData) => {
          document.title = String(data.url);
          return Promise.resolve();
        };
        Object.defineProperty(navigator, "share", { value: share });
      });
      const dialog = await openDialog(cube);
      await dialog.getByText("To share a solution as well, press Solve first.").waitFor();

      const coming = cube.page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Save picture" }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe("cube.png");
      const saved = readFileSync(await download.path());
      expect(saved.subarray(1, 4).toString()).toBe("PNG");
      expect(saved.length).toBeGreaterThan(1_000);

      await dialog.getByRole("button", { name: "Copy picture" }).click();
      await dialog.getByText("Picture: copied.").waitFor();
      const types = await cube.page.evaluate(async () => {
        const items = await navigator.clipboard.read();
        return items.flatMap((item) => item.types);
      });
      expect(types).toEqual(["image/png"]);

      await dialog.getByRole("button", { name: "Share with…" }).click();
      await expect
        .poll(() => cube.page.title(), PATIENCE)
        .toBe(`${site.url}#facelets=${SOLVED_FACELETS}`);
    },
  );
});
