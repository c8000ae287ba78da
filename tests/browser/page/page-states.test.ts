// Every state of the page: axe has nothing to say of it, and nothing jumps on the way there.
// Only in the long run; the short run looks at some states where it tests them. With CUBEWRIGHT_PHOTOGRAPHS, the path
// of a directory, each is photographed as well, in all languages on a desktop in light and on a phone
// in dark.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import type { BrowserContextOptions } from "playwright-core";
import { describe, expect } from "vitest";

import { LANGUAGES } from "../../../web/widget/words/languages";
import { axeFindings } from "../accessibility";
import { it as pageTest } from "./chromium-test";
import { type CubePage, DESKTOP, PHONE } from "./cube-page";
import { layoutShifts, watchLayoutShifts } from "./layout-shifts";
import { isLongRun } from "../long-run";
import { PAGE_STATES } from "./page-states";

const it = pageTest.extend("needs", { picture: true });

const photographsDirectory = process.env.CUBEWRIGHT_PHOTOGRAPHS;

// The layout shift on the way from one state to the next. Elsewhere 0.1 counts as good:
// https://web.dev/articles/cls
const LARGEST_SHIFT = 0.02;

interface Looks {
  looks: string;
  options: BrowserContextOptions;
  isTranslated: boolean;
}

const LOOKS: readonly Looks[] = [
  { looks: "phone, dark", options: { ...PHONE, colorScheme: "dark" }, isTranslated: true },
  {
    looks: "phone, light",
    options: { ...PHONE, colorScheme: "light" },
    isTranslated: false,
  },
  {
    looks: "desktop, light",
    options: { ...DESKTOP, colorScheme: "light" },
    isTranslated: true,
  },
  {
    looks: "desktop, dark",
    options: { ...DESKTOP, colorScheme: "dark" },
    isTranslated: false,
  },
];

async function photograph({ page }: CubePage, name: string, isTranslated: boolean): Promise<void> {
  if (photographsDirectory === undefined) return;
  mkdirSync(photographsDirectory, { recursive: true });
  for (const { code } of isTranslated ? LANGUAGES : LANGUAGES.slice(0, 1)) {
    await page.locator("#language").evaluate((choice: HTMLSelectElement, code) => {
      choice.value = code;
      choice.dispatchEvent(new Event("change"));
    }, code);
    await page.locator(`.layout[lang=${code}]`).waitFor();
    await page.screenshot({
      path: join(photographsDirectory, `${name}, ${code}.png`),
      fullPage: true,
    });
  }
  await page.locator("#language").evaluate((choice: HTMLSelectElement) => {
    choice.value = "en";
    choice.dispatchEvent(new Event("change"));
  });
  await page.locator(".layout[lang=en]").waitFor();
}

describe.each(LOOKS)("every state of the page ($looks)", ({ looks, options, isTranslated }) => {
  it.runIf(isLongRun || photographsDirectory !== undefined)(
    "passes axe, and is reached without layout shifts",
    async ({ openCube, site }) => {
      site.prepend(watchLayoutShifts);
      const cube = await openCube({ ...options, reducedMotion: "reduce" });
      const findings: Record<string, unknown[]> = {};
      let shiftsBefore = 0;
      for (const { name, reach, leave } of PAGE_STATES) {
        await reach(cube);
        const shifts = (await layoutShifts(cube.page)).slice(shiftsBefore);
        const shift = shifts.reduce((sum, { value }) => sum + value, 0);
        if (shift > LARGEST_SHIFT) findings[`on the way to ${name}`] = shifts;
        const found = await axeFindings(cube.page);
        if (found.length > 0) findings[name] = found;
        await photograph(cube, `${name}, ${looks}`, isTranslated);
        shiftsBefore = (await layoutShifts(cube.page)).length;
        await leave?.(cube);
      }
      expect(findings).toEqual({});
    },
  );
});
