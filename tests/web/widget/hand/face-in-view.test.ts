import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { REST_MS } from "../../../../web/widget/hand/at-rest";
import { FaceInView } from "../../../../web/widget/hand/face-in-view";

describe("the face in view while a cube is painted face by face", () => {
  const changed = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("addEventListener", vi.fn());
    changed.mockReset();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is the one that is asked for", () => {
    const view = new FaceInView(changed);
    const facelets = "A";
    expect(view.faceFor({ asked: "F", underWay: "F", facelets })).toBe("F");
    expect(view.faceFor({ asked: "R", underWay: undefined, facelets })).toBe("R");
    expect(view.faceFor({ asked: undefined, underWay: "R", facelets })).toBeUndefined();
    vi.advanceTimersByTime(2 * REST_MS);
    expect(changed).not.toHaveBeenCalled();
  });

  it("stays on a face whose rest can be inferred until painting there stops", () => {
    const view = new FaceInView(changed);
    const asked = "B";
    const underWay = "R";
    expect(view.faceFor({ asked, underWay, facelets: "A" })).toBe("R");
    vi.advanceTimersByTime(REST_MS - 1);
    expect(view.faceFor({ asked, underWay, facelets: "AB" })).toBe("R");
    vi.advanceTimersByTime(REST_MS - 1);
    expect(view.faceFor({ asked, underWay, facelets: "AB" })).toBe("R");
    expect(changed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(changed).toHaveBeenCalledOnce();
    expect(view.faceFor({ asked, underWay, facelets: "AB" })).toBe("B");
  });

  it("moves to a face that is painted instead, and on as soon as that face is done", () => {
    const view = new FaceInView(changed);
    expect(view.faceFor({ asked: "B", underWay: "R", facelets: "A" })).toBe("R");
    expect(view.faceFor({ asked: "B", underWay: "U", facelets: "AB" })).toBe("U");
    expect(view.faceFor({ asked: "B", underWay: undefined, facelets: "ABC" })).toBe("B");
    vi.advanceTimersByTime(2 * REST_MS);
    expect(changed).not.toHaveBeenCalled();
  });
});
