// The named experiments. The C++ defines them (solver/experiments/presets.h); their titles are among the page's words.

import { METRICS, PUZZLES } from "../../core/choices";
import type { ExperimentPreset } from "../../engine/experiments";
import type { CubeChoice, Experiment } from "./experiment";

/** The preset to begin with if nothing was chosen. */
export const USUAL_PRESET = "shortest";

/** The presets by name, in the order in which they are offered. */
export function readPresets(presets: readonly ExperimentPreset[]): ReadonlyMap<string, Experiment> {
  return new Map(
    presets.map((preset) => [
      preset.name,
      {
        puzzle: PUZZLES.find((puzzle) => puzzle === preset.puzzle)!,
        methods: preset.methods.split(","),
        metric: METRICS[0],
        cubes: cubesOf(preset),
        seed: 1,
        limit:
          preset.maxNodes === undefined
            ? { kind: "none" }
            : { kind: "work", maxNodes: preset.maxNodes },
      },
    ]),
  );
}

function cubesOf({ kind, count, lengths, counts }: ExperimentPreset): CubeChoice {
  if (kind === "random") return { kind, count };
  return kind === "every" ? { kind } : { kind, lengths, counts };
}

/** The name of the preset that differs at most in cube counts, seed and metric; `undefined` if there is none. */
export function presetOf(
  { puzzle, methods, cubes, limit }: Experiment,
  presets: ReadonlyMap<string, Experiment>,
): string | undefined {
  const shapeOf = (kind: CubeChoice) => (kind.kind === "scrambles" ? kind.lengths : kind.kind);
  const described = JSON.stringify([puzzle, methods, shapeOf(cubes), limit]);
  for (const [name, preset] of presets) {
    const { puzzle, methods, cubes, limit } = preset;
    if (JSON.stringify([puzzle, methods, shapeOf(cubes), limit]) === described) return name;
  }
  return undefined;
}
