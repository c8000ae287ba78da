// The camera, and from which side it sees the cube.

import { MathUtils, PerspectiveCamera } from "three";

import type { Face } from "../../core/faces";
import { easeInOut, Motion } from "./motion";

const FIELD_OF_VIEW_DEGREES = 21;
const RADIANS_PER_PIXEL = 0.009;
// Less than 90 degrees, beyond which left and right would change places.
const STEEPEST_PITCH = MathUtils.degToRad(82);
/** No corner is further from the cube's centre than this, even while a layer turns. */
export const CUBE_RADIUS = 1.5 * Math.sqrt(3);
const ROOM_AROUND = 0.97;
const SWING_MS = 500;

/** Angles in radians: `yaw` to the right of the front, `pitch` above the middle. */
export interface View {
  yaw: number;
  pitch: number;
}

/** The usual view: up, front and right. */
export const FRONT_VIEW: View = {
  yaw: MathUtils.degToRad(34),
  pitch: MathUtils.degToRad(28),
};

function viewOf(yawDegrees: number, pitchDegrees: number): View {
  return { yaw: MathUtils.degToRad(yawDegrees), pitch: MathUtils.degToRad(pitchDegrees) };
}

/** The view for each face, upright as a person holds the cube. */
export const FACE_VIEWS: Readonly<Record<Face, View>> = {
  U: viewOf(12, 66),
  R: viewOf(108, 22),
  F: viewOf(18, 22),
  D: viewOf(12, -66),
  L: viewOf(288, 22),
  B: viewOf(198, 22),
};

/** The camera for an `Orbit`. */
export function createCamera(): PerspectiveCamera {
  return new PerspectiveCamera(FIELD_OF_VIEW_DEGREES, 1, 1, 60);
}

/** Moves a camera on a sphere around the cube. */
export class Orbit {
  readonly #camera: PerspectiveCamera;
  readonly #changed: () => void;
  #view = FRONT_VIEW;
  #radius = CUBE_RADIUS;
  readonly #swing = new Motion();

  constructor(camera: PerspectiveCamera, changed: () => void) {
    this.#camera = camera;
    this.#changed = changed;
    this.#place();
  }

  get view(): View {
    return this.#view;
  }

  /** Turns the view by a movement of the pointer. */
  drag(rightPx: number, downPx: number): void {
    this.#swing.stop();
    this.#look({
      yaw: this.#view.yaw - rightPx * RADIANS_PER_PIXEL,
      pitch: this.#view.pitch + downPx * RADIANS_PER_PIXEL,
    });
  }

  /** Goes to another view, the shorter way round, at once unless `smooth`. */
  swingTo(target: View, smooth: boolean): void {
    this.#swing.stop();
    const from = this.#view;
    const yaw = MathUtils.euclideanModulo(target.yaw - from.yaw + Math.PI, 2 * Math.PI) - Math.PI;
    const pitch = target.pitch - from.pitch;
    if (yaw === 0 && pitch === 0) return;
    const look = (part: number) =>
      this.#look({ yaw: from.yaw + part * yaw, pitch: from.pitch + part * pitch });
    if (smooth) this.#swing.run(SWING_MS, (part) => look(easeInOut(part)));
    else look(1);
  }

  /** Keeps everything within this distance of the cube's centre in view. */
  setRadius(radius: number): void {
    this.#radius = radius;
    this.#place();
  }

  /** Fits the cube into a box of this size. */
  resize(width: number, height: number): void {
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    this.#place();
  }

  dispose(): void {
    this.#swing.stop();
  }

  #look(view: View): void {
    this.#view = {
      yaw: view.yaw,
      pitch: MathUtils.clamp(view.pitch, -STEEPEST_PITCH, STEEPEST_PITCH),
    };
    this.#place();
    this.#changed();
  }

  #place(): void {
    const { yaw, pitch } = this.#view;
    const vertical = MathUtils.degToRad(this.#camera.fov) / 2;
    const horizontal = Math.atan(Math.tan(vertical) * this.#camera.aspect);
    const distance = (ROOM_AROUND * this.#radius) / Math.sin(Math.min(vertical, horizontal));
    this.#camera.position.set(
      distance * Math.cos(pitch) * Math.sin(yaw),
      distance * Math.sin(pitch),
      distance * Math.cos(pitch) * Math.cos(yaw),
    );
    this.#camera.lookAt(0, 0, 0);
    this.#camera.updateMatrixWorld();
  }
}
