// The lessons page as a user uses it: by the names of its parts.

import type { Locator, Page } from "playwright-core";

import type { ProfileOptions } from "../browsers/tab";
import type { OpenCube } from "../page/cube-opener";
import type { CubePage } from "../page/cube-page";

/** A random cube; the beginner's lesson on it has something to do in each stage, and begins with several turns. */
export const SCRAMBLED = "URUDUDBBUFFFURLLUFLULBFRDFDRUFLDLBRDBRDBLDLDBRBRFBLRFU";

/** The same of a 2x2x2, for both of its methods. */
export const SCRAMBLED_POCKET = "LDRBUFUFFLBRDBDDUULRLFRB";

export type HelpName = "Only the goal" | "Which piece" | "Where it goes" | "The turns";

export class LessonPage {
  readonly page: Page;

  constructor(readonly cube: CubePage) {
    this.page = cube.page;
  }

  /**
   * Opens a lesson; resolves when its first goal is there.
   * @param fragment what follows "#" in the address
   */
  static async open(
    openCube: OpenCube<Page>,
    fragment = `facelets=${SCRAMBLED}`,
    options?: ProfileOptions,
  ): Promise<LessonPage> {
    const cube = await openCube(options, {
      address: `learn.html#${fragment}`,
      isUsable: (opened) => new LessonPage(opened).goal.waitFor(),
    });
    return new LessonPage(cube);
  }

  /** The name of the stage under way. */
  get goal(): Locator {
    return this.page.locator("learn-page .goal h2");
  }

  get stages(): Locator {
    return this.page.getByRole("list", { name: "Stages" }).getByRole("listitem");
  }

  get turns(): Locator {
    return this.page.getByRole("list", { name: "Turns" }).getByRole("listitem");
  }

  /** What has just happened. */
  get status(): Locator {
    return this.page.locator("learn-page .head [role=status]");
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async choose(help: HelpName): Promise<void> {
    // Its label covers it.
    await this.page.getByRole("radio", { name: help }).check({ force: true });
  }

  async chooseMethod(name: string): Promise<void> {
    await this.page.getByRole("combobox", { name: "Method" }).selectOption({ label: name });
  }

  /** Whether a button can be pressed. */
  async isOn(name: string): Promise<boolean> {
    return (await this.button(name).getAttribute("aria-disabled")) === "false";
  }
}

/** What the lesson's cube shows: its stickers, and how many moves are made. */
export function shownBy({ page }: LessonPage): Promise<{ facelets: string; index: number }> {
  return page.evaluate(() => {
    const { facelets, index } = document.querySelector("cubewright-cube")!;
    return { facelets, index };
  });
}
