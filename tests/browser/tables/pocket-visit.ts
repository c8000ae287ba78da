// Preparing the 2x2x2 with the page's own solver, for which the page has no button yet.

import type { TableSetStatus } from "../../../web/core/solution";
import type { Tab } from "../browsers/tab";
import type { CubePage } from "../page/cube-page";

const SIZE_BYTES = 2 * (80 + 3_674_160 / 2);
/** What is said of the set when it was made, stored and taken into use. */
export const MADE = {
  state: "in-use",
  source: "generated",
  sizeBytes: SIZE_BYTES,
  progress: 1,
  cached: true,
};

/** What is used of the page's engine. */
interface PageEngine {
  solver(): Promise<{
    prepare(method: string, options: object): Promise<void>;
    status: { tables: Record<string, unknown> };
  }>;
}

// As text, since what transforms the tests would take its import() for one of their own.
const KEEP_PAGE_SCRIPT =
  "void (window.pageScript = import(document.querySelector('script[type=module][src]').src))";

/** Prepares the 2x2x2 with the page's own solver; resolves with what it says of the set then. */
export async function prepare({ page }: CubePage<Tab>): Promise<Partial<TableSetStatus>> {
  await page.evaluate(KEEP_PAGE_SCRIPT);
  // As text, since what is undefined does not come through every browser's protocol.
  const text = await page.evaluate(async () => {
    const { pageScript } = window as object as { pageScript: Promise<Record<string, unknown>> };
    const isEngine = (value: unknown) =>
      typeof (value as Partial<PageEngine> | undefined)?.solver === "function";
    const engine = Object.values(await pageScript).find(isEngine) as PageEngine;
    const solver = await engine.solver();
    await solver.prepare("optimal", { puzzle: "2x2x2" });
    return JSON.stringify(solver.status.tables.pocket);
  });
  return JSON.parse(text) as Partial<TableSetStatus>;
}
