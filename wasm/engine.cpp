#include "wasm/engine.h"

#include <algorithm>
#include <cstdlib>
#include <span>

#include "solver/cube/diagnosis.h"
#include "tables/table_header.h"

namespace cubewright {

void Engine::FreeDeleter::operator()(std::byte* memory) const { std::free(memory); }

void Engine::StopUsingTables() {
  search_.reset();
  search_tables_.reset();
  generation_.reset();
}

std::byte* Engine::ReserveTable(TableKind kind) {
  DropTable(kind);
  // Not by operator new, which ends the program when memory is refused.
  At(kind).file.reset(static_cast<std::byte*>(std::malloc(TableFileBytes(kind))));
  return At(kind).file.get();
}

std::string_view Engine::CommitTable(TableKind kind) {
  Table& table = At(kind);
  if (table.file == nullptr) return kTablesMissing;
  const auto header = DecodeTableHeader({table.file.get(), TableFileBytes(kind)});
  if (!header) return TableErrorCode(header.failure());
  if (header->kind != kind) return TableErrorCode(TableError::kKind);
  table.is_committed = true;
  const bool all_here = std::all_of(tables_.begin(), tables_.end(),
                                    [](const Table& each) { return each.is_committed; });
  if (all_here && !search_tables_) {
    const auto payload = [this](TableKind each) {
      return std::span(At(each).file.get() + kTableHeaderBytes, PayloadBytes(each));
    };
    search_tables_.emplace(payload(TableKind::kPhase1), payload(TableKind::kPhase2));
  }
  return "";
}

void Engine::DropTable(TableKind kind) {
  StopUsingTables();
  At(kind) = {};
}

void Engine::BeginGeneration(TableKind kind) {
  StopUsingTables();
  std::byte* const file = At(kind).file.get();
  if (file == nullptr) return;
  At(kind).is_committed = false;
  const auto header = EncodeTableHeader(kind);
  std::copy(header.begin(), header.end(), file);
  generation_ = MakeGeneration(kind, {file + kTableHeaderBytes, PayloadBytes(kind)},
                               GenerationExtent::kTable);
}

Engine::GenerationStatus Engine::StepGeneration(std::uint64_t work_units) {
  if (generation_ == nullptr) return {true, 1};
  const bool done = generation_->Step(work_units);
  const GenerationStatus status = {done, generation_->progress()};
  if (done) generation_.reset();
  return status;
}

std::string_view Engine::StartSearch(std::string_view facelets, int max_length, int threads) {
  search_.reset();
  const auto reading = ReadCube(facelets);
  if (!reading) return ErrorCode(reading.failure().error);
  if (!search_tables_) return kTablesMissing;
  search_ = std::make_unique<ParallelSearch>(
      *search_tables_, reading->cube, SearchLimits{.max_length = max_length}, std::max(1, threads));
  return "";
}

Engine::SearchStatus Engine::StepSearch(std::uint64_t node_budget) {
  if (search_ == nullptr) return {SearchState::kCancelled, -1, 0, 0};
  const SearchState state = search_->Step(node_budget);
  const int length = search_->has_solution() ? static_cast<int>(search_->best().size()) : -1;
  return {state, length, search_->lower_bound(), search_->nodes()};
}

void Engine::CancelSearch() {
  if (search_ != nullptr) search_->Cancel();
}

std::string Engine::BestSolution() const {
  if (search_ == nullptr || !search_->has_solution()) return "";
  return MovesText(search_->best());
}

}  // namespace cubewright
