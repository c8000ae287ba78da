// Bundles Three.js from its modules, so that the bundler drops those that nothing uses; the single file
// that Three.js publishes keeps some of them. Parts of shaders that the scene does not use are dropped
// here, since Three.js keeps all parts in one object. A part is dropped if it belongs to a material that
// the scene does not have, or if all of it is under an `#if` that is false for the scene's materials.
// Stand-ins replace the parts that draw for headsets, draw shadows, backgrounds or effects, surround a scene with
// reflections, cut shapes off, blend them into each other, share values among programs, or find what a ray hits. A test
// checks all this.
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

/** Stand-ins for modules: all that the others ask of them if the feature is absent. */
export const STAND_INS = {
  "lights/DirectionalLightShadow": `export class DirectionalLightShadow {
    dispose() {}
  }`,
  // The scene finds what a ray hits by itself (web/scene/hand/sticker-hit.ts).
  "math/Ray": "export class Ray {}",
  "math/Triangle": "export class Triangle {}",
  "renderers/webxr/WebXRManager": `export class WebXRManager {
    enabled = false;
    isPresenting = false;
    addEventListener() {}
    removeEventListener() {}
    setAnimationLoop() {}
    dispose() {}
  }`,
  // The page is seen behind the cube.
  "renderers/webgl/WebGLBackground": `export class WebGLBackground {
    constructor(renderer, environments, state) {
      this.renderer = renderer;
      this.buffers = state.buffers;
    }
    render() {
      const { color, depth } = this.buffers;
      color.setClear(0, 0, 0, 0, true);
      depth.setTest(true);
      depth.setMask(true);
      color.setMask(true);
      this.renderer.clear();
    }
    addToRenderList() {}
    dispose() {}
  }`,
  "renderers/webgl/WebGLClipping": `export class WebGLClipping {
    uniform = { value: null, needsUpdate: false };
    numPlanes = 0;
    numIntersection = 0;
    init() { return false; }
  }`,
  "renderers/webgl/WebGLEnvironments": `export class WebGLEnvironments {
    get() { return null; }
    dispose() {}
  }`,
  "renderers/webgl/WebGLMorphtargets": `export class WebGLMorphtargets {
    update() {}
  }`,
  // Made only for pictures of more than eight bits.
  "renderers/webgl/WebGLOutput": "export class WebGLOutput {}",
  "renderers/webgl/WebGLShadowMap": `export class WebGLShadowMap {
    enabled = false;
    render() {}
  }`,
  "renderers/webgl/WebGLUniformsGroups": `export class WebGLUniformsGroups {
    update() {}
    bind() {}
    dispose() {}
  }`,
};

const UNUSED_PARTS = [...OTHERS_PARTS, ...UNUSED_FEATURES];

const sourceDirectory = join(dirname(createRequire(import.meta.url).resolve("three")), "../src");
const shadersDirectory = join(sourceDirectory, "renderers/shaders");

const SHADER = /\/three\/src\/renderers\/shaders\/Shader(Chunk|Lib)\/(\w+)\.glsl\.js$/;
const MODULE = /\/three\/src\/(.+)\.js$/;
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
      const [, module = ""] = MODULE.exec(id) ?? [];
      if (Object.hasOwn(STAND_INS, module)) {
        return STAND_INS[/** @type {keyof typeof STAND_INS} */ (module)];
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
    (name) => !existsSync(join(sourceDirectory, `${name}.js`)),
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
