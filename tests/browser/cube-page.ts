// The page as a person uses it: by what its parts are called.

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Locator,
  type Page,
} from "playwright-core";

import { CENTER_INDEXES, stickerLabel } from "../../web/core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../web/core/faces";
import { CHROMIUM_OPTIONS } from "./chromium.mjs";

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM_OPTIONS);
}

// Chromium says this of any WebGL canvas that it has to compose without a graphics card.
const SOFTWARE_DRAWING = /GL Driver Message .* GPU stall due to ReadPixels/;
// Playwright says this to the page whose service worker it blocks.
const SERVICE_WORKER_BLOCKED = "Service Worker registration blocked by Playwright";

// On a machine that has other things to do.
const SEARCH_PATIENCE_MS = 90_000;
const TABLES_PATIENCE_MS = 90_000;

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export class CubePage {
  /** What the page has written to the console, and errors that nothing caught. */
  readonly noise: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
  ) {
    page.on("console", (message) => this.#listen(message));
    page.on("pageerror", (error) => this.noise.push(`uncaught: ${String(error)}`));
  }

  /**
   * Opens the page in a fresh profile, by default without its service worker, so that each request
   * reaches the site; the cube can be used when this resolves.
   */
  static async open(
    browser: Browser,
    url: string,
    options: BrowserContextOptions = DESKTOP,
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ): Promise<CubePage> {
    const context = await browser.newContext({ serviceWorkers: "block", ...options });
    await prepare?.(context);
    return CubePage.openIn(context, url);
  }

  /** Opens the page in another tab of `context`. */
  static async openIn(context: BrowserContext, url: string): Promise<CubePage> {
    const cubePage = new CubePage(await context.newPage(), context);
    await cubePage.page.goto(url);
    await cubePage.net.waitFor();
    return cubePage;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.net.waitFor();
  }

  get net(): Locator {
    return this.page.getByRole("grid", { name: "Cube net" });
  }

  get stage(): Locator {
    return this.page.locator("cubewright-stage canvas");
  }

  get status(): Locator {
    return this.page.getByRole("status");
  }

  get alert(): Locator {
    return this.page.getByRole("alert");
  }

  get position(): Locator {
    return this.page.getByRole("textbox", { name: "Position" });
  }

  get moves(): Locator {
    return this.page.getByRole("list", { name: "Solution" }).getByRole("listitem");
  }

  get currentMove(): Locator {
    return this.page.getByRole("list", { name: "Solution" }).locator("[aria-current=step]");
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  radio(face: Face): Locator {
    return this.page.getByRole("radio", { name: COLOR_NAMES[face], exact: true });
  }

  /** The sticker at `index`, of whatever colour. */
  sticker(index: number): Locator {
    return this.page.getByRole("gridcell", { name: new RegExp(`^${stickerLabel(index)}, `) });
  }

  /** The cube as the net's names tell it. */
  async readFacelets(): Promise<string> {
    const names = await this.net
      .getByRole("gridcell")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    const letters = new Map(FACES.map((face) => [COLOR_NAMES[face].toLowerCase(), face]));
    const byLabel = new Map(
      names.map((name): [string, string] => {
        const [label = "", color = ""] = name.split(", ");
        return [label, letters.get(color) ?? "?"];
      }),
    );
    return Array.from({ length: 54 }, (_, index) => byLabel.get(stickerLabel(index)) ?? "?").join(
      "",
    );
  }

  /** Paints every sticker that the net does not show as `facelets` has it, colour by colour. */
  async paint(
    facelets: string,
    press: (part: Locator) => Promise<void> = (part) => part.click(),
  ): Promise<void> {
    const shown = await this.readFacelets();
    for (const face of FACES) {
      await press(this.radio(face));
      for (let index = 0; index < 54; ++index) {
        if (CENTER_INDEXES.includes(index) || facelets[index] !== face) continue;
        if (shown[index] !== face) await press(this.sticker(index));
      }
    }
  }

  /** Presses Solve and waits for the search to have ended; the moves in the list. */
  async solve(): Promise<string[]> {
    await this.button("Solve").click();
    await this.searchEnds();
    return this.moves.allInnerTexts();
  }

  /** Waits until the page says what the solution is worth. */
  async searchEnds(): Promise<void> {
    const ended = this.status.filter({ hasText: /needed\.$|no solution is shorter\.$/ });
    await ended.waitFor({ timeout: SEARCH_PATIENCE_MS }).catch(async () => {
      const said = await this.page.locator("[role=status], [role=alert]").allTextContents();
      throw new Error(`No solution; the page says: ${said.join(" / ")}`);
    });
  }

  /** Waits until the engine works with the full tables. */
  async tablesAreFull(): Promise<void> {
    await this.page.getByText("Solves with full tables.").waitFor({ timeout: TABLES_PATIENCE_MS });
  }

  async playToEnd(): Promise<void> {
    const count = await this.moves.count();
    await this.page.getByRole("slider", { name: "Speed" }).fill("6");
    await this.button("Play").click();
    await this.page.getByText(`${count} of ${count}`).waitFor();
  }

  /** Waits until the cube in three dimensions has taken the place of its still picture. */
  async stageIsLive(): Promise<void> {
    await this.button("Show the other side").waitFor();
  }

  /** Waits until nothing has been drawn for some frames. */
  async settle(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let frames = 0;
          const frame = () => (++frames === 10 ? resolve() : requestAnimationFrame(frame));
          frame();
        }),
    );
  }

  #listen(message: ConsoleMessage): void {
    const text = `${message.type()}: ${message.text()} (${message.location().url})`;
    if (SOFTWARE_DRAWING.test(text) || text.includes(SERVICE_WORKER_BLOCKED)) return;
    this.noise.push(text);
  }
}
