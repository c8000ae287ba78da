// Threads beside the calling one. If the system refuses a thread, there are fewer. What one of them
// throws reaches the calling thread: uncaught, it would end the process.
#pragma once

#include <thread>
#include <vector>

#if defined(__cpp_exceptions)
#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#endif

namespace cubewright {

class OtherThreads {
 public:
  OtherThreads() = default;
  // A thread that throws calls `on_failure`, after what it threw is kept for Rethrow().
  template <class OnFailure>
  explicit OtherThreads([[maybe_unused]] const OnFailure& on_failure) {
#if defined(__cpp_exceptions)
    on_failure_ = on_failure;
#endif
  }
  ~OtherThreads() { Join(); }
  OtherThreads(const OtherThreads&) = delete;
  OtherThreads& operator=(const OtherThreads&) = delete;

  // Starts threads until there are `count`. Once the system refuses one, starts no more. Each calls
  // `work` with its index, from 0.
  template <class Work>
  void StartUpTo(int count, const Work& work) {
    while (!is_refused_ && this->count() < count) Start(this->count(), work);
  }

  int count() const { return static_cast<int>(threads_.size()); }

  // Waits for all of them to end.
  void Join() {
    for (std::thread& thread : threads_) {
      if (thread.joinable()) thread.join();
    }
  }

  // Rethrows what a thread threw, the first if several did.
  void Rethrow() {
#if defined(__cpp_exceptions)
    if (!has_failed_.load(std::memory_order_acquire)) return;
    const std::scoped_lock lock(mutex_);
    std::rethrow_exception(failure_);
#endif
  }

 private:
#if defined(__cpp_exceptions)
  template <class Work>
  void Start(int index, const Work& work) {
    try {
      threads_.emplace_back([this, work, index] { Run(index, work); });
    } catch (const std::system_error&) {
      is_refused_ = true;
    }
  }

  template <class Work>
  void Run(int index, const Work& work) {
    try {
      work(index);
    } catch (...) {
      {
        const std::scoped_lock lock(mutex_);
        if (failure_ == nullptr) failure_ = std::current_exception();
      }
      has_failed_.store(true, std::memory_order_release);
      if (on_failure_ != nullptr) on_failure_();
    }
  }

  std::mutex mutex_;
  std::exception_ptr failure_;
  std::atomic<bool> has_failed_ = false;
  std::function<void()> on_failure_;
#else
  // Without exceptions, there is nothing to bring to the caller.
  template <class Work>
  void Start(int index, const Work& work) {
    threads_.emplace_back([work, index] { work(index); });
  }
#endif

  bool is_refused_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace cubewright
