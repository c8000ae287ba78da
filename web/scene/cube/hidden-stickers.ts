// Stickers are raised above the cube, so the rims of stickers on hidden faces would be seen at its
// edges, as slivers of unexplained colours.

import { Matrix4, Vector3, type InstancedMesh } from "three";

const NOWHERE = new Matrix4().makeScale(0, 0, 0);

// Reused, so that a frame leaves no garbage.
const place = new Matrix4();
const way = new Vector3();
const toEye = new Vector3();

/**
 * Hides the instances whose upper side is turned away from `eye`.
 * @param topHeight the height of that side in the instances' own space, in which they lie in the
 *   x-y plane
 */
export function leaveOutHidden(mesh: InstancedMesh, topHeight: number, eye: Vector3): void {
  for (let instance = 0; instance < mesh.count; ++instance) {
    mesh.getMatrixAt(instance, place);
    way.setFromMatrixColumn(place, 2);
    toEye.setFromMatrixPosition(place).addScaledVector(way, topHeight).sub(eye).negate();
    if (way.dot(toEye) <= 0) mesh.setMatrixAt(instance, NOWHERE);
  }
}
