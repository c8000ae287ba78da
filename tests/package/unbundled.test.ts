// The package as it is, from a static server.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { expectSolved, INDEX_HTML, MAIN } from "./app";
import { FreshProject } from "./fresh-project";
import { StaticServer } from "./static-server";
import { visit } from "./visit";

const IMPORT_MAP = (base: string) => `<script type="importmap">${JSON.stringify({
  imports: {
    cubewright: `${base}node_modules/cubewright/index.js`,
    "cubewright/element": `${base}node_modules/cubewright/element.js`,
  },
})}</script>
<script`;

let browser: Browser;
let project: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
  project = await FreshProject.create({
    "main.js": MAIN,
    "index.html": INDEX_HTML.replace("<script", IMPORT_MAP("/")),
  });
});

afterAll(async () => {
  await browser.close();
  project.remove();
});

it("starts its worker from its file", async () => {
  const server = await StaticServer.start(project.directory);
  const workerUrl = `${server.url}node_modules/cubewright/cubewright-worker.js`;
  const { report, noise, workers } = await visit(browser, server.url);
  await server.stop();
  expectSolved(report);
  expect(noise).toEqual([]);
  expect(new Set(workers)).toEqual(new Set([workerUrl]));
});

it("starts its worker from a blob on a page of another origin", async () => {
  const library = await StaticServer.start(project.directory, {
    "Access-Control-Allow-Origin": "*",
  });
  const main = readFileSync(join(project.directory, "main.js"), "utf8");
  const page = await FreshProject.create({
    "main.js": main,
    "index.html": INDEX_HTML.replace("<script", IMPORT_MAP(library.url)),
  });
  const server = await StaticServer.start(page.directory);
  const { report, noise, workers } = await visit(browser, server.url);
  await server.stop();
  await library.stop();
  page.remove();
  expectSolved(report);
  expect(noise).toEqual([]);
  for (const worker of workers) expect(worker).toMatch(/^blob:/);
  expect(workers.length).toBeGreaterThan(0);
});

it("starts its worker in a sandboxed frame, which has no origin", async () => {
  const frame =
    '<link rel="icon" href="data:," /><iframe sandbox="allow-scripts" src="./"></iframe>';
  project.write({ "frame.html": frame });
  const server = await StaticServer.start(project.directory, {
    "Access-Control-Allow-Origin": "*",
  });
  const { report, noise } = await visit(browser, `${server.url}frame.html`);
  await server.stop();
  expectSolved(report);
  expect(noise).toEqual([]);
});
