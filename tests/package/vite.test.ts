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
import { countThreads, ISOLATING_HEADERS, WORKERS_APP } from "./workers-app";

const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

let browser: Browser;
let project: FreshProject;
let workersProject: FreshProject;

beforeAll(async () => {
  browser = await chromium.launch(CHROMIUM_OPTIONS);
  project = FreshProject.create(APP.files);
  workersProject = FreshProject.create(WORKERS_APP);
});

afterAll(async () => {
  await browser.close();
  project.remove();
  workersProject.remove();
});

async function expectThreads(url: string, worker: RegExp): Promise<void> {
  const { result, noise, workers } = await visit(browser, url, countThreads);
  expect(result).toBe(2);
  expect(noise).toEqual([]);
  // Two threads, and the 2x2x2.
  expect(workers).toHaveLength(3);
  for (const each of workers) expect(each).toMatch(worker);
}

async function serveWhileDeveloped(
  directory: string,
  headers: Record<string, string>,
  use: (url: string) => Promise<void>,
): Promise<void> {
  const server = await createServer({
    root: directory,
    configFile: false,
    logLevel: "error",
    server: { port: 0, host: "localhost", headers },
  });
  await server.listen();
  await use(server.resolvedUrls!.local[0]!);
  await server.close();
}

async function expectToSolve(url: string, worker: RegExp): Promise<void> {
  const { result, noise, workers } = await visit(browser, url, solveInApp);
  expectSolved(result);
  expect(noise).toEqual([]);
  for (const each of workers) expect(each).toMatch(worker);
  expect(workers.length).toBeGreaterThan(0);
}

it("the example requires the Vite version that it is tested with", () => {
  expect(APP.packages).toEqual([`vite@${version}`]);
});

it("the built example solves", async () => {
  project.borrow("vite");
  await project.run("npm", ["run", "build"]);
  const server = await StaticServer.start(join(project.directory, "dist"));
  await expectToSolve(server.url, FROM_FILE);
  await server.stop();
  expect(server.missing).toEqual([]);
});

it.runIf(isLongRun)("the example solves in development", async () => {
  await serveWhileDeveloped(project.directory, {}, (url) => expectToSolve(url, FROM_TEXT));
});

// Each stage of its lesson has something to do.
const MIXED = "R U2 F' L D B2 U R2 F D' L2 B U' R F2 D L' B";

it("a built page shows a lesson", async () => {
  const lesson = FreshProject.create({
    "index.html":
      '<!doctype html><link rel="icon" href="data:," /><script type="module" src="./main.js"></script>' +
      `<cubewright-cube mode="learn" method="cfop" stage="f2l-1" setup="${MIXED}"></cubewright-cube>`,
    "main.js": 'import "cubewright/element";',
  });
  try {
    lesson.borrow("vite");
    await lesson.run("vite", ["build"]);
    const server = await StaticServer.start(join(lesson.directory, "dist"));
    const { noise } = await visit(browser, server.url, (frame) =>
      frame.getByRole("heading", { name: "First pair" }).waitFor(),
    );
    await server.stop();
    expect(noise).toEqual([]);
    expect(server.missing).toEqual([]);
  } finally {
    lesson.remove();
  }
});

it("a built page uses threads if isolated, and prepares the 2x2x2", async () => {
  workersProject.borrow("vite");
  await workersProject.run("npm", ["run", "build"]);
  const directory = join(workersProject.directory, "dist");
  const server = await StaticServer.start(directory, ISOLATING_HEADERS);
  await expectThreads(server.url, FROM_FILE);
  await server.stop();
  expect(server.missing).toEqual([]);
});

it("a page in development uses threads if isolated, and prepares the 2x2x2", async () => {
  await serveWhileDeveloped(workersProject.directory, ISOLATING_HEADERS, (url) =>
    expectThreads(url, FROM_TEXT),
  );
});
