import { css } from "lit";

import { foundation } from "../looks/theme";

export const styles = [
  foundation,
  css`
    section {
      padding: 14px 16px 16px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
      font-size: 15px;
      line-height: 1.45;
    }

    p,
    ul {
      margin: 6px 0 0;
      padding: 0;
    }

    #title {
      margin: 0;
      font-size: 17px;
      font-weight: 700;
    }

    .fold {
      display: none;
      justify-content: space-between;
      font-weight: 700;
    }

    .fold::after {
      content: "";
      width: 8px;
      height: 8px;
      margin: 4px 4px 0;
      border: solid currentColor;
      border-width: 2px 0 0 2px;
      rotate: 45deg;
    }

    .fold[aria-expanded="true"]::after {
      margin: -4px 4px 0;
      rotate: 225deg;
    }

    @container cube (width < 840px) {
      section:has(.fold) {
        padding: 6px 8px;
      }

      section:has(.fold) #title,
      .folded .body {
        display: none;
      }

      .fold {
        display: flex;
      }
    }

    .rank {
      margin: 12px 0 6px;
      color: var(--cubewright-ink-soft);
      font-size: 13px;
      font-weight: 600;
    }

    ul {
      display: grid;
      gap: 6px;
      list-style: none;
    }

    button {
      display: flex;
      align-items: center;
      gap: 12px;
      width: 100%;
      padding: 8px 12px;
      border: 1px solid var(--cubewright-line);
      background: var(--cubewright-paper);
      font-weight: 400;
      text-align: start;
      transition: border-color 140ms;
    }

    small {
      display: block;
      color: var(--cubewright-ink-soft);
      font-size: 13px;
    }

    button:hover,
    button:focus-visible {
      border-color: var(--cubewright-ink-soft);
    }

    .colors {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
      margin-top: 6px;
    }

    .colors button {
      width: auto;
    }

    .colors button[aria-pressed="true"] {
      border-color: var(--cubewright-accent);
      box-shadow: 0 0 0 1px var(--cubewright-accent);
    }

    /* Two that are as likely, and the question which, are in sight together. */
    @container cube (width < 840px) {
      section {
        padding: 10px 12px 12px;
        font-size: 14px;
        line-height: 1.3;
      }

      #title {
        font-size: 15px;
      }

      p,
      .colors {
        margin-top: 4px;
      }

      .rank {
        margin: 6px 0 4px;
      }

      button {
        gap: 10px;
        padding: 4px 10px;
      }
    }

    /* Some texts are hidden, but nothing is lost: what is wrong is written above, and the question
       shows that several repairs are equally likely. */
    @media (height <= 700px) {
      section {
        padding: 6px 10px;
        font-size: 13px;
        line-height: 1.2;
      }

      .rank {
        margin: 3px 0 2px;
      }

      button {
        padding-block: 3px;
      }

      #title {
        position: absolute;
        clip-path: inset(50%);
      }

      .ask + .rank {
        display: none;
      }

      .question {
        margin-top: 0;
      }
    }

    /* A phone on its side: repairs stand beside each other or beside the question. */
    @media (orientation: landscape) and (height <= 500px) {
      @container cube (width >= 560px) {
        section {
          display: flow-root;
        }

        .fold {
          display: flex;
        }

        .folded .body {
          display: none;
        }

        ul {
          grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
        }

        .ask {
          float: left;
          width: 48%;
          margin-right: 12px;
        }
      }
    }

    .more {
      justify-content: center;
      margin-top: 12px;
      background: none;
    }

    .chips {
      display: grid;
      flex: none;
      grid-template-columns: 16px 22px;
      gap: 3px;
      align-items: center;
    }

    .chips i {
      height: 22px;
      border: 1px solid rgb(0 0 0 / 30%);
      border-radius: 6px;
      background: var(--cubewright-color-blank);
      forced-color-adjust: none;
    }

    /* The present colour is smaller than the new one. */
    button > .chips i:nth-child(odd) {
      height: 16px;
      border-radius: 5px;
      opacity: 0.75;
    }

    .faces {
      display: flex;
      flex: none;
      gap: 6px;
      align-items: center;
    }

    .faces .chips {
      grid-template-columns: repeat(3, 12px);
      gap: 2px;
    }

    .faces .pocket.chips {
      grid-template-columns: repeat(2, 12px);
    }

    .faces .chips i {
      height: 12px;
      border-radius: 3px;
    }

    /* The present face is smaller than the new one. */
    .faces .chips:first-child {
      grid-template-columns: repeat(3, 9px);
      opacity: 0.75;
    }

    .faces .pocket.chips:first-child {
      grid-template-columns: repeat(2, 9px);
    }

    .faces .chips:first-child i {
      height: 9px;
    }

    /* On a phone, the picture of the present face is left out, so that there is more room for words. */
    @media (height <= 700px), (width < 600px) {
      .faces .chips:first-child {
        display: none;
      }
    }

    .colors .chips {
      grid-template-columns: 16px;
    }

    .chips .face-u {
      background: var(--cubewright-color-u);
    }
    .chips .face-r {
      background: var(--cubewright-color-r);
    }
    .chips .face-f {
      background: var(--cubewright-color-f);
    }
    .chips .face-d {
      background: var(--cubewright-color-d);
    }
    .chips .face-l {
      background: var(--cubewright-color-l);
    }
    .chips .face-b {
      background: var(--cubewright-color-b);
    }

    @media (prefers-reduced-motion: reduce) {
      button {
        transition: none;
      }
    }
  `,
];
