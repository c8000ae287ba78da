import { css } from "lit";

/** The shapes of the still picture, in the colours of the cube. */
export const posterStyles = css`
  .poster polygon {
    stroke-linejoin: round;
    stroke-width: 2.4;
  }

  .poster .arrow {
    fill: #14130f;
    stroke: #fff;
    stroke-width: 3;
    paint-order: stroke;
  }

  .poster .sign {
    stroke-width: 2.6;
  }

  .poster .body {
    fill: var(--cubewright-color-body);
    stroke: var(--cubewright-color-body);
  }

  .poster .blank {
    fill: var(--cubewright-color-blank);
    stroke: var(--cubewright-color-blank);
  }
  .poster .face-u {
    fill: var(--cubewright-color-u);
    stroke: var(--cubewright-color-u);
  }
  .poster .face-r {
    fill: var(--cubewright-color-r);
    stroke: var(--cubewright-color-r);
  }
  .poster .face-f {
    fill: var(--cubewright-color-f);
    stroke: var(--cubewright-color-f);
  }
  .poster .face-d {
    fill: var(--cubewright-color-d);
    stroke: var(--cubewright-color-d);
  }
  .poster .face-l {
    fill: var(--cubewright-color-l);
    stroke: var(--cubewright-color-l);
  }
  .poster .face-b {
    fill: var(--cubewright-color-b);
    stroke: var(--cubewright-color-b);
  }
`;
