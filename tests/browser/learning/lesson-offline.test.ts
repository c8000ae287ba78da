// Lessons without the network, after one visit to them; and no lesson files for people who only solve.

import { describe, expect } from "vitest";

import { isLongRun } from "../long-run";
import { it, storedFiles } from "../offline/visited-test";
import type { CubePage } from "../page/cube-page";
import { LessonPage, SCRAMBLED } from "./lesson-page";

const CACHE_NAME = "cubewright-lessons";

/** The files that only lessons use. */
async function ownFiles(cube: CubePage): Promise<string[]> {
  const own = (await storedFiles(cube)).filter((path) => path.includes("/assets/learn-"));
  return own.toSorted();
}

/** Waits until the page has stored what it wants to keep: the bundle comes last. */
async function lessonsAreStored(cube: CubePage): Promise<void> {
  const isStored = async () =>
    (await storedFiles(cube)).some((path) => path.endsWith("cubewright-methods.wasm"));
  await expect.poll(isStored, { timeout: 60_000 }).toBe(true);
}

it("a visited lesson works offline, with another cube too", async ({ host, openTab }) => {
  const cube = await openTab(`learn.html#facelets=${SCRAMBLED}`);
  const lesson = new LessonPage(cube);
  await lesson.goal.waitFor();
  await lessonsAreStored(cube);

  await host.goAway();
  await cube.page.reload();
  await lesson.goal.waitFor();
  const before = cube.page.url();
  // From another page: one still busy with its lesson would write that into its address.
  await cube.page.goto("about:blank");
  await cube.page.goto(host.url + "learn.html#method=cfop&facelets=" + SCRAMBLED);
  await expect.poll(() => lesson.goal.innerText()).toBe("Cross");
  await lesson.button("Next turn").click();
  await expect.poll(() => cube.page.url()).not.toBe(before);
  // Neither the other languages nor the other rooms have been asked for before.
  await cube.page.getByRole("combobox", { name: "Language" }).selectOption("ru");
  await cube.page.getByText("Сколько подсказывать").waitFor();
  await cube.page.getByRole("combobox", { name: "Язык" }).selectOption("en");
  await cube.page.getByRole("link", { name: "Practise: Fourth pair" }).click();
  await cube.page.getByRole("button", { name: "U2: Upper face" }).waitFor();
});

it("the Solve page fetches and stores no lesson files", async ({ openTab }) => {
  const cube = await openTab("");
  const asked: string[] = [];
  cube.page.on("request", (request) => asked.push(request.url()));
  await cube.page.reload();
  await cube.net.waitFor();
  await cube.page.evaluate(() => navigator.serviceWorker.ready);
  const stored = await storedFiles(cube);
  expect(stored.some((path) => path.endsWith("index.html"))).toBe(true);
  expect(stored.filter((path) => path.includes("learn"))).toEqual([]);
  expect(asked).not.toEqual([]);
  expect(asked.filter((url) => url.includes("learn"))).toEqual([]);
});

describe("after an update", () => {
  /** As if an older release had stored the page: its files have other names. */
  async function leaveOlderPage({ page }: CubePage): Promise<void> {
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      const [{ url }] = (await cache.keys("learn.html", { ignoreSearch: true })) as [Request];
      const { headers, ...answer } = (await cache.match(url))!;
      const text = await (await cache.match(url))!.text();
      const older = text.replaceAll(/assets\/(main|learn)-[\w-]{8}/g, "assets/$1-of-before");
      await cache.put(url, new Response(older, { ...answer, headers }));
      await cache.put("assets/learn-of-before.js", new Response(""));
    }, CACHE_NAME);
  }

  const storedPage = ({ page }: CubePage) =>
    page.evaluate(async (name) => {
      const cache = await caches.open(name);
      return (await cache.match("learn.html", { ignoreSearch: true }))?.text();
    }, CACHE_NAME);

  it.runIf(isLongRun)(
    "the Solve page replaces the stored lessons of the previous release",
    async ({ host, openTab }) => {
      const cube = await openTab(`learn.html#facelets=${SCRAMBLED}`);
      await lessonsAreStored(cube);
      const [now, files] = [await storedPage(cube), await ownFiles(cube)];
      await leaveOlderPage(cube);
      expect(await storedPage(cube)).not.toBe(now);
      await cube.page.goto(host.url);
      await cube.net.waitFor();
      await expect.poll(() => storedPage(cube)).toBe(now);
      await expect.poll(() => ownFiles(cube)).toEqual(files);
    },
  );

  it.runIf(isLongRun)(
    "a stored page that needs scripts of the previous release does not open",
    async ({ host, openTab }) => {
      const cube = await openTab(`learn.html#facelets=${SCRAMBLED}`);
      await lessonsAreStored(cube);
      await leaveOlderPage(cube);
      await host.goAway();
      await expect(cube.page.reload()).rejects.toThrow(/net::ERR_/);
    },
  );
});
