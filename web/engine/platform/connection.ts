// What the network connection costs its user.

import { environment } from "./environment";

// "3g" is not among them: it only means a round trip of 0.27 s, which a cable to a distant server has too.
const SLOW = ["slow-2g", "2g"];
const BY_WIRE_OR_AT_HOME = ["ethernet", "wifi"];

/**
 * Whether fetching may cost the user money: they asked to save data, or the connection is a phone's. A very slow
 * connection counts as a phone's unless it is known to be another. Only Chromium reports this; in other browsers the
 * result is false.
 */
export function isMetered(): boolean {
  const { saveData, type = "", effectiveType = "" } = environment.navigator?.connection ?? {};
  if (saveData === true || type === "cellular") return true;
  return SLOW.includes(effectiveType) && !BY_WIRE_OR_AT_HOME.includes(type);
}
