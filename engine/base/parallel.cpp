#include "engine/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace trackwright {

namespace {

// Threads that wait for work until the program ends, so that their caches of fonts and shaped texts remain
// useful for the next work. A caller does not wait for a helper that has not begun its work. Therefore work
// may ask for help itself.
class Helpers {
 public:
  using Work = std::function<void()>;

  // Asks `count` helpers; each calls `work` once, unless wait_for() takes the request back before.
  void ask(std::size_t count, const std::shared_ptr<const Work>& work) {
    const std::lock_guard lock(mutex_);
    while (threads_.size() < count)
      threads_.emplace_back([this](const std::stop_token& stop) { help(stop); });
    for (std::size_t i = 0; i < count; ++i) asked_.push_back(work);
    asked_for_.notify_all();
  }

  // Takes back requests that no helper has begun, and waits for the others.
  void wait_for(const std::shared_ptr<const Work>& work) {
    std::unique_lock lock(mutex_);
    std::erase(asked_, work);
    done_.wait(lock, [&] { return std::ranges::find(begun_, work) == begun_.end(); });
  }

 private:
  void help(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (asked_for_.wait(lock, stop, [&] { return !asked_.empty(); })) {
      const std::shared_ptr<const Work> work = std::move(asked_.front());
      asked_.pop_front();
      begun_.push_back(work);
      lock.unlock();
      (*work)();
      lock.lock();
      begun_.erase(std::ranges::find(begun_, work));
      done_.notify_all();
    }
  }

  std::mutex mutex_;
  std::condition_variable_any asked_for_;
  std::condition_variable_any done_;
  std::deque<std::shared_ptr<const Work>> asked_;
  std::vector<std::shared_ptr<const Work>> begun_;
  std::vector<std::jthread> threads_;  // last: stopped and joined before other members
};

Helpers& helpers() {
  static Helpers all;
  return all;
}

}  // namespace

void in_parallel(std::size_t count, const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> next{0};
  std::vector<std::exception_ptr> errors(count);
  const auto run = [&] {
    for (std::size_t i = next++; i < count; i = next++) {
      try {
        work(i);
      } catch (...) {
        errors[i] = std::current_exception();
      }
    }
  };
  const std::size_t wanted = std::min<std::size_t>(count, std::max(1U, std::thread::hardware_concurrency()));
  if (wanted > 1) {
    const auto shared = std::make_shared<const Helpers::Work>(run);
    helpers().ask(wanted - 1, shared);
    run();
    helpers().wait_for(shared);
  } else {
    run();
  }
  for (const std::exception_ptr& error : errors)
    if (error) std::rethrow_exception(error);
}

}  // namespace trackwright
