// The list of a set as a sheet of paper: pictures, names and turns, dark on white, in as many columns as stay legible.
// The size of the page is in learn.css, since a shadow tree has no pages.

import { css } from "lit";

/** For the list of cases; the other views are printed as they are. */
export const printStyles = css`
  @media not print {
    .on-paper {
      display: none;
    }
  }

  @media print {
    :host {
      --cubewright-ink: #000;
      --cubewright-ink-soft: #333;
      --cubewright-accent: #000;
      --cubewright-card: #fff;
      --cubewright-line: #999;
      --cubewright-color-body: #17181b;

      display: block;
      padding: 0;
    }

    .to-lesson,
    .sets,
    .intro,
    .tools,
    .found,
    .turning,
    .step,
    .to-list,
    .ways input,
    details {
      display: none;
    }

    :focus-visible {
      outline: none;
    }

    h2 {
      font-size: 16pt;
    }

    .about-set {
      margin: 1mm 0 2mm;
      font-size: 8pt;
    }

    section > h3 {
      margin: 2mm 0 1mm;
      font-size: 9pt;
      break-after: avoid;
    }

    .cases {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 1.2mm;
      margin: 0;
    }

    .cases li {
      grid-template-columns: 15mm minmax(0, 1fr);
      gap: 1.5mm;
      padding: 1mm;
      border-radius: 1mm;
      break-inside: avoid;
    }

    .cases a {
      font-size: 8.5pt;
      text-decoration: none;
    }

    .nickname {
      display: block;
      margin: 0;
      font-size: 7pt;
    }

    .moves {
      margin: 0;
      font-size: 7.5pt;
      font-weight: 600;
      line-height: 1.25;
    }

    /* White and dark grey, since a printer without colours would make yellow and grey look too much alike. */
    .oll .up,
    .oll .rim {
      fill: #fff;
    }

    .oll .up.blank {
      fill: #555;
    }
  }
`;
