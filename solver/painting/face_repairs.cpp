#include "solver/painting/face_repairs.h"

#include <algorithm>
#include <bit>

#include "solver/painting/near_cubes.h"
#include "solver/painting/shown_pieces.h"

namespace cubewright {
namespace {

constexpr std::size_t kFaces = kFaceCount;

// Faces are placed in this order, so that pieces are complete early.
constexpr std::array<Face, kFaces> kPlaceOrder = {Face::kU, Face::kF, Face::kR,
                                                  Face::kB, Face::kL, Face::kD};

// Where the faces come from, without their turns.
struct FaceOrder {
  std::array<Face, kFaces> from = {};
  int cost = 0;
};

struct Mirroring {
  // Bit f stands for the face placed at f.
  unsigned faces = 0;
  int cost = 0;
};

std::vector<FaceOrder> AllFaceOrders() {
  FaceOrder order;
  for (std::size_t i = 0; i < kFaces; ++i) order.from[i] = static_cast<Face>(i);
  const FaceOrder painted = order;
  std::vector<FaceOrder> orders;
  do {
    int moved = 0;
    for (std::size_t i = 0; i < kFaces; ++i) moved += order.from[i] != painted.from[i] ? 1 : 0;
    order.cost = moved == 0   ? 0
                 : moved == 2 ? MistakeCosts::kExchangedFaces
                              : MistakeCosts::kOtherOrder;
    orders.push_back(order);
  } while (std::next_permutation(order.from.begin(), order.from.end()));
  return orders;
}

// Mirrorings of no face, one, two, or all.
std::vector<Mirroring> AllMirrorings() {
  constexpr unsigned kAllFaces = (1U << kFaceCount) - 1;
  std::vector<Mirroring> mirrorings;
  for (unsigned faces = 0; faces <= kAllFaces; ++faces) {
    const int count = std::popcount(faces);
    if (count <= 2) mirrorings.push_back({faces, count * MistakeCosts::kMirroredFace});
  }
  mirrorings.push_back({kAllFaces, MistakeCosts::kAllFacesMirrored});
  return mirrorings;
}

// For each step, the places of one kind of piece that the face placed then completes.
template <class Pieces>
class PlacesByStep {
 public:
  PlacesByStep() {
    std::array<std::size_t, kFaces> step_of = {};
    for (std::size_t step = 0; step < kFaces; ++step) {
      step_of[static_cast<std::size_t>(kPlaceOrder[step])] = step;
    }
    for (std::size_t place = 0; place < Pieces::kCount; ++place) {
      std::size_t last = 0;
      for (std::size_t side = 0; side < Pieces::kSides; ++side) {
        last = std::max(last, step_of[static_cast<std::size_t>(SideOf<Pieces>(place, side))]);
      }
      places_[last].push_back(place);
    }
  }

  const std::vector<std::size_t>& operator[](std::size_t step) const { return places_[step]; }

 private:
  std::array<std::vector<std::size_t>, kFaces> places_;
};

// What is wrong with the pieces that are complete: each that does not exist or is repeated takes at
// least one wrong sticker.
struct Contradictions {
  int count = 0;
  unsigned edges = 0;
  unsigned corners = 0;
};

class FaceRepairSearch {
 public:
  FaceRepairSearch(const Painting& painting, int most_cost, const FaceRepairPuzzle& puzzle)
      : painting_(painting), puzzle_(puzzle), most_cost_(most_cost) {
    for (std::size_t i = 0; i < painted_.size(); ++i) painted_[i] = IndexOf(painting[i]);
    const Centers centers = PaintedCenters();
    are_centers_carried_ = AreDifferent(centers) && !OrientationOf(centers);
  }

