import { css } from "lit";

/** The looks of a dialog with a heading and a button that closes it. Each dialog sets its own width and content. */
export const dialogFrame = css`
  dialog {
    max-height: calc(100dvh - 24px);
    padding: 0;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius);
    background: var(--cubewright-card);
    color: var(--cubewright-ink);
    box-shadow: var(--cubewright-shadow);
  }

  dialog::backdrop {
    background: rgb(10 12 14 / 55%);
  }

  .content {
    display: grid;
  }

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  h2,
  p {
    margin: 0;
  }

  h2 {
    font-family: var(--cubewright-font-display);
    font-size: 23px;
    font-weight: 600;
  }

  .close {
    display: grid;
    place-items: center;
    margin-inline-end: -10px;
  }
`;
