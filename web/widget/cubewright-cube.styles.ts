import { css } from "lit";

import { foundation, theme } from "./looks/theme";
import { beginStyles } from "./views/begin.styles";
import { captionStyles } from "./views/caption.styles";
import { lessonStyles } from "./views/lesson.styles";
import { paintingStyles } from "./views/painting.styles";

/** One column in a narrow box, two in a wide one: the cube to look at, and the net to paint. */
export const styles = [
  theme,
  foundation,
  captionStyles,
  css`
    :host {
      container: cube / inline-size;
      /* The width where nothing around the element determines it. */
      contain-intrinsic-inline-size: 320px;
      font-size: 16px;
      font-style: normal;
      font-weight: 400;
      letter-spacing: normal;
      line-height: 1.5;
      text-align: start;
      text-transform: none;
      white-space: normal;
    }

    .layout {
      display: grid;
      gap: 14px;
    }

    /* The element itself goes from left to right, as moves and the net do; what is put into it, as
       the page around does. */
    :host(:dir(rtl)) slot {
      direction: rtl;
    }

    .show,
    .follow,
    .mend,
    .tools {
      min-width: 0;
    }

    .show {
      overflow: hidden;
      scroll-margin-block: 8px;
      border-radius: var(--cubewright-radius);
      background: var(--cubewright-card);
      box-shadow: var(--cubewright-shadow);
    }

    cubewright-stage {
      height: var(--cubewright-stage-height, min(300px, 100cqi));
    }

    /* A message of more than two lines takes its space from the picture, so that no message moves
       what is below it away from a painting finger. */
    .mode-paint .show,
    .mode-solve .show {
      display: flex;
      flex-direction: column;
      min-height: calc(var(--cubewright-stage-height, min(300px, 100cqi)) + 86px);
    }

    .mode-paint cubewright-stage,
    .mode-solve cubewright-stage {
      flex: 1 1 min(160px, var(--cubewright-stage-height, 50cqi));
      height: auto;
    }

    .tools {
      display: grid;
      gap: 14px;
      align-content: start;
    }

    .unfolded {
      position: relative;
      min-width: 0;
    }

    /* Visible only with the focus, for people who use the keyboard; others see the repairs themselves. */
    .to-mending {
      position: absolute;
      z-index: 2;
      right: 0;
      bottom: 0;
      padding: 0 16px;
      border: 1px solid var(--cubewright-line);
      background: var(--cubewright-card);
      font-size: 14px;
      font-weight: 600;
    }

    .to-mending:not(:focus-visible) {
      clip-path: inset(50%);
    }

    /* In a box of fixed height, a view divides the height between the stage and the moves. */
    .mode-view {
      display: flex;
      flex-direction: column;
      gap: 8px;
      height: 100%;
    }

    .mode-view .show {
      display: flex;
      flex: 1 1 auto;
      flex-direction: column;
      min-height: 0;
    }

    .mode-view cubewright-stage {
      flex: 1 1 var(--cubewright-stage-height, min(300px, 100cqi));
      height: auto;
      min-height: 48px;
    }

    .mode-view .follow {
      display: flex;
      flex: 0 0 auto;
      flex-direction: column;
      max-height: 60%;
    }

    .mode-view cubewright-player {
      display: flex;
      flex-direction: column;
      min-height: 0;
    }

    .mode-view .caption {
      min-height: 0;
    }

    .mode-view .caption:not(:has(p:not(:empty))) {
      padding: 0;
    }

    .guide {
      display: grid;
      place-items: center;
      height: 100%;
      margin: 0;
      padding: 16px;
      border: 1.5px dashed var(--cubewright-line);
      border-radius: var(--cubewright-radius);
      color: var(--cubewright-ink-soft);
      font-size: 15px;
      text-align: center;
    }

    .painting .follow {
      display: none;
    }

    @container (max-width: 280px) {
      .caption {
        padding: 6px 8px;
        font-size: 13px;
      }

      .show {
        border-radius: var(--cubewright-radius-small);
      }

      .mode-view {
        gap: 2px;
      }
    }

    @container (min-width: 840px) {
      .mode-paint .show,
      .mode-solve .show {
        min-height: calc(var(--cubewright-stage-height, clamp(320px, 34cqi, 560px)) + 86px);
      }

      .mode-paint,
      .mode-solve {
        grid-template-columns: minmax(0, 1.16fr) minmax(0, 1fr);
        grid-template-rows: auto 1fr;
        gap: 20px 32px;
      }

      .tools {
        grid-row: 1 / span 2;
        grid-column: 2;
      }

      .mend {
        grid-row: 2;
        grid-column: 1;
        align-self: start;
      }

      .mode-solve .follow {
        display: grid;
        align-items: stretch;
        min-height: 166px;
      }
    }

    /* What is wrong and what would mend it are seen together. */
    @container (min-width: 840px) {
      .mending.mode-paint .show,
      .mending.mode-solve .show {
        min-height: max(
          326px,
          min(var(--cubewright-stage-height, clamp(320px, 34cqi, 560px)) + 86px, 100vh - 460px)
        );
      }
    }

    /* With one move shown large, the cube, the card and the buttons are seen together. */
    @container (min-width: 840px) {
      .mode-solve.stepping .show {
        min-height: max(
          326px,
          min(var(--cubewright-stage-height, clamp(320px, 34cqi, 560px)) + 86px, 100vh - 456px)
        );
      }
    }

    /* A person who is asked which turn was wrong compares the cube in their hand with that on the screen. */
    @container (min-width: 840px) {
      .mode-solve.asking .show {
        min-height: max(
          256px,
          min(var(--cubewright-stage-height, clamp(320px, 34cqi, 560px)) + 86px, 100vh - 600px)
        );
      }
    }

    @container cube (width < 840px) {
      /* In a short window the cube gets lower, and scrolling to it shows the first button below the moves, too. */
      .mode-solve.following .show {
        overflow-anchor: none;
        scroll-margin-bottom: min(324px, 100svh - 320px);
        min-height: min(
          var(--cubewright-stage-height, min(300px, 100cqi)) + 86px,
          max(300px, 100svh - 340px)
        );
      }

      .asking .show {
        position: sticky;
        z-index: 2;
        top: 0;
      }

      .asking.mode-solve .show {
        min-height: 0;
        height: min(var(--cubewright-stage-height, 300px) + 86px, 40svh);
      }

      .asking {
        --above: 40svh;
      }

      .asking cubewright-tables {
        display: none;
      }
    }

    /* A phone on its side: the moves stand beside the cube. */
    @media (max-height: 500px) {
      @container (min-width: 560px) {
        .mode-solve.following {
          overflow-anchor: none;
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          grid-template-rows: auto auto;
          gap: 14px 20px;
        }

        .mode-solve.following .show {
          grid-area: 1 / 1;
          align-self: start;
          scroll-margin-bottom: 8px;
          min-height: min(var(--cubewright-stage-height, 50cqi) + 86px, 100vh - 16px);
        }

        .mode-solve.asking .show {
          top: 8px;
          height: auto;
        }

        .mode-solve.asking {
          --above: 0px;
        }

        .mode-solve.following .follow {
          grid-area: 1 / 2;
        }

        .mode-solve.following .tools {
          grid-area: 2 / 1 / auto / span 2;
        }

        /* The cube stays in sight in the first column, and would cover them. */
        .mode-solve.asking .tools {
          grid-column: 2;
        }
      }
    }

    @media print {
      .tools,
      .mend,
      .caption,
      .painting .follow {
        display: none;
      }

      .show {
        break-inside: avoid;
        box-shadow: none;
      }

      .mode-paint,
      .mode-solve {
        display: block;
      }
    }
  `,
  beginStyles,
  paintingStyles,
  lessonStyles,
];
