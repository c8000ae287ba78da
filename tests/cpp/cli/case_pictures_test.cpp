#include "solver/cli/english/methods/case_pictures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/cli/english/methods/explanation.h"
#include "solver/cli/english/methods/method_word_list.h"
#include "solver/cube/facelets.h"
#include "solver/cube/random_cube.h"
#include "solver/methods/method_solve.h"
#include "solver/methods/registry/registry.h"

namespace cubewright {
namespace {

// The colours of a cube that is held with white below and blue in front, as `Case` holds it.
const std::map<char, std::string> kColors = {{'U', "yellow"}, {'R', "red"},    {'F', "blue"},
                                             {'D', "white"},  {'L', "orange"}, {'B', "green"}};

using Places = std::map<std::string, std::size_t>;

const Places& CornerPlaces() {
  static const Places kPlaces = {
      {"front right", 0}, {"front left", 1}, {"back left", 2}, {"back right", 3}, {"slot", 4}};
  return kPlaces;
}

const Places& EdgePlaces() {
  static const Places kPlaces = {{"right", 0}, {"front", 1}, {"left", 2}, {"back", 3}, {"slot", 8}};
  return kPlaces;
}

const MethodDescription& MethodOf(std::string_view name) {
  return *FindMethod(Methods(), {.method = name});
}

// A cube that the sequence solves.
struct Case {
  HeldCube before{CubieCube{}};
  HeldCube behind{CubieCube{}};
  std::string facelets;
  std::string picture;

  explicit Case(const NamedSequence& sequence) {
    const std::vector<WrittenMove> moves = WrittenMovesOf(sequence);
    before.Make(WrittenMove{'x', 2});
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) before.Make(InverseMove(*move));
    behind = before;
    behind.Make(moves);
    facelets = WriteFacelets(before.cube());
    picture = CasePicture(sequence.name, before, behind, CenterColors(0));
  }

