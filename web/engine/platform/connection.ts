// What the network connection costs its user.

import { environment } from "./environment";

// "3g" also has who sits by a cable far from the server: it stands for a round trip of 0.27 s.
const SLOW = ["slow-2g", "2g"];
const BY_WIRE_OR_AT_HOME = ["ethernet", "wifi"];

/**
 * Whether what is fetched may cost the user: they asked for data to be saved, or the connection is
 * a phone's. A very slow one is taken for a phone's unless it is known to be another. Only Chromium
 * tells; elsewhere false.
 */
export function isMetered(): boolean {
  const { saveData, type = "", effectiveType = "" } = environment.navigator?.connection ?? {};
  if (saveData === true || type === "cellular") return true;
  return SLOW.includes(effectiveType) && !BY_WIRE_OR_AT_HOME.includes(type);
}
