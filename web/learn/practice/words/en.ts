// What is said where a stage is practised, in English. `stages` are those before it.

export const en = {
  title: "Practise: { $stage }",
  position: `{ $stages ->
    [0] A fresh random cube. No part of it was solved beforehand.
    [one] A fresh cube: what the stage before has to do is done. All else is at random.
   *[other] A fresh cube: what the { $stages } stages before have to do is done. All else is at random.
}`,
  preparing: "A fresh cube is being prepared.",
  failed: "The cube could not be prepared ({ $code }).",
  "no-stage": "There is no such stage to practise.",
  "try-again": "Try again",

  // The turns that are made on the screen.
  tally: "How many turns",
  "your-turns": "Your turns",
  "lesson-turns": "The lesson’s turns",
  "ways-to-turn": "Drag a layer, or use these buttons or the keys of a keyboard.",
  "turns-so-far": "Your turns: { $turns }.",
  reached: "Reached with your turn number { $turns }!",
  "reached-at-cost": "Reached: { $turns }!",
  "reached-fewer": "You needed fewer turns than the lesson.",
  "reached-same": "You needed as many turns as the lesson.",
  "reached-more": "The lesson needs fewer turns. Have it shown, or try again.",
  "take-back": "Take back a turn",
  "start-again": "From the beginning",
  another: "Another one",
  "next-stage": "Next stage: { $stage }",
  "show-how": "Show me how",
  "to-my-cube": "Back to my cube",
  "turn-title": "How to turn, and what counts",
  "turn-explained":
    "Drag a layer with a finger or the mouse, or press a button below the cube. If you have a keyboard, each face has its key, too: U for the upper one, D lower, L left, R right, F front, B back. With Shift it turns the other way.",
  "letters-everywhere":
    "The letter keys of a keyboard turn the cube wherever you are on this page, not only on the cube and its buttons.",
  "count-explained": `{ $metric ->
    [qtm] A quarter turn of one face counts as one, a half turn as two. Two turns of the same face, one right after the other, count as the turn that they make together.
    [axial-htm] A turn of one face counts as one, also a half turn. Turns of the same face or of opposite faces, one right after the other, count as one.
    [axial-qtm] A quarter turn of one face counts as one, a half turn as two. Two turns of the same face, one right after the other, count as the turn that they make together. Of turns of opposite faces, one right after the other, only the larger one counts.
   *[htm] A turn of one face counts as one, also a half turn. Two turns of the same face, one right after the other, count as one.
} Looking at the cube from another side does not count.`,
  "counted-qtm": "Counted in quarter turns.",
  "counted-axial-htm": "Turns of opposite faces at once count as one.",
  "counted-axial-qtm": "Counted in quarter turns, opposite faces at once.",
  "pad-title": "Turn with buttons",

  // What was practised.
  progress: "Your progress",
  "progress-none": "There is nothing yet. It begins with the first goal that you reach.",
  "progress-kept": "It is kept on this device only.",
  "progress-unkept":
    "This browser keeps nothing for this page, so your progress lasts only until you leave it.",
  stage: "Stage",
  times: "Times",
  best: "Best",
  mean: "Average",
  "lesson-mean": "Lesson’s average",
  delete: "Delete my progress",
  deleted: "Your progress is deleted.",
  "bring-back": "Bring it back",
} as const;

/** The names of these messages. */
export type PracticeMessage = keyof typeof en;
