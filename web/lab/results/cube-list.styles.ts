// The looks of the list of cubes.

import { css } from "lit";

export const cubeListStyles = css`
  :host {
    display: block;
    min-width: 0;
  }

  .card {
    padding: 14px 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius);
    background: var(--cubewright-card);
  }

  .moves {
    text-align: left;
    font-family: var(--cubewright-font-mono);
  }

  td a {
    display: inline-grid;
    align-items: center;
    min-height: 32px;
  }

  @media (pointer: coarse) {
    td a {
      min-width: 44px;
      min-height: 44px;
    }
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 10px;
  }

  @media print {
    .ways {
      display: none;
    }
  }
`;
