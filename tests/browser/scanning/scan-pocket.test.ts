// A 2x2x2 before the camera and in photographs: its faces come in an order, and as few as settle it.

import { describe, expect } from "vitest";

import { SOLVED } from "../../../web/core/facelets";
import { applyMoves, type Move } from "../../../web/core/moves";
import { stickersAlone } from "../../../web/core/pocket-stickers";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it } from "../page/chromium-test";
import { CanvasCamera, picturesOf, ROOM } from "./canvas-camera";
import { filesOf, pressScan, said } from "./scan-dialog";

const MIXED = applyMoves(SOLVED["2x2x2"], ["R", "U2", "F'", "R2", "U", "F"]);

describe("a scan of a 2x2x2", () => {
  it.runIf(isLongRun)(
    "reads the faces all around, by camera and by photograph, and finds the cube",
    async ({ cube }) => {
      const { page } = cube;
      await cube.choosePuzzle("2x2x2");
      const camera = await CanvasCamera.install(page, stickersAlone(MIXED));
      const dialog = await pressScan(cube);
      await said(dialog, "Hold any face up to the camera, level.");
      await camera.show(0);
      await said(dialog, /One face is there\. Turn the cube a quarter turn/);
      await camera.show(1);
      await said(dialog, /2 faces are there\. Turn the cube a quarter turn/);
      expect(await axeFindings(page)).toEqual([]);

      // The second once more, and the others, as photographs that are chosen in another order.
      await camera.show(ROOM);
      const second = dialog.getByRole("button", { name: "Face 2: remove it, to take it again" });
      await second.press("Enter");
      await said(dialog, "Show face 2 again, and go on from there.");
      const files = filesOf(picturesOf(stickersAlone(MIXED)));
      await dialog.getByLabel("From photographs").setInputFiles([files[3]!, files[1]!, files[2]!]);

      await cube.status.filter({ hasText: "This is your cube. Ready to solve." }).waitFor();
      expect(await cube.readFacelets()).toBe(stickersAlone(MIXED));
      expect(await camera.states()).toEqual(["ended"]);
      await page.keyboard.press("Enter");
      await cube.searchEnds();
      const moves = (await cube.moves.allInnerTexts()) as Move[];
      expect(stickersAlone(applyMoves(MIXED, moves))).toMatch(/^(?:(.)\1{3}){6}$/);
    },
  );
});
