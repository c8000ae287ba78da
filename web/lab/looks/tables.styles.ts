// Tables of the laboratory. A table wider than the screen scrolls by itself.

import { css } from "lit";

export const tableStyles = css`
  .scroll {
    overflow-x: auto;
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
