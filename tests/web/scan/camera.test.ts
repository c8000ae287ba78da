// What a browser says of cameras that cannot be opened, and the sizes of pictures.

import { afterEach, describe, expect, it, vi } from "vitest";

import { Camera } from "../../../web/scan/camera/camera";
import type { WatchFault } from "../../../web/scan/camera-watch";
import { cameraFaultOf, LASTING_FAULTS } from "../../../web/scan/camera/camera-fault";
import { fittedSize, guideIn } from "../../../web/scan/camera/picture-size";
import { stateInWords } from "../../../web/scan/scan-sentences";
import { scanVocabulary } from "../../../web/scan/words/scan-words";
import { LANGUAGES } from "../../../web/widget/words/languages";

const PAGE = {} as Document;
const withPolicy = (isAllowed: boolean, view: object) =>
  ({ featurePolicy: { allowsFeature: () => isAllowed }, defaultView: view }) as unknown as Document;
const inFrame = (isAllowed: boolean) => withPolicy(isAllowed, { top: {} });
const topLevel = (isAllowed: boolean) => {
  const view: { top?: object } = {};
  view.top = view;
  return withPolicy(isAllowed, view);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a camera that cannot be opened", () => {
  it.each([
    ["NotAllowedError", "refused"],
    ["NotFoundError", "no-camera"],
    ["OverconstrainedError", "no-camera"],
    ["NotReadableError", "in-use"],
    ["AbortError", "in-use"],
    ["SomethingElse", "camera-failed"],
  ])("with %s is reported as %s", (name, fault) => {
    expect(cameraFaultOf(new DOMException("", name), PAGE)).toBe(fault);
  });

  it("in a frame without permission is reported as refused by the frame, not by the user", () => {
    const refusal = new DOMException("", "NotAllowedError");
    expect(cameraFaultOf(refusal, inFrame(false))).toBe("refused-by-frame");
    expect(cameraFaultOf(refusal, inFrame(true))).toBe("refused");
  });

  it("by its own page's policy is reported as refused by the page, not by a frame", () => {
    const refusal = new DOMException("", "NotAllowedError");
    expect(cameraFaultOf(refusal, topLevel(false))).toBe("refused-by-page");
    expect(cameraFaultOf(refusal, topLevel(true))).toBe("refused");
  });

  it.each([
    [true, "no-access"],
    [false, "insecure"],
  ])("since the browser offers none (encrypted: %s) is reported as %s", async (isSecure, fault) => {
    vi.stubGlobal("navigator", {});
    vi.stubGlobal("isSecureContext", isSecure);
    const { signal } = new AbortController();
    const opening = Camera.open({ ended: vi.fn(), paused: vi.fn() }, { signal });
    await expect(opening).rejects.toMatchObject({ fault });
  });
});

describe("what is said of a fault", () => {
  const MENDED_BY_TRYING: readonly WatchFault[] = [
    ...(["refused", "no-camera", "in-use", "taken-away"] as const),
    ...(["camera-failed", "reader-failed"] as const),
  ];

  it.each(LANGUAGES)("in $name names the button Try again where it is", async ({ code }) => {
    const words = await scanVocabulary.load(code);
    const namesButton = (fault: WatchFault) =>
      stateInWords(words, fault).includes(words.say("try-again"));
    expect(MENDED_BY_TRYING.filter(namesButton)).toEqual(MENDED_BY_TRYING);
    expect((LASTING_FAULTS as readonly WatchFault[]).filter(namesButton)).toEqual([]);
  });
});

describe("a picture", () => {
  it.each([
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 4000, height: 3000 },
      { width: 640, height: 480 },
    ],
    [
      { width: 3000, height: 4000 },
      { width: 480, height: 640 },
    ],
    [
      { width: 5000, height: 2 },
      { width: 640, height: 1 },
    ],
    [
      { width: 320, height: 240 },
      { width: 320, height: 240 },
    ],
  ])("of %j is read at the size %j", (size, fitted) => {
    expect(fittedSize(size)).toEqual(fitted);
  });

  it("has a square in its middle in which to hold a face", () => {
    const [x0, y0, x1, , , y2] = guideIn({ width: 640, height: 480 });
    expect(x1! - x0!).toBeCloseTo(y2! - y0!);
    expect((x0! + x1!) / 2).toBe(320);
    expect((y0! + y2!) / 2).toBe(240);
    expect(y0).toBeGreaterThan(0);
  });
});
