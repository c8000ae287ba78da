#include "solver/methods/parts/coordinate.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace cubewright {
namespace {

constexpr std::size_t kFirstSlotCount = 1024;

}  // namespace

Coordinate::Coordinate(CoordinateParts parts, MoveSet moves, MoveSet finishing_moves)
    : parts_(std::move(parts)),
      kind_(parts_.front().kind),
      orientation_bits_(kind_ == PieceKind::kCorners ? 2 : 1),
      slots_(kFirstSlotCount, Slot{0, kNoValue}) {
  for (Move move = 0; move < kMoveCount; ++move) {
    if ((moves >> move & 1) != 0) turns_.push_back(TurnOf(move));
  }
  FindRenamings(finishing_moves);
  AddGoals();
}

bool Coordinate::Step(std::uint64_t work) {
  for (; work > 0 && !is_complete(); --work, ++next_) {
    for (const Turn& turn : turns_) {
      after_.push_back(AddIfNew(TurnedBy(turn, arrangements_[next_])));
    }
  }
  return is_complete();
}

std::optional<std::uint32_t> Coordinate::ValueOf(const CubieCube& cube) const {
  const auto pieces = PiecesOf(cube, kind_);
  const auto orientations = OrientationsOf(cube, kind_);
  Arrangement arrangement{};
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    for (std::size_t label = 1; label <= parts_.size(); ++label) {
      const Part& part = parts_[label - 1];
      const std::size_t piece = pieces[place];
      if ((part.pieces >> piece & 1) == 0) continue;
      const auto orientation = static_cast<unsigned>(orientations[place] + part.shifts[piece]) %
                               static_cast<unsigned>(OrientationCountOf(kind_));
      arrangement[place] = static_cast<std::uint8_t>(label << orientation_bits_ |
                                                     (part.oriented ? orientation : 0U));
    }
  }
  const std::uint32_t value = slots_[SlotOf(KeyOf(arrangement))].value;
  if (value == kNoValue) return std::nullopt;
  return value;
}

Coordinate::Turn Coordinate::TurnOf(Move move) const {
  const auto pieces = PiecesOf(MoveCube(move), kind_);
  const auto orientations = OrientationsOf(MoveCube(move), kind_);
  Turn turn{};
  for (std::size_t place = 0; place < pieces.size(); ++place) {
    turn[place] = {pieces[place], orientations[place]};
  }
  return turn;
}

Coordinate::Arrangement Coordinate::TurnedBy(const Turn& turn,
                                             const Arrangement& arrangement) const {
  const unsigned orientation_mask = (1U << orientation_bits_) - 1;
  const auto orientation_count = static_cast<unsigned>(OrientationCountOf(kind_));
  Arrangement turned{};
  for (std::size_t place = 0; place < place_count(); ++place) {
    const unsigned cell = arrangement[turn[place].from];
    const unsigned label = cell >> orientation_bits_;
    unsigned orientation = cell & orientation_mask;
    if (label != 0 && parts_[label - 1].oriented) {
      orientation += turn[place].orientation;
      if (orientation >= orientation_count) orientation -= orientation_count;
    }
    turned[place] = static_cast<std::uint8_t>(label << orientation_bits_ | orientation);
  }
  return turned;
}

// Left multiplication by the move: each piece becomes the one that the move brings to its home.
Coordinate::Labels Coordinate::RenamedBy(Move move) const {
  const auto label_of = [&](std::size_t piece) {
    for (std::size_t label = 1; label <= parts_.size(); ++label) {
      if ((parts_[label - 1].pieces >> piece & 1) != 0) return static_cast<std::uint8_t>(label);
    }
    return std::uint8_t{0};
  };
  const auto pieces = PiecesOf(MoveCube(move), kind_);
  Labels labels{};
  for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
    labels[label_of(piece)] = label_of(pieces[piece]);
  }
  return labels;
}

