import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { projectDirectory } from "../../../web/build/directories.mjs";
import {
  EMBED_SETTINGS,
  frameSnippet,
  readEmbedSettings,
  scriptSnippet,
} from "../../../web/page/dialogs/embed-snippets";

const SITE = "https://cube.example/app/";
const SIZE = { widthPx: 480, heightPx: 560 };

describe("the snippet with a script", () => {
  it("has the site's script, and the settings as attributes", () => {
    expect(scriptSnippet(SITE, { mode: "view", alg: "R U2 F'" })).toBe(
      '<script type="module" src="https://cube.example/app/cubewright.js"></script>\n' +
        '<cubewright-cube mode="view" alg="R U2 F\'"></cubewright-cube>',
    );
  });

  it("escapes values, so that none ends its attribute", () => {
    const snippet = scriptSnippet(SITE, { alt: '"><script>alert(1)</script>&quot;' });
    expect(snippet).toContain('alt="&quot;>&lt;script>alert(1)&lt;/script>&amp;quot;"');
  });
});

describe("the snippet with a frame", () => {
  it("has an address from which the same settings are read", () => {
    const settings = Object.fromEntries(
      EMBED_SETTINGS.map((name) => [name, `${name}: R U2 F' & "more" <#?=+%>`]),
    );
    const snippet = frameSnippet(SITE, settings, "A cube", SIZE);
    const source = /src="([^"]*)"/.exec(snippet)![1]!.replaceAll("&amp;", "&");
    const { origin, pathname, search } = new URL(source);
    expect(origin + pathname).toBe(`${SITE}embed.html`);
    expect(readEmbedSettings(search)).toEqual(settings);
    expect(snippet).toContain('title="A cube" width="480" height="560"');
  });
});

describe("the settings in an address", () => {
  it("are those that the README lists", () => {
    const readme = readFileSync(join(projectDirectory, "README.md"), "utf8");
    const [, list = ""] = /Its parameters are\s([^.]*)\./.exec(readme) ?? [];
    const named = Array.from(list.matchAll(/`([^`]+)`/g), ([, name]) => name);
    expect(named).toEqual([...EMBED_SETTINGS]);
  });

  it("are read only if they are known", () => {
    expect(readEmbedSettings("?mode=paint&onclick=alert(1)&base-url=//evil.example/&alg=")).toEqual(
      {
        mode: "paint",
        alg: "",
      },
    );
    expect(readEmbedSettings("")).toEqual({});
  });
});
