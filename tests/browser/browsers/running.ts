// The browsers that the tests of a worker share. To start one for each file takes long; a test has a
// profile of its own all the same. One that has died is started anew for the next test.

import type { Browser } from "playwright-core";
import { inject, test } from "vitest";

import { Firefox } from "./firefox";
import { launchChromium, type BrowserNeeds } from "./chromium";
import type { BrowserName, TestBrowser } from "./tab";
import { WebKit } from "./webkit";

declare module "vitest" {
  interface ProvidedContext {
    browserName: BrowserName;
    /** Whether the site is served with the headers that isolate its page. */
    isolated: boolean;
  }
}

export class RunningBrowsers {
  readonly #running = new Map<string, TestBrowser>();

  /** The browser that the tests of this run are for. */
  underTest(needs: BrowserNeeds): Promise<TestBrowser> {
    switch (inject("browserName")) {
      case "chromium":
        return this.chromium(needs);
      case "firefox":
        return this.#get("firefox", () => Firefox.launch());
      case "webkit":
        return this.#get("webkit", () => WebKit.launch());
    }
  }

  /** Of tests that only Chromium can do, as README.md tells. */
  chromium(needs: BrowserNeeds): Promise<Browser> {
    return this.#get(JSON.stringify(needs), () => launchChromium(needs));
  }

  async #get<Kind extends TestBrowser>(key: string, launch: () => Promise<Kind>): Promise<Kind> {
    const running = this.#running.get(key);
    // What stands under a key is what this very function has launched for it.
    if (running?.isConnected()) return running as Kind;
    this.#running.delete(key);
    await running?.close().catch(() => undefined);
    const browser = await launch();
    this.#running.set(key, browser);
    return browser;
  }

  async close(): Promise<void> {
    const browsers = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

// One for all files, each of which extends the test below to another one.
const workerBrowsers = new RunningBrowsers();

/** A test in a browser of the worker's. */
export const it = test
  .extend("browsers", { scope: "worker" }, ({}, { onCleanup }) => {
    onCleanup(() => workerBrowsers.close());
    return workerBrowsers;
  })
  /**
   * What is more than other tests need. A file extends its `it` by it, a `describe` overrides it;
   * `override` at the top of a file would be for all files, which share this module.
   */
  .extend("needs", {} as BrowserNeeds);
