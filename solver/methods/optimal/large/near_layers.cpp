#include "solver/methods/optimal/large/near_layers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

namespace cubewright {
namespace {

bool ComesBefore(NearPosition one, NearPosition other) { return one.packed < other.packed; }

// Removes from `list` what is also in `known`. Both ascend by edges.
void LeaveOut(const NearList& known, NearList& list) {
  auto next = known.begin();
  std::erase_if(list, [&](NearPosition position) {
    while (next != known.end() && next->edges() < position.edges()) ++next;
    return next != known.end() && next->edges() == position.edges();
  });
}

}  // namespace

NearLayers::NearLayers(const LargeGraph& graph) : graph_(graph), origins_(kCornerClassCount) {
  for (std::vector<NearList>& layer : layers_) layer.resize(kCornerClassCount);
  layers_[kHere][0].push_back(NearPosition::Of(SlicedEdgesOf({}), kNoFaceTurned));
  for (int from = 0; from < kCornerClassCount; ++from) {
    for (Move move = 0; move < kMoveCount; ++move) {
      origins_[graph.corners().After(from, move).class_index].push_back(
          {static_cast<std::uint16_t>(from), move});
    }
  }
}

std::uint64_t NearLayers::count() const {
  std::uint64_t count = 0;
  for (const NearList& list : lists()) count += list.size();
  return count;
}

NearPosition NearLayers::SmallestImage(NearPosition position, int class_index) const {
  NearPosition smallest = position;
  for (SymmetrySet others = graph_.corners().StabilizerOf(class_index) >> 1 << 1; others != 0;
       others &= others - 1) {
    const int symmetry = std::countr_zero(others);
    const Move turned = ConjugateMove(MakeMove(static_cast<Face>(position.face()), 1), symmetry);
    const NearPosition image = NearPosition::Of(graph_.Image(symmetry).Of(position.edges()),
                                                static_cast<int>(FaceOf(turned)));
    if (ComesBefore(image, smallest)) smallest = image;
  }
  return smallest;
}

void NearLayers::FindNext(int class_index) {
  const auto which = static_cast<std::size_t>(class_index);
  NearList& next = layers_[kNext][which];
  const bool has_images = graph_.corners().StabilizerOf(class_index) != 1;
  for (const auto& [from, move] : origins_[which]) {
    const int symmetry = graph_.corners().After(from, move).symmetry;
    const EdgeMap& after = graph_.After(move, symmetry);
    const auto turned = static_cast<int>(FaceOf(ConjugateMove(move, symmetry)));
    for (const NearPosition position : layers_[kHere][from]) {
      if (position.face() == static_cast<int>(FaceOf(move))) continue;
      const NearPosition found = NearPosition::Of(after.Of(position.edges()), turned);
      next.push_back(has_images ? SmallestImage(found, class_index) : found);
    }
  }
  std::sort(next.begin(), next.end(), ComesBefore);
  next.erase(std::unique(
                 next.begin(), next.end(),
                 [](NearPosition one, NearPosition other) { return one.edges() == other.edges(); }),
             next.end());
  LeaveOut(layers_[kBefore][which], next);
  LeaveOut(layers_[kHere][which], next);
  next.shrink_to_fit();
}

void NearLayers::Advance() {
  std::swap(layers_[kBefore], layers_[kHere]);
  std::swap(layers_[kHere], layers_[kNext]);
  for (NearList& list : layers_[kNext]) NearList().swap(list);
  ++distance_;
}

}  // namespace cubewright
