// Passes the stage's properties to the scene: all of them when the scene opens, later those that have changed.

import type { Face } from "../../core/faces";
import type { WrittenMove } from "../../core/moves";
import type { CubeScene } from "../../scene/cube-scene";
import type { StickerUse } from "../../scene/hand/sticker-use";
import type { SignKind } from "../../scene/signs/sticker-signs";

/** The properties of the stage that the scene shows, described in stage.ts. */
export interface ToldStage {
  readonly facelets: string;
  readonly marks: readonly number[];
  readonly highlights: readonly number[];
  readonly filled: readonly number[];
  readonly hint: WrittenMove | undefined;
  readonly facing: Face | undefined;
  readonly signs: SignKind;
  readonly backs: boolean;
  readonly stickerUse: StickerUse;
}

const TOLD: Readonly<Record<keyof ToldStage, (scene: CubeScene, stage: ToldStage) => void>> = {
  facelets: (scene, { facelets }) => scene.setFacelets(facelets),
  marks: (scene, { marks }) => scene.setMarks(marks),
  highlights: (scene, { highlights }) => scene.setHighlights(highlights),
  filled: (scene, { filled }) => scene.setFilled(filled),
  hint: (scene, { hint }) => scene.setHint(hint),
  // Once the last face is painted, the cube is seen as before.
  facing: (scene, { facing }) => (facing ? scene.seeFace(facing) : scene.seeFront()),
  signs: (scene, { signs }) => scene.setSigns(signs),
  backs: (scene, { backs }) => scene.setBacks(backs),
  stickerUse: (scene, { stickerUse }) => (scene.stickerUse = stickerUse),
};

/** Passes the properties of the stage to the scene; all of them, unless `isWanted` selects some. */
export function tellScene(
  scene: CubeScene,
  stage: ToldStage,
  isWanted: (name: string) => boolean = () => true,
): void {
  for (const [name, tell] of Object.entries(TOLD)) if (isWanted(name)) tell(scene, stage);
}
