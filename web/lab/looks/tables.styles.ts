// Tables of the laboratory. A table wider than its place scrolls by itself. Many browsers show no scroll bar, so a shadow
// marks the edge behind which it goes on.

import { css } from "lit";

export const tableStyles = css`
  /* The covers scroll with the table, and the shadows do not: so each shadow is covered at the table's end. */
  .scroll {
    --shadow: color-mix(in srgb, var(--cubewright-ink) 25%, transparent);
    overflow-x: auto;
    background:
      linear-gradient(to left, var(--cubewright-card) 40%, transparent) right / 48px 100% no-repeat
        local,
      linear-gradient(to top, var(--cubewright-card) 40%, transparent) bottom / 100% 48px no-repeat
        local,
      linear-gradient(to left, var(--shadow), transparent) right / 14px 100% no-repeat,
      linear-gradient(to top, var(--shadow), transparent) bottom / 100% 14px no-repeat,
      var(--cubewright-card);
  }

  @media print {
    .scroll {
      background: var(--cubewright-card);
    }
  }

  table {
    border-collapse: collapse;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }

  caption {
    padding-bottom: 6px;
    font-weight: 600;
    text-align: left;
  }

  :is(th, td) {
    padding: 5px 10px;
    border-bottom: 1px solid var(--cubewright-line);
    text-align: right;
    white-space: nowrap;
  }

  :is(th[scope="row"], thead tr:first-child th:first-child) {
    text-align: left;
  }

  tbody th[scope="row"] {
    font-weight: 600;
  }

  thead th {
    color: var(--cubewright-ink-soft);
    font-weight: 600;
  }
`;
