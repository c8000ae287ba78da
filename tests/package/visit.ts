// One visit to the page of a fresh project, and all that the browser had to say.

import type { Browser, Frame } from "playwright-core";

import { SOFTWARE_DRAWING } from "../browser/chromium.mjs";

export interface Visit<Result> {
  result: Result;
  /** Warnings and errors of the console, and errors that nothing caught. */
  noise: string[];
  /** What the worker was started from. */
  workers: string[];
}

/** @param use does something with the page, or with the one in its frame */
export async function visit<Result>(
  browser: Browser,
  url: string,
  use: (frame: Frame) => Promise<Result>,
): Promise<Visit<Result>> {
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
    return { result: await use(page.frames().at(-1)!), noise, workers };
  } finally {
    await page.close();
  }
}
