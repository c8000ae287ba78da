// The looks of a lesson: the cube and its step beside the stages, or above them in a narrow window.

import { css } from "lit";

import { goalStyles } from "./cards/goal.styles";
import { casePictureStyles } from "./looks/case-picture.styles";
import { turnStyles } from "./looks/turns.styles";

export const styles = [
  goalStyles,
  turnStyles,
  casePictureStyles,
  css`
    :host {
      container-type: inline-size;
    }

    .layout {
      display: grid;
      gap: 20px 32px;
    }

    .hand,
    .plan,
    .all {
      display: grid;
      gap: 14px;
      align-content: start;
      min-width: 0;
    }

    /* As high as with the buttons that make the turns. */
    .turning.asking {
      grid-template-columns: 1fr;
    }

    /* The height of a picture, so that nothing moves when it speaks. */
    .head {
      display: flex;
      flex-wrap: wrap;
      gap: 0 14px;
      align-items: center;
      justify-content: space-between;
      min-height: 52px;
    }

    .card .head p {
      margin: 0;
    }

    .news {
      display: flex;
      flex-wrap: wrap;
      gap: 0 8px;
      align-items: center;
    }

    .news button {
      white-space: nowrap;
    }

    .reached svg {
      display: block;
      width: 52px;
      height: 52px;
    }

    .status {
      color: var(--cubewright-accent);
      font-weight: 600;
    }

    .turn button {
      margin-top: 8px;
    }

    /* As high as with the sentence that is said at the beginning. */
    .hold {
      min-height: 3em;
      color: var(--cubewright-ink-soft);
    }

    /* That sentence takes three lines there, and what is reached stands below the number of the step. */
    @media (max-width: 420px) {
      .hold {
        min-height: 4.5em;
      }

      .head {
        align-content: start;
        min-height: 74px;
      }
    }

    /* As high as the closed form. */
    .no-turn {
      height: 44px;
    }

    .help {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin: 0;
      padding: 0;
      border: 0;
    }

    .help legend {
      margin-bottom: 4px;
      padding: 0;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
      font-weight: 600;
    }

    .help label {
      position: relative;
      display: grid;
      flex: 1 1 auto;
      cursor: pointer;
    }

    .help input {
      position: absolute;
      z-index: 1;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      opacity: 0;
      cursor: inherit;
    }

    .help span {
      display: grid;
      place-items: center;
      min-height: 44px;
      padding: 0 12px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      text-align: center;
    }

    .help :checked + span {
      border-color: var(--cubewright-accent);
      box-shadow: inset 0 0 0 1px var(--cubewright-accent);
      color: var(--cubewright-accent);
      font-weight: 600;
    }

    .help :focus-visible + span {
      outline: var(--cubewright-focus);
      outline-offset: 2px;
    }

    .aloud {
      display: flex;
      gap: 10px;
      align-items: center;
      min-height: 44px;
      cursor: pointer;
    }

    .aloud input {
      width: 22px;
      height: 22px;
      margin: 0;
      accent-color: var(--cubewright-accent);
    }

    .turns {
      margin: 8px 0;
    }

    /* A heading for those who go from one to the next; others read on in the same line. */
    h3 {
      display: inline;
      margin: 0;
      font: inherit;
    }

    .about + p {
      margin-top: 8px;
    }

    .card p.when {
      margin-top: 14px;
      font-weight: 600;
    }

    .when + p,
    .card .when + p {
      margin-top: 2px;
    }

    .why {
      color: var(--cubewright-ink-soft);
    }

    /* A case, with its name below. */
    .named {
      display: inline-grid;
      justify-items: center;
      color: var(--cubewright-accent);
      font-weight: 600;
    }

    .named svg {
      width: 112px;
    }

    .named span {
      min-height: 44px;
      align-content: center;
    }

    .pictures {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 12px;
      margin: 8px 0;
    }

    figure {
      margin: 0;
    }

    .stages {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
      gap: 8px;
      margin: 0;
      padding: 0;
      list-style: none;
      counter-reset: stage;
    }

    .stages li {
      display: flex;
      gap: 6px;
    }

    .stages a {
      display: grid;
      flex: none;
      place-items: center;
      min-height: 44px;
      padding: 4px 12px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      color: var(--cubewright-accent);
      font-size: 15px;
      font-weight: 600;
      text-decoration: none;
    }

    .stages button {
      display: grid;
      grid-template-columns: 52px minmax(0, 1fr) auto;
      gap: 10px;
      align-items: center;
      width: 100%;
      padding: 4px 12px 4px 6px;
      border: 1px solid var(--cubewright-line);
      text-align: start;
    }

    .stages small {
      display: block;
      color: var(--cubewright-ink-soft);
      font-weight: 400;
    }

    .stages :is(a, button):hover {
      border-color: var(--cubewright-ink-soft);
    }

    .stages [aria-current] {
      border-color: var(--cubewright-accent);
      box-shadow: inset 0 0 0 1px var(--cubewright-accent);
      font-weight: 600;
    }

    .tick {
      color: var(--cubewright-accent);
      font-weight: 700;
    }

    .method {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 12px;
      align-items: center;
      font-weight: 600;
    }

    .method + p {
      margin-top: 6px;
    }

    /* The lesson that comes moves the choice of the method down, which should not be seen. */
    .preparing .plan:not(:focus-within) {
      visibility: hidden;
    }

    select {
      flex: 1 1 12em;
      min-height: 44px;
      padding: 0 10px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      background: var(--cubewright-card);
      color: inherit;
      font: inherit;
    }

    .choices {
      display: flex;
      flex-wrap: wrap;
      gap: 10px;
      margin-top: 14px;
    }

    .choices :is(a, button) {
      padding-inline: 18px;
    }

    .mathematics {
      color: var(--cubewright-ink-soft);
    }

    .mathematics a {
      display: inline-block;
      padding-block: 10px;
      color: var(--cubewright-accent);
      font-weight: 600;
      text-underline-offset: 4px;
    }

    @container (min-width: 840px) {
      .layout {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }

      /* With all the room that it has where cubes are solved: net and colours beside the cube. */
      .layout.mending {
        grid-template-columns: minmax(0, 1fr);
      }

      .turning {
        grid-template-columns: repeat(4, 1fr);
      }

      .turning.asking {
        grid-template-columns: 1fr 1fr;
      }

      .all,
      .mathematics {
        grid-column: 1 / -1;
      }

      .now {
        min-height: 3em;
      }
    }

    @media (forced-colors: active) {
      .help :checked + span,
      .stages [aria-current] {
        outline: 2px solid Highlight;
      }
    }
  `,
];
