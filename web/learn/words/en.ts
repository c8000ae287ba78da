// What lessons say, in English: in the words of a patient teacher, in short sentences, with no word that was not
// explained. `cross` and `opposite` are the colours of the first and of the last layer.

export const en = {
  title: "Cubewright: learn to solve your cube",
  tagline: "Learn it on the cube in your hand.",
  page: "Page",
  "solve-link": "Solve",
  "lab-link": "Laboratory",
  language: "Language",

  // What is taught, and how to begin.
  method: "Method",
  "method-beginner": "Beginner: layer by layer",
  "method-cfop-2look": "CFOP in two looks",
  "method-corners-edges": "Corners, then edges",
  "last-turn": "Last turn: { $turn }.",
  "hold-keep": "Hold it this way until a turn of the whole cube comes.",
  "hold-after": "After that: { $hold }",
  "pieces-title": "Centres, edges, corners, layers",
  "pieces-explained":
    "A face is one of the six sides. A centre has one sticker. It never leaves its place, so it says which colour its face will have. An edge has two stickers, a corner has three. A piece is home when each of its stickers has the colour of the centre beside it. An edge in its place is flipped when its two stickers are exchanged. A layer is all that turns together with one face. Sequences are turns to know by heart.",

  // Stages and steps.
  "stage-place": "Stage { $index } of { $count }",
  "stages-right": "Right already, with nothing to do: { $stages }.",
  reached: "done",
  "lesson-cost": "The whole lesson: { $cost }.",
  goal: "Goal",
  "goal-picture": "The cube at the end of this stage. What does not matter yet is grey.",
  "from-behind": "Seen from behind.",
  "from-below": "Seen from below.",
  "from-below-behind": "Seen from below and behind.",
  "picture-now": "Before",
  "picture-then": "After",
  "pieces-now": "Where the pieces of this step are before its turns. All else is grey.",
  "pieces-then": "Where they are after this step. All else is grey.",
  "stage-done": "{ $stage }: done.",
  "step-of-stage": "{ $stage }: step { $index } of { $count }",
  case: "Case: { $case }",
  sequence: "Sequence: { $name }",
  help: "How much help",
  "help-goal": "Only the goal",
  "help-piece": "Which piece",
  "help-place": "Where it goes",
  "help-turns": "The turns",
  "about-pieces": `{ $count ->
    [one] This step is about one piece: { $pieces }.
   *[other] This step is about { $count } pieces: { $pieces }.
}`,
  "about-several": "This step is about several pieces at once.",
  "place-now": "Before the turns the { $piece } is where the { $faces } meet.",
  "place-then": "After this step the { $piece } stands between the { $centres } centres.",
  turns: "Turns",
  "show-turns": "Show the turns",
  "next-turn": "Next turn",
  "previous-turn": "Previous turn",
  "next-step": "Next step",
  "previous-step": "Previous step",
  "all-done": "Your cube is solved. Well done!",
  "went-on": "The lesson goes on from where your cube is now.",
  "went-back": "An earlier stage is no longer complete: the lesson begins again with “{ $stage }”.",
  "repaint-explained":
    "Under “Solve” your cube is painted as far as the lesson knows it. Paint there what is different on yours, then press “Learn”: the lesson goes on from there.",
  "take-back": "Take that back",

  // Where there is no lesson.
  "no-cube": "There is no cube yet. Paint yours under “Solve”, or have one mixed.",
  "is-solved": "This cube is solved. Mix it in your hand and paint it, or have one mixed.",
  "another-cube": "Another cube",
  "paint-yours": "Paint my cube",
  mix: "Mix a cube",
  preparing: "The lesson is being prepared.",
  "wrong-cube":
    "This cube cannot exist, or is not painted to the end. Mend it here: paint what is different on yours, or take a change that is proposed. Then the lesson begins.",
  "broken-link": "The cube in this address cannot be read.",
  failed: "The lesson could not be prepared ({ $code }).",
  "try-again": "Try again",

  // In an element on a page of somebody else's, where nothing can be painted.
  "is-solved-here": "This cube is solved. Have one mixed.",

  // The goals of the stages: what is true at the end.
  "goal-daisy":
    "The four { $cross } edges (each has two stickers) stand around the { $opposite } centre. Their { $cross } stickers look up, like the petals of a flower.",
  "goal-cross":
    "The four { $cross } edges are home: below is a { $cross } cross, and each of its arms matches the centre beside it.",
  "goal-lower-corners":
    "The four { $cross } corners (each has three stickers) are home. With them the lowest layer is complete.",
  "goal-middle-layer":
    "The four edges of the middle layer are home. Two of three layers are complete.",
  "goal-upper-cross":
    "The four upper edges show { $opposite } on top: a { $opposite } cross. Their other sides may still be wrong.",
  "goal-upper-edges":
    "The four upper edges are home: the sides of the upper cross match the centres, too.",
  "goal-upper-corners-placed":
    "Each upper corner is in its place: it has the colours of the three centres around it. It may still be turned wrong.",
  "goal-pairs": `{ $count ->
    [one] One pair is home. A pair is a { $cross } corner and the edge above it that has its other two colours.
   *[other] { $count } pairs are home. A pair is a { $cross } corner and the edge above it that has its other two colours.
}`,
  "goal-upper-face":
    "The whole upper face is { $opposite }. The sides of the upper layer may still be wrong.",
  "goal-upper-corners":
    "The upper corners fit together. At most their layer has to be turned to bring them home.",
  "goal-solved": "Every piece is home. The cube is solved.",
  "goal-edges-oriented":
    "Each edge is oriented: it can come home without a quarter turn of the front or the back face. From here on these two make half turns only.",
  "goal-corners-oriented":
    "All corners show { $cross } or { $opposite } above and below. The four edges of the middle layer are in that layer. From here on only the upper and the lower face make quarter turns.",
  "goal-half-turns":
    "Each face shows two colours only, its own and that of the face across. From here on half turns are enough.",
  "goal-corners-placed":
    "Each corner is in its place: it has the colours of the three centres around it. It may still be turned wrong.",
  "goal-edges-placed":
    "Each edge is in its place, too: it has the colours of the two centres beside it. It may still be flipped.",
  "goal-corners-turned": "Each corner is turned as it should be. All corners are home.",

  // Why a step is made as it is.
  "why-edge-into-daisy":
    "The { $piece } comes beside the upper centre. Edges that were there already stay beside it.",
  "why-edge-down-to-cross":
    "The { $piece } is brought above the centre of its other colour. From there a half turn takes it down, home.",
  "why-corner-out-of-slot":
    "In the lowest layer the { $piece } is in a wrong place, or turned wrong. It comes up first. A later step brings it home.",
  "why-corner-into-slot":
    "The { $piece } is brought above its place. From there the sequence (turns to know by heart) takes it down. The other corners below stay.",
  "why-edge-out-of-slot":
    "In the middle layer the { $piece } is in a wrong place, or flipped. It comes up first. A later step brings it home.",
  "why-edge-into-slot":
    "The { $piece } goes from the upper layer into the middle layer. The lowest layer is opened for it and closed again.",
  "why-upper-edges-flipped":
    "The sequence turns upper edges over. At its end the two layers below are as they were.",
  "why-upper-edges-cycled":
    "Upper edges change places. At the end the two layers below are as they were.",
  "why-upper-corners-cycled": "Three upper corners change places in a ring. Nothing else does.",
  "why-upper-corner-turned":
    "The { $piece } comes to the front right and is turned there. Meanwhile the layers below look mixed. They are right again after the last corner.",
  "why-upper-layer-turned": "The upper pieces fit together. Only their layer has to be turned.",
  "why-upper-edges-turned": "The upper edges fit together. Only their layer has to be turned.",
  "why-shortest-cross": `{ $turns ->
    [one] One turn makes the whole cross.
   *[other] { $turns } turns make the whole cross. Fewer are not enough.
}`,
  "why-half-turn-is-one": "Here each turn of one face counts as one, also a half turn.",
  "why-slot-brought-out":
    "At the front right the sequence empties the place of a pair. What was there comes up.",
  "why-pair-into-slot":
    "A corner and its edge go home together. The pairs that are home already stay.",
  "why-last-layer-turned":
    "The sequence turns upper pieces over. At its end the two layers below are as they were.",
  "why-last-layer-permuted":
    "Upper pieces change places, and none is turned over. At the end the two layers below are as they were.",
  "why-oriented-edges": `{ $edges ->
    [one] Before these turns one edge needs
   *[other] Before these turns { $edges } edges need
} a quarter turn of the front or the back face. After them none does.`,
  "why-oriented-corners":
    "Before these turns, corners that are turned wrong: { $corners }; edges of the middle layer that are elsewhere: { $edges }.",
  "why-half-turns":
    "Before these turns, pieces that half turns cannot bring home: { $corners } corners, { $edges } edges.",
  "why-solved":
    "Before these turns, pieces that are not home: { $corners } corners, { $edges } edges.",
  "why-permutation-made-even":
    "A quarter turn brings the { $piece } to its place. The next sequences move three corners at a time: without this turn, two would be left over.",
  "why-corners-cycled": "Three corners change places in a ring. Every edge stays in its place.",
  "why-edges-cycled": "Three edges change places in a ring. Every corner stays in its place.",
  "why-corners-turned":
    "Two corners are turned in their places, one each way. Nothing else is changed.",
  "why-edges-flipped": "Two edges are flipped in their places. Nothing else is changed.",

  // The names of sequences that have no name of their own in the field.
  "sequence-corner-in": "corner in, from the right",
  "sequence-corner-in-left": "corner in, from the left",
  "sequence-corner-facing-up-in": "corner in, facing up",
  "sequence-edge-in": "edge in, to the right",
  "sequence-edge-in-left": "edge in, to the left",
  "sequence-upper-cross": "upper cross",
  "sequence-turn-corner": "turn the corner",
  "sequence-turn-corner-back": "turn the corner back",
  "sequence-slot-out": "pair place emptied",
  "sequence-oll-line": "line",
  "sequence-oll-angle": "angle",
  "sequence-oll-dot": "dot",
  "sequence-quarter-turn": "one quarter turn",
  "sequence-quarter-turn-back": "one quarter turn back",
  "sequence-corner-cycle": "three corners round",
  "sequence-corner-cycle-back": "three corners round, back",
  "sequence-edge-cycle": "three edges round",
  "sequence-corner-twist": "two corners turned",
  "sequence-corner-twist-back": "two corners turned back",
  "sequence-edge-flip": "two edges flipped",

  // The 2x2x2.
  "method-ortega": "Ortega: faces, then layers",
  "mix-pocket": "Mix a 2x2x2",
  "pocket-pieces-title": "Corners, layers, faces",
  "pocket-pieces-explained":
    "A 2x2x2 has corners only. Each has three stickers. A layer is the four corners that turn together with one face. A layer is complete when its face has one colour and, on each side, its two stickers are alike. No centres say which colour a face will have: the corners do.",
  "place-then-faces": "After this step the { $piece } stands where the { $faces } meet.",
  "goal-first-layer":
    "The four { $cross } corners make the lower layer: below all is { $cross }, and on each side the two lower stickers are alike.",
  "goal-last-corners-placed":
    "The upper corners are in the right order: once their layer is turned as it should be, each is above the corner with which it shares two colours. They may still be turned wrong.",
  "goal-first-face":
    "The lower face is { $cross }. The sides need not match yet: any order of its corners will do.",
  "goal-both-faces":
    "The upper face and the lower face have one colour each. The sides may still be wrong.",
  "goal-pocket-solved": "Each face has one colour. The cube is solved.",
  "why-first-corner":
    "No layer is turned: only the cube as a whole is turned, so that the { $cross } sticker of the { $piece } looks down. The { $cross } layer is built around this corner.",
  "why-face-made": `{ $turns ->
    [0] The { $cross } face is there already.
    [one] One turn makes the { $cross } face. It is held below.
   *[other] { $turns } turns make the { $cross } face. It is held below.
}`,
  "why-both-layers-permuted":
    "Corners of one layer or of both change places. Above and below, the faces keep their colours.",
  "pocket-why-upper-corners-cycled":
    "Upper corners change places. At the end the layer below is as it was.",
  "pocket-why-upper-corner-turned":
    "The { $piece } comes to the front right and is turned there. Meanwhile the layer below looks mixed. It is right again after the last corner.",
  "pocket-why-last-layer-turned":
    "The sequence turns upper corners over. At its end the lower face has one colour again.",
  "sequence-pbl-adjacent": "two neighbours above",
  "sequence-pbl-diagonal": "two across, above",
  "sequence-pbl-adjacent-adjacent": "two neighbours above, two below",
  "sequence-pbl-adjacent-diagonal": "two neighbours in one layer, two across in the other",
  "sequence-pbl-diagonal-diagonal": "two across above, two across below",
  // The case library.
  "library-link": "Case library",

  // On the cube on the screen.
  "pointed-piece": `{ $count ->
    [one] On the cube it has a frame.
   *[other] On the cube they have frames.
}`,
  "pointed-place": `{ $count ->
    [one] On the cube it has a frame, and the place where it goes has dots.
   *[other] On the cube they have frames, and the places where they go have dots.
}`,
  "letters-title": "The letters of the turns",
  "letters-explained":
    "U, R, F, D, L and B are the upper, right, front, lower, left and back face: a quarter turn clockwise, as you look at that face. With ' it goes anticlockwise, with 2 it is a half turn. M is the layer between left and right, turned as L. A small letter, such as r or f, turns that face together with the layer beside it. x, y and z turn the whole cube as R, U and F.",
  "pocket-letters-explained":
    "U, R, F, D, L and B are the upper, right, front, lower, left and back face: a quarter turn clockwise, as you look at that face. With ' it goes anticlockwise, with 2 it is a half turn. x, y and z turn the whole cube as R, U and F.",
  "by-hand-title": "Turning the cube on the screen yourself",
  "by-hand-explained":
    "Drag a layer to turn it. With a keyboard, first choose the cube, by pressing on it or by Tab. Then U, R, F, D, L or B turns the upper, right, front, lower, left or back face clockwise, with Shift the other way. If you make the next turn of the lesson, it goes on. After any other turn you are asked whether to go on from there.",

  // What there is to see in the last layer before the turns of a step, and what is true after them.
  "before-turns": "Before the turns",
  "after-turns": "After the turns",
  "only-a-name": "That is only a name that people gave it.",
  "spot-ULB": "back left",
  "spot-UB": "back",
  "spot-UBR": "back right",
  "spot-UL": "left",
  "spot-UR": "right",
  "spot-UFL": "front left",
  "spot-UF": "front",
  "spot-URF": "front right",
  "here-then": "When the sequence begins, they are here: { $places }.",
  "any-side":
    "The sequence does its work from any side. Hold the cube as the lesson says all the same: its next turns go on from there.",
  "see-edges-up": `{ $shape ->
    [none] No upper edge has { $colour } on top. This case is called the dot.
    [across] Two upper edges across from each other have { $colour } on top. This case is called the line.
    [beside] Two upper edges beside each other have { $colour } on top. This case is called the angle.
   *[all] All four upper edges have { $colour } on top.
}`,
  "then-edges-up": `{ $shape ->
    [across] Two upper edges across from each other have { $colour } on top: the line. The next step goes on from there.
    [beside] Two upper edges beside each other have { $colour } on top: the angle. The next step goes on from there.
   *[all] All four upper edges have { $colour } on top: the cross.
}`,
  "see-edges-matching": `If the upper layer were turned so that as many upper edges as possible match the centres beside them, { $shape ->
    [beside] two beside each other would match: { $pieces }.
   *[across] two across from each other would match: { $pieces }.
}`,
  "then-edges-matching": `{ $shape ->
    [all] All four upper edges match, once their layer is turned as it should be.
    [across] Two upper edges across from each other can match. The next step goes on from there.
   *[beside] Two upper edges beside each other can match. The next step goes on from there.
}`,
  "two-edges-stay":
    "Apart from a turn of the upper layer, the sequence leaves two upper edges where they are: { $pieces }. The other two change places.",
  "see-corners-placed": `Look for upper corners that have the colours of the three centres around them, whichever way they are turned. { $count ->
    [0] There is none yet.
    [one] There is one: { $pieces }.
   *[other] There are { $count }: { $pieces }.
}`,
  "pocket-see-corners-placed":
    "If the upper layer were turned so that as many upper corners as possible are above the lower corner with which they share two colours, there would be two of them: { $pieces }. It does not matter which way they are turned.",
  "pocket-two-corners-stay":
    "Apart from a turn of the upper layer, the sequence leaves two upper corners where they are: { $pieces }. The other two change places.",
  "one-corner-stays":
    "When the sequence begins, the { $piece } is here: { $place }. It stays there. The other three upper corners change places.",
  "then-corners-placed": `{ $count ->
    [0] No upper corner is in its place yet. The next step goes on from there.
    [one] One upper corner is in its place. The next step goes on from there.
    [4] All four upper corners are in their places.
   *[other] { $count } upper corners are in their places. The next step goes on from there.
}`,
  "pocket-then-corners-placed": `{ $count ->
    [4] All four upper corners are in the right order. Perhaps their layer still has to be turned.
   *[other] The order is not right yet. The next step goes on from there.
}`,
  "see-corners-turned": `{ $count ->
    [one] One upper corner does not have { $colour } on top: the { $piece }.
   *[other] { $count } upper corners do not have { $colour } on top. This step is about one of them: the { $piece }.
}`,
  "bring-corner":
    "Once the first such corner is at the front right, hold the whole cube like that until the last one is right. The next one comes there by turns of the upper layer alone.",
  "then-corners-turned": `The { $piece } has { $colour } on top. { $count ->
    [0] All four upper corners do, and what is below is right again.
    [one] One upper corner is left to be turned.
   *[other] { $count } upper corners are left to be turned.
}`,
  "see-stickers-up": `{ $count ->
    [0] When the sequence begins, no edge or corner has { $colour } on top.
   *[other] When the sequence begins, { $colour } is on top here: { $places }.
}`,
  "pocket-see-stickers-up": `{ $count ->
    [0] When the sequence begins, no upper corner has { $colour } on top.
   *[other] When the sequence begins, { $colour } is on top here: { $places }.
}`,
  "then-stickers-up": "The whole upper face is { $colour }.",
  "corners-change":
    "Seen as the sequence begins, upper corners change places like this: { $ways }.",
  "edges-change": "Seen as the sequence begins, upper edges change places like this: { $ways }.",
  "lower-corners-change":
    "Seen as the sequence begins, lower corners change places like this: { $ways }.",
  "then-permuted": `{ $what ->
    [all] All upper pieces fit together. Perhaps their layer still has to be turned.
    [corners] The upper corners fit together. The edges come next.
   *[layers] Each layer is complete. Perhaps one of them still has to be turned.
}`,
  "sequence-sune": "Sune",
  "sequence-antisune": "Antisune",
  "sequence-pi": "Pi",
  "sequence-niklas": "Niklas",

  aloud: "Read aloud",
  // The mathematics behind.
  "mathematics-link": "The mathematics behind",
  "mathematics-why":
    "Why it works, for those who ask: how many positions there are, what turns cannot do, how a proof works.",
  "part-failed": "This part could not be loaded. Check the connection, and try again.",

  // Practising a stage; the rest of its words is in practice/words/.
  practise: "Practise",
  "practise-stage": "Practise: { $stage }",
  "from-practice": "This lesson shows how to do what you practised.",
  "to-practice": "Back to practising",
  "to-my-cube": "Back to my cube",
} as const;

/** The names of these messages. */
export type LearnMessage = keyof typeof en;
