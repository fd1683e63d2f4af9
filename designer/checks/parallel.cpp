#include "designer/checks/parallel.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace trackwright {

namespace {

// What all workers share: the next job, and what went wrong first.
class Jobs {
 public:
  Jobs(std::size_t count, const std::function<void(std::size_t)>& job) : count_(count), job_(job) {}

  void work() {
    for (std::size_t i = next_++; i < count_; i = next_++) {
      try {
        job_(i);
      } catch (...) {
        const std::scoped_lock lock(mutex_);
        if (!error_) error_ = std::current_exception();
        next_ = count_;
      }
    }
  }

  void rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  std::size_t count_;
  const std::function<void(std::size_t)>& job_;
  std::atomic<std::size_t> next_{0};
  std::mutex mutex_;
  std::exception_ptr error_;
};

}  // namespace

void in_parallel(std::size_t count, const std::function<void(std::size_t)>& job) {
  Jobs jobs(count, job);
  const std::size_t workers = std::min<std::size_t>(count, std::max(1U, std::thread::hardware_concurrency()));
  {
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < workers; ++i) others.emplace_back([&jobs] { jobs.work(); });
    jobs.work();
  }
  jobs.rethrow();
}

}  // namespace trackwright
