// The worker of the package that searches with one thread: a script that needs no other file.

import { startEmbedded, unpackWasm } from "./embedded-bundle";
import { serveEngine } from "./engine-service";

serveEngine(async (_baseUrl, { name, threaded }) => {
  if (threaded) throw new Error(`This script has no ${name}.`);
  return { module: await startEmbedded(await unpackWasm()), threadsStarted: Promise.resolve() };
});
