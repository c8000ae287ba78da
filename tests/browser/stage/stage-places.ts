// Where on the screen the stage shows a sticker, as long as nobody has turned the view.

import { Vector3 } from "three";

import { createCamera, Orbit } from "../../../web/scene/hand/orbit";
import { STICKER_PLACES } from "../../../web/core/geometry";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** @param index the sticker, 0..53, of those faces that are seen at first: up, right and front */
export function placeOfSticker({ x, y, width, height }: Box, index: number) {
  const camera = createCamera();
  new Orbit(camera, () => undefined).resize(width, height);
  const { cubie, normal } = STICKER_PLACES[index]!;
  const place = new Vector3(...cubie).addScaledVector(new Vector3(...normal), 0.5).project(camera);
  return { x: x + ((1 + place.x) * width) / 2, y: y + ((1 - place.y) * height) / 2 };
}
