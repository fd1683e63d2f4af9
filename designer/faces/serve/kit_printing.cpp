#include "designer/faces/serve/kit_printing.h"

#include <exception>
#include <nlohmann/json.hpp>
#include <utility>

namespace trackwright::serve {

KitPrinting::~KitPrinting() {
  if (thread_.joinable()) thread_.join();
}

Reply KitPrinting::begin(const std::string& theme) {
  if (!print_) return refusal(403, "this page cannot write files");
  {
    const std::scoped_lock lock(guard_);
    if (running_) return refusal(409, "a kit is being printed: wait until it is done");
    running_ = true;
    done_ = of_ = 0;
  }
  if (thread_.joinable()) thread_.join();
  thread_ = std::thread([this, theme] { print(theme); });
  return state();
}

void KitPrinting::print(const std::string& theme) {
  PrintedKit made;
  try {
    made = print_(theme, [this](std::size_t done, std::size_t of) {
      const std::scoped_lock lock(guard_);
      done_ = std::max(done_, done);
      of_ = of;
    });
  } catch (const std::exception& error) {
    made = {false, error.what()};
  }
  const std::scoped_lock lock(guard_);
  last_ = std::move(made);
  running_ = false;
}

Reply KitPrinting::state() const {
  const std::scoped_lock lock(guard_);
  const nlohmann::ordered_json told{{"running", running_},
                                    {"done", done_},
                                    {"of", of_},
                                    {"whole", last_.whole},
                                    {"told", running_ ? std::string() : last_.told}};
  return {200, told.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)};
}

}  // namespace trackwright::serve
