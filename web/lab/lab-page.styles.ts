// The looks of the laboratory: the form beside the results, or above them in a narrow window.

import { css } from "lit";

export const labStyles = css`
  :host {
    display: block;
    container-type: inline-size;
  }

  .layout {
    display: grid;
    gap: 16px 32px;
  }

  .about {
    max-width: 70ch;
    color: var(--cubewright-ink-soft);
  }

  .about p {
    margin: 0;
  }

  .panel h2 {
    margin: 0;
    overflow-wrap: anywhere;
    font-family: var(--cubewright-font-display);
    font-size: 20px;
  }

  .panel .what {
    color: var(--cubewright-ink-soft);
    font-size: 14px;
    overflow-wrap: anywhere;
  }

  .outcome {
    display: grid;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }

  .panel {
    display: grid;
    gap: 8px;
    padding: 14px 16px;
    border: 1px solid var(--cubewright-line);
    border-radius: var(--cubewright-radius);
    background: var(--cubewright-card);
  }

  .panel p {
    margin: 0;
  }

  [role="status"] {
    color: var(--cubewright-accent);
    font-weight: 600;
  }

  progress {
    width: 100%;
    accent-color: var(--cubewright-accent);
  }

  .figures {
    font-variant-numeric: tabular-nums;
  }

  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  .ways:not(:has(button)) {
    display: none;
  }

  .panel thead th {
    min-width: 6em;
    white-space: normal;
  }

  :is(.notice, .failed) {
    color: var(--cubewright-warning);
  }

  @container (min-width: 860px) {
    .layout {
      grid-template-columns: 340px minmax(0, 1fr);
    }

    .about {
      grid-column: 1 / -1;
    }

    lab-form {
      align-self: start;
    }
  }

  @media print {
    lab-form,
    .ways,
    progress {
      display: none;
    }

    .layout {
      display: block;
    }
  }
`;
