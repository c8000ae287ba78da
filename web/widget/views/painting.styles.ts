import { css } from "lit";

/** The actions for a painted cube stay in sight, and cover nothing that is scrolled to. */
const readyBar = css`
  .ready cubewright-actions {
    position: sticky;
    z-index: 2;
    inset-block: 8px;
    background: var(--cubewright-paper);
    box-shadow: 0 0 0 8px var(--cubewright-paper);
  }

  .after-press cubewright-actions {
    animation: come-under-finger 1s;
  }

  .ready .tools {
    --above: 124px;
    --below: 124px;
  }
`;

/** What is in sight together while a cube is painted and mended. */
export const paintingStyles = css`
  /* How to hold the cube, in the corner of the net that has no face. */
  .holding {
    position: absolute;
    top: 0;
    right: 0;
    display: flex;
    flex-direction: column;
    width: 48%;
    height: 31%;
  }

  .holding cubewright-holding {
    flex: 1;
    min-height: 0;
  }

  .holding p,
  .held {
    margin: 0;
    color: var(--cubewright-ink-soft);
    font-size: 13px;
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
  }

  /* In the same corner, while there is nothing to paint. */
  .held {
    position: absolute;
    top: 0;
    right: 0;
    width: 48%;
  }

  .caption cubewright-holding {
    display: none;
  }

  /* Where a keyboard is likely. */
  @media (hover: hover) and (pointer: fine) {
    .tour {
      --key-display: block;
    }
  }

  /* While the page glides, the next press of a finger that paints clears nothing. */
  @keyframes come-under-finger {
    from,
    to {
      --press-to-clear: none;
    }
  }

  @media (pointer: coarse) {
    .keys {
      display: none;
    }

    .unfolded {
      container-type: inline-size;
      display: flex;
      flex-direction: column;
    }

    /* The net for fingers has no free corner (net.styles.ts). Below the net, the picture comes and
       goes without moving a sticker away from the painting finger. */
    @container (width < 588px) {
      .holding {
        position: static;
        order: 1;
        width: auto;
        height: 140px;
        margin-top: 12px;
      }

      .held {
        position: static;
        order: 1;
        width: auto;
        margin-top: 8px;
      }
    }

    /* In one column it stands beside the words that say the same. */
    @container cube (width < 588px) {
      .holding {
        display: none;
      }

      .tour .caption:not(:has(.begin)) {
        grid-template-columns: minmax(0, 1fr) 78px;
        column-gap: 10px;
      }

      /* Their place is needed for what to do, and for what is wrong. */
      .tour :is(cubewright-tables, [role="alert"]:not(:empty) ~ .blank) {
        display: none;
      }

      .caption cubewright-holding {
        display: block;
        grid-row: 1;
        grid-column: 2;
        height: 78px;
      }

      .tour .caption [role="alert"]:not(:empty) {
        grid-column: 1 / -1;
      }

      /* Which stickers to look at, as the solver has just been asked; the picture above gets lower by as much. */
      .tour:not(.faulty):has([role="alert"]:not(:empty)) {
        --kept: 200px;
      }
    }
  }

  /* The repairs stay in sight at the bottom of the window. What is scrolled to must not be covered by
     them; nor must the buttons to which the last sticker leads, before it is known what is wrong. */
  :is(.mending, .faulty) .tools {
    --below: var(--bar);
  }

  .repainting [part="palette"] ~ * {
    --above: var(--painting-top);
  }

  cubewright-actions {
    scroll-margin-bottom: var(--bar);
  }

  /* In one column, the net scrolls below the caption and the palette, which stay in sight. What is above
     the net always has the same height, so that no sticker moves away from the painting finger. */
  @container cube (width < 840px) {
    .painting:is(.mode-paint, .mode-solve) {
      --kept: 114px;
      --palette: 86px;
      --painting-top: calc(var(--kept) + var(--palette));
      /* A control that is scrolled to the middle of the window is above what would mend the cube. */
      --bar: calc(50svh - 24px);
      display: flex;
      flex-direction: column;
    }

    .painting:is(.mode-paint, .mode-solve).mending {
      --kept: 158px;
    }

    .painting:is(.mode-paint, .mode-solve).repainting {
      --kept: 100px;
    }

    /* With room for what may turn out to be wrong, and for a button that tells what would mend it:
       when they come, nothing moves. */
    .painting:is(.mode-paint, .mode-solve).tour {
      --kept: 146px;
      --fold: 64px;
    }

    /* Here the same is said in half as many lines. */
    @container cube (width >= 588px) {
      .painting:is(.mode-paint, .mode-solve):is(.tour, .mending) {
        --kept: 114px;
      }
    }

    :is(.tour, .mending) .show {
      display: contents;
    }

    :is(.tour, .mending) cubewright-stage {
      flex: none;
      height: calc(var(--cubewright-stage-height, min(300px, 100cqi)) + 86px - var(--kept));
      margin-bottom: -14px;
      border-radius: var(--cubewright-radius) var(--cubewright-radius) 0 0;
    }

    :is(.tour, .mending) .caption {
      position: sticky;
      z-index: 2;
      top: 0;
      height: var(--kept);
      overflow: auto;
      border-radius: 0 0 var(--cubewright-radius) var(--cubewright-radius);
      background: var(--cubewright-card);
      box-shadow: var(--cubewright-shadow);
    }

    .tour .caption {
      font-size: 14px;
      line-height: 1.35;
    }

    :is(.mending, .tour) [role="alert"] {
      font-size: 13px;
      line-height: 1.25;
    }

    .mending .caption {
      padding-block: 8px;
    }

    .mending:not(.repainting) .caption {
      height: auto;
      min-height: 0;
      max-height: var(--kept);
    }

    :is(.tour, .repainting) [part="palette"] {
      position: sticky;
      z-index: 2;
      top: var(--kept);
      padding-top: 6px;
      background: var(--cubewright-paper);
    }

    .mending .tools {
      --above: var(--kept);
    }

    .keys {
      display: none;
    }

    ${readyBar}

    /* What would mend the cube stays in sight with what is wrong. */
    .mend {
      position: sticky;
      z-index: 2;
      bottom: 0;
      max-height: var(--bar);
      overflow: auto;
      overscroll-behavior: contain;
      border-radius: var(--cubewright-radius);
      box-shadow: 0 -6px 24px rgb(0 0 0 / 18%);
    }
  }

  /* Where there is little room, its place is needed for what is wrong, or to be painted. */
  @media (width < 840px), (height <= 500px) {
    :is(.mending, .tour) cubewright-tables {
      display: none;
    }
  }

  @container cube (width <= 351px) {
    .painting:is(.mode-paint, .mode-solve) {
      --palette: 152px;
    }

    /* Its two rows leave too little room for a face, so they do without the counts. */
    .painting:is(.mode-paint, .mode-solve):is(.tour, .repainting) {
      --palette: 104px;
      --count-display: none;
    }
  }

  /* In a low window the cube and the words stay beside the net. */
  @media (orientation: landscape) and (height <= 500px) {
    @container cube (width >= 560px) {
      .painting:is(.mode-paint, .mode-solve) {
        --painting-top: var(--palette, 86px);
        --bar: calc(50svh - 24px);
        display: grid;
        grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
        grid-template-rows: auto 1fr;
        gap: 14px 20px;
      }

      .painting .show {
        display: flex;
        position: sticky;
        top: 8px;
        grid-row: 1 / span 3;
        grid-column: 1;
        align-self: start;
        height: calc(100svh - 70px);
        min-height: 0;
      }

      .holding {
        display: none;
      }

      .painting .show cubewright-stage {
        flex: 1 99 80px;
        height: auto;
        margin: 0;
        border-radius: 0;
      }

      .painting .show .caption {
        position: static;
        height: auto;
        max-height: none;
        box-shadow: none;
      }

      .painting .tools {
        grid-row: auto;
        grid-column: 2;
      }

      :is(.tour, .repainting) [part="palette"] {
        position: sticky;
        z-index: 2;
        top: 0;
        padding-top: 6px;
        background: var(--cubewright-paper);
      }

      .caption:has(.begin) {
        grid-template-columns: minmax(0, 1fr);
        min-height: 145px;
      }

      .caption .begin {
        grid-row: auto;
        grid-column: 1;
        align-self: auto;
        margin-bottom: 2px;
      }

      .mend {
        position: sticky;
        z-index: 2;
        bottom: 0;
        grid-row: 1 / span 3;
        grid-column: 2;
        align-self: end;
        max-height: 68svh;
        overflow: auto;
      }

      .mending .tools {
        --above: 0px;
      }

      ${readyBar}

      /* Below both columns. */
      .mending .mend {
        grid-column: 1 / -1;
        max-height: var(--bar);
      }

      /* At the top of the page, too, what is wrong is above it. */
      .painting.mending .show {
        flex-direction: column-reverse;
        height: calc(50svh + 8px);
        min-height: 0;
      }

      .painting:is(.mending, .faulty) .tools {
        grid-row: 1 / span 3;
        padding-bottom: 50svh;
      }

      .painting.faulty .tools {
        padding-bottom: 64px;
      }
    }
  }
`;
