// The buttons to begin with, below the texts or beside them.

import { css } from "lit";

export const beginStyles = css`
  .begin {
    display: flex;
    gap: 8px;
    margin: 2px 0;
  }

  .begin button {
    flex: 1 1 auto;
    min-height: 50px;
    border-radius: 14px;
    font-size: 17px;
    line-height: 1.2;
  }

  .begin .primary {
    flex-grow: 3;
    padding: 0 22px;
  }

  .blank {
    display: flex;
    grid-column: 1 / -1;
    gap: 8px;
  }

  .blank button {
    padding: 0 8px;
    font-size: 14px;
    line-height: 1.2;
    text-wrap: balance;
  }

  /* With room for two lines about the tables. */
  .caption:has(.begin) {
    min-height: 145px;
  }

  /* The line about the tables is hidden, as with the 2x2x2. */
  .caption:has(.begin):has(cubewright-tables[hidden]) {
    min-height: 86px;
  }

  @container (max-width: 345px) {
    .begin :is(button, .primary) {
      padding: 0 8px;
      font-size: 15px;
    }
  }

  /* Beside the texts, where it takes no height from the picture. */
  @container (min-width: 840px) {
    .caption:has(.begin) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 16px;
      min-height: 86px;
    }

    /* It pushes nothing, whatever the texts beside it are. */
    .begin {
      grid-row: 1;
      grid-column: 2;
      align-self: start;
      margin-bottom: -52px;
    }
  }
`;
