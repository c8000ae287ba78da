// The lesson in the address of its page, when another room takes its place.

import { beforeEach, expect, it, vi } from "vitest";

import { LessonAddress } from "../../../web/learn/lesson-address";
import { LEGAL, MIXED, openCourse } from "./course-on-fakes";

let hear: (event: { oldURL: string }) => void;

beforeEach(() => {
  vi.stubGlobal("location", { hash: `#method=thistlethwaite&facelets=${LEGAL}` });
  vi.stubGlobal("addEventListener", (type: string, listener: typeof hear) => {
    if (type === "hashchange") hear = listener;
  });
  vi.stubGlobal("localStorage", undefined);
  return () => vi.unstubAllGlobals();
});

function goTo(hash: string): void {
  const oldURL = `https://cubes.example/learn.html${location.hash}`;
  location.hash = hash;
  hear({ oldURL });
}

/** A page with the lesson in its address; another cube takes until `endPreparing` is called. */
async function openPage(hash = location.hash) {
  location.hash = hash;
  const opened = openCourse();
  const { course, explain } = opened;
  const address = new LessonAddress(course, {
    opened: () => void course.open(address.read()),
    painted: () => undefined,
  });
  await course.open(address.read());
  const lesson = explain.getMockImplementation()!;
  let endPreparing!: () => void;
  const mayEnd = new Promise<void>((resolve) => (endPreparing = resolve));
  explain.mockImplementation(async (...asked) => {
    await mayEnd;
    return lesson(...asked);
  });
  return { ...opened, address, endPreparing };
}

// The mathematics lead back by "#", the case library by the address of the lesson.
it.each(["library", "mathematics"])(
  "a random cube that is being prepared still comes after a look at the %s",
  async (room) => {
    const { course, endPreparing } = await openPage();
    const before = location.hash;
    const mixing = course.mix("3x3x3");
    goTo(`#${room}`);
    goTo(room === "library" ? before : "");
    expect(course.isPreparing).toBe(true);
    endPreparing();
    await mixing;
    expect(course.lesson?.start.facelets).toBe(MIXED);
  },
);

it("a random cube that was prepared meanwhile stays after a look at the mathematics", async () => {
  const { course, endPreparing } = await openPage();
  const mixing = course.mix("3x3x3");
  goTo("#mathematics");
  endPreparing();
  await mixing;
  goTo("");
  await vi.waitUntil(() => !course.isPreparing);
  expect(course.lesson?.start.facelets).toBe(MIXED);
});

it("the lesson of a link that is being prepared still comes after a look at the library", async () => {
  const { course, endPreparing } = await openPage();
  const link = `#method=thistlethwaite&facelets=${MIXED}`;
  goTo(link);
  goTo("#library");
  goTo(link);
  endPreparing();
  await vi.waitUntil(() => !course.isPreparing);
  expect(course.lesson?.start.facelets).toBe(MIXED);
});

it("another lesson that is asked for from a room takes the place of the one that is being prepared", async () => {
  const { course } = await openPage();
  void course.mix("3x3x3");
  goTo("#library");
  goTo(`#method=thistlethwaite&stage=white-cross&facelets=${LEGAL}`);
  await vi.waitUntil(() => !course.isPreparing);
  expect(course.lesson?.start.facelets).toBe(LEGAL);
});

it("the metric comes with the lesson's address, stays with other cubes, and goes on to Solve", async () => {
  const { course, address, endPreparing } = await openPage(
    `#method=thistlethwaite&facelets=${LEGAL}&metric=axial-qtm`,
  );
  expect(course.metric).toBe("axial-qtm");
  expect(address.solveUrl).toBe(`./#facelets=${LEGAL}&metric=axial-qtm`);
  endPreparing();
  await course.mix("3x3x3");
  goTo("#library");
  goTo("");
  await vi.waitUntil(() => !course.isPreparing);
  expect(address.solveUrl).toBe(`./#facelets=${MIXED}&metric=axial-qtm`);
  goTo(`#method=thistlethwaite&facelets=${LEGAL}`);
  await vi.waitUntil(() => !course.isPreparing);
  expect(address.solveUrl).toBe(`./#facelets=${LEGAL}`);
});

it("a first cube that is being mixed comes although the page asks meanwhile where it can be solved", async () => {
  const { course, address, endPreparing } = await openPage("");
  const mixing = course.mix("3x3x3");
  goTo("#library");
  expect(address.solveUrl).toBe("./");
  goTo("");
  endPreparing();
  await mixing;
  expect(course.lesson?.start.facelets).toBe(MIXED);
});
