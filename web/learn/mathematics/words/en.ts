// What the pages on the mathematics say, in English: a patient teacher's short sentences, each new word explained where
// it comes first. Numbers are not written here: they come from ../counts.ts.

export const en = {
  title: "The mathematics behind",
  lead: "Short pages for those who ask why. The cube beside them shows what they say.",
  contents: "Contents",
  back: "Back to the lesson",
  previous: "Before: { $title }",
  next: "Next: { $title }",
  shown: "On the cube",
  play: "Play",
  "turn-back": "One turn back",
  "turn-on": "One turn on",
  turns: "Turns",

  // What each stage leaves.
  "stages-title": "What each stage leaves",
  "stages-positions":
    "A position is one way in which the pieces of the cube can stand. Turns can bring a cube into { $positions } positions.",
  "stages-product":
    "Where does this number come from? The { $corners } corners can stand in { $cornerOrders } orders. Each can be turned in three ways, but the last one is not free: that makes { $cornerTwists } ways. The { $edges } edges can stand in { $edgeOrders } orders. Each can be flipped or not, but again the last one is not free: { $edgeFlips } ways. Multiply these four numbers and take half. The next page tells why the last piece is not free, and why only half of them are left.",
  "show-mixed": "One of these positions",
  "stages-fewer":
    "A method goes by stages. Each stage puts something in order that stays so, and fewer positions are left. The tables say how many, and how many times fewer they are than before. Press the name of a stage to see it on the cube.",
  "stages-beginner": "Beginner: layer by layer",
  "stages-cfop": "CFOP",
  "stages-thistlethwaite": "Thistlethwaite",
  "column-stage": "Reached",
  "column-left": "Positions left",
  "column-fewer": "Times fewer",
  "stage-start": "Mixed cube",
  "stage-shown": "{ $stage }. Stickers that may still differ are grey.",
  "group-shown": "{ $stage }: a cube mixed with the turns of this group alone.",
  "stages-group":
    "Take some turns, and make any sequences of them that you like. All that comes about in this way is called a group. Whatever you do in a group, you can undo in it, too.",
  "stages-groups":
    "Thistlethwaite goes from group to group. At first all turns are allowed. After the first stage, front and back make half turns only. After the second stage, left and right do so as well. After the third stage, all six faces make half turns only. The last column says how often the smaller group fits into the larger one. This number is called its index.",
  "stages-turns":
    "His stages take at most { $groupTurns1 }, { $groupTurns2 }, { $groupTurns3 } and { $groupTurns4 } turns. Together that is { $groupTurns }.",

  // What turns cannot do.
  "laws-title": "What turns cannot do",
  "laws-lead":
    "Take one edge out of a solved cube, flip it, and put it back. Now no turns in the world solve this cube. Nor can one corner be turned alone, nor two pieces be exchanged alone. For each there is something to count that no turn changes.",
  "show-one-flipped": "One edge flipped",
  "show-one-twisted": "One corner turned",
  "show-two-exchanged": "Two edges exchanged",
  "laws-flips-title": "Flipped edges: always an even number",
  "laws-flips":
    "Call an edge good if it can come home without a quarter turn of the front or the back face. Otherwise call it flipped. So turns of the other four faces make no good edge flipped, and no flipped edge good.",
  "laws-flips-why":
    "A quarter turn of the front or the back face changes all four of its edges: good ones become flipped, flipped ones good. If none of the four was flipped, all are now. If one was, three are now. If two were, two are now. Each time the number of flipped edges changes by an even number, or not at all. It is zero on the solved cube, so it is always even. One flipped edge would be odd.",
  "show-front-quarter": "The front turned: four edges are flipped",
  "show-two-flipped": "Two edges flipped: turns can do this",
  "laws-twists-title": "Turned corners: always a multiple of three",
  "laws-twists":
    "Each corner has one sticker with the colour of the upper or the lower centre. If this sticker lies above or below, the corner counts zero. If the corner is turned clockwise from there, by a third, it counts one. If it is turned anticlockwise, it counts two. Three thirds make a whole turn: three counts as zero again.",
  "laws-twists-why":
    "A turn of the upper or the lower face changes no count. A quarter turn of another face adds one to two of its corners, and two to the other two. Together that is six, a multiple of three. So the sum of all corners is always a multiple of three. One corner alone would make it one or two.",
  "show-right-quarter": "The right face turned: four corners are turned",
  "show-two-twisted": "Two corners turned, one each way: turns can do this",
  "laws-exchanges-title": "Exchanges: always an even number",
  "laws-exchanges":
    "One can bring pieces into any order by exchanging two of them, again and again. There are many ways to do it. But for the same order all ways have an even number of exchanges, or all have an odd one. Mathematicians call this parity.",
  "laws-exchanges-why":
    "A quarter turn takes four corners round in a ring. Three exchanges do the same. It takes four edges round as well: three more. Six is even. So whatever turns do takes an even number of exchanges. Two pieces exchanged alone would be one exchange: odd.",
  "show-three-edges": "Three edges round, two exchanges: turns can do this",
  "show-two-pairs": "Two corners and two edges exchanged: turns can do this",

  // A cube to be taken apart.
  "workbench-title": "Take a cube apart",
  "workbench-lead":
    "Cubes that agree in all three counts are of one class. Change the cube in ways that no turn can, and see what becomes of its class. Then turn its layers by hand, or have it mixed: the class stays.",
  "an-edge": "An edge",
  "a-corner": "A corner",
  "first-piece": "Piece",
  "other-piece": "The other piece",
  flip: "Flip it",
  twist: "Turn it clockwise",
  exchange: "Exchange the two",
  mix: "Mix by turns",
  "put-together": "Put together at random",
  "make-solved": "Solved cube",
  "class-is": "Class { $number } of { $classes }.",
  "is-solvable": "Turns can solve this cube.",
  "is-unsolvable": "No turns can solve this cube.",
  "sum-flip": `{ $flip ->
    [0] Flipped edges: an even number.
   *[other] Flipped edges: an odd number.
}`,
  "sum-twist": `{ $twist ->
    [0] Sum of the corners: a multiple of three.
   *[other] Sum of the corners: a multiple of three, and { $twist } more.
}`,
  "sum-exchange": `{ $exchange ->
    [0] Exchanges: an even number.
   *[other] Exchanges: an odd number.
}`,
  mend: "What mends it: { $ways }.",
  "way-flip": "flip one edge",
  "way-twist": "turn one corner clockwise",
  "way-twist-back": "turn one corner anticlockwise",
  "way-exchange": "exchange two pieces",
  "class-table": "All classes. That of your cube is marked.",
  "row-class": `{ $flip ->
    [0] Flips even
   *[other] Flips odd
}, { $exchange ->
    [0] exchanges even
   *[other] exchanges odd
}`,
  "column-class": "Corners: { $twist } more",
  "your-cube": "your cube",
  "class-unknown": "Its class could not be found out ({ $code }).",

  // Twelve classes.
  "classes-title": "Cubes put together at random",
  "classes-ways":
    "Take all corners and edges out of a cube, and put them back without looking. The corners can stand in { $cornerOrders } orders, and they can be turned in { $allTwists } ways. The edges can stand in { $edgeOrders } orders, and they can be flipped in { $allFlips } ways. Together that makes { $arrangements } ways.",
  "classes-product":
    "The page before has three things to count. The number of flipped edges is even or odd: two cases. The sum of the corners is a multiple of three, or one more, or two more: three cases. The number of exchanges is even or odd: two cases. Two times three times two makes { $classes } classes.",
  "classes-apart":
    "Turns never lead from one class to another, because they change none of the three. Within a class they lead everywhere.",
  "classes-equal":
    "All classes are equally large. To see this, take all cubes of one class, and flip the same edge of each: you get all cubes of another class, each once. So each class has { $positions } cubes. The solved cube is in one of them only. The cubes of the other { $otherClasses } classes cannot be solved. Of { $classes } cubes put together at random, one can be solved on average.",
  "classes-mend":
    "In whichever class a cube is, three things at most mend it: flip one edge, turn one corner, exchange two pieces. It does not matter which ones.",

  // Two phases.
  "phases-title": "Two phases",
  "phases-lead":
    "No computer looks at all { $positions } positions to solve a cube. H. Kociemba's method, which this site uses for short solutions, goes in two phases. Each has far fewer cases.",
  "phases-first-title": "The first phase",
  "phases-first":
    "It leads to a cube that needs fewer kinds of turns: quarter turns of the upper and the lower face, and half turns of the other four. Three things have to be right for that. No corner is turned: { $cornerTwists } cases. No edge is flipped: { $edgeFlips } cases. The four edges of the middle layer are in that layer: { $slicePlaces } cases. Multiplied, that is { $phaseOne } cases. None of them needs more than { $phaseOneTurns } turns.",
  "show-phase-one": "The first phase of an example",
  "phases-second-title": "The second phase",
  "phases-second":
    "It uses these turns alone, so what is right stays right. { $phaseTwo } positions are left. None of them needs more than { $phaseTwoTurns } turns.",
  "show-phase-two": "The second phase: front, back, left and right make half turns only",
  "phases-table-title": "How it finds its way",
  "phases-table":
    "Beforehand, a table was made that says how many turns each case needs at least. The search allows itself a number of turns, and asks the table after each. If the goal is farther than there are turns left, it goes back at once, and tries another turn.",
  "phases-shorter":
    "The shortest first phase need not give the shortest whole. So the search goes on after the first solution. It tries longer first phases, as long as a shorter second phase may make up for them. The longer it searches, the shorter its solutions become.",

  // How a proof works.
  "proof-title": "How to prove that nothing is shorter",
  "proof-lead":
    "Suppose you know a solution of four turns. Is there one of three turns? To be sure, one has to look at all shorter ways, and find that none of them solves the cube.",
  "proof-count":
    "One turn away from the solved cube there are { $turns } positions: six faces, three turns of each. Two turns away, and no nearer, there are { $twoAway }. Three turns away there are { $threeAway }, and four turns away { $fourAway }. So { $nearer } positions are nearer than four turns, with the solved one. If yours is none of them, four turns are the fewest. That is a proof.",
  "show-four-turns": "A cube that needs four turns",
  "proof-bound-title": "A lower bound",
  "proof-bound":
    "With every turn there are about thirteen times as many positions. Soon there are too many to look at. What helps is a lower bound: a number of turns of which one knows that fewer are not enough. For this, forget the edges. The corners alone have { $cornerPositions } positions, and need { $cornerTurns } turns at most. A table can hold how many each of them needs. The whole cube needs at least as many as its corners.",
  "proof-deepening-title": "Deeper by one turn each time",
  "proof-deepening":
    "Now try all ways of one turn, then all of two turns, then of three, and so on. After each turn of a way, ask the table. If it says that more turns are needed than are left, this way cannot succeed. Leave it at once, with all that would come after it. Most ways end early. This search is called iterative deepening.",
  "proof-proof":
    "At some number of turns a way leads to the solved cube. No way with fewer turns did, and none was left out without a reason. So the solution that was found is a shortest one.",
  "proof-far-title": "How far can it be?",
  "proof-far":
    "Count the sequences of { $tooFew } turns or fewer. Leave out those that turn the same face twice in a row, and take turns of opposite faces in one order only: the other does the same. That makes { $sequences }. There are more positions: { $positions }. So not every position can be that near. Some need { $atLeast } turns or more.",
  "proof-most":
    "In { $provenIn } it was shown with many computers that { $atMost } turns are always enough. Some positions need all of them. One is the cube on which each edge is at its place, but flipped.",
  "show-superflip": "All edges flipped, in as many turns",

  // Commutators and conjugates.
  "commutators-title": "Why a sequence leaves most pieces alone",
  "commutators-lead":
    "The sequences of a lesson have many turns. And yet at the end only few pieces have changed. That is no accident: they are built for it.",
  "commutators-title-2": "Commutators",
  "commutators-what":
    "Do something, and call it A. Then do something else, B. Then undo A, and then undo B. The four together are called a commutator, and written [A, B]. For A one may take a turn or a whole sequence. What undoes A is written A'. For R, a quarter turn of the right face, that is R'.",
  "commutators-common":
    "If A and B have no piece in common, they do not disturb each other, and all is undone: nothing is left. What is left always comes from the pieces that both of them move. The right and the upper face each turn { $turnedPieces } pieces. { $commonPieces } of these they have in common. After [R, U] only { $leftAstray } pieces are not home.",
  "show-nothing-left": "No piece in common, and nothing is left: [R, L]",
  "show-commutator": "Few pieces in common, and little is left: [R, U]",
  "commutators-one":
    "The less they have in common, the less is left. Take R U R' for A. In the lowest layer it changes a single corner. Take D for B: it turns just this layer. They have one place in common. After [R U R', D] exactly { $cycledPieces } corners have changed places in a ring, and all else is as before.",
  "show-one-corner-out": "R U R': below, one corner has changed",
  "show-three-corners": "Three corners go round: [R U R', D]",
  "conjugates-title": "Conjugates",
  "conjugates-what":
    "Do A, then B, then undo A. This is called a conjugate, and written [A: B]. A brings other pieces to where B works. B does its work. Undoing A brings all back. It is like a drawer: open it, change what lies in it, close it. So one sequence is enough for many places.",
  "show-conjugate": "The same sequence between two half turns of the front: other corners go round",
  "commutators-lessons-title": "In your lesson",
  "commutators-lessons":
    "The sequence that takes an edge into the middle layer is two commutators, one after the other, if a turn of the upper face goes before it. The sequence for the last cross is a conjugate with a commutator inside. Whatever is opened in them is closed again. That is why the layers that are done look mixed meanwhile, and are right in the end.",
  "show-edge-in": "An edge goes into the middle layer: [U, R] [U', F']",
  "show-upper-cross": "The edges of the upper cross: [F: [R, U]]",
} as const;

/** The names of these messages. */
export type MathematicsMessage = keyof typeof en;
