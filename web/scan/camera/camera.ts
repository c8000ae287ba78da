// A camera: opened, lit, held at one exposure, and released.

import { cameraFaultOf, type CameraFault } from "./camera-fault";

/** The camera cannot be opened. */
export class CameraError extends Error {
  readonly fault: CameraFault;

  constructor(fault: CameraFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface CameraChoice {
  id: string;
  /** The browser's name for it; "" if it gives none. */
  label: string;
}

/** What happens to a camera without the caller's doing. */
export interface CameraEvents {
  /** It was unplugged, or the person or the system has taken it away: it gives no more pictures. */
  ended(): void;
  /** It gives no pictures for a while, as during a call. */
  paused(isPaused: boolean): void;
}

// What browsers have beyond the standard's first edition (MediaStream Image Capture, W3C).
interface ImageCapabilities extends MediaTrackCapabilities {
  torch?: boolean;
  exposureMode?: readonly string[];
  whiteBalanceMode?: readonly string[];
}

// Large enough for a cube at arm's length; more would only be made smaller before it is looked at.
const SIZE = { width: { ideal: 640 }, height: { ideal: 480 } };

export class Camera {
  readonly stream: MediaStream;
  readonly #track: MediaStreamTrack;
  readonly #events: CameraEvents;
  #isHeld = false;

  private constructor(stream: MediaStream, events: CameraEvents) {
    this.stream = stream;
    this.#track = stream.getVideoTracks()[0]!;
    this.#events = events;
    this.#track.addEventListener("ended", this.#hearEnd);
    this.#track.addEventListener("mute", this.#hearPause);
    this.#track.addEventListener("unmute", this.#hearPause);
  }

  /**
   * Asks for a camera; the browser may ask the person.
   * @param id of the camera; if omitted, preferably one that faces away from the person.
   * @param signal releases the camera when aborted, whether it is open already or still to come.
   * @throws CameraError; the reason of `signal` if that is aborted first.
   */
  static async open(
    events: CameraEvents,
    { id, signal }: { id?: string | undefined; signal: AbortSignal },
  ): Promise<Camera> {
    const stream = await requestStream(
      id === undefined ? { facingMode: { ideal: "environment" } } : { deviceId: { exact: id } },
    );
    if (signal.aborted) {
      stopTracks(stream);
      signal.throwIfAborted();
    }
    const camera = new Camera(stream, events);
    signal.addEventListener("abort", () => camera.#release(), { once: true });
    return camera;
  }

  /** All cameras that the browser lists, which it does once one of them has been opened. */
  static async list(): Promise<readonly CameraChoice[]> {
    const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
    return devices
      .filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "")
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  }

  get id(): string {
    return this.#track.getSettings().deviceId ?? "";
  }

  /** Whether it faces the person, who then expects a mirror image. Most cameras that do not report this do. */
  get isMirrored(): boolean {
    return this.#track.getSettings().facingMode !== "environment";
  }

  /** Whether it gives no pictures at the moment. */
  get isPaused(): boolean {
    return this.#track.muted;
  }

  get hasTorch(): boolean {
    return this.#capabilities.torch === true;
  }

  /** @returns whether the light is on now; a camera that cannot do what it claims stays as it is. */
  async light(isOn: boolean): Promise<boolean> {
    // The exposure and white balance that were held do not suit the other light.
    await this.holdLight(false);
    const isApplied = await this.#apply({ torch: isOn });
    // A face may have been taken meanwhile.
    await this.holdLight(false);
    const { torch } = this.#track.getSettings() as { torch?: boolean };
    return torch ?? (isApplied ? isOn : !isOn);
  }

  /**
   * Holds exposure and white balance as they are, so that one colour looks the same on all faces, or lets the camera choose
   * them again. As far as the browser can.
   */
  async holdLight(isHeld: boolean): Promise<void> {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    const mode = isHeld ? "manual" : "continuous";
    const { exposureMode, whiteBalanceMode } = this.#capabilities;
    const settings = this.#track.getSettings() as Record<string, unknown>;
    const { exposureTime, iso, colorTemperature } = settings;
    if (whiteBalanceMode?.includes(mode))
      await this.#apply({ whiteBalanceMode: mode, ...(isHeld ? { colorTemperature } : {}) });
    if (exposureMode?.includes(mode))
      await this.#apply({ exposureMode: mode, ...(isHeld ? { exposureTime, iso } : {}) });
  }

  get #capabilities(): ImageCapabilities {
    // Firefox has none.
    return "getCapabilities" in this.#track ? this.#track.getCapabilities() : {};
  }

  // Whether the camera took it.
  #apply(wanted: Readonly<Record<string, unknown>>): Promise<boolean> {
    const known = Object.entries(wanted).filter(([, value]) => value !== undefined);
    return this.#track
      .applyConstraints({ advanced: [Object.fromEntries(known) as MediaTrackConstraintSet] })
      .then(
        () => true,
        () => false,
      );
  }

  readonly #hearEnd = (): void => this.#events.ended();
  readonly #hearPause = (): void => this.#events.paused(this.#track.muted);

  #release(): void {
    this.#track.removeEventListener("ended", this.#hearEnd);
    this.#track.removeEventListener("mute", this.#hearPause);
    this.#track.removeEventListener("unmute", this.#hearPause);
    stopTracks(this.stream);
  }
}

async function requestStream(wanted: MediaTrackConstraints): Promise<MediaStream> {
  // Missing where the page came without encryption.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraError(isSecureContext ? "no-access" : "insecure");
  try {
    return await devices.getUserMedia({ video: { ...SIZE, ...wanted } });
  } catch (error) {
    throw new CameraError(cameraFaultOf(error));
  }
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
