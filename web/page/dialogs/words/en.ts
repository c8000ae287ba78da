// What the dialogs say, in English.

export const en = {
  // The dialog for colours and signs.
  "choose-looks": "How your cube looks",
  colours: "Colours",
  "scheme-western": "Standard",
  "scheme-japanese": "Japanese",
  "scheme-high-contrast": "High contrast",
  "scheme-color-blind": "Colour-blind safe",
  "own-colours": "Your own colours",
  "alike-colours": "Hard to tell apart: { $colours }.",
  signs: "Signs on the stickers",
  "signs-none": "None",
  "signs-letters": "Letters",
  "signs-patterns": "Patterns",
  "looks-kept": "Kept in this browser.",
  "back-to-standard": "Back to standard",
  "standard-again": "Standard colours, no signs.",

  // The dialog that shares.
  "share-this": "Share this cube",
  "share-link": "Link to this cube",
  "share-link-for":
    "Opens the cube as it is here. All of it is in the link itself; nothing is sent to a server.",
  "share-moves": "Moves",
  "share-moves-for": "The moves as text, to paste elsewhere.",
  "share-stages-for":
    "The turns of the solution as text, without turns of the whole cube and without stages. The link has the same turns.",
  "share-together-for":
    "The moves as text. Turns in brackets are of opposite faces and can be made at once.",
  "share-solve-first": "To share a solution as well, press Solve first.",
  "qr-code": "QR code of the link",
  "qr-code-for": "Scan it to open the cube on a phone.",
  "qr-code-too-long": "The link is too long for a QR code.",
  picture: "Picture",
  "save-picture": "Save picture",
  "copy-picture": "Copy picture",
  "picture-saved": "The picture is in your downloads.",
  "picture-failed": "The picture could not be made.",
  "picture-not-copied": "The browser did not allow copying. Save the picture instead.",
  "share-with": "Share with…",
  "open-on": "Open on { $site }",

  // The dialog that gives the code to embed a cube.
  "embed-this": "Embed this cube",
  close: "Close",
  "readers-can": "Your readers can",
  "readers-follow": "follow the solution",
  "readers-paint": "paint a cube and let it be solved",
  "solve-first": "To let your readers follow a solution, press Solve first.",
  "with-script": "With a script",
  "with-script-for": "For your own pages.",
  "with-frame": "With a frame",
  "with-frame-for": "For sites that allow no scripts.",
  copy: "Copy",
  "copy-what": "Copy: { $what }",
  "copied-what": "{ $what }: copied.",
  "not-copied": "The browser did not allow copying. The text is selected: copy it yourself.",
  "title-follow": "A cube and its solution, move by move",
  "title-paint": "A cube to paint and solve",
} as const;

export type DialogMessage = keyof typeof en;
