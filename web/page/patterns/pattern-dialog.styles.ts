import { css } from "lit";

import { signStyles } from "../../widget/looks/sticker-sign";
import { posterStyles } from "../../widget/stage/poster.styles";
import { dialogStyles } from "../dialogs/page-dialog.styles";

export const styles = [
  dialogStyles,
  posterStyles,
  signStyles,
  css`
    dialog {
      width: min(760px, 100% - 24px);
    }

    /* What is chosen scrolls below the heading. */
    header {
      position: sticky;
      top: 0;
      z-index: 1;
      margin: -12px -20px 0;
      padding: 8px 20px 0;
      background: var(--cubewright-card);
    }

    /* The palette's seven colours, 44 px each, fit down to a screen of 320 px. */
    @media (max-width: 389px) {
      dialog {
        width: 100%;
        max-width: 100%;
        border-inline: 0;
      }

      .content {
        padding-inline: 6px;
      }

      header {
        margin-inline: -6px;
        padding-inline: 12px;
      }
    }

    h3 {
      margin: 0 0 8px;
      font-size: 16px;
    }

    .ways {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }

    .ways button {
      padding: 0 18px;
      border: 1px solid var(--cubewright-line);
      font-weight: 600;
    }

    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
      gap: 8px;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    li button {
      display: grid;
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr);
      align-items: center;
      justify-items: center;
      width: 100%;
      height: 100%;
      padding: 6px 4px 8px;
      border: 1px solid var(--cubewright-line);
      border-radius: var(--cubewright-radius-small);
      font-size: 14px;
      line-height: 1.2;
    }

    .ways button:hover,
    li button:hover {
      border-color: var(--cubewright-ink-soft);
    }

    li button[aria-current] {
      border-color: var(--cubewright-accent);
      box-shadow: 0 0 0 2px var(--cubewright-accent);
      font-weight: 700;
    }

    li span {
      max-width: 100%;
      overflow-wrap: anywhere;
    }

    li svg {
      width: 76px;
      height: 76px;
    }

    /* Nothing is told here but what has gone wrong with copying in other dialogs. */
    .content > [role="status"]:empty {
      position: absolute;
    }

    @media (forced-colors: active) {
      li button[aria-current] {
        border-width: 4px;
      }
    }
  `,
];
