/** How much of a step is told; each level tells what those before it tell, too. */
export const HELP_LEVELS = ["goal", "piece", "place", "turns"] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];
