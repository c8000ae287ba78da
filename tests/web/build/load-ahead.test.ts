// What a built page asks for before its first script has run.

import { expect, it } from "vitest";

import { loadAhead } from "../../../web/build/site/load-ahead.mjs";

type Handler = (html: string, context: unknown) => string;
const { handler } = loadAhead().transformIndexHtml as unknown as { handler: Handler };

const BUNDLE = Object.fromEntries(
  [
    { name: "page", fileName: "assets/page-1.js", imports: ["assets/widget-2.js"] },
    { name: "widget", fileName: "assets/widget-2.js", imports: ["assets/engine-3.js"] },
    { name: "engine", fileName: "assets/engine-3.js", imports: ["assets/widget-2.js"] },
    { name: "worker", fileName: "assets/worker-4.js", imports: [] },
    { name: "methods-worker", fileName: "assets/methods-worker-8.js", imports: [] },
    { name: "learn", fileName: "assets/learn-9.js", imports: ["assets/engine-3.js"] },
    { name: "modules", fileName: "assets/modules-a.js", imports: ["assets/sets-b.js"] },
    { name: "cube-scene", fileName: "assets/cube-scene-c.js", imports: [] },
    { name: "sets", fileName: "assets/sets-b.js", imports: [] },
    { name: "rest", fileName: "assets/rest-5.js", imports: [] },
    { name: "embed", fileName: "assets/embed-6.js", imports: ["assets/engine-3.js"] },
  ].map((file) => [file.fileName, { type: "chunk", ...file }]),
);
const FIRST = { dynamicImports: ["assets/embed-6.js", "assets/page-1.js", "assets/learn-9.js"] };
const LINKED = '<link rel="modulepreload" href="./assets/engine-3.js">';
const HTML = `<head>${LINKED}</head>`;

function scriptsIn(html: string): (string | undefined)[] {
  return Array.from(html.matchAll(/modulepreload[^>]*\/assets\/([\w-]+)/g), ([, name]) => name);
}

it("asks for the worker's script and all that the page imports, each once", () => {
  const html = handler(HTML, { path: "/index.html", bundle: BUNDLE, chunk: FIRST });
  expect(scriptsIn(html)).toEqual(["engine-3", "worker-4", "page-1", "widget-2"]);
});

it("asks for all that the page in a frame imports, but not for its worker", () => {
  const html = handler("<head></head>", { path: "/embed.html", bundle: BUNDLE, chunk: FIRST });
  expect(scriptsIn(html)).toEqual(["embed-6", "engine-3", "widget-2"]);
});

it("asks for the scripts that make a lesson, not for the worker that solves or the 3D scene", () => {
  const html = handler("<head></head>", { path: "/learn.html", bundle: BUNDLE, chunk: FIRST });
  const scripts = ["learn-9", "engine-3", "widget-2", "modules-a", "sets-b"];
  expect(scriptsIn(html)).toEqual(["methods-worker-8", ...scripts]);
});

it("finds later imports in a script that the page's own script imports first", () => {
  const bundle = { ...BUNDLE, "assets/main-7.js": { type: "chunk", imports: [], ...FIRST } };
  const chunk = { dynamicImports: [], imports: ["assets/main-7.js"] };
  const html = handler(HTML, { path: "/index.html", bundle, chunk });
  expect(scriptsIn(html)).toEqual(["engine-3", "worker-4", "page-1", "widget-2"]);
});

it("does not change a page that imports nothing later", () => {
  expect(handler(HTML, { bundle: BUNDLE, chunk: { dynamicImports: [] } })).toBe(HTML);
});
