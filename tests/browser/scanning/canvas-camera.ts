// A camera that shows what a test wants: the stream of a canvas on the page, in the place of the browser's cameras.

import { POCKET_STICKER_COUNT } from "../../../web/core/pocket-stickers";
import type { Tab } from "../browsers/tab";
import { bitmapOf } from "./bitmap";
import { drawFace, ORDER, POCKET_ORDER, POCKET_POSES, POSES } from "./drawn-faces";

const SIZE = { width: 320, height: 240 };
/** The picture besides the six faces, which are 0 to 5. */
export const ROOM = 6;

interface CameraOnPage {
  /** The number of the picture that it shows. */
  shown: number;
  /** The name of the DOMException with which opening it fails; "": it can be opened. */
  fault: string;
  tracks: MediaStreamTrack[];
  /** The mode of exposure that was last asked of each track. */
  exposures: (string | undefined)[];
  /** Unplugs it. */
  end(): void;
}

declare global {
  /** Of the page. */
  var cameraOfTest: CameraOnPage;
}

/** The six faces of a cube and the room, each as a file. */
export function picturesOf(facelets: string): Buffer[] {
  const isPocket = facelets.length === POCKET_STICKER_COUNT;
  const poses = isPocket ? POCKET_POSES : POSES;
  const faces = (isPocket ? POCKET_ORDER : ORDER).map((face, index) =>
    bitmapOf(drawFace(SIZE, { facelets, face, pose: poses[index]! })),
  );
  return [...faces, bitmapOf(drawFace(SIZE))];
}

export class CanvasCamera {
  readonly #tab: Tab;

  private constructor(tab: Tab) {
    this.#tab = tab;
  }

  /** Replaces the page's cameras with it. */
  static async install(tab: Tab, facelets: string): Promise<CanvasCamera> {
    const files = picturesOf(facelets).map((file) => file.toString("base64"));
    await tab.evaluate(async (given: string[]) => {
      const bitmaps = await Promise.all(
        given.map((file) => {
          const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
          return createImageBitmap(new Blob([bytes], { type: "image/bmp" }));
        }),
      );
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: bitmaps[0]!.width, height: bitmaps[0]!.height });
      const context = canvas.getContext("2d")!;
      const camera: CameraOnPage = {
        shown: bitmaps.length - 1,
        fault: "",
        tracks: [],
        exposures: [],
        end: () => {
          const track = camera.tracks.at(-1)!;
          track.stop();
          // A page that ends a track itself gets no event.
          track.dispatchEvent(new Event("ended"));
        },
      };
      setInterval(() => context.drawImage(bitmaps[camera.shown]!, 0, 0), 50);
      navigator.mediaDevices.getUserMedia = () => {
        if (camera.fault !== "") return Promise.reject(new DOMException("", camera.fault));
        const stream = canvas.captureStream(15);
        const track = stream.getVideoTracks()[0]!;
        const place = camera.tracks.push(track) - 1;
        const capabilities = { exposureMode: ["manual", "continuous"] };
        track.getCapabilities = () => capabilities as MediaTrackCapabilities;
        track.applyConstraints = (wanted) => {
          const { exposureMode } = wanted!.advanced![0] as { exposureMode?: string };
          camera.exposures[place] = exposureMode;
          return Promise.resolve();
        };
        return Promise.resolve(stream);
      };
      globalThis.cameraOfTest = camera;
    }, files);
    return new CanvasCamera(tab);
  }

  /** Shows a picture. */
  async show(picture: number): Promise<void> {
    await this.#tab.evaluate((shown: number) => {
      cameraOfTest.shown = shown;
    }, picture);
  }

  /** Makes opening it fail from now on; "": it can be opened. */
  async refuse(fault: string): Promise<void> {
    await this.#tab.evaluate((name: string) => {
      cameraOfTest.fault = name;
    }, fault);
  }

  /** Is unplugged. */
  async end(): Promise<void> {
    await this.#tab.evaluate(() => cameraOfTest.end());
  }

  /** The modes of exposure that were last asked of its tracks, in the same order. */
  async exposures(): Promise<readonly (string | undefined)[]> {
    return this.#tab.evaluate(() => cameraOfTest.exposures);
  }

  /** The states of all tracks that it has provided, in the order of the requests. */
  async states(): Promise<readonly string[]> {
    return this.#tab.evaluate(() => cameraOfTest.tracks.map(({ readyState }) => readyState));
  }
}
