// The package in projects that bundle it: installed, built, served by a plain server, opened.

import { join } from "node:path";

import { chromium, type Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { expectSolved, INDEX_HTML, MAIN } from "./app";
import { BUNDLERS } from "./bundlers";
import { FreshProject } from "./fresh-project";
import { StaticServer } from "./static-server";
import { visit } from "./visit";

let browser: Browser;
let project: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
});

afterAll(() => browser.close());

afterEach(() => project.remove());

describe.each(BUNDLERS)("$name", ({ packages, build, readsHtml, worker }) => {
  it("builds a page that solves", async () => {
    project = await FreshProject.create({ "main.js": MAIN, "index.html": INDEX_HTML });
    await project.install(["--save-dev", ...packages]);
    const [program, ...words] = build;
    await project.run(program, words);
    if (!readsHtml) project.write({ "dist/index.html": INDEX_HTML });

    const server = await StaticServer.start(join(project.directory, "dist"));
    const { report, noise, workers } = await visit(browser, server.url);
    await server.stop();
    expectSolved(report);
    expect(noise).toEqual([]);
    expect(server.missing).toEqual([]);
    for (const url of workers) expect(url).toMatch(worker);
    expect(workers.length).toBeGreaterThan(0);
  });
});