  std::vector<FaceRepair> Run() {
    const std::vector<FaceOrder> orders = AllFaceOrders();
    const std::vector<Mirroring> mirrorings = AllMirrorings();
    for (int cost = 1; cost <= most_cost_; ++cost) {
      if (cost == MistakeCosts::kSidesUpsideDown) MendSidesUpsideDown();
      for (const FaceOrder& order : orders) {
        for (const Mirroring& mirroring : mirrorings) {
          const auto& of_turns = MistakeCosts::kTurnedFaces;
          const auto turned =
              std::find(of_turns.begin(), of_turns.end(), cost - order.cost - mirroring.cost);
          if (turned == of_turns.end()) continue;
          order_ = &order;
          mirroring_ = &mirroring;
          layout_cost_ = cost;
          PlaceFaces(0, static_cast<int>(turned - of_turns.begin()), {});
        }
      }
    }
    std::erase_if(found_, [this](const FaceRepair& repair) { return repair.cost > most_cost_; });
    std::stable_sort(found_.begin(), found_.end(),
                     [](const FaceRepair& a, const FaceRepair& b) { return a.cost < b.cost; });
    return std::move(found_);
  }

 private:
  void MendSidesUpsideDown() {
    layout_cost_ = MistakeCosts::kSidesUpsideDown;
    layout_ = PaintedLayout();
    for (const Face side : {Face::kF, Face::kR, Face::kB, Face::kL}) {
      layout_[static_cast<std::size_t>(side)].quarter_turns = 2;
    }
    Mend(0);
  }

  // Fills the places from `step` on, in every way that turns exactly `turned` of their faces.
  void PlaceFaces(std::size_t step, int turned, const Contradictions& before) {
    if (step == kFaces) {
      Mend(before.count);
      return;
    }
    const bool must_turn = turned == static_cast<int>(kFaces - step);
    const auto place = static_cast<std::size_t>(kPlaceOrder[step]);
    PlacedFace& placed = layout_[place];
    placed.from = order_->from[place];
    placed.is_mirrored = (mirroring_->faces >> place & 1) != 0;
    for (const int quarter_turns : {0, 1, 3, 2}) {
      const bool is_turned = quarter_turns != 0;
      if (is_turned ? turned == 0 : must_turn) continue;
      placed.quarter_turns = quarter_turns;
      for (std::size_t i = 0; i < kStickersPerFace; ++i) {
        const int source = SourceSticker(placed, static_cast<int>(i));
        arranged_[place * kStickersPerFace + i] = painted_[static_cast<std::size_t>(source)];
      }
      Contradictions contradictions = before;
      Add(step, edge_places_, shown_edges_, contradictions.edges, contradictions.count);
      Add(step, corner_places_, shown_corners_, contradictions.corners, contradictions.count);
      if (contradictions.count > StickersLeft()) continue;
      PlaceFaces(step + 1, is_turned ? turned - 1 : turned, contradictions);
    }
  }

  template <class Pieces>
  void Add(std::size_t step, const PlacesByStep<Pieces>& places, const ShownPieces<Pieces>& shown,
           unsigned& used, int& count) const {
    for (const std::size_t place : places[step]) {
      typename ShownPieces<Pieces>::Colors colors;
      for (std::size_t side = 0; side < Pieces::kSides; ++side) {
        colors[side] = arranged_[static_cast<std::size_t>(Pieces::kStickers[place][side])];
      }
      const unsigned pieces = shown[colors];
      // If several pieces fit, it may be any of them.
      const bool is_repeated = std::has_single_bit(pieces) && (used & pieces) != 0;
      if (pieces == 0 || is_repeated) ++count;
      if (std::has_single_bit(pieces)) used |= pieces;
    }
  }

  // How many wrong stickers may be added to the layout.
  int StickersLeft() const {
    return std::min(kMostStickersBesideFaces, (most_cost_ - layout_cost_) / MistakeCosts::kSticker);
  }

  // Keeps the legal paintings nearest to this layout.
  void Mend(int contradictions) {
    Painting arranged = InLayout(layout_, painting_);
    if (are_centers_carried_) CarryCenters(arranged);
    const int stickers_left = StickersLeft();
    if (contradictions > stickers_left) return;
    for (const Painting& legal : puzzle_.nearest(arranged, stickers_left, kMostOfLayout)) {
      Keep(arranged, legal);
    }
  }

  void CarryCenters(Painting& arranged) const {
    for (std::size_t place = 0; place < kFaces; ++place) {
      const auto from = static_cast<std::size_t>(CenterSticker(layout_[place].from));
      arranged[static_cast<std::size_t>(CenterSticker(static_cast<Face>(place)))] = painting_[from];
    }
  }

