// The page in WebKitGTK's small browser.

import { Button, error as errors, Key, Origin, type WebDriver } from "selenium-webdriver";

import { ProtocolTab } from "./protocol-tab";
import type { Profile, Tab } from "./tab";
import { HEARD_NAME, LISTEN, type Heard } from "./webkit-prelude";

// WebDriver's own codes for the names that browsers give to keys.
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

interface Outcome {
  heard: Heard[] | null;
  value?: unknown;
  error?: string;
}

export class WebKitTab extends ProtocolTab {
  readonly keyboard = {
    press: async (combination: string) => {
      const keys = combination.split("+").map((name) => KEYS[name] ?? name);
      const actions = this.driver.actions({ async: true });
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    type: (text: string) =>
      this.driver
        .actions({ async: true })
        .sendKeys(...Array.from(text))
        .perform(),
  };

  readonly mouse = {
    click: async (x: number, y: number) => {
      await this.mouse.move(x, y);
      await this.mouse.down();
      await this.mouse.up();
    },
    down: () => this.driver.actions({ async: true }).press(Button.LEFT).perform(),
    move: async (x: number, y: number, { steps = 1 }: { steps?: number } = {}) => {
      const from = this.#mouseAt;
      for (let step = 1; step <= steps; ++step) {
        const part = step / steps;
        await this.driver
          .actions({ async: true })
          .move({
            origin: Origin.VIEWPORT,
            duration: 0,
            x: Math.round(from.x + (x - from.x) * part),
            y: Math.round(from.y + (y - from.y) * part),
          })
          .perform();
      }
      this.#mouseAt = { x, y };
    },
    up: () => this.driver.actions({ async: true }).release(Button.LEFT).perform(),
  };

  #mouseAt = { x: 0, y: 0 };

  constructor(
    private readonly driver: WebDriver,
    private readonly profile: Profile<Tab>,
  ) {
    super();
  }

  close(): Promise<void> {
    return this.driver.close();
  }

  context(): Profile<Tab> {
    return this.profile;
  }

  async goto(url: string): Promise<void> {
    await this.driver.get(url);
  }

  async reload(): Promise<void> {
    // What this page has said would be gone with it.
    await this.run("(async () => undefined)()");
    await this.driver.navigate().refresh();
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.driver.takeScreenshot(), "base64");
  }

  touch(): Promise<void> {
    return Promise.reject(new Error("WebKitGTK's driver has no fingers."));
  }

  protected async run(expression: string): Promise<unknown> {
    const { heard, value, error } = await this.#execute(`
      const done = arguments[arguments.length - 1];
      const heard = () => globalThis.${HEARD_NAME}?.splice(0) ?? null;
      const promise = ${expression};
      promise.then(
        (value) => done({ heard: heard(), value }),
        (error) => done({ heard: heard(), error: String(error) }),
      );
    `);
    // A page from the service worker comes without the listening script.
    if (!heard) await this.driver.executeScript(LISTEN);
    for (const { type, text, url } of heard ?? []) {
      if (type === "uncaught") this.hearError(new Error(text));
      else this.hearConsole(type, text, url);
    }
    if (error !== undefined) throw new Error(error);
    return value;
  }

  // A pressed link may replace the page meanwhile: then the next page is asked.
  async #execute(script: string): Promise<Outcome> {
    try {
      return await this.driver.executeAsyncScript<Outcome>(script);
    } catch (error) {
      if (!(error instanceof errors.NoSuchFrameError)) throw error;
      return this.#execute(script);
    }
  }
}
