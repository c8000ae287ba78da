// A page that is opening: for how long it does not respond, and that no press is lost meanwhile.

import type { Browser, Page } from "playwright-core";
import { describe, expect } from "vitest";

import { LONGEST_WAIT_MS } from "../../../web/widget/words/spoken";
import { it } from "./chromium-test";
import { PHONE } from "./cube-page";
import { taskWorkMs, WORK_CATEGORIES } from "../measuring/frame-work";
import { isLongRun } from "../long-run";
import { stopTimers } from "../site/never-too-slow";

const VISIT_COUNT = 5;
const MEDIAN = 2;

const LONGEST_TASK_MS = 50;

interface Watched {
  /** The cube is shown in three dimensions. */
  stageLive: Promise<void>;
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const stageLive = new Promise<void>((resolve) => {
    addEventListener("cubewright-ready", ({ target }) => {
      const element = (target as Element).shadowRoot!.querySelector("cubewright-stage")!;
      const stage = element.shadowRoot!;
      new MutationObserver(() => {
        if (stage.querySelector("button:not([hidden])")) resolve();
      }).observe(stage, { subtree: true, childList: true, attributes: true });
    });
  });
  Object.assign(window, { stageLive } satisfies Watched);
}

/** The longest that the main thread ran without a pause before the cube could be turned. */
async function longestTaskMs(page: Page, url: string): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: WORK_CATEGORIES });
  await page.goto(url);
  await page.evaluate(() => (window as Window & Partial<Watched>).stageLive);
  return Math.max(...taskWorkMs(await browser.stopTracing()));
}

/** The times of visits by a phone, each with a profile of its own, in ascending order. */
async function timesOfVisitsMs(
  browser: Browser,
  measureMs: (page: Page) => Promise<number>,
): Promise<number[]> {
  const timesMs: number[] = [];
  while (timesMs.length < VISIT_COUNT) {
    const context = await browser.newContext({ serviceWorkers: "block", ...PHONE });
    await context.addInitScript(watch);
    timesMs.push(await measureMs(await context.newPage()));
    await context.close();
  }
  return timesMs.sort((one, other) => one - other);
}

// Times, which other processes lengthen.
describe.runIf(isLongRun)("a page opening its scene", () => {
  it.override("needs", { picture: true });

  it("runs no task of 50 ms or more in a median visit", async ({ browser, site }) => {
    const timesMs = await timesOfVisitsMs(browser, (page) => longestTaskMs(page, site.url));
    expect(timesMs[MEDIAN], String(timesMs)).toBeLessThan(LONGEST_TASK_MS);
  });
});

it("the cube is shown before the first number is formatted, for which the browser takes long", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const order: string[] = [];
      addEventListener("cubewright-ready", () => order.push("cube"));
      for (const name of ["NumberFormat", "PluralRules"] as const) {
        const construct: ProxyHandler<object & typeof Object>["construct"] = (target, args) => {
          order.push(name);
          return Reflect.construct(target, args) as object;
        };
        Object.assign(Intl, { [name]: new Proxy(Intl[name] as never, { construct }) });
      }
      Object.assign(window, { order });
    });
    await page.goto(site.url);
    // The page prepares the numbers itself, as soon as the cube is there.
    const order = await page.waitForFunction(() => {
      const { order } = window as object as { order: string[] };
      return order.length > 1 && order.slice(0, 2);
    });
    expect(await order.jsonValue()).toEqual(["cube", "NumberFormat"]);
  } finally {
    await context.close();
  }
});

it("the page requests six scripts and the engine's code until the engine has started", async ({
  openCube,
  site,
}) => {
  const cube = await openCube();
  await cube.searchBriefly();
  await cube.button("Scramble").click();
  await cube.solve();
  // The script of the threads is the last of the engine's.
  const asked = site.requests.slice(0, site.requests.indexOf("/wasm/cubewright-threads.worker.js"));
  const scripts = asked.filter((path) => /^\/(assets|wasm)\/.*\.(js|wasm)$/.test(path));
  const withoutHash = scripts.map((path) => path.replace(/-[\w-]{8}(?=\.js$)/, ""));
  expect([...new Set(withoutHash)].toSorted()).toEqual([
    "/assets/element.js",
    "/assets/first-looks.js",
    "/assets/main.js",
    "/assets/page.js",
    "/assets/worker.js",
    "/wasm/cubewright-threads.js",
    "/wasm/cubewright-threads.wasm",
  ]);
});

it("the page does not load what lists proofs, reads texts or shows dialogs until it is needed", async ({
  openCube,
  site,
}) => {
  const { page } = await openCube();
  // The last that is loaded without being asked for.
  await page.waitForFunction(() => customElements.get("table-panel") !== undefined);
  const later = /^\/assets\/(?:proof-list|resting-proofs|position-text|page-dialogs)-/;
  expect(site.requests.filter((path) => later.test(path))).toEqual([]);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("dialog", { name: "Share this cube" }).waitFor();
  expect(site.requests.filter((path) => later.test(path))).toHaveLength(1);
});

it("a dialog opens once its words have come", async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: "block", locale: "sr-RS" });
  try {
    const page = await context.newPage();
    // However slow the machine is: after that time the dialog would open in English.
    await page.addInitScript(stopTimers, LONGEST_WAIT_MS);
    await page.goto(site.url);
    await page.evaluate(() => {
      const { prototype } = HTMLDialogElement;
      // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called for the dialog below.
      const { showModal } = prototype;
      prototype.showModal = function () {
        showModal.call(this);
        document.body.dataset.heading = this.querySelector("h2")!.textContent.trim();
      };
    });
    await page.getByRole("button", { name: "Podeli", exact: true }).click();
    await page.getByRole("dialog", { name: "Podelite ovu kocku" }).waitFor();
    expect(await page.evaluate(() => document.body.dataset.heading)).toBe("Podelite ovu kocku");
  } finally {
    await context.close();
  }
});

it("a button pressed before the page is ready opens its dialog", async ({ browser, site }) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    // As soon as something could hear the press.
    await page.addInitScript(() => {
      const define = customElements.define.bind(customElements);
      customElements.define = (name, constructor) => {
        if (name === "cubewright-cube") document.querySelector<HTMLElement>("#share")!.click();
        define(name, constructor);
      };
    });
    await page.goto(site.url);
    await page.getByRole("dialog", { name: "Share this cube" }).waitFor();
  } finally {
    await context.close();
  }
});

it("a script requested again while its retry is loading runs only once", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    let count = 0;
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/page-dialogs-*", async (route) => {
      count += 1;
      if (count === 1) return route.abort();
      if (route.request().url().includes("?again=")) await released;
      return route.continue();
    });
    await page.goto(site.url);
    const share = page.getByRole("button", { name: "Share", exact: true });
    const [retry] = await Promise.all([page.waitForRequest(/\?again=/), share.click()]);
    await share.click();
    release();
    await page.getByRole("dialog", { name: "Share this cube" }).waitFor();
    // The held script has run: this import joins the page's own.
    await page.evaluate(`import("${retry.url()}").then(() => undefined)`);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});
