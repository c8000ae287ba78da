// Bundles Three.js from its modules, so that the bundler drops those that nothing uses; the single file
// that Three.js publishes keeps some of them. Parts of shaders that the scene does not use are dropped
// here, since Three.js keeps all parts in one object. A part is dropped if it belongs to a material that
// the scene does not have, or if all of it is under an `#if` that is false for the scene's materials.
// Stand-ins that do nothing replace the parts of its renderer that draw for headsets, surround a scene with
// reflections, blend shapes into each other or share values among programs. A test checks all this.
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The two materials of web/scene/cube/shapes.ts; the programs of all others go. */
const USED_PROGRAMS = ["meshbasic", "meshphysical"];

/** Parts of the programs of other materials, and of tone mapping, which the scene does not use. */
export const OTHERS_PARTS = [
  "gradientmap",
  "lights_lambert",
  "lights_phong",
  "lights_toon",
  "shadowmask",
  "tonemapping",
];

/** Parts for features that the scene's materials do not have. */
const UNUSED_FEATURES = [
  "alphahash",
  "alphamap",
  "aomap",
  "batching",
  "bumpmap",
  "clearcoat",
  "clipping_planes",
  "displacementmap",
  "dithering",
  "emissivemap",
  "envmap",
  "fog",
  "iridescence",
  "lightmap",
  "lightprobes",
  "lights_fragment_maps",
  "logdepthbuf",
  "map",
  "morphcolor",
  "morphinstance",
  "morphnormal",
  "morphtarget",
  "normal_fragment_maps",
  "normalmap",
  "shadowmap",
  "skinbase",
  "skinning",
  "skinnormal",
  "transmission",
  "uv",
];

/** Stand-ins for modules of the renderer: all that it asks of them if the feature is absent. */
export const STAND_INS = {
  "webxr/WebXRManager": `export class WebXRManager {
    enabled = false;
    isPresenting = false;
    addEventListener() {}
    removeEventListener() {}
    setAnimationLoop() {}
    getEnvironmentBlendMode() {}
    dispose() {}
  }`,
  "webgl/WebGLEnvironments": `export class WebGLEnvironments {
    get() { return null; }
    dispose() {}
  }`,
  "webgl/WebGLMorphtargets": `export class WebGLMorphtargets {
    update() {}
  }`,
  "webgl/WebGLUniformsGroups": `export class WebGLUniformsGroups {
    update() {}
    bind() {}
    dispose() {}
  }`,
};

const UNUSED_PARTS = [...OTHERS_PARTS, ...UNUSED_FEATURES];

const sourceDirectory = join(dirname(createRequire(import.meta.url).resolve("three")), "../src");
const shadersDirectory = join(sourceDirectory, "renderers/shaders");

const SHADER = /\/three\/src\/renderers\/shaders\/Shader(Chunk|Lib)\/(\w+)\.glsl\.js$/;
const RENDERERS = /\/three\/src\/renderers\/(.+)\.js$/;
const COMMENTS = /\/\*.*?\*\/|\/\/[^\n]*/gs;
const LINE_BREAKS = /\s*\n\s*/g;

/** @returns {import("vite").Plugin} */
export function usedThree() {
  return {
    name: "used-three",
    config() {
      checkParts();
      const replacement = join(sourceDirectory, "Three.js");
      return { resolve: { alias: [{ find: /^three$/, replacement }] } };
    },
    load(id) {
      const [, renderer = ""] = RENDERERS.exec(id) ?? [];
      if (Object.hasOwn(STAND_INS, renderer)) {
        return STAND_INS[/** @type {keyof typeof STAND_INS} */ (renderer)];
      }
      const [, kind, name = ""] = SHADER.exec(id) ?? [];
      if (kind === "Lib" && !USED_PROGRAMS.includes(name)) {
        return 'export const vertex = "", fragment = "";';
      }
      return kind === "Chunk" && isUnusedPart(name) ? 'export default "";' : undefined;
    },
    transform(code, id) {
      if (!SHADER.test(id)) return undefined;
      return { code: code.replace(COMMENTS, "").replace(LINE_BREAKS, "\n"), map: null };
    },
  };
}

/** @returns {string[]} the names of all parts, such as "fog_pars_vertex" */
export function shaderParts() {
  return readdirSync(join(shadersDirectory, "ShaderChunk")).map((file) => file.split(".")[0] ?? "");
}

/** @param {string} name of a part */
export function isUnusedPart(name) {
  return UNUSED_PARTS.some((unused) => belongsTo(name, unused));
}

/** @throws Error if a release of Three.js has other names, so that nothing would be left out */
export function checkParts(
  parts = shaderParts(),
  programs = readdirSync(join(shadersDirectory, "ShaderLib")),
) {
  const unknown = [
    ...UNUSED_PARTS.filter((unused) => !parts.some((name) => belongsTo(name, unused))),
    ...USED_PROGRAMS.filter((name) => !programs.includes(`${name}.glsl.js`)),
  ];
  if (unknown.length > 0) throw new Error(`Three.js has no shaders for ${unknown.join(", ")}.`);
  const missing = Object.keys(STAND_INS).filter(
    (name) => !existsSync(join(sourceDirectory, `renderers/${name}.js`)),
  );
  if (missing.length > 0) throw new Error(`Three.js has no ${missing.join(", ")}.`);
}

/**
 * @param {string} name
 * @param {string} unused
 */
function belongsTo(name, unused) {
  return name === unused || name.startsWith(`${unused}_`);
}
