// Has an element show a cube.

import type { Metric, Puzzle } from "../../core/choices";
import { puzzleOf } from "../../core/pocket-stickers";
import type { ShownCube } from "./shown-cube";

/** An element that shows a cube, and has it solved. */
interface ShowingElement {
  puzzle: Puzzle;
  facelets: string;
  alg: string;
  get goal(): string;
  set goal(goal: string);
  metric: Metric;
  seek(index: number): void;
}

/** An element whose cube is set, and which reports that. */
export interface SetElement {
  readonly alg: string;
  reset(): void;
  addEventListener(type: SettingEvent, listen: (event: Event) => void): void;
  removeEventListener(type: SettingEvent, listen: (event: Event) => void): void;
}

type SettingEvent = (typeof SETTING_EVENTS)[number];

// The events by which an element reports that a cube was set, or cannot be read.
const SETTING_EVENTS = ["cubewright-change", "cubewright-error"] as const;

/**
 * Has an element show the cube that a person asks for, without moves. If the moves on the screen lead through that
 * cube, setting it does nothing: a script may set it again while they are played.
 * @param set sets the cube by a property of the element
 */
export function showAlone(element: SetElement, set: () => void): void {
  const reported: Event[] = [];
  const hear = (event: Event) => reported.push(event);
  for (const type of SETTING_EVENTS) element.addEventListener(type, hear);
  set();
  for (const type of SETTING_EVENTS) element.removeEventListener(type, hear);
  if (reported.length > 0 || element.alg === "") return;
  // Unlike removing the moves, this is reported as a change, and can be undone.
  element.reset();
  set();
}

/** Makes an element show a cube. */
export function showOn(
  element: ShowingElement,
  { facelets, alg, index, goal = "", metric }: Readonly<ShownCube>,
): void {
  element.puzzle = puzzleOf(facelets);
  element.goal = goal;
  if (metric !== undefined) element.metric = metric;
  element.facelets = facelets;
  // If the cube was there already, the old moves are still in the player.
  if (alg !== "" || element.alg !== "") element.alg = alg;
  element.seek(index);
}
