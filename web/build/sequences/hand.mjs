// How a sequence fits the hand. The right hand holds the right side. Its thumb is in front, and moves to the top after
// R and to the bottom after R'. It cannot turn farther, and F is turned with the thumb in front; taking hold anew is a
// regrip. This models only what is needed to choose among sequences of the same length.

const THUMBS = [-1, 0, 1];

/**
 * @param {readonly string[]} moves of R, U and F
 * @returns {number} the smallest number of times that the hand has to take hold anew
 */
function regrips(moves) {
  // The fewest regrips so far, by the thumb's position. The first grip is free.
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
 * Sorts sequences of R, U and F: shorter first; then fewer regrips, fewer F turns and half turns, and fewer
 * upper-layer turns before and after; finally alphabetically, so that the order is always the same.
 *
 * @param {Found} one
 * @param {Found} other
 * @returns {number} below 0 if the one is better
 *
 * @typedef {object} Found
 * @property {readonly string[]} moves a first or last turn of U only aligns the layer
 * @property {number} length without those turns
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
