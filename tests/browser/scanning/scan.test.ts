// A cube held up to the camera, and all that can go wrong with one.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import type { CubewrightCube } from "../../../web/widget/cubewright-cube";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it as chromiumTest } from "../page/chromium-test";
import type { CubePage } from "../page/cube-page";
import { MIXING } from "../puzzles/described-cubes";
import { filmOf } from "./camera-film";
import { CanvasCamera, picturesOf, ROOM } from "./canvas-camera";
import { filesOf, hideTab, pressScan, said } from "./scan-dialog";

declare global {
  /** Of the page: the worker that was made last. */
  var lastWorkerOfTest: Worker;
}

const MIXED = applyMoves(SOLVED_FACELETS, MIXING);

/** Waits until the cube is on the screen and ready to solve. */
async function isScanned(cube: CubePage): Promise<void> {
  await cube.status.filter({ hasText: "This is your cube. Ready to solve." }).waitFor();
  expect(await cube.readFacelets()).toBe(MIXED);
  await cube.searchBriefly();
  await cube.page.keyboard.press("Enter");
  await cube.searchEnds();
  const moves = (await cube.moves.allInnerTexts()) as Move[];
  expect(applyMoves(MIXED, moves)).toBe(SOLVED_FACELETS);
}

describe("the browser's own camera", () => {
  const directory = mkdtempSync(join(tmpdir(), "cubewright-film-"));
  const film = join(directory, "faces.y4m");
  const it = chromiumTest.extend("needs", { film });
  beforeAll(() => writeFileSync(film, filmOf(MIXED)));
  afterAll(() => rmSync(directory, { recursive: true }));

  it("captures six faces without a press, in any order, and the cube can be solved", async ({
    cube,
  }) => {
    const dialog = await pressScan(cube);
    await said(dialog, /[2-5] of six faces\./);
    await isScanned(cube);
    expect(await dialog.count()).toBe(0);
  });
});

