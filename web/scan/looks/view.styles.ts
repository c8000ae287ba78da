// The part of the dialog with the camera's picture, and what is drawn and shown there.

import { css } from "lit";

export const viewStyles = css`
  /* The video takes the place that is there, whatever its shape, so that nothing moves when it comes. */
  .view {
    position: relative;
    overflow: hidden;
    height: min(46dvh, 420px);
    border-radius: var(--cubewright-radius-small);
    background: #14171a;
    color: #f4f1ea;
  }

  .picture {
    display: grid;
    position: absolute;
    inset: 0;
  }

  .view:not(.live) .picture {
    visibility: hidden;
  }

  .mirrored {
    transform: scaleX(-1);
  }

  video,
  canvas {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }

  .hold:not(:empty) {
    position: absolute;
    bottom: 10px;
    left: 50%;
    padding: 4px 14px;
    border-radius: 999px;
    background: rgb(0 0 0 / 65%);
    font-size: 15px;
    font-weight: 600;
    white-space: nowrap;
    transform: translateX(-50%);
  }

  .tick {
    display: grid;
    position: absolute;
    inset: 0;
    place-items: center;
    opacity: 0;
    pointer-events: none;
  }

  .tick svg {
    padding: 12px;
    border-radius: 50%;
    background: rgb(0 0 0 / 60%);
    color: #35e0a1;
  }

  .tick path {
    stroke-width: 2.6;
  }

  .tick.shown {
    animation: tick 900ms ease-out;
  }

  @keyframes tick {
    0%,
    60% {
      opacity: 1;
    }
    100% {
      opacity: 0;
    }
  }

  .instead {
    display: grid;
    position: absolute;
    inset: 0;
    align-content: center;
    justify-items: center;
    gap: 14px;
    padding: 16px 24px;
    text-align: center;
  }

  .instead p {
    max-width: 46ch;
    line-height: 1.45;
    text-wrap: balance;
  }

  .view.live .instead {
    display: none;
  }

  .instead button {
    padding: 0 18px;
    border: 1px solid currentColor;
    font-weight: 600;
  }
`;