  void Keep(const Painting& arranged, const Painting& legal) {
    FaceRepair repair;
    repair.layout = layout_;
    repair.painting = arranged;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (!arranged[i] || arranged[i] == legal[i]) continue;
      repair.painting[i] = legal[i];
      repair.stickers.push_back(static_cast<int>(i));
    }
    repair.cost = layout_cost_ + MistakeCosts::kSticker * static_cast<int>(repair.stickers.size());
    const auto same = std::find_if(
        found_.begin(), found_.end(),
        [&repair](const FaceRepair& other) { return other.painting == repair.painting; });
    if (same == found_.end()) {
      found_.push_back(repair);
    } else if (repair.cost < same->cost) {
      *same = repair;
    }
    most_cost_ = std::min(most_cost_, repair.cost + MistakeCosts::kSticker);
  }

  Centers PaintedCenters() const {
    Centers centers = {};
    for (std::size_t face = 0; face < kFaces; ++face) {
      const auto sticker = static_cast<std::size_t>(CenterSticker(static_cast<Face>(face)));
      centers[face] = painting_[sticker].value_or(Face::kU);
    }
    return centers;
  }

  static bool AreDifferent(Centers centers) {
    std::sort(centers.begin(), centers.end());
    return std::adjacent_find(centers.begin(), centers.end()) == centers.end();
  }

  // More than are offered, since cubes that differ only in unknown stickers count as one repair.
  static constexpr std::size_t kMostOfLayout = 20;

  const Painting& painting_;
  const FaceRepairPuzzle& puzzle_;
  std::array<ColorIndex, kStickerCount> painted_ = {};
  // Whether the centres move with their faces: they do if they are painted in six different colours
  // that no cube has in this arrangement.
  bool are_centers_carried_ = false;

  const PlacesByStep<EdgePieces> edge_places_;
  const PlacesByStep<CornerPieces> corner_places_;
  const ShownPieces<EdgePieces> shown_edges_;
  const ShownPieces<CornerPieces> shown_corners_;

  // The layout that is being tried, and the colours of the faces placed so far.
  const FaceOrder* order_ = nullptr;
  const Mirroring* mirroring_ = nullptr;
  int layout_cost_ = 0;
  FaceLayout layout_;
  std::array<ColorIndex, kStickerCount> arranged_ = {};

  // Falls as cheaper repairs are found.
  int most_cost_;
  std::vector<FaceRepair> found_;
};

// Moving whole faces changes no colour's count, so a surplus of a colour means wrong stickers.
bool HasTooManyOfAColor(const Painting& painting, int stickers_of_a_color) {
  int more = 0;
  for (std::size_t face = 0; face < kFaces; ++face) {
    const auto count = std::count(painting.begin(), painting.end(), static_cast<Face>(face));
    more += std::max(0, static_cast<int>(count) - stickers_of_a_color);
  }
  return more > kMostStickersBesideFaces;
}

std::vector<Painting> NearestPaintings(const Painting& arranged, int most_stickers,
                                       std::size_t most_count) {
  const NearCubes near =
      FindNearCubes(arranged, {.distance = 0, .most_distance = most_stickers, .count = most_count});
  std::vector<Painting> paintings(near.cubes.size());
  for (std::size_t i = 0; i < paintings.size(); ++i) {
    const Stickers stickers =
        PaintedStickers(near.cubes[i].cube, CentersOf(near.cubes[i].orientation));
    std::copy(stickers.begin(), stickers.end(), paintings[i].begin());
  }
  return paintings;
}

}  // namespace

std::vector<FaceRepair> FindFaceRepairs(const Painting& painting, int most_cost,
                                        const FaceRepairPuzzle& puzzle) {
  if (HasTooManyOfAColor(painting, puzzle.stickers_of_a_color)) return {};
  return FaceRepairSearch(painting, most_cost, puzzle).Run();
}

std::vector<FaceRepair> FindFaceRepairs(const Painting& painting, int most_cost) {
  return FindFaceRepairs(painting, most_cost, {.nearest = &NearestPaintings});
}

}  // namespace cubewright
