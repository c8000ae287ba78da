// The looks that people choose, as options of a browser.

import { DESKTOP, PHONE } from "../page/cube-page";

export const LOOKS = [
  { looks: "phone, dark", options: { ...PHONE, colorScheme: "dark" } },
  { looks: "phone, light", options: { ...PHONE, colorScheme: "light" } },
  { looks: "phone, forced colours", options: { ...PHONE, forcedColors: "active" } },
  { looks: "desktop, light", options: { ...DESKTOP, colorScheme: "light" } },
  { looks: "desktop, dark", options: { ...DESKTOP, colorScheme: "dark" } },
] as const;
