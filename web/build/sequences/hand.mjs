// How a sequence lies in the hand. The right hand holds the right side: its thumb is in front, above after R, below after
// R'. Farther it cannot turn, and F is turned with the thumb in front; where the hand has to take hold anew, that is a
// regrip. So much of it as is needed to choose among sequences of the same length.

const THUMBS = [-1, 0, 1];

/**
 * @param {readonly string[]} moves of R, U and F
 * @returns {number} how often at least the hand has to take hold anew
 */
function regrips(moves) {
  // By where the thumb is: the fewest so far. One begins as is best.
  let counts = new Map(THUMBS.map((thumb) => [thumb, 0]));
  for (const move of moves) {
    if (move.startsWith("U")) continue;
    const anew = 1 + Math.min(...counts.values());
    /** @type {Map<number, number>} */
    const next = new Map();
    for (const thumb of THUMBS) {
      const count = Math.min(counts.get(thumb) ?? anew, anew);
      for (const after of thumbsAfter(move, thumb)) {
        if (THUMBS.includes(after)) next.set(after, Math.min(next.get(after) ?? count, count));
      }
    }
    counts = next;
  }
  return Math.min(...counts.values());
}

/** @param {string} move @param {number} thumb @returns {number[]} where the thumb may be afterwards */
function thumbsAfter(move, thumb) {
  if (move.startsWith("F")) return thumb === 0 ? [0] : [];
  if (move.endsWith("2")) return [thumb + 2, thumb - 2];
  return [move.endsWith("'") ? thumb - 1 : thumb + 1];
}

/**
 * Sorts sequences of R, U and F: the shorter one first; then that with fewer regrips, fewer turns of F and half turns,
 * fewer turns of the layer that come before and after; at last by the letters, so that it is always the same one.
 *
 * @param {Found} one
 * @param {Found} other
 * @returns {number} below 0 if the one is better
 *
 * @typedef {object} Found
 * @property {readonly string[]} moves what is turned; a first and last turn of U only puts the layer right
 * @property {number} length without these
 */
export function compareForHand(one, other) {
  const ranks = [one, other].map(({ moves, length }) => [
    length,
    regrips(moves),
    moves.filter((move) => move.startsWith("F") || move.endsWith("2")).length,
    moves.length,
  ]);
  const [mine = [], others = []] = ranks;
  const differing = mine.findIndex((rank, place) => rank !== others[place]);
  if (differing >= 0) return (mine[differing] ?? 0) - (others[differing] ?? 0);
  return one.moves.join(" ") < other.moves.join(" ") ? -1 : 1;
}
