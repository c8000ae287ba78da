// The package unchanged, from a static server.

import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { APP, expectSolved, INDEX_HTML, solveInApp } from "./app";
import { FreshProject } from "./fresh-project";
import { StaticServer } from "./static-server";
import { visit } from "./visit";
import { countThreads, ISOLATING_HEADERS, WORKERS_APP, WORKERS_HTML } from "./workers-app";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

/** A page that finds the package below `base`. */
function unbundledPage(base: string, html = INDEX_HTML): string {
  const imports = {
    cubewright: `${base}node_modules/cubewright/index.js`,
    "cubewright/element": `${base}node_modules/cubewright/element.js`,
  };
  const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  return html.replace("<script", `${map}$&`);
}

let browser: Browser;
let project: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
  project = FreshProject.create({ ...APP.files, "index.html": unbundledPage("/") });
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
  const page = FreshProject.create({
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

/** Counts the threads of a page that gets the package from `library`, or from its own server. */
async function countUnbundled(
  headers: Record<string, string>,
  library?: StaticServer,
): Promise<{ threads: number; noise: string[]; workers: string[] }> {
  const html = unbundledPage(library?.url ?? "/", WORKERS_HTML);
  const page = FreshProject.create({ ...WORKERS_APP, "index.html": html });
  const server = await StaticServer.start(page.directory, headers);
  const { url: pageUrl } = server;
  const { result, noise, workers } = await visit(browser, pageUrl, countThreads);
  await server.stop();
  page.remove();
  const names = workers.map((url) => url.replace(pageUrl, "/").replace(/^blob:.*/, "blob:"));
  return { threads: result, noise, workers: names };
}

/** The worker of the 2x2x2, which such a page prepares too. */
const POCKET_SCRIPT = "/node_modules/cubewright/cubewright-worker-pocket.js";

it("searches with threads on an isolated page, all of them from one file", async () => {
  const { threads, noise, workers } = await countUnbundled(ISOLATING_HEADERS);
  expect(threads).toBe(2);
  expect(noise).toEqual([]);
  const script = "/node_modules/cubewright/cubewright-worker-threads.js";
  expect(workers).toEqual([script, `${script}#thread`, POCKET_SCRIPT]);
});

it.runIf(isLongRun)(
  "searches with threads on an isolated page of another origin, from a blob",
  async () => {
    const library = await StaticServer.start(project.directory, {
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    const { threads, noise, workers } = await countUnbundled(ISOLATING_HEADERS, library);
    await library.stop();
    expect(threads).toBe(2);
    expect(noise).toEqual([]);
    expect(workers).toEqual(["blob:", "blob:", "blob:"]);
  },
);

it("does not load the threads' code on a page that is not isolated", async () => {
  const { threads, noise, workers } = await countUnbundled({});
  expect(threads).toBe(1);
  expect(noise).toEqual([]);
  expect(workers).toEqual(["/node_modules/cubewright/cubewright-worker.js", POCKET_SCRIPT]);
});
