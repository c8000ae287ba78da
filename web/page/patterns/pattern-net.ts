// <pattern-net>: the net on which a pattern is painted. A pattern goes on from face to face, so the net shows on a phone,
// too, which faces meet: the back lies below the lower face, and is seen from there.

import { css } from "lit";
import { customElement } from "lit/decorators.js";

import { CubewrightNet } from "../../widget/paint/net";
import { styles } from "../../widget/paint/net.styles";

@customElement("pattern-net")
export class PatternNet extends CubewrightNet {
  // In place of faces that lie two by two. Nine stickers side by side are larger than the usual twelve: 30 px in a
  // window of 320 px.
  static override styles = [
    ...styles,
    css`
      @media (pointer: coarse) {
        @container (width < 588px) {
          [role="grid"] {
            grid-template-columns:
              repeat(3, minmax(0, 1fr)) 4px repeat(3, minmax(0, 1fr))
              4px repeat(3, minmax(0, 1fr));
            grid-template-rows: repeat(3, auto) 4px repeat(3, auto) 4px repeat(3, auto) 4px repeat(
                3,
                auto
              );
            max-width: none;
          }

          .of-l {
            --face-column: 1;
          }
          :is(.of-u, .of-f, .of-d, .of-b) {
            --face-column: 5;
          }
          .of-r {
            --face-column: 9;
          }
          .of-u {
            --face-row: 1;
          }
          :is(.of-l, .of-f, .of-r) {
            --face-row: 5;
          }
          .of-d {
            --face-row: 9;
          }
          .of-b {
            --face-row: 13;
          }
          .of-b.row-0 {
            --row: 2;
          }
          .of-b.row-2 {
            --row: 0;
          }
          .of-b.column-9 {
            --column: 2;
          }
          .of-b.column-11 {
            --column: 0;
          }
        }
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    "pattern-net": PatternNet;
  }
}
