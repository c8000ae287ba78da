// What practice, the case library and the mathematics look like: axe has nothing to say of them, and a finger hits every
// control, in the looks that people choose.

import { expect } from "vitest";

import { SOLVED_FACELETS } from "../../../web/core/facelets";
import { applyMoves } from "../../../web/core/moves";
import { axeFindings } from "../accessibility";
import { isLongRun } from "../long-run";
import { it as pageTest } from "../page/chromium-test";
import { LOOKS } from "../looks/chosen-looks";
import { findTooSmall } from "../looks/small-targets";

// Without the picture, a note covers the middle of a small cube.
const it = pageTest.extend("needs", { picture: true });

const NEARLY_CROSS = applyMoves(SOLVED_FACELETS, ["R2"]);

/** The addresses of the rooms, and what is there when they are shown. */
const ROOMS: readonly (readonly [address: string, element: string])[] = [
  [`practise=cross&method=cfop&facelets=${NEARLY_CROSS}`, "learn-practice .pad"],
  ["library=oll", "case-library h2"],
  ["library=pll-ja", "case-library cubewright-cube"],
  ["library=f2l&view=train", "case-trainer"],
  ["mathematics=stages", "learn-mathematics h2"],
  ["mathematics=laws", "learn-mathematics learn-workbench"],
];

const CASES = LOOKS.flatMap(({ looks, options }) =>
  ROOMS.map(([address, element]) => ({ looks, options, address, element })),
);

it.runIf(isLongRun).for(CASES)(
  "$address passes axe and has targets for a finger ($looks)",
  async ({ options, address, element }, { openCube }) => {
    const { page } = await openCube(
      { ...options, reducedMotion: "reduce" },
      {
        address: `learn.html#${address}`,
        isUsable: (cube) => cube.page.locator(element).first().waitFor(),
      },
    );
    expect(await axeFindings(page)).toEqual([]);
    if ("hasTouch" in options) expect(await findTooSmall(page.locator("body"))).toEqual([]);
  },
);
