// How a camera holds exposure and white balance, and lets go of them.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Camera } from "../../../web/scan/camera/camera";

class FakeTrack extends EventTarget {
  readonly applied: Record<string, unknown>[] = [];
  readonly stop = vi.fn();

  getCapabilities() {
    const modes = ["manual", "continuous"];
    return { torch: true, exposureMode: modes, whiteBalanceMode: modes };
  }

  getSettings() {
    return { exposureTime: 80, iso: 200, colorTemperature: 4_000 };
  }

  applyConstraints({ advanced: [wanted] }: { advanced: [Record<string, unknown>] }) {
    this.applied.push(wanted);
    return Promise.resolve();
  }
}

const HELD = [
  { whiteBalanceMode: "manual", colorTemperature: 4_000 },
  { exposureMode: "manual", exposureTime: 80, iso: 200 },
];

let tracks: FakeTrack[];

function open(): Promise<Camera> {
  return Camera.open({ ended: vi.fn(), paused: vi.fn() }, { signal: new AbortController().signal });
}

beforeEach(() => {
  tracks = [];
  const getUserMedia = () => {
    const track = new FakeTrack();
    tracks.push(track);
    return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
  };
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a camera", () => {
  it("holds exposure and white balance once, however often it is told", async () => {
    const camera = await open();
    await camera.holdLight(true);
    await camera.holdLight(true);
    expect(tracks[0]!.applied).toEqual(HELD);
  });

  it("holds them again after it was opened again", async () => {
    await (await open()).holdLight(true);
    await (await open()).holdLight(true);
    expect(tracks.map(({ applied }) => applied)).toEqual([HELD, HELD]);
  });

  it("chooses them anew when its light is switched, until it is told to hold them", async () => {
    const camera = await open();
    await camera.holdLight(true);
    await camera.light(true);
    await camera.holdLight(true);
    expect(tracks[0]!.applied).toEqual([
      ...HELD,
      { whiteBalanceMode: "continuous" },
      { exposureMode: "continuous" },
      { torch: true },
      ...HELD,
    ]);
  });
});