describe("a scan", () => {
  const it = chromiumTest;

  it.runIf(isLongRun)(
    "survives a camera that is refused, lost or paused, and releases it at the end",
    async ({ cube }) => {
      const camera = await CanvasCamera.install(cube.page, MIXED);
      await camera.refuse("NotAllowedError");
      const dialog = await pressScan(cube);
      const alert = dialog.getByRole("alert");
      const again = dialog.getByRole("button", { name: "Try again" });
      await alert.filter({ hasText: "This page may not use the camera." }).waitFor();
      expect(await axeFindings(cube.page)).toEqual([]);
      for (const [fault, text] of [
        ["NotFoundError", "No camera was found."],
        ["NotReadableError", "The camera is in use elsewhere."],
      ] as const) {
        await camera.refuse(fault);
        await again.click();
        await alert.filter({ hasText: text }).waitFor();
      }

      await camera.refuse("");
      await again.press("Enter");
      await camera.show(0);
      await said(dialog, "One of six faces.");
      const take = dialog.getByRole("button", { name: "Take this face" });
      expect(await take.evaluate((button) => button.matches(":focus"))).toBe(true);
      await camera.end();
      await alert.filter({ hasText: "The camera has stopped" }).waitFor();
      await again.click();
      await camera.show(1);
      await said(dialog, "2 of six faces.");
      expect(await camera.states()).toEqual(["ended", "live"]);

      // The user looks at another tab.
      await hideTab(cube.page, true);
      expect(await camera.states()).toEqual(["ended", "ended"]);
      await hideTab(cube.page, false);
      await camera.show(2);
      await said(dialog, "3 of six faces.");
      expect(await camera.exposures()).toEqual(["manual", "manual", "manual"]);

      // A face that is there is not taken twice; one that was removed is.
      await camera.show(0);
      await said(dialog, "This face is there already.");
      const green = dialog.getByRole("button", { name: "Face 1: remove it, to take it again" });
      await camera.show(ROOM);
      await green.press("Enter");
      await said(dialog, "A face was removed.");
      expect(await dialog.getByRole("img", { name: "Face 1: to come" }).count()).toBe(1);
      await camera.show(0);
      await green.waitFor();
      expect(await axeFindings(cube.page)).toEqual([]);
      await camera.show(ROOM);

      await cube.page.keyboard.press("Escape");
      // The dialog is closed a little before its element is removed, which releases the camera.
      await cube.page.locator("cubewright-scan").waitFor({ state: "detached" });
      expect(await camera.states()).toEqual(["ended", "ended", "ended"]);
      expect(await cube.readFacelets()).toBe(SOLVED_FACELETS);
      const focused = () =>
        cube.page.evaluate(() =>
          document.activeElement?.shadowRoot?.activeElement?.textContent.trim(),
        );
      expect(await focused()).toBe("Scan");

      // The faces are still there, to go on with or to begin anew.
      await pressScan(cube);
      await said(dialog, "3 of six faces.");
      await dialog.getByRole("button", { name: "Start again" }).press("Enter");
      await said(dialog, "Hold any face up to the camera.");
      expect(await dialog.getByRole("button", { name: "Start again" }).count()).toBe(0);
    },
  );

  it.runIf(isLongRun)("no longer asks to hold still when the camera stops", async ({ cube }) => {
    const camera = await CanvasCamera.install(cube.page, MIXED);
    const dialog = await pressScan(cube);
    const hold = dialog.locator(".hold");
    // Unplugged as soon as the dialog asks, before it has taken the face.
    await hold.evaluate((element) => {
      new MutationObserver(() => {
        if (element.textContent !== "") cameraOfTest.end();
      }).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await camera.show(0);
    await dialog.getByRole("alert").filter({ hasText: "The camera has stopped" }).waitFor();
    expect(await hold.textContent()).toBe("");
  });

  it.runIf(isLongRun)("goes on with another reader if the first one dies", async ({ cube }) => {
    await cube.page.evaluate(() => {
      globalThis.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          globalThis.lastWorkerOfTest = this;
        }
      };
    });
    const camera = await CanvasCamera.install(cube.page, MIXED);
    const dialog = await pressScan(cube);
    await camera.show(0);
    await said(dialog, "One of six faces.");
    await cube.page.evaluate(() => {
      lastWorkerOfTest.dispatchEvent(new ErrorEvent("error", { message: "Out of memory." }));
    });
    await dialog
      .getByRole("alert")
      .filter({ hasText: "The scanner could not be loaded" })
      .waitFor();
    await camera.show(1);
    await dialog.getByRole("button", { name: "Try again" }).click();
    await said(dialog, "2 of six faces.");
  });

  it.runIf(isLongRun)(
    "opens no camera in a tab that is hidden before the dialog is there",
    async ({ cube }) => {
      const camera = await CanvasCamera.install(cube.page, MIXED);
      await hideTab(cube.page, true);
      const dialog = await pressScan(cube);
      await dialog.getByText("The camera is off.").waitFor();
      expect(await camera.states()).toEqual([]);
      await hideTab(cube.page, false);
      await camera.show(0);
      await said(dialog, "One of six faces.");
      expect(await camera.states()).toEqual(["live"]);
    },
  );

  it("can be made from photographs if there is no camera", async ({ cube }) => {
    await cube.page.evaluate(() => {
      Object.defineProperty(navigator, "mediaDevices", { value: undefined });
    });
    const dialog = await pressScan(cube);
    await dialog.getByRole("alert").filter({ hasText: "gives the page no camera" }).waitFor();
    expect(await dialog.getByRole("button", { name: "Try again" }).count()).toBe(0);
    expect(await dialog.locator(".primary").innerText()).toBe("From photographs");
    const files = filesOf(picturesOf(MIXED));
    const choice = dialog.getByLabel("From photographs");
    // A face, the same again, the room, and a file that is no picture.
    await choice.setInputFiles([
      files[0]!,
      { ...files[0]!, name: "again.bmp" },
      files[ROOM]!,
      { name: "text.bmp", mimeType: "image/bmp", buffer: Buffer.from("no picture") },
    ]);
    await said(dialog, "There already: again.bmp.");
    await said(dialog, "There is no face in face-6.bmp");
    await said(dialog, "No picture that this browser can read: text.bmp.");
    await choice.setInputFiles(files.slice(1, 6));
    await isScanned(cube);
  });

  it.runIf(isLongRun)(
    "shows a cube in the colours that it has, however they are arranged",
    async ({ cube }) => {
      // Yellow at the right, and red opposite white.
      const drawn = MIXED.replaceAll(/[RD]/g, (letter) => (letter === "R" ? "D" : "R"));
      const dialog = await pressScan(cube);
      await dialog
        .getByLabel("From photographs")
        .setInputFiles(filesOf(picturesOf(drawn).slice(0, ROOM)));
      await cube.status.filter({ hasText: "This is your cube. Ready to solve." }).waitFor();
      // By the names of the colours on the screen.
      expect(await cube.readFacelets()).toBe(drawn);
      const element = cube.page.locator("cubewright-cube").first();
      const colorScheme = () => element.evaluate((shown: CubewrightCube) => shown.colorScheme);
      expect(await colorScheme()).toBe("R:#ffd21c D:#d60036");
      // It keeps them, and is learned on in them.
      await cube.reload();
      expect(await cube.readFacelets()).toBe(drawn);
      expect(await colorScheme()).toBe("R:#ffd21c D:#d60036");
      await cube.page.getByRole("link", { name: "Learn" }).click();
      await cube.page.locator("learn-page").waitFor();
      expect(await colorScheme()).toBe("R:#ffd21c D:#d60036");
    },
  );

  it.runIf(isLongRun)("asks which cube it is if the faces fit two", async ({ cube }) => {
    // After U' R. The same faces make the cube after D L'.
    const turned = applyMoves(SOLVED_FACELETS, ["U'", "R"]);
    const dialog = await pressScan(cube);
    await dialog
      .getByLabel("From photographs")
      .setInputFiles(filesOf(picturesOf(turned).slice(0, ROOM)));
    await said(
      dialog,
      "On the white face: which colour is in the middle of the side next to the orange face?",
    );
    await dialog.getByRole("group", { name: "The colour there" }).getByText("white").click();
    await cube.status.filter({ hasText: "This is your cube. Ready to solve." }).waitFor();
    expect(await cube.readFacelets()).toBe(turned);
  });
});
