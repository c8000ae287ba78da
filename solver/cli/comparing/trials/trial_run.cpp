#include "solver/cli/comparing/trials/trial_run.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <utility>

#include "solver/threads/other_threads.h"

namespace cubewright {
namespace {

// A cube that takes long holds up those after it, since results are passed on in order.
constexpr std::uint64_t kMostCubesAhead = 4096;

class TrialRun {
 public:
  TrialRun(ComparedCubes& cubes, const ComparedMethods& methods, const TakeTrials& take)
      : cubes_(cubes), methods_(methods), take_(take) {}

  std::optional<std::string> OnThreads(int threads) {
    OtherThreads others([this] { End(); });
    others.StartUpTo(threads - 1, [this](int) { Work(); });
    try {
      Work();
    } catch (...) {
      End();
      throw;
    }
    others.Join();
    others.Rethrow();
    return failure_;
  }

 private:
  void Work() {
    while (HasRoom()) {
      // Reading a line may take any time, so results have another lock.
      std::unique_lock reading(cubes_mutex_);
      std::optional<ComparedCube> cube = cubes_.Next();
      if (!cube) return;
      const std::uint64_t place = next_place_++;
      reading.unlock();
      CubeTrials trials{*std::move(cube), {}};
      for (std::size_t i = 0; i < methods_.size(); ++i) {
        if (trials.cube.done_methods >> i & 1) {
          trials.results.emplace_back();
          continue;
        }
        Result<TrialResult, std::string> result = methods_[i]->Solve(trials.cube.position);
        if (!result) return Fail(result.failure());
        trials.results.emplace_back(*result);
      }
      Tell(place, std::move(trials));
    }
  }

  // Waits while too many results wait for earlier ones. False if the run is over.
  bool HasRoom() {
    std::unique_lock lock(mutex_);
    has_room_.wait(lock, [this] { return is_over_ || waiting_.size() < kMostCubesAhead; });
    return !is_over_;
  }

  void Tell(std::uint64_t place, CubeTrials trials) {
    const std::scoped_lock lock(mutex_);
    waiting_.emplace(place, std::move(trials));
    for (auto next = waiting_.begin(); !is_over_ && next != waiting_.end() && next->first == told_;
         next = waiting_.erase(next), ++told_) {
      if (!take_(next->second)) is_over_ = true;
    }
    has_room_.notify_all();
  }

  void Fail(const std::string& reason) {
    const std::scoped_lock lock(mutex_);
    if (!failure_) failure_ = reason;
    is_over_ = true;
    has_room_.notify_all();
  }

  void End() {
    const std::scoped_lock lock(mutex_);
    is_over_ = true;
    has_room_.notify_all();
  }

  ComparedCubes& cubes_;
  const ComparedMethods& methods_;
  const TakeTrials& take_;
  std::mutex cubes_mutex_;
  std::uint64_t next_place_ = 0;
  std::mutex mutex_;
  std::condition_variable has_room_;
  // By their places, the results that come after a cube that is still to be solved.
  std::map<std::uint64_t, CubeTrials> waiting_;
  std::uint64_t told_ = 0;
  bool is_over_ = false;
  std::optional<std::string> failure_;
};

}  // namespace

std::optional<std::string> RunTrials(ComparedCubes& cubes, const ComparedMethods& methods,
                                     int threads, const TakeTrials& take) {
  return TrialRun(cubes, methods, take).OnThreads(threads);
}

}  // namespace cubewright
