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
    expect(error.message).toBe(`readings is an array of 54 colours, not of ${count}.`);
  });

  it.each([
    { color: [] },
    { color: [1, 2] },
    { color: [1, 2, 3, 255] },
    { color: [1, 2, 256] },
    { color: [-1, 2, 3] },
    { color: [1, 2, NaN] },
  ])("are refused with $color among them", ({ color }) => {
    const error = errorOf(withOne(color));
    expect(error.code).toBe("option");
    expect(error.message).toBe(
      `readings[53] is [red, green, blue], each from 0 to 255, or null, not [${color.join(", ")}].`,
    );
  });

  it.each([
    ["red", '"red"'],
    [null, "null"],
    [7, "7"],
    [{ length: 54 }, "an object"],
  ])("are refused if they are %j", (readings, told) => {
    const error = errorOf(readings);
    expect(error.code).toBe("option");
    expect(error.message).toBe(`readings is an array of 54 colours, not ${told}.`);
  });

  it.each([["red"], [7], [{}], [["1", 2, 3]]])(
    "are refused if that of a sticker is %j",
    (color) => {
      expect(errorOf(withOne(color)).code).toBe("option");
    },
  );
});
