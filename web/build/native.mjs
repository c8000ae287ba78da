// The native `cubewright` command and, for the tests, their C++ part.
import { buildWithCMake } from "./cmake.mjs";
import { nativeDirectory } from "./directories.mjs";

/** @param {{ tests: boolean }} options */
export async function buildNative({ tests }) {
  await buildWithCMake(nativeDirectory, { variables: { BUILD_TESTING: tests ? "ON" : "OFF" } });
}
