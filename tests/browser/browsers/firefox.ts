// Firefox ESR, driven by WebDriver BiDi.

import puppeteer, {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type KeyInput,
  type Page,
} from "puppeteer-core";

import { startDisplay, type Display } from "./display";
import { DocumentLeftError, ProtocolTab } from "./protocol-tab";
import type { Profile, ProfileOptions, Tab, TestBrowser } from "./tab";

const EXECUTABLE_PATH = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

const LONGEST_TOUCH_MS = 60_000;

// Firefox sometimes never answers a command. The limit is longer than any wait, which is one command, and
// shorter than any test's limit, so that the failure names the command.
const COMMAND_LIMIT_MS = 100_000;

// Firefox has no way to change these in a tab.
function preferences(options: ProfileOptions) {
  const { colorScheme, forcedColors, reducedMotion, serviceWorkers } = options;
  if (forcedColors) throw new Error("Firefox is not asked for forced colours here.");
  return {
    // Two quick touches would be one gesture, and on a busy machine a slow touch would be another.
    "apz.allow_double_tap_zooming": false,
    "apz.max_tap_time": LONGEST_TOUCH_MS,
    "ui.click_hold_context_menus.delay": LONGEST_TOUCH_MS,
    // A touch while the page glides stops it and is not a press. The page does not report when it begins to glide.
    "general.smoothScroll": false,
    "dom.serviceWorkers.enabled": serviceWorkers !== "block",
    "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
    "ui.prefersReducedMotion": reducedMotion === "reduce" ? 1 : 0,
    // There may be no graphics card.
    "webgl.force-enabled": true,
  };
}

export class Firefox implements TestBrowser {
  // One browser for each set of preferences.
  readonly #running = new Map<string, Promise<Browser>>();
  #hasDied = false;

  private constructor(readonly display: Display) {}

  static async launch(): Promise<Firefox> {
    return new Firefox(await startDisplay());
  }

  async newContext(options: ProfileOptions = {}): Promise<Profile<Tab>> {
    const extraPrefsFirefox = preferences(options);
    const key = JSON.stringify(extraPrefsFirefox);
    const running = this.#running.get(key) ?? this.#launch(extraPrefsFirefox);
    this.#running.set(key, running);
    return new FirefoxProfile(await (await running).createBrowserContext(), options);
  }

  isConnected(): boolean {
    return !this.#hasDied;
  }

  async #launch(extraPrefsFirefox: Record<string, unknown>): Promise<Browser> {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: EXECUTABLE_PATH,
      headless: false,
      env: { ...process.env, DISPLAY: this.display.name },
      extraPrefsFirefox,
      protocolTimeout: COMMAND_LIMIT_MS,
    });
    browser.on("disconnected", () => (this.#hasDied = true));
    return browser;
  }

  async close(): Promise<void> {
    const closed = Promise.all(
      Array.from(this.#running.values(), async (running) => (await running).close()),
    );
    await closed.finally(() => this.display.close());
  }
}

class FirefoxProfile implements Profile<Tab> {
  constructor(
    private readonly context: BrowserContext,
    private readonly options: ProfileOptions,
  ) {}

  close(): Promise<void> {
    return this.context.close();
  }

  async newPage(): Promise<Tab> {
    const page = await this.context.newPage();
    const { deviceScaleFactor = 1, viewport } = this.options;
    if (viewport) await page.setViewport({ ...viewport, deviceScaleFactor });
    return new FirefoxTab(page, this);
  }
}

class FirefoxTab extends ProtocolTab {
  readonly keyboard = {
    press: async (combination: string) => {
      const keys = combination.split("+") as KeyInput[];
      const last = keys.pop()!;
      for (const modifier of keys) await this.page.keyboard.down(modifier);
      await this.page.keyboard.press(last);
      for (const modifier of keys) await this.page.keyboard.up(modifier);
    },
    type: (text: string) => this.page.keyboard.type(text),
  };

  readonly mouse: Tab["mouse"];

  constructor(
    private readonly page: Page,
    private readonly profile: FirefoxProfile,
  ) {
    super();
    this.mouse = page.mouse;
    page.on("console", (message: ConsoleMessage) => {
      this.hearConsole(message.type(), message.text(), message.location().url ?? "");
    });
    page.on("pageerror", (error) => this.hearError(error as Error));
  }

  close(): Promise<void> {
    return this.page.close();
  }

  context(): Profile<Tab> {
    return this.profile;
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  touch({ x, y }: { x: number; y: number }): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  // Firefox never answers for a script whose document is left before it has ended.
  protected async run(expression: string): Promise<unknown> {
    const document = this.#document;
    let hearNavigation = (): void => undefined;
    const leaving = new Promise<never>((_, reject) => {
      hearNavigation = () => {
        if (this.#document !== document) reject(new DocumentLeftError());
      };
    });
    this.page.on("framenavigated", hearNavigation);
    try {
      return await Promise.race([this.page.evaluate(expression), leaving]);
    } finally {
      this.page.off("framenavigated", hearNavigation);
    }
  }

  get #document(): string {
    return this.page.url().replace(/#.*/, "");
  }
}
