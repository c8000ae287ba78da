// Slow tests, and those much like others, are left to `npm run test:long`.

/** Whether this is that run, and the browser the one that tries all of a file (vitest.config.ts). */
export const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

/** Whether this is that run in any browser: for tests that find out how browsers differ. */
export const isLongRunAnywhere = (process.env.CUBEWRIGHT_LONG ?? "") !== "";

/** The `cases` that this run should try. */
export function ofThisRun<Case extends { isLong?: boolean }>(cases: readonly Case[]): Case[] {
  return cases.filter(({ isLong = false }) => isLongRun || !isLong);
}
