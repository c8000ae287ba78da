// What the builds leave out of Three.js's shaders: nothing that the scene's materials compile.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { ShaderChunk } from "three";
import { describe, expect, it } from "vitest";

import { OTHERS_PARTS, withoutUnused } from "../../../web/build/site/used-shaders.mjs";

const path = createRequire(import.meta.url)
  .resolve("three")
  .replace(/three\.cjs$/, "three.module.js");
const code = readFileSync(path, "utf8");
const leftOut = [...withoutUnused(code).matchAll(/^\t(\w+): "",?$/gm)].map(([, name = ""]) => name);

// The lines that no `#if` stands over, but for directives and comments.
function unconditionalLines(chunk: string): string[] {
  let depth = 0;
  return chunk.split("\n").filter((line) => {
    const text = line.replace(/\/\/.*/, "").trim();
    if (/^#\s*if/.test(text)) depth += 1;
    if (/^#\s*endif/.test(text)) depth -= 1;
    return depth === 0 && text !== "" && !text.startsWith("#");
  });
}

describe("the shaders left out", () => {
  it("are many, and those of other materials among them", () => {
    expect(leftOut.length).toBeGreaterThan(80);
    expect(leftOut).toEqual(
      expect.arrayContaining(["points_frag", "meshtoon_vert", "fog_fragment"]),
    );
    expect(leftOut).not.toContain("meshphysical_frag");
    expect(leftOut).not.toContain("meshbasic_vert");
  });

  it("have no line that a material of the scene would compile", () => {
    const chunks = ShaderChunk as Readonly<Record<string, string>>;
    const ofScene = leftOut.filter(
      (name) =>
        !/_(?:vert|frag)$/.test(name) && !OTHERS_PARTS.some((part) => name.startsWith(part)),
    );
    expect(ofScene.length).toBeGreaterThan(50);
    for (const name of ofScene) expect(unconditionalLines(chunks[name]!), name).toEqual([]);
  });

  it("of others are in no program of the scene without a condition", () => {
    const chunks = ShaderChunk as Readonly<Record<string, string>>;
    for (const program of ["meshbasic", "meshphysical"]) {
      const text = `${chunks[`${program}_vert`]!}\n${chunks[`${program}_frag`]!}`;
      const included = [...text.matchAll(/#include <(\w+)>/g)].map(([, name = ""]) => name);
      const others = included.filter((name) => OTHERS_PARTS.some((part) => name.startsWith(part)));
      expect(others.filter((name) => unconditionalLines(chunks[name]!).length > 0)).toEqual([]);
    }
  });

  it("are an error if a release of Three.js no longer has them", () => {
    expect(() =>
      withoutUnused(code.replace("\tfog_vertex:", "\tmist_vertex:").replace(/\tfog_/g, "\tmist_")),
    ).toThrow(/no shaders for fog/);
  });
});
