// One engine for all cubes of a page: its tables are large, and a second worker would only compete
// with the first.

import type { SolverProgress, SolverStatus } from "../core/solution";
import { Solver } from "../engine";

/** How the page's engine stands. */
export interface EngineState {
  /** Whether it is being started. */
  isStarting: boolean;
  /** `undefined` until the engine has started. */
  status: SolverStatus | undefined;
  /** How far the full tables are; `undefined` if none are under way. */
  progress: SolverProgress | undefined;
}

type EngineListener = (state: EngineState) => void;

const listeners = new Set<EngineListener>();
let state: EngineState = { isStarting: false, status: undefined, progress: undefined };
let starting: Promise<Solver> | undefined;

function change(changed: Partial<EngineState>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener(state);
}

async function start(): Promise<Solver> {
  change({ isStarting: true });
  try {
    return await Solver.create({
      baseUrl: new URL(".", document.baseURI).href,
      onStatus: (status) =>
        change(status.tablesLoading ? { status } : { status, progress: undefined }),
      onProgress: (progress) => change({ progress }),
    });
  } catch (error) {
    starting = undefined;
    change({ status: undefined });
    throw error;
  } finally {
    change({ isStarting: false });
  }
}

/**
 * The page's engine, started by the first call. A start that failed is not remembered, so that the
 * next call tries again.
 * @throws SolverError with an engine's code, such as "bundle-failed" or "worker-crashed".
 */
export function sharedSolver(): Promise<Solver> {
  starting ??= start();
  return starting;
}

/** How the page's engine stands at this moment. */
export function engineState(): EngineState {
  return state;
}

/** Hears each change of how the engine stands; returns the way to stop hearing it. */
export function listenToEngine(listener: EngineListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
