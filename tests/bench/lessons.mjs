// How long a person with a phone waits for the first goal of a lesson, and for its cube. Needs what `npm run build`
// makes; tests/bench/README.md says what it measures.
import { parseArgs } from "node:util";

import { chromium } from "playwright-core";

import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { fixed, printTable } from "./report/report.mjs";
import { summarize } from "./report/statistics.mjs";
import { startPhoneServer } from "./targets/phone-server.mjs";

/**
 * @typedef {object} LessonStart times since the navigation began
 * @property {number} goalMs the first goal is there, and its turns can be made
 * @property {number} cubeMs its cube is drawn in three dimensions
 */

const USAGE = `Usage: node tests/bench/lessons.mjs [OPTIONS]

  --method M,...  (default: beginner,cfop)
  --rounds N      visits for each (default: 5)`;

// A phone of the middle class, as G. Lighthouse emulates it: processor four times slower, 1.6 Mbit/s, 150 ms.
const SLOWDOWN = 4;
const NETWORK = { bytesPerMs: 1_600_000 / 8 / 1_000, latencyMs: 150 };
const PHONE = {
  viewport: { width: 360, height: 780 },
  ...{ deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
// A random cube.
const FACELETS = "URUDUDBBUFFFURLLUFLULBFRDFDRUFLDLBRDBRDBLDLDBRBRFBLRFU";

const { values } = parseArgs({
  options: {
    method: { type: "string", default: "beginner,cfop" },
    rounds: { type: "string", default: "5" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) console.log(USAGE);
else await main(values.method.split(","), Number(values.rounds));

/** @param {string[]} methods @param {number} rounds */
async function main(methods, rounds) {
  const server = await startPhoneServer(NETWORK);
  const rows = [];
  for (const method of methods) {
    /** @type {Awaited<ReturnType<typeof visit>>[]} */
    const visits = [];
    for (let round = 0; round < rounds; ++round) visits.push(await visit(server, method));
    const median = (/** @type {"goalMs" | "cubeMs" | "sentBytes"} */ name) =>
      summarize(visits.map((times) => times[name])).median;
    rows.push([
      ...[method, fixed(median("goalMs"), 0), fixed(median("cubeMs"), 0)],
      fixed(median("sentBytes") / 1e3, 0),
    ]);
  }
  server.stop();
  printTable(
    "The first goal of a lesson on a phone, medians from an empty profile",
    ["method", "goal ms", "cube ms", "KB"],
    rows,
  );
}

/**
 * @param {Awaited<ReturnType<typeof startPhoneServer>>} server
 * @param {string} method
 * @returns {Promise<LessonStart & { sentBytes: number }>}
 */
async function visit(server, method) {
  const browser = await chromium.launch(CHROMIUM_OPTIONS);
  try {
    const page = await (await browser.newContext(PHONE)).newPage();
    await page.addInitScript(watchLesson);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const sentBefore = server.sentBytes();
    await page.goto(`${server.url}learn.html#method=${method}&facelets=${FACELETS}`, {
      waitUntil: "commit",
    });
    const times = await page.evaluate(
      () => /** @type {Window & { lessonStart?: Promise<LessonStart> }} */ (window).lessonStart,
    );
    if (times === undefined) throw new Error("The page was not measured.");
    return { ...times, sentBytes: server.sentBytes() - sentBefore };
  } finally {
    await browser.close();
  }
}

/** Runs in the page before its own scripts. */
function watchLesson() {
  let goalMs = NaN;
  let cubeMs = NaN;
  const lessonStart = new Promise((resolve) => {
    const look = () => {
      const lesson = document.querySelector("learn-page")?.shadowRoot;
      const nextTurn = lesson?.querySelector(".turning .primary[aria-disabled=false]");
      const stage = document
        .querySelector("cubewright-cube")
        ?.shadowRoot?.querySelector("cubewright-stage");
      if (isNaN(goalMs) && lesson?.querySelector("h2") && nextTurn) goalMs = performance.now();
      // The drawn cube takes the place of a still picture.
      if (isNaN(cubeMs) && stage?.shadowRoot?.querySelector(".poster[hidden]"))
        cubeMs = performance.now();
      if (isNaN(goalMs + cubeMs)) requestAnimationFrame(look);
      else resolve({ goalMs, cubeMs });
    };
    look();
  });
  Object.assign(window, { lessonStart });
}
