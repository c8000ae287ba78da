// What takes long, or is much like something else, is left to `npm run test:long`.

/** Whether this is that run. */
export const isLongRun = process.env.CUBEWRIGHT_LONG === "1";

/** Those of `cases` that this run is to try. */
export function ofThisRun<Case extends { isLong?: boolean }>(cases: readonly Case[]): Case[] {
  return cases.filter(({ isLong = false }) => isLongRun || !isLong);
}
