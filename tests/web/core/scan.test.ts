// Colours that callers pass to be scanned: in JavaScript they may be anything.

import { describe, expect, it } from "vitest";

import { SolverError } from "../../../web/core/errors";
import { checkReadings } from "../../../web/core/scan";

const BLACK = [0, 0, 0] as const;

function withOne(color: unknown): unknown[] {
  return [...Array<unknown>(53).fill(BLACK), color];
}

function errorOf(readings: unknown): SolverError {
  try {
    checkReadings(readings);
  } catch (error) {
    if (error instanceof SolverError) return error;
    throw error;
  }
  throw new Error("It was accepted.");
}

describe("the colours of a scan", () => {
  it("become three whole numbers for each sticker, -1 for one that was not read", () => {
    expect(checkReadings(withOne([1, 2.4, 255]))).toEqual([
      ...Array<number>(53 * 3).fill(0),
      ...[1, 2, 255],
    ]);
    for (const unread of [null, undefined]) {
      expect(checkReadings(withOne(unread)).slice(-4)).toEqual([0, -1, -1, -1]);
    }
    expect(checkReadings(withOne(new Uint8ClampedArray([7, 8, 9]))).slice(-3)).toEqual([7, 8, 9]);
  });

  it.each([0, 24, 53, 55])("are refused for %i stickers", (count) => {
    const error = errorOf(Array<unknown>(count).fill(BLACK));
    expect(error.code).toBe("length");
    expect(error.message).toContain(String(count));
  });

  it.each([[[1, 2]], [[1, 2, 3, 4]], [[1, 2, 256]], [[-1, 2, 3]], [[1, 2, NaN]], [["1", 2, 3]]])(
    "are refused with %j among them",
    (color) => {
      const error = errorOf(withOne(color));
      expect(error.code).toBe("option");
      expect(error.message).toContain("readings[53]");
    },
  );

  it.each([["red"], [null], [7], [{ length: 54 }]])("are refused if they are %j", (readings) => {
    expect(errorOf(readings).code).toBe("option");
  });

  it.each([["red"], [7], [{}]])("are refused if that of a sticker is %j", (color) => {
    expect(errorOf(withOne(color)).code).toBe("option");
  });
});
