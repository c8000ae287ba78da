// What the tests ask of a browser: a part of Playwright's interface, which Chromium's driver gives
// as it is, and which firefox.ts and webkit.ts give by protocols of their own.

import type { BrowserContextOptions, Keyboard, Locator, Mouse, Page } from "playwright-core";

export type BrowserName = "chromium" | "firefox" | "webkit";

export type Role = Parameters<Page["getByRole"]>[0];

export interface RoleOptions {
  /** A string matches anywhere in the name, in either case, unless `exact`. */
  name?: string | RegExp;
  exact?: boolean;
}

/** Where a part is looked for: in the whole page, or below another part; in open shadow roots too. */
export interface PartFinder {
  /** Only what assistive technology can see. */
  getByRole(role: Role, options?: RoleOptions): Part;
  getByText(text: string | RegExp): Part;
  /** CSS with no other combinators than spaces, which lead into shadow roots. */
  locator(selector: string): Part;
}

/** What can be done with a part; what needs one element waits until there is one. */
type PartActions = Pick<
  Locator,
  | "allInnerTexts"
  | "allTextContents"
  | "boundingBox"
  | "click"
  | "count"
  | "evaluate"
  | "evaluateAll"
  | "fill"
  | "focus"
  | "getAttribute"
  | "hover"
  | "innerText"
  | "inputValue"
  | "isChecked"
  | "isVisible"
  | "press"
  | "tap"
  | "textContent"
  | "waitFor"
>;

/** A part of the page by its description; what it stands for is looked up at each use. */
export interface Part extends PartFinder, PartActions {
  filter(options: { hasText: string | RegExp }): Part;
  first(): Part;
  last(): Part;
  nth(index: number): Part;
}

export interface Noise {
  type(): string;
  text(): string;
  location(): { url: string };
}

export interface Tab extends PartFinder {
  readonly keyboard: Pick<Keyboard, "press" | "type">;
  readonly mouse: Pick<Mouse, "click" | "down" | "move" | "up">;
  close(): Promise<void>;
  context(): Profile<Tab>;
  evaluate: Page["evaluate"];
  goto(url: string): Promise<unknown>;
  on(event: "console", listener: (message: Noise) => void): unknown;
  on(event: "pageerror", listener: (error: Error) => void): unknown;
  reload(): Promise<unknown>;
  /** A PNG picture of what the window shows. */
  screenshot(): Promise<Buffer>;
}

/** What one person has in a browser: storage, caches, settings. */
export interface Profile<TabType extends Tab> {
  close(): Promise<void>;
  newPage(): Promise<TabType>;
}

/** Settings that a browser does not support are ignored, if README.md says so, or refused. */
export type ProfileOptions = Pick<
  BrowserContextOptions,
  | "colorScheme"
  | "deviceScaleFactor"
  | "forcedColors"
  | "hasTouch"
  | "isMobile"
  | "locale"
  | "reducedMotion"
  | "serviceWorkers"
  | "viewport"
>;

export interface TestBrowser<TabType extends Tab = Tab> {
  close(): Promise<void>;
  /** Whether it still answers: not after it has been closed, or has died. */
  isConnected(): boolean;
  /** A fresh profile. */
  newContext(options?: ProfileOptions): Promise<Profile<TabType>>;
}
