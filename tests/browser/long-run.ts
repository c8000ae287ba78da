// Slow tests, and those much like others, are left to `npm run test:long`.

/** Whether this is that run. */
export const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

/** The `cases` that this run should try. */
export function ofThisRun<Case extends { isLong?: boolean }>(cases: readonly Case[]): Case[] {
  return cases.filter(({ isLong = false }) => isLongRun || !isLong);
}
