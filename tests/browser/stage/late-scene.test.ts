// A scene that opens late shows all that the stage was told before it opened.

import { expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { it as elementTest } from "../element/element-test";

// Frames take long where the cube is drawn by software.
const PATIENCE = { timeout: 30_000 };

const it = elementTest.extend("needs", { picture: true });

const PROPERTIES = {
  facelets: SOLVED_FACELETS.replace("UUU", "FRU"),
  marks: [1],
  highlights: [2, 3],
  filled: [20],
  hint: "R",
  facing: "D",
  signs: "letters",
  backs: true,
};
type StageElement = HTMLElement & {
  readonly updateComplete: Promise<unknown>;
  toBlob(): Promise<Blob>;
};

it("a scene shows properties set before it opened like those set later", async ({ page }) => {
  // So that a face comes to the front without an animation.
  await page.tab.emulateMedia({ reducedMotion: "reduce" });
  await page.embed('<cubewright-cube controls="none"></cubewright-cube>');
  await page.tab.evaluate(
    ({ properties, facelets }) => {
      const addStage = (id: string, told: object) => {
        const stage = document.createElement("cubewright-stage");
        stage.style.cssText = "display: block; width: 120px; height: 120px";
        Object.assign(stage, { id, facelets, ...told, open: true });
        // There the cube's colours are known.
        document.querySelector("cubewright-cube")!.shadowRoot!.append(stage);
      };
      addStage("late", {});
      for (const [name, value] of Object.entries(properties)) addStage(name, { [name]: value });
    },
    { properties: PROPERTIES, facelets: SOLVED_FACELETS },
  );
  const live = page.tab.getByRole("button", { name: "Show the other side" });
  await expect.poll(() => live.count(), PATIENCE).toBe(10);

  const pictures = await page.tab.evaluate(async (properties) => {
    const { shadowRoot } = document.querySelector("cubewright-cube")!;
    const stageOf = (id: string) => shadowRoot!.getElementById(id) as StageElement;
    const pictureOf = async (id: string) =>
      String(new Uint8Array(await (await stageOf(id).toBlob()).arrayBuffer()));
    const told: Record<string, { before: string; later: string }> = {};
    const plain = await pictureOf("late");
    for (const [name, value] of Object.entries(properties)) {
      const late = stageOf("late");
      const usual: unknown = Reflect.get(late, name);
      Object.assign(late, { [name]: value });
      await late.updateComplete;
      told[name] = { before: await pictureOf(name), later: await pictureOf("late") };
      Object.assign(late, { [name]: usual });
      await late.updateComplete;
    }
    return { plain, told };
  }, PROPERTIES);

  for (const [name, { before, later }] of Object.entries(pictures.told)) {
    expect(before === pictures.plain, `${name} shows`).toBe(false);
    expect(before === later, `${name} shows as if told later`).toBe(true);
  }
});
