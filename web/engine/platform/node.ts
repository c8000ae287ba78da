// Node's own modules. They are looked up at run time instead of imported, so that bundlers for browsers
// do not search for them.

import { environment } from "./environment";

/** The part of `node:worker_threads` that is used. */
export interface NodeThreads {
  /** Leads to the thread that started this one; null in the main thread. */
  parentPort: NodePort | null;
  /** What this thread was started with. */
  workerData: unknown;
  Worker: new (script: URL, options: { workerData: unknown }) => NodeWorker;
}

interface NodePort {
  postMessage(message: unknown): void;
  on(event: "message", listener: (message: never) => void): void;
}

export interface NodeWorker extends NodePort {
  on(event: "message" | "error" | "messageerror", listener: (value: never) => void): void;
  ref(): void;
  unref(): void;
  terminate(): Promise<unknown>;
}

/** The part of `node:fs` that is used. */
interface NodeFiles {
  existsSync(path: URL): boolean;
  promises: { readFile(path: URL): Promise<Uint8Array<ArrayBuffer>> };
}

/** Whether this is Node. */
export function isNode(): boolean {
  return nodeThreads() !== undefined;
}

/** How many threads Node's machine runs at once; 1 if this is not Node. */
export function nodeProcessors(): number {
  const system = builtIn("node:os") as { availableParallelism(): number } | undefined;
  return system?.availableParallelism() ?? 1;
}

/** `node:worker_threads`, if this is Node. */
export function nodeThreads(): NodeThreads | undefined {
  return builtIn("node:worker_threads") as NodeThreads | undefined;
}

/** `node:fs`, if this is Node. */
export function nodeFiles(): NodeFiles | undefined {
  return builtIn("node:fs") as NodeFiles | undefined;
}

function builtIn(name: string): unknown {
  return environment.process?.getBuiltinModule?.(name);
}
