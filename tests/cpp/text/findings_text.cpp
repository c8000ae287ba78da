#include "tests/cpp/text/findings_text.h"

#include "solver/text/code_points.h"

namespace cubewright {

std::string FindingsText(const Fault& fault) {
  std::string text;
  for (const Finding& finding : fault.findings) {
    if (!text.empty()) text += "; ";
    text += FindingKindName(finding.kind);
    text += ' ';
    for (const char32_t color : finding.colors) text += Utf8(color);
    text += ':';
    for (const std::string& place : finding.places) text += " " + place;
    const bool has_count =
        finding.kind == FindingKind::kWrongLength || finding.kind == FindingKind::kColorCount;
    if (has_count) text += " " + std::to_string(finding.count);
  }
  return text;
}

}  // namespace cubewright
