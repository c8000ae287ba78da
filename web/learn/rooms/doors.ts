// The ways from the lesson to the other rooms of its page, and back. Each of them takes the lesson's place as long as
// the address asks for it, and is loaded when somebody wants to see it.

/** One of the rooms: an element of Lit. */
export interface Room extends HTMLElement {
  readonly updateComplete: Promise<unknown>;
}

/** The way to one room. */
export interface Door {
  /** Whether the end of an address, from "#" on, asks for it. */
  isAskedFor(fragment: string): boolean;
  /**
   * Loads the room, and resolves to what shows it as the address asks for it.
   * @param before the end of the previous address
   */
  open(before: string): Promise<Room>;
  /** The address asks for something else in the room. */
  follow(): void;
  /** The room has taken the lesson's place. */
  entered?(): void;
  /** The room is about to give the place back. */
  leaving?(): void;
  /** Has the room fetched, so that the service worker stores it for a visit without the network. */
  fetch(): Promise<void>;
}

/** What the other rooms take the place of. */
export interface LessonRoom extends Room {
  /** Makes it render again after it was hidden or shown. */
  requestUpdate(): void;
}

export class Doors {
  readonly #lesson: LessonRoom;
  readonly #alert: HTMLElement;
  readonly #doors: readonly Door[];
  // The lesson's address, before a room took its place.
  #lessonAddress = "#";
  // The room that was asked for last and is being loaded.
  #asked: symbol | undefined;
  #shown: { door: Door; room: Room } | undefined;

  /**
   * @param lesson stays as it is while another room is shown
   * @param alert says that a room cannot be loaded
   */
  constructor(lesson: LessonRoom, alert: HTMLElement, doors: readonly Door[]) {
    this.#lesson = lesson;
    this.#alert = alert;
    this.#doors = doors;
    addEventListener("hashchange", ({ oldURL }) => void this.#follow(new URL(oldURL).hash));
    void this.#follow("");
  }

  /** Has all rooms fetched. One that cannot be fetched needs the network. */
  async fetchAll(): Promise<void> {
    await Promise.all(this.#doors.map((door) => door.fetch().catch(() => undefined)));
  }

  async #follow(before: string): Promise<void> {
    this.#alert.hidden = true;
    if (!this.#doorAt(before)) this.#lessonAddress = before || "#";
    const wanted = this.#doorAt(location.hash);
    if (wanted && wanted === this.#shown?.door) {
      wanted.follow();
      return;
    }
    this.#leave();
    if (wanted) await this.#enter(wanted, before);
  }

  #doorAt(fragment: string): Door | undefined {
    return this.#doors.find((door) => door.isAskedFor(fragment));
  }

  async #enter(door: Door, before: string): Promise<void> {
    const asked = (this.#asked = Symbol());
    let room: Room | undefined;
    try {
      room = await door.open(before);
    } catch {
      room = undefined;
    }
    // The person may have gone elsewhere meanwhile, or asked twice.
    if (this.#asked !== asked) return;
    if (!room) {
      this.#alert.hidden = false;
      // The lesson's address comes back, so that the lesson is kept in it and the same link can be tried again.
      history.replaceState(history.state, "", this.#lessonAddress);
      return;
    }
    const isLed = holdsFocus(this.#lesson);
    this.#shown = { door, room };
    this.#lesson.after(room);
    this.#hideLesson(true);
    if (isLed) void lead(room);
    door.entered?.();
  }

  #leave(): void {
    this.#asked = undefined;
    if (!this.#shown) return;
    const { door, room } = this.#shown;
    this.#shown = undefined;
    door.leaving?.();
    const isLed = holdsFocus(room);
    room.remove();
    this.#hideLesson(false);
    if (isLed) void lead(this.#lesson);
  }

  // A room begins at its top.
  #hideLesson(isHidden: boolean): void {
    this.#lesson.hidden = isHidden;
    this.#lesson.requestUpdate();
    scrollTo({ top: 0, behavior: "instant" });
  }
}

function holdsFocus(place: HTMLElement): boolean {
  return place.contains(document.activeElement);
}

// Someone who has followed a link by keyboard goes on from the heading of the place to which it led. If the place itself
// had the focus, it would have a negative tabindex, and the Tab key would then skip all that is in it.
async function lead(place: Room): Promise<void> {
  await place.updateComplete;
  const root = place.shadowRoot!;
  const start =
    root.querySelector<HTMLElement>("h2") ?? root.querySelector<HTMLElement>("a, button");
  if (start?.matches("h2")) start.tabIndex = -1;
  start?.focus({ preventScroll: true });
}
