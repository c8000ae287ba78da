// The example for Vite, built and in development.

import { chromium, type Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createServer, version } from "vite";

import { join } from "node:path";

import { CHROMIUM_OPTIONS } from "../browser/chromium.mjs";
import { APP, expectSolved, solveInApp } from "./app";
import { FROM_FILE, FROM_TEXT } from "./bundlers";
import { FreshProject } from "./fresh-project";
import { StaticServer } from "./static-server";
import { visit } from "./visit";

let browser: Browser;
let project: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
  project = await FreshProject.create(APP.files);
});

afterAll(async () => {
  await browser.close();
  project.remove();
});

async function expectToSolve(url: string, worker: RegExp): Promise<void> {
  const { result, noise, workers } = await visit(browser, url, solveInApp);
  expectSolved(result);
  expect(noise).toEqual([]);
  for (const each of workers) expect(each).toMatch(worker);
  expect(workers.length).toBeGreaterThan(0);
}

it("asks for the Vite that it is tried with", () => {
  expect(APP.packages).toEqual([`vite@${version}`]);
});

it("solves when it is built", async () => {
  project.borrow("vite");
  await project.run("npm", ["run", "build"]);
  const server = await StaticServer.start(join(project.directory, "dist"));
  await expectToSolve(server.url, FROM_FILE);
  await server.stop();
  expect(server.missing).toEqual([]);
});

it("solves while it is developed", async () => {
  const server = await createServer({
    root: project.directory,
    configFile: false,
    logLevel: "error",
    server: { port: 0, host: "localhost" },
  });
  await server.listen();
  await expectToSolve(server.resolvedUrls!.local[0]!, FROM_TEXT);
  await server.close();
});
