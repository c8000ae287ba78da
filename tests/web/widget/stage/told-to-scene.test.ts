// What the stage tells a scene. That it tells a scene that opens late is tested where the scene is
// drawn (tests/browser/stage/late-scene.test.ts).

import { expect, it, vi } from "vitest";

import { SOLVED_FACELETS } from "../../../../web/core/facelets";
import type { CubeScene } from "../../../../web/scene/cube-scene";
import { tellScene, type ToldStage } from "../../../../web/widget/stage/told-to-scene";

const STAGE: ToldStage = {
  facelets: SOLVED_FACELETS,
  marks: [1],
  highlights: [2, 3],
  filled: [4],
  hint: "R",
  facing: "F",
  signs: "letters",
  backs: true,
  stickerUse: "turn",
};

function recordingScene() {
  const told: Record<string, unknown> = {};
  const names =
    "setFacelets setMarks setHighlights setFilled setHint seeFace seeFront setSigns setBacks";
  const scene = Object.fromEntries(
    names.split(" ").map((name) => [name, vi.fn((...values: unknown[]) => (told[name] = values))]),
  );
  return { scene: scene as unknown as CubeScene, told };
}

it("tells a scene of every property of the stage", () => {
  const { scene, told } = recordingScene();
  tellScene(scene, STAGE);
  expect(told).toEqual({
    setFacelets: [SOLVED_FACELETS],
    setMarks: [[1]],
    setHighlights: [[2, 3]],
    setFilled: [[4]],
    setHint: ["R"],
    seeFace: ["F"],
    setSigns: ["letters"],
    setBacks: [true],
  });
  expect(scene.stickerUse).toBe("turn");
});

it("tells later only of what has changed", () => {
  const { scene, told } = recordingScene();
  tellScene(scene, { ...STAGE, facing: undefined }, (name) => /facing|highlights/.test(name));
  expect(told).toEqual({ setHighlights: [[2, 3]], seeFront: [] });
});
