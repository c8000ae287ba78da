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
    { name: "rest", fileName: "assets/rest-5.js", imports: [] },
  ].map((file) => [file.fileName, { type: "chunk", ...file }]),
);
const LINKED = '<link rel="modulepreload" href="./assets/engine-3.js">';
const HTML = `<head>${LINKED}</head>`;

it("asks for the worker's script and all that the page imports, each once", () => {
  const chunk = { dynamicImports: ["assets/page-1.js"] };
  const html = handler(HTML, { bundle: BUNDLE, chunk });
  const names = Array.from(
    html.matchAll(/modulepreload[^>]*\/assets\/([\w-]+)/g),
    ([, name]) => name,
  );
  expect(names).toEqual(["engine-3", "worker-4", "page-1", "widget-2"]);
});

it("leaves a page as it was that imports nothing later", () => {
  expect(handler(HTML, { bundle: BUNDLE, chunk: { dynamicImports: [] } })).toBe(HTML);
});
