// The package as it is, from a static server.

import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { APP, expectSolved, INDEX_HTML, solveInApp } from "./app";
import { FreshProject } from "./fresh-project";
import { StaticServer } from "./static-server";
import { visit } from "./visit";

/** The app's page, for which the package is found below `base`. */
function unbundledPage(base: string): string {
  const imports = {
    cubewright: `${base}node_modules/cubewright/index.js`,
    "cubewright/element": `${base}node_modules/cubewright/element.js`,
  };
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  return INDEX_HTML.replace("<script", `${map}$&`);
}

let browser: Browser;
let project: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
  project = await FreshProject.create({ ...APP.files, "index.html": unbundledPage("/") });
});

afterAll(async () => {
  await browser.close();
  project.remove();
});

it("starts its worker from its file", async () => {
  const server = await StaticServer.start(project.directory);
  const workerUrl = `${server.url}node_modules/cubewright/cubewright-worker.js`;
  const { result, noise, workers } = await visit(browser, server.url, solveInApp);
  await server.stop();
  expectSolved(result);
  expect(noise).toEqual([]);
  expect(new Set(workers)).toEqual(new Set([workerUrl]));
});

it("starts its worker from a blob on a page of another origin", async () => {
  const library = await StaticServer.start(project.directory, {
    "Access-Control-Allow-Origin": "*",
  });
  const page = await FreshProject.create({
    ...APP.files,
    "index.html": unbundledPage(library.url),
  });
  const server = await StaticServer.start(page.directory);
  const { result, noise, workers } = await visit(browser, server.url, solveInApp);
  await server.stop();
  await library.stop();
  page.remove();
  expectSolved(result);
  expect(noise).toEqual([]);
  for (const worker of workers) expect(worker).toMatch(/^blob:/);
  expect(workers.length).toBeGreaterThan(0);
});

it("starts its worker in a sandboxed frame, which has no origin", async () => {
  const frame =
    '<link rel="icon" href="data:," /><iframe sandbox="allow-scripts allow-forms" src="./"></iframe>';
  project.write({ "frame.html": frame });
  const server = await StaticServer.start(project.directory, {
    "Access-Control-Allow-Origin": "*",
  });
  const { result, noise } = await visit(browser, `${server.url}frame.html`, solveInApp);
  await server.stop();
  expectSolved(result);
  expect(noise).toEqual([]);
});
