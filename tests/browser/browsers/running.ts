// The browsers that all tests in one of Vitest's workers share, since starting one takes long. Each test
// still has its own profile. A browser that has died is started again for the next test.

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

  /** For tests that need Chromium; README.md says why. */
  chromium(needs: BrowserNeeds): Promise<Browser> {
    return this.#get(JSON.stringify(needs), () => launchChromium(needs));
  }

  async #get<Kind extends TestBrowser>(key: string, launch: () => Promise<Kind>): Promise<Kind> {
    const running = this.#running.get(key);
    // Only this function adds browsers, so the one under a key is of the kind that the key stands for.
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

// One for all files: each file makes its own test from the one below.
const workerBrowsers = new RunningBrowsers();

/** A test in one of the shared browsers. */
export const it = test
  .extend("browsers", { scope: "worker" }, ({}, { onCleanup }) => {
    onCleanup(() => workerBrowsers.close());
    return workerBrowsers;
  })
  /**
   * What a test needs beyond the usual browser. A file sets it by extending its `it`, a `describe` by
   * overriding it. An `override` at the top of a file would change it for all files, which share this
   * module.
   */
  .extend("needs", {} as BrowserNeeds);
