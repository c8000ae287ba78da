// What a screen reader announces: the name, role and state of the focused part, as in Chromium's
// own accessibility tree, and changes in the regions that speak by themselves.

import type { CDPSession, Page } from "playwright-core";
import { expect } from "vitest";

// Enough for a busy machine.
const PATIENCE = { timeout: 30_000 };

interface AxValue {
  value?: unknown;
}

interface AxNode {
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

const SPEAKING_REGIONS = "[role=status]:not([aria-live=off]), [role=alert], [aria-live=polite]";

/** The states that are spoken, with the values at which nothing is said. */
const SILENT_STATES: Readonly<Record<string, unknown>> = {
  checked: "false",
  pressed: "false",
  invalid: "false",
  expanded: true,
  disabled: false,
  busy: false,
};

export class ScreenReader {
  /** Everything said so far. */
  readonly transcript: string[] = [];
  readonly #page: Page;
  readonly #session: CDPSession;
  #heard: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<ScreenReader> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    const reader = new ScreenReader(page, session);
    reader.#heard = await reader.#listen();
    return reader;
  }

  /**
   * Presses a key, and records where the focus is then.
   *
   * @param focus where it ends, if that takes the page some time
   */
  async press(key: string, focus = /./): Promise<void> {
    await this.#page.keyboard.press(key);
    // The page may move the focus when it shows the key's effect.
    await this.#page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    let focused = "";
    await expect.poll(async () => (focused = await this.#focused()), PATIENCE).toMatch(focus);
    this.transcript.push(`[${key}] ${focused}`);
  }

  /** Types `text` in place of what the focused field contains. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.press("Control+a");
    await this.#page.keyboard.insertText(text);
    this.transcript.push(`(${text})`);
  }

  /** Presses the Tab key until the focused part has a name like this. */
  async tabTo(name: RegExp, key = "Tab"): Promise<void> {
    for (let count = 0; count < 40; count += 1) {
      await this.press(key);
      if (name.test(this.transcript.at(-1)!)) return;
    }
    throw new Error(
      `The Tab key leads to nothing like ${String(name)}:\n${this.transcript.join("\n")}`,
    );
  }

  /** Waits until a speaking region says something like this, and notes what is new in all of them. */
  async hears(text: RegExp): Promise<void> {
    const speaking = this.#page.locator(SPEAKING_REGIONS).filter({ hasText: text });
    await speaking.first().waitFor({ state: "attached" });
    const said = await this.#listen();
    const news = said.filter((each) => !this.#heard.includes(each));
    if (!news.some((each) => text.test(each))) throw new Error(`Not said anew: ${String(text)}`);
    this.transcript.push(...news.map((each) => `  says: ${each}`));
    this.#heard = said;
  }

  #listen(): Promise<string[]> {
    return this.#page
      .locator(SPEAKING_REGIONS)
      .evaluateAll((regions) =>
        regions
          .map((region) => region.textContent.replaceAll(/\s+/g, " ").trim())
          .filter((text) => text !== ""),
      );
  }

  async #focused(): Promise<string> {
    const { result } = await this.#session.send("Runtime.evaluate", {
      expression: `(() => {
        let focused = document.activeElement;
        while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
        return focused;
      })()`,
    });
    const { nodes } = (await this.#session.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId!,
      fetchRelatives: false,
    })) as { nodes: AxNode[] };
    return describe(nodes[0]!);
  }
}

function describe({ role, name, properties = [] }: AxNode): string {
  const states = properties
    .filter(({ name, value }) => name in SILENT_STATES && value.value !== SILENT_STATES[name])
    .map(({ name, value }) =>
      value.value === true || value.value === "true" ? name : `${name} ${String(value.value)}`,
    );
  return [String(role?.value), `"${String(name?.value)}"`, ...states].join(", ");
}
