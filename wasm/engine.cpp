#include "wasm/engine.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "solver/cube/facelets.h"
#include "tables/table_header.h"
#include "tables/xxh64.h"

namespace cubewright {

void Engine::FreeDeleter::operator()(std::byte* memory) const { std::free(memory); }

bool Engine::AreAllCommitted() const {
  return std::all_of(rooms_.begin(), rooms_.end(),
                     [](const Room& room) { return room.is_committed; });
}

void Engine::Preparation::Run() {
  tables_ = std::make_unique<SearchTables>();
  is_done_ = true;
}

std::unique_ptr<SearchTables> Engine::Preparation::Take() {
  thread_.join();
  return std::move(tables_);
}

void Engine::Prepare() {
  if (search_tables_) return;
  search_tables_ = preparation_ ? preparation_->Take() : std::make_unique<SearchTables>();
  preparation_.reset();
  ChooseTier();
}

void Engine::BeginPreparation(int threads) {
  if (threads == 1) {
    Prepare();
  } else if (!search_tables_ && !preparation_) {
    preparation_.emplace();
  }
}

bool Engine::IsPrepared() {
  if (preparation_ && preparation_->is_done()) Prepare();
  return search_tables_ != nullptr;
}

void Engine::ChooseTier() {
  const TableTier tier = AreAllCommitted() ? TableTier::kFull : TableTier::kMini;
  if (!search_tables_ || search_tables_->tier() == tier) return;
  SearchProgress known;
  if (running_) {
    known = running_->search->progress();
    running_->search.reset();
  }
  if (tier == TableTier::kFull) {
    const auto payload = [this](TwoPhaseTable table) {
      return std::span(At(table).file.get() + kTableHeaderBytes,
                       DescriptionOf(table).payload_bytes());
    };
    search_tables_->UseFull(payload(TwoPhaseTable::kPhase1), payload(TwoPhaseTable::kPhase2));
  } else {
    search_tables_->UseMini();
  }
  if (running_) BeginSearch(known);
}

void Engine::BeginSearch(const SearchProgress& known) {
  running_->search =
      std::make_unique<Search>(*search_tables_, running_->cube, running_->settings, known);
  if (running_->is_cancelled) running_->search->Cancel();
}

std::byte* Engine::ReserveTable(TwoPhaseTable table) {
  DropTable(table);
  // Not by operator new, which ends the program when memory is refused.
  At(table).file.reset(static_cast<std::byte*>(std::malloc(TableFileBytes(DescriptionOf(table)))));
  return At(table).file.get();
}

std::string_view Engine::CommitTable(TwoPhaseTable table) {
  Room& room = At(table);
  if (room.file == nullptr) return kTablesMissing;
  const TableDescription& description = DescriptionOf(table);
  const auto error = CheckTableHeader(description, {room.file.get(), TableFileBytes(description)});
  if (error) return TableErrorCode(*error);
  room.is_committed = true;
  ChooseTier();
  return "";
}

void Engine::StopUsingTable(TwoPhaseTable table) {
  generation_.reset();
  At(table).is_committed = false;
  ChooseTier();
}

void Engine::DropTable(TwoPhaseTable table) {
  StopUsingTable(table);
  At(table).file.reset();
}

std::uint64_t Engine::ChecksumTable(TwoPhaseTable table, std::size_t offset,
                                    std::size_t size_bytes) const {
  const Room& room = At(table);
  const std::size_t file_bytes = room.file == nullptr ? 0 : TableFileBytes(DescriptionOf(table));
  const std::span<const std::byte> file(room.file.get(), file_bytes);
  const auto from_offset = file.subspan(std::min(offset, file.size()));
  return Xxh64(from_offset.first(std::min(size_bytes, from_offset.size())));
}

void Engine::BeginGeneration(TwoPhaseTable table) {
  StopUsingTable(table);
  std::byte* const file = At(table).file.get();
  if (file == nullptr) return;
  const TableDescription& description = DescriptionOf(table);
  const auto header = EncodeTableHeader(description);
  std::copy(header.begin(), header.end(), file);
  generation_ = description.Generate({file + kTableHeaderBytes, description.payload_bytes()},
                                     GenerationExtent::kTable);
}

Engine::GenerationStatus Engine::StepGeneration(std::uint64_t work_units) {
  if (generation_ == nullptr) return {true, 1};
  const bool done = generation_->Step(work_units);
  const GenerationStatus status = {done, generation_->progress()};
  if (done) generation_.reset();
  return status;
}

bool Engine::StartSearch(std::string_view facelets, int max_length, int threads) {
  running_.reset();
  const std::optional<CubieCube> cube = CubeFromFacelets(facelets);
  if (!cube) return false;
  Prepare();
  running_ = {*cube, {max_length, std::max(1, threads)}, false, nullptr};
  BeginSearch({});
  return true;
}

Engine::SearchStatus Engine::StepSearch(std::uint64_t node_budget) {
  if (!running_) return {SearchState::kCancelled, -1, 0, 0, TableTier::kMini};
  Search& search = *running_->search;
  const SearchState state = search.Step(node_budget);
  const int length = search.has_solution() ? static_cast<int>(search.best().size()) : -1;
  return {state, length, search.lower_bound(), search.nodes(), search_tables_->tier()};
}

void Engine::CancelSearch() {
  if (!running_) return;
  running_->is_cancelled = true;
  running_->search->Cancel();
}

std::string Engine::BestSolution() const {
  if (!running_ || !running_->search->has_solution()) return "";
  return MovesText(running_->search->best());
}

}  // namespace cubewright
