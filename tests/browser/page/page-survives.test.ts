// What the page still does after a reload, in a browser that forbids storage, and when some of its
// files do not come.

import { describe, expect } from "vitest";

import { isSolved, SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRunAnywhere } from "../long-run";
import { OPTIMAL_POSITIONS } from "../solving/optimal-positions";
import { it } from "./page-test";
import { placeInMoves } from "./place-in-moves";

const { facelets } = OPTIMAL_POSITIONS[0]!;

describe("a reload", () => {
  it("restores the solution, the place in it, and the speed", async ({ cube }) => {
    await cube.searchBriefly();
    await cube.enterPosition(facelets);
    const moves = (await cube.solve()) as Move[];
    const speed = cube.page.getByRole("slider", { name: "Speed" });
    await speed.fill("5");
    await cube.moves.nth(6).getByRole("button").click();
    const shown = applyMoves(facelets, moves.slice(0, 7));
    expect(await cube.readFacelets()).toBe(shown);

    await cube.reload();
    await cube.page.getByText(placeInMoves(7, moves.length)).waitFor();
    expect(await cube.moves.allInnerTexts()).toEqual(moves);
    expect(await cube.readFacelets()).toBe(shown);
    expect(await cube.position.inputValue()).toBe(shown);
    expect(await speed.inputValue()).toBe("5");

    await cube.playToEnd();
    expect(isSolved(await cube.readFacelets())).toBe(true);
    await cube.moves.first().getByRole("button").click();
    await cube.button("Previous move").click();
    await cube.page.getByText(placeInMoves(0, moves.length)).waitFor();
    expect(await cube.readFacelets()).toBe(facelets);
  });
});

describe("a browser that forbids storage", () => {
  it("solves, and finds the cube in the address after a reload", async ({ openCube, site }) => {
    site.prepend(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get: refuse });
    });
    const cube = await openCube();
    await cube.searchBriefly();
    await cube.enterPosition(facelets);
    const moves = (await cube.solve()) as Move[];
    expect(isSolved(applyMoves(facelets, moves))).toBe(true);
    await cube.button("Next move").click();
    await cube.page.getByText(placeInMoves(1, moves.length)).waitFor();
    await cube.reload();
    expect(await cube.readFacelets()).toBe(applyMoves(facelets, moves.slice(0, 1)));
  });
});

// The browser itself reports what it could not fetch, for WebKitGTK the script before the page's.
const REPORTED =
  /Failed to load resource|Loading module from .* was blocked|Could not be loaded: <link/;

describe("the page with a missing scene", () => {
  it("solves with the net alone", async ({ openCube, site }) => {
    site.withheld = "/assets/cube-scene";
    const cube = await openCube();
    cube.forgive(REPORTED);
    await cube.page.getByText("This browser cannot show the 3D picture here").waitFor();
    await cube.searchBriefly();
    await cube.enterPosition(facelets);
    const moves = (await cube.solve()) as Move[];
    expect(isSolved(applyMoves(facelets, moves))).toBe(true);
  });
});

describe("the page with missing files", () => {
  it.override("metered", false);

  it.runIf(isLongRunAnywhere)(
    "says what to do if the engine is missing, and starts it once available",
    async ({ openCube, site }) => {
      site.withheld = "/wasm/";
      const cube = await openCube();
      cube.forgive(REPORTED);
      await cube.enterPosition(facelets);
      const refused = cube.alert.filter({ hasText: "A part of the solver could not be loaded" });
      await refused.waitFor();
      await cube.button("Scramble").click();
      await refused.filter({ hasText: "try again" }).waitFor();
      expect(await cube.readFacelets()).toBe(facelets);

      site.withheld = "";
      const moves = (await cube.solve()) as Move[];
      expect(isSolved(applyMoves(facelets, moves))).toBe(true);
      expect(await cube.alert.textContent()).toBe("");
      await cube.tablesAreFull();
    },
  );

  it.runIf(isLongRunAnywhere)(
    "reports a dialog that cannot be opened, and opens it once available",
    async ({ openCube, site }) => {
      site.withheld = "/assets/page-dialogs-";
      const cube = await openCube();
      cube.forgive(REPORTED);
      const refused = cube.page.getByRole("alert").filter({ hasText: "This could not be opened" });
      await cube.button("Share").click();
      await refused.filter({ hasText: "try again" }).waitFor();
      const dialog = cube.page.getByRole("dialog", { name: "Share this cube" });
      expect(await dialog.count()).toBe(0);

      site.withheld = "";
      await cube.button("Share").click();
      await dialog.waitFor();
      expect(await refused.count()).toBe(0);
    },
  );

  it.runIf(isLongRunAnywhere)(
    "solves the cube of a text that is still being read when Solve is pressed",
    async ({ openCube, site }) => {
      site.hold("/assets/position-text-");
      const cube = await openCube();
      await cube.position.fill("R U2 F'");
      await cube.position.press("Enter");
      expect(await cube.position.getAttribute("aria-busy")).toBe("true");
      await cube.button("Solve").click();
      site.release();
      await cube.searchEnds();
      expect(await cube.moves.allInnerTexts()).toEqual(["F", "U2", "R'"]);
    },
  );

  it.runIf(isLongRunAnywhere)(
    "keeps a text that cannot be read yet, and reads it when Enter is pressed again",
    async ({ openCube, site }) => {
      site.withheld = "/assets/position-text-";
      const cube = await openCube();
      cube.forgive(REPORTED);
      await cube.position.fill("R U2 F'");
      await cube.position.press("Enter");
      const note = cube.page.locator("#position-note");
      await note.filter({ hasText: "try again" }).waitFor();
      expect(await cube.position.inputValue()).toBe("R U2 F'");
      expect(isSolved(await cube.readFacelets())).toBe(true);

      site.withheld = "";
      await cube.position.press("Enter");
      await note.filter({ hasText: "Read as 3 moves" }).waitFor();
      expect(await cube.readFacelets()).toBe(applyMoves(SOLVED_FACELETS, ["R", "U2", "F'"]));
    },
  );
});
