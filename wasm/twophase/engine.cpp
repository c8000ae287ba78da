#include "wasm/twophase/engine.h"

#include <algorithm>

#include "solver/cube/facelets.h"

namespace cubewright {

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
      return Payload(static_cast<std::size_t>(table));
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
