// The order in which a built page asks for its files.

import { expect, it } from "vitest";

import { stylesFirst } from "../../../web/build/site/styles-first.mjs";

const HEAD = `<head>
    <link rel="icon" href="./logo.svg" />
    <script type="module" crossorigin src="./index.js"></script>
    <link rel="modulepreload" crossorigin href="./shared.js">
    <link rel="stylesheet" crossorigin href="./index.css">
    <script async src="./looks.js"></script>
  </head>
`;

it("asks for styles before scripts, and leaves all else as it was", () => {
  const { transformIndexHtml } = stylesFirst();
  expect(transformIndexHtml).toMatchObject({ order: "post" });
  const { handler } = transformIndexHtml as unknown as { handler: (html: string) => string };
  expect(handler(HEAD)).toBe(`<head>
    <link rel="icon" href="./logo.svg" />
    <link rel="stylesheet" crossorigin href="./index.css">
    <script type="module" crossorigin src="./index.js"></script>
    <link rel="modulepreload" fetchpriority="low" crossorigin href="./shared.js">
    <script async src="./looks.js"></script>
  </head>
`);
  expect(handler("<p>No files.</p>")).toBe("<p>No files.</p>");
});
