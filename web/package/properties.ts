// The element's properties as a framework sets them.

import type { GivenCube } from "../core/arguments";
import type { CubewrightCube } from "../widget";

/** The properties of `<cubewright-cube>` that a page may set. `null` and `undefined` count as omitted. */
export type CubewrightProperties = {
  [
    Name in
      | "mode"
      | "controls"
      | "loading"
      | "setup"
      | "alg"
      | "tempo"
      | "stepwise"
      | "puzzle"
      | "method"
      | "metric"
      | "tables"
      | "threads"
      | "timeMs"
      | "maxLength"
      | "maxNodes"
      | "baseUrl"
      | "solver"
      | "colorScheme"
      | "signs"
      | "backs"
      | "hint"
      | "alt"
      | "stage"
      | "scan"
      | "session"
  ]?: CubewrightCube[Name] | null | undefined;
} & {
  facelets?: GivenCube | null | undefined;
  goal?: GivenCube | null | undefined;
};
