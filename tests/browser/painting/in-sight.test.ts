// People who paint on a phone see the colours, the face asked for and how to hold the cube at once;
// people who repair see what is wrong and what would repair it. Nobody has to scroll for that.

import type { Page } from "playwright-core";
import { describe, expect } from "vitest";

import { FACES, type Face } from "../../../web/core/faces";
import { faceAt } from "../../../web/core/geometry";
import { REST_MS } from "../../../web/widget/hand/at-rest";
import { TOUR } from "../../../web/widget/paint/face-tour";
import type { ProfileOptions } from "../browsers/tab";
import { isLongRun, ofThisRun } from "../long-run";
import { it } from "../page/chromium-test";
import { type CubePage, DESKTOP, PHONE } from "../page/cube-page";
import {
  FACES_EXCHANGED,
  FLIPPED_EDGE,
  OPPOSITE_FACES_TURNED,
  SCRAMBLED,
  TWO_SUCH_CORNERS,
} from "../puzzles/wrong-cubes";

const WINDOWS: { name: string; options: ProfileOptions; isLong?: boolean }[] = [
  { name: "a small phone's", options: { ...PHONE, viewport: { width: 360, height: 640 } } },
  { name: "a phone's", options: PHONE, isLong: true },
  {
    name: "that of a phone on its side",
    isLong: true,
    options: { ...PHONE, viewport: { width: 844, height: 390 } },
  },
  {
    name: "a tablet's",
    options: { ...PHONE, viewport: { width: 820, height: 1180 } },
    isLong: true,
  },
];

/** Which of these parts of the element are outside the window, or below something else. */
function outOfSight(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.locator("cubewright-cube").evaluate((cube, wanted) => {
    const partsIn = (root: ParentNode, selector: string): Element[] => [
      ...root.querySelectorAll(selector),
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
        shadowRoot ? partsIn(shadowRoot, selector) : [],
      ),
    ];
    const isSeen = (part: Element) => {
      const { top, left, right, bottom } = part.getBoundingClientRect();
      if (top < 0 || left < 0 || right > innerWidth || bottom > innerHeight) return false;
      const root = part.getRootNode() as ShadowRoot;
      // Tested at its corners, inside their rounding.
      return [top + 9, bottom - 9].every((y) =>
        [left + 9, right - 9].every((x) => {
          const hit = root.elementFromPoint(x, y);
          return hit !== null && (part.contains(hit) || hit.contains(part));
        }),
      );
    };
    return wanted.flatMap((selector) => {
      const parts = partsIn(cube.shadowRoot!, selector).filter((part) => part.checkVisibility());
      if (parts.length === 0) return [`${selector}: there is none`];
      return parts
        .filter((part) => !isSeen(part))
        .map((part) => `${selector}: ${part.outerHTML.slice(0, 90)}`);
    });
  }, selectors);
}

/** How much of the text is cut off, so that it needs scrolling. */
function cutPx(page: Page): Promise<number> {
  return page.locator("cubewright-cube .caption").evaluate((box) => {
    const isCut = getComputedStyle(box).overflowY !== "visible";
    return isCut ? box.scrollHeight - box.clientHeight : 0;
  });
}

/**
 * Which controls are covered once the page is scrolled just far enough to show them, from its top or from
 * its end.
 */
function coveredControls(page: Page): Promise<string[]> {
  const controls = page.locator("cubewright-cube").locator("button, input, select");
  return controls.evaluateAll((all) => {
    const isOpenFrom = (control: Element, top: number) => {
      scrollTo({ top, behavior: "instant" });
      control.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, right, top: upper, bottom: lower } = control.getBoundingClientRect();
      const root = control.getRootNode() as Document | ShadowRoot;
      return [upper + 3, lower - 3]
        .map((y) => root.elementFromPoint((left + right) / 2, y))
        .every((hit) => hit && (control.contains(hit) || hit.contains(control)));
    };
    // What is visible only with the focus covers nothing and is not covered.
    const isShown = (control: Element) =>
      control.checkVisibility() && getComputedStyle(control).clipPath !== "inset(50%)";
    return all
      .filter(isShown)
      .flatMap((control) =>
        [0, document.documentElement.scrollHeight]
          .filter((top) => !isOpenFrom(control, top))
          .map((top) => `from ${top}: ${control.outerHTML.slice(0, 90)}`),
      );
  });
}

// All other stickers follow from the other faces and these places of the last two.
const PLACES_TO_PAINT: Partial<Record<Face, readonly number[]>> = { U: [0, 1, 3], D: [7] };

