// Fault cases as tests in a real browser. README.md beside this folder lists them.

import { describe, expect, inject } from "vitest";

import type { BrowserNeeds } from "../browsers/chromium";
import { it as browserTest } from "../browsers/running";
import { reportFailure } from "../failure-report";
import { ofThisRun } from "../long-run";
import type { FaultCase } from "./cases/fault-case";
import { FaultVisits } from "./fault-visits";

/** Declares a test for each case; some are left to the long run, or to one browser. */
export function testFaults(cases: readonly FaultCase[], needs: BrowserNeeds = {}): void {
  const it = browserTest.extend(
    "visits",
    { scope: "file" },
    async ({ browsers }, { onCleanup }) => {
      const visits = await FaultVisits.start(() => browsers.underTest(needs));
      onCleanup(() => visits.stop());
      return visits;
    },
  );
  const browserName = inject("browserName");
  const casesOfThisRun = ofThisRun(cases).filter(({ only = browserName }) => only === browserName);

  describe("a fault", () => {
    it.afterEach(async ({ task, visits }) => {
      if (task.result?.state !== "fail") return;
      await reportFailure(task, visits.latest ? [visits.latest.page] : []);
      await visits.forget();
    });

    for (const faultCase of casesOfThisRun) {
      it(faultCase.name, async ({ visits }) => {
        expect.hasAssertions();
        await visits.run(faultCase);
      });
    }
  });
}
