// The looks of the list of moves and of the buttons that play it.

import { css, type CSSResultGroup } from "lit";

import { foundation } from "../looks/theme";

export const styles: CSSResultGroup = [
  foundation,
  css`
    :host {
      container-type: inline-size;
    }

    ol {
      display: flex;
      flex-wrap: wrap;
      row-gap: 4px;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    /* Four rows and a half, so that it is seen to go on; with room for the ring around the focus. */
    .long {
      max-height: 220px;
      margin: -4px;
      padding: 4px;
      overflow-y: auto;
      scrollbar-width: thin;
    }

    /* As narrow as a finger allows, so that 24 have room in three rows of a phone 384 px wide. */
    li button {
      min-width: 44px;
      padding: 0 6px;
      font-family: var(--cubewright-font-mono);
      font-size: 17px;
      font-weight: 600;
    }

    .spare {
      min-width: 44px;
      min-height: 44px;
    }

    /* The place of the moves before there are any. */
    .spare:first-child,
    .spare:first-child ~ .spare {
      border-radius: var(--cubewright-radius-small);
      background: color-mix(in srgb, var(--cubewright-ink) 6%, transparent);
    }

    li button:hover {
      background: color-mix(in srgb, var(--cubewright-ink) 9%, transparent);
    }

    li.done button {
      color: var(--cubewright-ink-soft);
    }

    li[aria-current] button {
      background: var(--cubewright-accent);
      color: var(--cubewright-on-accent);
    }

    /* Its room before it is there. */
    cubewright-step-card:not(:defined) {
      display: block;
      min-height: 132px;
      margin-bottom: 12px;
    }

    cubewright-wrong-turn:not(:defined) {
      display: block;
      min-height: 44px;
    }

    .bar {
      display: flex;
      align-items: center;
      gap: 14px;
      margin-top: 10px;
    }

    .buttons {
      display: flex;
      align-items: center;
      gap: 4px;
    }

    .buttons button {
      display: grid;
      place-items: center;
      width: 48px;
      height: 48px;
      border-radius: 50%;
      transition:
        background-color 140ms,
        opacity 140ms;
    }

    .buttons button:hover {
      background: color-mix(in srgb, var(--cubewright-ink) 9%, transparent);
    }

    .buttons button[aria-disabled="true"] {
      opacity: 0.45;
    }

    .buttons .play {
      width: 56px;
      height: 56px;
      background: var(--cubewright-accent);
      color: var(--cubewright-on-accent);
    }

    :host([inert]) .bar,
    :host([inert]) .more {
      opacity: 0.45;
    }

    .buttons .play:hover {
      background: var(--cubewright-accent-strong);
    }

    .back {
      scale: -1 1;
    }

    .far svg {
      stroke: currentColor;
      stroke-width: 1.6;
      stroke-linecap: round;
      stroke-linejoin: round;
    }

    .track {
      display: flex;
      flex: 1 1 160px;
      align-items: center;
      gap: 12px;
    }

    .track input {
      flex: 1;
    }

    .place {
      color: var(--cubewright-ink-soft);
      font-size: 14px;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }

    .speed {
      display: flex;
      align-items: center;
      gap: 10px;
      min-width: 0;
      margin-left: auto;
      color: var(--cubewright-ink-soft);
      font-size: 14px;
    }

    input {
      width: 110px;
      min-width: 60px;
      height: 44px;
      accent-color: var(--cubewright-accent);
      cursor: pointer;
    }

    .compact {
      display: flex;
      flex-direction: column;
      min-height: 0;
    }

    .compact ol {
      min-height: 0;
      padding: 3px;
      overflow-y: auto;
    }

    .compact .long {
      max-height: none;
      margin: 0;
    }

    .compact .bar {
      margin-top: 4px;
    }

    .compact .speed {
      flex: 0 1 110px;
    }

    .compact .speed span {
      display: none;
    }

    .compact input {
      width: 100%;
      min-width: 44px;
    }

    .more {
      display: flex;
      flex-wrap: wrap;
      align-items: start;
      gap: 4px 14px;
      margin-top: 8px;
      font-size: 15px;
    }

    .more > button {
      padding: 0 14px;
      border: 1px solid var(--cubewright-line);
      border-radius: 14px;
      background: var(--cubewright-card);
      font-weight: 600;
    }

    .more > button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    .more > [aria-pressed="true"] {
      border-color: var(--cubewright-accent);
      color: var(--cubewright-accent);
    }

    .room {
      visibility: hidden;
    }

    cubewright-wrong-turn:not(:defined) {
      display: flex;
      visibility: hidden;
      align-items: center;
      min-height: 44px;
      font-weight: 600;
    }

    @media (forced-colors: active) {
      li[aria-current] button {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }

    @container (max-width: 560px) {
      .player:not(.compact) .bar {
        flex-wrap: wrap;
        gap: 0 8px;
      }

      .track {
        flex-basis: 100%;
      }
    }

    @container (max-width: 440px) {
      .player:not(.compact) .speed {
        flex: 1;
      }

      .player:not(.compact) .speed span {
        display: none;
      }

      .player:not(.compact) .speed input {
        width: 100%;
        min-width: 44px;
      }
    }

    @container (max-width: 320px) {
      .buttons .far {
        display: none;
      }
    }

    @container (max-width: 220px) {
      ol,
      .track,
      .place,
      .speed {
        display: none;
      }

      .bar {
        margin-top: 2px;
      }

      .buttons {
        justify-content: center;
        width: 100%;
        gap: 2px;
      }

      .buttons button,
      .buttons .play {
        min-width: 0;
        min-height: 0;
        width: 36px;
        height: 36px;
      }
    }

    @media print {
      .long {
        max-height: none;
      }

      .bar,
      .more,
      cubewright-step-card {
        display: none;
      }

      li button,
      li.done button,
      li[aria-current] button {
        background: none;
        color: #000;
      }
    }
  `,
];
