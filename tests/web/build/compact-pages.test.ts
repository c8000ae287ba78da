// What a built page leaves out of its file.

import { expect, it } from "vitest";

import { compactPages } from "../../../web/build/site/compact-pages.mjs";

it("leaves out indentation and comments, and no space between words", () => {
  const { transformIndexHtml } = compactPages();
  expect(transformIndexHtml).toMatchObject({ order: "post" });
  const { handler } = transformIndexHtml as unknown as { handler: (html: string) => string };
  expect(
    handler(`<main>
  <!-- Two
    lines. -->
  <p>
    Two  words,
    <b>and</b> more.
  </p>
</main>
`),
  ).toBe(`<main>
<p>
Two  words,
<b>and</b> more.
</p>
</main>
`);
});
