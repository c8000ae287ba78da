// What moves do to a 2x2x2, computed with the model of the 3x3x3, and its faces in another order.

import { applyMoves, type Move } from "../../../web/core/moves";

const CORNERS = [0, 2, 6, 8];

/** The 24 stickers after moves, which move them like those of a 3x3x3's corners. */
export function afterPocketMoves(stickers: string, moves: string): string {
  const cube = Array.from({ length: 54 }, (_, i) => {
    const corner = CORNERS.indexOf(i % 9);
    return corner < 0 ? "?" : stickers.charAt(4 * Math.floor(i / 9) + corner);
  });
  const turns = moves.split(" ").filter((move) => move !== "") as Move[];
  return Array.from(applyMoves(cube.join(""), turns))
    .filter((_, i) => CORNERS.includes(i % 9))
    .join("");
}

/** The stickers of U R F D L B, face by face in another order, such as "FBUDLR". */
export function inFaceOrder(stickers: string, order: string): string {
  return order.replace(/./g, (face) => {
    const first = 4 * "URFDLB".indexOf(face);
    return stickers.slice(first, first + 4);
  });
}
