// What tells the touches of a finger apart, both on the net and on the stage.

/** A movement shorter than this is still a tap, since fingers tremble. */
export const TAP_TREMBLE_PX = 7;

/**
 * A finger that rests this long before it moves means what it touches, not to scroll the page. Long presses of phones,
 * such as for a menu, take 400 to 500 ms.
 */
export const HOLD_MS = 250;
