#include "solver/cli/cubes/pocket_check.h"

#include <algorithm>
#include <cstdint>
#include <iostream>
#include <optional>
#include <vector>

#include "solver/cli/commands.h"
#include "solver/cli/cubes/check_report.h"
#include "solver/cli/cubes/pocket_input.h"
#include "solver/pocket/painting/pocket_completion.h"
#include "solver/pocket/painting/pocket_reading.h"
#include "solver/pocket/painting/pocket_repair.h"
#include "solver/text/code_points.h"

namespace cubewright {
namespace {

// With more than this, too little is known to offer a choice.
constexpr std::size_t kMostSchemesToOffer = 4;

// How a puzzle is read and written.
struct Format {
  FaceSequence sequence;
  bool json;
};

// Precondition: all stickers are known.
PocketSymbols SymbolsOf(const PocketPainting& painting, const PocketColors& colors) {
  PocketSymbols symbols = {};
  std::transform(painting.begin(), painting.end(), symbols.begin(),
                 [&colors](const std::optional<Face> color) {
                   return colors.symbols[static_cast<std::size_t>(*color)];
                 });
  return symbols;
}

// The symbols on U R F D L B.
std::string SchemeText(const ColorScheme& scheme, const PocketColors& colors) {
  std::string text;
  for (const char32_t symbol : colors.InScheme(scheme).of_face) text += Utf8(symbol);
  return text;
}

// How the puzzle is held. Turns of U, R and F leave the corner at DBL, so the other colours follow.
void PrintHold(const PocketReading& reading) {
  const Centers& centers = CentersOf(reading.position.orientation);
  std::cout << "solved as it is held, the top will be " << Utf8(reading.colors[centers[0]])
            << " and the front " << Utf8(reading.colors[centers[2]]) << '\n';
}

// `filled_in` is how many stickers were not known, and follow from the others.
int PrintLegal(const std::string& text, const PocketReading& reading, const PocketColors& colors,
               const Format& format, std::ptrdiff_t filled_in = 0) {
  const auto& [position, scheme, unused] = reading;
  const auto write = [&format](const CubieCube& cube) {
    return WritePocketFacelets(InSequence(format.sequence, PocketStickersOf(cube)));
  };
  const std::string as_held = write(position.cube);
  if (format.json) {
    nlohmann::ordered_json json = {{"input", Shortened(text)},
                                   {"facelets", as_held},
                                   {"orientation", position.orientation},
                                   {"heldTheUsualWay", write(HeldTheUsualWay(position))},
                                   {"scheme", SchemeText(scheme, colors)}};
    if (filled_in > 0) json["filledIn"] = filled_in;
    std::cout << JsonLine(json) << '\n';
    return kExitDone;
  }
  std::cout << "legal\n" << as_held << '\n';
  if (filled_in > 0) {
    std::cout << "filled in: " << filled_in
              << (filled_in == 1 ? " sticker that follows" : " stickers that follow")
              << " from the others\n";
  }
  if (position.orientation != 0) PrintHold(reading);
  if (scheme != AllColorSchemes().front() || !colors.are_named()) {
    std::cout << "colours of U R F D L B: " << SchemeText(scheme, colors) << '\n';
  }
  return kExitDone;
}

// Puzzles that fit in one scheme.
struct SchemeLine {
  std::string scheme;
  std::uint64_t count;
  std::string facelets;
};

std::vector<SchemeLine> SchemeLines(const PocketCompletion& completion, const PocketColors& colors,
                                    const Format& format) {
  std::vector<SchemeLine> lines;
  for (const auto& [scheme, count, painting] : completion.in_schemes) {
    lines.push_back({SchemeText(scheme, colors), static_cast<std::uint64_t>(count),
                     WritePocketPainting(InSequence(format.sequence, painting), colors)});
  }
  return lines;
}

nlohmann::ordered_json SchemesJson(const std::vector<SchemeLine>& lines) {
  nlohmann::ordered_json schemes = nlohmann::ordered_json::array();
  for (const auto& [scheme, count, facelets] : lines) {
    schemes.push_back({{"scheme", scheme}, {"fitting", count}, {"facelets", facelets}});
  }
  return schemes;
}

void PrintSchemes(const std::vector<SchemeLine>& lines) {
  std::cout << "Which one is yours? With these colours on U R F D L B:\n";
  for (const auto& [scheme, count, facelets] : lines) {
    std::cout << "  " << scheme << ": " << facelets;
    if (count > 1) std::cout << " (" << count << " puzzles)";
    std::cout << '\n';
  }
}

int PrintIncomplete(const std::string& text, const PocketCompletion& completion,
                    const PocketColors& colors, const Format& format) {
  const std::string filled =
      WritePocketPainting(InSequence(format.sequence, completion.painting), colors);
  const auto count = static_cast<std::uint64_t>(completion.count);
  std::vector<std::string> schemes;
  for (const ColorScheme& scheme : completion.schemes)
    schemes.push_back(SchemeText(scheme, colors));
  const std::vector<SchemeLine> lines = SchemeLines(completion, colors, format);
  if (format.json) {
    std::cout << JsonLine({{"input", Shortened(text)},
                           {"facelets", filled},
                           {"fitting", count},
                           {"schemes", schemes},
                           {"otherSchemesFit", completion.has_other_schemes()},
                           {"inSchemes", SchemesJson(lines)}})
              << '\n';
    return kExitFound;
  }
  std::cout << "incomplete\n"
            << filled << '\n'
            << count << (count == 1 ? " puzzle fits" : " puzzles fit");
  if (schemes.size() == 1 && colors.are_named()) {
    std::cout << (completion.has_other_schemes() ? ", more in other colour schemes" : "");
  } else {
    std::cout << ", in " << schemes.size()
              << (schemes.size() == 1 ? " colour scheme" : " colour schemes")
              << "; colours of U R F D L B:";
    for (const std::string& scheme : schemes) std::cout << ' ' << scheme;
  }
  std::cout << '\n';
  if (lines.size() > 1 && lines.size() <= kMostSchemesToOffer) PrintSchemes(lines);
  if (completion.open.empty()) return kExitFound;
  std::cout << "next: sticker " << PocketStickerName(completion.open.front().sticker) << '\n';
  return kExitFound;
}

int PrintIllegal(const std::string& text, PositionFault in_words,
                 const PocketPaintingReading* painted, const Format& format) {
  const PocketRepairReport report = painted ? FindPocketRepairs(*painted) : PocketRepairReport{};
  const PocketColors colors = painted ? painted->colors : PocketColors{};
  if (format.json) {
    in_words.stickers = PlacesInSequence(format.sequence, in_words.stickers);
    PrintFaultJson(text, in_words, RepairsJson(report, colors, format.sequence));
    return kExitFound;
  }
  PrintFault(in_words, &PocketStickerName);
  PrintRepairs(report, colors, [&](const PocketPainting& painting) {
    return WritePocketPainting(InSequence(format.sequence, painting), colors);
  });
  return kExitFound;
}

// `stickers` are those of `text`, which may give them by moves.
int CheckStickers(const std::string& text, const std::string& stickers, const Format& format) {
  const Result<PocketSymbols, Fault> symbols = ReadPocketSymbols(stickers, format.sequence);
  if (!symbols) return PrintIllegal(text, PocketFaultInWords(symbols.failure()), nullptr, format);
  const Result<PocketPaintingReading, Fault> painted = ReadPocketPainting(*symbols);
  if (!painted) {
    return PrintIllegal(text, PocketFaultInWords(painted.failure(), *symbols), nullptr, format);
  }
  const Result<PocketReading, Fault> reading = ReadPocket(*symbols);
  if (reading) return PrintLegal(text, *reading, painted->colors, format);
  if (!IsKnown(painted->painting)) {
    const PocketCompletion completion = CompletePocket(*painted);
    if (completion.count == 1 && !completion.has_other_schemes()) {
      const auto only = ReadPocket(SymbolsOf(completion.painting, painted->colors));
      const auto filled_in = std::ranges::count_if(
          painted->painting, [](const std::optional<Face>& color) { return !color; });
      return PrintLegal(text, *only, painted->colors, format, filled_in);
    }
    if (completion.count > 0) return PrintIncomplete(text, completion, painted->colors, format);
    const Fault fault = IncompletePocketFault(*painted);
    return PrintIllegal(text, PocketFaultInWords(fault), &*painted, format);
  }
  return PrintIllegal(text, PocketFaultInWords(reading.failure(), *symbols), &*painted, format);
}

}  // namespace

int CheckPocket(const std::string& text, const FaceSequence& sequence, bool json) {
  const Format format = {sequence, json};
  if (auto fault = TooLongFault(text)) return PrintIllegal(text, *fault, nullptr, format);
  if (PocketFormOf(text) == PositionForm::kFacelets) return CheckStickers(text, text, format);
  const Result<Position, PositionFault> position = ReadPocketPosition(text, sequence);
  if (!position) return PrintIllegal(text, position.failure(), nullptr, format);
  const PocketStickers held = PocketStickersOf(position->cube, CentersOf(position->orientation));
  return CheckStickers(text, WritePocketFacelets(InSequence(sequence, held)), format);
}

}  // namespace cubewright
