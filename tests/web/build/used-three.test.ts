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

describe("the stand-ins", () => {
  const source = new URL("../../../node_modules/three/src/", import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, source), "utf8");
  const rendererText = read("renderers/WebGLRenderer.js");
  const scene = new URL("../../../web/scene/", import.meta.url);
  const sceneFiles = readdirSync(scene, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const sceneText = sceneFiles.map((file) => readFileSync(new URL(file, scene), "utf8")).join("\n");

  interface StandIn {
    module: keyof typeof STAND_INS;
    /** How the renderer names it. */
    variable: string;
    /** A method that is called, so that a new name of the variable is noticed. */
    calls: string;
    /** Methods that are called only where the feature is used. */
    unless?: string[];
    /** What the scene would have to name in order to use the feature. */
    use: string[];
  }

  it.each<StandIn>([
    {
      ...{ module: "renderers/webxr/WebXRManager", variable: "xr", calls: "setAnimationLoop" },
      unless: ["getCamera", "getDepthSensingMesh", "hasDepthSensing", "updateCamera"],
      use: [".xr"],
    },
    {
      ...{ module: "renderers/webgl/WebGLBackground", variable: "background", calls: "render" },
      unless: ["getClearAlpha", "getClearColor", "setClearAlpha", "setClearColor"],
      use: ["ClearAlpha", "ClearColor", "RenderTarget", ".background", "autoClear"],
    },
    {
      ...{ module: "renderers/webgl/WebGLClipping", variable: "clipping", calls: "init" },
      unless: ["beginShadows", "endShadows", "setGlobalState", "setState"],
      use: ["clippingPlanes", "localClipping"],
    },
    {
      ...{ module: "renderers/webgl/WebGLEnvironments", variable: "environments", calls: "get" },
      use: [".environment", "envMap"],
    },
    {
      ...{ module: "renderers/webgl/WebGLMorphtargets", variable: "morphtargets", calls: "update" },
      use: ["morphAttributes"],
    },
    {
      ...{ module: "renderers/webgl/WebGLShadowMap", variable: "shadowMap", calls: "render" },
      use: ["castShadow", "shadowMap"],
    },
    {
      ...{ module: "renderers/webgl/WebGLUniformsGroups", variable: "uniformsGroups" },
      calls: "update",
      use: ["uniformsGroups"],
    },
  ])("have every method that is called of $module", ({ module, variable, calls, unless, use }) => {
    const programsText = read("renderers/webgl/WebGLPrograms.js");
    const called = [...`${rendererText}${programsText}`.matchAll(callsOf(variable))]
      .map(([, method = ""]) => method)
      .filter((method) => !unless?.includes(method));
    expect(called).toContain(calls);
    for (const method of called) expect(STAND_INS[module]).toMatch(new RegExp(`\\n *${method}\\(`));
    for (const name of use) expect(sceneText).not.toContain(name);
  });

  function callsOf(variable: string): RegExp {
    return new RegExp(`\\b${variable}\\.(\\w+)\\(`, "g");
  }

  it("of what the renderer makes only when it is told to are never used", () => {
    expect(rendererText).toContain("if ( _outputBufferType !== UnsignedByteType )");
    expect(sceneText).not.toContain("outputBufferType");
  });

  it("of what finds the hits of a ray are not used", () => {
    expect(read("objects/Mesh.js")).toContain("const _ray = /*@__PURE__*/ new Ray();");
    expect(sceneText).not.toMatch(/raycast/i);
    expect(sceneText).not.toMatch(/\b(?:Ray|Triangle)\b/);
  });

  it("of a light's shadow are used only by lights that cast one", () => {
    const lightsText = read("renderers/webgl/WebGLLights.js");
    const ofDirectional = /isDirectionalLight \) \{(.*?)isSpotLight/s.exec(lightsText)?.[1] ?? "";
    const beforeShadow = ofDirectional.slice(0, ofDirectional.indexOf("if ( light.castShadow )"));
    const afterShadow = ofDirectional.slice(ofDirectional.indexOf("numDirectionalShadows ++"));
    expect(beforeShadow).toContain("uniforms.color");
    expect(afterShadow).toContain("directionalLength ++");
    expect(`${beforeShadow}${afterShadow}`).not.toContain("shadow.");
  });
});
