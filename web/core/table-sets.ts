// The sets of tables, by their names. A set is made or fetched, stored, verified and deleted as a whole, independently
// of the others.

export const TABLE_SET_NAMES = [
  "two-phase",
  "pocket",
  "korf",
  "optimal-large",
  "two-phase-qtm",
  "two-phase-axial-htm",
  "two-phase-axial-qtm",
] as const;
/** The size of the one table of "optimal-large". */
export const LARGE_TABLE_BYTES = 235_134_980;
/**
 * `two-phase`: the tables of this method, which "optimal" uses too; `optimal-large`: a table that makes "optimal"
 * faster; `korf`: those of that method; `pocket`: the exact distances of the 2x2x2; `two-phase-qtm`,
 * `two-phase-axial-htm` and `two-phase-axial-qtm`: those of "two-phase" in metrics other than half turns; "optimal"
 * uses the first of these in quarter turns.
 */
export type TableSetName = (typeof TABLE_SET_NAMES)[number];
