import { expect, it } from "vitest";

import { Speed } from "../../../../../web/engine/worker/solves/speed";

it("is measured over the last whole second, without what was visited before", () => {
  const speed = new Speed();
  expect(speed.tell(5_000_000, 10)).toBeUndefined();
  expect(speed.tell(5_900_000, 1_000)).toBeUndefined();
  expect(speed.tell(7_000_000, 1_010)).toBe(2_000_000);
  expect(speed.tell(7_100_000, 1_500)).toBe(2_000_000);
  expect(speed.tell(9_468_000, 3_010)).toBe(1_200_000);
});
