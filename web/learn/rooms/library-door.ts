// The way to the case library.

import type { Door, Room } from "./doors";
import { asksForLesson, asksForLibrary } from "./room-address";

type Library = Awaited<ReturnType<typeof openLibrary>>;

export class LibraryDoor implements Door {
  readonly #link: Element;
  #library: Library | undefined;

  /** @param link leads to the library */
  constructor(link: Element) {
    this.#link = link;
  }

  isAskedFor(fragment: string): boolean {
    return asksForLibrary(fragment);
  }

  async open(before: string): Promise<Room> {
    return (this.#library = await openLibrary(asksForLesson(before) ? before || "#" : "#"));
  }

  follow(): void {
    this.#library?.follow();
  }

  entered(): void {
    this.#link.ariaCurrent = "page";
  }

  leaving(): void {
    this.#link.ariaCurrent = null;
  }

  async fetch(): Promise<void> {
    await import("../library/learn-library");
  }
}

async function openLibrary(lessonUrl: string) {
  const { CaseLibrary } = await import("../library/learn-library");
  return new CaseLibrary(lessonUrl);
}
