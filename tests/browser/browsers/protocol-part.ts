// A part of a page whose browser Playwright does not drive.

import { roleStep, textPattern, type PartPath, type PartStep } from "./part-path";
import type { PageAgent, PartState } from "./page-agent";
import type { Part, Role, RoleOptions, Tab } from "./tab";

const PATIENCE_MS = 30_000;

export interface Patience {
  timeout?: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What a part needs of the tab that shows it. */
export interface PartTab extends Pick<Tab, "keyboard" | "mouse"> {
  /** Calls a function of the agent in the page. */
  ask<Name extends keyof PageAgent>(
    name: Name,
    ...parameters: Parameters<PageAgent[Name]>
  ): Promise<Awaited<ReturnType<PageAgent[Name]>>>;
  /** Returns what `read`, a function that uses nothing outside itself, makes of `subject`. */
  askFor(subject: string, read: unknown, argument?: unknown): Promise<unknown>;
  /** Presses with a finger. */
  touch(point: Point): Promise<void>;
}

export class ProtocolPart implements Part {
  constructor(
    private readonly tab: PartTab,
    private readonly path: PartPath,
  ) {}

  #then(step: PartStep): ProtocolPart {
    return new ProtocolPart(this.tab, [...this.path, step]);
  }

  getByRole(role: Role, options?: RoleOptions): ProtocolPart {
    return this.#then(roleStep(role, options));
  }

  getByText(text: string | RegExp): ProtocolPart {
    return this.#then({ kind: "text", pattern: textPattern(text) });
  }

  locator(selector: string): ProtocolPart {
    return this.#then({ kind: "css", selector });
  }

  filter({ hasText }: { hasText: string | RegExp }): ProtocolPart {
    return this.#then({ kind: "has-text", pattern: textPattern(hasText) });
  }

  first(): ProtocolPart {
    return this.nth(0);
  }

  last(): ProtocolPart {
    return this.nth(-1);
  }

  nth(index: number): ProtocolPart {
    return this.#then({ kind: "nth", index });
  }

  async click({ timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    const { x, y } = await this.#pointToPress(timeout);
    await this.tab.mouse.click(x, y);
  }

  async hover({ timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    const { x, y } = await this.#pointToPress(timeout);
    await this.tab.mouse.move(x, y);
  }

  async tap({ timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    const point = await this.#pointToPress(timeout);
    await this.tab.ask("listenForClick");
    await this.tab.touch(point);
    await this.tab.ask("hearClick");
  }

  #pointToPress(timeoutMs: number): Promise<{ x: number; y: number }> {
    return this.tab.ask("pointToPress", this.path, timeoutMs);
  }

  focus({ timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    return this.tab.ask("focus", this.path, timeout);
  }

  async fill(text: string, { timeout = PATIENCE_MS }: Patience = {}): Promise<void> {
    const isToBeTyped = await this.tab.ask("readyToType", this.path, text, timeout);
    if (!isToBeTyped) return;
    if (text === "") await this.tab.keyboard.press("Delete");
    else await this.tab.keyboard.type(text);
  }

  async press(key: string, options?: Patience): Promise<void> {
    await this.focus(options);
    await this.tab.keyboard.press(key);
  }

  waitFor({ state = "visible", timeout = PATIENCE_MS }: Patience & { state?: PartState } = {}) {
    return this.tab.ask("waitFor", this.path, state, timeout);
  }

  // Playwright declares these two so that they know whatever element a function asks for.
  readonly evaluate = ((read: unknown, argument?: unknown) =>
    this.tab.askFor(
      `pageAgent.one(${this.#pathSource()}, ${PATIENCE_MS})`,
      read,
      argument,
    )) as Part["evaluate"];

  readonly evaluateAll = ((read: unknown, argument?: unknown) =>
    this.tab.askFor(`pageAgent.all(${this.#pathSource()})`, read, argument)) as Part["evaluateAll"];

  #pathSource(): string {
    return JSON.stringify(this.path);
  }

  allInnerTexts(): Promise<string[]> {
    return this.evaluateAll((elements) => elements.map((one) => (one as HTMLElement).innerText));
  }

  allTextContents(): Promise<string[]> {
    return this.evaluateAll((elements) => elements.map((one) => one.textContent));
  }

  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
  }

  count(): Promise<number> {
    return this.evaluateAll((elements) => elements.length);
  }

  getAttribute(name: string): Promise<string | null> {
    return this.evaluate((element, name) => element.getAttribute(name), name);
  }

  innerText(): Promise<string> {
    return this.evaluate((element) => (element as HTMLElement).innerText);
  }

  inputValue(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }

  isChecked(): Promise<boolean> {
    return this.evaluate((element) => (element as HTMLInputElement).checked);
  }

  isVisible(): Promise<boolean> {
    return this.tab.askFor(
      `pageAgent.all(${this.#pathSource()})`,
      "(elements) => elements.some(pageAgent.isVisible)",
    ) as Promise<boolean>;
  }

  textContent(): Promise<string | null> {
    return this.evaluate((element) => element.textContent);
  }
}