  template <class Stickers>
  std::string ColorsAt(const Stickers& stickers) const {
    std::string colors;
    for (const int sticker : stickers) colors += facelets[static_cast<std::size_t>(sticker)];
    return colors;
  }
};

// The cases of the sequences whose names begin with `prefix`; no two are described alike.
std::vector<std::pair<std::string, Case>> CasesOf(std::string_view method,
                                                  std::string_view prefix) {
  std::vector<std::pair<std::string, Case>> cases;
  std::set<std::string> pictures;
  for (const NamedSequence& sequence : MethodOf(method).sequences) {
    if (!sequence.name.starts_with(prefix)) continue;
    const std::string name(sequence.name);
    const Case& made = cases.emplace_back(name, Case(sequence)).second;
    EXPECT_TRUE(IsSolved(made.behind.cube())) << name;
    EXPECT_TRUE(pictures.insert(std::regex_replace(made.picture, std::regex(name), "")).second)
        << made.picture;
  }
  return cases;
}

std::vector<std::smatch> AllMatches(const std::string& text, const std::regex& pattern) {
  return {std::sregex_iterator(text.begin(), text.end(), pattern), std::sregex_iterator()};
}

// What a sentence about OLL says: where the upper colour faces, and the piece's place.
using Facings = std::set<std::pair<std::string, std::string>>;

Facings FacingsIn(const std::string& picture) {
  static const std::string kSide =
      "(?:front right|front left|back left|back right|right|front|left|back)";
  static const std::regex kPlace(kSide);
  static const std::regex kPattern("(?:(up|front|right|back|left) )?on (no|all four|the)(?: (" +
                                   kSide + "(?:(?:, | and )" + kSide + ")*))? (edge|corner)s?\\b");
  Facings facings;
  std::string facing;
  for (const std::smatch& match : AllMatches(picture, kPattern)) {
    if (match[1].matched) facing = match[1];
    const std::string kind = match[4];
    const std::string listed = match[3];
    if (match[2] == "all four") {
      for (const auto& [place, number] : kind == "edge" ? EdgePlaces() : CornerPlaces()) {
        if (place != "slot") facings.emplace(facing, place + " " + kind);
      }
    }
    for (const std::smatch& place : AllMatches(listed, kPlace)) {
      facings.emplace(facing, place.str() + " " + kind);
    }
  }
  return facings;
}

// The same from the stickers: of edges with the upper colour on top, and of all corners.
Facings FacingsOf(const Case& one, bool with_corners) {
  static const std::map<char, std::string> kFacings = {
      {'U', "up"}, {'R', "right"}, {'F', "front"}, {'B', "back"}, {'L', "left"}};
  Facings facings;
  for (const auto& [place, number] : EdgePlaces()) {
    if (place == "slot" || one.ColorsAt(kEdgeStickers[number])[0] != 'U') continue;
    facings.emplace("up", place + " edge");
  }
  for (const auto& [place, number] : CornerPlaces()) {
    if (place == "slot" || !with_corners) continue;
    const auto side = one.ColorsAt(kCornerStickers[number]).find('U');
    const Face face = FaceOfSticker(kCornerStickers[number][side]);
    facings.emplace(kFacings.at(kFaceLetters[static_cast<std::size_t>(face)]), place + " corner");
  }
  return facings;
}

TEST(CasePicture, OfEachOllCaseTellsWhereTheUpperColorLooks) {
  const auto cases = CasesOf("cfop", "oll-");
  EXPECT_EQ(cases.size(), 57U);
  for (const auto& [name, one] : cases) {
    EXPECT_TRUE(one.picture.starts_with("Right before " + name + ", yellow is up on ")) << name;
    EXPECT_EQ(FacingsIn(one.picture), FacingsOf(one, true)) << one.picture;
  }
}

TEST(CasePicture, OfTheFirstLookAtOllTellsOfEdgesOnly) {
  int count = 0;
  for (const auto& [name, one] : CasesOf("cfop-2look", "oll-")) {
    const bool is_of_edges = name == "oll-line" || name == "oll-angle" || name == "oll-dot";
    count += is_of_edges ? 1 : 0;
    EXPECT_EQ(FacingsIn(one.picture), FacingsOf(one, !is_of_edges)) << one.picture;
  }
  EXPECT_EQ(count, 3);
}

TEST(CasePicture, OfEachF2lCaseTellsWhereCornerAndEdgeAreAndHowTheyAreTurned) {
  static const std::regex kPattern(
      "Right before (f2l-\\d+), the corner is (?:at the upper (front right|front left|back "
      "left|back "
      "right)|in its (slot)), its white facing (\\w+), and the edge (?:at the upper (\\w+), its "
      "(\\w+) up|in its (slot), its (\\w+) in front)\\.");
  static const std::map<std::string, Face> kFacings = {{"up", Face::kU},    {"right", Face::kR},
                                                       {"front", Face::kF}, {"down", Face::kD},
                                                       {"left", Face::kL},  {"back", Face::kB}};
  const auto cases = CasesOf("cfop", "f2l-");
  EXPECT_EQ(cases.size(), 41U);
  for (const auto& [name, one] : cases) {
    std::smatch told;
    ASSERT_TRUE(std::regex_match(one.picture, told, kPattern)) << one.picture;
    EXPECT_EQ(told[1], name);
    const auto& corner = kCornerStickers[CornerPlaces().at(told[2].str() + told[3].str())];
    const std::string corner_colors = one.ColorsAt(corner);
    EXPECT_TRUE(corner_colors == "DFR" || corner_colors == "FRD" || corner_colors == "RDF")
        << one.picture;
    EXPECT_EQ(kFacings.at(told[4]), FaceOfSticker(corner[corner_colors.find('D')])) << one.picture;
    const auto& edge = kEdgeStickers[EdgePlaces().at(told[5].str() + told[7].str())];
    const std::string edge_colors = one.ColorsAt(edge);
    EXPECT_TRUE(edge_colors == "FR" || edge_colors == "RF") << one.picture;
    // The first sticker of these places is the upper one, or the front one.
    EXPECT_EQ(told[6].str() + told[8].str(), kColors.at(edge_colors[0])) << one.picture;
  }
}

// From which places to which the corners or edges go.
using Ways = std::map<std::size_t, std::size_t>;

Ways WaysIn(const std::string& picture, const std::string& kind, const Places& places) {
  static const std::regex kPattern(
      "the ((?:front |back )?(?:right|left|front|back)) (corner|edge|one) (with|to) the "
      "((?:front |back )?(?:right|left|front|back))");
  Ways ways;
  std::string noun;
  for (const std::smatch& match : AllMatches(picture, kPattern)) {
    if (match[2] != "one") noun = match[2];
    if (noun != kind) continue;
    const std::size_t from = places.at(match[1]);
    const std::size_t to = places.at(match[4]);
    EXPECT_TRUE(ways.emplace(from, to).second) << picture;
    if (match[3] == "with") {
      EXPECT_TRUE(ways.emplace(to, from).second) << picture;
    }
  }
  return ways;
}

template <class Pieces>
Ways WaysBetween(const Pieces& before, const Pieces& behind) {
  Ways ways;
  for (std::size_t place = 0; place < before.size(); ++place) {
    const auto to = std::ranges::find(behind, before[place]) - behind.begin();
    if (place != static_cast<std::size_t>(to)) ways.emplace(place, to);
  }
  return ways;
}

TEST(CasePicture, OfEachPllCaseTellsWhichPiecesChangePlaces) {
  const auto cases = CasesOf("cfop", "pll-");
  EXPECT_EQ(cases.size(), 21U);
  for (const auto& [name, one] : cases) {
    const Ways corners = WaysIn(one.picture, "corner", CornerPlaces());
    const Ways edges = WaysIn(one.picture, "edge", EdgePlaces());
    // The turns of the upper layer that make the sentence true, and the fewest moved pieces.
    std::vector<int> turns_told;
    std::size_t fewest = 8;
    for (int turns = 0; turns < 4; ++turns) {
      CubieCube behind = one.behind.cube();
      if (turns != 0) behind = Apply(behind, MakeMove(Face::kU, turns));
      const Ways moved_corners = WaysBetween(one.before.cube().corner_piece, behind.corner_piece);
      const Ways moved_edges = WaysBetween(one.before.cube().edge_piece, behind.edge_piece);
      fewest = std::min(fewest, moved_corners.size() + moved_edges.size());
      if (corners == moved_corners && edges == moved_edges) turns_told.push_back(turns);
    }
    ASSERT_EQ(turns_told.size(), 1U) << one.picture;
    EXPECT_TRUE(one.picture.ends_with(turns_told[0] == 0
                                          ? "; all else stays."
                                          : "; all else stays, but for a turn of the upper layer."))
        << one.picture;
    EXPECT_EQ(corners.size() + edges.size(), fewest) << one.picture;
  }
}

TEST(CasePicture, ReadsAsASentence) {
  const auto picture = [](std::string_view method, std::string_view name) {
    const auto sequences = MethodOf(method).sequences;
    return Case(*std::ranges::find(sequences, name, &NamedSequence::name)).picture;
  };
  EXPECT_EQ(picture("cfop", "oll-27"),
            "Right before oll-27, yellow is up on all four edges and on the front left corner; it "
            "faces front on the front right corner, right on the back right corner and back on the "
            "back left corner.");
  EXPECT_EQ(picture("cfop", "oll-20"),
            "Right before oll-20, yellow is up on no edge and on all four corners.");
  EXPECT_EQ(picture("cfop-2look", "oll-line"),
            "Right before oll-line, yellow is up on the right and left edges.");
  EXPECT_EQ(picture("cfop", "f2l-4"),
            "Right before f2l-4, the corner is at the upper front right, its white facing right, "
            "and the edge at the upper back, its blue up.");
  EXPECT_EQ(picture("cfop", "f2l-37"),
            "Right before f2l-37, the corner is in its slot, its white facing down, and the edge "
            "in its slot, its red in front.");
  EXPECT_EQ(picture("cfop", "pll-t"),
            "Pll-t exchanges the front right corner with the back right one and the right edge "
            "with the left one; all else stays.");
  EXPECT_EQ(picture("cfop", "slot-out"), "");
}

TEST(CasePicture, IsInTheExplanationOfEachCase) {
  std::map<std::string, std::string> pictures;
  for (const std::string_view prefix : {"f2l-", "oll-", "pll-"}) {
    for (const auto& [name, one] : CasesOf("cfop", prefix)) pictures.emplace(name, one.picture);
  }
  const std::unique_ptr<Method> method = MethodOf("cfop").make({});
  RandomNumbers numbers(41);
  for (int i = 0; i < 20; ++i) {
    const CubieCube cube = RandomCube(numbers);
    MethodSolve solve(*method, {.cube = cube});
    while (solve.Step(1'000'000) == MethodState::kRunning) continue;
    const WrittenSolution& solution = solve.best()->as_written;
    const std::string text =
        Explanation(solution, MethodOf("cfop").sequences, {.cube = cube}, AllMethodWords());
    for (const Stage& stage : solution.stages) {
      for (const StageStep& step : stage.steps) {
        if (step.case_name.empty()) continue;
        // The colours of a pair depend on the slot.
        const std::string& picture = pictures.at(step.case_name);
        const std::string told =
            picture.substr(0, picture.find(step.case_name.starts_with("f2l-") ? ", its" : "."));
        EXPECT_NE(text.find(told), std::string::npos) << told << "\n" << text;
      }
    }
  }
}

}  // namespace
}  // namespace cubewright
