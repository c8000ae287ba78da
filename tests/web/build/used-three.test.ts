// What the builds leave out of Three.js: no shader that the scene's materials compile, and nothing that its
// renderer asks for.

import { readdirSync, readFileSync } from "node:fs";

import { ShaderChunk } from "three";
import { describe, expect, it } from "vitest";

import {
  checkParts,
  isUnusedPart,
  OTHERS_PARTS,
  shaderParts,
  STAND_INS,
} from "../../../web/build/site/used-three.mjs";

const chunks = ShaderChunk as Readonly<Record<string, string>>;
const leftOut = shaderParts().filter(isUnusedPart);

// The lines that are under no `#if`, without directives and comments.
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
  it("are many, and none that the scene uses", () => {
    expect(leftOut.length).toBeGreaterThan(50);
    expect(leftOut).toEqual(expect.arrayContaining(["fog_fragment", "lights_toon_fragment"]));
    expect(leftOut).not.toContain("lights_physical_fragment");
  });

  it("have no line that a material of the scene would compile", () => {
    const ofScene = leftOut.filter((name) => !OTHERS_PARTS.some((part) => name.startsWith(part)));
    expect(ofScene.length).toBeGreaterThan(50);
    for (const name of ofScene) expect(unconditionalLines(chunks[name]!), name).toEqual([]);
  });

  it("of other materials are in no program of the scene without a condition", () => {
    for (const program of ["meshbasic", "meshphysical"]) {
      const text = `${chunks[`${program}_vert`]!}\n${chunks[`${program}_frag`]!}`;
      const included = [...text.matchAll(/#include <(\w+)>/g)].map(([, name = ""]) => name);
      const others = included.filter((name) => OTHERS_PARTS.some((part) => name.startsWith(part)));
      expect(others.filter((name) => unconditionalLines(chunks[name]!).length > 0)).toEqual([]);
    }
  });

  it("cause an error if a release of Three.js no longer has them", () => {
    const renamed = shaderParts().map((name) => name.replace(/^fog_/, "mist_"));
    expect(() => checkParts(renamed)).toThrow("Three.js has no shaders for fog.");
    expect(() => checkParts(shaderParts(), ["points.glsl.js"])).toThrow(
      /for meshbasic, meshphysical/,
    );
  });
});

describe("the stand-ins for modules of the renderer", () => {
  const rendererText = readFileSync(
    new URL("../../../node_modules/three/src/renderers/WebGLRenderer.js", import.meta.url),
    "utf8",
  );
  const backgroundText = readFileSync(
    new URL("../../../node_modules/three/src/renderers/webgl/WebGLBackground.js", import.meta.url),
    "utf8",
  );
  /** Its methods that are called anywhere. */
  const calledOf = (name: string) =>
    [...`${rendererText}${backgroundText}`.matchAll(new RegExp(`\\b${name}\\.(\\w+)\\(`, "g"))].map(
      ([, method = ""]) => method,
    );
  const textOf = (name: keyof typeof STAND_INS) => STAND_INS[name];

  it("have every method that is called while no headset is used", () => {
    // Each is called only after a check that something is presented.
    const whilePresenting = ["getCamera", "getDepthSensingMesh", "hasDepthSensing", "updateCamera"];
    const called = calledOf("xr").filter((method) => !whilePresenting.includes(method));
    expect(called).toContain("getEnvironmentBlendMode");
    for (const method of called) expect(textOf("webxr/WebXRManager")).toContain(`${method}()`);
  });

  it("have every method that is called of a scene's environments", () => {
    const called = calledOf("environments");
    expect(called).toContain("get");
    for (const method of called) {
      expect(textOf("webgl/WebGLEnvironments")).toContain(`${method}()`);
    }
  });

  it.each([
    ["webgl/WebGLMorphtargets", "morphtargets", "morphAttributes"],
    ["webgl/WebGLUniformsGroups", "uniformsGroups", "uniformsGroups"],
  ] as const)(
    "have every method that is called of %s, which the scene does not use",
    (name, variable, use) => {
      const called = calledOf(variable);
      expect(called).toContain("update");
      for (const method of called) expect(textOf(name)).toContain(`${method}()`);
      const scene = new URL("../../../web/scene/", import.meta.url);
      const files = readdirSync(scene, { recursive: true, encoding: "utf8" });
      const sources = files.filter((file) => file.endsWith(".ts"));
      expect(sources).toContain("cube-scene.ts");
      for (const file of sources)
        expect(readFileSync(new URL(file, scene), "utf8")).not.toContain(use);
    },
  );
});