void Coordinate::FindRenamings(MoveSet finishing_moves) {
  Labels unchanged{};
  for (std::size_t label = 0; label < kLabelCount; ++label) {
    unchanged[label] = static_cast<std::uint8_t>(label);
  }
  renamings_ = {unchanged};
  for (std::size_t next = 0; next < renamings_.size(); ++next) {
    for (Move move = 0; move < kMoveCount; ++move) {
      if ((finishing_moves >> move & 1) == 0) continue;
      const Labels by_move = RenamedBy(move);
      Labels both{};
      for (std::size_t label = 0; label < kLabelCount; ++label) {
        both[label] = by_move[renamings_[next][label]];
      }
      if (std::find(renamings_.begin(), renamings_.end(), both) == renamings_.end())
        renamings_.push_back(both);
    }
  }
}

void Coordinate::AddGoals() {
  Arrangement arrangement{};
  PlaceGoals(0, 0, 0, arrangement);
  goal_count_ = size();
}

// Adds all ways to put the pieces of the parts from `part` on into places where they may stand,
// oriented as they have to be. `piece_count` pieces of this part are placed already; the next goes
// to `next_place` or a later place.
void Coordinate::PlaceGoals(std::size_t part, std::size_t piece_count, int next_place,
                            Arrangement& arrangement) {
  if (part == parts_.size()) {
    AddIfNew(arrangement);
    return;
  }
  if (piece_count == static_cast<std::size_t>(std::popcount(parts_[part].pieces))) {
    PlaceGoals(part + 1, 0, 0, arrangement);
    return;
  }
  for (int place = next_place; place < CountOf(kind_); ++place) {
    std::uint8_t& cell = arrangement[static_cast<std::size_t>(place)];
    if (cell != 0 || (parts_[part].places >> place & 1) == 0) continue;
    const unsigned allowed =
        parts_[part].oriented ? parts_[part].orientations[static_cast<std::size_t>(place)] : 1U;
    for (unsigned orientation = 0; allowed >> orientation != 0; ++orientation) {
      if ((allowed >> orientation & 1) == 0) continue;
      cell = static_cast<std::uint8_t>((part + 1) << orientation_bits_ | orientation);
      PlaceGoals(part, piece_count + 1, place + 1, arrangement);
    }
    cell = 0;
  }
}

std::uint64_t Coordinate::KeyOf(const Arrangement& arrangement) const {
  const unsigned cell_bits = orientation_bits_ + 4;
  std::uint64_t key = 0;
  for (std::size_t place = 0; place < place_count(); ++place) {
    key = key << cell_bits | arrangement[place];
  }
  return key;
}

// Fibonacci hashing (D. Knuth, The Art of Computer Programming, volume 3, section 6.4).
std::size_t Coordinate::SlotOf(std::uint64_t key) const {
  const int shift = 64 - std::countr_zero(slots_.size());
  auto slot = static_cast<std::size_t>(key * 0x9E3779B97F4A7C15U >> shift);
  while (slots_[slot].value != kNoValue && slots_[slot].key != key) {
    slot = (slot + 1) & (slots_.size() - 1);
  }
  return slot;
}

std::uint32_t Coordinate::AddIfNew(const Arrangement& arrangement) {
  const Slot& found = slots_[SlotOf(KeyOf(arrangement))];
  if (found.value != kNoValue) return found.value;
  const std::uint32_t value = size();
  arrangements_.push_back(arrangement);
  const unsigned orientation_mask = (1U << orientation_bits_) - 1;
  for (const Labels& labels : renamings_) {
    Arrangement renamed{};
    for (std::size_t place = 0; place < place_count(); ++place) {
      const unsigned cell = arrangement[place];
      renamed[place] = static_cast<std::uint8_t>(
          static_cast<unsigned>(labels[cell >> orientation_bits_]) << orientation_bits_ |
          (cell & orientation_mask));
    }
    Insert(KeyOf(renamed), value);
  }
  return value;
}

void Coordinate::Insert(std::uint64_t key, std::uint32_t value) {
  if (2 * slots_taken_ >= slots_.size()) {
    std::vector<Slot> smaller(4 * slots_.size(), Slot{0, kNoValue});
    smaller.swap(slots_);
    for (const Slot& slot : smaller) {
      if (slot.value != kNoValue) slots_[SlotOf(slot.key)] = slot;
    }
  }
  Slot& slot = slots_[SlotOf(key)];
  if (slot.value != kNoValue) return;
  slot = {key, value};
  ++slots_taken_;
}

}  // namespace cubewright
