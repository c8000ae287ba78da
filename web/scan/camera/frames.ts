// The frames of a video, one after the other, as pixels. They are never mirrored, however the video is shown.

import type { PixelPicture } from "../../engine/picture-faces";
import { fittedSize } from "./picture-size";

// A face has to be steady for half a second: at this rate it is seen often enough, and a phone stays cool.
const LEAST_BETWEEN_MS = 66;

export class Frames {
  readonly #video: HTMLVideoElement;
  readonly #canvas = document.createElement("canvas");
  readonly #context = this.#canvas.getContext("2d", { willReadFrequently: true })!;
  #lastMs = -Infinity;

  constructor(video: HTMLVideoElement) {
    this.#video = video;
  }

  /** The next frame that is due; `undefined` if `signal` is aborted first. */
  async next(signal: AbortSignal): Promise<PixelPicture | undefined> {
    for (;;) {
      await this.#nextFrame(signal);
      if (signal.aborted) return undefined;
      const isDue = performance.now() - this.#lastMs >= LEAST_BETWEEN_MS;
      const picture = isDue ? this.now() : undefined;
      if (!picture) continue;
      this.#lastMs = performance.now();
      return picture;
    }
  }

  /** What the video shows now; `undefined` before its first frame. */
  now(): PixelPicture | undefined {
    const { videoWidth, videoHeight } = this.#video;
    if (videoWidth === 0) return undefined;
    return pixelsOf(this.#video, { width: videoWidth, height: videoHeight }, this.#context);
  }

  /** Frees its memory. */
  end(): void {
    this.#canvas.width = this.#canvas.height = 0;
  }

  async #nextFrame(signal: AbortSignal): Promise<void> {
    const video = this.#video;
    await new Promise<void>((resolve) => {
      const finish = () => {
        signal.removeEventListener("abort", finish);
        resolve();
      };
      signal.addEventListener("abort", finish);
      // Firefox has had it since version 132.
      if ("requestVideoFrameCallback" in video) video.requestVideoFrameCallback(finish);
      else requestAnimationFrame(finish);
    });
  }
}

/** The pixels of anything that can be drawn, scaled down if it is large. */
export function pixelsOf(
  source: CanvasImageSource,
  size: { width: number; height: number },
  context: CanvasRenderingContext2D,
): PixelPicture {
  const { canvas } = context;
  const { width, height } = fittedSize(size);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.drawImage(source, 0, 0, width, height);
  return { pixels: context.getImageData(0, 0, width, height).data, width, height };
}
