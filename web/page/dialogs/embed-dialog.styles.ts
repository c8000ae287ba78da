import { css } from "lit";

import { dialogStyles } from "./page-dialog.styles";

export const styles = [
  dialogStyles,
  css`
    fieldset {
      margin: 0;
      padding: 0;
      border: 0;
    }

    legend {
      padding: 0;
      font-weight: 600;
    }

    .purpose {
      display: flex;
      align-items: center;
      gap: 10px;
      min-height: 44px;
      cursor: pointer;
    }

    input {
      width: 20px;
      height: 20px;
      margin: 0;
      accent-color: var(--cubewright-accent);
    }
  `,
];
