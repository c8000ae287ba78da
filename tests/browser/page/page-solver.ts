// The page's own solver, for what the page has no button for yet.

import type { Solver } from "../../../web/engine/solver/solver";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "./cube-page";

/** What `keepSolver` leaves in the page. */
export interface WithSolver {
  pageSolver: Promise<Solver>;
}

interface PageEngine {
  solver(): Promise<Solver>;
}

// As text, since the test transformer would mistake its import() for one of its own.
const KEEP_PAGE_SCRIPT =
  "void (window.pageScript = import(document.querySelector('script[type=module][src]').src))";

/** Keeps the solver where what is evaluated in the page finds it: `window as object as WithSolver`. */
export async function keepSolver({ page }: CubePage<Tab>): Promise<void> {
  await page.evaluate(KEEP_PAGE_SCRIPT);
  await page.evaluate(async () => {
    const { pageScript } = window as object as { pageScript: Promise<Record<string, unknown>> };
    const isEngine = (value: unknown) =>
      typeof (value as Partial<PageEngine> | undefined)?.solver === "function";
    const engine = Object.values(await pageScript).find(isEngine) as PageEngine;
    Object.assign(window, { pageSolver: engine.solver() });
  });
}
