import { css } from "lit";

/** The background of elements with the class of a face, such as "face-u", unless a more specific rule sets it. */
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
