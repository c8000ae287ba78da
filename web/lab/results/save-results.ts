// Results as files, in the forms of `cubewright compare`.

import { isReproducible, plannedMethods, usesTableTiers } from "../experiment/experiment";
import { writeExperimentLink } from "../experiment/experiment-link";
import { fileNameOf, saveFile } from "../looks/save-file";
import { TRIAL_COLUMNS } from "../run/trials";
import type { ShownResults } from "./shown-results";

/**
 * A line for each cube and method, which `cubewright compare --results` sums up again.
 * @throws what the storage throws; then nothing is saved.
 */
export async function saveCsv({ log, name }: ShownResults): Promise<void> {
  await log.store();
  // A browser keeps a file of many parts on the disk.
  let file = new Blob([TRIAL_COLUMNS, "\n"]);
  for await (const lines of log.linesInOrder()) file = new Blob([file, lines, "\n"]);
  saveFile(new Blob([file], { type: "text/csv" }), `${fileNameOf(name)}.csv`);
}

/** The table of results. */
export function saveJson(results: ShownResults): void {
  saveFile(
    new Blob([JSON.stringify(resultsJson(results), null, 2)], { type: "application/json" }),
    `${fileNameOf(results.name)}.json`,
  );
}

/** What `cubewright compare --json` writes; web/README.md lists the differences. */
export function resultsJson({
  experiment,
  outcome,
  tier,
  refused,
  isDone,
}: Omit<ShownResults, "log" | "name">): object {
  const { puzzle, metric, cubes, seed } = experiment;
  const isDrawn = cubes.kind === "random" || cubes.kind === "scrambles";
  return {
    ...{ puzzle, metric, source: isDrawn || cubes.kind === "every" ? cubes.kind : "file" },
    ...(isDrawn && { seed }),
    reproducible: isReproducible(experiment),
    methods: plannedMethods(experiment).map(({ label, maxNodes, timeMs }) => ({
      method: label,
      ...(maxNodes !== undefined && { maxNodes }),
      ...(timeMs !== undefined && { timeMs }),
    })),
    ...(usesTableTiers(experiment) && { tier }),
    ...{ cubes: outcome.done, refused },
    ...(!isDone && { unfinished: true }),
    experiment: writeExperimentLink(experiment),
    rows: outcome.rows.map(({ counts, turns, ...row }) => ({
      ...row,
      ...(turns && { turns: { ...turns, counts: Object.fromEntries(counts ?? []) } }),
    })),
  };
}
