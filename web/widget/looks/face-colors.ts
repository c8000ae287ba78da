import { css } from "lit";

/** The colour of what has the class of a face, such as "face-u", unless something more particular is said of it. */
export const faceColors = css`
  .face-u {
    background: var(--cubewright-color-u);
  }
  .face-r {
    background: var(--cubewright-color-r);
  }
  .face-f {
    background: var(--cubewright-color-f);
  }
  .face-d {
    background: var(--cubewright-color-d);
  }
  .face-l {
    background: var(--cubewright-color-l);
  }
  .face-b {
    background: var(--cubewright-color-b);
  }
`;
