// The camera during a scan: opened, watched, paused and released, also when it is taken away.

import { Camera, CameraError, type CameraChoice } from "./camera/camera";
import type { CameraFault } from "./camera/camera-fault";
import { Frames } from "./camera/frames";
import { guideIn, type Size } from "./camera/picture-size";
import type { FaceInPicture } from "../core/picture-face";
import type { PictureReader } from "../engine/picture-faces";

/** Why no picture can be read. */
export type WatchFault = CameraFault | "reader-failed";

export type WatchState =
  | "off"
  /** The browser asks the person, or the camera starts. */
  | "asking"
  | "live"
  /** The camera is there, but gives no pictures for a while. */
  | "paused"
  | WatchFault;

export interface WatchEvents {
  /** The state, the list of cameras or the light has changed. */
  changed(): void;
  /** A frame was searched for a face. */
  looked(face: FaceInPicture | undefined, size: Size): void;
}

export class CameraWatch {
  readonly #video: HTMLVideoElement;
  readonly #openReader: () => Promise<PictureReader>;
  readonly #events: WatchEvents;
  #state: WatchState = "off";
  #cameras: readonly CameraChoice[] = [];
  #camera: Camera | undefined;
  #frames: Frames | undefined;
  #chosen: string | undefined;
  #isLit = false;
  #life = new AbortController();

  constructor(
    video: HTMLVideoElement,
    openReader: () => Promise<PictureReader>,
    events: WatchEvents,
  ) {
    this.#video = video;
    this.#openReader = openReader;
    this.#events = events;
  }

  get state(): WatchState {
    return this.#state;
  }

  /** The cameras to choose from. */
  get cameras(): readonly CameraChoice[] {
    return this.#cameras;
  }

  /** The id of the camera that is open; "" if none is. */
  get cameraId(): string {
    return this.#camera?.id ?? "";
  }

  get isMirrored(): boolean {
    return this.#camera?.isMirrored ?? false;
  }

  /** Whether the camera's light is on; `undefined` if it has none. */
  get isLit(): boolean | undefined {
    return this.#camera?.hasTorch ? this.#isLit : undefined;
  }

  /** Opens the camera that was chosen last, and reads its frames until it is stopped. Never rejects. */
  async start(): Promise<void> {
    this.stop("asking");
    const { signal } = this.#life;
    // Loaded while the person answers.
    const opening = this.#openReader();
    opening.catch(() => undefined);
    try {
      const camera = await Camera.open(this.#cameraEvents(signal), { id: this.#chosen, signal });
      this.#camera = camera;
      if (camera.isPaused) this.#become("paused");
      this.#video.srcObject = camera.stream;
      await this.#video.play();
      this.#cameras = await Camera.list();
      const reader = await opening.catch((error: unknown) => {
        throw new ReaderError(error);
      });
      if (signal.aborted) return;
      this.#become(camera.isPaused ? "paused" : "live");
      await this.#look(reader, signal);
    } catch (error) {
      if (signal.aborted) return;
      const fault = faultOf(error);
      const isChosenGone = fault === "no-camera" && this.#chosen !== undefined;
      this.#chosen = isChosenGone ? undefined : this.#chosen;
      if (isChosenGone) await this.start();
      else this.stop(fault);
    }
  }

  /** Switches to another camera. */
  async choose(id: string): Promise<void> {
    this.#chosen = id;
    await this.start();
  }

  /** Releases the camera. */
  stop(state: WatchState = "off"): void {
    this.#life.abort();
    this.#life = new AbortController();
    this.#camera = undefined;
    this.#frames = undefined;
    this.#isLit = false;
    this.#video.srcObject = null;
    this.#become(state);
  }

  async light(isOn: boolean): Promise<void> {
    this.#isLit = (await this.#camera?.light(isOn)) ?? false;
    this.#events.changed();
  }

  /** Holds exposure and white balance, as far as the browser can, until the light is switched or the camera stops. */
  holdLight(): void {
    void this.#camera?.holdLight(true);
  }

  /**
   * The face in the picture, or else what is in the square in which one is to be held; `undefined` without a picture.
   * @throws what the reader throws.
   */
  async readGuide(): Promise<FaceInPicture | undefined> {
    const { signal } = this.#life;
    const picture = this.#frames?.now();
    if (!picture) return undefined;
    const reader = await this.#openReader();
    return reader.findFace(picture, { guide: guideIn(picture), signal });
  }

  async #look(reader: PictureReader, signal: AbortSignal): Promise<void> {
    const frames = (this.#frames = new Frames(this.#video));
    try {
      for (;;) {
        const picture = await frames.next(signal);
        if (!picture) return;
        const { width, height } = picture;
        const face = await reader.findFace(picture, { signal }).catch((error: unknown) => {
          throw new ReaderError(error);
        });
        if (signal.aborted) return;
        this.#events.looked(face, { width, height });
      }
    } finally {
      frames.end();
      if (this.#frames === frames) this.#frames = undefined;
    }
  }

  #cameraEvents(signal: AbortSignal) {
    return {
      ended: () => {
        if (!signal.aborted) this.stop("taken-away");
      },
      paused: (isPaused: boolean) => {
        if (signal.aborted) return;
        // Until it is watched, it is still being started.
        const unpaused = this.#frames ? "live" : "asking";
        this.#become(isPaused ? "paused" : unpaused);
      },
    };
  }

  #become(state: WatchState): void {
    this.#state = state;
    this.#events.changed();
  }
}

/** The reader of pictures could not be loaded, or has died. */
class ReaderError extends Error {
  constructor(cause: unknown) {
    super("The reader of pictures failed.", { cause });
  }
}

function faultOf(error: unknown): WatchFault {
  if (error instanceof CameraError) return error.fault;
  return error instanceof ReaderError ? "reader-failed" : "camera-failed";
}
