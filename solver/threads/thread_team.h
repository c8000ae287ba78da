// Threads that are kept from one piece of work to the next. In a browser, a thread that has ended
// can be reused only after the page's other events, so one cannot be started for each piece.
#pragma once

#include <condition_variable>
#include <mutex>

#include "solver/threads/other_threads.h"
#include "tables/generation.h"

namespace cubewright {

class ThreadTeam final : public PartRunner {
 public:
  // Starts `others` threads beside the one that calls Run.
  explicit ThreadTeam(int others) {
    threads_.StartUpTo(others, [this](int) { Serve(); });
  }
  ~ThreadTeam() {
    {
      const std::scoped_lock lock(mutex_);
      is_over_ = true;
    }
    has_work_.notify_all();
    threads_.Join();
  }
  ThreadTeam(const ThreadTeam&) = delete;
  ThreadTeam& operator=(const ThreadTeam&) = delete;

  // The calling thread does the parts that no other has begun, so it never waits for a thread that
  // has not started yet. `part` must not throw.
  void Run(int count, const Part& part) override {
    std::unique_lock lock(mutex_);
    part_ = &part;
    count_ = open_ = count;
    next_ = 0;
    has_work_.notify_all();
    while (next_ < count_) DoNext(lock);
    is_done_.wait(lock, [this] { return open_ == 0; });
  }

 private:
  void Serve() {
    std::unique_lock lock(mutex_);
    while (true) {
      has_work_.wait(lock, [this] { return is_over_ || next_ < count_; });
      if (is_over_) return;
      DoNext(lock);
    }
  }

  void DoNext(std::unique_lock<std::mutex>& lock) {
    const int index = next_++;
    lock.unlock();
    (*part_)(index);
    lock.lock();
    if (--open_ == 0) is_done_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable has_work_;
  std::condition_variable is_done_;
  const Part* part_ = nullptr;
  // The number of parts, the next that no thread has begun, and how many are not done.
  int count_ = 0;
  int next_ = 0;
  int open_ = 0;
  bool is_over_ = false;
  // Last, since they use the other members.
  OtherThreads threads_;
};

}  // namespace cubewright
