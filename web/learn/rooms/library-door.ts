// The way to the case library. It borrows the lesson's cube.

import type { CubewrightCube } from "../../widget/cubewright-cube";
import type { Door } from "./doors";
import { asksForLibrary } from "./room-address";

type Library = Awaited<ReturnType<typeof openLibrary>>;

export class LibraryDoor implements Door {
  readonly #lesson: HTMLElement;
  readonly #cube: CubewrightCube;
  readonly #link: Element;
  #library: Library | undefined;

  /** @param link leads to the library */
  constructor(lesson: HTMLElement, cube: CubewrightCube, link: Element) {
    this.#lesson = lesson;
    this.#cube = cube;
    this.#link = link;
  }

  isAskedFor(fragment: string): boolean {
    return asksForLibrary(fragment);
  }

  async open(before: string): Promise<HTMLElement> {
    return (this.#library = await openLibrary(this.#cube, before || "#"));
  }

  follow(): void {
    this.#library?.follow();
  }

  entered(): void {
    this.#link.ariaCurrent = "page";
    void this.#lendCube(this.#library!);
  }

  leaving(): void {
    this.#lesson.append(this.#cube);
    this.#link.ariaCurrent = null;
  }

  async fetch(): Promise<void> {
    await import("../library/learn-library");
  }

  // The cube finds its colours only once the library has a place for it.
  async #lendCube(library: Library): Promise<void> {
    await library.updateComplete;
    if (library.isConnected) library.append(this.#cube);
  }
}

async function openLibrary(cube: CubewrightCube, lessonUrl: string) {
  const { CaseLibrary } = await import("../library/learn-library");
  return new CaseLibrary(cube, lessonUrl);
}
