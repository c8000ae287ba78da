// A screen that nobody sees, for browsers which draw in three dimensions only into a real window.

import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

export interface Display {
  /** As in the environment variable DISPLAY. */
  name: string;
  close(): Promise<void>;
}

const SCREEN = "1600x1200x24";

/** Starts an X server under the first number that is free. */
export async function startDisplay(): Promise<Display> {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const exited = once(server, "exit");
  const failed = exited.then(([status]) => {
    throw new Error(`Xvfb ended with status ${String(status)}.`);
  });
  const said = once(server.stdio[3] as Readable, "data") as Promise<[Buffer]>;
  const [number] = await Promise.race([said, failed]);
  failed.catch(() => undefined);
  return {
    name: `:${String(number).trim()}`,
    close: async () => {
      server.kill();
      await exited;
    },
  };
}
