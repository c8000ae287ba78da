// Every fault case in a real browser. README.md beside this folder lists them.

import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";

import { launchBrowserUnderTest } from "../browsers/launch";
import type { TestBrowser } from "../browsers/tab";
import { isLongRun } from "../long-run";
import { FaultVisits } from "./fault-visits";
import { FAULT_CASES } from "./fault-cases";

let browser: TestBrowser;
let visits: FaultVisits;

beforeAll(async () => {
  browser = await launchBrowserUnderTest();
  visits = await FaultVisits.start(browser);
});

afterAll(async () => {
  await visits.stop();
  await browser.close();
});

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") await visits.forget();
});

const browserName = inject("browserName");

describe("a fault", () => {
  for (const faultCase of FAULT_CASES) {
    const { name, isLong = false, only } = faultCase;
    const isRun = (isLongRun || !isLong) && (only === undefined || only === browserName);
    it.skipIf(!isRun)(name, async () => {
      expect.hasAssertions();
      await visits.run(faultCase);
    });
  }
});
