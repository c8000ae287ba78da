// Leaves out the parts of Three.js's shaders that the scene does not use. Three.js keeps all parts in
// one object, so no bundler can drop any by itself. A part is left out if it belongs to a material that
// the scene does not have, or if all of it stands under an `#if` that is false for the scene's
// materials. A test checks both.

/** The two materials of web/scene/cube/shapes.ts; all other programs go. */
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

const UNUSED_PARTS = [...OTHERS_PARTS, ...UNUSED_FEATURES];

const THREE = "/three/build/three.module.js";
const CHUNKS = /const ShaderChunk = \{([^}]*)\};/;
const CHUNK = /^\t(\w+): ([\w$]+)(,?)$/gm;

/** @returns {import("vite").Plugin} */
export function usedShaders() {
  return {
    name: "used-shaders",
    transform(code, id) {
      if (!id.endsWith(THREE)) return undefined;
      return { code: withoutUnused(code), map: null };
    },
  };
}

/** @param {string} code of Three.js */
export function withoutUnused(code) {
  /** @type {Set<string>} */
  const reasons = new Set();
  const changed = code.replace(CHUNKS, (all) =>
    all.replace(
      CHUNK,
      (/** @type {string} */ entry, /** @type {string} */ name, _, /** @type {string} */ comma) => {
        const reason = whyUnused(name);
        if (reason === undefined) return entry;
        reasons.add(reason);
        return `\t${name}: ""${comma}`;
      },
    ),
  );
  const unknown = [...UNUSED_PARTS, "other programs"].filter((reason) => !reasons.has(reason));
  if (unknown.length > 0) throw new Error(`Three.js has no shaders for ${unknown.join(", ")}.`);
  return changed;
}

/** @param {string} name of a part, such as "fog_pars_vertex" or "points_frag" */
function whyUnused(name) {
  const [, program] = /^(\w+)_(?:vert|frag)$/.exec(name) ?? [];
  if (program !== undefined) return USED_PROGRAMS.includes(program) ? undefined : "other programs";
  return UNUSED_PARTS.find((unused) => name === unused || name.startsWith(`${unused}_`));
}
