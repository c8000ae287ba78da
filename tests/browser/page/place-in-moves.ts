/**
 * The text that tells how many of the moves are made, for `getByText`, which would find a plain "2 of 2" also in
 * "Fetching full tables: 12.2 of 26.1 MB".
 */
export function placeInMoves(index: number, count: number): RegExp {
  return new RegExp(`^${index} of ${count}$`);
}
