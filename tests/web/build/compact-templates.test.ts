// Lit's templates and style sheets without the parts that only their authors read.

import { rolldown, type Plugin } from "rolldown";
import { expect, it } from "vitest";

import { compactTemplates } from "../../../web/build/site/compact-templates.mjs";

const SOURCE = `
export const styles = css\`
  /* A comment
     of two lines. */
  .a {
    margin: \${size} auto;
  }

  .a :is(b, i):hover {
    margin: 0;
  }
\`;
export const page = (name) => html\`<p
    class="a b"
  >
    \${html\`<b>
      \${name}
    </b>\`} text
  </p>\`;
export const plain = \`two
  lines\`;
`;

async function compacted(source: string): Promise<string> {
  const name = "/project/web/source.ts";
  const bundle = await rolldown({
    input: name,
    external: ["lit"],
    plugins: [
      {
        name: "source",
        resolveId: (id) => (id === name ? id : undefined),
        load: (id) => (id === name ? { code: source, moduleType: "js" } : undefined),
      },
      compactTemplates() as Plugin,
    ],
    onLog: () => undefined,
  });
  const { output } = await bundle.generate();
  return output[0].code;
}

it("removes comments from styles, and spaces that mean nothing", async () => {
  const code = await compacted(SOURCE);
  expect(code).toContain("css` .a{margin:${size} auto}.a :is(b,i):hover{margin:0}`");
});

it("leaves one space where a template has a line break", async () => {
  const code = await compacted(SOURCE);
  expect(code).toContain('html`<p class="a b" > ${html`<b> ${name} </b>`} text </p>`');
});

it("leaves other texts as they are", async () => {
  expect(await compacted(SOURCE)).toContain("`two\n  lines`");
});
