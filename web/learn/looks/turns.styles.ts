// The list of turns, and the turn that comes next in words.

import { css } from "lit";

export const turnStyles = css`
  .turns {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding: 0;
    list-style: none;
    font-family: var(--cubewright-font-mono);
    font-size: 19px;
    font-weight: 600;
  }

  .turns li {
    min-width: 2em;
    padding: 4px 6px;
    border-radius: 8px;
    text-align: center;
  }

  .turns .done {
    color: var(--cubewright-ink-soft);
    font-weight: 400;
  }

  .turns [aria-current] {
    background: var(--cubewright-accent);
    color: var(--cubewright-on-accent);
  }

  .turning {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }

  /* As high as its longest sentence, so that nothing moves from turn to turn. */
  .now {
    min-height: 4.5em;
    font-size: 17px;
    font-weight: 600;
  }

  @media (forced-colors: active) {
    .turns [aria-current] {
      outline: 2px solid Highlight;
      background: Canvas;
      color: CanvasText;
    }
  }
`;
