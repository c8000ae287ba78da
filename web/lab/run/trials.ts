// What methods did with cubes, as the lines of text that `cubewright compare --csv` writes and `--results` sums up
// again. They are stored, and saved as a file, in this form.

export interface Trial {
  /** With its settings. */
  method: string;
  /** Why the solve ended; "given-up" if a limit passed before there was a solution. */
  stop: string;
  /** Omitted if the cube was given up. */
  turns?: number;
  timeUs: number;
  /** Positions visited; 0 if the cube was given up. */
  nodes: number;
  /** Such as "R U2 F'". */
  moves: string;
}

/** A cube with what each method did, in the order of the methods. */
export interface CubeTrials {
  /** From 1; in a list, the number of its line. */
  number: number;
  scrambleLength?: number;
  /** In normal form. */
  facelets: string;
  trials: readonly Trial[];
}

/** The names of the columns; solver/cli/README.md says what they hold. */
export const TRIAL_COLUMNS = "cube,scramble,facelets,method,metric,stop,turns,time_ms,nodes,moves";

export const GIVEN_UP = "given-up";

/** A line for each method, without line breaks. */
export function trialLines(cube: CubeTrials, metric: string): string[] {
  const { number, scrambleLength = "", facelets } = cube;
  return cube.trials.map(({ method, stop, turns = "", timeUs, nodes, moves }) => {
    const timeMs = `${Math.floor(timeUs / 1000)}.${String(timeUs % 1000).padStart(3, "0")}`;
    return [
      number,
      scrambleLength,
      facelets,
      method,
      metric,
      stop,
      turns,
      timeMs,
      nodes,
      moves,
    ].join(",");
  });
}

/** Reads lines that `trialLines` wrote: the cubes in their order. */
export function readTrialLines(lines: readonly string[]): CubeTrials[] {
  const cubes: (CubeTrials & { trials: Trial[] })[] = [];
  for (const line of lines) {
    const [number, scramble, facelets, method, , stop, turns, timeMs, nodes, moves] =
      line.split(",");
    const trial: Trial = {
      method: method!,
      stop: stop!,
      timeUs: Number(timeMs!.replace(".", "")),
      nodes: Number(nodes),
      moves: moves!,
      ...(turns !== "" && { turns: Number(turns) }),
    };
    const last = cubes.at(-1);
    if (last?.number === Number(number)) last.trials.push(trial);
    else {
      const scrambleLength = scramble === "" ? {} : { scrambleLength: Number(scramble) };
      cubes.push({
        number: Number(number),
        ...scrambleLength,
        facelets: facelets!,
        trials: [trial],
      });
    }
  }
  return cubes;
}
