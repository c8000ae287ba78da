// The page as a user uses it: by the names of its parts.

import type { Page } from "playwright-core";

import type { Puzzle } from "../../../web/core/choices";
import { stickerLabel } from "../../../web/core/facelets";
import { COLOR_NAMES, FACES, type Face } from "../../../web/core/faces";
import { SOFTWARE_DRAWING } from "../chromium.mjs";
import type { Part, PartFinder, ProfileOptions, Tab } from "../browsers/tab";
import { isCenter, stickerNames } from "../puzzles/stickers";
import { placeInMoves } from "./place-in-moves";

// Playwright says this to the page whose service worker it blocks.
const SERVICE_WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

// Enough for a busy machine.
const SEARCH_PATIENCE_MS = 90_000;
const TABLES_PATIENCE_MS = 90_000;

/** With coarse pixels, a quarter of the usual number: the cube is drawn by software here. */
export const DESKTOP: ProfileOptions = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 0.5,
};
/** Where nothing depends on the looks: the smaller the picture, the less there is to draw. */
export const SMALL_WINDOW: ProfileOptions = {
  viewport: { width: 480, height: 640 },
  deviceScaleFactor: 0.5,
};
export const PHONE: ProfileOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1,
  isMobile: true,
  hasTouch: true,
};

/** What Firefox reports of a worker that was still loading when its page was left. */
export const LOADING_WHEN_LEFT = /error loading dynamically imported module: .*\/wasm\//;

/** A part as the driver of the tab knows it: all of Playwright's locator in Chromium. */
type PartOf<TabType extends Tab> = ReturnType<TabType["getByRole"]>;

/** Resolves when a page can be used. */
export type IsUsable<TabType extends Tab> = (cube: CubePage<TabType>) => Promise<unknown>;

/** In a tab of any browser; by default in one of Chromium's. */
export class CubePage<TabType extends Tab = Page> {
  /** What the page has written to the console, and errors that nothing caught. */
  readonly noise: string[] = [];
  readonly #forgiven = [SOFTWARE_DRAWING, SERVICE_WORKER_BLOCKED];

  private constructor(
    readonly page: TabType,
    readonly context: ReturnType<TabType["context"]>,
    /** Where the cube's parts are looked for. */
    private readonly parts: PartFinder,
  ) {
    page.on("console", (message) => {
      this.#hear(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => this.#hear(`uncaught: ${String(error)}`));
  }

  /** In a new tab of `context`, which shows nothing yet. */
  static async inNewTab<TabType extends Tab = Page>(
    context: ReturnType<TabType["context"]>,
  ): Promise<CubePage<TabType>> {
    const page = (await context.newPage()) as TabType;
    return new CubePage<TabType>(page, context, page);
  }

  /** Opens the page in a new tab of `context`. */
  static async openIn<TabType extends Tab = Page>(
    context: ReturnType<TabType["context"]>,
    url: string,
  ): Promise<CubePage<TabType>> {
    const cubePage = await CubePage.inNewTab<TabType>(context);
    await cubePage.visit(url);
    return cubePage;
  }

  /** Goes to `url`; resolves when the cube can be used. */
  async visit(url: string, isUsable: IsUsable<TabType> = ({ net }) => net.waitFor()) {
    await this.page.goto(url);
    await isUsable(this);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.net.waitFor();
  }

  /** The same page, with the cube that is in a part of it, such as a frame. */
  within(parts: PartFinder): CubePage<TabType> {
    return new CubePage<TabType>(this.page, this.context, parts);
  }

  get net(): PartOf<TabType> {
    return this.#own(this.parts.getByRole("grid", { name: "Cube net" }));
  }

  get stage(): PartOf<TabType> {
    return this.#own(this.parts.locator("cubewright-stage .surface"));
  }

  get status(): PartOf<TabType> {
    return this.#own(this.parts.getByRole("status"));
  }

  get alert(): PartOf<TabType> {
    return this.#own(this.parts.getByRole("alert"));
  }

  get position(): PartOf<TabType> {
    return this.#own(this.parts.getByRole("textbox", { name: "Position" }));
  }

  get moves(): PartOf<TabType> {
    return this.#own(this.parts.getByRole("list", { name: "Solution" }).getByRole("listitem"));
  }

  get currentMove(): PartOf<TabType> {
    return this.#own(
      this.parts.getByRole("list", { name: "Solution" }).locator("[aria-current=step]"),
    );
  }

  /** Opens the question which turn was wrong. Until its script has come, only its text is there. */
  get wrongTurn(): PartOf<TabType> {
    return this.#own(this.parts.locator("cubewright-wrong-turn summary"));
  }

  button(name: string): PartOf<TabType> {
    return this.#own(this.parts.getByRole("button", { name, exact: true }));
  }

  radio(face: Face): PartOf<TabType> {
    return this.#own(this.parts.getByRole("radio", { name: COLOR_NAMES[face], exact: true }));
  }

  /** Has the page show this puzzle. */
  async choosePuzzle(puzzle: Puzzle): Promise<void> {
    await this.parts.getByRole("radio", { name: puzzle, exact: true }).click();
  }

  /** The sticker at `index`, of whatever colour. */
  sticker(index: number): PartOf<TabType> {
    return this.stickerNamed(stickerLabel(index));
  }

  /** The same by its name, such as "U1". */
  stickerNamed(label: string): PartOf<TabType> {
    return this.#own(this.parts.getByRole("gridcell", { name: new RegExp(`^${label}, `) }));
  }

  /** The cube, read from the names in the net. */
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
    return stickerNames(names.length)
      .map((label) => byLabel.get(label) ?? "?")
      .join("");
  }

