// What is pasted or typed into the position field.

import { describe, expect } from "vitest";

import { FACES, type Face } from "../../../web/core/faces";
import { applyMoves, type Move } from "../../../web/core/moves";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import type { CubePage } from "../page/cube-page";
import { NEAR_POSITION } from "../solving/optimal-positions";
import { isTriedFully, PUZZLES } from "../puzzles/puzzles";
import { hashOf, setUp, shows, SOLUTION } from "./shown-cube";

const it = pageTest.extend("cube", async ({ openCube }) => {
  const cube = await openCube();
  await cube.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  return cube;
});

const PICTURES: Readonly<Record<string, string>> = {
  U: "⬜",
  R: "🟥",
  F: "🟩",
  D: "🟨",
  L: "🟧",
  B: "🟦",
};
const REPEATS = Array.from({ length: 7 }, (): Move[] => ["F", "U2", "R'"]).flat();

/** As the net on paper shows the stickers. */
function asNet(stickers: string): string {
  const size = Math.sqrt(stickers.length / FACES.length);
  const rowOf = (face: Face, row: number) => {
    const start = size * (size * FACES.indexOf(face) + row);
    return stickers.slice(start, start + size);
  };
  const rowsOf = (...faces: Face[]) =>
    Array.from({ length: size }, (_, row) => faces.map((face) => rowOf(face, row)).join(" "));
  const alone = (face: Face) => rowsOf(face).map((row) => row.padStart(2 * size + 1));
  return [...alone("U"), ...rowsOf("L", "F", "R", "B"), ...alone("D")].join("\n");
}

/** Pastes as a person does, whatever the field holds. */
async function paste(cube: CubePage, text: string): Promise<void> {
  await cube.page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await cube.position.focus();
  await cube.page.keyboard.press("ControlOrMeta+V");
}

describe.each(PUZZLES.filter(isTriedFully))("text pasted beside a $name", (puzzle) => {
  it.override("puzzle", puzzle);
  const { inLinks, solved, near } = puzzle;
  const count = solved.length;

  it("is recognized, and the page says as what", async ({ cube, site }) => {
    const setup = setUp(puzzle);
    const turned = [setup, SOLUTION] as const;
    const plain = [setup, []] as const;
    const afterRepeats = applyMoves(solved, [...REPEATS, "R", "U2", "F'"]);
    const face = new RegExp(`.{${count / FACES.length}}`, "g");
    for (const [text, said, [facelets, moves]] of [
      [
        `https://alg.cubing.net/?${inLinks}setup=F_U2_R-&alg=R_U2_F-`,
        "Read as a link of alg.cubing.net: setup of 3 moves, 3 moves to follow.",
        turned,
      ],
      [
        `${setup}\n${near.facelets}\n`,
        new RegExp(`as ${count} stickers.* Only the first of 2 lines was read\\.`),
        plain,
      ],
      [
        `https://alpha.twizzle.net/edit/?${inLinks}alg=R+U2+F%27&setup-alg=F+U2+R%27`,
        "Read as a link of Twizzle: setup of 3 moves, 3 moves to follow.",
        turned,
      ],
      [setup.replaceAll(face, "$&\n"), `Read as ${count} stickers`, plain],
      [
        `${site.url}#${inLinks}facelets=${setup}&alg=R_U2_F-`,
        `Read as a link of Cubewright: ${count} stickers, 3 moves to follow.`,
        turned,
      ],
      [asNet(setup), `Read as a net of ${count} stickers.`, plain],
      ["F U2 // in\nR' // so", "Read as 3 moves from the solved cube.", plain],
      [`"${setup}",`, `Read as ${count} stickers`, plain],
      ["(F U2 R')x7, R U2, F'", "Read as 24 moves from the solved cube.", [afterRepeats, []]],
      [setup.replaceAll(/./g, (face) => PICTURES[face]!), `Read as ${count} stickers`, plain],
    ] as const) {
      await paste(cube, text);
      await cube.page.getByText(said).waitFor();
      await shows(cube, facelets, moves);
      expect(await cube.position.inputValue()).toBe(facelets);
      expect(await cube.position.getAttribute("aria-invalid")).toBe("false");
    }
  });
});

describe("a pasted net that no cube has", () => {
  it.runIf(isLongRun)(
    "stays in the field in the order in which it would be read again",
    async ({ cube }) => {
      const wrong = `${NEAR_POSITION.slice(0, -1)}!`;
      await paste(cube, asNet(wrong));
      await cube.page.getByText("Could not be read as stickers (the faces U R F D L B").waitFor();
      expect(await cube.position.inputValue()).toBe(wrong);
      await cube.enterPosition(NEAR_POSITION);
      await shows(cube, NEAR_POSITION, []);
    },
  );
});

describe("pasted text", () => {
  it("is refused without side effects if it is not a cube", async ({ cube }) => {
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

  it.runIf(isLongRun)(
    "has its error shown at the field, in the page's language, until the cube changes",
    async ({ cube }) => {
      const { page, position, alert } = cube;
      await cube.enterPosition(NEAR_POSITION.slice(1));
      const note = page.locator("#position-note");
      expect(await position.getAttribute("aria-describedby")).toBe("position-note");
      const why = "A cube has 54 stickers; this text has 53.";
      await note.filter({ hasText: `or a net); the cube has not changed. ${why}` }).waitFor();
      await alert.filter({ hasText: why }).waitFor();

      // Pasting another kind of text replaces what was said about the first.
      await paste(cube, "https://evil.example/?alg=R_U");
      await note.filter({ hasText: "Only links of this site" }).waitFor();
      await alert.waitFor({ state: "hidden" });

      await page.getByRole("combobox", { name: "Language" }).selectOption("sr-Latn");
      await note.filter({ hasText: "Mogu da se pročitaju samo linkovi" }).waitFor();
      await page.locator("#language").selectOption("en");
      await note.filter({ hasText: "Only links of this site" }).waitFor();

      await cube.button("Scramble").click();
      await note.filter({ hasText: "Enter applies them." }).waitFor();
      expect(await position.getAttribute("aria-invalid")).toBe("false");
      expect(await position.inputValue()).toBe(await cube.readFacelets());
    },
  );

  it.runIf(isLongRun)("is no longer described once the cube changes", async ({ cube }) => {
    const read = cube.page.getByText("Read as 54 stickers.");
    await paste(cube, NEAR_POSITION);
    await read.waitFor();
    await cube.sticker(0).click();
    await read.waitFor({ state: "hidden" });
  });
});

describe("an emptied position field", () => {
  it.runIf(isLongRun)(
    "shows the cube again when it is left or Enter is pressed",
    async ({ cube }) => {
      await cube.enterPosition(NEAR_POSITION);
      await shows(cube, NEAR_POSITION, []);
      for (const leave of ["Tab", "Enter"]) {
        await cube.position.fill("");
        await cube.position.press(leave);
        expect(await cube.position.inputValue()).toBe(NEAR_POSITION);
        await shows(cube, NEAR_POSITION, []);
      }
    },
  );
});

it("typed after a press replaces what the field shows; the next press sets the caret", async ({
  cube,
}) => {
  await cube.position.click();
  await cube.page.keyboard.type("R U");
  await cube.page.keyboard.press("Enter");
  await cube.page.getByText("Read as 2 moves from the solved cube.").waitFor();

  await cube.position.click();
  const selection = await cube.position.evaluate((field: HTMLInputElement) => [
    field.selectionStart,
    field.selectionEnd,
  ]);
  expect(selection[0]).toBe(selection[1]);
});
