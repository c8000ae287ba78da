// The looks of results.

import { css } from "lit";

export const resultsStyles = css`
  :host {
    display: grid;
    gap: 20px;
    min-width: 0;
    container-type: inline-size;
  }

  .card {
    padding: 14px 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius);
  }

  section {
    min-width: 0;
  }

  .failed {
    margin: 0;
    color: var(--cubewright-warning);
  }

  /* Four methods on nine lengths, and the charts still in reach. */
  .table {
    max-height: max(50vh, 420px);
    overflow: auto;
  }

  caption {
    font-family: var(--cubewright-font-display);
    font-size: 20px;
  }

  .results thead th {
    padding: 0;
    vertical-align: bottom;
  }

  .results thead .group,
  .results thead th[rowspan]:not([aria-sort]):not(:has(button)) {
    padding: 8px 10px;
  }

  .results .group {
    text-align: center;
  }

  button.sort,
  button.cubes {
    display: block;
    width: 100%;
    min-height: 44px;
    padding: 4px 10px;
    border: 0;
    border-radius: var(--cubewright-radius-small);
    background: none;
    font-size: inherit;
    text-align: inherit;
  }

  button.sort {
    min-width: 5.5em;
    white-space: normal;
  }

  button.cubes {
    min-height: 32px;
    padding: 2px 0;
    color: var(--cubewright-accent);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  @media (pointer: coarse) {
    button.cubes,
    td a {
      min-height: 44px;
    }

    td a {
      display: inline-grid;
      align-items: center;
      min-width: 44px;
    }
  }

  @container (max-width: 600px) {
    button.cubes {
      min-width: 7em;
      white-space: normal;
    }
  }

  thead tr:first-child th:first-child,
  tbody th {
    position: sticky;
    left: -16px;
    background: var(--cubewright-card);
  }

  tbody .all :is(th, td) {
    font-weight: 600;
  }

  .note {
    margin: 10px 0;
    color: var(--cubewright-ink-soft);
    font-size: 14px;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
    gap: 16px;
  }

  @media print {
    .ways {
      display: none;
    }

    /* All columns on a page. */
    .table {
      max-height: none;
      padding: 8px 4px;
      overflow: visible;
    }

    .results {
      width: 100%;
      font-size: 9px;
    }

    .results :is(th, td),
    .results thead :is(.group, th[rowspan]:not([aria-sort]):not(:has(button))) {
      padding: 2px 3px;
      white-space: normal;
    }

    .results :is(button.sort, button.cubes) {
      min-width: 0;
      min-height: 0;
      padding: 0;
      white-space: normal;
    }

    .charts {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
