// The native `cubewright` command and, for the tests, their C++ part.
import { buildWithCMake } from "./cmake.mjs";
import { nativeDirectory, threadSanitizerDirectory } from "../directories.mjs";

/** @param {{ tests: boolean }} options */
export async function buildNative({ tests }) {
  await buildWithCMake(nativeDirectory, { variables: { BUILD_TESTING: tests ? "ON" : "OFF" } });
}

/** The C++ tests, built to report data races between threads. */
export async function buildThreadSanitizedTests() {
  await buildWithCMake(threadSanitizerDirectory, {
    variables: { BUILD_TESTING: "ON", CUBEWRIGHT_SANITIZER: "thread" },
    targets: ["cubewright_tests"],
  });
}
