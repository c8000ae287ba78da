// The ways between the rooms of the page of lessons, with rooms that are nothing but their names.

import { beforeEach, describe, expect, it, vi } from "vitest";

import { type Door, Doors, type LessonRoom, type Room } from "../../../../web/learn/rooms/doors";

let focused: Place | undefined;

function moveFocus(place: Place): void {
  focused = place;
}

class Place {
  hidden = false;
  tabIndex = 0;
  updateComplete = Promise.resolve(true);
  // Its heading has the focus, which the document tells as that of the place.
  heading = { tabIndex: 0, matches: () => true, focus: () => this.focus() };
  shadowRoot = { querySelector: () => this.heading };
  contains = (element: unknown) => element === this;
  focus = vi.fn(() => moveFocus(this));
  after = vi.fn();
  requestUpdate = vi.fn();
  remove = vi.fn();
}

class NamedDoor implements Door {
  readonly room = new Place();
  readonly open = vi.fn(() => Promise.resolve(this.room as unknown as Room));
  readonly follow = vi.fn();
  readonly entered = vi.fn();
  readonly leaving = vi.fn();
  readonly fetch = vi.fn(() => Promise.resolve());

  constructor(readonly name: string) {}

  isAskedFor(fragment: string): boolean {
    return fragment.startsWith(`#${this.name}`);
  }
}

let lesson: Place;
let alert: Place;
let first: NamedDoor;
let second: NamedDoor;
let hear: (event: { oldURL: string }) => void;
let doors: Doors;

async function goTo(hash: string): Promise<void> {
  const oldURL = `https://cubes.example/learn.html${location.hash}`;
  location.hash = hash;
  hear({ oldURL });
  for (let task = 0; task < 4; ++task) await Promise.resolve();
}

beforeEach(() => {
  focused = undefined;
  vi.stubGlobal("document", {
    get activeElement() {
      return focused;
    },
  });
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("scrollTo", vi.fn());
  const replaceState = (_state: unknown, _title: string, hash: string) => (location.hash = hash);
  vi.stubGlobal("history", { state: null, replaceState });
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hear) => (hear = listener));
  lesson = new Place();
  alert = new Place();
  [first, second] = [new NamedDoor("first"), new NamedDoor("second")];
  doors = new Doors(lesson as unknown as LessonRoom, alert as unknown as HTMLElement, [
    first,
    second,
  ]);
  return () => vi.unstubAllGlobals();
});

describe("a room", () => {
  it("takes the lesson's place, follows the address, and gives the place back", async () => {
    expect(lesson.hidden).toBe(false);
    await goTo("#first=1");
    expect(first.open).toHaveBeenCalledWith("");
    expect(lesson.after).toHaveBeenCalledWith(first.room);
    expect(lesson.hidden).toBe(true);
    // The cube no longer points at what the lesson is about.
    expect(lesson.requestUpdate).toHaveBeenCalledOnce();
    expect(first.entered).toHaveBeenCalledOnce();
    await goTo("#first=2");
    expect(first.follow).toHaveBeenCalledOnce();
    await goTo("#facelets=x");
    expect(first.leaving).toHaveBeenCalledOnce();
    expect(first.room.remove).toHaveBeenCalledOnce();
    expect(lesson.hidden).toBe(false);
  });

  it("gives way to another room, which is told the previous address", async () => {
    await goTo("#first=1");
    await goTo("#second");
    expect(first.room.remove).toHaveBeenCalledOnce();
    expect(second.open).toHaveBeenCalledWith("#first=1");
    expect(lesson.after).toHaveBeenLastCalledWith(second.room);
    expect(lesson.hidden).toBe(true);
  });

  it("gets the focus from the lesson, and gives it back", async () => {
    await goTo("#first");
    expect(focused).toBeUndefined();
    await goTo("#facelets=x");
    lesson.focus();
    await goTo("#first");
    expect(focused).toBe(first.room);
    await goTo("#second");
    expect(focused).toBe(second.room);
    await goTo("#facelets=x");
    expect(focused).toBe(lesson);
    // The Tab key skips what is in an element with a negative tabindex.
    expect([first.room, second.room, lesson].map(({ tabIndex }) => tabIndex)).toEqual([0, 0, 0]);
    expect(lesson.heading.tabIndex).toBe(-1);
  });

  it("does not open if the user moved on while it was loading", async () => {
    let come!: (room: Room) => void;
    first.open.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    await goTo("#first");
    await goTo("#facelets=x");
    come(first.room as unknown as Room);
    await Promise.resolve();
    expect(lesson.after).not.toHaveBeenCalled();
    expect(lesson.hidden).toBe(false);
  });

  it("that cannot be loaded leaves the lesson there, with an alert until it is asked for again", async () => {
    await goTo("#facelets=x");
    alert.hidden = true;
    first.open.mockRejectedValueOnce(new Error("There is no network."));
    await goTo("#first");
    await Promise.resolve();
    expect(alert.hidden).toBe(false);
    expect(lesson.hidden).toBe(false);
    expect(location.hash).toBe("#facelets=x");
    await goTo("#first");
    expect(alert.hidden).toBe(true);
    expect(lesson.after).toHaveBeenCalledWith(first.room);
  });

  it("that cannot be loaded from another room leaves the lesson there, with its own address", async () => {
    await goTo("#facelets=x");
    await goTo("#first");
    await goTo("#first=2");
    second.open.mockRejectedValueOnce(new Error("There is no network."));
    await goTo("#second");
    await Promise.resolve();
    expect(alert.hidden).toBe(false);
    expect(lesson.hidden).toBe(false);
    expect(location.hash).toBe("#facelets=x");
  });

  it("that cannot be fetched for later does not stop the others", async () => {
    first.fetch.mockRejectedValueOnce(new Error("There is no network."));
    await doors.fetchAll();
    expect(second.fetch).toHaveBeenCalledOnce();
  });
});
