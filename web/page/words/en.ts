// The English messages of the page, except the texts that are in index.html.

export const en = {
  language: "Language",

  // The position field.
  "position-failed-stickers":
    "Could not be read as stickers (the faces U R F D L B, each row by row, or a net); the cube has not changed.",
  "position-failed-moves": "Could not be read as moves; the cube has not changed.",
  "position-stickers": `{ $stickers ->
    [24] Read as 24 stickers: the faces U R F D L B, each row by row. A net has to keep its lines.
   *[other] Read as { $stickers } stickers.
}`,
  "position-net": "Read as a net of { $stickers } stickers.",
  "position-moves": `{ $count ->
    [one] Read as 1 move from the solved cube.
   *[other] Read as { $count } moves from the solved cube.
}`,
  "position-failed-pieces":
    "Could not be read as pieces; the cube has not changed. A 2x2x2 is read from stickers or moves.",
  "position-failed-link": "Could not be read as a link of { $site }; the cube has not changed.",
  "position-other-puzzle":
    "This link of { $site } is for another puzzle; the cube has not changed.",
  "position-other-link":
    "Only links of this site, of alg.cubing.net and of Twizzle can be read; the cube has not changed.",
  "position-too-long": "Too long for a cube; the cube has not changed.",
  "position-pieces": "Read as the places of 20 pieces.",
  "position-link-stickers": `Read as a link of { $site }: { $stickers } stickers{ $count ->
    [0] .
    [one] , 1 move to follow.
   *[other] , { $count } moves to follow.
}`,
  "position-link-moves": `Read as a link of { $site }: { $setup ->
    [0] no setup
    [one] setup of 1 move
   *[other] setup of { $setup } moves
}, { $count ->
    [0] no moves to follow
    [one] 1 move to follow
   *[other] { $count } moves to follow
}.`,
  "position-because": "{ $said } { $why }",
  "position-first-line": "{ $said } Only the first of { $count } lines was read.",
  "address-failed":
    "The cube in the address of this page cannot be read; the cube shown has not changed.",
  "goal-failed":
    "The pattern in the address of this page cannot be read; the cube is shown without it.",

  // Where another method is chosen while moves are followed.
  "moves-of-method": "The moves shown are still those of “{ $method }”. Press Solve for new ones.",

  // What is said when the dialog of Share, Looks or Embed cannot be loaded.
  "not-loaded":
    "This could not be opened: its files could not be loaded. Check the connection and try again.",

  // The bar that offers a new version.
  "new-version": "A new version is ready.",
} as const;

export type OwnMessage = keyof typeof en;
