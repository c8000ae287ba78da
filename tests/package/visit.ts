// One visit to the page of a fresh project, and all that the browser had to say.

import type { Browser } from "playwright-core";

import { SOFTWARE_DRAWING } from "../browser/chromium.mjs";
import type { Report } from "./app";

export interface Visit {
  report: Report;
  /** Warnings and errors of the console, and errors that nothing caught. */
  noise: string[];
  /** What the worker was started from. */
  workers: string[];
}

export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await browser.newPage();
  try {
    const noise: string[] = [];
    const workers: string[] = [];
    page.on("console", (message) => {
      const isLoud = ["error", "warning"].includes(message.type());
      if (isLoud && !SOFTWARE_DRAWING.test(message.text())) noise.push(message.text());
    });
    page.on("pageerror", (error) => noise.push(String(error)));
    page.on("worker", (worker) => workers.push(worker.url()));
    await page.goto(url);
    // The page itself, or the one in its frame.
    const frame = page.frames().at(-1)!;
    await frame.waitForFunction("globalThis.report !== undefined");
    return { report: await frame.evaluate<Report>("report"), noise, workers };
  } finally {
    await page.close();
  }
}
