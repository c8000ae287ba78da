// Goals known by a name: patterns, and stages of a solve that leave stickers open.
//
// The patterns are those that cubers have passed on for decades; M. Longridge's and J. Scherphuis's
// collections have turns for most of them (cubeman.org, jaapsch.net/puzzles/patterns.htm). The
// stickers were worked out from such turns, which a test repeats. web/core/named-goals.ts has the
// same list, and a test compares the two.
#pragma once

#include <array>
#include <string_view>

namespace cubewright {

struct NamedGoal {
  // In lower case, with hyphens.
  std::string_view name;
  // 54 letters U R F D L B: of the places as the cube is held, whatever its colours are; `?` for a
  // sticker that may be anything.
  std::string_view facelets;
};

// The facelets of each goal stay on one line.
// clang-format off
inline constexpr std::array kNamedGoals = std::to_array<NamedGoal>({
    {"chequerboard",
     "UDUDUDUDURLRLRLRLRFBFBFBFBFDUDUDUDUDLRLRLRLRLBFBFBFBFB"},
    {"six-spots",
     "FFFFUFFFFUUUURUUUURRRRFRRRRBBBBDBBBBDDDDLDDDDLLLLBLLLL"},
    {"four-spots",
     "UUUUUUUUULLLLRLLLLBBBBFBBBBDDDDDDDDDRRRRLRRRRFFFFBFFFF"},
    {"superflip",
     "UBULURUFURURFRBRDRFUFLFRFDFDFDLDRDBDLULBLFLDLBUBRBLBDB"},
    {"cube-in-cube",
     "FFFFUUFUURRURRUUUURFFRFFRRRBBBDDBDDBDDDLLDLLDLLLLBBLBB"},
    {"cube-in-cube-in-cube",
     "RRRRUURUFURFRRFFFFUFRUFFUUULLLDDLBDLBBBLLBDLBDDDDBBDBL"},
    {"chequerboard-in-cube",
     "FFFFURFRURFUFRUUUURUFRFURRRBBBLDBDLBDDDBLDLBDLLLLBDLDB"},
    {"six-crosses",
     "RURUUURURFRFRRRFRFUFUFFFUFULDLDDDLDLBLBLLLBLBDBDBBBDBD"},
    {"plus-minus",
     "UUUUUUUUULLLRRRLLLBFBFFFBFBDDDDDDDDDRRRLLLRRRFBFBBBFBF"},
    {"vertical-stripes",
     "UUUUUUUUUBRFBRFBRFLFRLFRLFRDDDDDDDDDFLBFLBFLBRBLRBLRBL"},
    {"gift-box",
     "DUDUUUDUDBRFBRFBRFRFLRFLRFLUDUDDDUDUFLBFLBFLBLBRLBRLBR"},
    {"anaconda",
     "FUFUUFFFFUUUURRURURRRFFRRFRBDBBDDBBBDLDDLLDDDLBLBBLLLL"},
    {"python",
     "DUDDUDDUDFFFFRRFRFRFRFFRRRRUUUDDDUUUBBBBLLBLBLBLBBLLLL"},
    {"twister",
     "RURRUURUURRFRRFFRFUFFFFFUUULLLDDDDDLBBBLLLLLBDBDDBBDBB"},
    {"kilt",
     "RFRFUFRFRFUFURUFUFURURFRURULBLBDBLBLBDBDLDBDBDLDLBLDLD"},
    {"tetris",
     "FFBFUBFBBUDDURDUUDRLLRFLRRLBBFBDFBFFUDDULDUUDLRRLBRLLR"},
    {"union-jack",
     "DUDUUUDUDFRFRRRFRFRFRFFFRFRUDUDDDUDUBLBLLLBLBLBLBBBLBL"},
    {"wire",
     "UUUUUUUUURLLRRRLLRBBFFFFFBBDDDDDDDDDLRRLLLRRLFFBBBBBFF"},
    {"hi-all-around",
     "UDUUUUUDURLRRRRRLRFFFBFBFFFDUDDDDDUDLRLLLLLRLBBBFBFBBB"},
    {"six-two-one",
     "FUUFUULUURRBRRURRUFFFFFFRRDDDBDDBDDRLLDLLDLLFLLUBBBBBB"},
    {"zigzag",
     "UDUDUDUDURLRLRLRRRFFFBFBFBFDUDUDUDUDLRLRLRLLLBBBFBFBFB"},
    {"exchanged-peaks",
     "UUUUUDUDDBBRBRRRRRFLLFFLFFFDDDUDDUUDLLLFLLFFLBBBBBRBRR"},
    {"exchanged-rings",
     "FFFFUUFUFURURRUUUURFRRFFRRRBBBDDBBDBDDDLLDDLDLLLLBBLBL"},
    {"spiral",
     "FFFFUFFUURRUURUUUURRFRFFRRRBBBBDBDDBDDDDLDLLDLLLLBBLLB"},
    {"six-ts",
     "DDUUUUDDURLLRRRRLLFFFBFBBFBDUUDDDDUULRRLLLLRRFBFFBFBBB"},
    {"four-columns",
     "DUDDUDDUDRRRRRRRRRBFBBFBBFBUDUUDUUDULLLLLLLLLFBFFBFFBF"},
    {"side-columns",
     "UUUUUUUUULRLLRLLRLBFBBFBBFBDDDDDDDDDRLRRLRRLRFBFFBFFBF"},
    {"spots-and-chequers",
     "UDUDUDUDULLLLRLLLLBBBBFBBBBDUDUDUDUDRRRRLRRRRFFFFBFFFF"},
    {"stripes-and-chequers",
     "DUDDUDDUDLLLRRRLLLFBFBFBFBFUDUUDUUDURRRLLLRRRBFBFBFBFB"},
    {"superfliptwist",
     "BBBLURFFFUUUFRBDDDLURLFRLDRFFFLDRBBBUUUBLFDDDRULRBLRDL"},
    {"plummers-cross",
     "BURRUUDUBRFFRRUDRRLRUFFFUFBLDRDDDULULBFDLLLLBDLDBBBFBF"},
    {"chequered-crosses",
     "RDRDUDRDRFLFLRLFLFUBUBFBUBULULUDULULBRBRLRBRBDFDFBFDFD"},
    {"three-colour-chequerboard",
     "FBFBUBFBFUDUDRDUDURLRLFLRLRBFBFDFBFBDUDULUDUDLRLRBRLRL"},
    {"two-chequerboards",
     "UUUUUUUUURLRLRLRLRFFFFFFFFFDDDDDDDDDLRLRLRLRLBBBBBBBBB"},
    {"superflip-spots",
     "UFURULUBULULBRFLDLBUBRFLBDBDBDRDLDFDRURFLBRDRFUFLBRFDF"},
    {"supertwist",
     "BUBUUUFUFURURRRDRDLFRFFFLFRFDFDDDBDBULULLLDLDRBLBBBRBL"},
    {"green-mamba",
     "RRRUUURRRBBBRRRBBBDDDFFFDDDLLLDDLLDLFLFFLLFFFUUUBBUUBU"},
    {"diagonal-stripes",
     "LUDLUDLUDFRBFRBFRBBFRBFRBFRLDULDULDUUUULLLDDDRBFRBFRBF"},
    {"perpendicular-lines",
     "DUDDUDDUDRRRRRRRRRBBBFFFBBBUDUUDUUDULLLLLLLLLFFFBBBFFF"},
    {"pinwheels",
     "LRRLURLLRFFFFRBBBBDUUUFDDDULRRLDRLLRBBBBLFFFFDUUUBDDDU"},
    {"cross",
     "?U?UUU?U??R??R?????F??F????????D?????L??L?????B??B????"},
    {"face",
     "UUUUUUUUU????R????????F????????D????????L????????B????"},
    {"first-layer",
     "UUUUUUUUURRR?R????FFF?F????????D????LLL?L????BBB?B????"},
    {"first-two-layers",
     "UUUUUUUUURRRRRR???FFFFFF???????D????LLLLLL???BBBBBB???"},
    {"last-layer-cross",
     "UUUUUUUUURRRRRR???FFFFFF????D?DDD?D?LLLLLL???BBBBBB???"},
    {"last-layer-oriented",
     "UUUUUUUUURRRRRR???FFFFFF???DDDDDDDDDLLLLLL???BBBBBB???"},
    {"2x2x2-block",
     "UU?UU????????R????????F????????D????LL?LL?????BB?BB???"},
    {"2x2x3-block",
     "UU?UU?UU?????R????FF?FF????????D????LLLLLL????BB?BB???"},
    {"corners",
     "U?U?U?U?UR?R?R?R?RF?F?F?F?FD?D?D?D?DL?L?L?L?LB?B?B?B?B"},
    {"edges",
     "?U?UUU?U??R?RRR?R??F?FFF?F??D?DDD?D??L?LLL?L??B?BBB?B?"},
    {"middle-layer",
     "????U???????RRR??????FFF???????D???????LLL??????BBB???"},
    {"two-faces",
     "UUUUUUUUU????R????????F????DDDDDDDDD????L????????B????"},
});
// clang-format on

// Null if none has this name.
constexpr const NamedGoal* FindNamedGoal(std::string_view name) {
  for (const NamedGoal& goal : kNamedGoals) {
    if (goal.name == name) return &goal;
  }
  return nullptr;
}

}  // namespace cubewright
