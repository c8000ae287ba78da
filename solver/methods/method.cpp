#include "solver/methods/method.h"

#include <utility>

namespace cubewright {
namespace {

class RunAtOnce : public MethodRun {
 public:
  RunAtOnce(WriteSolution write, const MethodTask& task)
      : write_(std::move(write)), task_(task), builder_(task.cube) {}

  RunState Step(std::uint64_t) override {
    write_(task_, builder_);
    is_done_ = true;
    return RunState::kDone;
  }
  std::optional<WrittenSolution> solution() const override {
    if (!is_done_) return std::nullopt;
    return builder_.solution();
  }
  std::uint64_t nodes() const override { return is_done_ ? 1 : 0; }

 private:
  WriteSolution write_;
  MethodTask task_;
  SolutionBuilder builder_;
  bool is_done_ = false;
};

class MethodAtOnce : public Method {
 public:
  explicit MethodAtOnce(WriteSolution write) : write_(std::move(write)) {}

  std::unique_ptr<MethodRun> Start(const MethodTask& task) const override {
    return MakeRunAtOnce(write_, task);
  }

 private:
  WriteSolution write_;
};

}  // namespace

std::unique_ptr<MethodRun> MakeRunAtOnce(WriteSolution write, const MethodTask& task) {
  return std::make_unique<RunAtOnce>(std::move(write), task);
}

std::unique_ptr<Method> MakeMethodAtOnce(WriteSolution write) {
  return std::make_unique<MethodAtOnce>(std::move(write));
}

}  // namespace cubewright
