import { describe, expect, it } from "vitest";

import { likelyCost, TimeLeft } from "../../../../../web/engine/worker/solves/time-left";

const SLICE_MS = 10;
/** Earlier parts take longer: after half of the time, a quarter of them is done. */
const shareAt = (time: number) => time ** 2;
const LENGTH_MS: Readonly<Record<number, number>> = { 14: 40, 15: 500, 16: 6_500, 17: 84_500 };

/**
 * Reports the progress of the lengths to 17, slice by slice; returns each estimate of the time left beside the truth.
 */
function judge(length: number) {
  const timeLeft = new TimeLeft();
  const judged: { depth: number; done: number; leftMs: number | undefined; trueMs: number }[] = [];
  const depths = [14, 15, 16, 17].filter((depth) => depth < length);
  const endMs = depths.reduce((sum, depth) => sum + LENGTH_MS[depth]!, 0);
  let timeMs = 0;
  for (const depth of depths) {
    const wholeMs = LENGTH_MS[depth]!;
    for (let passedMs = 0; passedMs < wholeMs; passedMs += SLICE_MS) {
      const done = passedMs / wholeMs;
      const leftMs = timeLeft.tell(depth, shareAt(done), timeMs + passedMs, length);
      judged.push({ depth, done, leftMs, trueMs: endMs - timeMs - passedMs });
    }
    timeMs += wholeMs;
  }
  return judged;
}

describe("the time that is left", () => {
  it("is estimated from the course of the previous length", () => {
    const judged = judge(18).filter(({ depth, done }) => depth >= 16 && done > 0.25);
    expect(judged.length).toBeGreaterThan(5_000);
    for (const { leftMs, trueMs, depth, done } of judged) {
      // At the end of a length, the rest of it is small compared with the uncertainty.
      const enoughMs = 0.02 * LENGTH_MS[depth]!;
      expect(Math.abs(leftMs! - trueMs), `${depth} ${done}`).toBeLessThan(0.1 * trueMs + enoughMs);
    }
  });

  it("counts the lengths that follow", () => {
    const atSixteen = judge(18).filter(({ depth, done }) => depth === 16 && done > 0.5);
    expect(atSixteen.length).toBeGreaterThan(300);
    for (const { leftMs } of atSixteen) expect(leftMs).toBeGreaterThan(0.95 * LENGTH_MS[17]!);
  });

  it("ends with the length below the best solution", () => {
    const last = judge(17).at(-1)!;
    expect(last).toMatchObject({ depth: 16 });
    expect(last.leftMs).toBeLessThan(0.03 * LENGTH_MS[16]!);
  });

  it("is not known before a tenth of the first length is done", () => {
    const timeLeft = new TimeLeft();
    expect(timeLeft.tell(15, 0, 1_000, 18)).toBeUndefined();
    expect(timeLeft.tell(15, 0.09, 2_000, 18)).toBeUndefined();
    // Nine seconds for a tenth, and two lengths more.
    expect(timeLeft.tell(15, 0.1, 10_000, 16)).toBeCloseTo(81_000, 6);
    expect(timeLeft.tell(15, 0.5, 10_000, 18)).toBeCloseTo(9_000 + 18_000 * (13 + 169), 6);
  });

  it("is not estimated from a length that was too short to have a course", () => {
    const timeLeft = new TimeLeft();
    for (const [share, timeMs] of [
      [0, 0],
      [0.1, 10],
      [0.2, 20],
      [0.3, 40],
    ] as const) {
      timeLeft.tell(14, share, timeMs, 16);
    }
    expect(timeLeft.tell(15, 0, 50, 16)).toBeUndefined();
    expect(timeLeft.tell(15, 0.5, 550, 16)).toBeCloseTo(500, 6);
  });

  it("is estimated from what was done since the search was continued", () => {
    const timeLeft = new TimeLeft();
    timeLeft.tell(17, 0.4, 0, 18);
    expect(timeLeft.tell(17, 0.409, 900, 18)).toBeUndefined();
    expect(timeLeft.tell(17, 0.42, 2_000, 18)).toBeCloseTo(58_000, 6);
    expect(timeLeft.tell(17, 0.6, 20_000, 18)).toBeCloseTo(40_000, 6);
  });

  it("is not known before a tenth of a continued length is done", () => {
    const timeLeft = new TimeLeft();
    timeLeft.tell(17, 0.02, 0, 18);
    expect(timeLeft.tell(17, 0.09, 7_000, 18)).toBeUndefined();
    expect(timeLeft.tell(17, 0.1, 8_000, 18)).toBeCloseTo(90_000, 6);
  });

  it("is estimated anew when a length starts over, and when a shorter solution is found", () => {
    const timeLeft = new TimeLeft();
    timeLeft.tell(16, 0.5, 10_000, 18);
    expect(timeLeft.tell(16, 0, 50_000, 18)).toBeUndefined();
    expect(timeLeft.tell(16, 0.5, 51_000, 17)).toBeCloseTo(1_000, 6);
  });

  it("counts lengths in steps of two quarter turns, since all solutions share a parity", () => {
    const timeLeft = new TimeLeft("qtm");
    expect(timeLeft.tell(16, 0, 0, 21)).toBeUndefined();
    // Nine seconds for the rest of this length; 18 and 20 follow.
    expect(timeLeft.tell(16, 0.5, 9_000, 21)).toBeCloseTo(9_000 + 18_000 * (80 + 6_400), 6);
    expect(timeLeft.tell(18, 0, 18_000, 20)).toBeUndefined();
    expect(timeLeft.tell(18, 0.5, 738_000, 20)).toBeCloseTo(720_000, 6);
  });
});

it.each([
  [17, 16, "htm", 17],
  [18, 17, "htm", 18],
  [19, 17, "htm", 18],
  [20, 12, "htm", 18],
  [19, 18, "htm", 19],
  [20, 18, "htm", 19],
  [16, 12, "qtm", 16],
  [26, 18, "qtm", 22],
  [25, 17, "qtm", 21],
  [25, 21, "qtm", 23],
  [24, 22, "qtm", 24],
] as const)(
  "with %i known and %i being ruled out in %s, %i is expected",
  (cost, depth, metric, likely) => {
    expect(likelyCost(cost, depth, metric)).toBe(likely);
  },
);