async function paintFace(cube: CubePage, face: Face): Promise<void> {
  const first = 9 * FACES.indexOf(face);
  const places = PLACES_TO_PAINT[face] ?? [0, 1, 2, 3, 5, 6, 7, 8];
  for (const color of FACES) {
    const stickers = places.filter((place) => SCRAMBLED[first + place] === color);
    if (stickers.length > 0) await cube.radio(color).tap();
    for (const place of stickers) await cube.sticker(first + place).tap();
  }
}

describe.each(ofThisRun(WINDOWS))("in a window as large as $name", ({ options }) => {
  it("everything needed to paint or mend a cube is in sight together", async ({ openCube }) => {
    const cube = await openCube(options);
    const { page } = cube;
    await cube.button("Paint my cube").tap();
    for (const [place, face] of TOUR.entries()) {
      await cube.status.filter({ hasText: `Face ${place + 1} of 6` }).waitFor();
      const toSee = ["[role=status]", ".brushes label", `.of-${face.toLowerCase()}`];
      await expect.poll(() => outOfSight(page, toSee)).toEqual([]);
      // With the phone on its side, the cube itself stays beside the net.
      const small = page.locator("cubewright-holding").filter({ visible: true });
      const picture = (await small.count()) > 0 ? small : page.locator("cubewright-stage");
      const box = (await picture.first().boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(options.viewport!.height);
      await paintFace(cube, face);
    }
    await cube.status.filter({ hasText: "follow from the others" }).waitFor();
    await expect.poll(() => outOfSight(page, ["button.solve"])).toEqual([]);
    // Two stickers exchanged.
    await cube.enterPosition(SCRAMBLED.replace("BU", "UB"));
    await cube.alert.filter({ hasText: /./ }).waitFor();
    await page.getByText("What would mend it").waitFor();
    const toSee = ["[role=alert]", "ul > li:first-child > button"];
    await expect.poll(() => outOfSight(page, toSee)).toEqual([]);
  });

  it.runIf(isLongRun)(
    "a face being painted stays in sight when an error appears",
    async ({ openCube }) => {
      const cube = await openCube(options);
      await cube.button("Paint my cube").tap();
      await paintFace(cube, "F");
      await cube.status.filter({ hasText: "Face 2 of 6" }).waitFor();
      await expect.poll(() => outOfSight(cube.page, [".of-r"])).toEqual([]);
      // No corner has a colour twice.
      const besideIt = SCRAMBLED[9 * FACES.indexOf("F") + 2] as Face;
      await cube.radio(besideIt).tap();
      await cube.sticker(9 * FACES.indexOf("R")).tap();
      await cube.alert.filter({ hasText: "No cube has these stickers" }).waitFor();
      await cube.status.filter({ hasText: "Face 2 of 6" }).waitFor();
      const isWide = options.viewport!.width >= 840;
      const mends = isWide && options.viewport!.height > 500 ? "section" : ".fold";
      const toSee = ["[role=status]", "[role=alert]", ".brushes label", ".of-r", mends];
      await expect.poll(() => outOfSight(cube.page, toSee)).toEqual([]);
      await cube.page.getByRole("button", { name: "What would mend it" }).tap();
      await cube.page
        .getByRole("button", { name: /^Paint \w\d / })
        .first()
        .tap();
      await cube.status.filter({ hasText: "Done:" }).waitFor();
    },
  );
});

/** Only these faces are painted. */
function withFaces(faces: string): string {
  const isKnown = (index: number) => index % 9 === 4 || faces.includes(faceAt(index));
  return Array.from(SCRAMBLED, (letter, index) => (isKnown(index) ? letter : "?")).join("");
}

describe("in a phone's window", () => {
  it.runIf(isLongRun)(
    "no sticker moves away from a finger that turns to another face in sight",
    async ({ openCube }) => {
      const cube = await openCube(PHONE);
      await cube.enterPosition(withFaces("FR"));
      await cube.status.filter({ hasText: "Face 3 of 6" }).waitFor();
      const last = cube.sticker(8);
      await last.evaluate((sticker) => {
        const toLowerPart = sticker.getBoundingClientRect().bottom - (innerHeight - 50);
        scrollBy({ top: toLowerPart, behavior: "instant" });
      });
      await cube.radio("D").tap();
      const { x, y } = (await last.boundingBox())!;
      await cube.sticker(0).tap();
      await cube.status.filter({ hasText: "Face 5 of 6" }).waitFor();
      await cube.page.waitForTimeout(2 * REST_MS);
      expect(await last.boundingBox()).toMatchObject({ x, y });
    },
  );
});

// The lower face is not painted.
const FIVE_FACES = SCRAMBLED.replace(/(?<=^.{27}).{4}(.).{4}/, "????$1????");

describe("in a small phone's window", () => {
  it.for(isLongRun ? ["en", "ru", "sr-Latn"] : ["ru"])(
    "all is in sight that is said of an unfinished cube: %s",
    async (locale, { openCube }) => {
      const isUsable = ({ page }: CubePage) => page.locator("cubewright-net").waitFor();
      const { page } = await openCube({ ...WINDOWS[0]!.options, locale }, { isUsable });
      await page.locator("#position").fill(withFaces("FRU"));
      await page.locator("#position").press("Enter");
      await page.locator(".tour").waitFor();
      await page.locator("button.solve").tap();
      await page.getByRole("alert").filter({ hasText: "D" }).waitFor();
      expect(await cutPx(page)).toBe(0);
    },
  );

  it.runIf(isLongRun).for([
    { ...DESKTOP, isSaid: true },
    { ...PHONE, isSaid: false },
  ])(
    "the keys that paint are named where there is a keyboard: $isSaid",
    async ({ isSaid, ...options }, { openCube }) => {
      const cube = await openCube(options);
      const said = cube.page.getByText("Keys 1 to 6 paint sticker after sticker");
      expect(await said.count()).toBe(0);
      await cube.button("Paint my cube").click();
      await cube.status.filter({ hasText: "Face 1 of 6" }).waitFor();
      expect(await said.isVisible()).toBe(isSaid);
    },
  );

  it.runIf(isLongRun)("what brings back a cleared cube is in sight", async ({ openCube }) => {
    const cube = await openCube(WINDOWS[0]!.options);
    await cube.button("Paint my cube").tap();
    await cube.radio("R").tap();
    await cube.sticker(18).tap();
    await expect.poll(async () => (await cube.readFacelets())[18]).toBe("R");
    const painted = await cube.readFacelets();
    await cube.button("Paint my cube").tap();
    await cube.status.filter({ hasText: "Colours cleared." }).waitFor();
    const undo = ".blank button:last-child";
    await expect.poll(() => outOfSight(cube.page, ["[role=status]", undo])).toEqual([]);
    await cube.page.locator(`cubewright-cube ${undo}`).tap();
    await expect.poll(() => cube.readFacelets()).toBe(painted);
  });

  it.runIf(isLongRun)(
    "the page scrolls away from a finished face, and the actions come over it, only once the finger rests",
    async ({ openCube }) => {
      const cube = await openCube(WINDOWS[0]!.options);
      const { page } = cube;
      await cube.enterPosition(FIVE_FACES);
      await cube.status.filter({ hasText: "Face 6 of 6" }).waitFor();
      await cube.sticker(31).evaluate((centre) => {
        centre.scrollIntoView({ block: "center", behavior: "instant" });
      });
      // What comes and goes above the face changes the scroll position, but not where the face is seen.
      await cube.sticker(31).evaluate((centre) => {
        const { y } = centre.getBoundingClientRect();
        let pressMs = 0;
        addEventListener("pointerdown", ({ timeStamp }) => (pressMs = timeStamp), true);
        addEventListener("scroll", function scrolled({ timeStamp }) {
          if (Math.abs(centre.getBoundingClientRect().y - y) < 1) return;
          removeEventListener("scroll", scrolled);
          Object.assign(window, { restMs: timeStamp - pressMs });
        });
        const { shadowRoot } = document.querySelector("cubewright-cube")!;
        const layout = shadowRoot!.querySelector(".layout")!;
        const actions = shadowRoot!.querySelector("cubewright-actions")!.shadowRoot!;
        new MutationObserver((_, observer) => {
          if (!layout.matches(".ready")) return;
          observer.disconnect();
          const presses = getComputedStyle(actions.querySelector(".paint-cube")!).pointerEvents;
          Object.assign(window, { ready: { restMs: performance.now() - pressMs, presses } });
        }).observe(layout, { attributes: true });
      });
      // The engine has begun to tell what follows: it must answer before the finger rests.
      await cube.net.locator(".filled").first().waitFor();
      await paintFace(cube, "D");
      await cube.status.filter({ hasText: "follow from the others" }).waitFor();
      const restMs = () => page.evaluate(() => (window as never as { restMs?: number }).restMs);
      await expect.poll(restMs).toBeGreaterThanOrEqual(REST_MS);
      const ready = await page.evaluate(
        () => (window as never as { ready: { restMs: number; presses: string } }).ready,
      );
      expect(ready.restMs).toBeGreaterThanOrEqual(REST_MS);
      // A finger that presses once more while the page glides clears nothing.
      expect(ready.presses).toBe("none");
      const toSee = ["[role=status]", "cubewright-actions"];
      await expect.poll(() => outOfSight(page, toSee)).toEqual([]);
    },
  );
});

// With two stickers exchanged.
const FIVE_WRONG_FACES = FIVE_FACES.replace("BU", "UB");
// All but the centres.
const ALL_GREEN = Array.from(SCRAMBLED, (_, index) =>
  index % 9 === 4 ? SCRAMBLED[index] : "F",
).join("");

describe.each(ofThisRun(WINDOWS))("in a window as large as $name", ({ options }) => {
  it.runIf(isLongRun)(
    "a wrong sticker is in sight together with what would mend it",
    async ({ openCube }) => {
      const cube = await openCube(options);
      const { page } = cube;
      await cube.enterPosition(FIVE_WRONG_FACES);
      await cube.status.filter({ hasText: "Face 6 of 6" }).waitFor();
      const first = 9 * FACES.indexOf("D");
      for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) {
        await cube.radio(SCRAMBLED[first + place] as Face).tap();
        await cube.sticker(first + place).tap();
      }
      const repair = "ul > li:first-child > button";
      await page.locator(`cubewright-repairs ${repair}`).waitFor();
      await expect.poll(() => outOfSight(page, ["[role=alert]", repair, ".marked"])).toEqual([]);
      const bottom = (part: string) =>
        page.locator(part).evaluate((box) => box.getBoundingClientRect().bottom);
      const blankPx = (await bottom(".caption")) - (await bottom(".caption [role=alert]"));
      expect(blankPx).toBeLessThan(30);
      expect(await coveredControls(page)).toEqual([]);
    },
  );

  it.runIf(isLongRun)("Solve stays in sight when the cube is complete", async ({ openCube }) => {
    const cube = await openCube(options);
    const { page } = cube;
    await cube.enterPosition(SCRAMBLED);
    await cube.status.filter({ hasText: "Ready to solve" }).waitFor();
    // As if a keyboard covered what is below it.
    await cube.position.evaluate((field) => field.scrollIntoView({ behavior: "instant" }));
    expect(await outOfSight(page, ["button.solve"])).toEqual([]);
    expect(await coveredControls(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await cube.reload();
    await cube.status.filter({ hasText: "Ready to solve" }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await outOfSight(page, ["button.solve"])).toEqual([]);
  });

  it.runIf(isLongRun)(
    "the colours stay in sight while too much is wrong to be mended",
    async ({ openCube }) => {
      const cube = await openCube(options);
      const { page } = cube;
      await cube.enterPosition(ALL_GREEN);
      await page.getByText("Too much is wrong").waitFor();
      for (const face of FACES) {
        const sticker = cube.sticker(9 * FACES.indexOf(face));
        await sticker.evaluate((cell) =>
          cell.scrollIntoView({ block: "center", behavior: "instant" }),
        );
        expect(await outOfSight(page, ["[role=alert]", ".brushes label"])).toEqual([]);
      }
      expect(await coveredControls(page)).toEqual([]);
    },
  );
});

// Russian has the longest words.
const LANGUAGES = [
  { locale: "en", isLong: true },
  { locale: "ru" },
  { locale: "sr-Latn", isLong: true },
  { locale: "zh-Hans", isLong: true },
  { locale: "ko", isLong: true },
];

const FIRST_TWO = "ul > li:nth-child(-n + 2) > button";
const MENDED = [
  { facelets: TWO_SUCH_CORNERS, count: 1, toSee: [] },
  { facelets: FACES_EXCHANGED, count: 1, toSee: [FIRST_TWO] },
  { facelets: FLIPPED_EDGE, count: 5, toSee: [FIRST_TWO] },
  // Two equally likely repairs, and how to find out which is right.
  { facelets: OPPOSITE_FACES_TURNED, count: 2, toSee: [FIRST_TWO, ".question", ".colors button"] },
];

describe.each(ofThisRun([...WINDOWS, { name: "a desktop's", options: DESKTOP, isLong: true }]))(
  "in a window as large as $name",
  ({ options }) => {
    it.for(ofThisRun(LANGUAGES))(
      "the error, the first two repairs and the result of one are in sight: $locale",
      async ({ locale }, { openCube }) => {
        const isUsable = ({ page }: CubePage) => page.locator("cubewright-net").waitFor();
        const { page } = await openCube({ ...options, locale }, { isUsable });
        const repairs = page.locator("cubewright-repairs ul > li > button");
        for (const { facelets, count, toSee } of MENDED) {
          await page.locator("#position").fill(facelets);
          await page.locator("#position").press("Enter");
          await expect.poll(() => repairs.count()).toBe(count);
          await expect.poll(() => outOfSight(page, ["[role=alert]", ...toSee])).toEqual([]);
          expect(await cutPx(page)).toBe(0);
        }
        await repairs.first().click();
        await repairs.first().waitFor({ state: "detached" });
        await expect.poll(() => outOfSight(page, ["[role=status]"])).toEqual([]);
      },
    );
  },
);
