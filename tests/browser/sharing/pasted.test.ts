// What is pasted into the position field.

import { describe, expect } from "vitest";

import { it as pageTest } from "../page/chromium-test";
import type { CubePage } from "../page/cube-page";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { hashOf, SETUP, shows, SOLUTION } from "./shown-cube";

const it = pageTest.extend("cube", async ({ openCube }) => {
  const cube = await openCube();
  await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return cube;
});

/** Pastes as a person does, whatever the field holds. */
async function paste(cube: CubePage, text: string): Promise<void> {
  await cube.page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await cube.position.focus();
  await cube.page.keyboard.press("ControlOrMeta+V");
}

describe("what is pasted", () => {
  it("is taken for what it is, and that is said", async ({ cube, site }) => {
    const turned = [SETUP, SOLUTION] as const;
    const plain = [SETUP, []] as const;
    for (const [text, said, [facelets, moves]] of [
      [
        "https://alg.cubing.net/?setup=F_U2_R-&alg=R_U2_F-",
        "Read as a link of alg.cubing.net: setup of 3 moves, 3 moves to follow.",
        turned,
      ],
      [`${SETUP}\n${NEAR_POSITION}\n`, "54 stickers. Only the first of 2 lines was read.", plain],
      [
        "https://alpha.twizzle.net/edit/?alg=R+U2+F%27&setup-alg=F+U2+R%27",
        "Read as a link of Twizzle: setup of 3 moves, 3 moves to follow.",
        turned,
      ],
      [SETUP.replaceAll(/.{9}/g, "$&\n"), "Read as 54 stickers.", plain],
      [
        `${site.url}#facelets=${SETUP}&alg=R_U2_F-`,
        "Read as a link of Cubewright: 54 stickers, 3 moves to follow.",
        turned,
      ],
      ["F U2 // in\nR' // so", "Read as 3 moves from the solved cube.", plain],
    ] as const) {
      await paste(cube, text);
      await cube.page.getByText(said).waitFor();
      await shows(cube, facelets, moves);
      expect(await cube.position.inputValue()).toBe(facelets);
    }
  });

  it("is refused if it is no cube, and does nothing else", async ({ cube }) => {
    const dialogs: string[] = [];
    cube.page.on("dialog", (dialog) => dialogs.push(dialog.message()));
    await cube.enterPosition(NEAR_POSITION);
    await shows(cube, NEAR_POSITION, []);
    for (const [text, said] of [
      [
        "https://evil.example/?alg=R_U",
        "Only links of this site, of alg.cubing.net and of Twizzle can be read",
      ],
      ["https://alg.cubing.net/?puzzle=5x5x5&alg=R", "is for another puzzle"],
      [
        "https://alg.cubing.net/?alg=<img src=x onerror=alert(1)>",
        "Could not be read as a link of alg.cubing.net",
      ],
      ["<img src=x onerror=alert(1)><script>alert(2)</script>", "Could not be read as moves"],
      ['{"cp":["<img src=x onerror=alert(1)>"]}', "Could not be read as pieces"],
      ["[".repeat(300_000), "Too long for a cube"],
    ] as const) {
      await paste(cube, text);
      await cube.page.getByText(said).waitFor();
      expect(await cube.position.getAttribute("aria-invalid")).toBe("true");
      expect(await cube.readFacelets()).toBe(NEAR_POSITION);
      expect(await hashOf(cube.page)).toBe(`#facelets=${NEAR_POSITION}`);
      const strange = "#position-note *, img[src=x]";
      expect(await cube.page.locator(strange).count(), said).toBe(0);
    }
    expect(dialogs).toEqual([]);
  });
});
