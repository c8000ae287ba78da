// The way from a lesson to the case library and back: the library takes the place of the lesson, and its cube, as long
// as the address asks for it. It is loaded when it is wanted.

import type { CubewrightCube } from "../widget/cubewright-cube";
import type { LearnPage } from "./learn-page";
import { asksForLibrary } from "./room-address";

type Library = Awaited<ReturnType<typeof openLibrary>>;

export class LibraryDoor {
  readonly #lesson: LearnPage;
  readonly #cube: CubewrightCube;
  readonly #link: Element;
  readonly #alert: HTMLElement;
  #library: Library | undefined;

  /**
   * @param link leads to the library
   * @param alert says that it cannot be loaded
   */
  constructor(
    { lesson, cube }: { lesson: LearnPage; cube: CubewrightCube },
    { link, alert }: { link: Element; alert: HTMLElement },
  ) {
    this.#lesson = lesson;
    this.#cube = cube;
    this.#link = link;
    this.#alert = alert;
    addEventListener("hashchange", ({ oldURL }) => void this.#follow(new URL(oldURL).hash));
    void this.#follow();
  }

  /** Has the library fetched, so that the service worker stores it for a visit without the network. */
  async fetchLibrary(): Promise<void> {
    await import("./library/learn-library").catch(() => undefined);
  }

  async #follow(before = ""): Promise<void> {
    this.#alert.hidden = true;
    if (!asksForLibrary(location.hash)) this.#leave();
    else if (this.#library) this.#library.follow();
    else await this.#enter(before);
  }

  async #enter(before: string): Promise<void> {
    try {
      const library = await openLibrary(this.#cube, before || "#");
      // Somebody may have gone on meanwhile, or asked twice.
      if (this.#library || !asksForLibrary(location.hash)) return;
      this.#library = library;
    } catch {
      this.#alert.hidden = false;
      return;
    }
    const library = this.#library;
    this.#lesson.after(library);
    this.#lesson.hidden = true;
    this.#link.ariaCurrent = "page";
    // The cube finds its colours only where it has a place.
    await library.updateComplete;
    if (this.#library === library) library.append(this.#cube);
  }

  #leave(): void {
    if (!this.#library) return;
    this.#lesson.append(this.#cube);
    this.#library.remove();
    this.#library = undefined;
    this.#lesson.hidden = false;
    this.#link.ariaCurrent = null;
  }
}

async function openLibrary(cube: CubewrightCube, lessonUrl: string) {
  const { CaseLibrary } = await import("./library/learn-library");
  return new CaseLibrary(cube, lessonUrl);
}
