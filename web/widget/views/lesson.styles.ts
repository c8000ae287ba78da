import { css } from "lit";

/** The parts of a lesson lie in the grid of the element: below the cube, or beside it in a wide box. */
export const lessonStyles = css`
  cubewright-lesson {
    display: contents;
  }

  .mode-learn .caption {
    min-height: 0;
  }

  .mode-learn .caption:not(:has(p:not(:empty))) {
    padding: 0;
  }

  @container (min-width: 840px) {
    .mode-learn {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr auto;
      column-gap: 32px;
    }

    .mode-learn cubewright-stage {
      height: var(--cubewright-stage-height, clamp(300px, 34cqi, 460px));
    }
  }

  @media print {
    .mode-learn {
      display: block;
    }
  }
`;
