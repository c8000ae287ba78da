#include "solver/cli/english/methods/method_word_list.h"

#include <array>

namespace cubewright {
namespace {

constexpr std::array kStages = {
    // The beginner's method.
    StageWords{"daisy", "daisy",
               "Round the {opposite} centre come the four {cross} edges, their {cross} stickers "
               "up."},
    StageWords{"white-cross", "{cross} cross",
               "Each edge of the daisy goes above the centre of its other colour, and from there "
               "down."},
    StageWords{"white-corners", "{cross} corners",
               "The four {cross} corners go between the edges of the cross, and the {cross} layer "
               "is complete."},
    StageWords{"middle-layer", "middle layer",
               "The four edges with neither {cross} nor {opposite} go between the corners."},
    StageWords{"yellow-cross", "{opposite} cross", "All four upper edges show {opposite} above."},
    StageWords{"yellow-edges", "{opposite} edges",
               "The upper edges match the centres of the sides."},
    StageWords{"yellow-corners-placed", "{opposite} corners placed",
               "Each upper corner goes where its colours belong, whichever way it is turned."},
    StageWords{"yellow-corners-turned", "{opposite} corners turned",
               "Each upper corner is turned in its place, and the cube is solved."},

    // Of the 2x2x2: the beginner's method, and Ortega's.
    StageWords{"first-layer", "first layer",
               "The four {cross} corners go beside each other, and the {cross} layer is complete."},
    StageWords{
        "last-corners-placed", "{opposite} corners placed",
        "The upper corners follow each other as they should, whichever way they are turned."},
    StageWords{"last-corners-turned", "{opposite} corners turned",
               "Each upper corner is turned in its place, and the puzzle is solved."},
    StageWords{"first-face", "{cross} face",
               "Four {cross} stickers make up a face, whatever is beside them."},
    StageWords{"corner-oll", "turn the last layer (OLL)", "The whole upper face shows {opposite}."},
    StageWords{"pbl", "permute both layers (PBL)", "Every corner is home."},

    // CFOP.
    StageWords{"cross", "{cross} cross", "The four {cross} edges come home."},
    StageWords{"f2l-1", "first pair", "A corner and the edge beside it go home together."},
    StageWords{"f2l-2", "second pair", "A corner and the edge beside it go home together."},
    StageWords{"f2l-3", "third pair", "A corner and the edge beside it go home together."},
    StageWords{"f2l-4", "fourth pair", "With it two layers are complete."},
    StageWords{"oll", "turn the last layer (OLL)", "The whole upper face shows {opposite}."},
    StageWords{"oll-edges", "turn the last edges", "All four upper edges show {opposite} above."},
    StageWords{"oll-corners", "turn the last corners", "The whole upper face shows {opposite}."},
    StageWords{"pll", "permute the last layer (PLL)", "Every piece is home."},
    StageWords{"pll-corners", "permute the last corners",
               "The upper corners match each other; at most a turn of the upper layer brings them "
               "home."},
    StageWords{"pll-edges", "permute the last edges", "Every piece is home."},

    // Thistlethwaite's method, and the subgroups of the genetic one.
    StageWords{"oriented-edges", "orient the edges",
               "From here on no edge needs a quarter turn of the front or the back layer."},
    StageWords{"oriented-corners", "orient the corners",
               "Every corner shows the colour of top or bottom on top or bottom, and the four "
               "edges that belong between these faces are there."},
    StageWords{"half-turns", "make half turns enough",
               "Every face shows only its own colour and that of the opposite face, and half turns "
               "can do the rest."},
    StageWords{"solved", "solve by half turns", "Every piece is home."},

    // Corners, then edges.
    StageWords{"corners-placed", "place the corners",
               "Each corner goes where its colours belong, whichever way it is turned."},
    StageWords{"edges-placed", "place the edges",
               "Each edge goes where its colours belong, whichever way it is turned."},
    StageWords{"corners-turned", "turn the corners",
               "Each corner is turned in its place, and is home."},
    StageWords{"edges-flipped", "flip the edges",
               "Each edge is flipped in its place, and the cube is solved."},
};

constexpr std::array kReasons = {
    // The beginner's method.
    ReasonWords{"edge-into-daisy",
                "from {from} it comes beside the upper centre, its {cross} sticker up."},
    ReasonWords{"edge-down-to-cross",
                "from {from} it comes above the centre of its other colour, and then down."},
    ReasonWords{"corner-out-of-slot",
                "{piece} stands wrongly in {from}, and is brought out to the upper layer."},
    ReasonWords{"corner-into-slot", "from {from} it is brought above its place, and then in."},
    ReasonWords{"edge-out-of-slot",
                "{piece} stands wrongly in {from}, and is brought out to the upper layer."},
    ReasonWords{"edge-into-slot", "from {from} it is brought into its place in the middle layer."},
    ReasonWords{"upper-edges-flipped", "upper edges are flipped."},
    ReasonWords{"upper-edges-cycled", "three upper edges change places."},
    ReasonWords{"upper-corners-cycled", "three upper corners change places."},
    ReasonWords{"upper-corner-turned",
                "from {from} it is brought to the upper front right place and turned there; the "
                "layers below are right again after the last such corner."},
    ReasonWords{"upper-layer-turned", "only the upper layer has to be turned."},

    // Of the 2x2x2.
    ReasonWords{"first-corner",
                "{piece} is left as it is, its {cross} sticker below; the others go beside it."},
    ReasonWords{"face-made", "turns that the {cross} face takes: {turns}."},
    ReasonWords{"both-layers-permuted", "corners of one layer or of both change places."},

    // CFOP.
    ReasonWords{"shortest-cross", "no fewer turns than {turns} make this cross."},
    ReasonWords{"slot-brought-out",
                "no finished pair stands in the slot: what is in it is brought out first."},
    ReasonWords{"pair-into-slot", "corner and edge go into their slot together."},
    ReasonWords{"last-layer-turned", "upper pieces are turned."},
    ReasonWords{"last-layer-permuted", "upper pieces change places."},

    // Thistlethwaite's method.
    ReasonWords{"oriented-edges", "edges that are flipped: {edges}."},
    ReasonWords{"oriented-corners",
                "corners that are twisted: {corners}; edges that belong between top and bottom and "
                "are elsewhere: {edges}."},
    ReasonWords{"half-turns",
                "pieces that half turns cannot bring home: {corners} corners, {edges} edges."},
    ReasonWords{"solved", "pieces that are not home: {corners} corners, {edges} edges."},

    // Corners, then edges.
    ReasonWords{"permutation-made-even",
                "{piece} leaves {from}, and then no two corners can be left exchanged."},
    ReasonWords{"corners-cycled", "{piece} leaves {from}, and three corners change places."},
    ReasonWords{"edges-cycled", "{piece} leaves {from}, and three edges change places."},
    ReasonWords{"corners-turned", "{piece} is turned in {from}, and another corner against it."},
    ReasonWords{"edges-flipped", "{piece} is flipped in {from}, and another edge with it."},

    // The genetic method.
    ReasonWords{"evolved",
                "evolved in {generations} generations; the fitness, a count of what is wrong, came "
                "from {fitness} to 0."},
};

// The cube is held as the step that names the sequence says, the cross below.
constexpr std::array kSequences = {
    // The beginner's method.
    SequenceWords{"corner-in",
                  "the corner at the right in front goes in from above, its sticker of the lower "
                  "colour on the right; what was below comes out."},
    SequenceWords{"corner-in-left",
                  "the corner at the left in front goes in from above, its sticker of the lower "
                  "colour on the left; what was below comes out."},
    SequenceWords{"corner-facing-up-in",
                  "the corner at the right in front goes in from above, its sticker of the lower "
                  "colour on top."},
    SequenceWords{"edge-in",
                  "the upper edge on the left goes into the middle layer at the right in front."},
    SequenceWords{"edge-in-left",
                  "the upper edge on the right goes into the middle layer at the left in front."},
    SequenceWords{"upper-cross", "flips edges of the upper layer."},
    SequenceWords{"sune", "three edges of the upper layer go round."},
    SequenceWords{"niklas", "three corners of the upper layer go round."},
    SequenceWords{"turn-corner",
                  "turns the upper corner at the right in front, and disturbs what is below."},
    SequenceWords{
        "turn-corner-back",
        "turns the upper corner at the right in front the other way, and disturbs what is "
        "below."},

    // Ortega's method.
    SequenceWords{"corner-oll-", "turns the corners of the last layer."},
    SequenceWords{"pbl-adjacent", "exchanges two upper corners beside each other."},
    SequenceWords{"pbl-diagonal", "exchanges two upper corners across."},
    SequenceWords{"pbl-", "permutes the corners of both layers."},

    // CFOP.
    SequenceWords{"f2l-", "a corner and its edge go into the slot at the right in front."},
    SequenceWords{"slot-out", "brings out what stands in the slot at the right in front."},
    SequenceWords{"slot-out-", "brings out what stands in the slot at the right in front."},
    SequenceWords{"oll-line", "turns the last edges that form a line."},
    SequenceWords{"oll-angle", "turns the last edges that form an angle."},
    SequenceWords{"oll-dot", "turns all four last edges."},
    SequenceWords{"oll-", "turns the pieces of the last layer."},
    SequenceWords{"pll-", "permutes the pieces of the last layer."},

    // Corners, then edges.
    SequenceWords{"quarter-turn", "makes an odd permutation even."},
    SequenceWords{"quarter-turn-back", "makes an odd permutation even, the other way."},
    SequenceWords{"corner-cycle", "three corners go round."},
    SequenceWords{"corner-cycle-back", "three corners go round the other way."},
    SequenceWords{"edge-cycle", "three edges go round."},
    SequenceWords{"corner-twist", "turns two corners against each other."},
    SequenceWords{"corner-twist-back", "turns two corners against each other, the other way."},
    SequenceWords{"edge-flip", "flips two edges."},
};

}  // namespace

const MethodWords& AllMethodWords() {
  static const MethodWords kWords = {kStages, kReasons, kSequences};
  return kWords;
}

}  // namespace cubewright
