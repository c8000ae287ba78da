import { css } from "lit";

/** How far the full tables are: a bar and its text. The part that shows it sets the gap and the size of the bar. */
export const tablesProgress = css`
  .progress {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }

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
