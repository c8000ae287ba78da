#include "solver/cli/english/fault_sentences.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "solver/cli/english/color_names.h"
#include "solver/cli/english/phrases.h"
#include "solver/cube/facelets.h"

namespace cubewright {
namespace {

// Enough to act upon; the stickers of all other pieces are marked, too.
constexpr std::size_t kMostPieceSentences = 4;

// "white" for a letter that stands for it, or the symbol itself.
std::string ColorName(char32_t symbol, bool is_named) {
  const std::string_view name = is_named ? NamedColor(symbol) : "";
  return name.empty() ? CharacterName(symbol) : std::string(name);
}

std::string NumberOnFace(int stickers_per_face) {
  return stickers_per_face == kStickersPerFace ? "nine" : "four";
}

std::string StickerCount(int count, int stickers_per_face) {
  const std::string total = std::to_string(kFaceCount * stickers_per_face);
  const std::string on_each = NumberOnFace(stickers_per_face) + " on each face";
  if (count == 0) return "No stickers are given. A cube has " + total + ", " + on_each + ".";
  return "A cube has " + total + " stickers, " + on_each + ", but " + std::to_string(count) +
         (count == 1 ? " is given." : " are given.");
}

class FaultWords {
 public:
  FaultWords(const Fault& fault, int stickers_per_face)
      : fault_(fault), stickers_per_face_(stickers_per_face) {}

  std::string Sentences() const {
    switch (fault_.error) {
      case Error::kEdgePiece:
      case Error::kCornerPiece:
        return AboutPieces();
      case Error::kEdgeFlip:
        return AboutTurned() +
               "One edge is flipped, which turns cannot do. Check the colours of the edges, or "
               "take "
               "an edge out of the cube and put it back the other way round.";
      case Error::kCornerTwist:
        return AboutTurned() +
               "One corner is twisted, which turns cannot do. Check the colours of the corners, or "
               "twist a corner of the cube in its place.";
      case Error::kParity:
        return AboutExchanged() +
               "Two pieces are exchanged, which turns cannot do. Check the colours of the pieces, "
               "or take two edges or two corners out of the cube and exchange them.";
      case Error::kLength:
      case Error::kColorCount:
      case Error::kCenter:
      case Error::kNotation:
        break;
    }
    return AboutStickers();
  }

 private:
  std::string Color(char32_t symbol) const { return ColorName(symbol, fault_.has_named_colors); }

  std::string Colors(const Finding& finding) const {
    std::string text;
    for (const char32_t color : finding.colors) text += (text.empty() ? "" : "-") + Color(color);
    return text;
  }

  // "white-red edge".
  std::string Piece(const Finding& finding) const {
    return Colors(finding) + (finding.colors.size() == 2 ? " edge" : " corner");
  }

  std::string AboutStickers() const {
    if (fault_.findings.empty()) {
      return "Six different letters or digits are needed, one for each colour.";
    }
    const Finding& first = fault_.findings.front();
    switch (first.kind) {
      case FindingKind::kWrongLength:
        return StickerCount(first.count, stickers_per_face_);
      case FindingKind::kUnreadableSymbol:
        return CharacterName(first.colors[0]) + " (sticker " + first.places[0] +
               ") cannot stand for a colour: give a letter or a digit for each sticker.";
      case FindingKind::kColorCount:
        return AboutCounts();
      case FindingKind::kRepeatedCenter:
        return AboutRepeatedCenters();
      case FindingKind::kMisplacedCenters:
        return "The centres stand in the order " +
               std::string(first.colors.begin(), first.colors.end()) +
               " on U R F D L B, and no cube can be held so. Check the middle sticker of each "
               "face.";
      default:
        break;
    }
    return "The six centres must have six different colours: they tell which face each colour "
           "belongs to.";
  }

  std::string AboutCounts() const {
    std::vector<std::string> wrong;
    for (const Finding& finding : fault_.findings) {
      wrong.push_back(Colors(finding) + (wrong.empty() ? " is on " : " on ") +
                      (finding.count == 0 ? "none" : std::to_string(finding.count)));
    }
    return "Each of the six colours must be on " + NumberOnFace(stickers_per_face_) +
           " stickers, but " + Listed(wrong) + ".";
  }

  std::string AboutRepeatedCenters() const {
    std::vector<std::string> repeated;
    for (const Finding& finding : fault_.findings) repeated.push_back(Colors(finding));
    return "The six centres must have six different colours, but " + Listed(repeated) +
           (repeated.size() == 1 ? " is" : " are") + " on more than one.";
  }

  std::string AboutPieces() const {
    if (fault_.findings.empty()) {
      return "No cube has these stickers, whatever the unknown ones are.";
    }
    std::string sentences;
    const std::size_t count = std::min(fault_.findings.size(), kMostPieceSentences);
    for (std::size_t i = 0; i < count; ++i) {
      sentences += (i > 0 ? " " : "") + AboutPiece(fault_.findings[i]);
    }
    return sentences;
  }

  std::string AboutPiece(const Finding& finding) const {
    const std::string piece = Piece(finding);
    if (finding.kind == FindingKind::kMirroredPiece) {
      return "The colours " + Colors(finding) + " of the corner at " + finding.places[0] +
             " run the wrong way round: exchange two of them.";
    }
    if (finding.kind == FindingKind::kNoSuchPiece) {
      return "There is no " + piece + ", but one is shown at " + finding.places[0] + ".";
    }
    if (finding.kind == FindingKind::kMissingPiece) return "The " + piece + " is missing.";
    std::vector<std::string> places;
    for (const std::string& place : finding.places) places.push_back("at " + place);
    const std::string times =
        places.size() == 2 ? "twice" : std::to_string(places.size()) + " times";
    return "The " + piece + " appears " + times + ": " + Listed(places) + ".";
  }

