// A test of the element in a page that embeds it, in Chromium. It fails if that page writes to the
// console.

import type { Page } from "playwright-core";

import type { ProfileOptions } from "../browsers/tab";
import { cubeOpener } from "../page/cube-opener";
import type { CubePage } from "../page/cube-page";
import { SiteServer } from "../site/site-server";
import { it as siteTest } from "../site/site-test";
import { EMBEDDING_DIRECTORY, EMBEDDING_PATH } from "./embedding-page";

declare global {
  interface Window {
    /** Of the page that embeds the element. */
    defineCubes: () => Promise<unknown>;
  }
}

/** Where wasm and tables lie on the site's server. */
export const BASE = 'base-url="/"';

export class ElementPage {
  readonly #cube: CubePage;

  constructor(cube: CubePage) {
    this.#cube = cube;
  }

  get tab(): Page {
    return this.#cube.page;
  }

  /** The parts of the one element in the page, by their names. */
  get cube(): CubePage {
    return this.#cube;
  }

  /** Puts `markup` into the page, and waits until all elements in it are usable. */
  async embed(markup: string): Promise<void> {
    await this.put(markup);
    await this.tab.evaluate(async () => {
      await window.defineCubes();
      for (const cube of document.querySelectorAll("cubewright-cube")) await cube.updateComplete;
    });
  }

  /** Puts `markup` into the page; it writes data-style for style, which the policy forbids. */
  async put(markup: string): Promise<void> {
    await this.tab.evaluate((html) => {
      document.querySelector("main")!.innerHTML = html;
      for (const element of document.querySelectorAll<HTMLElement>("[data-style]")) {
        element.style.cssText = element.dataset.style!;
      }
    }, markup);
  }

  /** Records the names and details of these events, if they reach the document. */
  async listen(...types: (keyof HTMLElementEventMap)[]): Promise<void> {
    await this.tab.evaluate((names) => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const name of names) {
        document.addEventListener(name, (event) =>
          heard.push([name, (event as CustomEvent<unknown>).detail]),
        );
      }
    }, types);
  }

  /** What was heard since the last call. */
  heard(): Promise<[type: string, detail: unknown][]> {
    return this.tab.evaluate(() =>
      (window as unknown as { heard: [string, unknown][] }).heard.splice(0),
    );
  }

  /** The values of some of the first element's properties. */
  read(
    ...names: (keyof HTMLElementTagNameMap["cubewright-cube"])[]
  ): Promise<Record<string, unknown>> {
    return this.tab.evaluate((wanted) => {
      const cube = document.querySelector("cubewright-cube")!;
      return Object.fromEntries(
        wanted.map((name): [string, unknown] => [name, Reflect.get(cube, name)]),
      );
    }, names);
  }
}

export const it = siteTest
  .extend("site", async ({}, { onCleanup }) => {
    const site = await SiteServer.start({ folders: { [EMBEDDING_PATH]: EMBEDDING_DIRECTORY } });
    onCleanup(() => site.stop());
    return site;
  })
  .extend("browser", ({ browsers, needs }) => browsers.chromium(needs))
  /** Opens the page, without any element, in a fresh profile. */
  .extend("openPage", ({ browser, isCalm, site, task, onTestFinished }, { onCleanup }) => {
    const open = cubeOpener({ browser, isCalm, site, task, onTestFinished, onCleanup });
    return async (options?: ProfileOptions) => {
      const isUsable = ({ page }: CubePage) => page.waitForFunction(() => "defineCubes" in window);
      return new ElementPage(await open(options, { address: EMBEDDING_PATH, isUsable }));
    };
  })
  /** The page, open from the beginning of the test. */
  .extend("page", ({ openPage }) => openPage());
