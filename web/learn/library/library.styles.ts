// The looks of the case library.

import { css } from "lit";

import { foundation, spokenOnly } from "../../widget/looks/theme";
import { signStyles } from "../../widget/looks/sticker-sign";
import { posterStyles } from "../../widget/stage/poster.styles";
import { casePictureStyles } from "../looks/case-picture.styles";
import { buttonStyles, cardStyles } from "../looks/parts.styles";

/** What all of it has in common. */
export const baseStyles = [
  foundation,
  spokenOnly,
  cardStyles,
  buttonStyles,
  css`
    :host {
      display: grid;
      gap: 14px;
      padding-bottom: 32px;
    }

    p,
    h2,
    h3 {
      margin: 0;
    }

    h2 {
      font-family: var(--cubewright-font-display);
      font-size: 28px;
      font-weight: 600;
      line-height: 1.2;
    }

    h3 {
      font-size: 17px;
      font-weight: 600;
    }

    a {
      color: var(--cubewright-accent);
      font-weight: 600;
      text-underline-offset: 4px;
    }

    .card > * + *,
    .card p + p {
      margin-top: 8px;
    }

    .soft,
    .intro,
    .about-set {
      color: var(--cubewright-ink-soft);
    }
  `,
];

/** Pictures of cases. */
export const pictureStyles = [
  signStyles,
  posterStyles,
  css`
    .poster {
      display: block;
    }
  `,
  casePictureStyles,
];

/** The list of cases. */
export const listStyles = css`
  .head {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    justify-content: space-between;
  }

  .to-lesson,
  .to-list {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  .sets {
    display: flex;
    gap: 8px;
  }

  .sets a {
    display: grid;
    flex: 1 1 auto;
    place-items: center;
    max-width: 160px;
    min-height: 48px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius-small);
    color: inherit;
    text-decoration: none;
  }

  .sets [aria-current="page"] {
    border-color: var(--cubewright-accent);
    box-shadow: inset 0 0 0 1px var(--cubewright-accent);
    color: var(--cubewright-accent);
    text-decoration: underline;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    align-items: end;
  }

  .search {
    display: grid;
    flex: 1 1 220px;
    gap: 4px;
    font-size: 14px;
    font-weight: 600;
  }

  .search input {
    width: 100%;
    min-height: 48px;
    padding: 0 12px;
    border: 1px solid var(--cubewright-ink-soft);
    border-radius: var(--cubewright-radius-small);
    background: var(--cubewright-card);
    color: inherit;
    font: inherit;
    font-size: 16px;
    font-weight: 400;
  }

  .found {
    min-height: 1.5em;
    font-weight: 600;
  }

  section > h3 {
    margin-bottom: 8px;
  }

  .cases {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
    gap: 8px;
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
  }

  .cases li {
    position: relative;
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    padding: 8px 10px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius-small);
    background: var(--cubewright-card);
  }

  .cases li:hover {
    border-color: var(--cubewright-ink-soft);
  }

  /* The whole card leads to its case. */
  .cases a::after {
    position: absolute;
    content: "";
    inset: 0;
  }

  .cases a:focus-visible {
    outline: none;
  }

  .cases li:focus-within {
    outline: var(--cubewright-focus);
    outline-offset: 2px;
  }

  .nickname {
    margin-left: 6px;
    color: var(--cubewright-ink-soft);
    font-size: 14px;
  }

  .moves {
    display: block;
    margin-top: 2px;
    font-family: var(--cubewright-font-mono);
    font-size: 13px;
    line-height: 1.4;
  }

  @media (forced-colors: active) {
    .sets [aria-current="page"] {
      outline: 2px solid Highlight;
    }
  }
`;

/** A case beside the cube. */
export const caseStyles = css`
  .step {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 1px solid var(--cubewright-line);
    border-radius: 14px;
    font-size: 26px;
    line-height: 1;
    text-decoration: none;
  }

  .head h2 {
    min-width: 0;
  }

  .to-list {
    margin-right: auto;
  }

  cubewright-cube {
    --cubewright-stage-height: clamp(240px, 34vh, 300px);
  }

  .layout {
    display: grid;
    gap: 20px 32px;
  }

  .hand,
  .plan {
    display: grid;
    gap: 14px;
    align-content: start;
    min-width: 0;
  }

  .in-place {
    display: grid;
    align-items: start;
  }

  .in-place > * {
    grid-area: 1 / 1;
  }

  .in-place .turns {
    margin: 0;
  }

  .unseen {
    visibility: hidden;
  }

  .ways {
    display: grid;
    min-width: 0;
    margin: 0;
    padding-bottom: 8px;
  }

  /* As the heading of a card, not on its rim. */
  .ways legend {
    float: left;
    padding: 0;
    font-size: 17px;
    font-weight: 600;
  }

  .ways label {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    min-height: 48px;
    padding-block: 4px;
    cursor: pointer;
  }

  .ways .moves {
    font-size: 15px;
  }

  .ways input {
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--cubewright-accent);
  }

  .about {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(110px, 34%);
    gap: 14px;
    align-items: center;
  }

  .about p {
    margin-top: 6px;
  }

  .about > .poster {
    width: min(100%, 190px);
    margin: 0 auto;
  }

  @media (min-width: 872px) {
    cubewright-cube {
      --cubewright-stage-height: clamp(300px, 46vh, 460px);
    }

    .layout {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    .turning {
      grid-template-columns: repeat(4, 1fr);
    }

    .now {
      min-height: 3em;
    }
  }
`;
