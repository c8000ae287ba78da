import { css } from "lit";

/** A progress bar. Its width and height are for its user to set. */
export const progressBar = css`
  progress {
    border: 0;
    border-radius: 4px;
    background: var(--cubewright-line);
    overflow: hidden;
    appearance: none;
  }

  progress::-webkit-progress-bar {
    background: var(--cubewright-line);
  }

  progress::-webkit-progress-value {
    background: var(--cubewright-accent);
  }

  progress::-moz-progress-bar {
    background: var(--cubewright-accent);
  }

  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
      background: Canvas;
    }

    progress::-webkit-progress-bar {
      background: Canvas;
    }

    progress::-webkit-progress-value {
      background: Highlight;
    }

    progress::-moz-progress-bar {
      background: Highlight;
    }
  }
`;
