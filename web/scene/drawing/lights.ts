// The lights, which move with the camera, so that every side of the cube is lit well.

import { DirectionalLight, HemisphereLight, type Camera, type Scene } from "three";

/** Lights `scene` as it is seen by `camera`, which is part of it. */
export function addLights(scene: Scene, camera: Camera): void {
  scene.add(new HemisphereLight("#ffffff", "#dfd8cc", 2));
  const key = new DirectionalLight("#fffaf0", 1.3);
  key.position.set(-3, 6, 5);
  const fill = new DirectionalLight("#f2f6ff", 1.1);
  fill.position.set(6, -1, 3);
  camera.add(key, key.target, fill, fill.target);
  // In the direction in which the camera looks, at whatever distance.
  for (const light of [key, fill]) light.target.position.set(0, 0, -1);
}
