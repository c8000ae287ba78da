import { css } from "lit";

/** The way in, and what is seen together while a cube is painted and mended. */
export const paintingStyles = css`
  .begin {
    min-height: 50px;
    margin: 2px 0;
    padding: 0 22px;
    border-radius: 14px;
    background: var(--cubewright-accent);
    color: var(--cubewright-on-accent);
    font-size: 17px;
    font-weight: 600;
    transition: background-color 140ms;
  }

  .begin:hover {
    background: var(--cubewright-accent-strong);
  }

  .caption:has(.begin) {
    min-height: 122px;
  }

  @container (max-width: 280px) {
    .begin {
      padding: 0 4px;
      font-size: 13px;
      line-height: 1.2;
    }
  }

  /* Beside the texts, where it takes no height from the picture. */
  @container (min-width: 840px) {
    .caption:has(.begin) {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 16px;
      min-height: 86px;
    }

    .begin {
      grid-row: 1 / span 3;
      grid-column: 2;
      align-self: center;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .begin {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .begin {
      border: 1px solid ButtonText;
    }
  }
`;