  /** The names of the stickers that the net marks as wrong, in alphabetical order. */
  async markedStickers(): Promise<string[]> {
    const names = await this.net
      .locator("[aria-invalid=true]")
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
    return names.map((name) => name.split(",")[0]!).sort();
  }

  /** Paints every sticker on which the net differs from `facelets`, colour by colour. */
  async paint(
    facelets: string,
    press: (part: Part) => Promise<void> = (part) => part.click(),
  ): Promise<void> {
    const shown = await this.readFacelets();
    const labels = stickerNames(facelets.length);
    for (const face of FACES) {
      await press(this.radio(face));
      for (const [index, label] of labels.entries()) {
        if (isCenter(label) || facelets[index] !== face) continue;
        if (shown[index] !== face) await press(this.stickerNamed(label));
      }
    }
  }

  /** Enters `text` into the position field, and waits until the page has applied it. */
  async enterPosition(text: string): Promise<void> {
    await this.position.fill(text);
    await this.position.press("Enter");
    // The first text waits for what reads it.
    await this.parts.locator("#position:not([aria-busy])").waitFor();
  }

  /** Presses Solve and waits until the search has ended; returns the listed moves. */
  async solve(): Promise<string[]> {
    await this.button("Solve").click();
    await this.searchEnds();
    return this.moves.allInnerTexts();
  }

  /** Has searches take a tenth of their usual second, where the solution need not be a short one. */
  async searchBriefly(): Promise<void> {
    await this.page.evaluate(() => {
      document.querySelector("cubewright-cube")!.timeMs = 100;
    });
  }

  /** Waits until the page says how good the solution is. */
  async searchEnds(): Promise<void> {
    const ended = this.status.filter({
      hasText: /the (?:shortest|fewest) possible is .*\.$|no solution (?:is shorter|has fewer)\.$/,
    });
    await ended.waitFor({ timeout: SEARCH_PATIENCE_MS }).catch(async () => {
      const said = await this.parts.locator("[role=status], [role=alert]").allTextContents();
      throw new Error(`No solution; the page says: ${said.join(" / ")}`);
    });
  }

  /** Waits until the engine works with the full tables. */
  async tablesAreFull(): Promise<void> {
    await this.parts.getByText("Solves with full tables.").waitFor({ timeout: TABLES_PATIENCE_MS });
  }

  async playToEnd(): Promise<void> {
    const count = await this.moves.count();
    await this.parts.getByRole("slider", { name: "Speed" }).fill("6");
    await this.button("Play").click();
    await this.parts.getByText(placeInMoves(count, count)).waitFor();
  }

  /** Waits until the three-dimensional cube has replaced its still picture. */
  async stageIsLive(): Promise<void> {
    await this.button("Show the other side").waitFor();
  }

  /** Leaves noise that matches `forgiven` out, both past and future. */
  forgive(forgiven: RegExp): void {
    this.#forgiven.push(forgiven);
    const others = this.noise.filter((text) => !forgiven.test(text));
    this.noise.splice(0, this.noise.length, ...others);
  }

  /** Lets ten frames pass: what was about to be drawn is drawn by then. */
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

  // Every part comes from the tab's driver, which the types cannot express.
  #own(part: Part): PartOf<TabType> {
    return part as PartOf<TabType>;
  }

  #hear(text: string): void {
    if (!this.#forgiven.some((forgiven) => forgiven.test(text))) this.noise.push(text);
  }
}
