import { css } from "lit";

import { foundation, spokenOnly } from "../looks/theme";
import { tablesProgress } from "./tables-progress.styles";

export const styles = [
  foundation,
  spokenOnly,
  tablesProgress,
  css`
    :host {
      /* One line of the caption, also before there is anything to say, so that the texts above stay
         where they are. */
      min-height: 1.45em;
      color: var(--cubewright-ink-soft);
      font-size: 13px;
      font-variant-numeric: tabular-nums;
    }

    .progress {
      gap: 2px 12px;
    }

    /* High enough for fingers; it overlaps the text above instead of making the line higher. */
    button {
      position: relative;
      margin: -11px 0;
      color: var(--cubewright-accent);
      font-weight: 600;
      text-decoration: underline;
      text-underline-offset: 3px;
    }

    progress {
      flex: 1 1 60px;
      min-width: 50px;
      height: 6px;
    }

    @media (forced-colors: active) {
      progress {
        height: 10px;
      }
    }
  `,
];