  std::string AboutTurned() const {
    if (fault_.findings.empty()) return "";
    const Finding& turned = fault_.findings.front();
    return "The " + Piece(turned) + " at " + turned.places[0] + " is turned in its place. ";
  }

  std::string AboutExchanged() const {
    if (fault_.findings.empty()) return "";
    return "The " + Piece(fault_.findings[0]) + " and the " + Piece(fault_.findings[1]) +
           " are exchanged. ";
  }

  const Fault& fault_;
  int stickers_per_face_;
};

std::string FaceLetter(Face face) { return {kFaceLetters[static_cast<std::size_t>(face)]}; }

// What to do with whole faces, in the order in which to do it: exchange, mirror, turn.
std::vector<std::string> FaceSentences(const FaceLayout& layout) {
  std::vector<std::string> moved;
  std::vector<std::string> mirrored;
  std::vector<std::string> turned;
  std::vector<std::string> exchanged;
  for (const auto& [place, placed] : ChangesOf(layout)) {
    const auto& [from, quarter_turns, is_mirrored] = placed;
    const std::string face = FaceLetter(place);
    if (from != place) {
      exchanged.push_back(face);
      moved.push_back(FaceLetter(from) + " to " + face);
    }
    if (is_mirrored) mirrored.push_back(face);
    constexpr std::array<std::string_view, 4> kTurns = {
        "", "a quarter turn clockwise", "a half turn", "a quarter turn anticlockwise"};
    const std::string_view turn = kTurns[static_cast<std::size_t>(quarter_turns)];
    if (quarter_turns == 0) continue;
    turned.push_back("Turn face " + face + " by " + std::string(turn) + ".");
  }
  std::vector<std::string> sentences;
  if (moved.size() == 2) {
    sentences.push_back("Exchange the faces " + Listed(exchanged) + ".");
  } else if (!moved.empty()) {
    sentences.push_back("Move the faces " + Listed(moved) + ".");
  }
  if (mirrored.size() == layout.size()) {
    sentences.push_back("Mirror every face left to right.");
  } else if (!mirrored.empty()) {
    sentences.push_back(std::string(mirrored.size() == 1 ? "Mirror face " : "Mirror the faces ") +
                        Listed(mirrored) + " left to right.");
  }
  sentences.insert(sentences.end(), turned.begin(), turned.end());
  return sentences;
}

// `name` gives the name of a sticker by its number.
template <class PuzzlePainting, class Name>
std::string SentenceOf(const PuzzleRepair<PuzzlePainting>& repair, const ColorSymbols& colors,
                       Name name) {
  const auto color = [&colors](Face face) { return ColorName(colors[face], colors.are_named); };
  const auto painted = [&](int sticker) {
    return name(sticker) + " " + color(*repair.painting[static_cast<std::size_t>(sticker)]);
  };
  const auto all_painted = [&](const std::vector<int>& stickers) {
    std::vector<std::string> paints;
    for (const int sticker : stickers) paints.push_back(painted(sticker));
    return "Paint " + Listed(paints) + ".";
  };
  switch (repair.kind) {
    case RepairKind::kRecolor:
      return "Paint " + painted(repair.stickers[0]) + " instead of " + color(repair.before[0]) +
             ".";
    case RepairKind::kExchangeStickers:
      return "Exchange the colours of " + name(repair.stickers[0]) + " and " +
             name(repair.stickers[1]) + ".";
    case RepairKind::kFlipEdge:
      return "Flip the edge at " + repair.pieces[0] + ".";
    case RepairKind::kTwistCorner:
      return "Turn the corner at " + repair.pieces[0] +
             (repair.is_clockwise ? " clockwise" : " anticlockwise") + " in its place.";
    case RepairKind::kExchangePieces:
      return std::string("Exchange the ") + (repair.pieces[0].size() == 2 ? "edges" : "corners") +
             " at " + repair.pieces[0] + " and " + repair.pieces[1] + ".";
    case RepairKind::kRepaint:
      return all_painted(repair.stickers);
    case RepairKind::kRepaintFace: {
      const auto first = static_cast<std::size_t>(repair.stickers[0]);
      return "Paint face " + name(repair.stickers[0]).substr(0, 1) +
             (repair.painting[first] ? " as it follows from the others." : " again.");
    }
    case RepairKind::kTurnFaces:
    case RepairKind::kMirrorFaces:
    case RepairKind::kExchangeFaces:
    case RepairKind::kReorderFaces:
      break;
  }
  std::vector<std::string> sentences = FaceSentences(repair.layout);
  if (!repair.besides.empty()) sentences.push_back(all_painted(repair.besides));
  std::string text;
  for (const std::string& sentence : sentences) text += (text.empty() ? "" : " ") + sentence;
  return text;
}

}  // namespace

std::string FaultSentences(const Fault& fault, int stickers_per_face) {
  return FaultWords(fault, stickers_per_face).Sentences();
}

std::string RepairSentence(const Repair& repair, const ColorSymbols& colors) {
  return SentenceOf(repair, colors, &StickerName);
}

std::string RepairSentence(const PocketRepair& repair, const PocketColors& colors) {
  return SentenceOf(repair, colors.InScheme(AllColorSchemes().front()), &PocketStickerName);
}

}  // namespace cubewright
