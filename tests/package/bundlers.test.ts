// The package in projects that bundle it: installed, built, served by a plain server, opened.

import { join } from "node:path";

import { chromium, type Browser, type Frame } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { Cube } from "../../web/core/cube";
import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { APP, expectSolved, INDEX_HTML, solveInApp } from "./app";
import { BUNDLERS, FROM_FILE } from "./bundlers";
import { readExample } from "./examples";
import { FreshProject } from "./fresh-project";
import { StaticServer } from "./static-server";
import { visit } from "./visit";
import { countThreads, ISOLATING_HEADERS, WORKERS_APP, WORKERS_HTML } from "./workers-app";

let browser: Browser;
let project: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
});

afterAll(() => browser.close());

afterEach(() => project.remove());

/** Visits the built app; nothing may be missing, and there may be no warnings. */
async function visitBuilt<Result>(
  directory: string,
  worker: RegExp,
  use: (frame: Frame) => Promise<Result>,
  headers: Record<string, string> = {},
): Promise<Result> {
  const server = await StaticServer.start(directory, headers);
  const { result, noise, workers } = await visit(browser, server.url, use);
  await server.stop();
  expect(noise).toEqual([]);
  expect(server.missing).toEqual([]);
  for (const url of workers) expect(url).toMatch(worker);
  expect(workers.length).toBeGreaterThan(0);
  return result;
}

describe.each(BUNDLERS)("$name", ({ packages, build, readsHtml, worker }) => {
  /** Builds an app in a fresh project; returns the folder of the result. */
  async function buildApp(files: Readonly<Record<string, string>>, html: string): Promise<string> {
    project = FreshProject.create(files);
    await project.install(["--save-dev", ...packages]);
    const [program, ...words] = build;
    await project.run(program, words);
    if (!readsHtml) project.write({ "dist/index.html": html });
    return join(project.directory, "dist");
  }

  it("builds a page that solves", async () => {
    const directory = await buildApp(APP.files, INDEX_HTML);
    expectSolved(await visitBuilt(directory, worker, solveInApp));
  });

  it("builds a page that uses threads if isolated, and prepares the 2x2x2", async () => {
    const directory = await buildApp(WORKERS_APP, WORKERS_HTML);
    const threads = await visitBuilt(directory, worker, countThreads, ISOLATING_HEADERS);
    expect(threads).toBe(2);
  });
});

/** Solves random cubes one by one on the page; returns what the list and the cube say. */
async function solveRandomCubes(frame: Frame): Promise<{ listed: string[]; facelets: string[] }> {
  const facelets: string[] = [];
  const items = frame.getByRole("list", { name: "Solutions" }).getByRole("listitem");
  for (let count = 1; count <= 2; ++count) {
    facelets.unshift(
      await frame.locator("cubewright-cube").evaluate(async (element) => {
        const cube = element as HTMLElementTagNameMap["cubewright-cube"];
        await cube.scramble();
        return cube.facelets;
      }),
    );
    await frame.getByRole("button", { name: "Solve" }).click();
    await items.nth(count - 1).waitFor();
  }
  return { listed: await items.allInnerTexts(), facelets };
}

describe("the example for webpack", () => {
  it("lists the solutions that its cube reports", async () => {
    const { files, packages } = readExample("webpack");
    project = FreshProject.create(files);
    await project.install(["--save-dev", ...packages]);
    await project.run("npm", ["run", "build"]);
    const { listed, facelets } = await visitBuilt(project.directory, FROM_FILE, solveRandomCubes);
    expect(listed).toHaveLength(2);
    listed.forEach((line, index) => {
      const moves = line.replace(/ \(\d+\)$/, "");
      expect(Cube.fromFacelets(facelets[index]!).apply(moves).isSolved, line).toBe(true);
    });
  });
});
