// The worker of the package that searches with one thread: a script that needs no other file.

import { startEmbedded } from "./embedded-bundle";
import { serveEngine } from "./engine-service";

serveEngine((_baseUrl, { name, threaded }) => {
  if (threaded) return Promise.reject(new Error(`This script has no ${name}.`));
  return startEmbedded();
});
