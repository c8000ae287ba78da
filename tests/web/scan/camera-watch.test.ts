// The camera during a scan: a camera and frames that do what a test says stand for those of the browser.

import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";

import type * as CameraModule from "../../../web/scan/camera/camera";
import { CameraError, type CameraEvents } from "../../../web/scan/camera/camera";
import { CameraWatch, type WatchEvents, type WatchState } from "../../../web/scan/camera-watch";
import type { PictureReader } from "../../../web/engine/picture-faces";

const SIZE = { width: 640, height: 480 };

class FakeCamera {
  isPaused = false;
  isMirrored = true;
  hasTorch = false;
  readonly id: string;
  readonly stream = {} as MediaStream;
  readonly events: CameraEvents;

  constructor(id: string, events: CameraEvents) {
    this.id = id;
    this.events = events;
  }

  light = (isOn: boolean) => Promise.resolve(isOn);
  holdLight = vi.fn();
}

const browser = vi.hoisted(() => ({
  open: vi.fn<
    (events: CameraEvents, asked: { id?: string; signal: AbortSignal }) => Promise<unknown>
  >(),
  /** The frames that come next. */
  pictures: [] as object[],
}));

vi.mock("../../../web/scan/camera/camera", async (original) => ({
  ...(await original<typeof CameraModule>()),
  Camera: { open: browser.open, list: () => Promise.resolve([{ id: "first", label: "" }]) },
}));
vi.mock("../../../web/scan/camera/frames", () => ({
  Frames: class {
    async next(signal: AbortSignal) {
      const picture = browser.pictures.shift();
      if (picture) return picture;
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      return undefined;
    }
    now() {
      return SIZE;
    }
    end() {
      browser.pictures = [];
    }
  },
}));

let video: { srcObject: unknown; play: () => Promise<void> };
let reader: { findFace: Mock<() => Promise<object>> };
let states: WatchState[];
let looked: Mock<WatchEvents["looked"]>;
let watch: CameraWatch;
let cameras: FakeCamera[];

beforeEach(() => {
  video = { srcObject: null, play: () => Promise.resolve() };
  reader = { findFace: vi.fn(() => Promise.resolve({ certainty: 1 })) };
  states = [];
  looked = vi.fn();
  cameras = [];
  browser.pictures = [];
  browser.open.mockReset().mockImplementation((events, { id = "first" }) => {
    cameras.push(new FakeCamera(id, events));
    return Promise.resolve(cameras.at(-1));
  });
  const openReader = () => Promise.resolve(reader as object as PictureReader);
  watch = new CameraWatch(video as HTMLVideoElement, openReader, {
    changed: () => states.at(-1) !== watch.state && states.push(watch.state),
    looked,
  });
});

/** Starts the watch, and resolves when it has this state. */
async function startUntil(state: WatchState): Promise<void> {
  void watch.start();
  await vi.waitFor(() => expect(watch.state).toBe(state));
}

describe("a camera", () => {
  it("is asked for, shown and looked through", async () => {
    browser.pictures = [SIZE];
    await startUntil("live");
    await vi.waitFor(() => expect(looked).toHaveBeenCalledWith({ certainty: 1 }, SIZE));
    expect(states).toEqual(["asking", "live"]);
    expect(video.srcObject).toBe(cameras[0]!.stream);
    expect(watch.cameras).toEqual([{ id: "first", label: "" }]);
    expect(watch.cameraId).toBe("first");
  });

  it("is released when the watch stops", async () => {
    await startUntil("live");
    watch.stop();
    expect(browser.open.mock.lastCall![1].signal.aborted).toBe(true);
    expect(video.srcObject).toBeNull();
    expect(watch).toMatchObject({ state: "off", cameraId: "" });
  });

  it("that comes after the watch has stopped is not shown", async () => {
    let answer!: (camera: FakeCamera) => void;
    const coming = new Promise<FakeCamera>((resolve) => (answer = resolve));
    browser.open.mockImplementationOnce(async (_, { signal }) => {
      const camera = await coming;
      signal.throwIfAborted();
      return camera;
    });
    const started = watch.start();
    watch.stop();
    answer(new FakeCamera("first", { ended: vi.fn(), paused: vi.fn() }));
    await started;
    expect(watch.state).toBe("off");
    expect(video.srcObject).toBeNull();
  });

  it("that gives no picture at first is paused until it does", async () => {
    browser.open.mockImplementationOnce((events) => {
      const camera = new FakeCamera("first", events);
      camera.isPaused = true;
      cameras.push(camera);
      return Promise.resolve(camera);
    });
    await startUntil("paused");
    await vi.waitFor(() => expect(watch.cameras).toHaveLength(1));
    await Promise.resolve();
    cameras[0]!.events.paused(false);
    await vi.waitFor(() => expect(watch.state).toBe("live"));
  });

  it("that is taken away is told, and one that was left says nothing", async () => {
    await startUntil("live");
    const [left] = cameras;
    void watch.choose("second");
    await vi.waitFor(() => expect(watch).toMatchObject({ state: "live", cameraId: "second" }));
    left!.events.ended();
    left!.events.paused(true);
    expect(watch.state).toBe("live");
    cameras[1]!.events.ended();
    expect(watch.state).toBe("taken-away");
    expect(video.srcObject).toBeNull();
  });

  it("that was chosen and is gone gives way to another one", async () => {
    browser.open.mockRejectedValueOnce(new CameraError("no-camera"));
    void watch.choose("gone");
    await vi.waitFor(() => expect(watch).toMatchObject({ state: "live", cameraId: "first" }));
  });

  it("that is refused is told", async () => {
    browser.open.mockRejectedValueOnce(new CameraError("refused"));
    await watch.start();
    expect(watch.state).toBe("refused");
  });
});

it("a reader that fails ends the watch", async () => {
  browser.pictures = [SIZE];
  reader.findFace.mockRejectedValueOnce(new Error("The worker has died."));
  await watch.start();
  expect(watch.state).toBe("reader-failed");
  expect(looked).not.toHaveBeenCalled();
});
